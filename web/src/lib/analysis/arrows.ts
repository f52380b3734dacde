import type { Point } from '../board/motion';
import type { Box } from '../board/placing';
import { bent } from './bent';
import type { Drawn, Look } from './drawn';

/** The outline of a drawing, which is filled by the rule `evenodd`. */
export interface Outline {
  key: string;
  look: Look;
  /** The data of an SVG path. */
  path: string;
  /** The cell size that the drawing is based on. */
  unit: number;
}

/** Where a cell is. */
export interface CellBox extends Box {
  /** Whether a piece is there. Boards write beside pieces, so a circle around one has gaps. */
  taken?: boolean;
}

/** How thick a drawing is, as fractions of the cell size. */
interface Weight {
  /** The width of an arrow's shaft at its head, and at its tail. */
  shaft: number;
  tail: number;
  /** The width of the head. */
  head: number;
  ring: number;
  dashed?: boolean;
}

const PERSON: Weight = { shaft: 0.115, tail: 0.085, head: 0.34, ring: 0.07 };
const WEIGHTS: Record<Look, Weight> = {
  green: PERSON,
  red: PERSON,
  blue: PERSON,
  yellow: PERSON,
  best: { shaft: 0.17, tail: 0.045, head: 0.42, ring: 0.085 },
  other: { shaft: 0.095, tail: 0.03, head: 0.27, ring: 0.05 },
  threat: { shaft: 0.1, tail: 0.1, head: 0.34, ring: 0.065, dashed: true },
};

/** The looks, from bottom to top. A person's drawings lie over those of the engine. */
const LAYERS: Look[] = ['other', 'threat', 'best', 'green', 'red', 'blue', 'yellow'];

/** How far from the middle of a cell an arrow begins and ends, as fractions of the cell size. */
const [BEGINS, ENDS] = [0.16, 0.13];
/**
 * The distance between arrows that join the same cells, and the gap between rings around the same cell, as
 * fractions of the cell size.
 */
const [LANE, RING_GAP] = [0.22, 0.025];
/** The greatest width of all arrows between the same cells together, as a fraction of the cell size. */
const LANES = 0.66;
/**
 * The length of a head in multiples of its width, and the share of it that the notch leaves at the middle.
 */
const [HEAD_LENGTH, NOTCH] = [0.95, 0.82];
/** The lengths of a dash and of a gap, in multiples of the width of the shaft or the ring. */
const [DASH, GAP] = [1.8, 1.25];
/** The radius of a ring, as a fraction of the cell size. */
const RADIUS = 0.46;
/**
 * The gaps of a circle around a piece, in degrees, clockwise from the right. They leave room for what boards
 * write beside the piece.
 */
const GAPS = [
  [22, 68],
  [202, 248],
] as const;
/**
 * The upper limit of the cell size, as a share of the board's longer side. A few large cells exceed it.
 */
const LARGEST = 0.13;

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const size = ({ width, height }: Box) => Math.min(width, height);
const text = (number: number) => String(Math.round(number * 10) / 10);
const point = ({ x, y }: Point) => `${text(x)} ${text(y)}`;

/**
 * The outlines of drawings, from bottom to top. Leaves out drawings whose cells have no box. `room` is the
 * longer side of the board.
 */
export function outlines(
  drawn: readonly Drawn[],
  boxes: ReadonlyMap<string, CellBox>,
  room = Infinity,
): Outline[] {
  const most = LARGEST * room;
  const sorted = [...drawn].sort((a, b) => LAYERS.indexOf(a.look) - LAYERS.indexOf(b.look));
  return sorted.flatMap((one): Outline[] => {
    const on = one.shape === 'circle' ? [one.cell] : [one.from, one.to];
    const unit = Math.min(most, ...on.map((cell) => size(boxes.get(cell) ?? NOWHERE)));
    const path = one.shape === 'circle' ? circle(one, unit) : line(one, unit);
    return path === '' ? [] : [{ key: `${placeOf(one)} ${one.look}`, look: one.look, path, unit }];
  });

  function circle(one: Drawn & { shape: 'circle' }, unit: number): string {
    const box = boxes.get(one.cell);
    if (!box) return '';
    // The strongest ring around a cell is the outermost.
    const outside = sorted.slice(sorted.indexOf(one) + 1).filter((other) => placeOf(other) === one.cell);
    const inset = outside.reduce((sum, { look }) => sum + WEIGHTS[look].ring + RING_GAP, 0);
    const { ring: width, dashed = false } = WEIGHTS[one.look];
    const [a, b] = [RADIUS * box.width - inset * unit, RADIUS * box.height - inset * unit];
    return ring(middle(box), a, b, Math.max(width * unit, 2), dashed, box.taken === true);
  }

  function line(one: Drawn & { shape: 'arrow' }, unit: number): string {
    const [from, to] = [boxes.get(one.from), boxes.get(one.to)];
    if (!from || !to || one.from === one.to) return '';
    const via = one.via?.flatMap((cell) => boxes.get(cell) ?? []) ?? [];
    if (via.length > 0) {
      const weight = WEIGHTS[one.look];
      const { thick, head } = widths(weight, unit);
      const measures = {
        begins: BEGINS * unit,
        ends: ENDS * unit,
        shaft: thick,
        head,
        long: head * HEAD_LENGTH,
        ...(weight.dashed && { dashes: (length: number) => dashes(length, thick) }),
      };
      return bent([from, ...via, to].map(middle), measures);
    }
    const lanes = sorted.filter((other) => pairOf(other) === pairOf(one));
    const apart = Math.min(LANE, LANES / lanes.length);
    const lane = (lanes.indexOf(one) - (lanes.length - 1) / 2) * apart * unit;
    // Arrows in opposite directions share the same set of lanes, so mirror the lane of one direction.
    return arrow(from, to, unit, one.from < one.to ? lane : -lane, WEIGHTS[one.look]);
  }
}

const placeOf = (one: Drawn) => (one.shape === 'circle' ? one.cell : `${one.from} ${one.to}`);
/** The cells of an arrow, whichever way it points; null for a circle. */
const pairOf = (one: Drawn) => (one.shape === 'arrow' ? [one.from, one.to].sort().join(' ') : null);

/**
 * The distance from the middle of a cell, in the given direction, to an ellipse around it. The radii of the
 * ellipse are `share` times the width and the height of the cell.
 */
function reach({ width, height }: Box, share: number, { x, y }: Point): number {
  return share / Math.hypot(x / width, y / height);
}

/** The widths of an arrow's shaft and head, in pixels: wide enough to be seen on a small board. */
const widths = ({ shaft, head }: Weight, unit: number) => ({
  thick: Math.max(shaft * unit, 3),
  head: Math.max(head * unit, 9),
});

/** The outline of an arrow that runs beside the line between the middles of two cells, `lane` to its right. */
function arrow(from: Box, to: Box, unit: number, lane: number, weight: Weight): string {
  const [a, b] = [middle(from), middle(to)];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far === 0) return '';
  const way = { x: (b.x - a.x) / far, y: (b.y - a.y) / far };
  const begin = Math.min(reach(from, BEGINS, way), far * 0.3);
  const length = far - begin - Math.min(reach(to, ENDS, way), far * 0.3);
  /** The point at these distances along the arrow and to its right. */
  const at = (along: number, right: number) =>
    point({
      x: a.x + way.x * (begin + along) - way.y * (lane + right),
      y: a.y + way.y * (begin + along) + way.x * (lane + right),
    });

  const { thick, head: wide } = widths(weight, unit);
  const head = Math.min(wide, length * 0.9);
  const back = length - head * HEAD_LENGTH;
  const neck = length - head * HEAD_LENGTH * NOTCH;
  const half = (along: number) => {
    const tail = weight.tail * unit;
    return (tail + (thick - tail) * (along / neck)) / 2;
  };

  // The head is attached to the last section of the shaft.
  const cuts = weight.dashed ? dashes(neck, thick) : [[0, neck] as const];
  return cuts
    .map(([start, end], i) => {
      const [tail, front] = [half(start), half(end)];
      const cap = `M${at(start, -tail)}A${text(tail)} ${text(tail)} 0 0 0 ${at(start, tail)}`;
      if (i < cuts.length - 1) return `${cap}L${at(end, front)}L${at(end, -front)}Z`;
      const tip = `L${at(back, head / 2)}L${at(length, 0)}L${at(back, -head / 2)}`;
      return `${cap}L${at(end, front)}${tip}L${at(end, -front)}Z`;
    })
    .join('');
}

/** Where the dashes of a line begin and end: at least two, and the last one ends where the line ends. */
function dashes(length: number, width: number): (readonly [number, number])[] {
  const number = Math.max(2, Math.round((length / width + GAP) / (DASH + GAP)));
  const share = length / (number * DASH + (number - 1) * GAP);
  return Array.from({ length: number }, (_, i) => {
    const start = i * (DASH + GAP) * share;
    return [start, start + DASH * share] as const;
  });
}

/** The outline of an elliptic ring. `a` and `b` are its outer radii. */
function ring(at: Point, a: number, b: number, width: number, dashed: boolean, gaps: boolean): string {
  const on = (inset: number, angle: number) =>
    point({ x: at.x + (a - inset) * Math.cos(angle), y: at.y + (b - inset) * Math.sin(angle) });
  /** An arc that ends at an angle. */
  const arc = (inset: number, angle: number, sweep: 0 | 1) =>
    `A${text(a - inset)} ${text(b - inset)} 0 0 ${sweep} ${on(inset, angle)}`;

  if (!gaps && !dashed) {
    // Draw quarters: the points are rounded, so an arc over half the ellipse could get another centre.
    const quarters = [1, 2, 3, 4].map((quarter) => (quarter * Math.PI) / 2);
    const round = (inset: number) => `M${on(inset, 0)}${quarters.map((end) => arc(inset, end, 1)).join('')}Z`;
    return round(0) + round(width);
  }
  /** The width of the line, as an angle. */
  const thin = (2 * width) / (a + b);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const stretches = gaps
    ? GAPS.map(([, end], i) => {
        const next = GAPS[i + 1]?.[0] ?? GAPS[0][0] + 360;
        return [radians(end), radians(next)] as const;
      })
    : [[0, 2 * Math.PI - GAP * thin] as const];
  const cap = `A${text(width / 2)} ${text(width / 2)} 0 0 1`;
  return stretches
    .flatMap(([start, end]) =>
      dashed
        ? dashes(end - start, thin).map(([from, to]) => [start + from, start + to] as const)
        : [[start, end] as const],
    )
    .map(([start, end]) => {
      const back = `${cap} ${on(width, end)}${arc(width, start, 0)}`;
      return `M${on(0, start)}${arc(0, end, 1)}${back}${cap} ${on(0, start)}Z`;
    })
    .join('');
}
