import type { Colour, Drawing } from '../wire/types';
import { colourOf, drawingOf } from './drawn';

/** What is being drawn. */
export interface Draft {
  drawing: Drawing;
  /** Whether it is drawn with the keyboard. */
  keyboard: boolean;
}

interface Stroke {
  /** The finger or mouse that draws; null for the keyboard. */
  pointer: number | null;
  from: string;
  /** The cell where the drawing would end now; null outside the board. */
  to: string | null;
  colour: Colour;
}

interface Paper {
  /** The colour without modifier keys. */
  colour: () => Colour;
  /** Called whenever a drawing begins or changes, and with null when it ends. */
  draft: (draft: Draft | null) => void;
  /** Called when something was drawn. */
  draw: (drawing: Drawing) => void;
}

/** How long a press must be to begin a drawing, in milliseconds. */
const LONG = 500;
/** How far a finger may move during a long press, in pixels. A finger that moves further drags instead. */
const FAR = 8;

const RIGHT = 2;

/**
 * Lets a person draw over the board in `place`: from one cell to another with the right mouse button, after a
 * long press of a finger, or with the key M. Returns a function that ends this.
 *
 * Boards act as soon as a finger comes down. So this holds a finger's press back until it is clear whether the
 * press is long, and passes only short presses on to the board.
 */
export function listen(place: HTMLElement, paper: Paper): () => void {
  let stroke: Stroke | null = null;
  let held: { press: PointerEvent; timer: number } | null = null;
  /** Whether a press that was held back is being passed on to the board. */
  let giving = false;
  /** Whether the last finger has drawn. If so, its click must not reach the board. */
  let drew = false;

  const cellOf = (target: EventTarget | null): string | null => {
    const cell = target instanceof Element ? target.closest('[data-cell]') : null;
    return cell && place.contains(cell) ? cell.getAttribute('data-cell') : null;
  };
  /** The cell at a point. Between cells, the last cell that the stroke reached. Null outside the board. */
  function cellAt({ clientX: x, clientY: y }: PointerEvent): string | null {
    const cell = document
      .elementsFromPoint(x, y)
      .map(cellOf)
      .find((cell) => cell !== null);
    if (cell) return cell;
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom ? (stroke?.to ?? null) : null;
  }
  const drawingNow = () =>
    stroke && stroke.to !== null ? drawingOf(stroke.from, stroke.to, stroke.colour) : null;

  function draw(now: Stroke | null) {
    stroke = now;
    const drawing = drawingNow();
    paper.draft(drawing && { drawing, keyboard: now?.pointer === null });
  }
  function begin(pointer: number | null, cell: string, event: MouseEvent | KeyboardEvent) {
    if (pointer !== null) place.setPointerCapture(pointer);
    draw({ pointer, from: cell, to: cell, colour: colourOf(event, paper.colour()) });
  }
  function lead(to: string | null, event: MouseEvent | KeyboardEvent) {
    if (stroke) draw({ ...stroke, to, colour: colourOf(event, paper.colour()) });
  }
  function end() {
    const drawing = drawingNow();
    giveUp();
    if (drawing) paper.draw(drawing);
  }
  function giveUp() {
    if (stroke) draw(null);
  }
  function release() {
    if (held) clearTimeout(held.timer);
    held = null;
  }
  /** Passes the press that was held back on to the board. */
  function give() {
    if (!held) return;
    const { press } = held;
    release();
    giving = true;
    press.target?.dispatchEvent(new PointerEvent(press.type, press));
    giving = false;
  }

  function down(event: PointerEvent) {
    if (giving) return;
    const cell = cellOf(event.target);
    if (event.pointerType === 'mouse') {
      if (event.button === RIGHT && cell !== null) begin(event.pointerId, cell, event);
      else giveUp();
      return;
    }
    drew = false;
    // A second finger ends the drawing: it pinches or scrolls.
    if (held || stroke) {
      give();
      return giveUp();
    }
    if (cell === null) return;
    event.stopPropagation();
    const timer = window.setTimeout(() => {
      release();
      drew = true;
      begin(event.pointerId, cell, event);
      navigator.vibrate?.(12);
    }, LONG);
    held = { press: event, timer };
  }
  function move(event: PointerEvent) {
    if (held?.press.pointerId === event.pointerId) {
      const { clientX, clientY } = held.press;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > FAR) give();
    } else if (stroke?.pointer === event.pointerId) lead(cellAt(event), event);
  }
  function up(event: PointerEvent) {
    if (held?.press.pointerId === event.pointerId) give();
    else if (stroke?.pointer === event.pointerId) {
      lead(cellAt(event), event);
      end();
    }
  }
  function cancel(event: PointerEvent) {
    if (held?.press.pointerId === event.pointerId) release();
    else if (stroke?.pointer === event.pointerId) giveUp();
  }
  function click(event: MouseEvent) {
    if (!drew) return;
    drew = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function menu(event: MouseEvent) {
    if (cellOf(event.target) !== null || stroke) event.preventDefault();
  }
  /** While a finger draws, nothing scrolls. */
  function touchMove(event: TouchEvent) {
    if (stroke) event.preventDefault();
  }
  function key(event: KeyboardEvent) {
    const cell = cellOf(event.target);
    // On a Mac, Alt and M together type another letter.
    const pressed = event.key.toLowerCase() === 'm' || (event.altKey && event.code === 'KeyM');
    if (pressed && cell !== null && !event.metaKey && !event.repeat) {
      if (stroke?.pointer === null) {
        lead(cell, event);
        end();
      } else begin(null, cell, event);
    } else if (event.key === 'Escape' && stroke) giveUp();
    else return;
    // Elsewhere, the page reacts to these keys in its own way.
    event.stopPropagation();
    event.preventDefault();
  }
  function focus(event: FocusEvent) {
    const cell = cellOf(event.target);
    if (stroke?.pointer === null && cell !== null) draw({ ...stroke, to: cell });
  }

  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    place.addEventListener(kind, act, { capture: true, passive: false, signal: stop.signal });
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', cancel);
  on('click', click);
  on('contextmenu', menu);
  on('touchmove', touchMove);
  on('keydown', key);
  on('focusin', focus);
  const { userSelect } = place.style;
  place.style.userSelect = 'none';
  return () => {
    stop.abort();
    release();
    giveUp();
    place.style.userSelect = userSelect;
  };
}
