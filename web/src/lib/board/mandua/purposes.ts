import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { captures, exits, locking } from './reach';

export const purposes: Purposes<'mandua'> = (before, after, { fields }, { seat, wins }) => {
  const now = captures(fields, before).length;
  const then = captures(fields, after).length;
  if (seat !== 0) return now === 0 && then > 0 ? [say('page-mandua-hint-threat')] : [];
  // MD-24. Nobody would guess why the computer gives hunters away.
  if (wins && then > now) return [say('page-mandua-hint-bait')];
  const caught = locking(fields, before, after).shut;
  if (caught.length > 0) return [say('page-mandua-hint-locks', { number: caught.length })];
  if (then === 0) return [say('page-mandua-hint-safe')];
  const open = (board: typeof before) =>
    board.tigers.reduce((sum, tiger) => sum + exits(fields, board, tiger).length, 0);
  return open(after) < open(before) ? [say('page-mandua-hint-narrows')] : [];
};
