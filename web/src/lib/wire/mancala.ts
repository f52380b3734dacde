// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action in its parts.
 */
export type MancalaAction = { "kind": "sow", 
/**
 * The bowl's number, from 1.
 */
bowl: number, 
/**
 * The way, where the player has the choice.
 */
way: SowingWay | null, };

/**
 * The stones.
 */
export type MancalaBoard = { 
/**
 * By seat, bowls 1 to 6 as the seat numbers them: 6 is beside its mancala.
 */
bowls: [[number, number, number, number, number, number], [number, number, number, number, number, number]], 
/**
 * By seat.
 */
mancalas: [number, number], };

/**
 * What an action did.
 */
export type MancalaEffect = { "effect": "sown", 
/**
 * The steps.
 */
steps: Array<SowingStep>, };

/**
 * Two rows of six bowls and two mancalas: there is nothing more to know.
 */
export type MancalaGeometry = Record<symbol, never>;

/**
 * What the seat to act may do.
 */
export type MancalaLegal = { "form": "sow", 
/**
 * Every action.
 */
actions: Array<Sowing>, };

/**
 * A place that holds stones.
 */
export type MancalaPlace = { 
/**
 * Whose.
 */
seat: number, 
/**
 * The bowl's number, from 1; nothing for the mancala.
 */
bowl: number | null, };

/**
 * A bowl that may be sown.
 */
export type Sowing = { 
/**
 * The action's text.
 */
action: string, 
/**
 * The bowl's number, from 1.
 */
bowl: number, 
/**
 * The way, where the player has the choice.
 */
way: SowingWay | null, 
/**
 * Where the last stone falls.
 */
ends: MancalaPlace | null, };

/**
 * One thing that happens in a sowing.
 */
export type SowingStep = { "step": "lift", 
/**
 * Which bowl.
 */
from: MancalaPlace, 
/**
 * How many there were.
 */
stones: number, } | { "step": "drop", 
/**
 * Where.
 */
to: MancalaPlace, } | { "step": "bank", 
/**
 * Which bowl.
 */
from: MancalaPlace, 
/**
 * How many there were.
 */
stones: number, 
/**
 * To whose mancala.
 */
to: number, };

/**
 * Which way a sowing goes.
 */
export type SowingWay = "right" | "left";
