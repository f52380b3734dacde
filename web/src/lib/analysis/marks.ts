import type { Mark } from '../wire/types';
import { say } from '../words/words.svelte';

/** What each mark means, the best first. */
const MEANINGS: Record<Mark, string> = {
  '!!': 'brilliant',
  '!': 'good',
  '!?': 'interesting',
  '?!': 'dubious',
  '?': 'mistake',
  '??': 'blunder',
};

/** All marks, the best first. */
export const MARKS = Object.keys(MEANINGS) as Mark[];

/** A mark in a word. */
export const markWord = (mark: Mark): string => say('page-analyse-mark', { mark: MEANINGS[mark] });
