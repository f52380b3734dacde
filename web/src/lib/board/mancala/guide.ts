import type { Question } from '$lib/pocket/worths';
import type { MancalaPlace, Sowing } from '$lib/wire/types';
import { closing, coach, type CoachMark, type Lesson, type MakeGuide, type Situation } from '../guide';
import { weighing } from '../weighing';
import { count, name, places, write } from './layout';

type At = Situation<'mancala'>;

const sowings = ({ legal }: At): Sowing[] => (legal.form === 'sow' ? legal.actions : []);
const stones = ({ board, seat }: At, { bowl }: Sowing) => count(board, { seat, bowl });
const rulesOf = ({ options }: At) => options['rules'] ?? 'egyptian';

/**
 * The first sowing to teach, by the rules and the number of stones in each bowl. It is proven that no other is
 * better.
 */
export const FIRST: Record<string, string> = {
  'egyptian 2': '5',
  'egyptian 3': '5',
  'egyptian 4': '3',
  'ethiopian 2': '5r',
  'general 2': '6',
  'general 3': '6',
  'nigerian 3': '5',
  'nigerian 4': '5',
  'nigerian 5': '6',
};

/** The first sowing to teach at starts that are not solved: what a long search calls best. */
const SEARCHED: Record<string, string> = {
  'ethiopian 4': '3r',
  'general 4': '5',
};

/** The known first sowing, if this position is the start of a game; otherwise undefined. */
function first(at: At): Sowing | undefined {
  const { bowls, mancalas } = at.board;
  const [each = 0] = bowls[0];
  const isStart =
    at.seat === 0 && [...mancalas, ...bowls.flat().map((held) => held - each)].every((n) => n === 0);
  const start = `${rulesOf(at)} ${each}`;
  const known = isStart ? (FIRST[start] ?? SEARCHED[start]) : undefined;
  return sowings(at).find(({ action }) => action === known);
}

/** A sowing is worth teaching if its value is below that of the best one by at most this much. */
const CLOSE = 0.02;

/** The sowings that are worth teaching, the best one first. */
function good(at: At): Sowing[] {
  const wanted = first(at);
  if (wanted) return [wanted];
  const worth = ({ action }: Sowing) => at.worths?.get(action) ?? -Infinity;
  const best = Math.max(...sowings(at).map(worth));
  // A certain win has the value 1, and only another certain win is as good.
  const least = best === 1 ? 1 : best - CLOSE;
  return sowings(at)
    .filter((one) => worth(one) >= least && best > -Infinity)
    .sort((a, b) => worth(b) - worth(a));
}

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
  rulesOf(at) === 'nigerian' ? (lap(at, sowing).at(-1) ?? null) : sowing.ends;

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

/** Whether the player has had an extra turn already (MC-8). */
const hadExtra = ({ deeds = [] }: At) => deeds.some((deed) => deed.effect === 'sown' && deed.extra);

const mark = coach('mancala');
/** The bowl where the last stone of a capture falls, and the bowl across. */
const captured = (at: At, sowing: Sowing) => {
  const end = last(at, sowing);
  return end && end.bowl !== null ? [end, { seat: 1 - end.seat, bowl: 7 - end.bowl }].map(name) : [];
};
/**
 * Makes a mark at the bowl of the best sowing that is worth teaching and fits. If no sowing fits, there is no
 * mark.
 */
const at =
  (
    key: string,
    fits: (at: At, sowing: Sowing) => boolean,
    leads: (at: At, sowing: Sowing) => string[] = () => [],
  ) =>
  (at: At) => {
    const found = good(at).find((sowing) => fits(at, sowing));
    if (!found) return null;
    const { bowl, way } = found;
    const end = last(at, found)?.bowl ?? 0;
    const args = { bowl, way: way ?? 'none', end, known: hadExtra(at) ? 'yes' : 'no' };
    const made = mark(key, name({ seat: at.seat, bowl }), args);
    return made && { ...made, goals: leads(at, found) };
  };

/** Teaches how to sow, with the best sowing, and says what comes into the mancala. */
const sow: Lesson<'mancala'> = {
  mark: (now) => {
    const [best] = good(now);
    if (!best) return null;
    const into = comesHome(now, best) ? 'last' : reaches(now, best) ? 'one' : 'none';
    const onwards = rulesOf(now) === 'nigerian' && relays(now, best) ? 'yes' : 'no';
    const { bowl } = best;
    return mark('sow', name({ seat: now.seat, bowl }), { bowl, into, relays: onwards });
  },
};
/** Teaches the first of two picks. The second pick is the direction. */
const pick: Lesson<'mancala'> = { mark: at('pick', () => true) };
const way: Lesson<'mancala'> = {
  picks: 1,
  mark: (now) => {
    const from = (sowing: Sowing) => name({ seat: now.seat, bowl: sowing.bowl }) === now.picked[0];
    const chosen = good(now).find(from);
    return chosen?.way ? mark('way', chosen.way, { way: chosen.way }) : null;
  },
};
const reach: Lesson<'mancala'> = { mark: at('reach', reaches) };

/** A mark that only explains. It points at the number of a place's stones. */
const told = (key: string, place: MancalaPlace, args: CoachMark['args'] = {}): CoachMark => ({
  key: `page-guide-mancala-${key}`,
  args,
  at: `.count[data-count="${name(place)}"]`,
  shows: true,
});
/** A mark that explains a rule of the whole game, so that no ring is needed. */
const ruled = (...about: Parameters<typeof told>): CoachMark => ({ ...told(...about), ringless: true });

/** What the last stone decides (MC-8, MC-9), before that happens. */
const decides: Lesson<'mancala'> = {
  from: 1,
  aside: true,
  mark: ({ seat }) => ruled('last', { seat, bowl: null }),
};
/** How to see where the last stone falls, unless the player has found that out. */
const weigh: Lesson<'mancala'> = {
  from: 1,
  aside: true,
  mark: (now) => {
    const on = now.picked.length > 0 ? 'arrow' : 'bowl';
    if (weighing.has('mancala')) return null;
    return ruled('weigh', { seat: now.seat, bowl: null }, { on });
  },
};

/**
 * Extra turns (MC-6, MC-13) and captures (MC-9): shown with a sowing or, if no such sowing is good for several turns,
 * in words alone.
 */
const again: Lesson<'mancala'> = {
  mark: at('again', goesOn),
  otherwise: { from: 6, mark: ({ seat }) => ruled('agains', { seat, bowl: null }) },
};
const capture: Lesson<'mancala'> = {
  mark: at('capture', captures, captured),
  otherwise: { from: 7, mark: ({ seat }) => ruled('captures', { seat, bowl: null }) },
};

/** What sowing does at the other player's mancala, once a sowing can reach it (MC-4). */
const skips: Lesson<'mancala'> = {
  from: 2,
  aside: true,
  mark: (now) => {
    const arrives = (sowing: Sowing) => sowing.way !== 'left' && sowing.bowl + stones(now, sowing) >= 14;
    return sowings(now).some(arrives) ? ruled('skips', { seat: 1 - now.seat, bowl: null }) : null;
  },
};

/** In Nigerian, stones fall into both mancalas, and the last one brings no extra turn (MC-16, MC-18). */
const both: Lesson<'mancala'> = {
  from: 1,
  mark: ({ seat }) => ruled('both', { seat: 1 - seat, bowl: null }),
};

const relay: Lesson<'mancala'> = { mark: at('relay', relays) };
/**
 * The rule of four (MC-17), before it surprises the player: shown with a sowing or, if none is good, in words alone.
 */
const four: Lesson<'mancala'> = {
  from: 2,
  mark: at('four', makesFour),
  otherwise: { from: 2, mark: ({ seat }) => ruled('fours', { seat, bowl: null }) },
};

/** In Ethiopian, a single stone may not be sown (MC-13). */
const single: Lesson<'mancala'> = {
  from: 1,
  aside: true,
  mark: ({ board, seat }) => {
    const found = places.find(
      (place) => place.seat === seat && place.bowl !== null && count(board, place) === 1,
    );
    return found ? told('single', found) : null;
  },
};

/** How the game ends (MC-6), and what becomes of the stones that are left (MC-7, MC-10, MC-19). */
const end: Lesson<'mancala'> = {
  from: 5,
  mark: (now) => {
    const kept = ['egyptian', 'ethiopian'].includes(rulesOf(now));
    return ruled('end', { seat: now.seat, bowl: null }, { rest: kept ? 'kept' : 'lost' });
  },
};

/**
 * The engine is asked about every position in which the best sowing is not known, as long as lessons need it. An answer
 * takes about a quarter of a second.
 */
export const question = (at: At, learned: boolean): Question | null =>
  learned || first(at) ? null : { position: write(at.board, at.seat), actions: 2, nodes: 150_000 };

/** One guide for each of the four rule sets. */
export const guide: MakeGuide<'mancala'> = ({ options }) => {
  switch (options['rules']) {
    case 'general':
      return { lessons: [sow, weigh, reach, end, skips, closing], total: 3 };
    case 'ethiopian':
      return {
        lessons: [pick, way, decides, { ...weigh, picks: 1 }, again, capture, end, single, skips, closing],
        total: 5,
      };
    case 'nigerian':
      return { lessons: [sow, relay, both, four, weigh, end, closing], total: 5 };
    default:
      return { lessons: [sow, decides, weigh, again, capture, end, skips, closing], total: 4 };
  }
};
