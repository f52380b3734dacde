import { say } from '$lib/words/words.svelte';
import type { GameFace } from '../face';
import Art from './Art.svelte';
import { groundCell, handCell, laidCell, ownTileCell, tileCell } from './cells';
import { cardList, cardName, tileName } from './names';
import { standing } from './standing';

/** Everything that the page knows about Big Manitou. */
export const manitou: GameFace<'manitou'> = {
  board: () => import('./Manitou.svelte'),
  guide: () => import('./guide'),
  setUp: () => import('./HuntEditor.svelte'),
  hints: () => import('./hints'),
  purposes: () => import('./hints'),
  referee: () => import('./referee'),
  art: Art,
  figure: { ratio: 'auto', still: true },
  scrolls: true,
  hue: 325,
  marks: [
    { colour: 'oklch(0.62 0.09 240)' },
    { colour: 'oklch(0.62 0.09 330)' },
    { colour: 'oklch(0.62 0.09 75)' },
    { colour: 'oklch(0.62 0.09 155)' },
    { colour: 'oklch(0.62 0.13 25)' },
  ],
  showsPlayers: true,
  celebrates: true,
  keepsTelling: true,
  longActions: true,
  side: (seat) => say(`page-tribe-${seat}`),
  namesComputers: true,
  actionWords(parts) {
    switch (parts.kind) {
      case 'play':
        return say('page-manitou-act-play', { card: cardName(parts.card), ground: parts.ground });
      case 'move': {
        const { card, from, to } = parts;
        return say('page-manitou-act-move', { card: cardName(card), ground: from, to });
      }
      case 'choose':
        return parts.cards.length > 0
          ? say('page-manitou-act-chosen', { cards: cardList(parts.cards) })
          : say('page-manitou-act-choose');
      case 'take':
      case 'discard':
        return say(`page-manitou-act-${parts.kind}`, { tile: tileName(parts.tile) });
      default:
        return say(`page-manitou-act-${parts.kind}`);
    }
  },
  cells(parts, seat) {
    switch (parts.kind) {
      case 'play':
        return [handCell(parts.card), groundCell(parts.ground)];
      case 'move':
        return [laidCell(seat, parts.from, parts.card), groundCell(parts.to)];
      case 'take':
        return [tileCell(parts.tile)];
      case 'discard':
        return [ownTileCell(parts.tile)];
      default:
        return [];
    }
  },
  route(parts, seat) {
    const [from, to] = this.cells?.(parts, seat) ?? [];
    return from !== undefined && to !== undefined ? [from, to] : null;
  },
  prompt: () => null,
  score: ({ seats }) => seats.map(({ points }) => points.total),
  standing,
  decisive: (_board, _deed, winners) => winners.map(String),
  brief({ action, parts, effect }) {
    const turned = effect.effect === 'played' ? effect.turned : [];
    return {
      text: this.actionWords(parts, action),
      events: turned.map(({ card }) => ({
        sign: 'takes',
        text: say('page-brief-manitou-turned', { card: cardName(card) }),
      })),
    };
  },
  describe({ action, parts }) {
    return [this.actionWords(parts, action)];
  },
};
