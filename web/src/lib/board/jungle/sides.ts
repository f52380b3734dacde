/** The Fluent keys of the names of the two sides, in seat order. */
export const SIDES = ['jungle-orange', 'jungle-yellow'];
