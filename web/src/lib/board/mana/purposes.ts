import { say } from '$lib/words/words.svelte';
import type { ActionOf, Completes, Purposes } from '../face';
import { RESERVE, text } from './choices';
import { different, foresee, LOST, position } from './foresight';
import { fills, outlook, strokesIn, threats } from './outlook';

/** The bird's square for a move that is picked: the best one, even if the move is not the best (MA-10). */
export const completes: Completes<'mana'> = (board, { squares }, { seat, picked: [from, to] }, options) => {
  if (board.duty === 'set-up') return undefined;
  const start = position(board, squares, seat, options['bird'] !== 'spirit');
  const turns = different(start).filter((turn) => turn.from === from && turn.to === to);
  const values = foresee(start, turns);
  const best = Math.max(...values);
  const turn = turns[values.indexOf(best)];
  if (!turn) return undefined;
  if (best <= LOST) return null;
  const { bird } = turn;
  const parts: ActionOf<'mana'> =
    turn.from === RESERVE
      ? { game: 'mana', kind: 'return', to: turn.to, bird }
      : { game: 'mana', kind: 'move', from: turn.from, to: turn.to, bird };
  return { action: text(parts), parts };
};

/** If the other player may move at most this many pieces, a hint says so. */
const FEW = 2;

export const purposes: Purposes<'mana'> = (before, after, geometry, { seat }, options) => {
  const strokesOf = strokesIn(geometry);
  const { pieces, captured, bird } = after;
  const [enemy, filled, steps] = [1 - seat, fills(options), strokesOf(bird)];
  const threatened =
    threats({ pieces: before.pieces, seat: enemy, bird: filled(before.bird), strokesOf }).length > 0;
  const { attacks, captures, movable, free } = outlook({
    pieces,
    captured,
    steps,
    seat: enemy,
    bird: filled(bird),
    strokesOf,
  });
  // While the players set up, the bird orders nothing.
  if (after.duty === 'over' || bird === null || attacks.length > 0) return [];
  if (threatened) return [say('page-mana-hint-saves', { loses: captures.size > 0 ? 'yes' : 'no' })];
  const aims = (board: typeof before) =>
    threats({ pieces: board.pieces, seat, bird: filled(board.bird), strokesOf }).length;
  if (aims(after) > aims(before)) return [say('page-mana-hint-threat')];
  // MA-13, MA-14: fewer movable pieces mean fewer answers. If there are none, the player is skipped, which is said
  // anyway.
  const number = movable.size;
  return !free && number > 0 && number <= FEW ? [say('page-mana-hint-order', { number })] : [];
};
