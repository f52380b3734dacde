import type { Legal, ManitouBoard } from '$lib/wire/types';
import type { Chosen } from '../picking';

/** The seats around the table, clockwise from the viewer's left; the viewer is last. */
export function around(seats: number, near: number): number[] {
  return Array.from({ length: seats }, (_, i) => (near + 1 + i) % seats);
}

/** A card that may go to some of the grounds: a card from the hand, or a hunter from another ground. */
export interface Mobile {
  card: string;
  /** The action for each ground it may go to; grounds count from 1. */
  to: Map<number, Chosen>;
}

/** The legal actions by card and tile. */
export interface Options {
  /** Cards of the hand that may be played, by card. */
  play: Map<string, Mobile>;
  /** Hunters that may be moved, by [`placed`]. */
  move: Map<string, Mobile>;
  take: Map<string, Chosen>;
  discard: Map<string, Chosen>;
  decline: Chosen | null;
}

/** The key of a card in a ground. */
export const placed = (card: string, ground: number) => `${card}@${ground}`;

export function options(legal: Legal | null): Options {
  const found: Options = {
    play: new Map(),
    move: new Map(),
    take: new Map(),
    discard: new Map(),
    decline: null,
  };
  const add = (map: Map<string, Mobile>, id: string, card: string, ground: number, chosen: Chosen) => {
    const mobile = map.get(id) ?? { card, to: new Map() };
    mobile.to.set(ground, chosen);
    map.set(id, mobile);
  };
  if (legal?.form !== 'cards') return found;
  for (const [i, parts] of legal.parts.entries()) {
    const chosen: Chosen = {
      action: legal.actions[i] ?? '',
      parts: { game: 'manitou', ...parts },
      cells: [],
    };
    if (parts.kind === 'decline') found.decline = chosen;
    else if (parts.kind === 'take') found.take.set(parts.tile, chosen);
    else if (parts.kind === 'discard') found.discard.set(parts.tile, chosen);
    else if (parts.kind === 'play') add(found.play, parts.card, parts.card, parts.ground, chosen);
    else if (parts.kind === 'move')
      add(found.move, placed(parts.card, parts.from), parts.card, parts.to, chosen);
  }
  return found;
}

/** The action that chooses the cards at these places of the list. */
export function choice(available: string[], places: Set<number>): Chosen {
  const cards = available.filter((_, place) => places.has(place));
  return { action: `choose:${cards.join(',')}`, parts: { game: 'manitou', kind: 'choose' }, cells: [] };
}

/** The strength of the hunters among these cards; heroes have none. */
export function strength(cards: string[]): number {
  return cards.reduce((sum, card) => sum + (Number(card) || 0), 0);
}

/** The ground that is being shared out, from 1; null if none is. */
export function shared(board: ManitouBoard): number | null {
  return board.phase === 'take' ? (board.takes[0]?.ground ?? null) : null;
}
