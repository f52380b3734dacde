import { getContext } from 'svelte';

/** Whether a cell belongs to the action that a hint names or that the player is asked to confirm. */
export function asked(): (cell: string) => boolean {
  const cells = getContext<(() => Set<string>) | undefined>('asked');
  return (cell) => cells?.().has(cell) ?? false;
}
