// The names of the cells of the table. Drawings in records contain them.

export const groundCell = (ground: number) => `ground-${ground}`;
/** A card in the viewer's hand. Equal cards have the same name. */
export const handCell = (card: string) => `hand-${card}`;
/** A card that a seat has laid in a ground. */
export const laidCell = (seat: number, ground: number, card: string) => `laid-${seat}-${ground}-${card}`;
/** A tile that may be taken. */
export const tileCell = (tile: string) => `tile-${tile}`;
/** A tile that the viewer may give up. */
export const ownTileCell = (tile: string) => `own-${tile}`;
