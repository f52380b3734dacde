import type { JungleAnimal, Legal, Refusal } from '$lib/wire/types';
import { fromTo, listed, type Rules } from '../picking';

/** The player picks an animal, then its destination. */
export function rules(
  legal: Legal | null,
  own: (square: string) => boolean,
  unfit: (square: string) => Refusal | null = () => null,
): Rules {
  if (legal?.form !== 'roam') return listed([]);
  const choices = legal.actions.map(({ from, to, action }) => ({
    picks: [from, to],
    action,
    parts: { game: 'jungle' as const, kind: 'move' as const, from, to },
  }));
  return { ...listed(choices), own, unfit, phrase: fromTo };
}

/**
 * Why an animal of the other side cannot be picked; null for an animal of the player's own side, and for an
 * animal in a trap, since the board then explains the trap.
 */
export function enemy(animal: JungleAnimal | undefined, turn: number | null): Refusal | null {
  if (!animal || turn === null || animal.seat === turn || animal.trapped) return null;
  const args = { animal: { name: animal.kind }, square: { square: animal.square } };
  return { code: 'jungle-not-yours', clause: 'J-3', args };
}
