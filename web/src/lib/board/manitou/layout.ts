import type { Legal, ManitouBoard } from '$lib/wire/types';

/** The seats as the viewer has them around the table: the others clockwise from his left, he himself last. */
export function around(seats: number, near: number): number[] {
  return Array.from({ length: seats }, (_, i) => (near + 1 + i) % seats);
}

/** What cards and tiles may do now, by what one points at first. */
export interface Options {
  /** A card of one's hand: the grounds it can be played to. */
  play: Map<string, number[]>;
  /** One's hunter in a ground, as `7@2`: the grounds it can be moved to. */
  move: Map<string, number[]>;
  take: Set<string>;
  discard: Set<string>;
  decline: boolean;
}

export function options(legal: Legal | null): Options {
  const found: Options = {
    play: new Map(),
    move: new Map(),
    take: new Set(),
    discard: new Set(),
    decline: false,
  };
  const add = (map: Map<string, number[]>, from: string, ground: number) =>
    map.set(from, [...(map.get(from) ?? []), ground]);
  for (const action of legal?.form === 'cards' ? legal.actions : []) {
    const [verb, rest = ''] = action.split(':');
    if (verb === 'decline') found.decline = true;
    else if (verb === 'take') found.take.add(rest);
    else if (verb === 'discard') found.discard.add(rest);
    else if (verb === 'play') {
      const [card = '', ground] = rest.split('@');
      add(found.play, card, Number(ground));
    } else if (verb === 'move') {
      const [from = '', ground] = rest.split('>');
      add(found.move, from, Number(ground));
    }
  }
  return found;
}

/** The choice of these places in the list of cards, as the server wants it. */
export function choice(available: string[], places: Set<number>): string {
  return `choose:${available.filter((_, place) => places.has(place)).join(',')}`;
}

/** The strength of hunters: heroes have none. */
export function strength(cards: string[]): number {
  return cards.reduce((sum, card) => sum + (Number(card) || 0), 0);
}

/** The ground that is being shared out, from 1. */
export function shared(board: ManitouBoard): number | null {
  return board.phase === 'take' ? (board.takes[0]?.ground ?? null) : null;
}
