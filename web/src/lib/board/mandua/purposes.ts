import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { captures } from './reach';
import { news } from './telling';

export const purposes: Purposes<'mandua'> = (before, after, { fields }, { seat, wins }) => {
  if (seat !== 0) return [];
  const caught = news(fields, before, after).locked;
  const now = captures(fields, before).length;
  const then = captures(fields, after).length;
  return [
    ...(caught.length > 0 ? [say('page-mandua-hint-locks', { number: caught.length })] : []),
    ...(then === 0 ? [say('page-mandua-hint-safe')] : []),
    // MD-24. Nobody would guess why the computer gives hunters away.
    ...(wins && then > now ? [say('page-mandua-hint-bait')] : []),
  ];
};
