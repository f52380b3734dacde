import type {
  JungleAnimal,
  JungleBoard,
  JungleMove,
  JunglePrey,
  JungleSquare,
  JungleStarved,
  Legal,
} from '$lib/wire/types';
import { say, words } from '$lib/words/words.svelte';
import { whose } from '../brief';
import type { Remark } from '../face';
import { SIDES } from './sides';
import { steps } from '../squares';

/** The squares of a hungry animal and of an animal that it could attack. */
export interface Hunt {
  from: string;
  to: string;
}

/** What the hungry animals could attack now. */
export const hunts = ({ animals }: JungleBoard): Hunt[] =>
  animals.flatMap(({ square, prey }) => prey.map(({ square: to }) => ({ from: square, to })));

/** The animals that will starve whatever the player does: no hungry animal has any prey left (J-12). */
export function doomed({ animals }: JungleBoard): JungleAnimal[] {
  const hungry = animals.filter((animal) => animal.hungry);
  return hungry.some(({ prey }) => prey.length > 0) ? [] : hungry;
}

/** The moves of the animal on a square that would starve animals of its own side. */
export const warned = (legal: Legal | null, from: string | undefined): JungleMove[] =>
  legal?.form === 'roam'
    ? legal.actions.filter((action) => action.from === from && action.starves.length > 0)
    : [];

/** Prey as a list: "the enemy Rat or the enemy Cat", or "your Rat or your Cat" if it is the viewer's. */
export function list(prey: JunglePrey[], yours = false): string {
  const kinds = [...new Set(prey.map(({ kind }) => kind))];
  const key = yours ? 'page-jungle-yours' : 'page-jungle-enemy';
  const names = kinds.map((kind) => say(key, { animal: say(kind) }));
  return words.list(names, 'disjunction');
}

/**
 * The arguments of a sentence about a hungry animal. `gone` says that no hungry animal had any prey left, and `yours`
 * that the prey is the viewer's.
 */
const args = (animal: string, prey: JunglePrey[], gone = false, yours = false) => ({
  animal: say(animal),
  eats: prey.length > 0 ? 'yes' : gone ? 'gone' : 'no',
  prey: list(prey, yours),
});

/** Whether no hungry animal had any prey left, because all prey had starved (J-12). */
const isGone = (starves: JungleStarved[]) => starves.every(({ prey }) => prey.length === 0);
/**
 * The clause that explains why animals starve. Where the rules open at it, J-12 (prey that has starved) is just below.
 */
const CLAUSE = 'J-11';

/**
 * Says which animals of a seat starved and why, animals with prey before animals without prey. `yours` are the
 * viewer's seats.
 */
export function starving(starves: JungleStarved[], seat: number, yours: number[]): Remark[] {
  const eatsYours = whose(1 - seat, yours) === 'yours';
  const sorted = [...starves].sort((a, b) => b.prey.length - a.prey.length);
  return sorted.map(({ square, kind, prey }) => ({
    key: 'page-jungle-starved',
    args: {
      ...args(kind, prey, isGone(starves), eatsYours),
      whose: whose(seat, yours),
      side: say(SIDES[seat] ?? ''),
    },
    clause: CLAUSE,
    cell: square,
  }));
}

/**
 * Warns if a move would let animals starve: the move to `to`, or if there is none, any of these moves. The
 * attack of one hungry animal feeds them all (J-11).
 */
export function warning(moves: JungleMove[], from: string, to: string | null): Remark[] {
  const one = moves.find((move) => move.to === to);
  const found = new Map(
    (one ? [one] : moves).flatMap(({ starves }) => starves).map((one) => [one.kind, one]),
  );
  const starves = [...found.values()];
  const [first] = starves;
  if (!first) return [];
  // If the picked animal itself would starve, `first` names the square where its move ends. Now the animal is still
  // at `from`.
  const stands = moves.some(({ to }) => to === first.square) ? from : first.square;
  // The board writes below a hungry animal that it starves; a ring would cover the word.
  const about = { clause: CLAUSE, ...(one ? { cell: one.to } : { cell: stands, ringless: true }) };
  const gone = isGone(starves);
  // If the prey is gone, no animal can feed the others.
  if (one || gone || starves.length === 1)
    return starves.map(({ kind, prey }) => ({
      key: one ? 'page-jungle-would' : 'page-jungle-feed',
      args: args(kind, prey, gone),
      ...about,
    }));
  const animals = words.list(starves.map(({ kind }) => say('page-jungle-prey', { animal: say(kind) })));
  return [{ key: 'page-jungle-feed-one', args: { animals }, ...about }];
}

/** The enemy den beside a hungry animal, which it may not enter (J-13); null if it is not beside one. */
export function closed(squares: JungleSquare[], animal: JungleAnimal): string | null {
  const den = squares.find(({ terrain, seat }) => terrain === 'den' && seat === 1 - animal.seat);
  if (!den || !animal.hungry) return null;
  return steps(den.square, animal.square) === 1 ? den.square : null;
}
