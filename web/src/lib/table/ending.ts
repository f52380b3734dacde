import { faceOf } from '../board';
import type { Sentence } from '../board/face';
import { side } from '../games';
import type { Board, Outcome } from '../wire/types';
import { say, words } from '../words/words.svelte';

/** The seats that have won. */
export function winners(scores: number[]): number[] {
  const best = Math.max(...scores, 0);
  return scores.flatMap((score, seat) => (score === best && best > 0 ? [seat] : []));
}

/**
 * The title and the reason of a game's end. `board` is the last board. `closing` explains how the last action ended
 * the game, if the words of the rule are not enough.
 */
export function ending(
  game: string,
  result: Outcome,
  names: string[],
  yours: number[],
  board: Board | null = null,
  closing: Sentence | null = null,
) {
  const won = winners(result.scores);
  const [you = -1] = yours.length === 1 ? yours : [];
  const sides = won.map((seat) => side(game, seat)).join(', ');
  // A game may word the reason differently for the player who has won, and for one who has lost.
  const ends =
    you < 0 || won.length === 0 ? null : !won.includes(you) ? 'lost' : won.length === 1 ? 'won' : null;
  const key = result.why.kind === 'rules' && ends ? `page-${ends}-${result.why.key}` : '';
  const told = result.why.kind === 'rules' ? closing : null;
  const why = told
    ? say(told.key, told.args)
    : words.has(key)
      ? say(key, { winner: sides })
      : words.ending(result.why, (seat) => names[seat] ?? '', sides, you);
  // The points do not decide a game that somebody resigned.
  const points = result.why.kind === 'rules' && board ? faceOf(game).score?.(board) : undefined;
  return { title: title(result, won, names, you, points), why };
}

/** The title of a game's end. `points` are those of the seats, in a game that is won by points. */
export function title(
  { scores }: Pick<Outcome, 'scores'>,
  won: number[],
  names: string[],
  you: number,
  points: number[] = [],
): string {
  if (scores.length === 0) return say('page-no-result');
  const drawn = won.length === scores.length;
  // The points are given from the viewer's side, or for spectators from the winner's.
  const own = you >= 0 ? you : (won[0] ?? 0);
  const [mine, theirs] = [points[own], points[1 - own]];
  const count = mine === undefined || theirs === undefined || points.length !== 2 ? null : { mine, theirs };
  const key = (plain: string) => (count ? `${plain}-by` : plain);
  if (drawn) return say(key('page-drawn'), count ?? {});
  if (won.includes(you)) return say(key('page-won'), count ?? {});
  if (you >= 0 && scores.length === 2) return say(key('page-lost'), count ?? {});
  const player = words.list(won.map((seat) => names[seat] ?? ''));
  return say(key('page-wins'), { player, number: won.length, ...count });
}
