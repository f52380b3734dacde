import type { Legal, ManitouBoard } from '$lib/wire/types';
import type { Chosen } from '../picking';
import { say } from '$lib/words/words.svelte';
import { onlyOption, sharing, takesAll } from './layout';
import { tileName } from './names';

/** How long the only possible action is announced before it is played, in milliseconds. */
const ANNOUNCED = 1000;
/** How long it is announced, in milliseconds, if another tile was taken for the viewer just before. */
const FOLLOWS = 250;

interface Now {
  /** The legal actions; null unless an action is to be played for the viewer. */
  legal: Legal | null;
  board: ManitouBoard;
  resting: boolean;
}

/** Plays an action for the viewer if the rules leave no choice. */
export class Forced {
  /**
   * The legal actions, if the only option among them was refused. The viewer then has to play it themselves.
   */
  #refused = $state.raw<Legal | null>(null);
  /** Where the last action was played for the viewer: the hunt, its phase and the ground. */
  #last = '';
  readonly #now: () => Now;
  /** The action that is about to be played; null if there is none. */
  readonly only = $derived.by(() => {
    const { legal, board } = this.#now();
    return legal === this.#refused ? null : onlyOption(legal, board);
  });

  /** What is about to be played for the viewer, in words; null if nothing is. */
  readonly words = $derived.by(() => {
    const parts = this.only?.parts;
    if (parts?.game !== 'manitou') return null;
    const { board } = this.#now();
    const tile = 'tile' in parts ? tileName(parts.tile) : '';
    const left = board.grounds[(sharing(board)?.ground ?? 1) - 1] ?? [];
    const kind = takesAll(board) ? 'all' : parts.kind;
    return say('page-manitou-only', { kind, tile, number: left.length });
  });

  constructor(now: () => Now, onact: (chosen: Chosen) => Promise<boolean>) {
    this.#now = now;
    $effect(() => {
      const { only } = this;
      const { legal, board, resting } = now();
      if (!only || !resting) return;
      const here = `${board.hunt} ${board.phase} ${sharing(board)?.ground ?? ''}`;
      const play = async () => {
        this.#last = here;
        if (!(await onact(only))) this.#refused = legal;
      };
      const timer = setTimeout(() => void play(), here === this.#last ? FOLLOWS : ANNOUNCED);
      return () => clearTimeout(timer);
    });
  }
}
