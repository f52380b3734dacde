import { faceOf } from '../board';
import type { Board } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';

/** A sentence that says who did what, for screen readers. */
export function narrate(moment: Moment | undefined, before: Moment | undefined, names: string[]): string {
  if (!moment?.action || !before) return '';
  const player = moment.by === null ? say('page-referee') : (names[moment.by] ?? '');
  // An action may be told in a whole sentence, which has its full stop already.
  const action = describe(moment, before.board).replace(/\.$/, '');
  return say('page-said', { player, action });
}

/** What an action did, for screen readers. */
export function describe(
  { action, parts, effect, by }: Pick<Moment, 'action' | 'parts' | 'effect' | 'by'>,
  before: Board,
): string {
  if (action === null || !parts) return action ?? '';
  return faceOf(before.game).describe({ action, parts, effect, by, before }).join('; ');
}
