/**
 * How long a finger must rest on something to ask what it means, in milliseconds, and how far it may move meanwhile,
 * in pixels.
 */
const [RESTS, FAR] = [420, 8];

/**
 * Lets the viewer ask what a card, a tile or a number means, by holding a finger or a mouse button on it. The element
 * then gets the event `inspect`, and the click that ends the press plays nothing.
 */
export function holding(table: HTMLElement) {
  let timer = 0;
  let from = { x: 0, y: 0 };
  let held = false;

  /**
   * The element under the finger that can explain itself. A ground may cover its cards and tiles, so these come
   * before the ground.
   */
  function under(target: Element): HTMLElement | undefined {
    const top = target.closest<HTMLElement>('[data-inspect], [data-field]');
    if (top?.dataset['field'] === undefined) return top ?? undefined;
    const found = document
      .elementsFromPoint(from.x, from.y)
      .flatMap((one) => one.closest<HTMLElement>('[data-inspect]') ?? [])
      .filter((one) => table.contains(one));
    return found.find((one) => one.dataset['field'] === undefined) ?? found[0];
  }
  function down({ target, button, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    clearTimeout(timer);
    held = false;
    if (button !== 0 || !isPrimary || !(target instanceof Element)) return;
    from = { x, y };
    timer = window.setTimeout(() => {
      const found = under(target);
      held = found !== undefined;
      found?.dispatchEvent(new CustomEvent('inspect'));
    }, RESTS);
  }
  function move({ clientX, clientY }: PointerEvent) {
    if (Math.hypot(clientX - from.x, clientY - from.y) > FAR) clearTimeout(timer);
  }
  const end = () => clearTimeout(timer);
  function cancel() {
    end();
    held = false;
  }
  /**
   * Stops the click that ends a press. A click of the keyboard or of a screen reader has no `detail` and ends no
   * press.
   */
  function click(event: MouseEvent) {
    const ends = held && event.detail > 0;
    held = false;
    if (!ends) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  /** Keeps a long press from opening a menu of the browser. */
  function menu(event: MouseEvent) {
    if (held) event.preventDefault();
  }

  const off = new AbortController();
  const first = { capture: true, signal: off.signal };
  table.addEventListener('pointerdown', down, first);
  table.addEventListener('pointermove', move, first);
  table.addEventListener('pointerup', end, first);
  table.addEventListener('pointercancel', cancel, first);
  table.addEventListener('click', click, first);
  table.addEventListener('contextmenu', menu, { signal: off.signal });
  return () => {
    end();
    off.abort();
  };
}
