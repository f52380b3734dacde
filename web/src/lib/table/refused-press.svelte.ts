import type { Spot } from '../board/placing';
import { sounds } from '../sound/sounds.svelte';
import type { Refusal } from '../wire/types';
import { Finger } from './finger';

/** Why the viewer's last press was refused, and where to say so. */
export class RefusedPress {
  /** Why it was refused; null once the viewer presses something else. */
  why = $state.raw<Refusal | null>(null);
  /** How often something was refused. */
  times = $state(0);
  readonly #finger = new Finger();

  show(why: Refusal | null): void {
    this.why = why;
    if (!why) return;
    this.times++;
    sounds.play('refused');
  }

  /** Called with each press of a pointer or of a key. A press on the bubble with the refusal changes nothing. */
  press(event: PointerEvent | KeyboardEvent): void {
    if (event instanceof KeyboardEvent && !['Enter', ' ', 'Escape'].includes(event.key)) return;
    if (event.target instanceof Element && event.target.closest('[role="alert"]')) return;
    this.why = null;
    this.#finger.note(event);
  }

  /** Called before a key acts on a wide field that does not have the focus. */
  aim(field: Element): void {
    this.why = null;
    this.#finger.aim(field);
  }

  /** Called when a pointer is released, so that a refused drop is shown where it happened. */
  release(event: PointerEvent): void {
    this.#finger.note(event);
  }

  /**
   * Whether to show the refusal where the finger is, even on a small screen. This is so if the viewer pressed
   * on a wide field.
   */
  get floats(): boolean {
    return this.#finger.wide;
  }

  /** Where the viewer pressed last. */
  box(): Spot {
    return this.#finger.box();
  }
}
