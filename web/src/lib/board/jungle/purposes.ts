import type { JungleAnimal, JungleBoard, JungleSquare } from '$lib/wire/types';
import { say, words } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { steps } from '../squares';
import { leapsOf, SWIMMERS } from './explaining';
import { after as play, isPrey, moves, position, preyFrom, waysOf } from './foresight';
import { doomed, list } from './hunger';

/**
 * In steps: how near to an animal an enemy must be for the animal to get away from it, and how near to the den for the
 * den to need a guard.
 */
const [CLOSE, COMES] = [2, 4];
/** An animal at most this many steps from the enemy den is past the water. */
const PASSED = 4;
/** Squares between and beside the lakes, for animals that cannot cross the water. */
const PASSES = ['a5', 'd5', 'g5'];

/** Whether an animal could eat another one on land (J-7, J-8). */
const isStronger = (one: JungleAnimal, other: JungleAnimal) =>
  one.rank >= other.rank || (one.kind === 'jungle-rat' && other.kind === 'jungle-elephant');

const nearest = (from: string, squares: string[]) => Math.min(...squares.map((to) => steps(from, to)));
const rankOf = (square: string) => square.slice(1);

/** The squares beside the water from which an animal of this kind jumps (J-6). */
function shores(kind: string, squares: JungleSquare[]): string[] {
  const leaps = leapsOf(kind);
  const wet = squares.filter(({ terrain }) => terrain === 'water').map(({ square }) => square);
  const beside = (square: string) =>
    wet.some((water) => steps(water, square) === 1 && (leaps === 'any' || rankOf(water) === rankOf(square)));
  const land = squares.filter(({ terrain }) => terrain === 'land').map(({ square }) => square);
  return leaps === 'none' ? [] : land.filter(beside);
}

export const purposes: Purposes<'jungle'> = (before, after, { squares }, { seat, parts: { from, to } }) => {
  const denOf = (side: number) =>
    squares.find((one) => one.terrain === 'den' && one.seat === side)?.square ?? '';
  const [home, den] = [denOf(seat), denOf(1 - seat)];
  const at = ({ animals }: JungleBoard, turn: number) => position(animals, squares, turn);
  const because = (key: string, what?: string) => [say(`page-jungle-hint-${key}`, what ? { what } : {})];
  if (to === den) return because('den');

  const enters = (board: JungleBoard) => moves(at(board, 1 - seat)).some((move) => move.to === home);
  if (enters(before) && !enters(after)) return because('shut');
  const mover = after.animals.find(({ square, seat: side }) => square === to && side === seat);
  // The animal that moved has starved. What the move costs is already said.
  if (!mover) return doomed(before).length > 0 ? because('starves') : [];
  const eats = before.animals.some(({ square }) => square === to);
  const eaten = (board: JungleBoard, square: string) => isPrey(at(board, 1 - seat), square);
  /** Whether the player can eat every enemy that eats their animal on a square. */
  const avenged = (board: JungleBoard, square: string) => {
    const now = at(board, 1 - seat);
    const attacks = moves(now).filter((move) => move.to === square);
    return attacks.length > 0 && attacks.every((attack) => isPrey(play(now, attack), square));
  };
  const enemies = after.animals.filter(({ seat: side }) => side !== seat);
  if (eaten(after, to)) {
    if (avenged(after, to)) return because('avenged');
    const [hungry] = enemies.filter((one) => one.hungry).sort((a, b) => b.rank - a.rank);
    if (eats) return [];
    return hungry ? because('hungry', list([hungry])) : because('best');
  }
  if (eaten(before, from)) return because('escapes');
  const others = after.animals.filter((one) => one.seat === seat && one !== mover);
  const yours = (animals: JungleAnimal[]) => list(animals.slice(0, 1), true);
  const saved = others.filter(({ square }) => eaten(before, square) && !eaten(after, square));
  if (saved.length > 0) return because('saves', yours(saved));

  const prey = (board: JungleBoard, square: string) => preyFrom(at(board, seat), square);
  const feared = prey(before, from);
  const threatened = prey(after, to).filter((square) => !feared.includes(square));
  const threatenedAnimals = after.animals.filter(({ square }) => threatened.includes(square));
  // J-10: an animal that could eat becomes hungry, and a hungry animal may not enter the den.
  if (steps(to, den) === 1 && prey(after, to).length === 0) return because('gate');
  if (threatenedAnimals.length > 0)
    return because(
      'threat',
      words.list(threatenedAnimals.map(({ kind }) => say('page-jungle-prey', { animal: say(kind) }))),
    );
  // An animal that eats needs no other reason.
  if (eats) return [];

  const jumps = (board: JungleBoard, square: string) =>
    waysOf(at(board, seat), square).some((way) => steps(way, square) > 1);
  if (jumps(after, to) && !jumps(before, from)) return because('jump');
  // A sideways step may also lead nearer to the den, but no player would see that as its purpose.
  const aside = rankOf(from) === rankOf(to) && rankOf(from) !== rankOf(den);
  if (!aside && steps(to, den) < steps(from, den)) return because('nearer');
  const covered = others.filter(({ square }) => avenged(after, square) && !avenged(before, square));
  if (covered.length > 0) return because('covers', yours(covered));
  const avoided = enemies.filter(
    (one) => isStronger(one, mover) && steps(one.square, from) <= CLOSE && steps(one.square, to) > CLOSE,
  );
  if (avoided.length > 0) return because('away', list(avoided.slice(0, 1)));
  const comes = enemies.some(({ square }) => steps(square, home) <= COMES);
  if (comes && steps(to, home) < steps(from, home)) return because('guards');
  const passed = steps(from, den) <= PASSED;
  const shore = passed ? [] : shores(mover.kind, squares);
  if (nearest(to, shore) < nearest(from, shore)) return because('shore');
  if (!passed && !SWIMMERS.includes(mover.kind) && nearest(to, PASSES) < nearest(from, PASSES))
    return because('pass');
  const next = others
    .filter(({ square }) => steps(square, from) === 1 && steps(from, den) < steps(square, den))
    .sort((a, b) => b.rank - a.rank);
  if (next.length > 0) return because('room', yours(next));
  const safe = others.every(({ square }) => !eaten(after, square));
  return because(safe ? 'safe' : 'best');
};
