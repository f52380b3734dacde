import type { Spot } from '../board/placing';
import { spotOf } from '../ui/surroundings';

/** Remembers where the viewer pressed last, so that a refusal can be shown there. */
export class Finger {
  #element: Element | null = null;
  #rect = new DOMRect(0, 0, 0, 0);
  /** Whether the viewer pressed somewhere on a wide field, such as a ground. */
  wide = false;

  /** Remembers the element under a pointer event or with a key press. */
  note(event: PointerEvent | KeyboardEvent): void {
    const under =
      event instanceof PointerEvent ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
    const found = under instanceof Element ? under.closest<HTMLElement>('.cell, button, select') : null;
    // A press on a wide field is about the place where the finger is.
    this.wide = found?.dataset['field'] !== undefined;
    const pressed = this.wide ? null : found;
    this.#element = pressed;
    if (pressed) this.#rect = pressed.getBoundingClientRect();
    else if (event instanceof PointerEvent) this.#rect = new DOMRect(event.clientX, event.clientY, 0, 0);
  }

  /** The box of what was pressed: its current box or, if it is gone, its last one. */
  box(): Spot {
    const now = this.#element?.isConnected ? spotOf(this.#element) : null;
    return now && now.width > 0 ? now : this.#rect;
  }
}
