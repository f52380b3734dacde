/** Says what a card in a ground is, and what the viewer can do about it. */

import type { ManitouCard } from '$lib/wire/types';
import { say, words } from '$lib/words/words.svelte';
import { cardName, isHunter } from './names';

interface Lying {
  card: string;
  /** The owner's name. */
  player: string;
  /** Whether the viewer owns it. */
  yours: boolean;
  /** The strength of the owner's hunters in this ground, and what tomahawks add to each of them. */
  strength: number;
  each: number;
  /** The owner's later face-up hero in this ground, whom another player's hero would meet instead (MN-15). */
  later: string | null;
  /** Whether it lies face down. */
  down: boolean;
}

/** The title and the text of the note about a card in a ground (MN-12 to MN-14, MN-21, MN-22). */
export function aboutCard(cards: ManitouCard[], { card, player, yours, strength, each, later, down }: Lying) {
  const args = { player, whose: yours ? 'yours' : 'other' };
  const title = say('page-manitou-card-of', { ...args, card: cardName(card) });
  if (down) return { title, text: say('page-manitou-about-down') };
  if (isHunter(card)) {
    const number = Number(card) + each;
    return { title, text: say('page-manitou-about-hunter', { ...args, number, each, strength }) };
  }
  if (later !== null)
    return { title, text: say('page-manitou-about-protected', { ...args, later: cardName(later) }) };
  return { title, text: say('page-manitou-about-hero', { ...args, ...rivalNames(cards, card) }) };
}

/** The heroes that a hero defeats, and those that defeat it (MN-13). */
export const rivals = (cards: ManitouCard[], hero: string) => ({
  defeats: cards.find(({ card }) => card === hero)?.defeats ?? [],
  loses: [...new Set(cards.filter(({ defeats }) => defeats.includes(hero)).map(({ card }) => card))],
});

/** The names of those heroes. */
function rivalNames(cards: ManitouCard[], hero: string) {
  const { defeats, loses } = rivals(cards, hero);
  return { weaker: words.list(defeats.map(cardName)), stronger: words.list(loses.map(cardName)) };
}

/** The title and the text of the note about a card of the viewer's hand; `each` is what tomahawks add to a hunter. */
export function aboutHeld(cards: ManitouCard[], card: string, each: number) {
  const hunter = isHunter(card);
  return {
    title: `${cardName(card)}.`,
    text: say('page-manitou-about-hand', {
      kind: hunter ? 'hunter' : 'hero',
      number: hunter ? Number(card) + each : 0,
      each,
      ...rivalNames(cards, card),
    }),
  };
}
