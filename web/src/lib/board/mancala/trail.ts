import { along, angle, away, distance, type Point } from '../motion';
import type { Hollow, Layout, Shape } from './layout';

/** How wide the bends of a drawn way are, in board units. */
const BEND = 60;
/** How far a way keeps from the numbers between the rows, where it skips a mancala, in board units. */
const PAST = 62;

/** The points of a way. Where a way skips a mancala (MC-4), it bends towards that mancala and so crosses no number. */
function clear(way: Hollow[], plan: Layout, shape: Shape): Point[] {
  return way.flatMap((hollow, i) => {
    const before = way[i - 1];
    const skips = before && [before, hollow].every(({ place }) => place.bowl !== null);
    if (!skips || before.place.seat === hollow.place.seat) return [hollow];
    const { x, y } = along([before, hollow], 0.5);
    const beyond = (at: number, length: number) => at + Math.sign(at - length / 2) * PAST;
    const by = shape === 'wide' ? { x: beyond(x, plan.width), y } : { x, y: beyond(y, plan.height) };
    return [by, hollow];
  });
}

/** The arrowhead at the end of a way, just inside the rim of the last hollow. */
function tipOf(way: Hollow[]) {
  const [from, to] = [way.at(-2), way.at(-1)];
  if (!from || !to) return null;
  const [x, y] = [from.x - to.x, from.y - to.y];
  // The fraction of the stretch that lies inside the hollow: a bowl is an ellipse, a mancala a rectangle.
  const [across, down] = [Math.abs(2 * x) / to.width, Math.abs(2 * y) / to.height];
  const rim = 1 / (to.place.bowl === null ? Math.max(across, down) : Math.hypot(across, down));
  const inside = Math.min(rim, 0.5) - 16 / Math.hypot(x, y);
  return { x: to.x + inside * x, y: to.y + inside * y, turn: angle(from, to) };
}

/** A line along a path, with round bends. */
function bent(path: Point[]): string {
  const parts = path.map((at, i) => {
    const [before, next] = [path[i - 1], path[i + 1]];
    if (!before) return `M${at.x} ${at.y}`;
    if (!next) return `L${at.x} ${at.y}`;
    const [from, to] = [before, next].map((end) => away(at, end, Math.min(BEND, distance(at, end) / 2)));
    return `L${from?.x} ${from?.y} Q${at.x} ${at.y} ${to?.x} ${to?.y}`;
  });
  return parts.join(' ');
}

/** What to draw of a way: its line, with round bends, and its arrowhead. */
export function trailOf(way: Hollow[], plan: Layout, shape: Shape) {
  const tip = tipOf(way);
  return { tip, line: tip && bent([...clear(way, plan, shape).slice(0, -1), tip]) };
}
