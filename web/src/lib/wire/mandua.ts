// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action in its parts.
 */
export type ManduaAction = { "kind": "place", 
/**
 * Where.
 */
to: string, } | { "kind": "go", 
/**
 * From where.
 */
from: string, 
/**
 * To where.
 */
to: string, } | { "kind": "say", 
/**
 * How many.
 */
number: number, } | { "kind": "object", 
/**
 * How many.
 */
number: number, } | { "kind": "remove", 
/**
 * Where it stands.
 */
field: string, } | { "kind": "end" };

/**
 * Tigers and hunters.
 */
export type ManduaBoard = { 
/**
 * Where tigers stand.
 */
tigers: Array<string>, 
/**
 * Where hunters stand.
 */
hunters: Array<string>, 
/**
 * Hunters still to be set.
 */
to_set: number, 
/**
 * What is to be done.
 */
phase: ManduaTask, 
/**
 * The tigers of which Hunter removes one now.
 */
removable: Array<string>, 
/**
 * Hunters that Tiger must still beat in this turn; nothing at a strict table, where nobody tells.
 */
to_beat: number | null, 
/**
 * Hunters beaten so far in Tiger's newest turn.
 */
beaten: number, 
/**
 * Tiger's newest turn, for the small second board.
 */
turn: ManduaTurn, };

/**
 * Something Hunter or Tiger may do.
 */
export type ManduaDeed = { "kind": "place", 
/**
 * The action's text.
 */
action: string, 
/**
 * Where.
 */
to: string, } | { "kind": "go", 
/**
 * The action's text.
 */
action: string, 
/**
 * From where.
 */
from: string, 
/**
 * To where.
 */
to: string, 
/**
 * The hunters that a tiger removes by it.
 */
beaten: Array<string>, } | { "kind": "say", 
/**
 * The action's text.
 */
action: string, 
/**
 * How many.
 */
number: number, } | { "kind": "object", 
/**
 * The action's text.
 */
action: string, 
/**
 * How many.
 */
number: number, } | { "kind": "remove", 
/**
 * The action's text.
 */
action: string, 
/**
 * Where it stands.
 */
field: string, } | { "kind": "end", 
/**
 * The action's text.
 */
action: string, };

/**
 * What an action did.
 */
export type ManduaEffect = { "effect": "struck", 
/**
 * The hunters that leave the board: the one jumped first, then the pair beside.
 */
beaten: Array<string>, };

/**
 * What never changes about a field.
 */
export type ManduaField = { 
/**
 * Its name.
 */
field: string, 
/**
 * From 0, field D, over 1 to 5, files a to e, to 6, field B.
 */
column: number, 
/**
 * From 0, field C, over 1 to 5, the ranks, to 6, field A.
 */
row: number, 
/**
 * Whether it is one of the four outside.
 */
cage: boolean, };

/**
 * What never changes on the board.
 */
export type ManduaGeometry = { 
/**
 * Each field's place.
 */
fields: Array<ManduaField>, };

/**
 * What the seat to act may do.
 */
export type ManduaLegal = { "form": "hunt", 
/**
 * Every action.
 */
actions: Array<ManduaDeed>, };

/**
 * What is to be done.
 */
export type ManduaTask = "hunt" | "object" | "remove" | "prowl" | "over";

/**
 * Tiger's newest turn: the present one as far as it has come; while Hunter acts, the one before.
 */
export type ManduaTurn = { 
/**
 * The tigers before it.
 */
tigers: Array<string>, 
/**
 * The hunters before it.
 */
hunters: Array<string>, 
/**
 * How many hunters Tiger announced; 0 where he said nothing.
 */
announced: number, 
/**
 * Its steps and jumps: from, to.
 */
steps: Array<[string, string]>, };
