import type { Point } from '../board/motion';

/** The measures of an arrow, in pixels. */
export interface Measures {
  /** The distances between the first point and the arrow's tail, and between its tip and the last point. */
  begins: number;
  ends: number;
  /** The widths of the shaft and of the head. */
  shaft: number;
  head: number;
  /** The length of the head. */
  long: number;
  /** Where the dashes of a shaft of this length begin and end; a solid shaft if missing. */
  dashes?: (length: number) => readonly (readonly [number, number])[];
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

/** The part of a route between two distances along it. A route is a list of points. */
function section(points: Point[], from: number, to: number): Point[] {
  const found: Point[] = [];
  let before = 0;
  for (const [i, end] of points.slice(1).entries()) {
    const start = points[i] ?? end;
    const far = Math.hypot(end.x - start.x, end.y - start.y);
    const [first, last] = [Math.max(from - before, 0), Math.min(to - before, far)];
    if (first < last) {
      const way = direction(start, end);
      if (found.length === 0) found.push(moved(start, way, first));
      found.push(last === far ? end : moved(start, way, last));
    }
    before += far;
  }
  return found;
}

const lengthOf = (points: Point[]) =>
  points
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - (points[i]?.x ?? x), y - (points[i]?.y ?? y)), 0);

/** One edge of a shaft of this width: the right edge, or the left edge if the width is negative. */
function edge(spine: Point[], width: number): Point[] {
  const ways = spine.slice(1).map((to, i) => direction(spine[i] ?? to, to));
  return spine.map((at, i) => {
    const way = ways[i] ?? ways[i - 1] ?? { x: 1, y: 0 };
    const [before, after] = [right(ways[i - 1] ?? way), right(way)];
    const scale = 1 + before.x * after.x + before.y * after.y;
    const corner = { x: (before.x + after.x) / scale, y: (before.y + after.y) / scale };
    return moved(at, corner, width / 2);
  });
}

/** The outline of an arrow that goes through all these points. There must be at least two. */
export function bent(points: Point[], { begins, ends, shaft, head, long, dashes }: Measures): string {
  const [start, second] = points;
  const [goal, last] = [points.at(-1), points.at(-2)];
  if (!start || !second || !goal || !last) return '';
  const way = direction(last, goal);
  const tip = moved(goal, way, -ends);
  const back = moved(tip, way, -long);
  const spine = [moved(start, direction(start, second), begins), ...points.slice(1, -1), back];
  const sections = dashes ? dashes(lengthOf(spine)).map(([from, to]) => section(spine, from, to)) : [spine];
  const wing = (side: 1 | -1) => moved(back, right(way), (side * head) / 2);
  return sections
    .map((part, i) => {
      const front = i === sections.length - 1 ? [wing(-1), tip, wing(1)] : [];
      const outline = [...edge(part, -shaft), ...front, ...edge(part, shaft).reverse()];
      return `M${outline.map(point).join('L')}Z`;
    })
    .join('');
}
