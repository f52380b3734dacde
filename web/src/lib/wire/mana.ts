// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.
import type { Skip } from './types';

/**
 * An action, split into its parts.
 */
export type ManaAction = { "kind": "fill-row", 
/**
 * The Daimyo's square.
 */
daimyo: string, } | { "kind": "place", 
/**
 * The Daimyo's square.
 */
daimyo: string, 
/**
 * The squares of the Ronin.
 */
ronin: Array<string>, } | { "kind": "move", 
/**
 * The square that the piece leaves.
 */
from: string, 
/**
 * The square where the piece ends.
 */
to: string, 
/**
 * The square on which the bird is set; `None` if it stays where it is or leaves the board.
 */
bird: string | null, } | { "kind": "return", 
/**
 * The square that the Ronin enters.
 */
to: string, 
/**
 * The square on which the bird is set; `None` if it leaves the board.
 */
bird: string | null, };

/**
 * The pieces and the bird.
 */
export type ManaBoard = { 
/**
 * Every piece on the board.
 */
pieces: Array<ManaPiece>, 
/**
 * The bird's square; `None` while it is beside the board.
 */
bird: string | null, 
/**
 * What the player to act must do next.
 */
duty: ManaDuty, 
/**
 * For each seat, the number of its captured Ronin, which wait beside the board.
 */
captured: [number, number], 
/**
 * The number of moves in a row without a capture or the return of a Ronin.
 */
quiet: number, };

/**
 * What the player to act must do next.
 */
export type ManaDuty = "set-up" | "single" | "double" | "triple" | "free" | "over";

/**
 * What an action did.
 */
export type ManaEffect = { "effect": "flown" } & ManaFlight;

/**
 * How a piece moved, and where the bird went.
 */
export type ManaFlight = { 
/**
 * The squares that the piece touched, both ends included. A Ronin that came back has only its new
 * square.
 */
path: Array<string>, 
/**
 * Whether the piece came back from beside the board.
 */
returned: boolean, 
/**
 * Whether an enemy piece was captured.
 */
captured: boolean, 
/**
 * The square on which the bird was set, if it was.
 */
bird: string | null, 
/**
 * The opponent's turn, if it is skipped because nothing can move (MA-14, MA-15).
 */
skipped: Skip | null, };

/**
 * What never changes on the board.
 */
export type ManaGeometry = { 
/**
 * Every square, with the number of steps that a piece takes from it.
 */
squares: Array<ManaSquare>, };

/**
 * What the seat to act may do.
 */
export type ManaLegal = { "form": "fill-row", 
/**
 * The possible squares for the Daimyo.
 */
daimyo: Array<string>, } | { "form": "place", 
/**
 * The possible squares for all six pieces.
 */
squares: Array<string>, 
/**
 * The number of Ronin to place.
 */
ronin: number, } | { "form": "fly", 
/**
 * Every legal move of every piece.
 */
moves: Array<ManaMove>, };

/**
 * A piece's move, and the squares on which the bird may be set after it.
 */
export type ManaMove = { 
/**
 * The square that the piece leaves; `None` for a Ronin that comes back from beside the board.
 */
from: string | null, 
/**
 * The square where the piece ends.
 */
to: string, 
/**
 * The squares of one path from `from` to `to`, both included; empty for a Ronin that comes back.
 */
path: Array<string>, 
/**
 * The squares on which the bird may be set; empty if it leaves the board or the move ends the game.
 */
perches: Array<string>, };

/**
 * A piece on a square.
 */
export type ManaPiece = { 
/**
 * The square on which the piece stands.
 */
square: string, 
/**
 * The seat of the piece's owner.
 */
seat: number, 
/**
 * Whether the piece is the Daimyo. Otherwise it is a Ronin.
 */
daimyo: boolean, };

/**
 * What never changes about a square.
 */
export type ManaSquare = { 
/**
 * The square's name.
 */
square: string, 
/**
 * The number of steps that a piece takes from this square: 1, 2 or 3.
 */
steps: number, };
