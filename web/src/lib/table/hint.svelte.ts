import { faceOf } from '../board';
import { actionWords } from '../games';
import type { Board, Study } from '../wire/types';
import type { Moment } from './moments';

interface Given {
  /** The board that the hint is for. */
  board: Board;
  words: string;
  cells: string[];
}

/** The hint that the player asked for. It is shown as long as the board stays the same. */
export class Hint {
  #last = $state.raw<Given | null>(null);
  readonly #moment: () => Moment | undefined;
  readonly given = $derived.by(() => (this.#last?.board === this.#moment()?.board ? this.#last : null));

  constructor(moment: () => Moment | undefined) {
    this.#moment = moment;
  }

  /** Finds the best action, unless the board changes meanwhile. Throws why there is no hint. */
  async give(game: string, study: (ply: number) => Promise<Study | null>): Promise<void> {
    const asked = this.#moment();
    if (!asked) return;
    const best = (await study(asked.ply))?.line[0];
    if (!best || asked.board !== this.#moment()?.board) return;
    const { parts, action, seat } = best;
    const cells = parts && seat !== null ? (faceOf(game).cells?.(parts, seat) ?? []) : [];
    this.#last = { board: asked.board, words: actionWords(game, parts, action, asked.board), cells };
  }
}
