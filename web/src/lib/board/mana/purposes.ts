import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { fills, outlook, strokesIn, threats } from './outlook';

export const purposes: Purposes<'mana'> = (before, after, geometry, { seat }, options) => {
  const strokesOf = strokesIn(geometry);
  const { pieces, captured, bird } = after;
  const [enemy, filled, steps] = [1 - seat, fills(options), strokesOf(bird)];
  const threatened =
    threats({ pieces: before.pieces, seat: enemy, bird: filled(before.bird), strokesOf }).length > 0;
  const safe =
    outlook({ pieces, captured, steps, seat: enemy, bird: filled(bird), strokesOf }).attacks.length === 0;
  return threatened && safe && after.duty !== 'over' ? [say('page-mana-hint-saves')] : [];
};
