// The graph of a review: what each position is worth, from left to right.
import { share } from '../table/evaluation';
import { seenBy, worth, type MainLine } from './review';

/** What a position is worth to a seat. */
export interface Point {
  /** The position: how many plies lead to it. */
  at: number;
  /** The seat's part of the evaluation bar, from 0 to 1. */
  value: number;
  proven: boolean;
}

/** Points that are all proven or all estimated. Adjacent runs share a point, so that no gap is visible. */
export interface Run {
  proven: boolean;
  points: Point[];
}

/**
 * The values of the known positions for a seat. With more than two seats, a position has a value only if the
 * seat acts in it, or if it is the end.
 */
export function points(line: MainLine, seat: number): Point[] {
  return line.studies.flatMap((lines, at) => {
    const [best] = lines ?? [];
    if (line.seats !== 2 && best && best.seat !== seat) return [];
    const found = best ? seenBy(best, seat) : at === line.plies.length ? worth(line, at, seat) : null;
    return found ? [{ at, value: share(found), proven: found.certain }] : [];
  });
}

/** Cuts points into runs wherever proofs begin or end. With `gaps`, also cuts where a position is missing. */
export function runs(points: Point[], gaps: boolean): Run[] {
  const found: Run[] = [];
  for (const [i, point] of points.entries()) {
    const [run, before] = [found.at(-1), points[i - 1]];
    const torn = !before || (gaps && point.at > before.at + 1);
    if (run && !torn && run.proven === point.proven) run.points.push(point);
    else found.push({ proven: point.proven, points: torn ? [point] : [before, point] });
  }
  return found;
}

/** Where the graph's positions are drawn, in pixels. */
export interface Frame {
  width: number;
  height: number;
  /** The number of the last position. */
  last: number;
}

export const across = ({ width, last }: Frame, at: number) => (width * at) / Math.max(last, 1);
export const down = ({ height }: Frame, value: number) => height * (1 - value);
const round = (number: number) => Math.round(number * 10) / 10;

/** The line through points, as the data of an SVG path. */
export const linePath = (frame: Frame, points: Point[]): string =>
  points
    .map(({ at, value }, i) => `${i ? 'L' : 'M'}${round(across(frame, at))} ${round(down(frame, value))}`)
    .join(' ');

/** The area below points. */
export function areaPath(frame: Frame, points: Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const foot = (at: number) => `L${round(across(frame, at))} ${round(frame.height)}`;
  return `${linePath(frame, points)} ${foot(last.at)} ${foot(first.at)} Z`;
}

/** The position at the horizontal place `x` of the graph. */
export const positionAt = ({ width, last }: Frame, x: number): number =>
  Math.round(Math.min(Math.max(x / Math.max(width, 1), 0), 1) * last);
