import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { captures } from './reach';
import { news } from './telling';

export const purposes: Purposes<'mandua'> = (before, after, { fields }, { seat }) => {
  if (seat !== 0) return [];
  const caught = news(fields, before, after).locked;
  return [
    ...(caught.length > 0 ? [say('page-mandua-hint-locks', { number: caught.length })] : []),
    ...(captures(fields, after).length === 0 ? [say('page-mandua-hint-safe')] : []),
  ];
};
