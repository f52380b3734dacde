import { onDestroy, untrack } from 'svelte';
import { faceOf } from '../board';
import { actionWords, sidesOf } from '../games';
import { refusalOf } from '../net/refused';
import { evaluation, share } from '../table/evaluation';
import type { Action, Expected, GameInfo, Legal } from '../wire/types';
import { say, words } from '../words/words.svelte';
import { pointing, type Drawn, type Look } from './drawn';
import type { Place } from './link';
import { EVERY, Thinker } from './thinker.svelte';
import { passed } from './threat';

/** The position that the adviser is asked about. */
export interface Asked {
  info: GameInfo;
  /** The game and its options. */
  spec: string;
  /** The text of the position; null if it has none. */
  text: string | null;
  place: Place;
  /** A key that tells positions apart. */
  position: string;
  names: string[];
  /** The legal actions; null if nobody is to act. */
  legal: Legal | null;
}

/** How many lines the viewer can ask for. */
export const COUNTS = [1, 2, 3, 4, 5, EVERY];
/** The maximum number of actions that are drawn on the board. */
export const ARROWS = 5;

/**
 * What the engine says about the position that is shown, as far as the viewer asks for it. Its effects belong
 * to the component that creates it.
 */
export class Adviser {
  /** Whether the viewer wants the best lines. */
  on = $state(localStorage.getItem('engine') === 'yes');
  /** How many best lines the viewer wants. */
  count = $state(COUNTS.find((one) => one === Number(localStorage.getItem('engine-lines'))) ?? 1);
  /** Whether large endgame tables are wanted. */
  large = $state(false);
  /** Whether threats are shown. */
  threats = $state(false);
  /** How much of the hint was asked for: nothing, the place, or the action. */
  hint = $state<0 | 1 | 2>(0);
  /** The action under the pointer or in focus. */
  pointed = $state.raw<Expected | null>(null);
  /** A position without threats, because the seat to act cannot pass there. */
  #compelled = $state<string | null>(null);
  /** How often the viewer started the engine again after a fault. */
  #starts = $state(0);
  readonly #thinker = new Thinker();
  /** Thinks about what the other player would do if the player to act passed. */
  readonly #rival = new Thinker();
  readonly #asked: () => Asked | null;

  readonly #now = $derived.by(() => this.#asked());
  readonly game = $derived(this.#now?.info.name ?? '');
  readonly hidden = $derived(this.#now?.info.hidden ?? false);
  /** What to call the seats. */
  readonly sides = $derived(this.#now ? sidesOf(this.game, this.#now.names) : []);
  readonly found = $derived(this.#now && this.#thinker.found(this.#now.position));
  readonly lines = $derived(this.found?.lines.slice(0, this.count) ?? []);
  readonly best = $derived(this.found?.lines[0] ?? null);
  /** All other actions, once the value of the best one is proven. */
  readonly others = $derived(this.best?.certain ? (this.found?.lines.slice(this.count) ?? []) : []);
  /** The part of the evaluation bar that belongs to seat 0, in a game of two seats. */
  readonly first = $derived.by(() => {
    if (!this.best || this.sides.length !== 2) return null;
    return this.best.seat === 0 ? share(this.best) : 1 - share(this.best);
  });
  /** Whether any line still lacks its exact value: the points, or the plies to the end. */
  readonly #open = $derived(
    [...this.lines, ...this.others].some(
      ({ certain, proven, margin }) => !certain || (proven === null && margin === null),
    ),
  );
  /** The bytes of memory that large endgame tables take; null if they can tell no more about the position. */
  readonly bytes = $derived(this.large || this.#open ? (this.found?.bytes ?? null) : null);
  /** Whether large tables are being built. */
  readonly building = $derived(this.large && this.bytes !== null && this.found?.tables !== 'large');
  /** Whether the engine can look for a threat. */
  readonly threatens = $derived(this.#now !== null && this.#now.text !== null && this.sides.length === 2);
  readonly #threat = $derived.by(() =>
    this.threats && this.#now ? (this.#rival.found(this.#now.position)?.lines[0] ?? null) : null,
  );

  /** `asked` returns null while the viewer does something else. */
  constructor(asked: () => Asked | null) {
    this.#asked = asked;
    // A comment changes the record, but not the position.
    const position = $derived(this.#now?.position ?? null);
    const text = $derived(this.#now?.text ?? null);
    const active = $derived(this.on || this.hint !== 0);
    $effect(() => {
      // Free the memory of an engine that nobody asks.
      if (!active) this.#thinker.close();
    });
    $effect(() => {
      if (!this.threats) this.#rival.close();
    });
    $effect(() => {
      void this.#starts;
      if (position === null || !active) return;
      const place = untrack(() => this.#now?.place);
      const [count, large] = this.on ? [this.count, this.large] : [1, false];
      return (
        place &&
        this.#thinker.think({ place, key: position, count, every: this.on, hidden: this.hidden, large })
      );
    });
    $effect(() => {
      void this.#starts;
      if (position !== null && text !== null && this.threats) return this.#seek(position, text);
    });
    // A hint applies to one position only.
    $effect(() => {
      void position;
      this.hint = 0;
      this.pointed = null;
    });
    onDestroy(() => {
      this.#thinker.close();
      this.#rival.close();
    });
  }

  /** Why the engine cannot think, in words. */
  get refused(): string | null {
    const { refused } = this.#thinker;
    return refused && words.refusal(refused);
  }

  /** Who is better, in words. */
  get verdict(): string {
    if (this.best) return evaluation(this.best, this.sides);
    return say(this.found ? 'page-analyse-over' : 'page-study-wait');
  }

  /** What the other player threatens, in words; null if the viewer does not want to see threats. */
  get threat(): string | null {
    if (!this.threats || !this.#now) return null;
    const { position } = this.#now;
    const threat = this.#threat;
    if (threat?.line[0]) {
      const what = say('page-analyse-threat-what', {
        passer: this.sides[1 - threat.seat] ?? '',
        player: this.sides[threat.seat] ?? '',
        action: this.inWords(threat.line[0]),
      });
      return `${what} ${evaluation(threat, this.sides)}`;
    }
    if (this.#rival.refused) return words.refusal(this.#rival.refused);
    if (this.#compelled === position || this.#rival.found(position)) return say('page-analyse-threat-none');
    return say('page-study-wait');
  }

  /** The hint, in words; null if nobody asks for one. */
  get advice(): string | null {
    if (this.on || this.hint === 0) return null;
    if (this.refused) return this.refused;
    if (!this.found) return say('page-study-wait');
    const action = this.best?.line[0];
    if (!action) return say('page-analyse-over');
    return this.hint === 1
      ? say('page-analyse-hint-place')
      : say('page-hint-what', { action: this.inWords(action) });
  }

  /** What is drawn on the board, from bottom to top: the threat, the other actions, the best action. */
  get drawn(): Drawn[] {
    return [...this.pointTo(this.#threat?.line[0], 'threat'), ...this.#advised()];
  }

  /** An action in words. */
  inWords({ parts, action }: Expected): string {
    return actionWords(this.game, parts, action);
  }

  turn(): void {
    this.on = !this.on;
    localStorage.setItem('engine', this.on ? 'yes' : 'no');
  }

  /** Starts the engine again after a fault. */
  startAgain(): void {
    this.#starts++;
  }

  setCount(count: number): void {
    this.count = count;
    localStorage.setItem('engine-lines', String(count));
  }

  #advised(): Drawn[] {
    if (this.pointed) return this.pointTo(this.pointed, 'best');
    if (!this.on) return this.hint === 0 ? [] : this.pointTo(this.best?.line[0], 'best', this.hint === 1);
    return this.lines
      .slice(0, ARROWS)
      .flatMap(({ line: [first] }, i) => this.pointTo(first, i === 0 ? 'best' : 'other'))
      .reverse();
  }

  /** The drawings that point out an action, or only its first cell if `begin` is true. */
  pointTo(action: Pick<Expected, 'parts' | 'seat'> | null | undefined, look: Look, begin = false): Drawn[] {
    if (!action?.parts || action.seat === null) return [];
    const { parts, seat } = action;
    const face = faceOf(this.game);
    const cells = face.cells?.(parts, seat) ?? [];
    return begin
      ? pointing(cells.slice(0, 1), null, look)
      : pointing(cells, face.route?.(parts, seat) ?? null, look, this.#way(parts));
  }

  /** The cells over which an action leads; null if it is not legal now, such as a threat. */
  #way(parts: Action): string[] | null {
    const legal = this.#now?.legal ?? null;
    return legal && (faceOf(this.game).way?.(parts, legal) ?? null);
  }

  /** Looks for a threat. Returns a function that ends the search. */
  #seek(position: string, text: string): (() => void) | undefined {
    const asked = untrack(() => this.#now);
    if (!asked) return;
    const { info, spec } = asked;
    let end: (() => void) | null = () => {};
    const seek = async () => {
      const place = await passed(info, spec, text);
      if (!end) return;
      const { hidden } = info;
      if (place)
        end = this.#rival.think({ place, key: position, count: 1, every: false, hidden, large: false });
      else this.#compelled = position;
    };
    seek().catch((error: unknown) => (this.#rival.refused = refusalOf(error)));
    return () => {
      end?.();
      end = null;
    };
  }
}
