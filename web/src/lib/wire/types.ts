// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.
import type { JungleAction, JungleBoard, JungleEffect, JungleGeometry, JungleLegal } from './jungle';
import type { ManaAction, ManaBoard, ManaEffect, ManaGeometry, ManaLegal } from './mana';
import type { MancalaAction, MancalaBoard, MancalaEffect, MancalaGeometry, MancalaLegal } from './mancala';
import type { ManduaAction, ManduaBoard, ManduaEffect, ManduaGeometry, ManduaLegal } from './mandua';
import type { ManitouAction, ManitouBoard, ManitouEffect, ManitouGeometry, ManitouLegal } from './manitou';
export type * from './mancala';
export type * from './mana';
export type * from './jungle';
export type * from './mandua';
export type * from './manitou';

/**
 * The code of a refusal that no rule of a game makes.
 */
export type RefusalCode = "server-away" | "server-banned" | "server-busy" | "server-failed" | "server-foreign-origin" | "server-invitation" | "server-is-not-banned" | "server-long-record" | "server-message" | "server-method" | "server-name" | "server-name-of-computer" | "server-name-refused" | "server-name-unreadable" | "server-no-address" | "server-no-guest" | "server-no-identity" | "server-no-record" | "server-no-route" | "server-order-id" | "server-own-address" | "server-too-large" | "server-too-many-open-tables" | "server-too-many-sockets" | "server-too-many-watches" | "server-too-much-waiting" | "server-too-often" | "server-too-slow" | "table-all-committed" | "table-being-played" | "table-bid-first" | "table-bid-range" | "table-bids-position" | "table-broken" | "table-choose-a-side" | "table-clock" | "table-commitment" | "table-contribution" | "table-first-bid" | "table-host-only" | "table-last-bid" | "table-level" | "table-no-bid-now" | "table-no-bids" | "table-no-draw-with-computer" | "table-no-offer" | "table-no-pie-rule" | "table-no-rematch" | "table-no-side-to-choose" | "table-no-study" | "table-no-such-seat" | "table-no-take-back" | "table-nobody-away" | "table-not-all-committed" | "table-not-asked" | "table-not-away-yet" | "table-not-started" | "table-not-your-seat" | "table-not-your-turn" | "table-nothing-to-take-back" | "table-offer-pending" | "table-offers-used" | "table-old-board" | "table-over" | "table-pie-position" | "table-player-present" | "table-position" | "table-record-hidden" | "table-seat-taken" | "table-seats" | "table-sides-chosen" | "table-study-after" | "table-take-backs-used" | "table-too-late-to-abort" | "table-too-many-arrivals" | "table-unknown";

/**
 * An action split into its parts, so that no client has to parse its text.
 */
export type Action = { "game": "mancala" } & MancalaAction | { "game": "mana" } & ManaAction | { "game": "jungle" } & JungleAction | { "game": "mandua" } & ManduaAction | { "game": "manitou" } & ManitouAction;

/**
 * A record on the analysis board, and a place in it.
 */
export type Analysis = { 
/**
 * The record's text.
 */
record: string, 
/**
 * The game and its options.
 */
spec: string, 
/**
 * The name at each seat; empty if unknown.
 */
seats: Array<string>, 
/**
 * The comment before the first ply.
 */
comment: Comment, 
/**
 * The plies of all lines, in the order of the record's text: a ply, its variations, the next ply.
 */
plies: Array<TreePly>, 
/**
 * The path to the place that is shown.
 */
path: string, 
/**
 * The line through the place: the start of the game, then each action up to the end of the line.
 */
line: Array<Happened>, 
/**
 * The paths of the events of `line`. The first is `0`.
 */
line_paths: Array<string>, };

/**
 * The bids (C-12), if the players have agreed on them.
 */
export type Bids = { 
/**
 * The numbers named so far. The players take turns.
 */
numbers: Array<number>, 
/**
 * The largest number that the player to act may name; 0 if they can only pass. `None` while nobody has
 * to bid.
 */
most: number | null, 
/**
 * Whether the players exchanged their seats when one of them passed.
 */
exchanged: boolean, };

/**
 * What a viewer sees of a game.
 */
export type Board = { "game": "mancala" } & MancalaBoard | { "game": "mana" } & ManaBoard | { "game": "jungle" } & JungleBoard | { "game": "mandua" } & ManduaBoard | { "game": "manitou" } & ManitouBoard;

/**
 * A figure that shows whether the engine in the page computes the same results as the program.
 */
export type Check = { "check": "specs" } | { "check": "fingerprint", 
/**
 * The spec.
 */
spec: string, } | { "check": "perft", 
/**
 * The spec.
 */
spec: string, 
/**
 * The position to begin with; `None` for the start of the game.
 */
position: string | null, 
/**
 * The length in plies.
 */
depth: number, } | { "check": "games", 
/**
 * The spec.
 */
spec: string, } | { "check": "dice", 
/**
 * The seed, in hexadecimal digits.
 */
seed: string, 
/**
 * The spec.
 */
spec: string, 
/**
 * The contribution of each seat, in hexadecimal digits.
 */
contributions: Array<string>, 
/**
 * How many numbers to draw, and below which bound. Each entry begins with fresh dice.
 */
draws: Array<Draw>, } | { "check": "deals", 
/**
 * The record.
 */
record: string, } | { "check": "search", 
/**
 * The spec.
 */
spec: string, 
/**
 * The number of the opening, from 0.
 */
opening: number, 
/**
 * The node budget.
 */
nodes: number, };

/**
 * The time control of a table.
 */
export type Clock = { "kind": "none" } | { "kind": "fischer", 
/**
 * The time for the game, in seconds.
 */
seconds: number, 
/**
 * The increment, in seconds.
 */
increment: number, } | { "kind": "days", 
/**
 * The number of days.
 */
days: number, };

/**
 * The colour of a drawing.
 */
export type Colour = "green" | "red" | "blue" | "yellow";

/**
 * A command of a player.
 */
export type Command = { "do": "sit", 
/**
 * The seat.
 */
seat: number, 
/**
 * The seat's commitment to its contribution: 32 bytes in hexadecimal digits. `None` at a table
 * without dice. The manual's page `dice` says how to make a commitment.
 */
commitment: string | null, } | { "do": "reveal", 
/**
 * The client's seat.
 */
seat: number, 
/**
 * The 16 bytes that it committed to, in hexadecimal digits.
 */
contribution: string, } | { "do": "leave", 
/**
 * The seat.
 */
seat: number, } | { "do": "fill", 
/**
 * The seat.
 */
seat: number, 
/**
 * The level, from 1.
 */
level: number, } | { "do": "play", 
/**
 * The client's seat.
 */
seat: number, 
/**
 * The number of actions that had been played when the client chose this one.
 */
ply: number, 
/**
 * The action's text.
 */
action: string, } | { "do": "choose-side", 
/**
 * The client's seat before the choice.
 */
seat: number, 
/**
 * Whether the players exchange their seats.
 */
exchange: boolean, } | { "do": "bid", 
/**
 * The client's seat.
 */
seat: number, 
/**
 * The number; `None` to pass. The field must always be present, so that nobody passes by mistake.
 */
number: number | null, } | { "do": "resign", 
/**
 * The client's seat.
 */
seat: number, } | { "do": "offer", 
/**
 * The client's seat.
 */
seat: number, 
/**
 * The offer.
 */
offer: Offer, } | { "do": "answer", 
/**
 * The client's seat.
 */
seat: number, 
/**
 * Whether to accept.
 */
accept: boolean, } | { "do": "abort", 
/**
 * The client's seat.
 */
seat: number, } | { "do": "claim", 
/**
 * The client's seat.
 */
seat: number, 
/**
 * The way to end the game.
 */
remedy: Remedy, } | { "do": "rematch", 
/**
 * The client's seat.
 */
seat: number, };

/**
 * A comment on a position, with drawings on the board.
 */
export type Comment = { 
/**
 * The text; empty if there are only drawings.
 */
text: string, 
/**
 * The drawings, in order.
 */
drawings: Array<Drawing>, };

/**
 * What a computer player does on its turn.
 */
export type Decision = { "decides": "action", 
/**
 * The action's text.
 */
action: string, } | { "decides": "side", 
/**
 * Whether the players exchange their seats.
 */
exchange: boolean, } | { "decides": "bid", 
/**
 * The number; `None` if it passes.
 */
number: number | null, };

/**
 * `POST /api/tables/taken-over`: moves a game from the client's device to this server, where it goes on. The
 * server checks the log. The answer is the new table's [`TableInfo`].
 */
export type DeviceGame = { 
/**
 * The table's log, each entry as JSON.
 */
log: Array<string>, };

/**
 * The data that a player needs to check the referee's dice. The manual's page `dice` explains how.
 */
export type DiceState = { 
/**
 * SHA-256 of the referee's seed, in hexadecimal digits.
 */
commitment: string, 
/**
 * The commitment of each seat to its contribution; `None` for an empty seat and for a computer.
 */
seat_commitments: Array<string | null>, 
/**
 * The contribution of each seat, in seat order; `None` while the seat is empty or has not revealed it.
 */
contributions: Array<string | null>, 
/**
 * The seed, once the game is over.
 */
seed: string | null, };

/**
 * A number of draws from the dice, all below the same bound.
 */
export type Draw = { 
/**
 * The bound. All numbers are below it.
 */
below: number, 
/**
 * How many numbers to draw.
 */
count: number, };

/**
 * A drawing on the board.
 */
export type Drawing = { "shape": "circle", 
/**
 * The cell.
 */
cell: string, 
/**
 * Its colour.
 */
colour: Colour, } | { "shape": "arrow", 
/**
 * The cell where it begins.
 */
from: string, 
/**
 * The cell to which it points.
 */
to: string, 
/**
 * Its colour.
 */
colour: Colour, };

/**
 * A change to a record's variations. The message with the change also contains a path, which leads to the
 * ply to change.
 */
export type Edit = { "do": "play", 
/**
 * The action's text.
 */
action: string, } | { "do": "promote" } | { "do": "delete" } | { "do": "comment", 
/**
 * The new comment; an empty one removes the comment.
 */
comment: Comment, } | { "do": "comment-before", 
/**
 * The new comment; an empty one removes the comment.
 */
comment: Comment, } | { "do": "mark", 
/**
 * The new mark; `None` removes it.
 */
mark: Mark | null, };

/**
 * What an action did, for a board that shows it step by step.
 */
export type Effect = MancalaEffect | ManaEffect | JungleEffect | ManduaEffect | ManitouEffect | PlainEffect;

/**
 * An event at a table.
 */
export type Event = { 
/**
 * The event's number, from 1 without gaps. It is the same for every viewer.
 */
number: number, 
/**
 * When it happened, by the server's clock.
 */
at: number, } & ({ "what": "created" } | { "what": "kept", 
/**
 * The seat.
 */
seat: number, 
/**
 * The person's name.
 */
name: string, } | { "what": "sat", 
/**
 * The seat.
 */
seat: number, 
/**
 * The person's name.
 */
name: string, } | { "what": "revealed", 
/**
 * The seat.
 */
seat: number, } | { "what": "left", 
/**
 * The seat.
 */
seat: number, } | { "what": "renamed", 
/**
 * The person's seat.
 */
seat: number, 
/**
 * The new name.
 */
name: string, } | { "what": "filled", 
/**
 * The seat.
 */
seat: number, 
/**
 * The computer's level.
 */
level: number, } | { "what": "started", 
/**
 * The board at the start.
 */
board: Board, } | { "what": "played", 
/**
 * The seat.
 */
seat: number, 
/**
 * The action's number, from 1.
 */
ply: number, 
/**
 * The action, as far as the viewer may know it.
 */
action: string, 
/**
 * The same action, split into its parts.
 */
parts: Action | null, 
/**
 * What the action did, for a board that shows it step by step.
 */
effect: Effect, 
/**
 * The board after the action.
 */
board: Board, } | { "what": "side-chosen", 
/**
 * The player's seat before the choice.
 */
seat: number, 
/**
 * Whether the players exchanged their seats.
 */
exchanged: boolean, } | { "what": "bid", 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The number.
 */
bid: number, } | { "what": "passed", 
/**
 * The player's seat before the pass.
 */
seat: number, 
/**
 * The number that was named last.
 */
bid: number, 
/**
 * Whether the players exchanged their seats.
 */
exchanged: boolean, 
/**
 * The board at the start.
 */
board: Board, } | { "what": "dealt", 
/**
 * The action's number, from 1.
 */
ply: number, 
/**
 * The action, as far as the viewer may know it.
 */
action: string, 
/**
 * The same action, split into its parts.
 */
parts: Action | null, 
/**
 * The board after the action.
 */
board: Board, } | { "what": "offered", 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The offer.
 */
offer: Offer, } | { "what": "agreed", 
/**
 * The seat.
 */
seat: number, } | { "what": "declined", 
/**
 * The seat.
 */
seat: number, } | { "what": "taken-back", 
/**
 * The number of actions that remain.
 */
ply: number, 
/**
 * The board now.
 */
board: Board, } | { "what": "interrupted", 
/**
 * When the interruption began.
 */
from: number, 
/**
 * When the interruption ended.
 */
until: number, } | { "what": "stopped", 
/**
 * The result.
 */
result: Outcome, } | { "what": "wants-rematch", 
/**
 * The seat.
 */
seat: number, } | { "what": "rematch", 
/**
 * The id of that table.
 */
table: string, });

/**
 * An action of a principal variation.
 */
export type Expected = { 
/**
 * The seat that acts; `None` if the referee acts, or if it is not known who acts.
 */
seat: number | null, 
/**
 * The action.
 */
action: string, 
/**
 * The same action, split into its parts.
 */
parts: Action | null, };

/**
 * One game record found in a text.
 */
export type Found = { "found": "whole", 
/**
 * The game and its options.
 */
spec: string, 
/**
 * The name at each seat; empty if unknown.
 */
seats: Array<string>, 
/**
 * The day on which the game began, such as `2026-11-20`.
 */
date: string | null, 
/**
 * The number of actions.
 */
plies: number, 
/**
 * The text of this record alone, to be sent in a [`Show`].
 */
record: string, } | { "found": "broken", 
/**
 * The number of the faulty line of the text, from 1.
 */
line: number, 
/**
 * The number of the faulty action, from 1; `None` if the fault is elsewhere.
 */
ply: number | null, 
/**
 * All faults at that place.
 */
faults: Array<Refusal>, };

/**
 * A message from a client.
 */
export type FromClient = { "type": "watch", 
/**
 * The table.
 */
table: string, 
/**
 * The seat whose view the client wants, which must be its own; `None` for a spectator's view.
 */
seat: number | null, 
/**
 * The number of the last event that the client has; 0 for none.
 */
after: number, } | { "type": "more", 
/**
 * The table.
 */
table: string, } | { "type": "unwatch", 
/**
 * The table.
 */
table: string, } | { "type": "order", 
/**
 * A unique id of at most 36 characters, chosen by the client. An order takes effect once, however
 * often it is sent, and the server answers it each time.
 */
id: string, 
/**
 * The table.
 */
table: string, 
/**
 * The command.
 */
command: Command, };

/**
 * An answer of the engine in the page.
 */
export type FromPocket = { "type": "entries", 
/**
 * The entries to append to the table's log, each as JSON.
 */
entries: Array<string>, 
/**
 * The summary of the table after these entries.
 */
info: TableInfo, } | { "type": "chosen", 
/**
 * The decision; `None` if it is no computer's turn.
 */
decision: Decision | null, 
/**
 * The number of actions that had been played.
 */
ply: number, 
/**
 * The earliest moment at which the decision may be carried out. If the players are their own
 * referees, this moment does not reveal how long the computer thought.
 */
at: number, } | { "type": "update" } & Update | { "type": "record", 
/**
 * Its text.
 */
record: string, } | { "type": "records" } & Records | { "type": "shown" } & Shown | { "type": "analysis" } & Analysis | { "type": "options" } & Options | { "type": "progress", 
/**
 * The number of nodes searched so far.
 */
nodes: number, 
/**
 * The depth of the last complete iteration in plies; 0 if the search has no depth.
 */
depth: number, 
/**
 * The best line.
 */
line: Study, } | { "type": "lines", 
/**
 * The lines.
 */
lines: Array<Study>, 
/**
 * The number of nodes searched for all lines together.
 */
nodes: number, 
/**
 * The depth to which the best line was searched, in plies; 0 if the search has no depth.
 */
depth: number, 
/**
 * The bytes of memory that large endgame tables would need. `None` if large tables would tell no
 * more about this position than small ones.
 */
large_tables: number | null, } | { "type": "figure", 
/**
 * Its text.
 */
figure: string, } | { "type": "lacks", 
/**
 * The name of the file.
 */
file: string, } | { "type": "refused", 
/**
 * All reasons, at least one.
 */
faults: Array<Refusal>, };

/**
 * A message from the server.
 */
export type FromServer = { "type": "hello", 
/**
 * The client's identity.
 */
me: Me, 
/**
 * The server's time.
 */
now: number, } | { "type": "update" } & Update | { "type": "present", 
/**
 * The table.
 */
table: string, 
/**
 * The seats whose players are present.
 */
seats: Array<number>, } | { "type": "beat", 
/**
 * The server's time.
 */
now: number, } | { "type": "stale", 
/**
 * Whether what the client knows may be out of date.
 */
stale: boolean, } | { "type": "done", 
/**
 * The order's id.
 */
id: string, } | { "type": "refused", 
/**
 * The order's id.
 */
id: string, 
/**
 * The reason.
 */
refusal: Refusal, } | { "type": "fault", 
/**
 * The reason.
 */
refusal: Refusal, } | { "type": "goodbye" };

/**
 * A game that this server offers.
 */
export type GameInfo = { 
/**
 * The game's name in a spec.
 */
name: string, 
/**
 * The options that a spec may set, as in `name:key=value,key=value`.
 */
options: Array<GameOption>, 
/**
 * The possible numbers of seats.
 */
seats: Array<number>, 
/**
 * The key of the option that sets the number of seats; `None` if only one number is possible.
 */
seats_option: string | null, 
/**
 * Whether the game hides information from players. If it does, players who share a device must hand the
 * device over to each other.
 */
hidden: boolean, 
/**
 * Whether players may agree on the pie rule (C-10).
 */
pie: boolean, 
/**
 * The key of the option that the players may bid on before the game (C-12); `None` if the game has no
 * bids.
 */
bids: string | null, 
/**
 * The highest level of a computer player; levels begin at 1.
 */
levels: number, 
/**
 * The games against the computer that the page suggests, the easiest first.
 */
presets: Array<Preset>, 
/**
 * What never changes on the game's board.
 */
geometry: Geometry, };

/**
 * One option of a game.
 */
export type GameOption = { 
/**
 * The key, such as `stones`.
 */
key: string, 
/**
 * The possible values.
 */
values: Array<string>, 
/**
 * The default, which a canonical spec leaves out.
 */
default: string, };

/**
 * `GET /api/games`: the games of this server.
 */
export type Games = { 
/**
 * The games.
 */
games: Array<GameInfo>, 
/**
 * Whether other devices can reach this server, so that links to it work for friends.
 */
reachable: boolean, 
/**
 * The base address of links to this server.
 */
url: string, };

/**
 * What never changes on a game's board.
 */
export type Geometry = { "game": "mancala" } & MancalaGeometry | { "game": "mana" } & ManaGeometry | { "game": "jungle" } & JungleGeometry | { "game": "mandua" } & ManduaGeometry | { "game": "manitou" } & ManitouGeometry;

/**
 * What happened at a table.
 */
export type Happened = { "what": "created" } | { "what": "kept", 
/**
 * The seat.
 */
seat: number, 
/**
 * The person's name.
 */
name: string, } | { "what": "sat", 
/**
 * The seat.
 */
seat: number, 
/**
 * The person's name.
 */
name: string, } | { "what": "revealed", 
/**
 * The seat.
 */
seat: number, } | { "what": "left", 
/**
 * The seat.
 */
seat: number, } | { "what": "renamed", 
/**
 * The person's seat.
 */
seat: number, 
/**
 * The new name.
 */
name: string, } | { "what": "filled", 
/**
 * The seat.
 */
seat: number, 
/**
 * The computer's level.
 */
level: number, } | { "what": "started", 
/**
 * The board at the start.
 */
board: Board, } | { "what": "played", 
/**
 * The seat.
 */
seat: number, 
/**
 * The action's number, from 1.
 */
ply: number, 
/**
 * The action, as far as the viewer may know it.
 */
action: string, 
/**
 * The same action, split into its parts.
 */
parts: Action | null, 
/**
 * What the action did, for a board that shows it step by step.
 */
effect: Effect, 
/**
 * The board after the action.
 */
board: Board, } | { "what": "side-chosen", 
/**
 * The player's seat before the choice.
 */
seat: number, 
/**
 * Whether the players exchanged their seats.
 */
exchanged: boolean, } | { "what": "bid", 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The number.
 */
bid: number, } | { "what": "passed", 
/**
 * The player's seat before the pass.
 */
seat: number, 
/**
 * The number that was named last.
 */
bid: number, 
/**
 * Whether the players exchanged their seats.
 */
exchanged: boolean, 
/**
 * The board at the start.
 */
board: Board, } | { "what": "dealt", 
/**
 * The action's number, from 1.
 */
ply: number, 
/**
 * The action, as far as the viewer may know it.
 */
action: string, 
/**
 * The same action, split into its parts.
 */
parts: Action | null, 
/**
 * The board after the action.
 */
board: Board, } | { "what": "offered", 
/**
 * The player's seat.
 */
seat: number, 
/**
 * The offer.
 */
offer: Offer, } | { "what": "agreed", 
/**
 * The seat.
 */
seat: number, } | { "what": "declined", 
/**
 * The seat.
 */
seat: number, } | { "what": "taken-back", 
/**
 * The number of actions that remain.
 */
ply: number, 
/**
 * The board now.
 */
board: Board, } | { "what": "interrupted", 
/**
 * When the interruption began.
 */
from: number, 
/**
 * When the interruption ended.
 */
until: number, } | { "what": "stopped", 
/**
 * The result.
 */
result: Outcome, } | { "what": "wants-rematch", 
/**
 * The seat.
 */
seat: number, } | { "what": "rematch", 
/**
 * The id of that table.
 */
table: string, };

/**
 * An invitation to a seat, for one person.
 */
export type Invitation = { 
/**
 * The link. The secret follows the `#`, so that it never reaches a log or a `Referer` header.
 */
url: string, };

/**
 * `POST /api/tables/ID/invitations`: asks for an invitation to an open seat. Only players of the table get
 * one. The answer is an [`Invitation`].
 */
export type Invite = { 
/**
 * The seat.
 */
seat: number, };

/**
 * `POST /api/invitations`: asks which seat an invitation is for, without accepting it. The body is a
 * [`Join`].
 */
export type Invited = { 
/**
 * The name of the host; empty if they have no seat.
 */
host: string, 
/**
 * The seat that is offered.
 */
seat: number, 
/**
 * The table.
 */
table: TableInfo, };

/**
 * `POST /api/join`: exchanges an invitation for a seat. The server keeps the seat for the client, which
 * takes it with a `sit` command. The answer is [`Joined`].
 */
export type Join = { 
/**
 * The part of the invitation's link after the `#`.
 */
invitation: string, };

/**
 * The seat that the server keeps for the client after an invitation.
 */
export type Joined = { 
/**
 * The table.
 */
table: string, 
/**
 * The seat.
 */
seat: number, };

/**
 * What the seat to act may do. A client sends back one of the texts given here, or composes the text
 * as the variant's documentation says. The tag `form` tells the variants apart, so no two games
 * share a form.
 */
export type Legal = MancalaLegal | ManaLegal | JungleLegal | ManduaLegal | ManitouLegal;

/**
 * An assessment of an action.
 */
export type Mark = "!" | "?" | "!!" | "??" | "!?" | "?!";

/**
 * What players may do now besides playing an action.
 */
export type May = { 
/**
 * Whether players may resign.
 */
resign: boolean, 
/**
 * Whether players may offer a draw.
 */
draw: boolean, 
/**
 * Whether players may ask to take a turn back. This is never possible in a game that hides information,
 * or in which players act as referees.
 */
take_back: boolean, 
/**
 * Whether players may abort the game without asking the others.
 */
abort: boolean, 
/**
 * Whether players may ask for another game.
 */
rematch: boolean, };

/**
 * The client's identity. It is the answer to `POST /api/me`, which also gives the client a cookie. The body
 * of that request may be a [`Newcomer`]. `PUT /api/me` takes a [`NewName`].
 *
 * `DELETE /api/me/session` ends the session of this client, and `DELETE /api/me/sessions` ends all sessions
 * of the identity. `DELETE /api/me` removes the identity and replaces its name at all tables. The answer to
 * all three is `null`, and all three remove the cookie.
 */
export type Me = { 
/**
 * The id of the identity. It is not secret.
 */
id: string, 
/**
 * The name shown at tables.
 */
name: string, };

/**
 * Whether a game is rated.
 */
export type Mode = "casual";

/**
 * A new name of 1 to 30 visible characters that does not look like the name of a computer. It also replaces
 * the old name at tables where the game is not over. If two people at a table have names that look alike,
 * the table adds a number to the second.
 */
export type NewName = { 
/**
 * The name.
 */
name: string, };

/**
 * `POST /api/tables`: a new table, answered by [`TableInfo`].
 */
export type NewTable = { 
/**
 * The game and its options.
 */
spec: string, 
/**
 * A position to begin from, for games with position texts.
 */
position?: string, 
/**
 * The player wanted at each seat.
 */
seats: Array<Wanted>, 
/**
 * Whether to assign the seats at random.
 */
lot: boolean, 
/**
 * The time control.
 */
clock: Clock, 
/**
 * Whether the game is rated.
 */
mode: Mode, 
/**
 * Whether to show the table in the public list of open tables.
 */
listed: boolean, 
/**
 * Whether the players agree on the pie rule (C-10).
 */
pie: boolean, 
/**
 * Whether the players agree on bids before the game (C-12).
 */
bids: boolean, };

/**
 * How to name a new guest.
 */
export type Newcomer = { 
/**
 * The word for a guest in the client's language, 1 to 16 characters. The server appends a number.
 */
called: string, };

/**
 * An offer.
 */
export type Offer = "draw" | "take-back" | "abort";

/**
 * An open offer.
 */
export type OfferState = { 
/**
 * The seat that made it.
 */
seat: number, 
/**
 * The offer.
 */
offer: Offer, 
/**
 * The seats that have yet to answer.
 */
asked: Array<number>, };

/**
 * The legal actions, or the result, at a place of a record.
 */
export type Options = { 
/**
 * The seat to act; `None` if the referee is to act or the game is over.
 */
turn: number | null, 
/**
 * The legal actions of that seat.
 */
legal: Legal | null, 
/**
 * The referee's next action, drawn at random; `None` if the referee is not to act.
 */
deal: string | null, 
/**
 * How the game ended, if it is over.
 */
result: Outcome | null, 
/**
 * The position's text; `None` if the game's positions have no text form.
 */
position: string | null, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * The score of each seat: 1 for a sole winner, or equal shares of 1 for several winners. Empty if the
 * game has no result.
 */
scores: Array<number>, 
/**
 * The reason.
 */
why: Why, };

/**
 * `POST /api/records`: a text that may contain game records. The answer is [`Records`].
 */
export type Paste = { 
/**
 * The text.
 */
text: string, };

/**
 * The state of the pie rule (C-10), if the players have agreed on it.
 */
export type Pie = "ahead" | "asked" | "kept" | "exchanged";

/**
 * The effect of an action that needs no description. The board after the action shows everything that it
 * did.
 */
export type PlainEffect = { "effect": "plain" };

/**
 * `POST /api/records/study`: asks for an analysis of a position of a record. The answer is a [`Study`], or
 * `null` if it is no seat's turn in that position.
 */
export type Point = { 
/**
 * The record.
 */
record: string, 
/**
 * The number of actions before the position.
 */
ply: number, };

/**
 * A game against the computer that the page suggests.
 */
export type Preset = { 
/**
 * The people for whom the preset is meant.
 */
kind: PresetKind, 
/**
 * The game and its options.
 */
spec: string, 
/**
 * The level of the computer.
 */
level: number, };

/**
 * The people for whom a preset is meant.
 */
export type PresetKind = "first-game" | "even-match" | "strongest";

/**
 * `GET /api/privacy`: what this server stores about people, and for how long.
 */
export type Privacy = { 
/**
 * The name of the only cookie.
 */
cookie: string, 
/**
 * The number of days after which an unused session ends.
 */
session_days: number, 
/**
 * The number of days after which a table is deleted if no game begins there.
 */
unplayed_days: number, 
/**
 * The number of minutes for which the server remembers a network address after the last request from
 * there.
 */
address_minutes: number, 
/**
 * Whether the server serves statistics about itself. They contain only counts.
 */
metrics: boolean, 
/**
 * How clients reach the server.
 */
way: Way, 
/**
 * How to reach the operator; `None` if the server does not say.
 */
operator: string | null, 
/**
 * The client's identity, if it has one. This request does not create one.
 */
you: Me | null, };

/**
 * The game records found in a text.
 */
export type Records = { 
/**
 * The first records, in order.
 */
records: Array<Found>, 
/**
 * The number of further records in the text.
 */
more: number, };

/**
 * A refusal. The sentence to show is in `book/<language>/`, under the key `code`.
 */
export type Refusal = { 
/**
 * The stable key, such as `table-not-your-turn`.
 */
code: string, 
/**
 * The clause of the rule book, if the refusal comes from a game's rules.
 */
clause?: string, 
/**
 * The sentence's arguments.
 */
args?: { [key in string]: RefusalArg }, };

/**
 * One argument of a refusal.
 */
export type RefusalArg = { "number": number } | { "square": string } | { "name": string } | { "text": string };

/**
 * A claim against a player who is away.
 */
export type Remedy = "win" | "abort";

/**
 * A seat: its occupant, its clock and whether it wants a rematch.
 */
export type SeatState = { 
/**
 * The time that the seat had left at the end of its last turn.
 */
left: number | null, 
/**
 * Whether its player asks for another game.
 */
wants_rematch: boolean, } & ({ "sitter": "open" } | { "sitter": "kept", 
/**
 * The person's name.
 */
name: string, } | { "sitter": "person", 
/**
 * The person's name.
 */
name: string, } | { "sitter": "computer", 
/**
 * The level, from 1.
 */
level: number, 
/**
 * The version of the program.
 */
version: string, });

/**
 * `POST /api/records/show`: a record to show. The answer is [`Shown`].
 */
export type Show = { 
/**
 * The record.
 */
record: string, };

/**
 * A record, replayed as a spectator sees it.
 */
export type Shown = { 
/**
 * The game and its options.
 */
spec: string, 
/**
 * The name at each seat; empty if unknown.
 */
seats: Array<string>, 
/**
 * The start of the game, then each action.
 */
events: Array<Happened>, 
/**
 * The text of the comment on the start and on each action, without drawings.
 */
comments: Array<string | null>, 
/**
 * The result, if the game is over.
 */
result: Outcome | null, };

/**
 * A turn that a rule skipped.
 */
export type Skip = { 
/**
 * The seat that would have had the turn.
 */
seat: number, 
/**
 * The clause that skips it, such as `MA-15`.
 */
clause: string, };

/**
 * The stage of a table.
 */
export type Stage = "waiting" | "playing" | "over";

/**
 * The state of a table.
 */
export type State = { 
/**
 * The number of the newest event.
 */
number: number, 
/**
 * The game and its options.
 */
spec: string, 
/**
 * Waiting, being played or over.
 */
stage: Stage, 
/**
 * The state of each seat.
 */
seats: Array<SeatState>, 
/**
 * The host's seat.
 */
host: number | null, 
/**
 * The number of actions played.
 */
ply: number, 
/**
 * The seat to act, to choose a side or to bid.
 */
turn: number | null, 
/**
 * The state of the pie rule; `None` if the players have not agreed on it.
 */
pie: Pie | null, 
/**
 * The state of the bids; `None` if the players have not agreed to bid.
 */
bids: Bids | null, 
/**
 * The legal actions, if it is the viewer's turn. In a game that hides nothing, everybody gets them.
 * `None` while a player has to choose a side or to bid.
 */
legal: Legal | null, 
/**
 * The time control.
 */
clock: Clock, 
/**
 * When the current turn began. The clock has been running since then.
 */
since: number, 
/**
 * When the time of the seat to act is up.
 */
deadline: number | null, 
/**
 * The time from which the others may end the game if the player to act is away.
 */
claimable: number | null, 
/**
 * The time from which the others may end the game even if the player to act is present.
 */
overdue: number | null, 
/**
 * The open offer.
 */
offer: OfferState | null, 
/**
 * What players may do now besides playing an action.
 */
may: May, 
/**
 * The result, once the game is over.
 */
result: Outcome | null, 
/**
 * The public parts of the dice, in a game with chance.
 */
dice: DiceState | null, 
/**
 * The table of the rematch.
 */
rematch: string | null, 
/**
 * The table of the previous game, if this is a rematch.
 */
earlier: string | null, };

/**
 * A table, in the form in which this device stores it.
 */
export type Stored = { 
/**
 * The table's id.
 */
id: string, 
/**
 * Its log, each entry as JSON.
 */
log: Array<string>, };

/**
 * `GET /api/tables/ID/study/PLY`, and the answer to [`Point`]: the analysis of the position after `PLY`
 * actions. Once the game is over, everybody may ask for it. Before that, only a person who plays alone
 * against computers may. While a client plays a game that must not be analysed, the server analyses no
 * game of the same kind for this client, neither at another table nor in a record.
 */
export type Study = { 
/**
 * The seat to act.
 */
seat: number, 
/**
 * That seat's expected score, from 0 (lost) to 1 (sole winner), judged only by what the seat could know.
 */
value: number, 
/**
 * Whether the value is proven.
 */
certain: boolean, 
/**
 * The number of plies to the end of the game, if that number is proven too.
 */
proven: number | null, 
/**
 * The seat's points minus its opponent's points at the end of the game. If the value is proven, this is
 * the result of perfect play. Otherwise it is an estimate. `None` if it is not known, or if the game
 * counts no points.
 */
margin: number | null, 
/**
 * The principal variation: the best action and the expected replies.
 */
line: Array<Expected>, };

/**
 * The endgame tables that an analysis may build.
 */
export type StudyTables = "none" | "common" | "large";

/**
 * `GET /api/tables/ID`: a summary of a table.
 */
export type TableInfo = { 
/**
 * The table's id.
 */
id: string, 
/**
 * The game and its options.
 */
spec: string, 
/**
 * Waiting, being played or over.
 */
stage: Stage, 
/**
 * The state of each seat.
 */
seats: Array<SeatState>, 
/**
 * The seats that belong to the client, or are kept for it.
 */
yours: Array<number>, 
/**
 * The seat to act.
 */
turn: number | null, 
/**
 * The time control.
 */
clock: Clock, 
/**
 * Whether the game is rated.
 */
mode: Mode, 
/**
 * Whether the players agreed on the pie rule (C-10).
 */
pie: boolean, 
/**
 * Whether the players agreed on bids before the game (C-12).
 */
bids: boolean, 
/**
 * The number of actions played.
 */
ply: number, 
/**
 * When the current turn began.
 */
since: number, 
/**
 * When the newest event happened.
 */
touched: number, 
/**
 * The board, while the game is being played, as the client's seat sees it. A client without a seat, or
 * with several, gets a spectator's view.
 */
board: Board | null, 
/**
 * The result, once the game is over.
 */
result: Outcome | null, 
/**
 * The table of the rematch.
 */
rematch: string | null, 
/**
 * SHA-256 of the seed of the dice, in a game with chance. A client needs it to sit down.
 */
commitment: string | null, 
/**
 * Whether the rules allow positions to be analysed during the game. If the game hides something, only
 * positions in which the client is to act may be analysed.
 */
allows_study: boolean, };

/**
 * `GET /api/tables`: summaries of tables.
 */
export type Tables = { 
/**
 * The tables at which the client has a seat, newest first.
 */
yours: Array<TableInfo>, 
/**
 * Listed tables with an open seat, newest first.
 */
open: Array<TableInfo>, };

/**
 * A request to the engine in the page. The page, not the engine, stores the tables on this device. So every
 * request about such a table includes the table. `now` is this device's time.
 */
export type ToPocket = { "type": "set-up", 
/**
 * The id of the new table.
 */
id: string, 
/**
 * The game, the seats and the other properties of the table.
 */
wish: NewTable, 
/**
 * The name of the person at this device.
 */
name: string, 
/**
 * The seed of the dice: 32 random bytes in hexadecimal digits.
 */
seed: string, 
/**
 * The time.
 */
now: number, } | { "type": "set-up-rematch", 
/**
 * The id of the new table.
 */
id: string, 
/**
 * The table of the finished game.
 */
of: Stored, 
/**
 * The seed of the new table's dice, as in `set-up`.
 */
seed: string, 
/**
 * The time.
 */
now: number, } | { "type": "order", 
/**
 * The table.
 */
table: Stored, 
/**
 * The order's id. An order takes effect once.
 */
order: string, 
/**
 * The name of the person at this device.
 */
name: string, 
/**
 * The command.
 */
command: Command, 
/**
 * The id of the next table, if the order leads to a rematch.
 */
rematch: string, 
/**
 * The time.
 */
now: number, } | { "type": "pass-time", 
/**
 * The table.
 */
table: Stored, 
/**
 * When a tab last showed the table. No clock is charged for the time since then. `None` if a tab has
 * shown the table all along.
 */
absent: number | null, 
/**
 * The time.
 */
now: number, } | { "type": "choose", 
/**
 * The table.
 */
table: Stored, } | { "type": "play-computer", 
/**
 * The table.
 */
table: Stored, 
/**
 * The number of actions that had been played when the computer decided.
 */
ply: number, 
/**
 * The decision.
 */
decision: Decision, 
/**
 * The time.
 */
now: number, } | { "type": "watch", 
/**
 * The table.
 */
table: Stored, 
/**
 * The seat whose view is shown; `None` for a spectator's view.
 */
seat: number | null, 
/**
 * The number of the last event that the viewer has; 0 for none.
 */
after: number, } | { "type": "record", 
/**
 * The table.
 */
table: Stored, } | { "type": "record-to-study", 
/**
 * The table.
 */
table: Stored, 
/**
 * How many actions come before the position to analyse; `None` for all positions.
 */
ply: number | null, } | { "type": "records", 
/**
 * The text.
 */
text: string, } | { "type": "show", 
/**
 * The record.
 */
record: string, } | { "type": "begin", 
/**
 * The game and its options.
 */
spec: string, 
/**
 * The position to begin with; `None` for the start of the game.
 */
position: string | null, } | { "type": "explore", 
/**
 * The record.
 */
record: string, 
/**
 * The path to a position in the record.
 */
path: string, 
/**
 * The seat whose view is shown; `None` for a spectator's view.
 */
seat: number | null, 
/**
 * A change to make there before the record is shown.
 */
edit: Edit | null, } | { "type": "options", 
/**
 * The record.
 */
record: string, 
/**
 * The path to the place.
 */
path: string, 
/**
 * The seed, below 2^53, from which the referee draws.
 */
seed: number, } | { "type": "think", 
/**
 * The record.
 */
record: string, 
/**
 * The path to the position.
 */
path: string, 
/**
 * The node budget.
 */
nodes: number, 
/**
 * The seed, below 2^53, from which the engine draws what is hidden from the seat to act.
 */
seed: number, } | { "type": "study", 
/**
 * The record.
 */
record: string, 
/**
 * The path to the position.
 */
path: string, 
/**
 * The node budget of each search.
 */
nodes: number, 
/**
 * How many lines to look for.
 */
lines: number, 
/**
 * An action whose line is wanted in any case. If the line is not one of the best, it comes last.
 */
also: string | null, 
/**
 * The endgame tables that may be built for the analysis.
 */
tables: StudyTables, 
/**
 * The seed, below 2^53, from which the engine draws what is hidden from the seat to act.
 */
seed: number, } | { "type": "check" } & Check;

/**
 * An action in a record with variations.
 */
export type TreePly = { 
/**
 * The path of the ply.
 */
path: string, 
/**
 * The seat that acts; `None` for the referee.
 */
seat: number | null, 
/**
 * The action.
 */
action: string, 
/**
 * The same action, split into its parts.
 */
parts: Action | null, 
/**
 * An assessment of the action, if there is one.
 */
mark: Mark | null, 
/**
 * The comment after the action.
 */
comment: Comment, 
/**
 * The comment before the ply; only the first ply of a variation has one.
 */
before: Comment, };

/**
 * The events at a table that the client does not have yet, and the state after them.
 */
export type Update = { 
/**
 * The table.
 */
table: string, 
/**
 * The seat whose view this is; `None` for a spectator's.
 */
seat: number | null, 
/**
 * The events in order, without gaps. If the first does not follow the client's last event, the client
 * watches again.
 */
events: Array<Event>, 
/**
 * Whether the table already has further events. The server sends them when the client asks with `more`.
 */
more: boolean, 
/**
 * The state after these events.
 */
state: State, };

/**
 * The player wanted at a seat.
 */
export type Wanted = { "kind": "me" } | { "kind": "anyone" } | { "kind": "computer", 
/**
 * The level, from 1.
 */
level: number, };

/**
 * How clients reach a server.
 */
export type Way = "device" | "http" | "https";

/**
 * The reason why a game ended.
 */
export type Why = { "kind": "rules", 
/**
 * The clause that ended the game, such as `MA-16`.
 */
clause: string, 
/**
 * The key of the sentence to show, in `book/<language>/`.
 */
key: string, } | { "kind": "resignation", 
/**
 * The seat that resigned.
 */
seat: number, } | { "kind": "agreement" } | { "kind": "time", 
/**
 * The seat that ran out of time.
 */
seat: number, } | { "kind": "absence", 
/**
 * The seat of the player who was away.
 */
seat: number, } | { "kind": "abort" };
