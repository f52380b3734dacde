// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action, split into its parts, as far as everybody may know it.
 */
export type ManitouAction = { "kind": "tiles" } | { "kind": "choose", 
/**
 * The cards; empty if they are hidden from the viewer.
 */
cards: Array<string>, } | { "kind": "deck" } | { "kind": "play", 
/**
 * The card.
 */
card: string, 
/**
 * The ground to which the card goes, 1 to 3.
 */
ground: number, } | { "kind": "move", 
/**
 * The card.
 */
card: string, 
/**
 * The ground that the hunter leaves, 1 to 3.
 */
from: number, 
/**
 * The ground to which the hunter goes, 1 to 3.
 */
to: number, } | { "kind": "decline" } | { "kind": "discard", 
/**
 * The tile.
 */
tile: string, } | { "kind": "take", 
/**
 * The tile.
 */
tile: string, };

/**
 * The open cards and tiles, and the viewer's own cards.
 */
export type ManitouBoard = { 
/**
 * What must be done next.
 */
phase: ManitouTask, 
/**
 * The number of the current hunt, from 1.
 */
hunt: number, 
/**
 * The number of hunts in the game.
 */
hunts: number, 
/**
 * The seat that began this hunt.
 */
first: number, 
/**
 * The seat that plays last in this hunt.
 */
dealer: number, 
/**
 * The tiles in each hunting ground.
 */
grounds: [Array<string>, Array<string>, Array<string>], 
/**
 * The tiles left in the bag.
 */
bag: Array<string>, 
/**
 * By seat, what everybody may see of the player.
 */
seats: Array<ManitouPlayer>, 
/**
 * The owner of the totem cylinder.
 */
totem: number | null, 
/**
 * The owner of the horse cylinder.
 */
horse: number | null, 
/**
 * The tiles still to be taken, in order.
 */
takes: Array<ManitouTake>, 
/**
 * The viewer's own cards; `None` for a spectator.
 */
own: ManitouOwn | null, };

/**
 * A card.
 */
export type ManitouCard = { 
/**
 * The card as a text.
 */
card: string, 
/**
 * The key of its name in `book/<language>/`.
 */
name: string, 
/**
 * A hunter's strength; `None` for a hero.
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
 * The cards and tiles of the game.
 */
export type ManitouGeometry = { 
/**
 * The cards that each player has. Equal cards have an entry each.
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
 * The cards to choose from. Equal cards have an entry each.
 */
available: Array<string>, 
/**
 * The number of cards to choose.
 */
size: number, } | { "form": "cards", 
/**
 * Every action's text.
 */
actions: Array<string>, 
/**
 * The same actions in the same order, split into their parts.
 */
parts: Array<ManitouAction>, };

/**
 * The viewer's own cards.
 */
export type ManitouOwn = { 
/**
 * The viewer's seat.
 */
seat: number, 
/**
 * The cards in the viewer's hand.
 */
hand: Array<string>, 
/**
 * The cards left in the viewer's deck, sorted, since nobody knows their real order.
 */
deck: Array<string>, 
/**
 * The cards that the viewer has put aside for this hunt.
 */
aside: Array<string>, };

/**
 * A card in a ground.
 */
export type ManitouPlaced = { 
/**
 * The card; everybody knows it even when it lies face down.
 */
card: string, 
/**
 * False for a hero that was turned face down.
 */
face_up: boolean, };

/**
 * What everybody may see of a player.
 */
export type ManitouPlayer = { 
/**
 * The player's cards in each ground, in the order in which they were laid.
 */
grounds: [Array<ManitouPlaced>, Array<ManitouPlaced>, Array<ManitouPlaced>], 
/**
 * The strength of the player's hunters in each ground.
 */
strength: [number, number, number], 
/**
 * The part of each strength that comes from tomahawks.
 */
tomahawks: [number, number, number], 
/**
 * The sum of the printed values of the player's hunters in all grounds, which the leather thief counts.
 */
total: number, 
/**
 * The number of cards in hand.
 */
hand: number, 
/**
 * The number of cards left in the deck.
 */
deck: number, 
/**
 * The cards from which the player may choose in this hunt. The others were played in the previous hunt.
 */
available: Array<string>, 
/**
 * The number of cards that the player takes into this hunt.
 */
choice_size: number, 
/**
 * Whether the player has chosen their cards for this hunt.
 */
has_chosen: boolean, 
/**
 * Whether the player was passed over in this hunt, which shows that they hold only heroes.
 */
passed_over: boolean, 
/**
 * Whether the leather thief would rob the player if no more cards were played.
 */
robbed: boolean, 
/**
 * Whether the player still owes the thief a tile.
 */
owes_tile: boolean, 
/**
 * The player's tiles.
 */
tiles: Array<string>, 
/**
 * The player's points.
 */
points: ManitouPoints, };

/**
 * A player's points by their source, as if the game ended now.
 */
export type ManitouPoints = { 
/**
 * Points for pairs of a tepee and a buffalo.
 */
pairs: number, 
/**
 * The number of tepees on the player's tiles.
 */
tepees: number, 
/**
 * The number of buffaloes on the player's tiles.
 */
buffaloes: number, 
/**
 * Points for the totem cylinder.
 */
totem: number, 
/**
 * Points for the horse cylinder.
 */
horse: number, 
/**
 * Points for the most tomahawks.
 */
tomahawks: number, 
/**
 * The sum of all points.
 */
total: number, };

/**
 * The reason for taking a tile.
 */
export type ManitouShare = "heroes" | "highest" | "next";

/**
 * A tile to be taken.
 */
export type ManitouTake = { 
/**
 * The seat that takes it.
 */
seat: number, 
/**
 * The ground, 1 to 3.
 */
ground: number, 
/**
 * Why the seat takes a tile.
 */
share: ManitouShare, };

/**
 * What must be done next.
 */
export type ManitouTask = "tiles" | "choose" | "deck" | "play" | "eighth" | "move" | "discard" | "take" | "over";

/**
 * A kind of tile.
 */
export type ManitouTile = { 
/**
 * The tile as a text.
 */
tile: string, 
/**
 * The key of its name in `book/<language>/`.
 */
name: string, 
/**
 * The number of tepees on the tile.
 */
tepees: number, 
/**
 * The number of buffaloes on the tile.
 */
buffaloes: number, };

/**
 * What happened to the heroes in a ground when a card was laid there.
 */
export type ManitouTrial = { 
/**
 * The ground, 1 to 3.
 */
ground: number, 
/**
 * Whether the new card stays face up.
 */
stays: boolean, 
/**
 * The hero that the new hero fought in this ground; `None` if there was no trial of strength.
 */
met: ManitouTurned | null, 
/**
 * The heroes that this action turned face down, including the new one.
 */
turned: Array<ManitouTurned>, };

/**
 * A hero in a trial of strength.
 */
export type ManitouTurned = { 
/**
 * The seat of the hero's owner.
 */
seat: number, 
/**
 * The card.
 */
card: string, };
