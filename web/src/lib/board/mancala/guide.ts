import type { MancalaPlace, Sowing } from '$lib/wire/types';
import { coach, type CoachMark, type Lesson, type MakeGuide, type Situation } from '../guide';
import { count, name, places } from './layout';

type At = Situation<'mancala'>;

const sowings = ({ legal }: At): Sowing[] => (legal.form === 'sow' ? legal.actions : []);
const stones = ({ board, seat }: At, { bowl }: Sowing) => count(board, { seat, bowl });

/** The places into which the stones of the sown bowl drop, if no place is passed over (MC-16). */
function lap(at: At, sowing: Sowing): MancalaPlace[] {
  const own = (place: MancalaPlace) => ({ ...place, seat: at.seat === 0 ? place.seat : 1 - place.seat });
  const circuit = places.map(own);
  return Array.from(
    { length: stones(at, sowing) },
    (_, i) => circuit[(sowing.bowl + i) % circuit.length],
  ).flatMap((place) => place ?? []);
}

/** The place where the last stone of the sown bowl drops. Nigerian sowings may continue from there. */
const last = (at: At, sowing: Sowing) =>
  at.options['rules'] === 'nigerian' ? (lap(at, sowing).at(-1) ?? null) : sowing.ends;

/** Whether the last stone falls into the player's own mancala. */
function comesHome(at: At, sowing: Sowing): boolean {
  const end = last(at, sowing);
  return end?.seat === at.seat && end.bowl === null;
}

/**
 * Whether the last stone gives an extra turn, for which the player must have something to sow (MC-6, MC-13).
 */
const goesOn = (at: At, sowing: Sowing) =>
  comesHome(at, sowing) && sowings(at).some((other) => other.bowl !== sowing.bowl);

/**
 * Whether the last stone falls into an empty bowl of the player's own, with stones in the bowl across (MC-9).
 */
function captures(at: At, sowing: Sowing): boolean {
  const end = last(at, sowing);
  if (end?.seat !== at.seat || end.bowl === null || stones(at, sowing) > 12) return false;
  const across = count(at.board, { seat: 1 - at.seat, bowl: 7 - end.bowl });
  return count(at.board, end) === 0 && across > 0;
}

/** Whether a stone passes the player's own mancala, or falls into it. */
const reaches = (at: At, sowing: Sowing) => sowing.way !== 'left' && sowing.bowl + stones(at, sowing) >= 7;

/** Whether the last stone falls into a bowl with stones, so that these are sown next (MC-18). */
function relays(at: At, sowing: Sowing): boolean {
  const end = last(at, sowing);
  const there = end === null || end.bowl === null ? 0 : count(at.board, end);
  return stones(at, sowing) < 12 && there > 0 && there !== 3;
}

/** Whether a stone makes four in a bowl (MC-17). */
const makesFour = (at: At, sowing: Sowing) =>
  stones(at, sowing) < 12 && lap(at, sowing).some((to) => to.bowl !== null && count(at.board, to) === 3);

const mark = coach('mancala');
/** A mark at the bowl of the first sowing that fits. */
const at =
  (key: string, fits: (at: At, sowing: Sowing) => boolean, args: CoachMark['args'] = {}) =>
  (at: At) => {
    const found = sowings(at).find((sowing) => fits(at, sowing));
    return found
      ? mark(key, name({ seat: at.seat, bowl: found.bowl }), { ...args, way: found.way ?? 'none' })
      : null;
  };

const sow: Lesson<'mancala'> = {
  mark: (now) => at('sow', comesHome, { into: 'yes' })(now) ?? at('sow', () => true, { into: 'no' })(now),
};
/** Teaches the first of two picks. The second pick is the direction. */
const pick: Lesson<'mancala'> = { mark: at('pick', () => true) };
const way: Lesson<'mancala'> = { picks: 1, mark: () => mark('way', 'right') };
const again: Lesson<'mancala'> = { mark: at('again', goesOn) };
const capture: Lesson<'mancala'> = { mark: at('capture', captures) };
const reach: Lesson<'mancala'> = { mark: at('reach', reaches) };
const end: Lesson<'mancala'> = { from: 2, mark: ({ seat }) => mark('end', name({ seat, bowl: null })) };

/** One guide for each of the four rule sets. */
export const guide: MakeGuide<'mancala'> = ({ options }) => {
  switch (options['rules']) {
    case 'general':
      return { lessons: [sow, reach, end], total: 3 };
    case 'ethiopian':
      return { lessons: [pick, way, again, capture, end], total: 5 };
    case 'nigerian':
      return {
        lessons: [sow, { mark: at('relay', relays) }, { mark: at('four', makesFour) }, end],
        total: 4,
      };
    default:
      return { lessons: [sow, again, capture, { ...reach, from: 3 }, { ...end, from: 5 }], total: 4 };
  }
};
