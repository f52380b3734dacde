import { say } from '$lib/words/words.svelte';
import type { Purposes } from '../face';
import { outlook, threats } from './outlook';

export const purposes: Purposes<'mana'> = (before, after, { squares }, { seat }) => {
  const strokesOf = (square: string) => squares.find((one) => one.square === square)?.steps ?? 0;
  const enemy = { seat: 1 - seat, bird: null, strokesOf };
  const { pieces, captured, bird } = after;
  const steps = bird === null ? 0 : strokesOf(bird);
  const threatened = threats({ pieces: before.pieces, ...enemy }).length > 0;
  const safe = outlook({ pieces, captured, steps, ...enemy }).attacks.length === 0;
  return threatened && safe && after.duty !== 'over' ? [say('page-mana-hint-saves')] : [];
};
