// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action, split into its parts.
 */
export type JungleAction = { "kind": "move", 
/**
 * The square that the animal leaves.
 */
from: string, 
/**
 * The square that the animal enters.
 */
to: string, };

/**
 * An animal on a square.
 */
export type JungleAnimal = { 
/**
 * The square on which it stands.
 */
square: string, 
/**
 * The seat of its owner.
 */
seat: number, 
/**
 * The key of its name in `book/<language>/`, such as `jungle-lion`.
 */
kind: string, 
/**
 * The printed rank, 1 to 8.
 */
rank: number, 
/**
 * Whether it stands on a trap, where it counts as rank 0.
 */
trapped: boolean, 
/**
 * Whether it is hungry. A hungry animal starves unless it or another hungry animal attacks in this turn.
 */
hungry: boolean, 
/**
 * The animals that it could attack now, if it is hungry. The list is empty for a hungry animal whose
 * only prey has starved (J-12).
 */
prey: Array<JunglePrey>, };

/**
 * The animals on the board, and how often the position has occurred.
 */
export type JungleBoard = { 
/**
 * Every animal on the board.
 */
animals: Array<JungleAnimal>, 
/**
 * The player who may not bring about a position for the fourth time.
 */
leader: number, 
/**
 * How often this position has occurred.
 */
occurrences: number, };

/**
 * What an action did.
 */
export type JungleEffect = { "effect": "roamed" } & JungleMove;

/**
 * What never changes on the board.
 */
export type JungleGeometry = { 
/**
 * Each square's terrain.
 */
squares: Array<JungleSquare>, };

/**
 * What the seat to act may do.
 */
export type JungleLegal = { "form": "roam", 
/**
 * Every legal move.
 */
actions: Array<JungleMove>, };

/**
 * A move and its consequences.
 */
export type JungleMove = { 
/**
 * The action's text.
 */
action: string, 
/**
 * The square that the animal leaves.
 */
from: string, 
/**
 * The square that the animal enters.
 */
to: string, 
/**
 * The water squares that the animal jumps over.
 */
crossed: Array<string>, 
/**
 * The kind of the enemy animal that is captured, in the form of [`Animal::kind`].
 */
takes: string | null, 
/**
 * The animals that starve after the move. They belong to the player who moved.
 */
starves: Array<JungleStarved>, 
/**
 * The squares of the opponent's animals that are hungry after the move.
 */
hungry: Array<string>, 
/**
 * Whether the move ends the game.
 */
ends: boolean, };

/**
 * An animal that a hungry one could attack.
 */
export type JunglePrey = { 
/**
 * Where it stands.
 */
square: string, 
/**
 * The key of its name in the book.
 */
kind: string, };

/**
 * A square of the map.
 */
export type JungleSquare = { 
/**
 * The square's name.
 */
square: string, 
/**
 * The square's terrain.
 */
terrain: JungleTerrain, 
/**
 * The owner of a trap or den; `None` for any other square.
 */
seat: number | null, };

/**
 * An animal that starves (J-11).
 */
export type JungleStarved = { 
/**
 * Where it stands after the move.
 */
square: string, 
/**
 * The key of its name in the book.
 */
kind: string, 
/**
 * The animals that it could have attacked instead.
 */
prey: Array<JunglePrey>, };

/**
 * The terrain of a square.
 */
export type JungleTerrain = "land" | "water" | "trap" | "den";
