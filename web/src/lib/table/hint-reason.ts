// Why the best action is the best, in words: what it does, and the one reason that can be seen on the board.
import type { Board, Study } from '../wire/types';
import { say } from '../words/words.svelte';
import { scaled } from './evaluation';
import type { Moment } from './moments';
import { deedWords } from './narration';

/** What an action leads to for the player, in words. `seats` is the number of players. */
export function outlook({ value, certain, proven, margin }: Study, seats: number): string {
  if (certain && value > 0.5) {
    if (proven === 1) return say('page-hint-wins-now');
    return margin !== null && margin > 0
      ? say('page-hint-wins-by', { points: margin })
      : say('page-hint-wins');
  }
  if (certain) return say(value < 0.5 ? 'page-hint-loses' : 'page-hint-draws');
  const worth = scaled(value, seats);
  const grade = worth >= 0.8 ? 'far' : worth >= 0.55 ? 'ahead' : worth >= 0.45 ? 'even' : 'behind';
  return say('page-hint-outlook', { grade });
}

/**
 * The hint in words. `after` is the moment after the board, if it is known. `purposes` say what the action is good
 * for, the most important first.
 */
export function reason(
  game: string,
  { line }: Study,
  board: Board,
  after: Moment | undefined,
  purposes: string[],
): string | null {
  const [best, next] = line;
  if (!best) return null;
  const again = next && next.seat !== null && next.seat === best.seat ? [say('page-hint-again')] : [];
  const deed = `${deedWords(game, best, board, after)}.`;
  return say('page-hint-what', { action: [deed, ...purposes.slice(0, 1), ...again].join(' ') });
}
