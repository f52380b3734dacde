// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.
import type { Skip } from './types';

/**
 * The rule that banks stones.
 */
export type BankingRule = "capture" | "four" | "rest";

/**
 * An action, split into its parts.
 */
export type MancalaAction = { "kind": "sow", 
/**
 * The bowl's number, from 1.
 */
bowl: number, 
/**
 * The direction, if the player has the choice.
 */
way: SowingWay | null, };

/**
 * The number of stones in each place.
 */
export type MancalaBoard = { 
/**
 * By seat, the number of stones in its bowls 1 to 6. Bowl 6 lies beside the seat's own mancala.
 */
bowls: [[number, number, number, number, number, number], [number, number, number, number, number, number]], 
/**
 * By seat, the number of stones in its mancala.
 */
mancalas: [number, number], };

/**
 * What an action did.
 */
export type MancalaEffect = { "effect": "sown", 
/**
 * The steps.
 */
steps: Array<SowingStep>, 
/**
 * Whether its last stone gives an extra turn (MC-8).
 */
extra: boolean, 
/**
 * The turn that is skipped after it (MC-14).
 */
skipped: Skip | null, };

/**
 * What never changes on the board. It is empty, because every board has two rows of six bowls and two
 * mancalas.
 */
export type MancalaGeometry = Record<symbol, never>;

/**
 * What the seat to act may do.
 */
export type MancalaLegal = { "form": "sow", 
/**
 * Every legal sowing.
 */
actions: Array<Sowing>, };

/**
 * A place for stones: a bowl or a mancala.
 */
export type MancalaPlace = { 
/**
 * The seat that owns the place.
 */
seat: number, 
/**
 * The bowl's number, from 1; `None` if the place is the mancala.
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
 * The direction, if the player has the choice.
 */
way: SowingWay | null, 
/**
 * The place where the last stone drops.
 */
ends: MancalaPlace | null, };

/**
 * One step of a sowing.
 */
export type SowingStep = { "step": "lift", 
/**
 * The bowl.
 */
from: MancalaPlace, 
/**
 * The number of stones.
 */
stones: number, } | { "step": "drop", 
/**
 * The place into which it drops.
 */
to: MancalaPlace, } | { "step": "bank", 
/**
 * The bowl.
 */
from: MancalaPlace, 
/**
 * The number of stones.
 */
stones: number, 
/**
 * The owner of the mancala.
 */
to: number, 
/**
 * The rule that banks them.
 */
why: BankingRule, };

/**
 * The direction of a sowing.
 */
export type SowingWay = "right" | "left";
