import { faceOf } from '../board';
import type { Board } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';

/** A sentence that says who did what, for screen readers. */
export function narrate(moment: Moment | undefined, before: Moment | undefined, names: string[]): string {
  return moment && before ? narrateTurn([before, moment], names) : '';
}

/** A sentence that says what the player who acted last has done since another player acted. */
export function narrateTurn(moments: Moment[], names: string[]): string {
  const last = moments.at(-1);
  if (!last?.action) return '';
  const start = moments.findLastIndex(({ by, action }) => by !== last.by || action === null);
  const actions = moments.slice(start + 1).flatMap((moment, i) => {
    const before = moments[start + i];
    // An action may be told in a whole sentence, which has its full stop already.
    return before ? [describe(moment, before.board).replace(/\.$/, '')] : [];
  });
  if (actions.length === 0) return '';
  const player = last.by === null ? say('page-referee') : (names[last.by] ?? '');
  return say('page-said', { player, action: actions.join('; ') });
}

/** What an action did, for screen readers. */
export function describe(
  { action, parts, effect, by }: Pick<Moment, 'action' | 'parts' | 'effect' | 'by'>,
  before: Board,
): string {
  if (action === null || !parts) return action ?? '';
  return faceOf(before.game).describe({ action, parts, effect, by, before }).join('; ');
}
