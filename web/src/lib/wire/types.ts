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
 * An action in its parts, so that no client takes its text apart.
 */
export type Action = { "game": "mancala" } & MancalaAction | { "game": "mana" } & ManaAction | { "game": "jungle" } & JungleAction | { "game": "mandua" } & ManduaAction | { "game": "manitou" } & ManitouAction;

/**
 * What a viewer sees of a game.
 */
export type Board = { "game": "mancala" } & MancalaBoard | { "game": "mana" } & ManaBoard | { "game": "jungle" } & JungleBoard | { "game": "mandua" } & ManduaBoard | { "game": "manitou" } & ManitouBoard;

/**
 * What time a table gives its players.
 */
export type Clock = { "kind": "none" } | { "kind": "fischer", 
/**
 * At the start.
 */
seconds: number, 
/**
 * For each turn.
 */
increment: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };

/**
 * What somebody does at a table.
 */
export type Command = { "do": "sit", 
/**
 * Which seat.
 */
seat: number, 
/**
 * What the seat adds to the dice: 16 bytes of chance in hexadecimal digits, made after the commitment was read.
 */
contribution: string, } | { "do": "leave", 
/**
 * Which seat.
 */
seat: number, } | { "do": "fill", 
/**
 * Which seat.
 */
seat: number, 
/**
 * How strong, from 1.
 */
level: number, } | { "do": "play", 
/**
 * One's seat.
 */
seat: number, 
/**
 * How many actions had been played when it was chosen.
 */
ply: number, 
/**
 * The action's text.
 */
action: string, } | { "do": "resign", 
/**
 * One's seat.
 */
seat: number, } | { "do": "offer", 
/**
 * One's seat.
 */
seat: number, 
/**
 * What.
 */
offer: Offer, } | { "do": "answer", 
/**
 * One's seat.
 */
seat: number, 
/**
 * Whether one agrees.
 */
accept: boolean, } | { "do": "abort", 
/**
 * One's seat.
 */
seat: number, } | { "do": "claim", 
/**
 * One's seat.
 */
seat: number, 
/**
 * How.
 */
remedy: Remedy, } | { "do": "rematch", 
/**
 * One's seat.
 */
seat: number, };

/**
 * What makes the referee's dice checkable, as the manual's page on dice tells.
 */
export type DiceState = { 
/**
 * SHA-256 of the referee's seed, in hexadecimal digits.
 */
commitment: string, 
/**
 * What each seat added, in seat order; none for a seat nobody sits at.
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
 * One thing that happened.
 */
export type Event = { 
/**
 * Its number for this viewer, from 1, each one more than the one before.
 */
number: number, 
/**
 * When.
 */
at: number, } & ({ "what": "created" } | { "what": "kept", 
/**
 * Which seat.
 */
seat: number, 
/**
 * For whom.
 */
name: string, } | { "what": "sat", 
/**
 * Where.
 */
seat: number, 
/**
 * Who.
 */
name: string, } | { "what": "left", 
/**
 * Which seat.
 */
seat: number, } | { "what": "renamed", 
/**
 * His seat.
 */
seat: number, 
/**
 * The name.
 */
name: string, } | { "what": "filled", 
/**
 * Which seat.
 */
seat: number, 
/**
 * How strong.
 */
level: number, } | { "what": "started", 
/**
 * The board at the start.
 */
board: Board, } | { "what": "played", 
/**
 * Who.
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
 * The same in its parts.
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
 * The same in its parts.
 */
parts: Action | null, 
/**
 * The board after it.
 */
board: Board, } | { "what": "offered", 
/**
 * By whom.
 */
seat: number, 
/**
 * What.
 */
offer: Offer, } | { "what": "agreed", 
/**
 * Who.
 */
seat: number, } | { "what": "declined", 
/**
 * Who.
 */
seat: number, } | { "what": "taken-back", 
/**
 * How many actions remain.
 */
ply: number, 
/**
 * The board now.
 */
board: Board, } | { "what": "interrupted", 
/**
 * From when.
 */
from: number, 
/**
 * Until when.
 */
until: number, } | { "what": "stopped", 
/**
 * How.
 */
result: Outcome, } | { "what": "wants-rematch", 
/**
 * Who.
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
 * Who takes it; nobody where the referee deals, or where it is not known who is to act.
 */
seat: number | null, 
/**
 * The action.
 */
action: string, 
/**
 * The same in its parts.
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
 * Who sat where; empty where nobody is known.
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
 * The record alone, to be shown.
 */
record: string, } | { "found": "broken", 
/**
 * The line of the text, from 1.
 */
line: number, 
/**
 * The action, from 1, where it was one.
 */
ply: number | null, 
/**
 * Everything that is wrong there.
 */
faults: Array<Refusal>, };

/**
 * A message from a client.
 */
export type FromClient = { "type": "watch", 
/**
 * Which table.
 */
table: string, 
/**
 * Through the eyes of this seat, one's own; of a spectator, if there is none.
 */
seat: number | null, 
/**
 * The number of the last event the client has; 0 for none.
 */
after: number, } | { "type": "unwatch", 
/**
 * Which table.
 */
table: string, } | { "type": "order", 
/**
 * Chosen by the client, at most 36 characters, another for every order. An order takes effect once however often
 * it is sent, and is answered each time.
 */
id: string, 
/**
 * Which table.
 */
table: string, 
/**
 * What to do.
 */
command: Command, };

/**
 * A message from the server.
 */
export type FromServer = { "type": "hello", 
/**
 * Who the server takes the client for.
 */
me: Me, 
/**
 * The server's time.
 */
now: number, } | { "type": "update" } & Update | { "type": "present", 
/**
 * Which table.
 */
table: string, 
/**
 * The seats whose persons are there.
 */
seats: Array<number>, } | { "type": "beat" } | { "type": "done", 
/**
 * The order's.
 */
id: string, } | { "type": "refused", 
/**
 * The order's.
 */
id: string, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "fault", 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "goodbye" };

/**
 * One game.
 */
export type GameInfo = { 
/**
 * Its name in a spec.
 */
name: string, 
/**
 * The options of its spec: `name:key=value,key=value`.
 */
options: Array<GameOption>, 
/**
 * How many can play: most games have two seats.
 */
seats: Array<number>, 
/**
 * Whether things are hidden: players on one device must hand it over.
 */
hidden: boolean, 
/**
 * The strongest level of a computer; levels begin at 1.
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
 * Its values.
 */
values: Array<string>, 
/**
 * The one that is left out of a spec.
 */
default: string, };

/**
 * `GET /api/games`: what can be played here.
 */
export type Games = { 
/**
 * The games.
 */
games: Array<GameInfo>, 
/**
 * Whether other devices can reach this server, so that a friend can play by link.
 */
reachable: boolean, 
/**
 * The address that links to this server begin with.
 */
url: string, };

/**
 * What never changes on a game's board.
 */
export type Geometry = { "game": "mancala" } & MancalaGeometry | { "game": "mana" } & ManaGeometry | { "game": "jungle" } & JungleGeometry | { "game": "mandua" } & ManduaGeometry | { "game": "manitou" } & ManitouGeometry;

/**
 * What happened.
 */
export type Happened = { "what": "created" } | { "what": "kept", 
/**
 * Which seat.
 */
seat: number, 
/**
 * For whom.
 */
name: string, } | { "what": "sat", 
/**
 * Where.
 */
seat: number, 
/**
 * Who.
 */
name: string, } | { "what": "left", 
/**
 * Which seat.
 */
seat: number, } | { "what": "renamed", 
/**
 * His seat.
 */
seat: number, 
/**
 * The name.
 */
name: string, } | { "what": "filled", 
/**
 * Which seat.
 */
seat: number, 
/**
 * How strong.
 */
level: number, } | { "what": "started", 
/**
 * The board at the start.
 */
board: Board, } | { "what": "played", 
/**
 * Who.
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
 * The same in its parts.
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
 * The same in its parts.
 */
parts: Action | null, 
/**
 * The board after it.
 */
board: Board, } | { "what": "offered", 
/**
 * By whom.
 */
seat: number, 
/**
 * What.
 */
offer: Offer, } | { "what": "agreed", 
/**
 * Who.
 */
seat: number, } | { "what": "declined", 
/**
 * Who.
 */
seat: number, } | { "what": "taken-back", 
/**
 * How many actions remain.
 */
ply: number, 
/**
 * The board now.
 */
board: Board, } | { "what": "interrupted", 
/**
 * From when.
 */
from: number, 
/**
 * Until when.
 */
until: number, } | { "what": "stopped", 
/**
 * How.
 */
result: Outcome, } | { "what": "wants-rematch", 
/**
 * Who.
 */
seat: number, } | { "what": "rematch", 
/**
 * Its name.
 */
table: string, };

/**
 * An invitation to a seat, good for one person.
 */
export type Invitation = { 
/**
 * The link: the secret stands after the `#`, so that it never reaches a server's log or a `Referer`.
 */
url: string, };

/**
 * `POST /api/tables/ID/invitations`: asks for an invitation to an open seat; only players of the table get one. Answered by
 * [`Invitation`].
 */
export type Invite = { 
/**
 * To which seat.
 */
seat: number, };

/**
 * `POST /api/join`: exchanges an invitation for the seat, which is then kept for the client; he sits down by a `sit`
 * command. Answered by [`Joined`].
 */
export type Join = { 
/**
 * What stands after the `#` of the link.
 */
invitation: string, };

/**
 * The seat that an invitation was for.
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
 */
export type Legal = MancalaLegal | ManaLegal | JungleLegal | ManduaLegal | ManitouLegal;

/**
 * What a player can do now, apart from playing.
 */
export type May = { 
/**
 * Give up.
 */
resign: boolean, 
/**
 * Propose a draw.
 */
draw: boolean, 
/**
 * Ask for a turn back; never where hidden things have been shown by it, nor where the players referee themselves.
 */
take_back: boolean, 
/**
 * Break it off without asking.
 */
abort: boolean, 
/**
 * Ask for another game.
 */
rematch: boolean, };

/**
 * Who the client is. `POST /api/me`, which may bring a [`Newcomer`], gives a new guest his cookie and tells every client who it
 * is; `PUT /api/me` takes a [`NewName`].
 */
export type Me = { 
/**
 * The identity; no secret.
 */
id: string, 
/**
 * The name he goes by.
 */
name: string, };

/**
 * What a game counts for.
 */
export type Mode = "casual";

/**
 * Another name to go by, at all tables that are not over, too: 1 to 24 characters, no control characters.
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
 * A position to begin from, for games that have a text for it.
 */
position?: string, 
/**
 * Who is wanted at each seat.
 */
seats: Array<Wanted>, 
/**
 * Whether the seats are dealt out by lot.
 */
lot: boolean, 
/**
 * What time the players get.
 */
clock: Clock, 
/**
 * What the game counts for.
 */
mode: Mode, 
/**
 * Whether the table is shown to everybody in the list of open tables.
 */
listed: boolean, };

/**
 * What a new guest is called until he says otherwise.
 */
export type Newcomer = { 
/**
 * The word for a guest in his language, 1 to 16 characters; a number is put after it.
 */
called: string, };

/**
 * What can be agreed on.
 */
export type Offer = "draw" | "take-back" | "abort";

/**
 * An offer and who has agreed to it.
 */
export type OfferState = { 
/**
 * Who made it.
 */
seat: number, 
/**
 * What.
 */
offer: Offer, 
/**
 * Who has still to answer.
 */
asked: Array<number>, };

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * What each seat gets: 1 for a win alone, equal parts for those who share; empty where it has no result.
 */
scores: Array<number>, 
/**
 * Why.
 */
why: Why, };

/**
 * `POST /api/records`: a text pasted or dropped, for the records in it. Answered by [`Records`].
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
 * `POST /api/records/study`: what a record's game was worth at some point. Answered by [`Study`], or `null` where nobody was to
 * act.
 */
export type Point = { 
/**
 * The record.
 */
record: string, 
/**
 * How many actions had been played.
 */
ply: number, };

/**
 * The records of a text.
 */
export type Records = { 
/**
 * The first of them, in order.
 */
records: Array<Found>, 
/**
 * How many follow that are left out.
 */
more: number, };

/**
 * Why something was refused. The sentence is in the book under `code`.
 */
export type Refusal = { 
/**
 * The stable key, as `table-not-your-turn`.
 */
code: string, 
/**
 * The clause of the rule book, where a game's rules refuse.
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
 * What may be claimed when a player stays away.
 */
export type Remedy = "win" | "abort";

/**
 * Who sits at a seat.
 */
export type SeatState = { 
/**
 * What is left of its time, counted when its last turn ended.
 */
left: number | null, 
/**
 * Whether it would like another game.
 */
wants_rematch: boolean, } & ({ "sitter": "open" } | { "sitter": "kept", 
/**
 * His name.
 */
name: string, } | { "sitter": "person", 
/**
 * His name.
 */
name: string, } | { "sitter": "computer", 
/**
 * How strong, from 1.
 */
level: number, 
/**
 * The version of the program that plays.
 */
version: string, });

/**
 * `POST /api/records/show`: a record to be looked at. Answered by [`Shown`].
 */
export type Show = { 
/**
 * The record.
 */
record: string, };

/**
 * A record played through, for a spectator who may know everything that lies open.
 */
export type Shown = { 
/**
 * The game and its options.
 */
spec: string, 
/**
 * Who sat where; empty where nobody is known.
 */
seats: Array<string>, 
/**
 * The board at the start and after each action.
 */
events: Array<Happened>, 
/**
 * What was said of the start and of each action.
 */
comments: Array<string | null>, 
/**
 * How it ended.
 */
result: Outcome | null, };

/**
 * How far a table has come.
 */
export type Stage = "waiting" | "playing" | "over";

/**
 * How a table stands.
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
 * Who sits where.
 */
seats: Array<SeatState>, 
/**
 * The seat that set the table up, where its host sits.
 */
host: number | null, 
/**
 * How many actions have been played.
 */
ply: number, 
/**
 * The seat to act.
 */
turn: number | null, 
/**
 * What the viewer may do, if it is his turn. At a table without hidden things, everybody's to see.
 */
legal: Legal | null, 
/**
 * What time the players get.
 */
clock: Clock, 
/**
 * When the seat to act began to think: its clock runs from there.
 */
since: number, 
/**
 * When its time is up.
 */
deadline: number | null, 
/**
 * When the others may end the game if its player is away.
 */
claimable: number | null, 
/**
 * When they may do so even if he is there and does nothing.
 */
overdue: number | null, 
/**
 * What has been proposed and not been answered by all.
 */
offer: OfferState | null, 
/**
 * What can be asked for or done now, apart from playing.
 */
may: May, 
/**
 * How it ended.
 */
result: Outcome | null, 
/**
 * What makes the referee's dice checkable.
 */
dice: DiceState, 
/**
 * The table of the next game.
 */
rematch: string | null, };

/**
 * `GET /api/tables/ID/study/PLY`, and after [`Point`]: what the game was worth to the seat to act after so many actions, and
 * what was best then. Given of games that are over, and to the one person who plays against computers alone.
 */
export type Study = { 
/**
 * The seat to act.
 */
seat: number, 
/**
 * Its expected score, from 0, lost, to 1, won alone. In a game with hidden things, as far as that seat could know.
 */
value: number, 
/**
 * Whether that is certain.
 */
certain: boolean, 
/**
 * The plies to the end, where they are proven too.
 */
proven: number | null, 
/**
 * The best action, and what is expected to follow it.
 */
line: Array<Expected>, };

/**
 * `GET /api/tables/ID`: a table in short.
 */
export type TableInfo = { 
/**
 * Its name.
 */
id: string, 
/**
 * The game and its options.
 */
spec: string, 
/**
 * How far it has come.
 */
stage: Stage, 
/**
 * Who sits where.
 */
seats: Array<SeatState>, 
/**
 * The seats that are the asker's, or kept for him.
 */
yours: Array<number>, 
/**
 * The seat to act.
 */
turn: number | null, 
/**
 * What time the players get.
 */
clock: Clock, 
/**
 * What the game counts for.
 */
mode: Mode, 
/**
 * When something last happened.
 */
touched: number, 
/**
 * SHA-256 of the seed of the dice, to be read before one sits down.
 */
commitment: string, 
/**
 * Whether a position of this game may be studied while it is played: nothing is hidden, and its rules allow it.
 */
allows_study: boolean, };

/**
 * `GET /api/tables`: tables in short.
 */
export type Tables = { 
/**
 * Those at which the asker sits, newest first.
 */
yours: Array<TableInfo>, 
/**
 * Those that are listed and wait for somebody, newest first.
 */
open: Array<TableInfo>, };

/**
 * What happened at a table since the number the client has, and how it stands now.
 */
export type Update = { 
/**
 * Which table.
 */
table: string, 
/**
 * Through whose eyes.
 */
seat: number | null, 
/**
 * The events, in order, without a gap. If the first is not the next that the client lacks, it watches again.
 */
events: Array<Event>, 
/**
 * How the table stands after them.
 */
state: State, };

/**
 * Who is wanted at a seat.
 */
export type Wanted = { "kind": "me" } | { "kind": "anyone" } | { "kind": "computer", 
/**
 * How strong, from 1.
 */
level: number, };

/**
 * Why a game ended.
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
 * Who.
 */
seat: number, } | { "kind": "agreement" } | { "kind": "time", 
/**
 * Whose.
 */
seat: number, } | { "kind": "absence", 
/**
 * Who was away.
 */
seat: number, } | { "kind": "abort" };
