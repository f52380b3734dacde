/** How an action is put together by pointing at one thing after the other. The server names all legal ones. */

import type { Action } from '../wire/types';

/** An action that a player wants to play. */
export interface Chosen {
  /** Its text. */
  action: string;
  /** Its parts; null for an action that is not legal, which the server is asked about. */
  parts: Action | null;
  /** The cells it names, to be marked while the player is asked whether to play it. */
  cells: string[];
}

export interface Rules {
  /** What can be pointed at next. */
  next: (picked: string[]) => Set<string>;
  /** The legal action that these picks are. */
  action: (picked: string[]) => Pick<Chosen, 'action' | 'parts'> | null;
  /** Whether something is one's own, so that it can be picked up even where it has nowhere to go. */
  own?: (pick: string) => boolean;
  /** The text of the action that these picks would be if it were legal: the server is asked why it is not. */
  phrase?: (picked: string[]) => string | null;
  /** Whether pointing a second time at anything picked lets go of it: where the picks are no path. */
  loose?: boolean;
}

/** A legal action and what is pointed at, in order, to choose it. */
export interface Choice {
  picks: string[];
  action: string;
  parts: Action;
}

/** The rules where every legal action is listed. */
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

/** What comes of pointing at something. */
export type Picked =
  { kind: 'go-on'; picked: string[] } | { kind: 'act'; chosen: Chosen } | { kind: 'nothing' };

/** Points at something. */
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
  return action === null
    ? { kind: 'nothing' }
    : { kind: 'act', chosen: { action, parts: null, cells: picks } };
}
