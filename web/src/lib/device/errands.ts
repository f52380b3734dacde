/** Runs errands, each of which has a name: never two of one name at a time. */
export class Errands {
  readonly #running = new Set<string>();
  /** The errands that were asked for since they last began. */
  readonly #due = new Set<string>();

  /**
   * Runs an errand. If it is running already, it is run once more after that: it may be too far on to see what has changed
   * since. Errors go to the caller whose call began the work.
   */
  async run(name: string, errand: () => Promise<void>): Promise<void> {
    this.#due.add(name);
    if (this.#running.has(name)) return;
    this.#running.add(name);
    try {
      while (this.#due.delete(name)) await errand();
    } finally {
      this.#running.delete(name);
    }
  }
}
