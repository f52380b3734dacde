import { SvelteSet } from 'svelte/reactivity';
import type { Game } from './face';

/**
 * The games in which the player has weighed an action with a finger, to see what it would do. The guides of these
 * games need not explain how.
 */
export const weighing = new SvelteSet<Game>();
