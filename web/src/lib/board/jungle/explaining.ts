import type { JungleAnimal, JungleBoard, JungleSquare } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import { whose } from '../brief';
import type { Remark } from '../face';
import type { Past } from '../props';
import { steps } from '../squares';
import { list } from './hunger';
import { SIDES } from './sides';

const side = (seat: number) => say(SIDES[seat] ?? '');
/** The seats of a viewer with the seat `you`, if they have just one. */
const seats = (you: number | null) => (you === null ? [] : [you]);

/** Says that an animal is in a trap. */
const inTrap = ({ square, seat, kind }: JungleAnimal, you: number | null): Remark => ({
  key: 'page-jungle-in-trap',
  args: { whose: whose(seat, seats(you)), side: side(seat), animal: say(kind) },
  clause: 'J-9',
  cell: square,
});

/** Says what an animal of the other side eats where it stands, and whether dots show where it can go. */
export const enemyAnimal = (
  { square, seat, kind, rank }: JungleAnimal,
  you: number | null,
  swims: boolean,
  dots: boolean,
): Remark => ({
  key: 'page-jungle-about-enemy',
  args: {
    ...{ whose: whose(seat, seats(you)), side: side(seat), animal: say(kind), rank },
    ...{ swims: swims ? 'yes' : 'no', dots: dots ? 'yes' : 'no' },
  },
  clause: 'J-7',
  cell: square,
});

/** The clause that says what a terrain does. */
const CLAUSES = { water: 'J-5', trap: 'J-9', den: 'J-14' };

/**
 * Explains the terrain of a square; null for plain land, and for a square with an animal that is not trapped.
 */
export function about(
  ground: JungleSquare | undefined,
  animal: JungleAnimal | undefined,
  you: number | null = null,
): Remark | null {
  if (animal) return animal.trapped ? inTrap(animal, you) : null;
  if (!ground || ground.terrain === 'land') return null;
  const { square, terrain, seat } = ground;
  const args: Remark['args'] =
    seat === null
      ? {}
      : {
          den: you === null ? 'any' : seat === you ? 'own' : 'enemy',
          side: side(seat),
          other: side(1 - seat),
        };
  return { key: `page-jungle-about-${terrain}`, args, clause: CLAUSES[terrain], cell: square };
}

/** The animals that may enter water (J-5). */
export const SWIMMERS = ['jungle-rat', 'jungle-dog'];
/** How an animal jumps over water: in any direction, only along a rank, or not at all (J-6). */
export function leapsOf(kind: string): 'any' | 'rank' | 'none' {
  if (kind === 'jungle-leopard') return 'rank';
  return kind === 'jungle-lion' || kind === 'jungle-tiger' ? 'any' : 'none';
}

/**
 * What a move teaches: that an animal is in a trap, that it made enemies hungry, that a swimming Rat spares an
 * Elephant, or who can swim.
 */
type Lesson = 'trap' | 'hunger' | 'spares' | 'swim';

/** Says that a move of the viewer made animals of the other side hungry (J-10), and what that is good for. */
function madeHungry([first, ...more]: JungleAnimal[], you: number | null): Remark | null {
  if (!first) return null;
  const { square, seat, kind, prey } = first;
  return {
    key: 'page-jungle-made-hungry',
    args: {
      ...{ whose: whose(seat, seats(you)), side: side(seat), animal: say(kind) },
      ...{ prey: list(prey, true), number: 1 + more.length },
    },
    clause: 'J-11',
    cell: square,
    // The animal glows, and the board names it hungry.
    ringless: true,
  };
}

/**
 * Whether an animal is a Rat in the water beside an enemy Elephant, which it may not eat from there (J-8), and has
 * nothing else to eat.
 */
const spares = (rat: JungleAnimal, other: JungleAnimal, terrain: Map<string, JungleSquare>) =>
  rat.kind === 'jungle-rat' &&
  other.kind === 'jungle-elephant' &&
  rat.seat !== other.seat &&
  !rat.hungry &&
  terrain.get(rat.square)?.terrain === 'water' &&
  steps(rat.square, other.square) === 1;

/** What the move that led to a board teaches the viewer; null if it is nothing. */
function taught({ board, effect }: Past, terrain: Map<string, JungleSquare>, you: number | null) {
  if (effect.effect !== 'roamed') return null;
  const { animals } = board as JungleBoard;
  const animal = animals.find(({ square }) => square === effect.to);
  if (!animal) return null;
  // While an animal of the viewer must eat, nothing else is taught. Other things are taught another time.
  const ordered = ({ hungry, seat }: JungleAnimal) => hungry && (you === null || seat === you);
  if (animals.some(ordered)) return null;
  const found = (lesson: Lesson) => ({ lesson, animal });
  if (animal.trapped) return found('trap');
  if (you !== null && animals.some(({ hungry }) => hungry)) return found('hunger');
  if (animals.some((other) => spares(animal, other, terrain) || spares(other, animal, terrain)))
    return found('spares');
  return animal.seat === you && terrain.get(animal.square)?.terrain === 'water' ? found('swim') : null;
}

/**
 * Says what the last move teaches; null if that is nothing, or if an earlier move of the
 * same side has taught the same.
 */
export function lesson(
  history: readonly Past[],
  terrain: Map<string, JungleSquare>,
  you: number | null,
): Remark | null {
  const all = history.map((past) => taught(past, terrain, you));
  const last = all.at(-1);
  if (!last) return null;
  const same = all.filter((one) => one?.lesson === last.lesson && one.animal.seat === last.animal.seat);
  if (same.length > 1) return null;
  if (last.lesson === 'trap') return inTrap(last.animal, you);
  if (last.lesson === 'hunger') {
    const { animals } = history.at(-1)?.board as JungleBoard;
    return madeHungry(
      animals.filter(({ hungry }) => hungry),
      you,
    );
  }
  const { kind, square } = last.animal;
  if (last.lesson === 'spares') return { key: 'page-jungle-spares', args: {}, clause: 'J-8', cell: square };
  return { key: 'page-jungle-swim', args: { animal: say(kind) }, clause: 'J-5', cell: square };
}
