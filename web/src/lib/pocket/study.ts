/** Analysis on the reader's device. */

import { api, Refused } from '../net/api';
import type { Study } from '../wire/types';
import { Engine } from './engine';
import { Stopped } from './stopped';

/**
 * Node budgets for about half a second on a desktop. In games with hidden information, a node is a whole
 * playout.
 */
const NODES = 1_000_000;
const HIDDEN_NODES = 10_000;

/** Analyses positions of records. The worker starts with the first question. */
export class RecordStudent {
  readonly #engine = new Engine();

  /** The number of the newest question. */
  #newest = 0;
  /** Resolves once the engine has answered the previous question. */
  #answered: Promise<unknown> = Promise.resolve();

  /**
   * Analyses the position after `ply` actions of a record. Resolves to null if nobody is to act there. If a
   * newer question comes while this one waits, this one is given up.
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
      // This browser cannot run the engine, so ask the server.
      return api.studyRecord(record, ply);
    }
  }

  /** Ends the worker. */
  stop(): void {
    this.#engine.stop();
  }
}
