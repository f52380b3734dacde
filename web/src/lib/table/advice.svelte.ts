import { Stopped } from '../pocket/stopped';
import { Judge, type Question, type Worths } from '../pocket/worths';

/** Asks the engine what the good actions of positions are worth, one position at a time. */
export class Advice {
  readonly #judge = new Judge();
  #answer = $state.raw<{ position: string; worths: Worths } | null>(null);
  /** The position that the engine was last asked about. */
  #asked: string | null = null;

  /** Asks about a position, unless that was the last question. */
  ask(spec: string, question: Question): void {
    const { position } = question;
    if (this.#asked === position) return;
    this.#asked = position;
    // The player has gone on, so nobody waits for an earlier answer.
    this.#judge.giveUp();
    const keep = (worths: Worths) => void (this.#answer = { position, worths });
    this.#judge.worths(spec, question).then(keep, (reason: unknown) => {
      // Without the engine, nothing is known about the actions. Each guide decides what it teaches then.
      if (!(reason instanceof Stopped)) keep(new Map());
    });
  }

  /** What the engine says of a position; null if it has not answered yet. */
  worths(position: string): Worths | null {
    return this.#answer?.position === position ? this.#answer.worths : null;
  }

  /** Ends the engine. */
  stop(): void {
    this.#judge.stop();
  }
}
