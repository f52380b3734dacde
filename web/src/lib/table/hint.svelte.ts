import { faceOf } from '../board';
import type { Drawn } from '../analysis/drawn';
import { actionWords } from '../games';
import type { Board, Study } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';

interface Given {
  /** The board that the hint is for. */
  board: Board;
  words: string;
  cells: string[];
  /** What shows the action on the board. */
  drawn: Drawn[];
}

/** The hint that the player asked for. It is shown as long as the board stays the same. */
export class Hint {
  #last = $state.raw<Given | null>(null);
  /** The board for which a hint is being looked for. */
  #asked = $state.raw<Board | null>(null);
  readonly #moment: () => Moment | undefined;
  readonly given = $derived.by(() => (this.#last?.board === this.#moment()?.board ? this.#last : null));
  /** Whether a hint for the board that is shown is being looked for. */
  readonly looking = $derived.by(() => this.#asked !== null && this.#asked === this.#moment()?.board);

  constructor(moment: () => Moment | undefined) {
    this.#moment = moment;
  }

  /** What the hint says, or that it is being looked for; null if nobody asked. */
  readonly words = $derived.by(() => (this.looking ? say('page-hint-wait') : (this.given?.words ?? null)));

  /** Finds the best action, unless the board changes meanwhile. Throws why there is no hint. */
  async give(game: string, study: (ply: number) => Promise<Study | null>): Promise<void> {
    const asked = this.#moment();
    if (!asked || this.looking) return;
    const { board } = asked;
    this.#asked = board;
    const line = await study(asked.ply)
      .then((found) => found?.line)
      .finally(() => {
        if (this.#asked === board) this.#asked = null;
      });
    const [best, next] = line ?? [];
    if (!best || board !== this.#moment()?.board) return;
    const { parts, action, seat } = best;
    const face = faceOf(game);
    const cells = parts && seat !== null ? (face.cells?.(parts, seat) ?? []) : [];
    const route = parts && seat !== null ? (face.route?.(parts, seat) ?? null) : null;
    const what = say('page-hint-what', { action: actionWords(game, parts, action, board) });
    this.#last = {
      board,
      words: next && next.seat === seat ? `${what.replace(/\.$/, '')}. ${say('page-hint-again')}` : what,
      cells,
      drawn: route
        ? [{ shape: 'arrow', from: route[0], to: route[1], look: 'best' }]
        : cells.map((cell) => ({ shape: 'circle', cell, look: 'best' })),
    };
  }
}
