import type { ManitouBoard } from '$lib/wire/types';

/** A card that lies in a ground, in the order of play. */
export interface Laid {
  card: string;
  /** The ground, 1 to 3. */
  ground: number;
}

/** What one seat sees of a hunt. */
export interface Hunt {
  seat: number;
  /** The tiles of each ground. */
  grounds: string[][];
  /** The cards that were played so far, whoever played them. */
  laid: Laid[];
  hand: string[];
  deck: string[];
}

/** The number of cards in a hand while the deck lasts (MN-9). */
const HAND = 3;

/** The hunt with these tiles, before anything is played. */
export const unplayed = (grounds: string[][]): Hunt => ({ seat: 0, grounds, laid: [], hand: [], deck: [] });

/**
 * The seat that plays card number `at` of a hunt, counted from 0: clockwise from the first player (MN-10).
 */
export const seatAt = ({ first, seats }: ManitouBoard, at: number): number => (first + at) % seats.length;

/** The cards that a seat has played, in order. */
export const laidBy = (board: ManitouBoard, { laid }: Hunt, seat: number): string[] =>
  laid.filter((_, at) => seatAt(board, at) === seat).map(({ card }) => card);

/** The cards without those in `gone`. Of equal cards, as many are removed as `gone` contains. */
export function without(cards: string[], gone: string[]): string[] {
  const rest = [...cards];
  for (const card of gone) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** The number of cards in the viewer's hand, and in their deck. */
export function sizes(board: ManitouBoard, hunt: Hunt): { hand: number; deck: number } {
  const chosen = board.seats[hunt.seat]?.choice_size ?? 0;
  const left = Math.max(chosen - laidBy(board, hunt, hunt.seat).length, 0);
  const hand = Math.min(left, HAND);
  return { hand, deck: left - hand };
}

/** The cards that a seat has not played. */
export const unlaid = (board: ManitouBoard, hunt: Hunt, seat: number): string[] =>
  without(board.seats[seat]?.available ?? [], laidBy(board, hunt, seat));

/** Whether all cards of the viewer are known. */
export function isWhole(board: ManitouBoard, hunt: Hunt): boolean {
  const { hand, deck } = sizes(board, hunt);
  return hunt.hand.length === hand && hunt.deck.length === deck;
}

/**
 * The actions of the hunt that lead to what the viewer sees. All players get arbitrary cards in place of those that
 * are not known. Each deck begins with the cards that were played, so that each card was in hand in time.
 */
export function actions(board: ManitouBoard, hunt: Hunt, areChosen: boolean): string[] {
  const decks = board.seats.map(({ available, choice_size: size }, seat) => {
    const laid = laidBy(board, hunt, seat);
    const known = seat === hunt.seat ? [...laid, ...hunt.hand, ...hunt.deck] : laid;
    return [...known, ...without(available, known)].slice(0, Math.max(size, known.length));
  });
  const choices = board.seats.map(({ available }, seat) => {
    const others = without(available, decks[seat] ?? []);
    return `choose:${without(available, others).join(',')}`;
  });
  return [
    `tiles:${hunt.grounds.map((tiles) => tiles.join(',')).join('|')}`,
    ...(areChosen ? choices : []),
    ...decks.map((cards, seat) => `deck:${seat}:${cards.join(',')}`),
    ...hunt.laid.map(({ card, ground }) => `play:${card}@${ground}`),
  ];
}
