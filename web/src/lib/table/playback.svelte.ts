import type { Manner } from '../board/manner';
import { Stage, type House } from '../board/stage.svelte';
import type { Moment } from './moments';

/**
 * If more actions than this are still to be shown, only the newest is animated. A player who stops to read should
 * still see everything that the others do meanwhile: with five players, up to 27 actions.
 */
const MOST_BEHIND = 30;

/**
 * A game that the viewer can browse. It shows the actions one after the other, up to the newest: the next
 * action begins once the animation of the one before has come to rest.
 */
export class Playback {
  moments = $state.raw<Moment[]>([]);
  /** The index of the moment that the board shows. */
  shown = $state(0);
  /** Whether the viewer is looking at an earlier moment. */
  browsing = $state(false);
  readonly stage: Stage;
  readonly #manner: () => Manner;

  constructor(house: House) {
    this.#manner = house.manner;
    this.stage = new Stage(house);
    this.stage.onrest = () => this.follow();
  }

  /** How the board is animated. */
  protected get manner(): Manner {
    return this.#manner();
  }

  /** Whether the newest moment is shown. */
  get newest(): boolean {
    return this.shown === this.moments.length - 1;
  }

  /** Whether the newest moment is shown and everything has come to rest. */
  get settled(): boolean {
    return this.newest && this.stage.resting;
  }

  /** Shows a moment. If it is the next one, its action is animated. */
  browse(to: number): void {
    const from = this.shown;
    this.stage.stop();
    this.shown = Math.min(Math.max(to, 0), this.moments.length - 1);
    this.browsing = !this.newest;
    if (this.shown === from + 1) this.stage.announce();
  }

  /** Animates the action that led to the current moment again. */
  replay(): void {
    const to = this.shown;
    if (to === 0) return;
    this.stage.stop();
    this.shown = to - 1;
    this.stage.after(this.manner.pause, () => this.#show(to));
  }

  /** Shows the next action, if there is one and the previous one has come to rest. */
  protected follow(): void {
    if (this.browsing || this.newest || !this.stage.resting) return;
    const last = this.moments.length - 1;
    if (last - this.shown > MOST_BEHIND) this.shown = last - 1;
    const [before, next] = [this.moments[this.shown], this.moments[this.shown + 1]];
    const pause = before && next ? this.pause(before, next) : 0;
    this.stage.after(pause, () => this.#show(this.shown + 1));
  }

  /** How long an action rests before the next one begins, in milliseconds. */
  protected pause(before: Moment, next: Moment): number {
    const { pause } = this.manner;
    if (next.by === null || before.by === null) return 0;
    // If the same player acts again, the pause can be shorter than before the action of another player.
    return next.by === before.by ? pause / 2 : pause;
  }

  #show(index: number): void {
    if (index >= this.moments.length) return;
    this.stage.announce();
    this.shown = index;
  }
}
