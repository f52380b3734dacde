// Why the best action is the best, in words: what it does, and one reason that the player can see on the board.
import type { Board, Study } from '../wire/types';
import { say } from '../words/words.svelte';
import type { Moment } from './moments';
import { deedWords } from './narration';

/**
 * Says that the best action wins, if that is certain; otherwise empty. A hint gives no other verdict, because it would
 * only discourage. Players who want one can look at the evaluation.
 */
export function outlook({ value, certain, proven, margin }: Study): string {
  if (!certain || value <= 0.5) return '';
  if (proven === 1) return say('page-hint-wins-now');
  return margin !== null && margin > 0 ? say('page-hint-wins-by', { points: margin }) : say('page-hint-wins');
}

/**
 * The hint in words. `line` begins with the action that the hint names. `after` is the moment after that action, if
 * it is known. `purposes` say what the action is good for, the most important first. `instead` says whether the player
 * must first take back what they have begun.
 */
export function reason(
  game: string,
  line: Study['line'],
  board: Board,
  after: Moment | undefined,
  purposes: string[],
  instead = false,
): string | null {
  const [best, next] = line;
  if (!best) return null;
  const again = next && next.seat !== null && next.seat === best.seat ? [say('page-hint-again')] : [];
  const deed = `${deedWords(game, best, board, after)}.`;
  return say(instead ? 'page-hint-instead' : 'page-hint-what', {
    action: [deed, ...purposes.slice(0, 1), ...again].join(' '),
  });
}
