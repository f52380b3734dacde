import { say, words } from '$lib/words/words.svelte';
import type { GameFace, Prompt, Remark } from '../face';
import Art from './Art.svelte';
import { isJump, place } from './places';

/** How many hunters are few enough to hope for a putt. */
const FEW = 3;

/** Everything that the page knows about Mandua. */
export const mandua: GameFace<'mandua'> = {
  board: () => import('./Mandua.svelte'),
  guide: () => import('./guide'),
  editing: () => import('./editing'),
  purposes: () => import('./purposes'),
  nextTime: () => import('./next-time'),
  guideOf: (_, seat) => String(seat),
  art: Art,
  figure: { ratio: '1 / 1.2', beside: true },
  scrolls: true,
  hue: 30,
  marks: [{ colour: 'oklch(0.96 0.02 85)' }, { colour: 'oklch(0.72 0.155 55)' }],
  shares: [1, 1.7],
  lines: 4,
  side: (seat) => say(seat === 0 ? 'mandua-hunter' : 'mandua-tiger'),
  actionWords(parts, action, board) {
    switch (parts.kind) {
      case 'place':
        return say('page-told-set', { piece: say('mandua-hunter'), to: parts.to });
      case 'go': {
        const { from, to } = parts;
        const piece = say(board?.tigers.includes(from) ? 'mandua-tiger' : 'mandua-hunter');
        return board ? say('page-brief-moves', { piece, from, to }) : action;
      }
      case 'say':
      case 'object':
        return say(`page-mandua-act-${parts.kind}`, { what: parts.number });
      case 'remove':
        return say('page-mandua-act-remove', { what: parts.field });
      case 'end':
        return say('page-mandua-act-end');
    }
  },
  cells(parts) {
    if (parts.kind === 'go') return [parts.from, parts.to];
    return parts.kind === 'place' ? [parts.to] : parts.kind === 'remove' ? [parts.field] : [];
  },
  route: (parts) => (parts.kind === 'go' ? [parts.from, parts.to] : null),
  prompt(board, _, legal) {
    const sentence = (key: string, clause?: string, args: Prompt['args'] = {}): Prompt => ({
      key: `page-now-mandua-${key}`,
      args,
      ...(clause ? { clause } : {}),
    });
    const { phase, to_beat: toBeat, turn, beaten } = board;
    const [only, ...others] = legal.form === 'hunt' ? legal.actions : [];
    if (only?.kind === 'go' && others.length === 0 && toBeat !== null)
      return sentence('only', phase === 'prowl' ? (toBeat > 0 ? 'MD-11' : 'MD-7') : 'MD-6', {
        from: only.from,
        to: only.to,
        beats: only.beaten.length > 0 ? 'yes' : 'no',
      });
    if (phase === 'remove') return sentence('remove', 'MD-18');
    if (phase !== 'prowl') {
      const sets = legal.form === 'hunt' && legal.actions.some(({ kind }) => kind === 'place');
      return sets ? sentence('set', undefined, { left: board.to_set }) : sentence('hunter', 'MD-6');
    }
    if (toBeat === null) return sentence(turn.announced + turn.steps.length > 0 ? 'free' : 'strict');
    return toBeat > 0 ? sentence('beat', 'MD-11', { number: toBeat, beaten }) : sentence('tiger', 'MD-7');
  },
  remarks({ parts, effect, before }): Remark[] {
    if (effect.effect === 'objected' && parts.kind === 'object') {
      const { verdict, highest } = effect;
      const cell = before.turn.steps.at(-1)?.[1] ?? before.tigers[0] ?? '';
      const args = { number: parts.number, highest };
      return [{ key: `page-mandua-objection-${verdict}`, args, clause: 'MD-18', cell }];
    }
    if (parts.kind === 'place' && before.to_set === 1)
      return [{ key: 'page-mandua-all-set', args: {}, clause: 'MD-6', cell: parts.to, brief: true }];
    if (effect.effect !== 'struck' || parts.kind !== 'go') return [];
    // Nobody would guess that the last hunters can still win (MD-24), so it is said once, when few are left.
    const left = before.hunters.length - effect.beaten.length;
    if (before.to_set === 0 && left > 0 && left <= FEW && before.hunters.length > FEW)
      return [{ key: 'page-mandua-few', args: { left }, clause: 'MD-24', cell: parts.to, ringless: true }];
    if (before.beaten > 0 && before.to_beat === effect.beaten.length) {
      const args = { number: before.beaten + effect.beaten.length };
      return [{ key: 'page-mandua-turn', args, clause: 'MD-11', cell: parts.to, brief: true }];
    }
    // A jump alone captures one hunter. If there are more, a pair was captured, too.
    if (effect.beaten.length < 2) return [];
    return [{ key: 'page-mandua-pair', args: {}, clause: 'MD-9', cell: parts.to, brief: true }];
  },
  decisive({ tigers }, { parts, by }, winners) {
    if (by !== null && !winners.includes(by)) return [];
    if (parts.kind === 'remove') return [parts.field];
    // Hunter has locked the tigers in, or a last move has decided the game.
    return winners.includes(0) && tigers.length > 0 ? tigers : parts.kind === 'go' ? [parts.to] : [];
  },
  // Short, because the column shows whose piece moved, and a turn of many captures needs the room.
  brief({ action, parts, effect }) {
    const hunters = effect.effect === 'struck' ? effect.beaten.length : 0;
    const spoken = say('page-brief-mandua-beats', { hunters });
    return {
      text:
        parts.kind === 'place'
          ? parts.to
          : parts.kind === 'go'
            ? `${parts.from}–${parts.to}`
            : this.actionWords(parts, action),
      events: hunters > 0 ? [{ sign: 'takes', text: String(hunters), spoken }] : [],
    };
  },
  describe({ action, parts, effect, before }) {
    const name = (field: string) => say(before.tigers.includes(field) ? 'mandua-tiger' : 'mandua-hunter');
    if (parts.kind === 'place') return [say('page-told-set', { piece: say('mandua-hunter'), to: parts.to })];
    if (effect.effect === 'objected' && parts.kind === 'object') {
      const { verdict, highest } = effect;
      return [say(`page-mandua-objection-${verdict}`, { number: parts.number, highest })];
    }
    if (parts.kind !== 'go') return [this.actionWords(parts, action)];
    const { from, to } = parts;
    const beaten = effect.effect === 'struck' ? effect.beaten : [];
    const jumps = isJump(from, to);
    // In a turn of several captures, the same tiger often goes on.
    const last = before.beaten > 0 ? before.turn.steps.at(-1)?.[1] : undefined;
    // The hunter that was jumped over comes first.
    const [over = '', pair] = jumps ? [beaten[0], beaten.slice(1)] : ['', beaten];
    const does = jumps ? (pair.length > 0 ? 'leaps' : 'jumps') : beaten.length > 0 ? 'steps' : 'goes';
    const go = say('page-mandua-told-go', {
      piece: name(from),
      does: beaten.length > 0 && from === last ? `${does}-on` : does,
      from: place('from', from),
      over,
      to: place('to', to),
    });
    if (beaten.length === 0) return [go];
    const how = pair.length === 0 ? 'jump' : jumps ? 'both' : 'pair';
    return [say('page-mandua-told-beats', { go, how, over, pair: words.list(pair) })];
  },
};
