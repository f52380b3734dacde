/** Analysis on the reader's device. */

import { api, Refused } from '../net/api';
import type { Study } from '../wire/types';
import { Engine } from './engine';
import { Stopped } from './stopped';

/** The node budgets: about half a second on a computer. In games that hide something, a node is a whole playout. */
const NODES = 1_000_000;
const HIDDEN_NODES = 10_000;

/** Thinks about records. The worker starts with the first question. */
export class RecordStudent {
  readonly #engine = new Engine();

  /** The number of the newest question. */
  #newest = 0;
  /** Settles once the engine has answered. */
  #answered: Promise<unknown> = Promise.resolve();

  /**
   * What the position after so many actions of a record is worth; null if nobody is to act there. A question that a
   * newer one overtakes is given up.
   */
  async ask(record: string, ply: number, hidden: boolean): Promise<Study | null> {
    const own = ++this.#newest;
    await this.#answered;
    if (own !== this.#newest) throw new Stopped();
    const found = this.#study(record, ply, hidden);
    this.#answered = found.catch(() => {});
    return found;
  }

  async #study(record: string, ply: number, hidden: boolean): Promise<Study | null> {
    try {
      const nodes = hidden ? HIDDEN_NODES : NODES;
      const answer = await this.#engine.ask({ type: 'study', record, ply, nodes, lines: 1, seed: 1 });
      return answer.type === 'lines' ? (answer.lines[0] ?? null) : null;
    } catch (error) {
      if (error instanceof Refused || error instanceof Stopped) throw error;
      // The browser cannot run the engine. The server can.
      return api.studyRecord(record, ply);
    }
  }

  /** Ends the worker. */
  stop(): void {
    this.#engine.stop();
  }
}
