import type { ManitouBoard, ManitouCard, ManitouTrial } from '$lib/wire/types';
import { isHunter } from './names';
import type { Acted } from './told';

/** How a trial of strength went. */
export type Verdict =
  /** The new hero turned the other hero face down. */
  | 'defeats'
  /** The new hero was the weaker hero and was turned face down. */
  | 'defeated'
  /** Two heroes of the same kind turned each other face down. */
  | 'alike'
  /** The new hero met two heroes. The new hero and the later of the two were turned face down. */
  | 'sacrifice';

export interface Judgement {
  verdict: Verdict;
  /** The hero that the new one met. */
  other: string;
  /** The seat of the other hero's owner. */
  seat: number;
}

/** The result of a trial of strength; null if there was none (MN-14, MN-15). */
export function verdict({ met, stays, turned }: ManitouTrial, card: string): Judgement | null {
  if (!met) return null;
  const { seat, card: other } = met;
  const fell = turned.some((one) => one.seat === seat);
  if (!fell) return { verdict: 'defeated', other, seat };
  if (stays) return { verdict: 'defeats', other, seat };
  return { verdict: other === card ? 'alike' : 'sacrifice', other, seat };
}

/** What became of a hero that met another one, and where it lies: its seat, and its place among the seat's cards. */
export interface Outcome {
  ground: number;
  seat: number;
  place: number;
  outcome: 'wins' | 'loses' | 'falls';
}

/** What became of the two heroes of a trial of strength (MN-14, MN-15); empty if there was none. */
export function outcomes({ before, board, parts, by, trial }: Acted): Outcome[] {
  if (!trial?.met || by === null || parts.kind !== 'play') return [];
  const found = verdict(trial, parts.card);
  if (!found) return [];
  const { ground } = trial;
  const of = ({ seats }: ManitouBoard, seat: number) => seats[seat]?.grounds[ground - 1] ?? [];
  // The newcomer meets the hero that was played last.
  const met = of(before, found.seat).findLastIndex(({ card, face_up: up }) => up && card === found.other);
  const [own, other] = (
    {
      defeats: ['wins', 'loses'],
      defeated: ['loses', 'wins'],
      alike: ['falls', 'falls'],
      sacrifice: ['falls', 'falls'],
    } as const
  )[found.verdict];
  return [
    { ground, seat: by, place: of(board, by).length - 1, outcome: own },
    { ground, seat: found.seat, place: met, outcome: other },
  ];
}

/** A hero of a trial of strength that is being shown, and what becomes of it. */
export type Fighter = Pick<Outcome, 'seat' | 'outcome'> & { card: string };

/** The two heroes of a trial of strength, the one of the `near` seat last; null if there was none. */
export function fighters(acted: Acted, near: number): [Fighter, Fighter] | null {
  const { parts, trial } = acted;
  const [own, other] = outcomes(acted);
  if (!own || !other || !trial?.met || parts.kind !== 'play') return null;
  const pair: [Fighter, Fighter] = [
    { ...other, card: trial.met.card },
    { ...own, card: parts.card },
  ];
  return other.seat === near ? [pair[1], pair[0]] : pair;
}

/**
 * What would happen to a hero in a ground: it would fight another player's hero, be the first hero there, or
 * join a hero of the same player.
 */
export type Outlook = { verdict: Verdict | 'joins'; other: string } | { verdict: 'leads' };

/** The newest face-up hero of another player in a ground: a hero that is played there meets this one. */
export function met(board: ManitouBoard, seat: number, ground: number) {
  const rows = board.seats.map((_, owner) => heroes(board, owner, ground));
  const row = rows.find((row, owner) => owner !== seat && row.length > 0) ?? [];
  const card = row.at(-1)?.card;
  return card === undefined ? null : { card, standing: row.length };
}

/** The face-up heroes of a seat in a ground. If there are any, nobody else has one there (MN-14). */
export const heroes = ({ seats }: ManitouBoard, seat: number, ground: number) =>
  (seats[seat]?.grounds[ground - 1] ?? []).filter(({ card, face_up: up }) => up && !isHunter(card));

/** What would become of a card in a ground; null if it is a hunter (MN-12 to MN-15). */
export function outlook(
  board: ManitouBoard,
  cards: ManitouCard[],
  card: string,
  seat: number,
  ground: number,
): Outlook | null {
  if (isHunter(card)) return null;
  const one = met(board, seat, ground);
  if (!one) {
    const joined = heroes(board, seat, ground).at(-1);
    return joined ? { verdict: 'joins', other: joined.card } : { verdict: 'leads' };
  }
  const other = one.card;
  const beats = cards.find((one) => one.card === card)?.defeats.includes(other) ?? false;
  if (other === card) return { verdict: 'alike', other };
  if (!beats) return { verdict: 'defeated', other };
  return { verdict: one.standing > 1 ? 'sacrifice' : 'defeats', other };
}
