// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action in its parts, as far as all may know it.
 */
export type ManitouAction = { "kind": "tiles" } | { "kind": "choose" } | { "kind": "deck" } | { "kind": "play", 
/**
 * Which.
 */
card: string, 
/**
 * To which ground, 1 to 3.
 */
ground: number, } | { "kind": "move", 
/**
 * Which.
 */
card: string, 
/**
 * From which ground, 1 to 3.
 */
from: number, 
/**
 * To which ground, 1 to 3.
 */
to: number, } | { "kind": "decline" } | { "kind": "discard", 
/**
 * Which.
 */
tile: string, } | { "kind": "take", 
/**
 * Which.
 */
tile: string, };

/**
 * What lies open, and the viewer's own cards.
 */
export type ManitouBoard = { 
/**
 * What happens next.
 */
phase: ManitouTask, 
/**
 * The hunt, from 1.
 */
hunt: number, 
/**
 * How many there are.
 */
hunts: number, 
/**
 * Who began this hunt.
 */
first: number, 
/**
 * Who plays last in it.
 */
dealer: number, 
/**
 * The tiles in each ground.
 */
grounds: [Array<string>, Array<string>, Array<string>], 
/**
 * The tiles left in the bag.
 */
bag: Array<string>, 
/**
 * By seat, what all may see.
 */
seats: Array<ManitouPlayer>, 
/**
 * Who owns the totem cylinder.
 */
totem: number | null, 
/**
 * Who owns the horse cylinder.
 */
horse: number | null, 
/**
 * The tiles to be taken, in order, the present one first.
 */
takes: Array<ManitouTake>, 
/**
 * The viewer's own cards; nothing for a spectator.
 */
own: ManitouOwn | null, };

/**
 * A card.
 */
export type ManitouCard = { 
/**
 * Its text.
 */
card: string, 
/**
 * The key of its name in the book.
 */
name: string, 
/**
 * Its strength, for a hunter.
 */
value: number | null, 
/**
 * The heroes it defeats.
 */
defeats: Array<string>, };

/**
 * What an action did.
 */
export type ManitouEffect = { "effect": "played" } & ManitouTrial;

/**
 * What is in the game.
 */
export type ManitouGeometry = { 
/**
 * The cards each player has, one entry for each single card.
 */
cards: Array<ManitouCard>, 
/**
 * The kinds of tiles.
 */
tiles: Array<ManitouTile>, };

/**
 * What the seat to act may do.
 */
export type ManitouLegal = { "form": "choose", 
/**
 * The cards one may choose from, one entry for each single card.
 */
available: Array<string>, 
/**
 * How many to choose.
 */
size: number, } | { "form": "cards", 
/**
 * Every action's text.
 */
actions: Array<string>, 
/**
 * The same actions in their parts, in the same order.
 */
parts: Array<ManitouAction>, };

/**
 * The viewer's own cards.
 */
export type ManitouOwn = { 
/**
 * His hand.
 */
hand: Array<string>, 
/**
 * The cards of his deck, sorted: nobody knows their order.
 */
deck: Array<string>, 
/**
 * The cards he has put aside for this hunt.
 */
aside: Array<string>, };

/**
 * A card in a ground.
 */
export type ManitouPlaced = { 
/**
 * Which; open to all even when it lies face down.
 */
card: string, 
/**
 * False for a hero that was turned down.
 */
face_up: boolean, };

/**
 * What all may see of a player.
 */
export type ManitouPlayer = { 
/**
 * His cards in each ground, in the order in which they were laid.
 */
grounds: [Array<ManitouPlaced>, Array<ManitouPlaced>, Array<ManitouPlaced>], 
/**
 * The strength of his hunters in each ground.
 */
strength: [number, number, number], 
/**
 * The same in all grounds by the printed values, as the leather thief counts.
 */
total: number, 
/**
 * How many cards he holds.
 */
hand: number, 
/**
 * How many cards are left in his deck.
 */
deck: number, 
/**
 * The cards he may use in this hunt; the others were played in the hunt before.
 */
available: Array<string>, 
/**
 * Whether he has chosen his cards for this hunt.
 */
has_chosen: boolean, 
/**
 * Whether he was passed over, so that he holds heroes alone.
 */
passed_over: boolean, 
/**
 * Whether the leather thief visits him, as the cards lie.
 */
robbed: boolean, 
/**
 * Whether he has still to discard a tile for the thief.
 */
owes_tile: boolean, 
/**
 * His tiles.
 */
tiles: Array<string>, 
/**
 * What they are worth.
 */
points: ManitouPoints, };

/**
 * Points by where they come from, as if the game ended now.
 */
export type ManitouPoints = { 
/**
 * Pairs of a tepee and a buffalo.
 */
pairs: number, 
/**
 * The tepees on his tiles.
 */
tepees: number, 
/**
 * The buffaloes on his tiles.
 */
buffaloes: number, 
/**
 * For the totem cylinder.
 */
totem: number, 
/**
 * For the horse cylinder.
 */
horse: number, 
/**
 * For the most tomahawks.
 */
tomahawks: number, 
/**
 * All together.
 */
total: number, };

/**
 * For what a tile is taken.
 */
export type ManitouShare = "heroes" | "highest" | "next";

/**
 * A tile to be taken.
 */
export type ManitouTake = { 
/**
 * By whom.
 */
seat: number, 
/**
 * From which ground, 1 to 3.
 */
ground: number, 
/**
 * For what.
 */
share: ManitouShare, };

/**
 * What happens next.
 */
export type ManitouTask = "tiles" | "choose" | "deck" | "play" | "eighth" | "move" | "discard" | "take" | "over";

/**
 * A kind of tile.
 */
export type ManitouTile = { 
/**
 * Its text.
 */
tile: string, 
/**
 * The key of its name in the book.
 */
name: string, 
/**
 * Tepees on it.
 */
tepees: number, 
/**
 * Buffaloes on it.
 */
buffaloes: number, };

/**
 * What became of the heroes where a card was laid.
 */
export type ManitouTrial = { 
/**
 * The ground, 1 to 3.
 */
ground: number, 
/**
 * The newcomer stays face up.
 */
stays: boolean, 
/**
 * The heroes that were turned down by it, the newcomer among them.
 */
turned: Array<ManitouTurned>, };

/**
 * A hero turned down.
 */
export type ManitouTurned = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Which.
 */
card: string, };
