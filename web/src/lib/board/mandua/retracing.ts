import type { ManduaTurn } from '$lib/wire/types';
import type { Field, Layout } from './layout';

/** The board after some steps of a turn. */
export interface Retraced {
  /** The fields of the tigers. Each tiger keeps its index. */
  tigers: string[];
  hunters: string[];
  /** The step that led to this board; null before the first step. */
  step: [string, string] | null;
  /** The fields of the hunters that this step captured. */
  beaten: string[];
}

/** The board before Tiger's turn and after each of its steps (MD-28). */
export function retrace(turn: ManduaTurn, plan: Layout): Retraced[] {
  const boards: Retraced[] = [{ tigers: turn.tigers, hunters: turn.hunters, step: null, beaten: [] }];
  for (const step of turn.steps) {
    const before = boards.at(-1) as Retraced;
    const beaten = taken(before.hunters, step, plan);
    boards.push({
      tigers: before.tigers.map((field) => (field === step[0] ? step[1] : field)),
      hunters: before.hunters.filter((field) => !beaten.includes(field)),
      step,
      beaten,
    });
  }
  return boards;
}

/**
 * The hunters that a step captures: the hunter that was jumped over (MD-8), and a pair with the tiger between
 * them (MD-9).
 */
function taken(hunters: string[], [from, to]: [string, string], plan: Layout): string[] {
  const [start, end] = [plan.fields.get(from), plan.fields.get(to)];
  if (!start || !end) return [];
  const by = (column: number, row: number) =>
    [...plan.fields.values()].find((field) => field.column === column && field.row === row)?.id ?? '';
  const jumped = by((start.column + end.column) / 2, (start.row + end.row) / 2);
  const left = hunters.filter((field) => field !== jumped);
  const pairs = [pair(end, 1, 0), pair(end, 0, 1)];
  const between = pairs.find((pair) => pair.every((field) => left.includes(field))) ?? [];
  return hunters.filter((field) => field === jumped || between.includes(field));

  function pair({ column, row }: Field, right: number, up: number): string[] {
    return [by(column - right, row - up), by(column + right, row + up)];
  }
}
