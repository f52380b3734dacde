import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { fills, outlook, threats } from './outlook';

export const purposes: Purposes<'mana'> = (before, after, { squares }, { seat }, options) => {
  const strokesOf = (square: string) => squares.find((one) => one.square === square)?.steps ?? 0;
  const { pieces, captured, bird } = after;
  const [enemy, filled, steps] = [1 - seat, fills(options), bird === null ? 0 : strokesOf(bird)];
  const threatened =
    threats({ pieces: before.pieces, seat: enemy, bird: filled(before.bird), strokesOf }).length > 0;
  const safe =
    outlook({ pieces, captured, steps, seat: enemy, bird: filled(bird), strokesOf }).attacks.length === 0;
  return threatened && safe && after.duty !== 'over' ? [say('page-mana-hint-saves')] : [];
};
