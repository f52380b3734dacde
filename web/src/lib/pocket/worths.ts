// Says what the good actions of a position are worth, for guides.
import { Engine } from './engine';

/** What some actions are worth, from 0 (lost) to 1 (won), by their text. Actions that are missing are worse. */
export type Worths = ReadonlyMap<string, number>;

/** The number of actions that are compared, and the node budget for each: in all, about a quarter of a second. */
const ACTIONS = 2;
const NODES = 150_000;

/** Judges positions. Its worker starts with the first question. */
export class Judge {
  readonly #engine = new Engine();

  /** What the best actions of a position, given by its text, are worth. */
  async worths(spec: string, position: string): Promise<Worths> {
    const { record } = await this.#engine.ask({ type: 'begin', spec, position });
    const { lines } = await this.#engine.ask({
      type: 'study',
      record,
      path: '0',
      nodes: NODES,
      lines: ACTIONS,
      also: null,
      tables: 'common',
      seed: 1,
    });
    return new Map(lines.flatMap(({ line: [best], value }) => (best ? [[best.action, value]] : [])));
  }

  /** Ends the worker. */
  stop(): void {
    this.#engine.stop();
  }
}
