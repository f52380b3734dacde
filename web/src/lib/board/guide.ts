/**
 * The guide through a first game: coach marks on the board. Each lesson waits for a turn on which it fits the
 * position, so that a mark never says anything wrong.
 */

import type { Legal } from '../wire/types';
import type { BoardOf, Game, GeometryOf, Sentence } from './face';

/** The state of the game on the player's turn. */
export interface Situation<G extends Game> {
  board: BoardOf<G>;
  geometry: GeometryOf<G>;
  legal: Legal;
  /** The seat that the player acts for. */
  seat: number;
  /** The options of the game. */
  options: Record<string, string>;
  /** The cells that are picked. */
  picked: string[];
}

/** What a coach mark says, and what it points at. */
export interface CoachMark extends Sentence {
  /** The CSS selector of the target, inside the element `.place` that contains the board. */
  at: string;
}

/** A lesson of a guide. It is taught by one coach mark, once the position fits. */
export interface Lesson<G extends Game> {
  /**
   * The first turn of the player on which the lesson may come, counted from the start of the guide; by
   * default 0.
   */
  from?: number;
  /** How many cells the player must have picked when the lesson comes; by default 0. */
  picks?: number;
  /** The mark for a situation; null if the lesson does not fit the situation. */
  mark: (at: Situation<G>) => CoachMark | null;
}

export interface Guide<G extends Game> {
  /** The lessons, the most important first. There may be more lessons than `total`. */
  lessons: Lesson<G>[];
  /** How many lessons are taught. */
  total: number;
}

/** Makes a guide from the situation in which it begins. */
export type MakeGuide<G extends Game> = (start: Situation<G>) => Guide<G>;

/** The lessons taught so far, in order, each with the turn and the number of picks at which it was taught. */
export type Course = { lesson: number; turn: number; picks: number }[];

/** The player's turn on which the guide ends, even if some lessons never fitted a position. */
const LAST_TURN = 14;

/** The index of the lesson that belongs to this turn and this number of picks; -1 if there is none. */
const placeOf = (course: Course, turn: number, picks: number) =>
  course.findIndex((one) => one.turn === turn && one.picks === picks);

/** Adds the lesson for this situation to a course: the first lesson that fits and was not taught yet. */
export function teach<G extends Game>(
  { lessons, total }: Guide<G>,
  course: Course,
  turn: number,
  at: Situation<G>,
): Course {
  const picks = at.picked.length;
  if (course.length === total || placeOf(course, turn, picks) >= 0) return course;
  const lesson = lessons.findIndex(
    (one, index) =>
      (one.picks ?? 0) === picks &&
      (one.from ?? 0) <= turn &&
      course.every((taught) => taught.lesson !== index) &&
      one.mark(at) !== null,
  );
  return lesson < 0 ? course : [...course, { lesson, turn, picks }];
}

/** The mark for this situation, and its number from 1; null if there is none. */
export function markNow<G extends Game>(
  { lessons }: Guide<G>,
  course: Course,
  turn: number,
  at: Situation<G>,
): { mark: CoachMark; step: number } | null {
  const place = placeOf(course, turn, at.picked.length);
  const mark = lessons[course[place]?.lesson ?? -1]?.mark(at);
  return mark ? { mark, step: place + 1 } : null;
}

/** Whether nothing is left to teach. */
export const isOver = <G extends Game>(
  { total }: Guide<G>,
  course: Course,
  turn: number,
  picks: number,
): boolean => turn >= LAST_TURN || (course.length === total && placeOf(course, turn, picks) < 0);

/** The selector of a board's cell. */
export const cellAt = (id: string) => `.cell[data-cell="${id}"]`;

/** Makes the marks of a game's guide. There is no mark if there is nothing to point at. */
export const coach =
  (game: Game) =>
  (key: string, cell: string | undefined, args: CoachMark['args'] = {}): CoachMark | null =>
    cell === undefined ? null : { key: `page-guide-${game}-${key}`, args, at: cellAt(cell) };
