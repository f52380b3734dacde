import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { fills, outlook, strokesIn, threats } from './outlook';

/** That the other player may move no more pieces than these is worth a word. */
const FEW = 2;

export const purposes: Purposes<'mana'> = (before, after, geometry, { seat }, options) => {
  const strokesOf = strokesIn(geometry);
  const { pieces, captured, bird } = after;
  const [enemy, filled, steps] = [1 - seat, fills(options), strokesOf(bird)];
  const threatened =
    threats({ pieces: before.pieces, seat: enemy, bird: filled(before.bird), strokesOf }).length > 0;
  const { attacks, movable, free } = outlook({
    pieces,
    captured,
    steps,
    seat: enemy,
    bird: filled(bird),
    strokesOf,
  });
  // While the players set up, the bird orders nothing.
  if (after.duty === 'over' || bird === null || attacks.length > 0) return [];
  if (threatened) return [say('page-mana-hint-saves')];
  const aims = (board: typeof before) =>
    threats({ pieces: board.pieces, seat, bird: filled(board.bird), strokesOf }).length;
  if (aims(after) > aims(before)) return [say('page-mana-hint-threat')];
  // MA-13, MA-14: fewer pieces mean fewer answers, and none means that they are skipped, which is told anyway.
  const number = movable.size;
  return !free && number > 0 && number <= FEW ? [say('page-mana-hint-order', { number })] : [];
};
