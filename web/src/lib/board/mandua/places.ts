import { say } from '$lib/words/words.svelte';

/** The column and the row of each cage (MD-2). */
const CAGES: Record<string, [number, number]> = { A: [3, 6], B: [6, 3], C: [3, 0], D: [0, 3] };

/** The column and the row of a field. */
const coordinates = (field: string) => CAGES[field] ?? [field.charCodeAt(0) - 96, Number(field.charAt(1))];

/** Whether a move leads over a field. */
export function isJump(from: string, to: string): boolean {
  const [[x, y], [column, row]] = [coordinates(from), coordinates(to)];
  return Math.abs(x - column) + Math.abs(y - row) === 2;
}

/** A field in a sentence: where a piece is ("on e1", "in cage C"), where it comes from, or where it goes to. */
export const place = (key: 'where' | 'from' | 'to', field: string) =>
  say(`page-mandua-${key}`, { field, cage: field in CAGES ? 'yes' : 'no' });
