// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

/**
 * An action, split into its parts.
 */
export type ManduaAction = { "kind": "place", 
/**
 * The field.
 */
to: string, } | { "kind": "go", 
/**
 * The field that the piece leaves.
 */
from: string, 
/**
 * The field that the piece enters.
 */
to: string, } | { "kind": "say", 
/**
 * The number.
 */
number: number, } | { "kind": "object", 
/**
 * The number.
 */
number: number, } | { "kind": "remove", 
/**
 * The tiger's field.
 */
field: string, } | { "kind": "end" };

/**
 * The pieces on the board, and the state of the turn.
 */
export type ManduaBoard = { 
/**
 * The fields of the tigers.
 */
tigers: Array<string>, 
/**
 * The fields of the hunters.
 */
hunters: Array<string>, 
/**
 * The number of hunters that are not yet placed on the board.
 */
to_set: number, 
/**
 * The number of hunters in the game (MD-29): those on the board, those that are not yet placed and those
 * that were captured.
 */
all: number, 
/**
 * What must be done next.
 */
phase: ManduaTask, 
/**
 * The tigers from which Hunter must remove one; empty unless `phase` is [`Task::Remove`].
 */
removable: Array<string>, 
/**
 * The number of hunters that Tiger must still capture in this turn. `None` with the option
 * `referee=strict`, where the program must not tell the number.
 */
to_beat: number | null, 
/**
 * The number of hunters captured so far in Tiger's newest turn.
 */
beaten: number, 
/**
 * Tiger's newest turn, which a front end may show on a second board.
 */
turn: ManduaTurn, };

/**
 * A legal action of Hunter or Tiger.
 */
export type ManduaDeed = { "kind": "place", 
/**
 * The action's text.
 */
action: string, 
/**
 * The field.
 */
to: string, } | { "kind": "go", 
/**
 * The action's text.
 */
action: string, 
/**
 * The field that the piece leaves.
 */
from: string, 
/**
 * The field that the piece enters.
 */
to: string, 
/**
 * The hunters that a tiger captures by this move.
 */
beaten: Array<string>, } | { "kind": "say", 
/**
 * The action's text.
 */
action: string, 
/**
 * The number.
 */
number: number, } | { "kind": "object", 
/**
 * The action's text.
 */
action: string, 
/**
 * The number.
 */
number: number, } | { "kind": "remove", 
/**
 * The action's text.
 */
action: string, 
/**
 * The tiger's field.
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
 * The fields of the captured hunters: first the hunter that was jumped, if any, then the two hunters
 * of the pair, if any.
 */
beaten: Array<string>, } | { "effect": "objected", 
/**
 * The result.
 */
verdict: ManduaVerdict, 
/**
 * The highest number of hunters that Tiger could have captured.
 */
highest: number, };

/**
 * A field of the board.
 */
export type ManduaField = { 
/**
 * The field's name.
 */
field: string, 
/**
 * The column: 0 for field D, 1 to 5 for the files a to e, 6 for field B.
 */
column: number, 
/**
 * The row: 0 for field C, 1 to 5 for the ranks, 6 for field A.
 */
row: number, 
/**
 * Whether it is one of the four cages outside the grid.
 */
cage: boolean, };

/**
 * What never changes on the board.
 */
export type ManduaGeometry = { 
/**
 * The fields and where they lie.
 */
fields: Array<ManduaField>, };

/**
 * What the seat to act may do.
 */
export type ManduaLegal = { "form": "hunt", 
/**
 * Every legal action.
 */
actions: Array<ManduaDeed>, };

/**
 * What must be done next.
 */
export type ManduaTask = "hunt" | "object" | "remove" | "prowl" | "over";

/**
 * Tiger's newest turn: the current one so far, or the last one while Hunter acts.
 */
export type ManduaTurn = { 
/**
 * The fields of the tigers before the turn.
 */
tigers: Array<string>, 
/**
 * The fields of the hunters before the turn.
 */
hunters: Array<string>, 
/**
 * The number of hunters that Tiger announced it would capture; 0 without an announcement.
 */
announced: number, 
/**
 * The steps and jumps of the turn, each as the fields `[from, to]`.
 */
steps: Array<[string, string]>, };

/**
 * The result of an objection.
 */
export type ManduaVerdict = "right" | "wrong" | "needless";
