import { side } from '../games';
import type { Outcome } from '../wire/types';
import { say, words } from '../words/words.svelte';

/** A title that says who won, and a sentence that says why the game ended. */
export function ending(game: string, result: Outcome, names: string[], yours: number[]) {
  const best = Math.max(...result.scores, 0);
  const winners = result.scores.flatMap((score, seat) => (score === best && best > 0 ? [seat] : []));
  const sides = winners.map((seat) => side(game, seat)).join(', ');
  const why = words.ending(result.why, (seat) => names[seat] ?? '', sides);
  return { title: title(result, winners, names, yours), why };
}

function title({ scores }: Outcome, winners: number[], names: string[], yours: number[]): string {
  if (scores.length === 0) return say('page-no-result');
  if (winners.length === scores.length) return say('page-drawn');
  if (yours.length === 1 && winners.includes(yours[0] ?? -1)) return say('page-won');
  const list = new Intl.ListFormat(words.language).format(winners.map((seat) => names[seat] ?? ''));
  return say('page-wins', { player: list, number: winners.length });
}
