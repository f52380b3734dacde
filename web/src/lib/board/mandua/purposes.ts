import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { captures, locked } from './reach';

export const purposes: Purposes<'mandua'> = (before, after, { fields }, { seat }) => {
  if (seat !== 0) return [];
  const known = locked(fields, before);
  const caught = locked(fields, after).filter((tiger) => !known.includes(tiger));
  return [
    ...(caught.length > 0 ? [say('page-mandua-hint-locks', { number: caught.length })] : []),
    ...(captures(fields, after).length === 0 ? [say('page-mandua-hint-safe')] : []),
  ];
};
