import type { Legal, ManitouBoard } from '$lib/wire/types';
import type { Chosen } from '../picking';

/** The seats as the viewer has them around the table: the others clockwise from his left, he himself last. */
export function around(seats: number, near: number): number[] {
  return Array.from({ length: seats }, (_, i) => (near + 1 + i) % seats);
}

/** A card that may be laid on some grounds: one of the hand, or one's hunter that lies in another ground. */
export interface Mobile {
  card: string;
  /** What it takes to lay it on a ground, by the ground's number from 1. */
  to: Map<number, Chosen>;
}

/** What cards and tiles may do now. */
export interface Options {
  /** By card: what may be played from the hand. */
  play: Map<string, Mobile>;
  /** By [`placed`]: the hunters that may be moved. */
  move: Map<string, Mobile>;
  take: Map<string, Chosen>;
  discard: Map<string, Chosen>;
  decline: Chosen | null;
}

/** What a card in a ground is called among the things one points at. */
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

/** The choice of these places in the list of cards. */
export function choice(available: string[], places: Set<number>): Chosen {
  const cards = available.filter((_, place) => places.has(place));
  return { action: `choose:${cards.join(',')}`, parts: { game: 'manitou', kind: 'choose' }, cells: [] };
}

/** The strength of hunters: heroes have none. */
export function strength(cards: string[]): number {
  return cards.reduce((sum, card) => sum + (Number(card) || 0), 0);
}

/** The ground that is being shared out, from 1. */
export function shared(board: ManitouBoard): number | null {
  return board.phase === 'take' ? (board.takes[0]?.ground ?? null) : null;
}
