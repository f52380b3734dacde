// Written by `UPDATE_WIRE=1 cargo test -p wire` from the types of crates/wire.

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
export type Effect = { "effect": "sown", 
/**
 * The steps.
 */
steps: Array<SowingStep>, } | { "effect": "flown" } & ManaFlight | { "effect": "roamed" } & JungleMove | { "effect": "struck", 
/**
 * The hunters that leave the board: the one jumped first, then the pair beside.
 */
beaten: Array<string>, } | { "effect": "played" } & ManitouTrial | { "effect": "plain" };

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
action: string, };

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
export type Geometry = { "game": "mancala" } | { "game": "mana", 
/**
 * Each square's kind: how many steps a piece takes from it.
 */
squares: Array<ManaSquare>, } | { "game": "jungle", 
/**
 * Each square's terrain.
 */
squares: Array<JungleSquare>, } | { "game": "mandua", 
/**
 * Each field's place.
 */
fields: Array<ManduaField>, } | { "game": "manitou", 
/**
 * The cards each player has, one entry for each single card.
 */
cards: Array<ManitouCard>, 
/**
 * The kinds of tiles.
 */
tiles: Array<ManitouTile>, };

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
 * An animal on a square.
 */
export type JungleAnimal = { 
/**
 * Where it stands.
 */
square: string, 
/**
 * Whose it is.
 */
seat: number, 
/**
 * The key of its name in the book, as `jungle-lion`.
 */
kind: string, 
/**
 * The printed rank, 1 to 8.
 */
rank: number, 
/**
 * Whether it stands on a trap, so that it is attacked as rank 0.
 */
trapped: boolean, 
/**
 * Whether it must attack now or starve, unless another hungry one attacks.
 */
hungry: boolean, };

/**
 * The animals.
 */
export type JungleBoard = { 
/**
 * Every animal on the board.
 */
animals: Array<JungleAnimal>, 
/**
 * The player who may not repeat a position for the fourth time.
 */
leader: number, 
/**
 * How often this position has occurred.
 */
occurrences: number, };

/**
 * A move and all that follows from it.
 */
export type JungleMove = { 
/**
 * The action's text.
 */
action: string, 
/**
 * Where the animal stands.
 */
from: string, 
/**
 * Where it goes.
 */
to: string, 
/**
 * The water it jumps over.
 */
crossed: Array<string>, 
/**
 * The key of the enemy animal's name that it takes.
 */
takes: string | null, 
/**
 * Where the mover's animals starve, as they stand after the move.
 */
starves: Array<string>, 
/**
 * Where the opponent's animals are hungry then.
 */
hungry: Array<string>, 
/**
 * Whether it ends the game.
 */
ends: boolean, };

/**
 * What never changes about a square.
 */
export type JungleSquare = { 
/**
 * Its name.
 */
square: string, 
/**
 * What it is.
 */
terrain: JungleTerrain, 
/**
 * Whose bank or den it is, where it is a trap or a den.
 */
seat: number | null, };

/**
 * What a square is.
 */
export type JungleTerrain = "land" | "water" | "trap" | "den";

/**
 * What the seat to act may do. An action's text is sent back as it stands, or put together as its form says.
 */
export type Legal = { "form": "sow", 
/**
 * Every action.
 */
actions: Array<Sowing>, } | { "form": "fill-row", 
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
moves: Array<ManaMove>, } | { "form": "roam", 
/**
 * Every action.
 */
actions: Array<JungleMove>, } | { "form": "hunt", 
/**
 * Every action.
 */
actions: Array<ManduaDeed>, } | { "form": "choose", 
/**
 * The cards one may choose from, one entry for each single card.
 */
available: Array<string>, 
/**
 * How many to choose.
 */
size: number, } | { "form": "cards", 
/**
 * Every action's text.
 */
actions: Array<string>, };

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
 * By seat, Ronin that wait beside the board.
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
 * How a piece and the bird went.
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
 * Where the bird is now.
 */
bird: string | null, };

/**
 * Where a piece may end, and the bird then.
 */
export type ManaMove = { 
/**
 * Where the piece stands; nothing for a Ronin that comes back.
 */
from: string | null, 
/**
 * Where it ends.
 */
to: string, 
/**
 * The squares it touches on a way there, both ends included; none for a Ronin that comes back.
 */
path: Array<string>, 
/**
 * Where the bird may be set then; none where it leaves the board.
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
 * Whose it is.
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
 * Steps that a piece takes from it: 1, 2 or 3.
 */
steps: number, };

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

/**
 * What lies open, and the viewer's own cards.
 */
export type ManitouBoard = { 
/**
 * What happens next.
 */
phase: ManitouTask, 
/**
 * The hunt, from 1.
 */
hunt: number, 
/**
 * How many there are.
 */
hunts: number, 
/**
 * Who began this hunt.
 */
first: number, 
/**
 * Who plays last in it.
 */
dealer: number, 
/**
 * The tiles in each ground.
 */
grounds: [Array<string>, Array<string>, Array<string>], 
/**
 * The tiles left in the bag.
 */
bag: Array<string>, 
/**
 * By seat, what all may see.
 */
seats: Array<ManitouPlayer>, 
/**
 * Who owns the totem cylinder.
 */
totem: number | null, 
/**
 * Who owns the horse cylinder.
 */
horse: number | null, 
/**
 * The tiles to be taken, in order, the present one first.
 */
takes: Array<ManitouTake>, 
/**
 * The viewer's own cards; nothing for a spectator.
 */
own: ManitouOwn | null, };

/**
 * A card.
 */
export type ManitouCard = { 
/**
 * Its text.
 */
card: string, 
/**
 * The key of its name in the book.
 */
name: string, 
/**
 * Its strength, for a hunter.
 */
value: number | null, 
/**
 * The heroes it defeats.
 */
defeats: Array<string>, };

/**
 * The viewer's own cards.
 */
export type ManitouOwn = { 
/**
 * His hand.
 */
hand: Array<string>, 
/**
 * The cards of his deck, sorted: nobody knows their order.
 */
deck: Array<string>, 
/**
 * The cards he has put aside for this hunt.
 */
aside: Array<string>, };

/**
 * A card in a ground.
 */
export type ManitouPlaced = { 
/**
 * Which; open to all even when it lies face down.
 */
card: string, 
/**
 * False for a hero that was turned down.
 */
face_up: boolean, };

/**
 * What all may see of a player.
 */
export type ManitouPlayer = { 
/**
 * His cards in each ground, in the order in which they were laid.
 */
grounds: [Array<ManitouPlaced>, Array<ManitouPlaced>, Array<ManitouPlaced>], 
/**
 * The strength of his hunters in each ground.
 */
strength: [number, number, number], 
/**
 * The same in all grounds by the printed values, as the leather thief counts.
 */
total: number, 
/**
 * How many cards he holds.
 */
hand: number, 
/**
 * How many cards are left in his deck.
 */
deck: number, 
/**
 * The cards he may use in this hunt; the others were played in the hunt before.
 */
available: Array<string>, 
/**
 * Whether he has chosen his cards for this hunt.
 */
has_chosen: boolean, 
/**
 * Whether he was passed over, so that he holds heroes alone.
 */
passed_over: boolean, 
/**
 * Whether the leather thief visits him, as the cards lie.
 */
robbed: boolean, 
/**
 * Whether he has still to discard a tile for the thief.
 */
owes_tile: boolean, 
/**
 * His tiles.
 */
tiles: Array<string>, 
/**
 * What they are worth.
 */
points: ManitouPoints, };

/**
 * Points by where they come from, as if the game ended now.
 */
export type ManitouPoints = { 
/**
 * Pairs of a tepee and a buffalo.
 */
pairs: number, 
/**
 * The tepees on his tiles.
 */
tepees: number, 
/**
 * The buffaloes on his tiles.
 */
buffaloes: number, 
/**
 * For the totem cylinder.
 */
totem: number, 
/**
 * For the horse cylinder.
 */
horse: number, 
/**
 * For the most tomahawks.
 */
tomahawks: number, 
/**
 * All together.
 */
total: number, };

/**
 * For what a tile is taken.
 */
export type ManitouShare = "heroes" | "highest" | "next";

/**
 * A tile to be taken.
 */
export type ManitouTake = { 
/**
 * By whom.
 */
seat: number, 
/**
 * From which ground, 1 to 3.
 */
ground: number, 
/**
 * For what.
 */
share: ManitouShare, };

/**
 * What happens next.
 */
export type ManitouTask = "tiles" | "choose" | "deck" | "play" | "eighth" | "move" | "discard" | "take" | "over";

/**
 * A kind of tile.
 */
export type ManitouTile = { 
/**
 * Its text.
 */
tile: string, 
/**
 * The key of its name in the book.
 */
name: string, 
/**
 * Tepees on it.
 */
tepees: number, 
/**
 * Buffaloes on it.
 */
buffaloes: number, };

/**
 * What became of the heroes where a card was laid.
 */
export type ManitouTrial = { 
/**
 * The ground, 1 to 3.
 */
ground: number, 
/**
 * The newcomer stays face up.
 */
stays: boolean, 
/**
 * The heroes that were turned down by it, the newcomer among them.
 */
turned: Array<ManitouTurned>, };

/**
 * A hero turned down.
 */
export type ManitouTurned = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Which.
 */
card: string, };

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
 * Ask for a turn back; never where hidden things have been shown by it, nor at a strict table of Mandua.
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
 * The stable key, as `jungle-hungry-den` or `table-not-your-turn`.
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
commitment: string, };

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
