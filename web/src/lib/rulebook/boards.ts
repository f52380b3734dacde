import type { Action, Board, Effect, Geometry, Legal } from '../wire/types';

/** The boards of one rule book, as `crates/wire/tests/rule_book.rs` writes them to a file. */
export interface Boards {
  geometry: Geometry;
  boards: Record<string, Shown>;
}

/** A start position, and the actions that the rule book shows from there. */
export interface Shown {
  spec: string;
  /** The text of the start position; null if the game's positions have no text form. */
  position: string | null;
  /** If there is no such text: the actions from the start of the game to the position. */
  before?: string[];
  /** The seat at the bottom. */
  near: number;
  /** The actions that are shown, in order; null for a refused action. */
  line: (string | null)[];
  start: Node;
}

/** A board, and the boards to which its actions lead. */
export interface Node {
  board: Board;
  turn: number | null;
  /** The legal actions for the reader; missing if the reader only watches. */
  legal?: Legal;
  /** How the game ended, if it is over. */
  ended?: { key: string; winners: number[] };
  next?: Played[];
}

export interface Played extends Node {
  action: string;
  parts: Action | null;
  by: number | null;
  effect: Effect;
}

const files = import.meta.glob<Boards>('./boards/*.json', { import: 'default' });

/** The boards of a game's rule book; null for a book without boards. */
export async function boardsOf(book: string): Promise<Boards | null> {
  return (await files[`./boards/${book}.json`]?.()) ?? null;
}
