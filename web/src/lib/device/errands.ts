/** Runs errands, each of which has a name: never two of one name at a time. */
export class Errands {
  readonly #running = new Set<string>();
  /** The errands that were asked for and have not begun. A newer one replaces an older one of its name. */
  readonly #due = new Map<string, () => Promise<void>>();

  /**
   * Runs an errand. If one of this name is running, the errand runs after it: the running one may already have looked,
   * and so miss what has changed since. The call that began the work waits for the last errand, and fails if that one
   * fails.
   */
  async run(name: string, errand: () => Promise<void>): Promise<void> {
    this.#due.set(name, errand);
    if (this.#running.has(name)) return;
    this.#running.add(name);
    let last = Promise.resolve();
    for (let next = this.#due.get(name); next; next = this.#due.get(name)) {
      this.#due.delete(name);
      last = next();
      await Promise.allSettled([last]);
    }
    this.#running.delete(name);
    await last;
  }
}
