import { say } from '$lib/words/words.svelte';

/** A card in words. */
export const cardName = (card: string) => say(Number(card) ? `manitou-hunter-${card}` : `manitou-${card}`);

/** A tile in words. */
export const tileName = (tile: string) =>
  say(`manitou-${tile.replace(/^t(\d)/, 'tepee-$1').replace(/^b(\d)/, 'buffalo-$1')}`);
