import type { ManaPiece } from '$lib/wire/types';
import { WAYS, type Way } from '../squares';

/** The square that adjoins another one in a direction; null beyond the edge of the board. */
function beside(square: string, [x, y]: Way): string | null {
  const [file, rank] = [square.charCodeAt(0) - 97 + x, Number(square.charAt(1)) + y];
  return file < 0 || file > 5 || rank < 1 || rank > 6 ? null : `${String.fromCharCode(97 + file)}${rank}`;
}

/**
 * The squares where a piece can end its move of exactly `steps` squares, each with a path to it. The piece
 * passes over no piece and touches no square twice (MA-6 to MA-8). `bird` is the bird's square if the bird
 * fills it (MA-12), and otherwise null.
 */
export function ways(
  pieces: ManaPiece[],
  bird: string | null,
  from: string,
  steps: number,
): Map<string, string[]> {
  const seats = new Map(pieces.map(({ square, seat }) => [square, seat]));
  const seat = seats.get(from);
  const ends = new Map<string, string[]>();
  const walk = (path: string[]) => {
    const here = path.at(-1) ?? from;
    for (const way of WAYS) {
      const next = beside(here, way);
      if (next === null || next === bird || path.includes(next)) continue;
      if (path.length === steps) {
        if (seats.get(next) !== seat) ends.set(next, [...path, next]);
      } else if (!seats.has(next)) walk([...path, next]);
    }
  };
  walk([from]);
  return ends;
}

/** The squares where a piece can end its move. */
export const reach = (...piece: Parameters<typeof ways>): Set<string> => new Set(ways(...piece).keys());
