import { SvelteMap } from 'svelte/reactivity';
import { refusalOf } from '../net/refused';
import { Engine } from '../pocket/engine';
import { Stopped } from '../pocket/stopped';
import type { Refusal, Study, StudyTables } from '../wire/types';
import { budgets } from './budgets';
import type { Place } from './link';
import { merged } from './merged';

/** The number of lines that stands for all actions: few positions have more. */
export const EVERY = 255;

/** What is known of a position so far. */
export interface Found {
  /** The best lines, the best first; none if nobody is to act. */
  lines: Study[];
  /** The node budget of each search. */
  budget: number;
  /** How many nodes were searched. */
  nodes: number;
  /** How deep the best line was searched, in plies; 0 if the search has no depth. */
  depth: number;
  /** The speed, in nodes a second; null while the engine is starting. */
  speed: number | null;
  /** How many lines were looked for. */
  count: number;
  /** The endgame tables that were used. */
  tables: StudyTables;
  /** The bytes of memory that large endgame tables take; null if they tell no more than the small ones. */
  bytes: number | null;
}

/** What to think about. */
export interface Subject {
  place: Place;
  /** A key that tells positions apart. */
  key: string;
  /** How many lines to look for. */
  count: number;
  /** Whether to look for every action once the value of the best one is proven. */
  every: boolean;
  /** Whether the game hides something. */
  hidden: boolean;
  /** Whether to build large endgame tables. */
  large: boolean;
}

/** How long to wait before thinking, in milliseconds: the viewer may only be stepping past. */
const PAUSE = 150;

/** Thinks about the position that is shown, with ever larger budgets, until it changes or its value is proven. */
export class Thinker {
  /** Why the engine cannot think. */
  refused = $state.raw<Refusal | null>(null);
  readonly #known = new SvelteMap<string, Found>();
  readonly #engine = new Engine();
  /** The number of the newest position. */
  #newest = 0;

  /** What is known of the position with this key. */
  found(key: string): Found | null {
    return this.#known.get(key) ?? null;
  }

  /** Thinks about a position, in place of any earlier one. Returns a function that ends the thinking. */
  think(subject: Subject): () => void {
    const own = ++this.#newest;
    const timer = setTimeout(() => void this.#go(own, subject), PAUSE);
    return () => {
      clearTimeout(timer);
      if (this.#newest === own) this.#newest++;
      this.#engine.giveUp();
    };
  }

  async #go(own: number, subject: Subject) {
    this.refused = null;
    const { key, count, every } = subject;
    const proven = () => every && count < EVERY && this.#known.get(key)?.lines[0]?.certain === true;
    try {
      if (!proven()) await this.#deepen(own, subject, 'last', proven);
      if (proven() && own === this.#newest) await this.#deepen(own, { ...subject, count: EVERY }, 'others');
    } catch (error) {
      if (!(error instanceof Stopped) && own === this.#newest) this.refused = refusalOf(error);
    }
  }

  /**
   * Searches with ever larger budgets: up to the last one, or until `enough` returns true or more thinking
   * cannot change anything.
   */
  async #deepen(
    own: number,
    { place, key, count, hidden, large }: Subject,
    end: 'others' | 'last',
    enough: () => boolean = () => false,
  ) {
    const before = this.#known.get(key);
    const done = before && before.count >= count && (before.tables === 'large' || !large) ? before.budget : 0;
    let started = false;
    for (const budget of budgets(hidden, end)) {
      if (budget <= done) continue;
      if (enough() || this.#settled(key, count, large)) return;
      const known = this.#known.get(key);
      // The first look does not wait until tables are built.
      const tables = known ? (large ? 'large' : 'common') : 'none';
      const began = performance.now();
      const { lines, nodes, depth, large_tables } = await this.#engine.ask({
        type: 'study',
        ...place,
        nodes: budget,
        lines: count,
        also: null,
        tables,
        seed: 1,
      });
      if (own !== this.#newest) return;
      const speed = started ? (1000 * nodes) / Math.max(performance.now() - began, 1) : null;
      this.#known.set(key, {
        lines: merged(known?.lines ?? [], lines),
        budget,
        nodes,
        depth,
        speed,
        count,
        tables,
        bytes: large_tables,
      });
      if (lines.length === 0) return;
      started = true;
    }
  }

  /** Whether more thinking cannot change anything. */
  #settled(key: string, count: number, large: boolean): boolean {
    const found = this.#known.get(key);
    if (!found || found.count < count || found.tables === 'none') return false;
    // Large tables also tell how long a proven win takes.
    return (
      (found.tables === 'large' || !large || found.bytes === null) &&
      found.lines.slice(0, count).every(({ certain }) => certain)
    );
  }

  /** Ends the engine. Its results stay known. */
  close(): void {
    this.#newest++;
    this.#engine.stop();
  }
}
