// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.
import type { Skip } from './types';

/**
 * The rule that banks stones.
 */
export type BankingRule = "capture" | "four" | "rest";

/**
 * An action in its parts.
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
 * Its owner.
 */
seat: number, 
/**
 * The bowl's number, from 1; `None` for the mancala.
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
 * The place of the last stone.
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
 * The place.
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
