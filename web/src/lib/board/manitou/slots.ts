/** A hand in the order of the tribe's cards. The order does not depend on when a card was drawn. */
export const sorted = (hand: string[], order: string[]): string[] =>
  [...hand].sort((a, b) => order.indexOf(a) - order.indexOf(b));
