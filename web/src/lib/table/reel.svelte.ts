import type { Moment } from './moments';

/** A game to browse through. */
export class Reel {
  moments = $state.raw<Moment[]>([]);
  /** Which moment the board shows. */
  shown = $state(0);
  /** Whether somebody is looking back. */
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
