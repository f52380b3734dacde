/** Where the viewer pressed last, so that an answer can be shown there. */
export class Finger {
  #element: Element | null = null;
  #rect = new DOMRect(0, 0, 0, 0);

  /** Remembers where a pointer event or a key press happened. */
  note(event: PointerEvent | KeyboardEvent): void {
    const under =
      event instanceof PointerEvent ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
    const pressed = under instanceof Element ? under.closest('.cell, button, select') : null;
    this.#element = pressed;
    if (pressed) this.#rect = pressed.getBoundingClientRect();
    else if (event instanceof PointerEvent) this.#rect = new DOMRect(event.clientX, event.clientY, 0, 0);
  }

  /** The box of what was pressed: where it is now, or if it is gone, where it was. */
  box(): DOMRect {
    const now = this.#element?.isConnected ? this.#element.getBoundingClientRect() : null;
    return now && now.width > 0 ? now : this.#rect;
  }
}
