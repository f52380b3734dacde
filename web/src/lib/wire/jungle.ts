// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action in its parts.
 */
export type JungleAction = { "kind": "move", 
/**
 * From where.
 */
from: string, 
/**
 * To where.
 */
to: string, };

/**
 * An animal on a square.
 */
export type JungleAnimal = { 
/**
 * Where it stands.
 */
square: string, 
/**
 * Whose it is.
 */
seat: number, 
/**
 * The key of its name in the book, as `jungle-lion`.
 */
kind: string, 
/**
 * The printed rank, 1 to 8.
 */
rank: number, 
/**
 * Whether it stands on a trap, so that it is attacked as rank 0.
 */
trapped: boolean, 
/**
 * Whether it must attack now or starve, unless another hungry one attacks.
 */
hungry: boolean, };

/**
 * The animals.
 */
export type JungleBoard = { 
/**
 * Every animal on the board.
 */
animals: Array<JungleAnimal>, 
/**
 * The player who may not repeat a position for the fourth time.
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
 * Every action.
 */
actions: Array<JungleMove>, };

/**
 * A move and all that follows from it.
 */
export type JungleMove = { 
/**
 * The action's text.
 */
action: string, 
/**
 * Where the animal stands.
 */
from: string, 
/**
 * Where it goes.
 */
to: string, 
/**
 * The water it jumps over.
 */
crossed: Array<string>, 
/**
 * The key of the enemy animal's name that it takes.
 */
takes: string | null, 
/**
 * Where the mover's animals starve, as they stand after the move.
 */
starves: Array<string>, 
/**
 * Where the opponent's animals are hungry then.
 */
hungry: Array<string>, 
/**
 * Whether it ends the game.
 */
ends: boolean, };

/**
 * What never changes about a square.
 */
export type JungleSquare = { 
/**
 * Its name.
 */
square: string, 
/**
 * What it is.
 */
terrain: JungleTerrain, 
/**
 * Whose bank or den it is, where it is a trap or a den.
 */
seat: number | null, };

/**
 * What a square is.
 */
export type JungleTerrain = "land" | "water" | "trap" | "den";
