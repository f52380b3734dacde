// Says what the good actions of a position are worth, for guides.
import { Engine } from './engine';

/** What some actions are worth, from 0 (lost) to 1 (won), by their text. Actions that are missing are worse. */
export type Worths = ReadonlyMap<string, number>;

/** What the engine is asked. */
export interface Question {
  /** The text of the position. */
  position: string;
  /** How many actions are compared. */
  actions: number;
  /** The node budget. Alpha-beta may use it up for each action. Tree search shares it among all actions. */
  nodes: number;
}

/** Judges positions. Its worker starts with the first question. */
export class Judge {
  readonly #engine = new Engine();

  /** What the best actions of a position are worth. */
  async worths(spec: string, { position, actions, nodes }: Question): Promise<Worths> {
    const { record } = await this.#engine.ask({ type: 'begin', spec, position });
    const { lines } = await this.#engine.ask({
      type: 'study',
      record,
      path: '0',
      nodes,
      lines: actions,
      also: null,
      tables: 'common',
      seed: 1,
    });
    return new Map(lines.flatMap(({ line: [best], value }) => (best ? [[best.action, value]] : [])));
  }

  /** Gives up the questions that have no answer yet. */
  giveUp(): void {
    this.#engine.giveUp();
  }

  /** Ends the worker. */
  stop(): void {
    this.#engine.stop();
  }
}
