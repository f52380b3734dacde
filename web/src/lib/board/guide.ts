/**
 * The guide through a first game: coach marks on the board. Each lesson waits for a turn on which it fits the
 * position, so that a mark never says anything wrong.
 */

import type { Component } from 'svelte';
import type { Question, Worths } from '../pocket/worths';
import type { Effect, Legal } from '../wire/types';
import type { BoardOf, Game, GeometryOf, Sentence } from './face';

/** The state of the game on the player's turn. */
export interface Situation<G extends Game> {
  board: BoardOf<G>;
  geometry: GeometryOf<G>;
  legal: Legal;
  /** The seat that the player acts for. */
  seat: number;
  /** The effects of all actions from the player's last one on, including that one. */
  effects: Effect[];
  /** The effects of all actions that the player has played so far; missing on an invented board. */
  deeds?: Effect[];
  /** The options of the game. */
  options: Record<string, string>;
  /** The cells that are picked. */
  picked: string[];
  /**
   * What the engine says the best actions are worth; missing if it is not asked, and empty if it could not answer.
   */
  worths?: Worths;
}

/** What a coach mark says, and what it points at. */
export interface CoachMark extends Sentence {
  /** The CSS selector of the target, inside the element `.place` that contains the board. */
  at: string;
  /** Other cells that the mark speaks about. Its bubble does not cover them. */
  names?: string[];
  /**
   * The cells to which the action leads, or which explain it. Brackets mark them, because the player should not press
   * them.
   */
  goals?: string[];
  /** Whether the mark only explains its target. If so, its ring does not pulse. */
  shows?: boolean;
  /** Whether the target gets no ring. */
  ringless?: boolean;
  /** Once this many cells are picked, the mark no longer applies. If missing, the mark always applies. */
  until?: number;
  /**
   * A picture below the mark's sentence. A second sentence follows the picture. Its Fluent key is the mark's key with
   * `-then` added.
   */
  picture?: Component;
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
  /**
   * Whether the lesson explains something that happens only in some games, or late. It comes when it first
   * fits, and is not counted.
   */
  aside?: boolean;
  /** Whether the lesson waits until the player has learned the game. */
  waits?: boolean;
  /** The mark for a situation; null if the lesson does not fit the situation. */
  mark: (at: Situation<G>) => CoachMark | null;
  /** The mark to use from turn `from` on if the lesson still does not fit. It says the same in words alone. */
  otherwise?: { from: number; mark: (at: Situation<G>) => CoachMark | null };
}

export interface Guide<G extends Game> {
  /** The lessons, the most important first. There may be more lessons than are taught. */
  lessons: Lesson<G>[];
  /** How many lessons are taught, besides the asides. */
  total: number;
}

/** Makes a guide from the situation in which it begins. */
export type MakeGuide<G extends Game> = (start: Situation<G>) => Guide<G>;

/** What a game's `guide.ts` exports. */
export interface GuideModule<G extends Game> {
  guide: MakeGuide<G>;
  /**
   * What the lessons need to know from the engine; null if they need nothing. `learned` says whether only asides are
   * left.
   */
  question?: (at: Situation<G>, learned: boolean) => Question | null;
}

/** The lessons taught so far, in order, each with the turn and the number of picks at which it was taught. */
export type Course = { lesson: number; turn: number; picks: number }[];

/** The player's turn on which the guide ends, even if some lessons never fitted a position. */
const LAST_TURN = 14;
/** The player's turn on which the asides end. */
const LAST_ASIDE = 60;

/** The index of the lesson that belongs to this turn and this number of picks; -1 if there is none. */
const placeOf = (course: Course, turn: number, picks: number) =>
  course.findIndex((one) => one.turn === turn && one.picks === picks);

/** The mark of a lesson on this turn of the player; null if the lesson does not fit. */
const markOf = <G extends Game>({ mark, otherwise }: Lesson<G>, turn: number, at: Situation<G>) =>
  mark(at) ?? (otherwise && turn >= otherwise.from ? otherwise.mark(at) : null);

/** How many lessons of a course were taught, besides the asides. */
export const counted = <G extends Game>({ lessons }: Guide<G>, course: Course) =>
  course.filter(({ lesson }) => !lessons[lesson]?.aside).length;

/** Whether the player has learned the game, so that only asides are left. */
export const isLearned = <G extends Game>(guide: Guide<G>, course: Course, turn: number): boolean =>
  turn >= LAST_TURN || counted(guide, course) === guide.total;

/** Adds the lesson for this situation to a course: the first lesson that fits and was not taught yet. */
export function teach<G extends Game>(
  guide: Guide<G>,
  course: Course,
  turn: number,
  at: Situation<G>,
): Course {
  const picks = at.picked.length;
  if (placeOf(course, turn, picks) >= 0) return course;
  const learned = isLearned(guide, course, turn);
  const lesson = guide.lessons.findIndex(
    (one, index) =>
      (one.waits ? learned : one.aside || !learned) &&
      (one.picks ?? 0) === picks &&
      (one.from ?? 0) <= turn &&
      course.every((taught) => taught.lesson !== index) &&
      markOf(one, turn, at) !== null,
  );
  return lesson < 0 ? course : [...course, { lesson, turn, picks }];
}

/** The mark for this situation, and its number from 1; null if there is none. An aside has no number. */
export function markNow<G extends Game>(
  guide: Guide<G>,
  course: Course,
  turn: number,
  at: Situation<G>,
): { mark: CoachMark; step: number | null } | null {
  const place = placeOf(course, turn, at.picked.length);
  const lesson = guide.lessons[course[place]?.lesson ?? -1];
  const mark = lesson && markOf(lesson, turn, at);
  return mark ? { mark, step: lesson?.aside ? null : counted(guide, course.slice(0, place + 1)) } : null;
}

/**
 * The mark that the player saw in this turn before they picked a cell. If it only explains something, it stays until
 * the turn is over. Null if there is no such mark, or if the mark asked the player to pick that cell. Once the player
 * has learned the game, the mark has no number any more.
 */
export function markBefore<G extends Game>(
  guide: Guide<G>,
  course: Course,
  turn: number,
  at: Situation<G>,
): { mark: CoachMark; step: number | null } | null {
  for (let picks = at.picked.length - 1; picks >= 0; picks--) {
    const seen = markNow(guide, course, turn, { ...at, picked: at.picked.slice(0, picks) });
    if (seen?.mark.until !== undefined && at.picked.length >= seen.mark.until) return null;
    if (seen?.mark.shows) return isLearned(guide, course, turn) ? { ...seen, step: null } : seen;
    if (seen) return null;
  }
  return null;
}

/** Whether nothing is left to teach, and the turn of the last lesson is over. */
export const isOver = <G extends Game>(guide: Guide<G>, course: Course, turn: number): boolean => {
  const asides = guide.lessons.filter(({ aside }) => aside).length;
  const left = course.length < counted(guide, course) + asides && turn < LAST_ASIDE;
  const taught = course.some((one) => one.turn === turn);
  return isLearned(guide, course, turn) && !left && (turn >= LAST_TURN || !taught);
};

/** Says that the guide is complete. */
export const closing = {
  aside: true,
  waits: true,
  mark: (): CoachMark => ({
    key: 'page-guide-done',
    args: {},
    at: '.board',
    shows: true,
    ringless: true,
  }),
};

/** The selector of a board's cell. */
export const cellAt = (id: string) => `.cell[data-cell="${id}"]`;

/** Makes the marks of a game's guide. There is no mark if there is nothing to point at. */
export const coach =
  (game: Game) =>
  (key: string, cell: string | undefined, args: CoachMark['args'] = {}): CoachMark | null =>
    cell === undefined ? null : { key: `page-guide-${game}-${key}`, args, at: cellAt(cell) };

/** The same mark for a target that is only explained: its ring does not pulse. */
export const shown = (mark: CoachMark | null): CoachMark | null => mark && { ...mark, shows: true };

/** A mark that only says something. It has no ring, because a ring means: press here. */
export const told = (mark: CoachMark | null): CoachMark | null =>
  mark && { ...mark, shows: true, ringless: true };
/** Whether a mark only says something. */
export const isTold = ({ shows, ringless }: CoachMark) => shows === true && ringless === true;
