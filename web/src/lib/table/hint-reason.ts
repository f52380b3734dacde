// Why the best action is the best, in words: what it does, what it leads to, and the best answer to it.
import type { Board, Study } from '../wire/types';
import { say } from '../words/words.svelte';
import { scaled } from './evaluation';
import type { Moment } from './moments';
import { deedWords } from './narration';

/** What an action leads to for the player, in words. `seats` is the number of players. */
export function outlook({ value, certain, proven, margin }: Study, seats: number): string {
  const sure = certain ? 'yes' : 'no';
  if (certain && value > 0.5) {
    if (margin !== null && margin > 0) return say('page-hint-wins-by', { points: margin });
    return proven === null ? say('page-hint-wins') : say('page-hint-within', { plies: proven });
  }
  const worth = scaled(value, seats);
  const grade = worth >= 0.8 ? 'far' : worth >= 0.55 ? 'ahead' : worth >= 0.45 ? 'even' : 'behind';
  return say('page-hint-outlook', { grade: certain && value < 0.5 ? 'lost' : grade, sure });
}

/** What to call a player in a sentence about them, and what kind of player it is. */
export interface Called {
  player: string;
  whose: string;
}

/**
 * The hint in words. `ahead` are the moments after the board, as far as they are known. `purposes` say what the action
 * is good for.
 */
export function reason(
  game: string,
  study: Study,
  board: Board,
  ahead: Moment[],
  purposes: string[],
  players: Called[],
): string | null {
  const [best, next] = study.line;
  if (!best) return null;
  const what = [deedWords(game, best, board, ahead[0]), ...purposes].join('; ');
  const hint = say('page-hint-what', {
    action: say('page-hint-why', { action: what, outlook: outlook(study, players.length) }),
  });
  if (!next || next.seat === null) return hint;
  if (next.seat === best.seat) return `${hint} ${say('page-hint-again')}`;
  const answer = deedWords(game, next, ahead[0]?.board, ahead[1]);
  const { player = '', whose = 'other' } = players[next.seat] ?? {};
  return `${hint} ${say('page-hint-answer', { player, whose, action: answer })}`;
}
