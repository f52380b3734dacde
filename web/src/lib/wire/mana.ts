// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.
import type { Skip } from './types';

/**
 * An action in its parts.
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
 * From where.
 */
from: string, 
/**
 * To where.
 */
to: string, 
/**
 * Where the bird is set; nothing where it stays, or leaves the board.
 */
bird: string | null, } | { "kind": "return", 
/**
 * To where.
 */
to: string, 
/**
 * Where the bird is set.
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
 * The bird's square; nothing while it is beside the board.
 */
bird: string | null, 
/**
 * What the player to act owes.
 */
duty: ManaDuty, 
/**
 * By seat, the Ronin that wait beside the board.
 */
captured: [number, number], 
/**
 * Moves in a row without a capture or a return.
 */
quiet: number, };

/**
 * What the player to act owes.
 */
export type ManaDuty = "set-up" | "single" | "double" | "triple" | "free" | "over";

/**
 * What an action did.
 */
export type ManaEffect = { "effect": "flown" } & ManaFlight;

/**
 * The ways of a piece and the bird.
 */
export type ManaFlight = { 
/**
 * The squares the piece touched, both ends included; the one square of a Ronin that came back.
 */
path: Array<string>, 
/**
 * Whether it came back from beside the board.
 */
returned: boolean, 
/**
 * Whether an enemy piece was captured.
 */
captured: boolean, 
/**
 * The bird's square after it.
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
 * Each square's kind: how many steps a piece takes from it.
 */
squares: Array<ManaSquare>, };

/**
 * What the seat to act may do.
 */
export type ManaLegal = { "form": "fill-row", 
/**
 * Squares for the Daimyo.
 */
daimyo: Array<string>, } | { "form": "place", 
/**
 * Squares for all six.
 */
squares: Array<string>, 
/**
 * How many Ronin.
 */
ronin: number, } | { "form": "fly", 
/**
 * Every piece's every end.
 */
moves: Array<ManaMove>, };

/**
 * A piece's move, and the possible perches of the bird after it.
 */
export type ManaMove = { 
/**
 * Where the piece stands; `None` for a Ronin that comes back.
 */
from: string | null, 
/**
 * Where it ends.
 */
to: string, 
/**
 * The squares of a way there, both ends included; empty for a Ronin that comes back.
 */
path: Array<string>, 
/**
 * The squares for the bird; empty if it leaves the board.
 */
perches: Array<string>, };

/**
 * A piece on a square.
 */
export type ManaPiece = { 
/**
 * Where it stands.
 */
square: string, 
/**
 * Its owner.
 */
seat: number, 
/**
 * Whether it is the Daimyo; a Ronin otherwise.
 */
daimyo: boolean, };

/**
 * What never changes about a square.
 */
export type ManaSquare = { 
/**
 * Its name.
 */
square: string, 
/**
 * The steps that a piece takes from it: 1, 2 or 3.
 */
steps: number, };
