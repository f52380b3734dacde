import type { Page } from 'playwright-core';

/** The faults in a page's layout: text that is cut off or leaves the page, and controls that overlap. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;

    if (document.documentElement.scrollWidth > wide) found.push('the page scrolls sideways');

    /** Whether an element is for screen readers only. */
    const unseen = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && unseen(element.parentElement));
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"]') &&
      !unseen(element);
    /** Whether scrolling a box inside the page reveals an element. */
    const scrolls = (element: Element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
          return true;
      }
      return false;
    };

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!words || element instanceof SVGElement || element.localName === 'option' || !shown(element))
        continue;
      const style = getComputedStyle(element);
      // A long name ends in an ellipsis on purpose; the whole name is in the title.
      const shortens = style.textOverflow === 'ellipsis' && element.title !== '';
      const box = element.getBoundingClientRect();
      if ((box.left < -1 || box.right > wide + 1) && !scrolls(element))
        found.push(`outside: ${name(element)}`);
      const first = shortens ? element.parentElement : element;
      for (let at: HTMLElement | null = first; at && at !== document.body; at = at.parentElement) {
        const clip = getComputedStyle(at);
        // A box may clip content that is too wide and still scroll content that is too high, so check each
        // direction separately.
        const [across, down] = [clip.overflowX === 'hidden', clip.overflowY === 'hidden'];
        if (!across && !down) continue;
        const frame = at.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(element);
        const { left, right, top, bottom } = shortens ? box : text.getBoundingClientRect();
        if (
          (across && (left < frame.left - 2 || right > frame.right + 2)) ||
          (down && (top < frame.top - 2 || bottom > frame.bottom + 2))
        )
          found.push(`cut off: ${name(element)}`);
      }
      const narrow = style.display !== 'inline' && element.scrollWidth > element.clientWidth + 2;
      if (narrow && !shortens && !scrolls(element)) found.push(`too narrow: ${name(element)}`);
    }

    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    /** The part of an element that no box around it clips. */
    const visible = (element: Element): Box => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = at.getBoundingClientRect();
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return { left, right, top, bottom };
    };
    /** Whether a point lies in a box. */
    const inside = (box: Box, x: number, y: number) =>
      x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    const controls = [
      ...document.querySelectorAll(
        'button, a[href], select, summary, input:not([type="radio"]), label:has(input)',
      ),
    ].filter(shown);
    const seen = controls.filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const over = document.elementFromPoint(x, y);
      return (
        width > 0 &&
        over !== null &&
        (control.contains(over) || over.contains(control)) &&
        inside(visible(control), x, y)
      );
    });
    /** The floating layer an element is on: layers overlap the page on purpose. */
    const layer = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      }
      return null;
    };
    const overlap = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    /** Whether a control lies on a card that is one large link, and covers none of the card's text. */
    const onCard = (control: Element, card: Element) => {
      const placed = [control, control.parentElement].some(
        (element) => element && getComputedStyle(element).position === 'absolute',
      );
      if (!card.matches('a[href]') || !placed) return false;
      const [inner, outer] = [control.getBoundingClientRect(), card.getBoundingClientRect()];
      if (inner.width > outer.width / 2 || inner.height > outer.height / 2) return false;
      const text = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = text.nextNode(); node; node = text.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((line) => overlap(line, inner))) return false;
      }
      return true;
    };
    /** Whether two cards lie in one fan. Such cards overlap on purpose. */
    const fanned = (one: Element, other: Element) => {
      const fan = one.matches('.side .card') ? one.closest('ul') : null;
      return fan !== null && other.matches('.card') && fan === other.closest('ul');
    };
    // A page can have hundreds of controls, so measure each only once, and compare boxes first.
    const boxes = seen.map(visible);
    for (const [i, one] of seen.entries()) {
      for (let j = i + 1; j < seen.length; j++) {
        const [box, another, other] = [boxes[i], boxes[j], seen[j]];
        if (!box || !another || !other || !overlap(box, another)) continue;
        if (one.contains(other) || other.contains(one) || layer(one) !== layer(other)) continue;
        if (onCard(one, other) || onCard(other, one) || fanned(one, other)) continue;
        found.push(`on each other: ${name(one)} and ${name(other)}`);
      }
    }
    return [...new Set(found)];
  });
}
