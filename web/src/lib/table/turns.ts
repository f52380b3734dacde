import type { Moment } from './moments';

/** An action in the list of moves. */
export interface Entry {
  /** The index of the moment after the action. */
  at: number;
  moment: Moment;
  before: Moment;
}

/** Consecutive actions of one player; `by` is null for the referee. */
export interface Turn {
  by: number | null;
  entries: Entry[];
}

/** A row of the list: one turn of each player in columns, or a single turn. */
export interface Row {
  number: number;
  turns: Turn[];
}

/** All turns of a game, in order. */
export function turnsOf(moments: Moment[]): Turn[] {
  const turns: Turn[] = [];
  for (const [i, moment] of moments.entries()) {
    const before = moments[i - 1];
    if (!before) continue;
    const entry = { at: i, moment, before };
    const last = turns.at(-1);
    if (last && last.by === moment.by) last.entries.push(entry);
    else turns.push({ by: moment.by, entries: [entry] });
  }
  return turns;
}

/**
 * The rows of the list. With two players, each has a column; otherwise each turn has a row. If the first turn of a row
 * ends at the moment `cut`, the row ends there, so that something can be said below it. The next row has the same
 * number.
 */
export function rowsOf(turns: Turn[], columns: boolean, cut = -1): Row[] {
  const rows: Row[] = [];
  for (const turn of turns) {
    const last = rows.at(-1);
    const joins = columns && last?.turns.length === 1 && last.turns[0]?.by === 0 && turn.by === 1;
    if (!joins) rows.push({ number: (last?.number ?? 0) + 1, turns: [turn] });
    else if (last.turns[0]?.entries.at(-1)?.at === cut) rows.push({ number: last.number, turns: [turn] });
    else last.turns.push(turn);
  }
  return rows;
}
