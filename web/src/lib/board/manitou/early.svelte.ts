import { untrack } from 'svelte';
import type { Legal } from '$lib/wire/types';
import type { Chosen } from '../picking';

interface Now {
  /** The legal actions; null unless the viewer may act and sees their cards. */
  legal: Legal | null;
  hunt: number;
}

/** A choice of cards that may be made before the viewer's turn. It is played as soon as it is their turn. */
export class EarlyChoice {
  /** The choice that waits for the viewer's turn, and the hunt that it is for. */
  #prepared = $state.raw<{ hunt: number; chosen: Chosen } | null>(null);
  readonly #now: () => Now;
  readonly #act: (chosen: Chosen) => void;
  /** Whether a choice for this hunt waits. */
  readonly waits = $derived.by(() => this.#prepared?.hunt === this.#now().hunt);

  constructor(now: () => Now, act: (chosen: Chosen) => void) {
    this.#now = now;
    this.#act = act;
    $effect(() => {
      if (now().legal?.form !== 'choose' || !this.waits) return;
      untrack(() => {
        const ready = this.#prepared;
        this.#prepared = null;
        if (ready) act(ready.chosen);
      });
    });
  }

  choose(chosen: Chosen): void {
    const { legal, hunt } = this.#now();
    if (legal?.form === 'choose') this.#act(chosen);
    else this.#prepared = { hunt, chosen };
  }

  /** Lets the viewer choose again. */
  takeBack(): void {
    this.#prepared = null;
  }
}
