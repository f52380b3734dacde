import { SvelteSet } from 'svelte/reactivity';

const KEY = 'helped-';

/** Knows which guides through first games this device still shows. */
class Guides {
  readonly #done = new SvelteSet(
    Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : [])),
  );

  wants(guide: string): boolean {
    return !this.#done.has(guide);
  }

  /** Stops showing a guide, because it is complete or was skipped. */
  finish(guide: string): void {
    this.#done.add(guide);
    localStorage.setItem(KEY + guide, 'yes');
  }

  /** Shows a guide again. */
  begin(guide: string): void {
    this.#done.delete(guide);
    localStorage.removeItem(KEY + guide);
  }
}

export const guides = new Guides();
