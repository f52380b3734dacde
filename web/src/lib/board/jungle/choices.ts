import type { JungleAnimal, Legal, Refusal } from '$lib/wire/types';
import { fromTo, listed, type Rules } from '../picking';

/**
 * The player picks an animal, then its destination. If hungry animals hunt an enemy and only one animal can eat it, a
 * press on that enemy is enough.
 */
export function rules(
  legal: Legal | null,
  own: (square: string) => boolean,
  unfit: (square: string) => Refusal | null = () => null,
  hunted: (square: string) => boolean = () => false,
): Rules {
  if (legal?.form !== 'roam') return listed([]);
  const { actions } = legal;
  const choices = actions.flatMap(({ from, to, action }) => {
    const parts = { game: 'jungle' as const, kind: 'move' as const, from, to };
    const alone = hunted(to) && actions.filter((other) => other.to === to).length === 1;
    return [[from, to], ...(alone ? [[to]] : [])].map((picks) => ({ picks, action, parts }));
  });
  return { ...listed(choices), own, unfit, phrase: fromTo };
}

/**
 * Why hunted prey cannot be picked: the player must first choose one of several animals that can eat it. The board
 * explains the other enemies.
 */
export function enemy(animal: JungleAnimal | undefined, turn: number | null, hunted = false): Refusal | null {
  if (!animal || turn === null || animal.seat === turn || !hunted) return null;
  return { code: 'page-jungle-choose', clause: 'J-11', args: { prey: { name: animal.kind } } };
}
