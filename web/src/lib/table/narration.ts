import { faceOf } from '../board';
import { actionWords } from '../games';
import type { Action, Board } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';

/** A sentence that says who did what, for screen readers. */
export function narrate(moment: Moment | undefined, before: Moment | undefined, names: string[]): string {
  return moment && before ? narrateTurn([before, moment], names) : '';
}

/**
 * Says who acts and how. Leaves out the effects, because the board does not show them yet. If the player has already
 * acted in this turn, the text begins with the earlier actions.
 */
export function announce(moments: Moment[], names: string[]): string {
  const [before, moment] = moments.slice(-2);
  const [action] = moment && before ? told(moment, before.board) : [];
  if (!moment || !action) return '';
  const done =
    moment.by === null || faceOf(moment.board.game).keepsTelling ? [] : doings(moments).slice(0, -1);
  return said(moment, names, [...done, bare(action)]);
}

/** The index of the moment before the turn that led to the last moment. */
const startOf = (moments: Moment[]) =>
  moments.findLastIndex(({ by, action }) => by !== moments.at(-1)?.by || action === null);

/**
 * A sentence that says what was done in the whole turn before the last one. `namesAt` gives the names of the players in
 * words about a moment, because an exchange of seats changes the names.
 */
export function narratePrevious(moments: Moment[], namesAt: (at: number) => string[]): string {
  const end = startOf(moments);
  return narrateTurn(moments.slice(0, end + 1), namesAt(end));
}

/** A sentence that says what the last player to act has done in their whole turn. */
export function narrateTurn(moments: Moment[], names: string[]): string {
  const last = moments.at(-1);
  if (!last?.action) return '';
  const actions = doings(moments);
  if (actions.length === 0) return '';
  // The referee shuffles several decks: saying so once is enough.
  const told = last.by === null ? [...new Set(actions)] : actions;
  // If the board itself describes each action of a long turn, the last one is enough: more lines would take space
  // from the board.
  return said(last, names, faceOf(last.board.game).keepsTelling ? told.slice(-1) : told);
}

/** What the last player to act has done in their whole turn, one description for each action. */
function doings(moments: Moment[]): string[] {
  const start = startOf(moments);
  return moments.slice(start + 1).flatMap((moment, i) => {
    const before = moments[start + i];
    // The description may be a whole sentence; drop its full stop, since the result adds one.
    return before ? [bare(describe(moment, before.board))] : [];
  });
}

/** A sentence about actions. The referee has no name in it: nobody asks who shuffles. */
const said = ({ by }: Moment, names: string[], actions: string[]) => {
  const action = actions.join('; ');
  return by === null ? `${action}.` : say('page-said', { player: names[by] ?? '', action });
};

/** What an action did, for screen readers. */
export const describe = (moment: Told, before: Board): string =>
  told(moment, before).join('; ').replaceAll('; (', ' (');

/** A description without its full stop, as a part of a longer sentence. */
const bare = (words: string) => words.replace(/\.$/, '');

/**
 * What an action does, as a part of a sentence. The effects are included if the board before the action and the moment
 * after it are known.
 */
export function deedWords(
  game: string,
  { parts, action }: { parts: Action | null; action: string },
  before: Board | undefined,
  after: Moment | null | undefined,
): string {
  return bare(before && after ? describe(after, before) : actionWords(game, parts, action, before));
}

type Told = Pick<Moment, 'action' | 'parts' | 'effect' | 'by'>;

/** The action, then its effects on other pieces. */
function told({ action, parts, effect, by }: Told, before: Board): string[] {
  if (action === null) return [];
  return parts ? faceOf(before.game).describe({ action, parts, effect, by, before }) : [action];
}
