/** The guide through a first game: coach marks on the board, each of which waits for one action of the player. */

import type { Legal } from '../wire/types';
import type { BoardOf, Game, GeometryOf, Sentence } from './face';

/** What coach marks need to know of a game: how it stands on the player's turn. */
export interface Lesson<G extends Game> {
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
  /** A CSS selector, within the board's place. */
  at: string;
}

/** One step of a guide. */
export interface Step<G extends Game> {
  /** The player's turn to which this step belongs, counted from the beginning of the guide. */
  turn: number;
  /** The number of picks after which this step is done. By default, the action of the turn ends it. */
  picks?: number;
  /** The mark of this step; null if none fits how the game stands. */
  mark: (lesson: Lesson<G>) => CoachMark | null;
}

/** A guide is made for how the game stands when it begins. */
export type Guide<G extends Game> = (start: Lesson<G>) => Step<G>[];

/** The first step that the player has not taken. */
export function stepNow<G extends Game>(
  steps: Step<G>[],
  turns: number,
  picks: number,
): { step: Step<G>; index: number } | null {
  const index = steps.findIndex(
    (step) => step.turn > turns || (step.turn === turns && (step.picks === undefined || picks < step.picks)),
  );
  const step = steps[index];
  return step ? { step, index } : null;
}

/** The selector of a board's cell. */
export const cellAt = (id: string) => `.cell[data-cell="${id}"]`;
