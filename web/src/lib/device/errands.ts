/** Runs errands: asynchronous tasks with names. Two errands of the same name never run at the same time. */
export class Errands {
  readonly #running = new Set<string>();
  /** The errands that have not begun yet. A newer one replaces an older one of the same name. */
  readonly #due = new Map<string, () => Promise<void>>();

  /**
   * Runs an errand. If one of this name is running already, the new one runs after it, because the running
   * one may have missed the latest changes. The call that began the first errand waits for the last, and
   * fails if the last fails.
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
