import type { Chosen } from '../picking';

/** How long the only possible action is announced before it is played, in milliseconds. */
const ANNOUNCED = 1000;

interface Forced {
  /** The only possible action; null if the player has a choice. */
  only: Chosen | null;
  /** How many actions the game has had. */
  at: number;
  resting: boolean;
}

/**
 * Plays an action for the viewer where the rules leave no choice. After a take-back it plays nothing: otherwise,
 * nobody could take back more than that action.
 */
export function playForced(now: () => Forced, act: (chosen: Chosen) => void): void {
  /** The most actions that the game has had. */
  let most = 0;
  $effect(() => {
    const { only, at, resting } = now();
    const isBack = at < most;
    most = Math.max(most, at);
    if (!only || isBack || !resting) return;
    const timer = setTimeout(() => act(only), ANNOUNCED);
    return () => clearTimeout(timer);
  });
}
