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
export type RefusalCode = "server-failed" | "server-foreign-origin" | "server-invitation" | "server-long-record" | "server-message" | "server-name" | "server-name-of-computer" | "server-name-unreadable" | "server-no-address" | "server-no-identity" | "server-no-record" | "server-order-id" | "server-too-many-sockets" | "server-too-many-watches" | "server-too-often" | "table-being-played" | "table-clock" | "table-contribution" | "table-host-only" | "table-level" | "table-no-draw-with-computer" | "table-no-offer" | "table-no-rematch" | "table-no-study" | "table-no-such-seat" | "table-no-take-back" | "table-nobody-away" | "table-not-asked" | "table-not-away-yet" | "table-not-started" | "table-not-your-seat" | "table-not-your-turn" | "table-nothing-to-take-back" | "table-offer-pending" | "table-old-board" | "table-over" | "table-player-present" | "table-position" | "table-record-hidden" | "table-seat-taken" | "table-seats" | "table-study-after" | "table-too-late-to-abort" | "table-unknown";

/**
 * An action in its parts, so that no client takes its text apart.
 */
export type Action = { "game": "mancala" } & MancalaAction | { "game": "mana" } & ManaAction | { "game": "jungle" } & JungleAction | { "game": "mandua" } & ManduaAction | { "game": "manitou" } & ManitouAction;

/**
 * What a viewer sees of a game.
 */
export type Board = { "game": "mancala" } & MancalaBoard | { "game": "mana" } & ManaBoard | { "game": "jungle" } & JungleBoard | { "game": "mandua" } & ManduaBoard | { "game": "manitou" } & ManitouBoard;

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
 * A command of a player.
 */
export type Command = { "do": "sit", 
/**
 * The seat.
 */
seat: number, 
/**
 * The seat's contribution to the dice: 16 random bytes in hexadecimal digits, drawn after reading the commitment.
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
 * The number of actions played when the client chose it.
 */
ply: number, 
/**
 * The action's text.
 */
action: string, } | { "do": "resign", 
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
 * The way to end it.
 */
remedy: Remedy, } | { "do": "rematch", 
/**
 * The client's seat.
 */
seat: number, };

/**
 * What makes the referee's dice checkable; see the manual's page on dice.
 */
export type DiceState = { 
/**
 * SHA-256 of the referee's seed, in hexadecimal digits.
 */
commitment: string, 
/**
 * The contribution of each seat, in seat order; `None` for an open seat.
 */
contributions: Array<string | null>, 
/**
 * The seed, once the game is over.
 */
seed: string | null, };

/**
 * What an action did, for a board that shows it step by step.
 */
export type Effect = MancalaEffect | ManaEffect | JungleEffect | ManduaEffect | ManitouEffect | PlainEffect;

/**
 * An event at a table.
 */
export type Event = { 
/**
 * Its number for this viewer, counted from 1 without gaps.
 */
number: number, 
/**
 * The server's time.
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
name: string, } | { "what": "left", 
/**
 * The seat.
 */
seat: number, } | { "what": "renamed", 
/**
 * Their seat.
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
 * Its level.
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
 * The same action in its parts.
 */
parts: Action | null, 
/**
 * What it did, for a board that shows it step by step.
 */
effect: Effect, 
/**
 * The board after it.
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
 * The same action in its parts.
 */
parts: Action | null, 
/**
 * The board after it.
 */
board: Board, } | { "what": "offered", 
/**
 * Their seat.
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
 * The beginning of that time.
 */
from: number, 
/**
 * The end of that time.
 */
until: number, } | { "what": "stopped", 
/**
 * The way to end it.
 */
result: Outcome, } | { "what": "wants-rematch", 
/**
 * The seat.
 */
seat: number, } | { "what": "rematch", 
/**
 * Its name.
 */
table: string, });

/**
 * An action of a line.
 */
export type Expected = { 
/**
 * The seat that acts; `None` for the referee, or if the line does not tell.
 */
seat: number | null, 
/**
 * The action.
 */
action: string, 
/**
 * The same action in its parts.
 */
parts: Action | null, };

/**
 * A record in a text.
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
 * The day it began, as `2026-11-20`.
 */
date: string | null, 
/**
 * How many actions there are.
 */
plies: number, 
/**
 * The record by itself, for [`Show`].
 */
record: string, } | { "found": "broken", 
/**
 * The line of the text, from 1.
 */
line: number, 
/**
 * The number of the action at fault, from 1; `None` if the fault is elsewhere.
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
 * The client's own seat, whose view it wants; a spectator's view if there is none.
 */
seat: number | null, 
/**
 * The number of the last event that the client has; 0 for none.
 */
after: number, } | { "type": "unwatch", 
/**
 * The table.
 */
table: string, } | { "type": "order", 
/**
 * Chosen by the client, unique, at most 36 characters. An order takes effect once, however often it is sent, and
 * the server answers it each time.
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
 * The seats whose persons are present.
 */
seats: Array<number>, } | { "type": "beat", 
/**
 * The server's time.
 */
now: number, } | { "type": "done", 
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
 * One game.
 */
export type GameInfo = { 
/**
 * The name in a spec.
 */
name: string, 
/**
 * The options of its spec: `name:key=value,key=value`.
 */
options: Array<GameOption>, 
/**
 * The possible numbers of seats.
 */
seats: Array<number>, 
/**
 * Whether things are hidden, so that players on one device must hand it over.
 */
hidden: boolean, 
/**
 * The highest level of a computer player; levels begin at 1.
 */
levels: number, 
/**
 * What never changes on its board.
 */
geometry: Geometry, };

/**
 * One option of a game.
 */
export type GameOption = { 
/**
 * The key, as `stones`.
 */
key: string, 
/**
 * The values it takes.
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
 * The kinds of events.
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
name: string, } | { "what": "left", 
/**
 * The seat.
 */
seat: number, } | { "what": "renamed", 
/**
 * Their seat.
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
 * Its level.
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
 * The same action in its parts.
 */
parts: Action | null, 
/**
 * What it did, for a board that shows it step by step.
 */
effect: Effect, 
/**
 * The board after it.
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
 * The same action in its parts.
 */
parts: Action | null, 
/**
 * The board after it.
 */
board: Board, } | { "what": "offered", 
/**
 * Their seat.
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
 * The beginning of that time.
 */
from: number, 
/**
 * The end of that time.
 */
until: number, } | { "what": "stopped", 
/**
 * The way to end it.
 */
result: Outcome, } | { "what": "wants-rematch", 
/**
 * The seat.
 */
seat: number, } | { "what": "rematch", 
/**
 * Its name.
 */
table: string, };

/**
 * An invitation to a seat, for one person.
 */
export type Invitation = { 
/**
 * The link. The secret stands after the `#`, so that it never reaches a log or a `Referer` header.
 */
url: string, };

/**
 * `POST /api/tables/ID/invitations`: asks for an invitation to an open seat. Only players of the table get one. The
 * answer is an [`Invitation`].
 */
export type Invite = { 
/**
 * The seat.
 */
seat: number, };

/**
 * `POST /api/join`: exchanges an invitation for a seat. The server keeps the seat for the client, which takes it with
 * a `sit` command. The answer is [`Joined`].
 */
export type Join = { 
/**
 * The part of the link after the `#`.
 */
invitation: string, };

/**
 * The seat of an invitation.
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
 * What the seat to act may do. An action's text is sent back as it stands, or put together as its form says.
 * The tag `form` tells the variants apart, so no two games share a form.
 */
export type Legal = MancalaLegal | ManaLegal | JungleLegal | ManduaLegal | ManitouLegal;

/**
 * What a player may do now, apart from playing.
 */
export type May = { 
/**
 * Resign.
 */
resign: boolean, 
/**
 * Offer a draw.
 */
draw: boolean, 
/**
 * Ask to take a turn back. Not allowed with hidden things, or where the players are their own referees.
 */
take_back: boolean, 
/**
 * Abort the game without asking.
 */
abort: boolean, 
/**
 * Ask for another game.
 */
rematch: boolean, };

/**
 * The client's identity. `POST /api/me`, which may carry a [`Newcomer`], answers with it, and gives a new guest a
 * cookie. `PUT /api/me` takes a [`NewName`].
 */
export type Me = { 
/**
 * The identity. It is not secret.
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
 * A new name, for all tables that are not over too: 1 to 30 characters that everybody can see, unlike the name of a
 * computer. Where two people at a table have names that look alike, the table adds a number to the second.
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
 * One for each seat.
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
listed: boolean, };

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
 * The kinds of events.
 */
offer: Offer, 
/**
 * The seats that have yet to answer.
 */
asked: Array<number>, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * The score of each seat: 1 for a sole winner, equal shares for several; empty if there is no result.
 */
scores: Array<number>, 
/**
 * The reason.
 */
why: Why, };

/**
 * `POST /api/records`: a text that may hold records. The answer is [`Records`].
 */
export type Paste = { 
/**
 * The text.
 */
text: string, };

/**
 * The effect of an action that the board after it shows by itself.
 */
export type PlainEffect = { "effect": "plain" };

/**
 * `POST /api/records/study`: asks for an analysis of a position of a record. The answer is [`Study`], or `null` if no
 * seat was to act.
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
 * The records of a text.
 */
export type Records = { 
/**
 * The first records, in order.
 */
records: Array<Found>, 
/**
 * How many more records the text holds.
 */
more: number, };

/**
 * The reason for a refusal. Its sentence is in the book under `code`.
 */
export type Refusal = { 
/**
 * The stable key, as `table-not-your-turn`.
 */
code: string, 
/**
 * The clause of the rule book, if a game's rules refuse.
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
 * The occupant of a seat.
 */
export type SeatState = { 
/**
 * The remaining time at the end of its last turn.
 */
left: number | null, 
/**
 * Whether it asks for another game.
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
 * The start, then each action.
 */
events: Array<Happened>, 
/**
 * The comments on the start and on each action.
 */
comments: Array<string | null>, 
/**
 * The result, if the game is over.
 */
result: Outcome | null, };

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
 * One for each seat.
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
 * The seat to act.
 */
turn: number | null, 
/**
 * The legal actions, if it is the viewer's turn. If nothing is hidden, everybody gets them.
 */
legal: Legal | null, 
/**
 * The time control.
 */
clock: Clock, 
/**
 * When the current turn began: the clock runs from there.
 */
since: number, 
/**
 * When the time of the seat to act is up.
 */
deadline: number | null, 
/**
 * When the others may end the game if the player to act is away.
 */
claimable: number | null, 
/**
 * When they may do so even if the player is present and does nothing.
 */
overdue: number | null, 
/**
 * The open offer.
 */
offer: OfferState | null, 
/**
 * What players may do now, apart from playing.
 */
may: May, 
/**
 * The result, once the game is over.
 */
result: Outcome | null, 
/**
 * The public parts of the dice.
 */
dice: DiceState, 
/**
 * The table of the rematch.
 */
rematch: string | null, };

/**
 * `GET /api/tables/ID/study/PLY`, and the answer to [`Point`]: the analysis of the position after `PLY` actions. The
 * server gives it for games that are over, and to a single person who plays against computers. Whoever plays a game of the
 * same kind that may not be analysed gets neither.
 */
export type Study = { 
/**
 * The seat to act.
 */
seat: number, 
/**
 * Its expected score, from 0 (lost) to 1 (sole winner). With hidden things, from what that seat could know.
 */
value: number, 
/**
 * Whether the value is proven.
 */
certain: boolean, 
/**
 * The plies to the end, if they are proven too.
 */
proven: number | null, 
/**
 * The principal variation: the best action and the expected replies.
 */
line: Array<Expected>, };

/**
 * `GET /api/tables/ID`: a summary of a table.
 */
export type TableInfo = { 
/**
 * The id.
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
 * One for each seat.
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
 * When the newest event happened.
 */
touched: number, 
/**
 * SHA-256 of the seed of the dice. A client reads it before it sits down.
 */
commitment: string, 
/**
 * Whether a position of this game may be studied while it is played: nothing is hidden, and its rules allow it.
 */
allows_study: boolean, };

/**
 * `GET /api/tables`: summaries of tables.
 */
export type Tables = { 
/**
 * Those at which the client sits, newest first.
 */
yours: Array<TableInfo>, 
/**
 * Listed tables with an open seat, newest first.
 */
open: Array<TableInfo>, };

/**
 * The events at a table that the client lacks, and its current state.
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
 * The events, in order, without a gap. If the first is not the next one, the client watches again.
 */
events: Array<Event>, 
/**
 * The state after these events.
 */
state: State, };

/**
 * Who is wanted at a seat.
 */
export type Wanted = { "kind": "me" } | { "kind": "anyone" } | { "kind": "computer", 
/**
 * The level, from 1.
 */
level: number, };

/**
 * The reason why a game ended.
 */
export type Why = { "kind": "rules", 
/**
 * The clause, as `MA-16`.
 */
clause: string, 
/**
 * The key of the sentence in the book.
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
