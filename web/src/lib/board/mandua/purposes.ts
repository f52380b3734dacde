import type { Expected, ManduaBoard, ManduaField } from '$lib/wire/types';
import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { place } from './places';
import { afterCapture, captures, exits, highest, locked, locking, withHunter, type Pieces } from './reach';

/** With at most this many hunters at the end of the expected play, giving hunters away aims at a putt. */
const PUTT = 6;

/** The board at the end of a line of play that begins here. */
function played(fields: ManduaField[], board: ManduaBoard, line: Expected[]): Pieces {
  let now: Pieces = board;
  for (const { parts } of line) {
    if (parts?.game !== 'mandua') break;
    if (parts.kind === 'place') now = withHunter(now, parts.to);
    if (parts.kind !== 'go') continue;
    const { from, to } = parts;
    const capture = captures(fields, now).find((one) => one.tiger === from && one.to === to);
    const go = (field: string) => (field === from ? to : field);
    now = capture ? afterCapture(now, capture) : { tigers: now.tigers.map(go), hunters: now.hunters.map(go) };
  }
  return now;
}

/** What giving hunters away gains: a tiger that must beat them leaves its place (MD-11), or Hunter gets a putt (MD-24). */
function bait(fields: ManduaField[], after: ManduaBoard, wins: boolean, line: Expected[]) {
  const end = played(fields, after, line);
  const set = line.filter(({ parts }) => parts?.game === 'mandua' && parts.kind === 'place').length;
  // Hunter can feed the tigers nearly all hunters, and win with the last ones.
  if (wins && after.to_set - set + end.hunters.length <= PUTT) return say('page-mandua-hint-bait');
  const haul = highest(fields, after);
  const locks = locked(fields, end).length - locked(fields, after).length;
  const args = { number: haul?.total ?? 0, locks: Math.max(0, locks) };
  const [only, ...others] = haul?.captures.values() ?? [];
  if (!only || others.length > 0) return say('page-mandua-hint-lures', args);
  const places = { where: place('where', only.tiger), to: place('to', only.to) };
  return say('page-mandua-hint-lure', { ...args, ...places });
}

export const purposes: Purposes<'mandua'> = (before, after, { fields }, { seat, wins, line = [] }) => {
  const now = captures(fields, before).length;
  const then = captures(fields, after).length;
  if (seat !== 0) return now === 0 && then > 0 ? [say('page-mandua-hint-threat')] : [];
  const caught = locking(fields, before, after).shut;
  if (caught.length > 0) return [say('page-mandua-hint-locks', { number: caught.length })];
  // Nobody would guess why the computer gives hunters away.
  if (then > now) return [bait(fields, after, wins === true, line.slice(1))];
  if (then === 0) return [say('page-mandua-hint-safe')];
  const open = (board: typeof before) =>
    board.tigers.reduce((sum, tiger) => sum + exits(fields, board, tiger).length, 0);
  return open(after) < open(before) ? [say('page-mandua-hint-narrows')] : [];
};
