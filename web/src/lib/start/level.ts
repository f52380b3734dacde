import { say } from '../words/words.svelte';

/**
 * The number of words for levels. A game with fewer levels uses fewer words, but always the first and the
 * last.
 */
const WORDS = 8;

/** A word that says how strong a level is. */
export function levelWord(level: number, levels: number): string {
  const rank = levels > 1 ? 1 + Math.round(((level - 1) * (WORDS - 1)) / (levels - 1)) : 1;
  return say('page-level-word', { rank });
}
