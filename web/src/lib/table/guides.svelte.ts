import { SvelteSet } from 'svelte/reactivity';

const KEY = 'helped-';

/** Knows which guides through first games this device still shows. */
class Guides {
  /** How often a player has asked for a guide again. */
  again = $state(0);
  readonly #done = new SvelteSet(
    Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : [])),
  );

  /** The guides that have only asides left: lessons on things that happen rarely or late. */
  readonly #learned = new Set<string>();

  wants(guide: string): boolean {
    return !this.#done.has(guide);
  }

  /** Notes that only asides of a guide are left. They go on in this game, but not in the next one. */
  learn(guide: string): void {
    if (this.#learned.has(guide)) return;
    this.#learned.add(guide);
    localStorage.setItem(KEY + guide, 'yes');
  }

  /** Called when a game is opened. Guides that have only asides left do not begin again. */
  settle(): void {
    for (const guide of this.#learned) this.#done.add(guide);
    this.#learned.clear();
  }

  /** Stops showing a guide, because it is complete or was skipped. */
  finish(guide: string): void {
    this.#done.add(guide);
    this.learn(guide);
  }

  /** Shows a guide again. */
  begin(guide: string): void {
    this.again++;
    this.#learned.delete(guide);
    this.#done.delete(guide);
    localStorage.removeItem(KEY + guide);
  }
}

export const guides = new Guides();
