import type { Point } from '../board/motion';

/** The measures of an arrow, in pixels. */
export interface Measures {
  /** How far from the first and from the last point the arrow begins and ends. */
  begins: number;
  ends: number;
  /** The widths of the shaft and of the head. */
  shaft: number;
  head: number;
  /** The length of the head. */
  long: number;
}

const text = (number: number) => String(Math.round(number * 10) / 10);
const point = ({ x, y }: Point) => `${text(x)} ${text(y)}`;

/** The direction from one point to another, as a vector of length 1. */
function direction(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
}

const moved = ({ x, y }: Point, way: Point, by: number): Point => ({ x: x + way.x * by, y: y + way.y * by });
/** The direction to the right of another one. */
const right = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** The outline of an arrow that goes through all these points, of which there are at least two. */
export function bent(points: Point[], { begins, ends, shaft, head, long }: Measures): string {
  const ways = points.slice(1).map((to, i) => direction(points[i] ?? to, to));
  const [first, last] = [ways[0], ways.at(-1)];
  const [start, goal] = [points[0], points.at(-1)];
  if (!first || !last || !start || !goal) return '';
  const tip = moved(goal, last, -ends);
  const back = moved(tip, last, -long);
  const spine = [moved(start, first, begins), ...points.slice(1, -1), back];
  /** The corners of the shaft on one side: 1 for the right, -1 for the left. */
  const edge = (side: 1 | -1) =>
    spine.map((at, i) => {
      const [before, after] = [right(ways[i - 1] ?? first), right(ways[i] ?? last)];
      const scale = 1 + before.x * after.x + before.y * after.y;
      const corner = { x: (before.x + after.x) / scale, y: (before.y + after.y) / scale };
      return moved(at, corner, (side * shaft) / 2);
    });
  const wing = (side: 1 | -1) => moved(back, right(last), (side * head) / 2);
  const outline = [...edge(-1), wing(-1), tip, wing(1), ...edge(1).reverse()];
  return `M${outline.map(point).join('L')}Z`;
}
