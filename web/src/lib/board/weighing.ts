import { SvelteSet } from 'svelte/reactivity';
import type { Game } from './face';

/** The games in which the player has weighed an action with a finger: their guides need not say how. */
export const weighing = new SvelteSet<Game>();
