import { screenClock } from '../board/clock';
import type { House } from '../board/stage.svelte';
import { settings } from '../settings.svelte';
import { sounds } from '../sound/sounds.svelte';

/** The real clock and sounds, and the viewer's settings for motion. */
export const house: House = {
  clock: screenClock,
  manner: () => settings.manner,
  sound: (sound) => sounds.play(sound),
};
