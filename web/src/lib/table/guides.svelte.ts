import { SvelteSet } from 'svelte/reactivity';

const KEY = 'helped-';

/** The guides through first games that this device still has to show, or shows again. */
class Guides {
  readonly #done = new SvelteSet(
    Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : [])),
  );

  wants(guide: string): boolean {
    return !this.#done.has(guide);
  }

  /** The guide was taken to its end, or skipped: it does not come back by itself. */
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
