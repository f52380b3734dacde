import { screenClock } from '../board/clock';
import type { House } from '../board/stage.svelte';
import { settings } from '../settings.svelte';
import { sounds } from '../sound/sounds.svelte';

/** Motions on this screen, as the viewer has set them. */
export const house: House = {
  clock: screenClock,
  manner: () => settings.manner,
  sound: (sound) => sounds.play(sound),
};
