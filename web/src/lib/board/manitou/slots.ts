/** A hand as it is shown, and the place of the card that was drawn last; null if none was. */
export interface Slots {
  cards: string[];
  fresh: number | null;
}

/**
 * Where the cards of a hand lie. A card that is drawn takes the place of the card that was played, so that no card
 * moves under the player's finger. Of equal cards, the one at the place `touched` was played.
 */
export function inPlace({ cards: shown, fresh }: Slots, hand: string[], touched: number | null): Slots {
  const drawn = [...hand];
  const places = [...shown.keys()];
  const kept: (string | undefined)[] = shown.map(() => undefined);
  for (const place of [
    ...places.filter((one) => one !== touched),
    ...places.filter((one) => one === touched),
  ]) {
    const at = drawn.indexOf(shown[place] ?? '');
    if (at >= 0) kept[place] = drawn.splice(at, 1)[0];
  }
  const gap = kept.indexOf(undefined);
  // A card like the one that was played may have been drawn.
  if (gap < 0 && drawn.length === 0) return { cards: shown, fresh: touched ?? fresh };
  const filled = gap >= 0 && drawn.length > 0;
  const cards = kept.map((card) => card ?? drawn.shift()).filter((card) => card !== undefined);
  return { cards: [...cards, ...drawn], fresh: filled ? gap : null };
}
