/** Editing the positions of a game. The engine decides whether a position is legal. */

import type { Component } from 'svelte';
import type { Refusal } from '../wire/types';
import type { BoardOf, Game, GeometryOf } from './face';

/** A position that was read from a text. It may be illegal. */
export interface Draft<G extends Game> {
  board: BoardOf<G>;
  /** The seat to act; null once the game is over. */
  turn: number | null;
}

/** A position to begin with. */
export interface Example {
  /** The Fluent key of the example's name. */
  key: string;
  position: string;
  /** The options that the position needs to be legal. */
  options?: Record<string, string>;
}

/** What does not change while a position is edited. */
export interface Known<G extends Game> {
  geometry: GeometryOf<G>;
  options: Record<string, string>;
}

/** A part of a position that is not on the board, such as a number. It is changed beside the board. */
export type Part = { id: string; label: string } & (
  | { kind: 'number'; value: number; least: number; most: number }
  | { kind: 'choice'; value: string; choices: { value: string; label: string }[] }
);

/** The tool that removes pieces. */
export const NOTHING = 'nothing';

/** Everything that the position editor needs to know about one game. */
export interface Editing<G extends Game = Game> {
  /** The text of a position without pieces. */
  empty: string;
  examples: Example[];
  /** Reads the text of a position; null if it cannot be drawn. */
  read(text: string, known: Known<G>): Draft<G> | null;
  /** The text of a position. */
  write(draft: Draft<G>): string;
  /** The tools of the palette in rows, without `NOTHING`; empty if cells are chosen instead. */
  tools(known: Known<G>): string[][];
  /** The name of a tool. */
  toolName(tool: string): string;
  /** The picture of a tool, drawn around the origin, about 90 units high. */
  picture?: Component<{ look: string }>;
  /** The position after a press on a cell with a tool, or the reason why the press changes nothing. */
  press(draft: Draft<G>, tool: string, cell: string, known: Known<G>): Draft<G> | Refusal;
  /** Moves a piece to another cell, or away from the board. */
  move(draft: Draft<G>, from: string, to: string | null, known: Known<G>): Draft<G> | Refusal;
  /** The parts beside the board. `cell` is the cell that is chosen. */
  parts(draft: Draft<G>, cell: string | null): Part[];
  /** Changes a part. */
  set(draft: Draft<G>, part: string, value: string, known: Known<G>): Draft<G>;
  /** The position with this seat to act. */
  turned(draft: Draft<G>, seat: number): Draft<G>;
  /**
   * Corrects the values that follow from the rest of the position, if any of the `faults` is about them;
   * otherwise null.
   */
  mend?(draft: Draft<G>, faults: Refusal[]): Draft<G> | null;
}

/** Whether a press was refused. */
export const isRefusal = (answer: object): answer is Refusal => 'code' in answer;

/** Reads a number in the text of a position; null for other texts and for numbers above `most`. */
export const readNumber = (text: string, most: number): number | null =>
  /^(0|[1-9]\d{0,5})$/.test(text) && Number(text) <= most ? Number(text) : null;

/** Writes the rows of a board from top to bottom: a letter for a piece, a number for a run of empty cells. */
export const writeRows = (rows: string[][], letter: (cell: string) => string | undefined): string =>
  rows
    .map((row) =>
      row
        .map((cell) => letter(cell) ?? '.')
        .join('')
        .replace(/\.+/g, (run) => String(run.length)),
    )
    .join('/');

/** Reads what `writeRows` wrote: each piece's cell and letter; null if the text does not fit the board. */
export function readRows(rows: string[][], text: string): [string, string][] | null {
  const lines = text.split('/');
  if (lines.length !== rows.length) return null;
  const found: [string, string][] = [];
  for (const [i, row] of rows.entries()) {
    const letters = (lines[i] ?? '').replace(/[1-9]/g, (digit) => '.'.repeat(Number(digit)));
    if (letters.length !== row.length) return null;
    for (const [j, cell] of row.entries()) {
      const letter = letters[j];
      if (letter !== undefined && letter !== '.') found.push([cell, letter]);
    }
  }
  return found;
}
