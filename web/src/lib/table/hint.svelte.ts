import { faceOf } from '../board';
import { pointing, type Drawn } from '../analysis/drawn';
import { Refused } from '../net/refused';
import type { Board, Geometry, Legal, Study } from '../wire/types';
import { say } from '../words/words.svelte';
import { momentAfter } from './moment-after';
import { outlook, reason } from './hint-reason';
import type { Moment } from './moments';

interface Given {
  /** The board that the hint is for. */
  board: Board;
  words: string;
  /** What the hint says once the player has taken back their picks, or has begun the hint's action instead. */
  fresh: string;
  /** Says that the action wins; empty if that is not certain. */
  claim: string;
  /** The cells of the action, in the order in which the player presses them. */
  cells: string[];
  route: [string, string] | null;
  /** The cells over which the route leads; null if it is straight. */
  way: string[] | null;
  /** What the player had picked when they asked. */
  picked: string[];
}

/** Whether these picks, in this order, are the first ones of the others. */
const begins = (picks: string[], others: string[]) => picks.every((cell, i) => cell === others[i]);

/** Where a hint comes from. */
export interface Source {
  game: string;
  geometry: Geometry;
  /** The options of the game. */
  options: Record<string, string>;
  legal: Legal | null;
  study: (ply: number) => Promise<Study | null>;
  /**
   * Returns the record up to the board. The effects of the hint's action are computed from it. Null if the record is
   * secret.
   */
  record: ((ply: number) => Promise<string>) | null;
}

/**
 * The hint that the player asked for. It is shown as long as the board stays the same and the player does nothing
 * else.
 */
export class Hint {
  #last = $state.raw<Given | null>(null);
  /** The board for which a hint is being looked for. */
  #asked = $state.raw<Board | null>(null);
  readonly #moment: () => Moment | undefined;
  readonly #picked: () => string[];
  readonly #given = $derived.by(() => {
    const given = this.#last?.board === this.#moment()?.board ? this.#last : null;
    if (!given) return null;
    const picked = this.#picked();
    return begins(picked, given.picked) || picked.every((cell) => given.cells.includes(cell)) ? given : null;
  });
  /** The hint, as long as the player has picked no more than when they asked. */
  readonly #said = $derived.by(() => {
    const given = this.#given;
    return given && this.#picked().length <= given.picked.length ? given : null;
  });
  /** Whether a hint for the board that is shown is being looked for. */
  readonly looking = $derived.by(() => this.#asked !== null && this.#asked === this.#moment()?.board);
  /** The cells that the player still has to press. */
  readonly cells = $derived.by(() => {
    const picked = this.#picked();
    return this.#given?.cells.filter((cell) => !picked.includes(cell)) ?? [];
  });
  /** The drawings on the board for the part of the action that is left. */
  readonly drawn = $derived.by((): Drawn[] => {
    // If there is only one cell to press, the board frames it. A second sign there would seem to mean something else.
    if (!this.#given?.route) return [];
    const { route, way } = this.#given;
    if (!this.cells.includes(route[1])) return pointing(this.cells, null, 'best');
    return pointing(this.cells, route, 'best', way);
  });
  /**
   * What the hint says, or that it is being looked for; null if nobody asked. Also null once the player has picked more
   * than when they asked, because they must then read what to do next.
   */
  readonly words = $derived.by(() => {
    if (this.looking) return say('page-hint-wait');
    const said = this.#said;
    if (!said) return null;
    return begins(said.picked, this.#picked()) ? said.words : said.fresh;
  });

  /** Says that the action of the hint wins; empty if that is not certain. */
  readonly claim = $derived.by(() => {
    return this.looking ? '' : (this.#said?.claim ?? '');
  });

  constructor(moment: () => Moment | undefined, picked: () => string[]) {
    this.#moment = moment;
    this.#picked = picked;
  }

  /** Takes the hint away, because the player has moved. */
  drop(): void {
    this.#last = null;
  }

  /**
   * Finds the best action and makes it the hint. Throws the reason if there is no hint. Does neither if the board
   * changes meanwhile.
   */
  async give(source: Source): Promise<void> {
    const asked = this.#moment();
    if (!asked || this.looking) return;
    const { board } = asked;
    this.#asked = board;
    try {
      const given = await this.#find(source, asked);
      if (board !== this.#moment()?.board) return;
      if (!given) throw new Refused({ code: 'page-hint-none' });
      this.#last = given;
    } catch (error) {
      if (board === this.#moment()?.board) throw error;
    } finally {
      if (this.#asked === board) this.#asked = null;
    }
  }

  async #find(
    { game, geometry, options, legal, study, record }: Source,
    { ply, board }: Moment,
  ): Promise<Given | null> {
    const picked = this.#picked();
    const sought = await study(ply);
    const [first] = sought?.line ?? [];
    if (!sought || !first) return null;
    const face = faceOf(game);
    const { purposes, tells, completes } = (await face.purposes?.()) ?? {};
    const cellsOf = ({ parts, seat }: typeof first) =>
      parts && seat !== null ? (face.cells?.(parts, seat) ?? []) : [];
    // A player who has begun another action needs to know how to go on with it.
    const strays = picked.length > 1 && !begins(picked, cellsOf(first));
    const rest = strays
      ? completes?.(board, geometry, { seat: first.seat ?? 0, picked }, options)
      : undefined;
    const best = rest ? { ...first, ...rest } : first;
    const line = rest ? [best] : sought.line;
    // The engine has judged its own action. That says nothing about the action that the player has begun.
    const wins = !rest && sought.certain && sought.value > 0.5;
    const lost = sought.certain && sought.value < 0.5;
    const known = await record?.(ply).catch(() => null);
    const then = known ? await momentAfter(known, ply, best.action) : undefined;
    const { parts, seat, action } = best;
    const after = then?.board;
    const good =
      purposes && after && parts && seat !== null
        ? purposes(board, after, geometry, { seat, parts, wins, line }, options)
        : [];
    const why = (instead = false) => reason(game, line, board, tells ? undefined : then, good, instead) ?? '';
    // The value of the best action says nothing about another action.
    const claim = rest === undefined ? outlook(sought) : '';
    if (!parts || seat === null)
      return { board, words: why(), fresh: why(), claim, cells: [], route: null, way: null, picked };
    const { hintWords } = (await face.hints?.()) ?? {};
    const what = () => ({ seat, action, parts, words: face.actionWords(parts, action, board) });
    const fresh = hintWords ? say('page-hint-what', { action: hintWords(board, geometry, what()) }) : why();
    return {
      board,
      // If every action loses, another one is no better.
      words: rest === null && !lost ? why(true) : fresh,
      fresh,
      // While cards are hidden, nobody knows how the game goes on.
      claim: hintWords ? '' : claim,
      cells: cellsOf(best),
      route: face.route?.(parts, seat) ?? null,
      way: legal ? (face.way?.(parts, legal) ?? null) : null,
      picked,
    };
  }
}
