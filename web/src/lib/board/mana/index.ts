import { say } from '$lib/words/words.svelte';
import type { GameFace } from '../face';
import Art from './Art.svelte';
import { prompt } from './prompt';

/** Everything that the page knows about Mana. */
export const mana: GameFace<'mana'> = {
  board: () => import('./Mana.svelte'),
  art: Art,
  phone: { height: 'min(122vw, max(100dvh - 160px, 420px))' },
  marks: [{ colour: 'oklch(0.33 0.075 268)' }, { colour: 'oklch(0.985 0.008 88)' }],
  longPrompts: true,
  side: (seat) => say(seat === 0 ? 'mana-black' : 'mana-white'),
  actionWords: (_, action) => action,
  prompt,
  decisive: (_board, { effect }) =>
    effect.effect === 'flown' && effect.captured ? effect.path.slice(-1) : [],
  remarks({ effect, by, before }, yours) {
    const skipped = effect.effect === 'flown' ? effect.skipped : null;
    if (!skipped || by === null) return [];
    const whose = (seat: number) => (yours.length === 1 && yours[0] === seat ? 'yours' : 'other');
    const bird = effect.effect === 'flown' ? effect.bird : before.bird;
    return [
      {
        key: 'page-mana-skipped',
        args: {
          whose: whose(skipped.seat),
          side: this.side(skipped.seat),
          next: this.side(by),
          yours: whose(by),
        },
        clause: skipped.clause,
        cell: bird ?? '',
      },
    ];
  },
  describe({ action, parts, effect, before }) {
    const name = (square: string) => {
      const piece = before.pieces.find((piece) => piece.square === square);
      return say(piece?.daimyo ? 'mana-daimyo' : 'mana-ronin');
    };
    const flown = effect.effect === 'flown' ? effect : null;
    const besides = [
      ...(flown?.captured ? [say('page-told-captured', { what: name(flown.path.at(-1) ?? '') })] : []),
      ...(flown?.bird ? [say('page-told-bird', { to: flown.bird })] : []),
    ];
    switch (parts.kind) {
      case 'fill-row':
        return [say('page-told-set', { piece: say('mana-daimyo'), to: parts.daimyo })];
      case 'place':
        return [action];
      case 'return':
        return [say('page-told-return', { to: parts.to }), ...besides];
      case 'move': {
        const { from, to } = parts;
        return [say('page-told-move', { piece: name(from), from, to }), ...besides];
      }
    }
  },
};
