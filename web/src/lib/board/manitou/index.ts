import { say } from '$lib/words/words.svelte';
import type { GameFace } from '../face';
import Art from './Art.svelte';
import { cardName, tileName } from './names';

/** Everything that the page knows about Big Manitou. */
export const manitou: GameFace<'manitou'> = {
  board: () => import('./Manitou.svelte'),
  referee: () => import('./referee'),
  art: Art,
  phone: { height: 'auto' },
  marks: [
    { colour: 'oklch(0.62 0.09 240)' },
    { colour: 'oklch(0.62 0.09 330)' },
    { colour: 'oklch(0.62 0.09 75)' },
    { colour: 'oklch(0.62 0.09 155)' },
    { colour: 'oklch(0.62 0.13 25)' },
  ],
  showsPlayers: true,
  longActions: true,
  side: (seat) => say('page-seat', { seat: seat + 1 }),
  badge: (seat) => say(`page-tribe-${seat}`),
  actionWords(parts) {
    switch (parts.kind) {
      case 'play':
        return say('page-manitou-act-play', { card: cardName(parts.card), ground: parts.ground });
      case 'move': {
        const { card, from, to } = parts;
        return say('page-manitou-act-move', { card: cardName(card), ground: from, to });
      }
      case 'take':
      case 'discard':
        return say(`page-manitou-act-${parts.kind}`, { tile: tileName(parts.tile) });
      default:
        return say(`page-manitou-act-${parts.kind}`);
    }
  },
  prompt: () => null,
  score: ({ seats }) => seats.map(({ points }) => points.total),
  decisive: (_board, _deed, winners) => winners.map(String),
  describe({ action, parts }) {
    return [this.actionWords(parts, action)];
  },
};
