import type { Component } from 'svelte';
import type { JungleAnimal, JungleMove } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { closing, coach, told, type CoachMark, type Lesson, type MakeGuide, type Situation } from '../guide';
import { steps } from '../squares';
import { after, foresee, MARGIN, perils, position, preyFrom, risks } from './foresight';
import GoalPicture from './GoalPicture.svelte';
import { doomed, list } from './hunger';
import HungerPicture from './HungerPicture.svelte';
import LeapPicture from './LeapPicture.svelte';
import RankPicture from './RankPicture.svelte';
import TrapPicture from './TrapPicture.svelte';

type At = Situation<'jungle'>;

const mark = coach('jungle');
/** A mark at an animal. Its sentence names the animal. */
const markOn = (key: string, one: JungleAnimal | undefined, args: CoachMark['args'] = {}) =>
  one ? mark(key, one.square, { animal: say(one.kind), ...args }) : null;
const pictured = (picture: Component, mark: CoachMark | null) => mark && { ...mark, picture };
/** Words and a picture about a rule, at the player's foremost animal. */
const taught = (key: string, picture: Component) => (at: At) =>
  pictured(picture, told(markOn(key, foremost(at))));
const moves = ({ legal }: At): JungleMove[] => (legal.form === 'roam' ? legal.actions : []);
const ahead = ({ seat }: At, square: string) => Number(square.slice(1)) * (seat === 0 ? 1 : -1);

/** The player's animal that has advanced furthest. */
const foremost = (at: At) =>
  at.board.animals
    .filter(({ seat }) => seat === at.seat)
    .sort((a, b) => ahead(at, b.square) - ahead(at, a.square))[0];

/** The first move to teach. A long search found that it is one of the best. */
const FIRST = 'c3-d3';
/** Where Orange's animals stand at the start of a game. */
const START = 'a1 a3 b2 c3 e3 f2 g1 g3';

const known = new WeakMap<object, JungleMove[]>();

/** Whether a game begins here. */
function isStart({ board: { animals }, seat }: At): boolean {
  const own = animals.filter((animal) => animal.seat === 0).map(({ square }) => square);
  return seat === 0 && animals.length === 16 && own.sort().join(' ') === START;
}

/**
 * The moves that are worth teaching, the best ones first: they lose nothing, as far as can be seen quickly, and
 * no animal of the player starves.
 */
export function good(at: At): JungleMove[] {
  const found = known.get(at.legal);
  if (found) return found;
  const worth = isStart(at) ? moves(at).filter(({ action }) => action === FIRST) : promising(at);
  known.set(at.legal, worth);
  return worth;
}

function promising(at: At): JungleMove[] {
  const all = moves(at);
  const values = foresee(position(at.board.animals, at.geometry.squares, at.seat), all);
  const value = (move: JungleMove) => values[all.indexOf(move)] ?? 0;
  const best = Math.max(...values);
  return all
    .filter((move) => value(move) >= best - MARGIN && (move.starves.length === 0 || value(move) === best))
    .sort((a, b) => value(b) - value(a) || ahead(at, b.to) - ahead(at, a.to));
}

/**
 * A mark at a cell of a good move. If there is none, the mark is at another cell, and does not invite the player to
 * press it.
 */
const inviting = (key: string, cell: string | undefined, otherwise: string | undefined) =>
  cell === undefined ? told(mark(key, otherwise, { how: 'none' })) : mark(key, cell);

const animal: Lesson<'jungle'> = {
  mark: (at) => pictured(GoalPicture, inviting('animal', good(at)[0]?.from, foremost(at)?.square)),
};
const to: Lesson<'jungle'> = {
  picks: 1,
  mark: (at) => {
    const [picked] = at.picked;
    const steps = moves(at).filter(({ from, crossed }) => from === picked && crossed.length === 0);
    const way = good(at).find((move) => steps.includes(move));
    return steps.length > 0 ? inviting('to', way?.to, picked) : null;
  },
};
/** Teaches the player to eat, with the hungry animal whose attack is best. */
const hunger: Lesson<'jungle'> = {
  aside: true,
  mark: (at) => {
    const all = at.board.animals.filter((one) => one.seat === at.seat && one.hungry);
    const hungry = all.filter(({ prey }) => prey.length > 0);
    const eats = ({ from, takes }: JungleMove) =>
      takes !== null && hungry.some(({ square }) => square === from);
    const best = good(at).find(eats)?.from;
    const one = hungry.find(({ square }) => square === best) ?? hungry[0];
    const found = markOn('hunger', one, { number: all.length, prey: list(one?.prey ?? []) });
    const named = found && { ...found, names: one?.prey.map(({ square }) => square) ?? [] };
    // The board marks the animal and its prey. A ring would cover the word at the animal.
    return best === undefined ? told(named) : named && { ...named, ringless: true };
  },
};
const lost: Lesson<'jungle'> = {
  aside: true,
  mark: ({ board, seat, effects }) => {
    const one = doomed(board).find((animal) => animal.seat === seat);
    const last = effects.at(-1);
    const starves = last?.effect === 'roamed' ? last.starves : [];
    return told(markOn('doomed', one, { number: starves.length, prey: list(starves) }));
  },
};
/** Teaches hunger before it comes, so that nobody starves by surprise. */
const eat: Lesson<'jungle'> = {
  from: 2,
  mark: taught('eat', HungerPicture),
};
const water: Lesson<'jungle'> = {
  aside: true,
  from: 4,
  mark: taught('water', LeapPicture),
};
/** Explains traps before an animal is in one. When an animal enters one, the board explains it. */
const trap: Lesson<'jungle'> = {
  aside: true,
  from: 3,
  mark: ({ board, geometry, seat }) =>
    board.animals.some(({ trapped }) => trapped)
      ? null
      : pictured(
          TrapPicture,
          told(
            mark('trap', geometry.squares.find((one) => one.terrain === 'trap' && one.seat !== seat)?.square),
          ),
        ),
};
const jump: Lesson<'jungle'> = {
  aside: true,
  from: 5,
  mark: (at) => {
    const from = good(at).find(({ crossed }) => crossed.length > 0)?.from;
    const one = at.board.animals.find(({ square }) => square === from);
    return markOn('jump', one);
  },
};
/**
 * Says early enough that a hungry animal may not enter the den: when an animal is two or three steps away from it.
 */
const near: Lesson<'jungle'> = {
  aside: true,
  from: 3,
  mark: (at) => {
    const first = foremost(at);
    const den = at.geometry.squares.find((one) => one.terrain === 'den' && one.seat !== at.seat)?.square;
    if (!first || first.hungry || den === undefined) return null;
    return [2, 3].includes(steps(first.square, den)) ? told(markOn('near', first)) : null;
  },
};
const rank: Lesson<'jungle'> = {
  from: 1,
  mark: taught('rank', RankPicture),
};
const now = (at: At) => position(at.board.animals, at.geometry.squares, at.seat);
/** The player's animal that is picked. A single press on prey picks none. */
const chosen = ({ board, seat, picked }: At) =>
  board.animals.find((one) => one.square === picked[0] && one.seat === seat);
/**
 * Says why an animal may starve beside prey that is hungry, too. It comes only for a square where no enemy can eat
 * the animal, because being eaten is more likely.
 */
const starves: Lesson<'jungle'> = {
  aside: true,
  from: 1,
  picks: 1,
  mark: (at) => {
    const one = chosen(at);
    if (!one) return null;
    const all = [...risks(now(at), moves(at), one.square)];
    const to = all.find(([, risk]) => risk?.starves && !risk.eaten)?.[0];
    if (to === undefined) return null;
    const found = preyFrom(after(now(at), { from: one.square, to }), to);
    const prey = at.board.animals.filter(({ square }) => found.includes(square));
    return told(markOn('shared', one, { number: prey.length, prey: list(prey) }));
  },
};
/**
 * Says what the red dot means: the picked animal could be eaten there. If the animal may otherwise starve there, the
 * mark says that, too.
 */
const dot: Lesson<'jungle'> = {
  aside: true,
  from: 1,
  picks: 1,
  mark: (at) => {
    const one = chosen(at);
    if (!one) return null;
    const eaten = [...risks(now(at), moves(at), one.square).values()].filter((risk) => risk?.eaten);
    if (eaten.length === 0 && perils(now(at), moves(at), one.square).length === 0) return null;
    const starves = eaten.some((risk) => risk?.starves) ? 'yes' : 'no';
    return told(markOn('risky', one, { starves }));
  },
};
/**
 * Comes when no animal is hungry or in a trap and nothing has starved, so that it hides nothing that matters more and
 * comes after the lesson on traps.
 */
const end: Lesson<'jungle'> = {
  ...closing,
  from: 6,
  mark: ({ board, effects }) => {
    const starves = effects.some((effect) => effect.effect === 'roamed' && effect.starves.length > 0);
    const busy = starves || board.animals.some(({ hungry, trapped }) => hungry || trapped);
    return busy ? null : { ...closing.mark(), key: 'page-guide-jungle-done' };
  },
};
export const guide: MakeGuide<'jungle'> = () => ({
  lessons: [animal, to, dot, starves, hunger, lost, near, rank, eat, trap, water, jump, end],
  total: 4,
});
