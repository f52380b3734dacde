import type { ManaPiece } from '$lib/wire/types';

const WAYS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The square that adjoins another one in a direction; null beyond the edge of the board. */
function beside(square: string, [x, y]: readonly [number, number]): string | null {
  const [file, rank] = [square.charCodeAt(0) - 97 + x, Number(square.charAt(1)) + y];
  return file < 0 || file > 5 || rank < 1 || rank > 6 ? null : `${String.fromCharCode(97 + file)}${rank}`;
}

/**
 * The squares where a piece can end its move of exactly `steps` squares. It passes over no piece and touches
 * no square twice (MA-6 to MA-8). `bird` is the bird's square if the bird fills it (MA-12), and otherwise null.
 */
export function reach(pieces: ManaPiece[], bird: string | null, from: string, steps: number): Set<string> {
  const seats = new Map(pieces.map(({ square, seat }) => [square, seat]));
  const seat = seats.get(from);
  const ends = new Set<string>();
  const walk = (path: string[]) => {
    const here = path.at(-1) ?? from;
    for (const way of WAYS) {
      const next = beside(here, way);
      if (next === null || next === bird || path.includes(next)) continue;
      if (path.length === steps) {
        if (seats.get(next) !== seat) ends.add(next);
      } else if (!seats.has(next)) walk([...path, next]);
    }
  };
  walk([from]);
  return ends;
}
