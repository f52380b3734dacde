/**
 * Reads and analyses game records on this device. If the browser cannot run the engine, the server does it.
 */

import { api } from '../net/api';
import { guest } from '../net/guest.svelte';
import { Refused } from '../net/refused';
import { isSite } from '../site';
import type { Records, Shown, Study, ToPocket } from '../wire/types';
import { Engine, type Answer } from './engine';
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
  async records(text: string): Promise<Records> {
    const answer = await this.#ask({ type: 'records', text });
    return answer ?? this.#online(() => api.records(text));
  }

  /** A record, replayed. */
  async show(record: string): Promise<Shown> {
    const answer = await this.#ask({ type: 'show', record });
    return answer ?? this.#online(() => api.show(record));
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
    const asked = this.#ask({
      type: 'study',
      ...place,
      nodes,
      lines: 1,
      also: null,
      tables: 'common',
      seed: 1,
    });
    this.#answered = asked.catch(() => {});
    const answer = await asked;
    if (answer) return answer.lines[0] ?? null;
    return this.#online(() => api.studyRecord(record, ply));
  }

  /** Ends the worker. */
  stop(): void {
    this.#engine.stop();
  }

  /** The engine's answer; null if the browser cannot run the engine. */
  async #ask<R extends ToPocket>(request: R): Promise<Answer<R> | null> {
    try {
      return await this.#engine.ask(request);
    } catch (error) {
      if (error instanceof Refused || error instanceof Stopped || isSite) throw error;
      console.warn(error);
      return null;
    }
  }

  async #online<T>(ask: () => Promise<T>): Promise<T> {
    await guest.signIn();
    return ask();
  }
}
