import { say } from '$lib/words/words.svelte';
import type { GameFace, Prompt } from '../face';
import Art from './Art.svelte';

/** Everything that the page knows about Mandua. */
export const mandua: GameFace<'mandua'> = {
  board: () => import('./Mandua.svelte'),
  art: Art,
  phone: { height: 'auto' },
  marks: [{ colour: 'oklch(0.96 0.02 85)' }, { colour: 'oklch(0.72 0.155 55)' }],
  longPrompts: true,
  side: (seat) => say(seat === 0 ? 'mandua-hunter' : 'mandua-tiger'),
  actionWords(parts, action) {
    switch (parts.kind) {
      case 'say':
      case 'object':
        return say(`page-mandua-act-${parts.kind}`, { what: parts.number });
      case 'remove':
        return say('page-mandua-act-remove', { what: parts.field });
      case 'end':
        return say('page-mandua-act-end');
      default:
        return action;
    }
  },
  prompt(board, _, legal) {
    const sentence = (key: string, clause?: string): Prompt => ({
      key: `page-now-mandua-${key}`,
      args: {},
      ...(clause ? { clause } : {}),
    });
    const { phase, to_beat: toBeat, turn } = board;
    if (phase === 'remove') return sentence('remove', 'MD-18');
    if (phase !== 'prowl') {
      const sets = legal.form === 'hunt' && legal.actions.some(({ kind }) => kind === 'place');
      return sentence(sets ? 'set' : 'hunter');
    }
    if (toBeat === null) return sentence(turn.announced + turn.steps.length > 0 ? 'tiger' : 'strict');
    return toBeat > 0 ? sentence('beat', 'MD-11') : sentence('tiger');
  },
  decisive({ tigers }, { parts, by }, winners) {
    if (by !== null && !winners.includes(by)) return [];
    if (parts.kind === 'remove') return [parts.field];
    // Hunter wins by locking the tigers in, or by a last step.
    return winners.includes(0) && tigers.length > 0 ? tigers : parts.kind === 'go' ? [parts.to] : [];
  },
  describe({ action, parts, effect, before }) {
    const name = (field: string) => say(before.tigers.includes(field) ? 'mandua-tiger' : 'mandua-hunter');
    if (parts.kind === 'place') return [say('page-told-set', { piece: say('mandua-hunter'), to: parts.to })];
    if (parts.kind !== 'go') return [this.actionWords(parts, action)];
    const { from, to } = parts;
    const beaten = effect.effect === 'struck' ? effect.beaten : [];
    return [
      say('page-told-move', { piece: name(from), from, to }),
      ...(beaten.length > 0 ? [say('page-told-beaten', { what: beaten.join(', ') })] : []),
    ];
  },
};
