import type { Attachment } from 'svelte/attachments';

/** A card that is being dragged. */
export interface Dragged {
  /** The card itself if it is in the hand; otherwise the key of the card in its ground. */
  id: string;
  x: number;
  y: number;
  width: number;
}

export interface Drag {
  /** Called when a drag of a card begins. */
  take: (id: string) => void;
  /** Called whenever the dragged card moves, and with null when the drag ends. */
  at: (dragged: Dragged | null) => void;
  /** Called when the card is dropped on this ground. */
  drop: (ground: number) => void;
}

/** How far a pointer must move before a drag begins, in pixels. */
const FAR = 8;

/** Lets a card be dragged to a ground. A press without movement stays a click. */
export function dragging(id: string, drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let going = false;

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      going = false;
      element.setPointerCapture(event.pointerId);
    }
    function move({ clientX: x, clientY: y }: PointerEvent) {
      if (!from) return;
      if (!going && Math.hypot(x - from.x, y - from.y) > FAR) {
        going = true;
        drag.take(id);
      }
      if (going) drag.at({ id, x, y, width: element.clientWidth });
    }
    function up({ clientX, clientY }: PointerEvent) {
      from = null;
      if (!going) return;
      drag.at(null);
      const over = document.elementsFromPoint(clientX, clientY);
      const ground = over.flatMap((one) => one.closest<HTMLElement>('[data-ground]') ?? [])[0];
      if (ground) drag.drop(Number(ground.dataset['ground']));
    }
    function cancel() {
      from = null;
      going = false;
      drag.at(null);
    }
    /** Swallows the click that ends a drag. */
    function click(event: MouseEvent) {
      if (!going) return;
      going = false;
      event.stopImmediatePropagation();
    }

    element.style.touchAction = 'none';
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.style.touchAction = '';
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
