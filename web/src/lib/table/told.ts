import { faceOf } from '../board';
import type { Board } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';

/** Who did what. */
export function said(moment: Moment | undefined, before: Moment | undefined, names: string[]): string {
  if (!moment?.action || !before) return '';
  const player = moment.by === null ? say('page-referee') : (names[moment.by] ?? '');
  return say('page-said', { player, action: told(moment, before.board) });
}

/** What happened, for those who do not see it. */
export function told(
  { action, parts, effect, by }: Pick<Moment, 'action' | 'parts' | 'effect' | 'by'>,
  before: Board,
): string {
  if (action === null || !parts) return action ?? '';
  return faceOf(before.game).told({ action, parts, effect, by, before }).join('; ');
}
