import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import { sounds } from '../sound/sounds.svelte';
import type { Room } from './room.svelte';

/** How long the last position is shown before the result, in milliseconds, if actions are shown at all. */
const LAST_LOOK = 1600;

/** The end of a game: the last action, a look at what decided the game, and then the result. */
export class Finish {
  /** Whether the result may be shown. */
  reached = $state(false);
  /**
   * Whether the viewer has just seen the game end on this page: not if they open a game that was over, nor once they
   * have put the result away.
   */
  fresh = $state(false);
  #wasPlaying = false;
  #sounded = false;

  /** `lost` is whether the viewer has lost. */
  constructor(room: Room, lost: () => boolean) {
    $effect(() => {
      const { state } = room;
      if (state?.stage === 'playing') this.#wasPlaying = true;
      const over = Boolean(state?.result) && (room.settled || room.moments.length === 0);
      if (!over || this.reached) return;
      const looks = this.#wasPlaying && state?.result?.why.kind === 'rules';
      untrack(() => {
        if (this.#wasPlaying && !this.#sounded) sounds.play(lost() ? 'lose' : 'win');
        this.#sounded = true;
        this.fresh = this.#wasPlaying;
        room.stage.after(looks && settings.manner.pause > 0 ? LAST_LOOK : 0, () => (this.reached = true));
      });
    });
  }
}
