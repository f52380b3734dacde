import type { Legal, ManaBoard, ManaMove, ManaPiece, Refusal } from '$lib/wire/types';
import type { ActionOf } from '../face';
import { listed, type Choice, type Rules } from '../picking';
import { steps as distance } from '../squares';

/** The id of the cell beside the board for the captured Ronin. */
export const RESERVE = 'reserve';

/**
 * For each value of `duty`, the kind of square from which the player must move: 1 for single, 2 for double, 3
 * for triple. 0 if no kind is required.
 */
export const STEPS: Record<ManaBoard['duty'], number> = {
  single: 1,
  double: 2,
  triple: 3,
  'set-up': 0,
  free: 0,
  over: 0,
};

/**
 * The player picks a piece, its destination and the bird's square. In the set-up, they pick a square for each
 * piece, the Daimyo first.
 */
export function rules(legal: Legal | null, unfit: (square: string) => Refusal | null = () => null): Rules {
  switch (legal?.form) {
    case 'fill-row':
      return {
        ...listed(
          legal.daimyo.map((square) => choice([square], { game: 'mana', kind: 'fill-row', daimyo: square })),
        ),
        phrase: ([square = '']) => text({ game: 'mana', kind: 'fill-row', daimyo: square }),
      };
    case 'place':
      return place(legal.squares, legal.ronin);
    case 'fly': {
      const choices = legal.moves.flatMap(({ from, to, perches }): Choice[] => {
        const picks = [from ?? RESERVE, to];
        if (perches.length === 0) return [choice(picks, move(from, to, null))];
        return perches.map((bird) => choice([...picks, bird], move(from, to, bird)));
      });
      // A press on another piece of the player is meant as a new pick, so the page says why that piece cannot move.
      const repicks = (to = '') => ![undefined, 'page-mana-theirs'].includes(unfit(to)?.code);
      return { ...listed(choices), unfit, phrase: (picks) => (repicks(picks[1]) ? null : phrase(picks)) };
    }
    default:
      return listed([]);
  }
}

/**
 * The kind of square from which the player must move; 0 if any piece may move. If the player has no piece on
 * a square of the bird's kind, any may move (MA-13). If those pieces are blocked, the player is skipped and is
 * not asked (MA-15).
 */
export function binding(
  { duty }: ManaBoard,
  legal: Legal | null,
  stepsOf: (square: string) => number,
): number {
  const wanted = STEPS[duty];
  const moves = legal?.form === 'fly' ? legal.moves : [];
  return moves.every(({ from }) => from !== null && stepsOf(from) === wanted) ? wanted : 0;
}

/** The only piece that the bird lets the player move; null if there is a choice. */
export function sole(
  board: ManaBoard,
  legal: Legal | null,
  stepsOf: (square: string) => number,
): string | null {
  if (legal?.form !== 'fly' || binding(board, legal, stepsOf) === 0) return null;
  const [first, ...others] = new Set(legal.moves.map(({ from }) => from));
  return others.length === 0 ? (first ?? null) : null;
}

/** Whether a move's path is longer than the distance between its ends. */
export const winds = ({ from, to, path }: ManaMove): boolean =>
  from !== null && distance(from, to) < path.length - 1;

/** The facts that decide why a piece cannot be picked. */
export interface Unfit {
  piece: ManaPiece | undefined;
  /** The seat to act. */
  turn: number | null;
  /**
   * The number of strokes on the piece's square and, in `duty`, on the squares from which the player must
   * move. `duty` is 0 if any piece may move.
   */
  steps: number;
  duty: number;
  /** Whether only the bird blocks the piece. */
  birdBlocks: boolean;
}

/** Why a piece that has no move cannot be picked; null if there is no piece. */
export function unfit({ piece, turn, steps, duty, birdBlocks }: Unfit): Refusal | null {
  if (!piece || turn === null) return null;
  const kind = { number: steps };
  if (piece.seat !== turn) {
    const side = { name: piece.seat === 0 ? 'mana-black' : 'mana-white' };
    return { code: 'page-mana-theirs', clause: 'MA-6', args: { side, kind } };
  }
  if (duty > 0 && steps !== duty)
    return { code: 'page-mana-duty', clause: 'MA-11', args: { duty: { number: duty }, kind } };
  return birdBlocks
    ? { code: 'page-mana-bird-blocks', clause: 'MA-12' }
    : { code: 'page-mana-blocked', clause: 'MA-7', args: { steps: { number: steps } } };
}

const move = (from: string | null, to: string, bird: string | null): ActionOf<'mana'> =>
  from === null ? { game: 'mana', kind: 'return', to, bird } : { game: 'mana', kind: 'move', from, to, bird };

const choice = (picks: string[], parts: ActionOf<'mana'>): Choice => ({ picks, action: text(parts), parts });

/** The text of an action, as the rules write it. */
export function text(parts: ActionOf<'mana'>): string {
  switch (parts.kind) {
    case 'fill-row':
      return `=${parts.daimyo}`;
    case 'place':
      return `=${parts.daimyo}:${parts.ronin.join(',')}`;
    default: {
      const piece = parts.kind === 'return' ? `+${parts.to}` : `${parts.from}-${parts.to}`;
      return parts.bird === null ? piece : `${piece}@${parts.bird}`;
    }
  }
}

function place(squares: string[], ronin: number): Rules {
  const set = ([daimyo = '', ...others]: string[]): ActionOf<'mana'> => ({
    game: 'mana',
    kind: 'place',
    daimyo,
    ronin: others.sort(byRank),
  });
  return {
    loose: true,
    next: (picked) => new Set(squares.filter((square) => !picked.includes(square))),
    action: (picked) => (picked.length > ronin ? choice(picked, set(picked)) : null),
    // The server judges only complete set-ups, so missing pieces are put on free squares.
    phrase: (picked) => {
      const more = squares.filter((square) => !picked.includes(square));
      return text(set([...picked, ...more].slice(0, ronin + 1)));
    },
  };
}

/** Compares squares by rank, then by file: the order in which an action lists the Ronin. */
function byRank(one: string, other: string): number {
  return one.slice(1).localeCompare(other.slice(1)) || one.localeCompare(other);
}

function phrase([from, to, bird]: string[]): string | null {
  if (to === undefined || from === undefined) return null;
  return text(move(from === RESERVE ? null : from, to, bird ?? null));
}
