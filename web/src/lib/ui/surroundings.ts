import { grown, type Box } from '../board/placing';

/** What covering a square pixel costs: of the board, of a piece on it, and of the line below the board. */
const [BOARD, PIECE, TOLD] = [0.08, 0.25, 0.012];
/** How far bubbles stay from the edge of the screen. */
const EDGE = 8;
/** How far the rim of a board reaches beyond its cells. */
const RIM = 14;

const boxOf = (one: Element): Box => one.getBoundingClientRect();
const boxes = (selector: string) => [...document.querySelectorAll(selector)].map(boxOf);

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

/** What a bubble on this page may cover, should rather not cover, and must not cover. */
export function surroundings() {
  const screen = {
    x: EDGE,
    y: EDGE,
    width: document.documentElement.clientWidth - 2 * EDGE,
    height: innerHeight - 2 * EDGE,
  };
  const place = document.querySelector('.place');
  const now = document.querySelector('.place ~ .now');
  const clear = boxes('.place :is(.cell:is(.open, .chosen), button:enabled:not(.bubble *))');
  if (!place) return { room: screen, clear, costly: [] };
  const field = boxOf(place);
  // Where the line that says what to do is below the board, a bubble may lie over it.
  const told = now && boxOf(now).y >= field.y + field.height ? boxOf(now) : null;
  const { y, height } = around([field, ...(told ? [told] : [])]);
  const cells = boxes('.place .cell');
  return {
    room: {
      x: Math.max(field.x - EDGE, EDGE),
      y,
      width: Math.min(field.width + 2 * EDGE, screen.width),
      height,
    },
    clear,
    costly: [
      ...(cells.length > 0 ? [{ box: grown(around(cells), RIM), cost: BOARD }] : []),
      ...boxes('.place [data-piece]').map((box) => ({ box, cost: PIECE })),
      ...(told ? [{ box: told, cost: TOLD }] : []),
    ],
  };
}
