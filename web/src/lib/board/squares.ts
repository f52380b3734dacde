import type { Point } from './motion';

/** A board of squares. A square is named by its file and rank, such as a1. */
export interface Squares {
  files: number;
  ranks: number;
  size: number;
  /** The margins around the squares. */
  left: number;
  top: number;
}

/** A direction: how many steps to the right and up. */
export type Way = readonly [number, number];

/** The directions of the squares that adjoin another one. */
export const WAYS: Way[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

const fileOf = (square: string) => square.charCodeAt(0) - 97;
const rankOf = (square: string) => Number(square.slice(1)) - 1;

/** How many steps along files and ranks lie between two squares. */
export const steps = (a: string, b: string): number =>
  Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b));

/** The point in the middle of a square, as the player at the seat `near` sees the board. */
export function middle(board: Squares, square: string, near: number): Point {
  const [file, rank] = [fileOf(square), rankOf(square)];
  const [column, row] = near === 0 ? [file, board.ranks - 1 - rank] : [board.files - 1 - file, rank];
  return { x: board.left + board.size * (column + 0.5), y: board.top + board.size * (row + 0.5) };
}

/** The rows of squares from top to bottom, as the player at the seat `near` sees them. */
export function rows(board: Squares, near: number): string[][] {
  const ranks = Array.from({ length: board.ranks }, (_, rank) =>
    Array.from({ length: board.files }, (_, file) => `${String.fromCharCode(97 + file)}${rank + 1}`),
  );
  return near === 0 ? ranks.reverse() : ranks.map((rank) => rank.reverse());
}

/** The letters and numbers at the board's edge. */
export function edges(board: Squares, near: number): { text: string; x: number; y: number }[] {
  const bottom = rows(board, near).at(-1) ?? [];
  const letters = bottom.map((square) => ({
    text: square.charAt(0),
    x: middle(board, square, near).x,
    y: board.top + board.ranks * board.size + 17,
  }));
  const numbers = rows(board, near).map((row) => ({
    text: (row[0] ?? '').slice(1),
    x: board.left - 17,
    y: middle(board, row[0] ?? 'a1', near).y,
  }));
  return [...letters, ...numbers];
}
