// Reads and analyses game records on this device. The records never leave it.

import { mainPlies } from '../analysis/lines';
import type { Drawing, Records, Shown, Study } from '../wire/types';
import { Engine } from './engine';
import { NODES, HIDDEN_NODES } from './nodes';
import { Stopped } from './stopped';

/** Reads records. Its worker starts with the first question. */
export class RecordReader {
  readonly #engine = new Engine();

  /** The number of the newest question about a position. */
  #newest = 0;
  /** Settles once the engine has answered the last question about a position. */
  #answered: Promise<unknown> = Promise.resolve();

  /** The records in a text. */
  records(text: string): Promise<Records> {
    return this.#engine.ask({ type: 'records', text });
  }

  /** A record, replayed. */
  show(record: string): Promise<Shown> {
    return this.#engine.ask({ type: 'show', record });
  }

  /** What is drawn on the board at the start of a record, and after each action of its main line. */
  async drawings(record: string): Promise<Drawing[][]> {
    if (!record.includes('[%')) return [];
    const place = { record, path: '0', seat: null, edit: null };
    const { comment, plies } = await this.#engine.ask({ type: 'explore', ...place });
    return [comment, ...mainPlies(plies).map(({ comment }) => comment)].map(({ drawings }) => drawings);
  }

  /**
   * What the position after `ply` actions of a record is worth; null if nobody is to act in it. A question is
   * given up if a newer one arrives before the engine has started on it.
   */
  async study(record: string, ply: number, hidden: boolean): Promise<Study | null> {
    const own = ++this.#newest;
    await this.#answered;
    if (own !== this.#newest) throw new Stopped();
    const nodes = hidden ? HIDDEN_NODES : NODES;
    const place = { record, path: String(ply) };
    const asked = this.#engine.ask({
      type: 'study',
      ...place,
      nodes,
      lines: 1,
      also: null,
      tables: 'common',
      seed: 1,
    });
    this.#answered = asked.catch(() => {});
    const { lines } = await asked;
    return lines[0] ?? null;
  }

  /** Ends the worker. */
  stop(): void {
    this.#engine.stop();
  }
}
