/** How a player builds an action by picking cells one after the other. The server sends all legal actions. */

import type { Action, Refusal } from '../wire/types';

/** An action that a player wants to play. */
export interface Chosen {
  /** The action's text. */
  action: string;
  /**
   * The action's parts; null for an illegal action. An illegal action is sent, too: the server answers why it
   * is illegal.
   */
  parts: Action | null;
  /** The cells to mark while the player is asked to confirm the action. */
  cells: string[];
  /** Whether no other action is possible. If so, the player is not asked to confirm this one. */
  forced?: boolean;
}

export interface Rules {
  /** The cells that can be picked next. */
  next: (picked: string[]) => Set<string>;
  /** The legal action that these picks make; null if they make none. */
  action: (picked: string[]) => Pick<Chosen, 'action' | 'parts'> | null;
  /** Whether a cell holds the player's own piece, which can be picked even if it cannot move. */
  own?: (pick: string) => boolean;
  /** The text of the illegal action that these picks make. The server will say why it is illegal. */
  phrase?: (picked: string[]) => string | null;
  /** Why a cell with a piece cannot be the first pick; null for all other cells. */
  unfit?: (pick: string) => Refusal | null;
  /**
   * Whether a second press on any picked cell, not only on the last one, unpicks it. This is for picks that can be
   * made in any order.
   */
  loose?: boolean;
}

/** A legal action and the picks that make it, in order. */
export interface Choice {
  picks: string[];
  action: string;
  parts: Action;
}

/** The rules for a list of all legal actions. */
export function listed(choices: Choice[]): Pick<Rules, 'next' | 'action'> {
  const begins = (choice: Choice, picked: string[]) => picked.every((pick, i) => choice.picks[i] === pick);
  return {
    next: (picked) => {
      const next = choices
        .filter((choice) => begins(choice, picked))
        .map((choice) => choice.picks[picked.length]);
      return new Set(next.filter((pick) => pick !== undefined));
    },
    action: (picked) =>
      choices.find((choice) => choice.picks.length === picked.length && begins(choice, picked)) ?? null,
  };
}

/** The text of a move from one square to another, for [`Rules.phrase`]. */
export const fromTo = ([from, to]: string[]) => (from && to ? `${from}-${to}` : null);

/** The result of a press. */
export type Picked =
  | { kind: 'go-on'; picked: string[] }
  | { kind: 'act'; chosen: Chosen }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'nothing' };

/** The result of a press on the cell `id`, given the cells picked so far. */
export function pick(rules: Rules, picked: string[], id: string): Picked {
  if (picked.length > 0 && picked.at(-1) === id) return { kind: 'go-on', picked: picked.slice(0, -1) };
  if (rules.loose && picked.includes(id))
    return { kind: 'go-on', picked: picked.filter((other) => other !== id) };
  const picks = [...picked, id];
  if (rules.next(picked).has(id)) {
    const found = rules.action(picks);
    if (!found) return { kind: 'go-on', picked: picks };
    return { kind: 'act', chosen: { action: found.action, parts: found.parts, cells: picks } };
  }
  if (rules.next([]).has(id) || rules.own?.(id)) return { kind: 'go-on', picked: [id] };
  const action = rules.phrase?.(picks) ?? null;
  if (action !== null) return { kind: 'act', chosen: { action, parts: null, cells: picks } };
  const refusal = rules.unfit?.(id) ?? null;
  return refusal ? { kind: 'refused', refusal } : { kind: 'nothing' };
}

/**
 * The result of a first press while a hint names an action. `cells` are the cells of that action in order, and
 * `pressed` is what the press does by itself. If that is nothing or a refusal, the press picks all these cells up to
 * the pressed one.
 */
export function pressHinted(rules: Rules, cells: string[], id: string, pressed: Picked): Picked {
  const at = cells.indexOf(id);
  if (at < 1 || pressed.kind === 'go-on' || pressed.kind === 'act') return pressed;
  let picked: string[] = [];
  for (const [i, cell] of cells.slice(0, at + 1).entries()) {
    const result = pick(rules, picked, cell);
    if (result.kind === 'act') return i === at ? result : pressed;
    if (result.kind !== 'go-on' || result.picked.length !== i + 1) return pressed;
    picked = result.picked;
  }
  return { kind: 'go-on', picked };
}
