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
    const points = event instanceof PointerEvent;
    const under = points ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
    const found = under instanceof Element ? under.closest<HTMLElement>('.cell, button, select') : null;
    const wide = found?.dataset['field'] !== undefined;
    if (wide && !points) return this.aim(found);
    this.wide = wide;
    // A press on a wide field is about the place where the finger is.
    const pressed = wide ? null : found;
    this.#element = pressed;
    if (pressed) this.#rect = pressed.getBoundingClientRect();
    else if (points) this.#rect = new DOMRect(event.clientX, event.clientY, 0, 0);
  }

  /** Remembers the middle of a wide field on which a key acts. */
  aim(field: Element): void {
    const { x, y, width, height } = field.getBoundingClientRect();
    this.wide = true;
    this.#element = null;
    this.#rect = new DOMRect(x + width / 2, y + height / 2, 0, 0);
  }

  /** The box of what was pressed: its current box or, if it is gone, its last one. */
  box(): Spot {
    const now = this.#element?.isConnected ? spotOf(this.#element) : null;
    return now && now.width > 0 ? now : this.#rect;
  }
}
