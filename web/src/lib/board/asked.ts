import { getContext } from 'svelte';

/**
 * The cells of the action that a hint names or that the player is asked to confirm, in the order in which they are
 * pressed, without those that are already picked.
 */
export function askedCells(): () => Set<string> {
  return getContext<(() => Set<string>) | undefined>('asked') ?? (() => new Set());
}

/** Returns a function that says whether a cell belongs to the action of `askedCells`. */
export function asked(): (cell: string) => boolean {
  const cells = askedCells();
  return (cell) => cells().has(cell);
}
