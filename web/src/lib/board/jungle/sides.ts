/** The keys of the names of the two sides. */
export const SIDES = ['jungle-orange', 'jungle-yellow'];
