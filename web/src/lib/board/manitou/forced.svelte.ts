import type { Legal } from '$lib/wire/types';
import type { Chosen } from '../picking';
import { onlyOption } from './layout';

/** How long the only possible action is announced before it is played, in milliseconds. */
const ANNOUNCED = 1000;

interface Now {
  /** The legal actions; null unless an action is to be played for the viewer. */
  legal: Legal | null;
  resting: boolean;
}

/** Plays an action for the viewer where the rules leave no choice. */
export class Forced {
  /** The legal actions whose only action was refused. Then it is left to the viewer. */
  #refused = $state.raw<Legal | null>(null);
  readonly #now: () => Now;
  /** The action that is about to be played; null if there is none. */
  readonly only = $derived.by(() => {
    const { legal } = this.#now();
    return legal === this.#refused ? null : onlyOption(legal);
  });

  constructor(now: () => Now, onact: (chosen: Chosen) => Promise<boolean>) {
    this.#now = now;
    $effect(() => {
      const { only } = this;
      const { legal, resting } = now();
      if (!only || !resting) return;
      const play = async () => {
        if (!(await onact(only))) this.#refused = legal;
      };
      const timer = setTimeout(() => void play(), ANNOUNCED);
      return () => clearTimeout(timer);
    });
  }
}
