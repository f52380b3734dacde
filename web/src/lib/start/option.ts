import { say, words } from '../words/words.svelte';

/** The value of a game's option in words. A value without words, such as a number of stones, stays as it is. */
export function valueWords(game: string, key: string, value: string): string {
  const label = `page-option-${game}-${key}`;
  if (words.has(`${label}-${value}`)) return say(`${label}-${value}`);
  return words.has(`${label}-number`) ? say(`${label}-number`, { number: Number(value) }) : value;
}

/** What to know before choosing a value of an option; nothing if the values speak for themselves. */
export function valueNote(game: string, key: string): string {
  const note = `page-option-${game}-${key}-note`;
  return words.has(note) ? say(note) : '';
}
