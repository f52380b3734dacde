import type { Moment } from './moments';

/** A game that can be browsed. */
export class Playback {
  moments = $state.raw<Moment[]>([]);
  /** The index of the moment that the board shows. */
  shown = $state(0);
  /** Whether the viewer is looking at an earlier moment. */
  browsing = $state(false);

  /** Whether the newest moment is shown. */
  get newest(): boolean {
    return this.shown === this.moments.length - 1;
  }

  browse(to: number): void {
    this.shown = Math.min(Math.max(to, 0), this.moments.length - 1);
    this.browsing = !this.newest;
  }
}
