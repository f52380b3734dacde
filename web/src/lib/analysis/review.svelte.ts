import { SvelteMap } from 'svelte/reactivity';
import { faceOf } from '../board';
import { gameOf } from '../games';
import { refusalOf } from '../net/refused';
import { Engine } from '../pocket/engine';
import { Stopped } from '../pocket/stopped';
import { applyEvent, momentsTo, type Moment } from '../table/moments';
import type { Analysis, Board, Expected, Outcome, Refusal, Study, Why } from '../wire/types';
import { mainPlies } from './lines';
import type { Place } from './link';
import {
  answerTo,
  judgeAll,
  keysOf,
  mainPly,
  mistakes,
  nextPosition,
  recordedResult,
  recordedStop,
  sides,
  turningPoint,
  type End,
  type MainLine,
  type Played,
} from './review';
import { EVERY } from './thinker.svelte';

/** The node budget of a review: for all positions together, and the least and the most for each of them. */
interface Budget {
  all: number;
  least: number;
  most: number;
  /** How many lines to look for. */
  lines: number;
}

/** Looks for two lines only, the best and the next best, because each line costs a search. */
const SEARCHED: Budget = { all: 6_000_000, least: 10_000, most: 200_000, lines: 2 };
/** In games with hidden cards, a node is a whole playout, and one search finds all lines. */
const HIDDEN: Budget = { all: 300_000, least: 2_000, most: 5_000, lines: EVERY };

/** The main line as it was when the engine last read it. */
interface Read {
  record: string;
  plies: Played[];
  /** The keys of the positions before each ply and after the last, as `keysOf` makes them. */
  keys: string[];
  /**
   * The start of the game and the moment after each ply: a list for each seat if the game hides something, otherwise
   * one list for all.
   */
  views: Moment[][];
  outcome: Outcome | null;
  end: End | null;
  seats: number;
}

/**
 * Studies a position of a record that has this number of `positions`: finds the best lines, and the line of
 * the action `also`.
 */
export async function studyOf(
  engine: Engine,
  place: Place,
  hidden: boolean,
  positions: number,
  also: string | null = null,
): Promise<Study[]> {
  const { all, least, most, lines } = hidden ? HIDDEN : SEARCHED;
  const nodes = Math.round(Math.min(Math.max(all / positions, least), most));
  const wish = { nodes, lines, also, tables: 'common' as const, seed: 1 };
  return (await engine.ask({ type: 'study', ...place, ...wish })).lines;
}

/**
 * Reviews the main line of a record, position by position. The place that is shown and its neighbours come
 * first.
 */
export class Reviewer {
  /** Whether positions are being studied. */
  running = $state(false);
  refused = $state.raw<Refusal | null>(null);
  #analysis = $state.raw<Analysis | null>(null);
  #shown = 0;
  #hidden = false;
  #read = $state.raw<Read | null>(null);
  /** What is known of each position. */
  readonly #known = new SvelteMap<string, Study[]>();
  /** The moments to which best actions lead, by the key of the position and the text of the action. */
  readonly #led = new SvelteMap<string, Moment>();
  /** The positions that are being studied. */
  readonly #taken = new Set<string>();
  readonly #engine = new Engine();
  /** The engines that study positions: two on a device with several processors, otherwise one. */
  readonly #engines = navigator.hardwareConcurrency > 1 ? [this.#engine, new Engine()] : [this.#engine];

  readonly line = $derived.by((): MainLine | null => {
    if (!this.#read) return null;
    const { plies, keys, end, seats } = this.#read;
    return { plies, studies: keys.map((key) => this.#known.get(key)), end, seats, hidden: this.#hidden };
  });
  readonly judged = $derived(this.line ? judgeAll(this.line) : []);
  readonly sides = $derived(sides(this.judged, this.line?.seats ?? 0));
  readonly mistakes = $derived(mistakes(this.judged));
  /** The marks of the mistakes, by path. */
  readonly marks = $derived(
    new Map(this.mistakes.flatMap(({ ply, mark }) => (mark ? [[String(ply), mark]] : []))),
  );
  readonly turning = $derived(turningPoint(this.judged, this.#read && this.#scores()));
  /** How many positions there are, and how many of them were studied. */
  readonly total = $derived(this.line?.studies.length ?? 0);
  readonly done = $derived(this.line?.studies.filter((lines) => lines).length ?? 0);
  /** Whether the review has begun and has seen everything. */
  readonly complete = $derived(this.total > 0 && this.done === this.total);

  /** How the game ended by the rules; null if it did not. */
  get outcome(): Outcome | null {
    return this.#read?.outcome ?? null;
  }

  /** The score of each seat; null if the game is not over. */
  get scores(): number[] | null {
    return this.#read && this.#scores();
  }

  /** The start of the game and the moment after each ply, as the seat that played `ply` saw them. */
  moments(ply = 0): Moment[] {
    const { views = [], plies = [] } = this.#read ?? {};
    return views[this.#hidden ? (plies[ply - 1]?.seat ?? 0) : 0] ?? [];
  }

  /**
   * The board of a position, and the moment to which one of its best actions leads. The moment is null while it is not
   * known. In a game with hidden cards, both show what the seat that acts can see.
   */
  around(position: number, { action }: Expected): [Board | undefined, Moment | null] {
    const led = this.#led.get(`${this.#read?.keys[position]} ${action}`) ?? null;
    return [this.moments(position + 1)[position]?.board, led];
  }

  /** The record as the engine last read it; null before the review has begun. */
  get record(): string | null {
    return this.#read?.record ?? null;
  }

  get hidden(): boolean {
    return this.#hidden;
  }

  /** Tells the review which record is on the board, and which place is shown. */
  look(analysis: Analysis, path: string, hidden: boolean): void {
    [this.#analysis, this.#shown, this.#hidden] = [analysis, mainPly(path), hidden];
    if (this.#read && this.#read.record !== analysis.record) void this.#try(() => this.#readAgain());
  }

  /** Begins the review, or continues it. */
  async start(): Promise<void> {
    if (this.running) return;
    this.running = true;
    await this.#try(async () => {
      await this.#readAgain();
      const studies = this.#engines.map(async (engine) => {
        while (await this.#step(engine));
      });
      await Promise.all(studies).catch((reason: unknown) => {
        // If one engine fails, stop the other one, too.
        this.stop();
        throw reason;
      });
      for (const { ply, seat, best } of this.mistakes) {
        await this.#lead(ply - 1, seat, best.line[0]);
        if (this.line) await this.#lead(ply, seat, answerTo(this.line, ply)?.line[0]);
      }
    });
    this.running = false;
  }

  /** Stops the review. What it has found stays. */
  stop(): void {
    for (const engine of this.#engines) engine.stop();
  }

  /** Studies one more position. Returns whether there was one. */
  async #step(engine: Engine): Promise<boolean> {
    const read = await this.#readAgain();
    if (!read) return false;
    const { keys, record, plies } = read;
    const at = nextPosition(
      keys.map((key) => this.#known.has(key) || this.#taken.has(key)),
      this.#shown,
    );
    const key = keys[at ?? -1];
    if (at === null || key === undefined) return false;
    const place = { record, path: String(at) };
    const played = plies[at];
    const also = played && played.seat !== null ? played.action : null;
    this.#taken.add(key);
    try {
      this.#known.set(key, await studyOf(engine, place, this.#hidden, keys.length, also));
    } finally {
      this.#taken.delete(key);
    }
    return true;
  }

  /** Plays a position's best action to find out what it does. If the game hides something, `seat` is the viewer. */
  async #lead(position: number, seat: number, best: Expected | undefined): Promise<void> {
    const { record, keys } = this.#read ?? {};
    const key = `${keys?.[position]} ${best?.action}`;
    if (!best || record === undefined || this.#led.has(key)) return;
    const place = { record, path: String(position), seat: this.#hidden ? seat : null };
    const edit = { do: 'play' as const, action: best.action };
    const led = await this.#engine.ask({ type: 'explore', ...place, edit }).catch((error: unknown) => {
      if (error instanceof Stopped) throw error;
      return null;
    });
    const moment = led && momentsTo(led).at(-1);
    if (moment) this.#led.set(key, moment);
  }

  /** Reads the main line, if it may have changed. */
  async #readAgain(): Promise<Read | null> {
    const analysis = this.#analysis;
    if (analysis && this.#read?.record !== analysis.record) this.#read = await this.#readLine(analysis);
    return this.#read;
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.refused = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stopped)) this.refused = refusalOf(error);
    }
  }

  /** Reads the main line as the seats saw it. */
  async #readLine({ record, spec, seats, plies }: Analysis): Promise<Read> {
    const path = String(mainPlies(plies).length);
    const views: Analysis[] = [];
    for (const seat of this.#hidden ? seats.keys() : [null])
      views.push(await this.#engine.ask({ type: 'explore', record, path, seat, edit: null }));
    const lines = views.map((view) => mainPlies(view.plies));
    const own = (lines[0] ?? []).map(({ seat }, at) => (lines[seat ?? 0] ?? lines[0])?.[at]);
    const { result } = await this.#engine.ask({ type: 'options', record, path, seed: 1 });
    const last = views[0]?.line.at(-1);
    const points = last && 'board' in last ? (faceOf(gameOf(spec)).score?.(last.board) ?? null) : null;
    return {
      record,
      plies: own.flatMap((ply) => ply ?? []),
      keys: keysOf(record, lines),
      views: views.map(({ line }) => line.reduce<Moment[]>(applyEvent, [])),
      outcome: result,
      end: result && { scores: result.scores, points },
      seats: seats.length,
    };
  }

  /** Why the game ended, according to its record, if not by the rules; null if the record does not say. */
  get stopped(): Why | null {
    return this.#read && recordedStop(this.#read.record, this.#scores() ?? []);
  }

  /** The result of the game: by the rules, or else by what the record says. */
  #scores(): number[] | null {
    if (!this.#read) return null;
    return this.#read.end?.scores ?? recordedResult(this.#read.record);
  }
}
