import { grown, type Box, type Spot } from '../board/placing';

/** The costs of covering a square pixel of the board, of a piece, and of the sentence that says what to do. */
const [BOARD, PIECE, TOLD] = [0.08, 0.25, 0.2];
/** The cost of covering a square pixel of a button with a bubble that the next press closes anyway. */
const BRIEFLY = 0.03;
/** How far bubbles stay from the edge of the screen. */
const EDGE = 8;
/** What can be pressed on a board, except for a field that is so wide that bubbles must lie over it. */
const PRESSED = ':is(.cell:is(.open, .chosen), button:enabled:not(.bubble *, [data-field]))';
/** How far the rim of a board reaches beyond its cells. */
const RIM = 14;

const boxOf = (one: Element): Box => one.getBoundingClientRect();
/** Whether the corners of a rectangle are so round that its ends are half circles. */
const isPill = (hit: Element | null) =>
  hit instanceof SVGRectElement &&
  2 * hit.rx.baseVal.value >= Math.min(hit.width.baseVal.value, hit.height.baseVal.value) - 1;
/** The box of a cell or of another element, and its shape. The box is empty if something covers its middle. */
export function spotOf(element: Element): Spot {
  const hit = element.querySelector(':scope > .hit');
  const { x, y, width, height } = boxOf(hit ?? element);
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  if (over && !element.contains(over) && !over.contains(element)) return { x, y, width: 0, height: 0 };
  const tight = element.hasAttribute('data-tight');
  return { x, y, width, height, round: hit?.localName === 'ellipse', pill: isPill(hit), tight };
}

const boxes = (inside: ParentNode, selector: string) => [...inside.querySelectorAll(selector)].map(boxOf);
const contains = ({ x, y, width, height }: Box, at: { x: number; y: number }) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** The smallest box around boxes. */
function around(all: Box[]): Box {
  const [x, y] = [Math.min(...all.map((box) => box.x)), Math.min(...all.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...all.map((box) => box.x + box.width)) - x,
    height: Math.max(...all.map((box) => box.y + box.height)) - y,
  };
}

/**
 * What a bubble for this target may cover, should rather not cover, and must not cover. The next press closes a `brief`
 * bubble, so such a bubble stays near its target, even over buttons.
 */
export function surroundings(target: Box, brief = false) {
  const screen = {
    x: EDGE,
    y: EDGE,
    width: document.documentElement.clientWidth - 2 * EDGE,
    height: innerHeight - 2 * EDGE,
  };
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  // A page may show several boards, such as a rule book beside a table.
  const place = [...document.querySelectorAll('.place')].find((one) => contains(boxOf(one), middle));
  if (!place) return { room: screen, clear: boxes(document, `.place ${PRESSED}`), costly: [] };
  const pressed = boxes(place, PRESSED);
  const field = boxOf(place);
  // If the sentence that says what to do is below the board, a bubble lies over it only if it must.
  const [below] = boxes(place.parentElement ?? place, ':scope > .now');
  const told = below && below.y >= field.y + field.height ? below : null;
  // The sentence may need less height than the space that is reserved for it.
  const words = told ? boxes(place.parentElement ?? place, ':scope > .now p') : [];
  const height = (told ? told.y + told.height : field.y + field.height) - field.y;
  const cells = boxes(place, '.cell');
  return {
    room: {
      x: Math.max(field.x - EDGE, EDGE),
      y: field.y,
      width: Math.min(field.width + 2 * EDGE, screen.width),
      height,
    },
    clear: brief ? [] : pressed,
    costly: [
      ...(brief ? pressed.map((box) => ({ box, cost: BRIEFLY })) : []),
      ...(cells.length > 0 ? [{ box: grown(around(cells), RIM), cost: BOARD }] : []),
      ...boxes(place, ':is([data-piece], [data-waits])').map((box) => ({ box, cost: PIECE })),
      ...[...words, ...boxes(place, '[data-told]')].map((box) => ({ box, cost: TOLD })),
    ],
  };
}
