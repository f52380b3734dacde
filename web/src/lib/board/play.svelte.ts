/** The state that every board needs for picking actions and showing moves. */

import { tick, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import {
  calmed,
  distance,
  NEAR,
  pose,
  type Motion,
  type Point,
  type Pose,
  type Scene,
  type Sound,
  type Sprite,
} from './motion';
import { askedCells } from './asked';
import { pick, pressHinted, type Chosen, type Rules } from './picking';
import type { Game } from './face';
import type { BoardProps } from './props';
import type { Stage } from './stage.svelte';
import type { Refusal } from '../wire/types';
import { weighing } from './weighing';

/**
 * A piece that is away from its place: the player drags it, or has moved it, but the board does not show the
 * move yet.
 */
interface Held {
  at: Point;
  lift: number;
  motion: Motion | null;
  /** Whether it is on its way back to its place. */
  home: boolean;
}

/** How a piece is brought along a path. */
interface Bringing {
  /** Whether this is its way back to its place. */
  home?: boolean;
  /** What is heard when it sets out. */
  sound?: Sound;
  /** What is heard when it lands. */
  lands?: Sound;
  /** How high it hops on each stretch. */
  arc?: number;
  /** How many milliseconds the path takes. By default, this depends on the number of its stretches. */
  length?: number;
}

/** How long a piece that the player moves takes for each stretch of its path, in milliseconds. */
const PACE = 140;

/** How long before its landing a piece is heard, in milliseconds: a sound takes a moment to be heard. */
const LANDING = 40;

/** How high a dragged piece is lifted, in board units. */
const LIFT = 9;

/** Shows the scene that led to the current board, and the pieces that the player holds. */
export class Showing<S extends Sprite> {
  readonly stage: Stage;
  readonly #scene: () => Scene<S>;
  readonly #held = new SvelteMap<string, Held>();
  /** For each piece that was held when the scene began, the point where it was. */
  #from = $state.raw(new Map<string, Point>());

  /**
   * Must be called while a component is created, because it registers effects. `moment` changes with each
   * action that is shown. `story` makes the scene of that action; `from` says where pieces were held when the
   * scene began.
   */
  constructor(stage: Stage, moment: () => unknown, story: (from: Map<string, Point>) => Scene<S>) {
    this.stage = stage;
    this.#scene = () => story(this.#from);
    const player = {
      announced: () => {
        this.#from = new Map([...this.#held].map(([key, { at }]) => [key, at]));
        this.#held.clear();
      },
      stopped: () => {
        this.#from = new Map();
        this.#held.clear();
      },
    };
    $effect(() => {
      stage.player = player;
      return () => {
        if (stage.player === player) stage.player = null;
      };
    });
    $effect(() => {
      moment();
      untrack(() => {
        if (stage.announced) stage.play(this.scene);
      });
    });
    $effect(() => {
      if (!stage.resting) return;
      // A piece that has arrived does not set out again when another one is moved.
      for (const [key, held] of untrack(() => [...this.#held]))
        if (held.home) this.#held.delete(key);
        else if (held.motion) this.#held.set(key, { ...held, motion: null });
    });
  }

  readonly scene = $derived.by(() => (this.stage.calm ? calmed(this.#scene()) : this.#scene()));

  /** The sprites in the order in which they are drawn: moving and held sprites lie over the others. */
  readonly drawn = $derived.by(() => {
    const over = ({ key, motions, ghost }: S) =>
      this.holds(key) ? 2 : Number(motions !== undefined && !ghost);
    return [...this.scene.sprites].sort((a, b) => over(a) - over(b));
  });

  /** Where and how a sprite is drawn now. It depends on the time only for sprites that move. */
  pose(sprite: S): Pose {
    const held = this.#held.get(sprite.key);
    if (held) {
      const { at, lift, motion } = held;
      return motion
        ? pose({ key: '', ...at, motions: [motion] }, this.stage.carried)
        : { ...at, lift, opacity: 1 };
    }
    return pose(sprite, sprite.motions?.length ? this.stage.time : Infinity);
  }

  /** Whether a piece is away from its place. */
  holds(key: string): boolean {
    return this.#held.has(key);
  }

  /** Draws a piece at the point to which the pointer drags it. */
  hold(key: string, at: Point): void {
    this.#held.set(key, { at, lift: LIFT, motion: null, home: false });
  }

  /**
   * Moves a piece along a path, from where it is drawn now, and leaves it at the end of the path. If this is its
   * way home, it is not held any longer.
   */
  bring(
    key: string,
    path: Point[],
    { home = false, sound, lands, arc = 6, length: takes }: Bringing = {},
  ): void {
    const at = path.at(-1);
    const sprite = this.scene.sprites.find((sprite) => sprite.key === key);
    if (!at || !sprite) return;
    const here = this.pose(sprite);
    // A piece that has arrived does not walk its path a second time, for example when the action is sent.
    const arrived = distance(here, at) < NEAR;
    const way = [here, ...(arrived ? [] : path.filter((point) => distance(point, here) >= NEAR))];
    const moves = way.length > 1 && this.stage.resting && !this.stage.calm;
    const length = takes ?? Math.min(PACE * (way.length - 1), 3 * PACE);
    this.#held.set(key, {
      at,
      lift: 0,
      motion: moves ? { start: 0, length, path: way, arc } : null,
      home,
    });
    if (sound) this.stage.sound(sound);
    if (moves) this.stage.carry(length, lands ? [{ at: length - LANDING, sound: lands }] : []);
    else if (lands && !arrived) this.stage.sound(lands);
    if (!moves && home) this.#held.delete(key);
  }

  /** Lets the piece `only` go back to its place; without `only`, all held pieces. */
  release(only?: string): void {
    for (const key of only === undefined ? [...this.#held.keys()] : [only]) {
      const sprite = this.scene.sprites.find((sprite) => sprite.key === key);
      if (sprite) this.bring(key, [{ x: sprite.x, y: sprite.y }], { home: true });
      else this.#held.delete(key);
    }
  }
}

/** The most cells that a planned action can have. No action in any game has more. */
const MOST_PLANNED = 4;

/** What picking needs to know about a board. */
export interface Hands {
  /** Changes with each action that is shown. */
  moment: () => unknown;
  rules: () => Rules;
  showing: Pick<Showing<Sprite>, 'stage' | 'hold' | 'bring' | 'release'>;
  /** Plays an action. Resolves to false if it was refused or withdrawn, so that nothing has changed. */
  onact: (chosen: Chosen) => Promise<boolean>;
  /** Called when a press is refused without an action being sent. */
  onrefuse?: ((refusal: Refusal) => void) | undefined;
  /** Called with what the weighed action would do, in words; with null if none is weighed. */
  onweigh?: ((words: string | null) => void) | undefined;
  /** The sprite that the pointer drags after these picks; null if it drags none. */
  sprite?: (picked: string[]) => string | null;
  /** The middle of a cell. */
  at?: (cell: string) => Point;
}

/** The `Hands` that follow from a board's properties. */
export const handsOf = (
  props: () => Pick<BoardProps<Game>, 'board' | 'onact' | 'onrefuse' | 'onweigh'>,
): Pick<Hands, 'moment' | 'onact' | 'onrefuse' | 'onweigh'> => ({
  moment: () => props().board,
  onact: (chosen) => props().onact(chosen),
  onrefuse: (refusal) => props().onrefuse?.(refusal),
  onweigh: (words) => props().onweigh?.(words),
});

/** The cells that a player has picked so far. */
export class Picking {
  picked = $state<string[]>([]);
  /** The cell under the pointer or in focus. */
  hovered = $state<string | null>(null);
  /**
   * Whether a finger that stays on this cell weighs the action there: the board shows what the action would do, but
   * does not play it. On such a cell, a tap presses only when the finger lifts.
   */
  weighs: (cell: string) => boolean = () => false;
  /** The cell on which a finger stays to weigh its action. */
  held = $state<string | null>(null);
  /**
   * Whether the device has a pointer that can point at a cell without pressing it, such as a mouse. With a finger,
   * the last cell would stay hovered.
   */
  readonly #points = matchMedia('(hover: hover) and (pointer: fine)').matches;
  /**
   * The cell where the pointer has rested since the last action. The player weighs nothing there until the pointer
   * moves.
   */
  #rested = $state<string | null>(null);
  /** The cell whose action the player weighs, with a finger that stays or with the pointer. */
  readonly weighed = $derived.by(
    () => this.held ?? (this.#points && this.hovered !== this.#rested ? this.hovered : null),
  );
  /** The cell that was pressed last, if the press had no effect. The board may explain this cell. */
  idle = $state<string | null>(null);
  /** The action that was sent and is not shown yet. */
  sent = $state.raw<Chosen | null>(null);
  readonly #hands: Hands;
  /**
   * The cells of the action that a hint names, that the player is asked to confirm, or that the editor asks about.
   */
  readonly #hinted = askedCells();
  /** The sprite that is being dragged. */
  #dragged: string | null = null;
  /** Whether actions are planned while it is another player's turn. */
  plans = false;
  /**
   * The cells pressed before the player's turn: with `plans` up to a whole action, otherwise one first pick.
   */
  planned = $state<string[]>([]);
  readonly next = $derived.by(() => (this.sent ? new Set<string>() : this.#hands.rules().next(this.picked)));

  /** Must be called while a component is created, because it registers effects. */
  constructor(hands: Hands) {
    this.#hands = hands;
    $effect(() => {
      hands.moment();
      untrack(() => {
        this.sent = null;
        this.picked = [];
        this.idle = null;
        this.#rested = this.hovered;
      });
    });
    $effect(() => {
      if (this.hovered !== this.#rested) this.#rested = null;
    });
    $effect(() => {
      if (this.next.size === 0 || this.planned.length === 0) return;
      untrack(() => this.#carryOut());
    });
  }

  /**
   * Tells the page what the weighed action would do, and notes that the player of this game knows how to weigh one. A
   * mouse weighs an action wherever it points, so only weighing with a finger counts as knowing how. Must be called
   * while a component is created.
   */
  tell(game: Game, words: () => string | null): void {
    $effect(() => {
      this.#hands.onweigh?.(words());
      if (words() !== null && this.held !== null) weighing.add(game);
    });
    $effect(() => () => this.#hands.onweigh?.(null));
  }

  press(id: string): void {
    const { rules, showing } = this.#hands;
    const early = rules().next([]).size === 0;
    showing.stage.hurry();
    // A second press on the same cell closes its explanation.
    const idle = this.idle === id ? null : id;
    this.idle = null;
    if (this.sent) return;
    if (early) {
      this.#plan(id);
      if (!this.plans) this.idle = idle;
      return;
    }
    const pressed = pick(rules(), this.picked, id);
    // If the player presses the target of a hint, the piece that the hint moves is picked as well.
    const result = this.picked.length > 0 ? pressed : pressHinted(rules(), [...this.#hinted()], id, pressed);
    if (result.kind === 'nothing') this.idle = idle;
    const dragged = this.#dragged;
    this.picked = result.kind === 'go-on' ? result.picked : [];
    if (result.kind === 'refused') this.#hands.onrefuse?.(result.refusal);
    if (result.kind === 'act') void this.#send(result.chosen, dragged, id);
    else if (dragged !== null && this.picked.includes(id)) showing.bring(dragged, this.#place(id));
    else showing.release();
  }

  /** Called while the pointer drags, with the point where it is. The picked piece follows the pointer. */
  drag(to: Point): void {
    this.#dragged ??= this.#hands.sprite?.(this.picked) ?? null;
    if (this.#dragged !== null) this.#hands.showing.hold(this.#dragged, to);
  }

  /** Called when the pointer is released: over a cell, or beside the board (null). */
  drop(id: string | null): void {
    const dragged = this.#dragged;
    if (dragged === null) return;
    if (id === null || id === this.picked.at(-1)) this.#hands.showing.release(dragged);
    else this.press(id);
    this.#dragged = null;
  }

  /** In the position editor, called while the pointer drags the piece of a cell. */
  carry(id: string, to: Point): void {
    this.#dragged ??= this.#hands.sprite?.([id]) ?? null;
    if (this.#dragged !== null) this.#hands.showing.hold(this.#dragged, to);
  }

  /** In the position editor, called when the pointer releases the dragged piece. */
  lay(): void {
    if (this.#dragged !== null) this.#hands.showing.release(this.#dragged);
    this.#dragged = null;
  }

  cancel(): void {
    this.picked = [];
    this.idle = null;
    this.planned = [];
    this.#dragged = null;
    this.#hands.showing.release();
  }

  #plan(id: string): void {
    if (!this.plans) this.planned = [id];
    else if (this.planned.at(-1) === id) this.planned = this.planned.slice(0, -1);
    else this.planned = [...this.planned, id].slice(-MOST_PLANNED);
  }

  /**
   * Carries out what was planned, once it is the player's turn. Without `plans`, this picks a piece, but
   * plays nothing.
   */
  #carryOut(): void {
    const planned = this.planned;
    this.planned = [];
    let picked: string[] = [];
    for (const id of planned) {
      const result = pick(this.#hands.rules(), picked, id);
      // A pick that only replaces another one is not what was planned.
      if (result.kind === 'go-on' && result.picked.length > picked.length) picked = result.picked;
      else if (this.plans && result.kind === 'act' && result.chosen.parts !== null)
        return void this.#send(result.chosen, null, id);
      else {
        // Wait a tick: the board is changing just now, and the page forgets refusals when it does.
        if (this.plans) void tick().then(() => this.#hands.onrefuse?.({ code: 'page-premove-gone' }));
        return;
      }
    }
    this.picked = picked;
  }

  async #send(chosen: Chosen, dragged: string | null, to: string): Promise<void> {
    const { showing, onact } = this.#hands;
    this.sent = chosen;
    if (dragged !== null) showing.bring(dragged, this.#place(to));
    const played = await onact(chosen);
    if (played || this.sent !== chosen) return;
    this.sent = null;
    // Undo only the last pick: the earlier picks may well have been right.
    this.picked = this.#kept(chosen.cells.slice(0, -1));
    if (this.picked.length > 1 && dragged !== null) showing.release(dragged);
    else if (this.picked.length < 2) showing.release();
  }

  /** The longest prefix of these picks that is still the beginning of an action. */
  #kept(picks: string[]): string[] {
    const { next, own } = this.#hands.rules();
    const wrong = picks.findIndex(
      (pick, i) => !next(picks.slice(0, i)).has(pick) && !(i === 0 && own?.(pick)),
    );
    return wrong < 0 ? picks : picks.slice(0, wrong);
  }

  #place(cell: string): Point[] {
    const at = this.#hands.at?.(cell);
    return at ? [at] : [];
  }
}
