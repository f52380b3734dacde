/** How an action is put together by pointing at one thing after the other. The legal ones are all known from the server. */

export interface Rules {
  /** What can be pointed at next. */
  next: (picked: string[]) => Set<string>;
  /** The legal action that these picks are. */
  action: (picked: string[]) => string | null;
  /** Whether something is one's own, so that it can be taken up even where it has nowhere to go. */
  own?: (pick: string) => boolean;
  /** The action that these picks would be if it were legal: the server is asked why it is not. */
  phrase?: (picked: string[]) => string | null;
  /** Whether what is pointed at a second time is let go of, whenever it was picked: where the picks are no path. */
  loose?: boolean;
}

/** A legal action and what is pointed at, in order, to choose it. */
export interface Choice {
  picks: string[];
  action: string;
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
      choices.find((choice) => choice.picks.length === picked.length && begins(choice, picked))?.action ??
      null,
  };
}

/** What has come of pointing at something. */
export type Picked =
  | { kind: 'go-on'; picked: string[] }
  /** An action; not a legal one where the server is asked why not. */
  | { kind: 'act'; action: string }
  | { kind: 'nothing' };

/** Points at something. */
export function pick(rules: Rules, picked: string[], id: string): Picked {
  if (picked.length > 0 && picked.at(-1) === id) return { kind: 'go-on', picked: picked.slice(0, -1) };
  if (rules.loose && picked.includes(id))
    return { kind: 'go-on', picked: picked.filter((other) => other !== id) };
  const picks = [...picked, id];
  if (rules.next(picked).has(id)) {
    const action = rules.action(picks);
    return action === null ? { kind: 'go-on', picked: picks } : { kind: 'act', action };
  }
  if (rules.next([]).has(id) || rules.own?.(id)) return { kind: 'go-on', picked: [id] };
  const action = rules.phrase?.(picks) ?? null;
  return action === null ? { kind: 'nothing' } : { kind: 'act', action };
}
