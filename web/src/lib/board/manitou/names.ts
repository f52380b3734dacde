import { say, words } from '$lib/words/words.svelte';

/** The symbol on a tile, and how often it is there; `number` is null for kinds that always show one. */
export interface TileLook {
  kind: 'tepee' | 'buffalo' | 'totem' | 'horse' | 'tomahawk';
  number: number | null;
}

const TILES: Record<string, TileLook> = {
  t1: { kind: 'tepee', number: 1 },
  t2: { kind: 'tepee', number: 2 },
  t3: { kind: 'tepee', number: 3 },
  b1: { kind: 'buffalo', number: 1 },
  b2: { kind: 'buffalo', number: 2 },
  b3: { kind: 'buffalo', number: 3 },
  totem: { kind: 'totem', number: null },
  horse: { kind: 'horse', number: null },
  tomahawk: { kind: 'tomahawk', number: null },
};

export const tileLook = (tile: string): TileLook => TILES[tile] ?? { kind: 'tomahawk', number: null };

/** Whether a card is a hunter. The name of a hunter is its strength. */
export const isHunter = (card: string) => Number(card) > 0;

/** A card in words. */
export const cardName = (card: string) => say(isHunter(card) ? `manitou-hunter-${card}` : `manitou-${card}`);

/** Several cards in words. Hunters are numbers only. */
export const cardList = (cards: string[]) =>
  words.list(cards.map((card) => (isHunter(card) ? card : cardName(card))));

/** A tile in words. */
export function tileName(tile: string): string {
  const { kind, number } = tileLook(tile);
  return say(number === null ? `manitou-${kind}` : `manitou-${kind}-${number}`);
}

/** What a tile is worth, in words. */
export const tileWorth = (tile: string) => say('page-manitou-worth', { kind: tileLook(tile).kind });

/** The name of a tile with its article, as it stands after a verb. */
export const tileTaken = (tile: string) => say('page-manitou-tile', { tile });
