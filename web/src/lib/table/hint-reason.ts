// Why the best action is the best, in words: what it does, what it leads to, and the best answer to it.
import { actionWords, side } from '../games';
import type { Board, Study } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';
import { describe } from './narration';

/** What an action does, without a full stop. `after` is the moment after it, if that is known. */
function told(game: string, { parts, action }: Study['line'][number], before: Board, after?: Moment): string {
  const words = after ? describe(after, before) : actionWords(game, parts, action, before);
  return words.replace(/\.$/, '');
}

/** What an action leads to for the player, in words. `seats` is the number of players. */
export function outlook({ value, certain, proven, margin }: Study, seats: number): string {
  const sure = certain ? 'yes' : 'no';
  if (certain && value > 0.5) {
    if (margin !== null && margin > 0) return say('page-hint-wins-by', { points: margin });
    return proven === null ? say('page-hint-wins') : say('page-hint-within', { plies: proven });
  }
  const even = 1 / Math.max(seats, 2);
  const scaled = value >= even ? 0.5 + (0.5 * (value - even)) / (1 - even) : (0.5 * value) / even;
  const grade = scaled >= 0.8 ? 'far' : scaled >= 0.55 ? 'ahead' : scaled >= 0.45 ? 'even' : 'behind';
  return say('page-hint-outlook', { grade: certain && value < 0.5 ? 'lost' : grade, sure });
}

/** The hint in words. `ahead` are the moments after the board, as far as they are known. */
export function reason(
  game: string,
  study: Study,
  board: Board,
  ahead: Moment[],
  seats: number,
): string | null {
  const [best, next] = study.line;
  if (!best) return null;
  const what = told(game, best, board, ahead[0]);
  const hint = say('page-hint-what', {
    action: say('page-hint-why', { action: what, outlook: outlook(study, seats) }),
  });
  if (!next || next.seat === null) return hint;
  if (next.seat === best.seat) return `${hint} ${say('page-hint-again')}`;
  // The board before the answer is known only if the action could be played.
  const after = ahead[0]?.board;
  const answer = after ? told(game, next, after, ahead[1]) : actionWords(game, next.parts, next.action);
  return `${hint} ${say('page-hint-answer', { player: side(game, next.seat), action: answer })}`;
}
