// Hunts with which a set-up can begin.
import type { ManitouBoard } from '$lib/wire/types';
import { laidBy, seatAt, sizes, type Hunt, type Laid } from './hunt';
import { TURNS } from './layout';
import { isHunter } from './names';

/** The turns, counted from 0, in which a player of a made-up hunt plays a hero, if they have enough hunters. */
const HEROIC = [2, 4];

/** The moments of a hunt with which a set-up can begin, and how many turns each player has had by then. */
export const PRESETS = { first: 0, middle: 3, last: TURNS - 1 } as const;
export type Preset = keyof typeof PRESETS;

/** The place of a seat in the order of play, from 0. */
const placeOf = ({ first, seats }: ManitouBoard, seat: number) =>
  (seat - first + seats.length) % seats.length;

const rotated = (cards: string[], by: number) => cards.map((_, at) => cards[(at + by) % cards.length] ?? '');

/**
 * The cards that a seat takes into a made-up hunt, in the order of play. The players have different heroes and
 * strengths, so that there are trials of strength and few ties.
 */
function script(board: ManitouBoard, seat: number): string[] {
  const { available = [], choice_size: size = 0 } = board.seats[seat] ?? {};
  const place = placeOf(board, seat);
  const all = available.filter((card) => !isHunter(card));
  const heroes = rotated([...new Set(all)], place);
  const hunters = rotated(available.filter(isHunter), place * 2);
  const cards: string[] = [];
  while (cards.length < size) {
    const [wanted, others] = HEROIC.includes(cards.length) ? [heroes, hunters] : [hunters, heroes];
    // Strong and weak hunters alternate.
    const card = cards.length % 2 === 0 ? (wanted.pop() ?? others.pop()) : (wanted.shift() ?? others.shift());
    if (card === undefined) break;
    cards.push(card);
  }
  return cards;
}

/** The cards of a made-up hunt in which this number of turns were played. */
export function scripted(board: ManitouBoard, turns: number): Laid[] {
  const scripts = board.seats.map((_, seat) => script(board, seat));
  return Array.from({ length: turns }, (_, at) => {
    const seat = seatAt(board, at);
    const turn = Math.floor(at / board.seats.length);
    return { card: scripts[seat]?.[turn] ?? '', ground: ((turn + placeOf(board, seat)) % 3) + 1 };
  });
}

/** A made-up hunt in which it is the viewer's turn, except before the first card. */
export function preset(board: ManitouBoard, hunt: Hunt, kind: Preset): Hunt {
  const { seat } = hunt;
  const turns = PRESETS[kind];
  const laid = turns === 0 ? [] : scripted(board, turns * board.seats.length + placeOf(board, seat));
  const now = { ...hunt, laid };
  const left = script(board, seat).slice(laidBy(board, now, seat).length);
  const { hand } = sizes(board, now);
  return { ...now, hand: left.slice(0, hand), deck: left.slice(hand) };
}
