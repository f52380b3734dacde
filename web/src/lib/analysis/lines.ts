import type { TreePly } from '../wire/types';

/** A stretch of a line that no variation interrupts. */
export interface Stretch {
  /** How many variations it lies in. */
  depth: number;
  plies: TreePly[];
}

/** The part of a path before the last slash: the variations that a ply lies in. */
const lineOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The plies of the main line. */
export const mainPlies = (plies: TreePly[]): TreePly[] => plies.filter(({ path }) => lineOf(path) === '');

/** The plies of a record, cut wherever another line begins. */
export function stretches(plies: TreePly[]): Stretch[] {
  const found: Stretch[] = [];
  let line: string | null = null;
  for (const ply of plies) {
    const own = lineOf(ply.path);
    if (own === line) found.at(-1)?.plies.push(ply);
    else found.push({ depth: own.split('/').length - 1, plies: [ply] });
    line = own;
  }
  return found;
}

/** The number of the ply at a path. */
export const numberOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of the ply with the same number in the next or the previous line; null if there is none. */
export function beside(plies: TreePly[], path: string, step: 1 | -1): string | null {
  const own = plies.filter((ply) => numberOf(ply.path) === numberOf(path)).map((ply) => ply.path);
  return own[own.indexOf(path) + step] ?? null;
}

/**
 * The actions in the text of a record, in the order of the plies. Unlike the plies, they also say what is hidden from
 * the viewer.
 */
export function actionsIn(record: string): string[] {
  const words = record
    .replace(/^\[.*\]$/gm, '')
    .replace(/\{(?:\\.|[^\\}])*\}/g, ' ')
    .split(/[\s()]+/);
  return words
    .filter((word) => word !== '' && !/^\d+\.+$/.test(word))
    .map((word) => word.replace(/[!?]+$/, ''));
}
