# Refusals by the table and the server. A refusal says what stands in the way, not whose fault it is.

## At a table (crates/table)

table-all-committed = Every seat has committed to its number for the deal, so nobody can leave. You can close the table instead.
table-bid-first = The players bid for the sides first.
table-bid-range = Name a number from 1 to { $most }.
table-bids-position = Players can bid only before a game from its usual start, not from a position.
table-being-played = The game has already begun.
table-broken = This game was stored in a form that cannot be read.
table-choose-a-side = First choose a side.
table-clock = A clock allows up to 24 hours a game, or 1 to 30 days a turn.
table-commitment = In a game with shuffled cards, a seat sends a commitment of 64 hexadecimal digits. In other games, it sends no commitment.
table-contribution = This seat has no number left to reveal, or has committed to a different one.
table-first-bid = The first player to bid has to name a number.
table-host-only = Only the host of this table can do that.
table-last-bid = No smaller number is left. You can only pass.
table-level = There is no computer player of that level.
table-no-bid-now = There is nothing to bid for now.
table-no-bids = Players do not bid in this game.
table-no-draw-with-computer = The computer declines the draw.
table-no-offer = There is no open offer.
table-no-pie-rule = This game has no pie rule.
table-no-rematch = A rematch is not possible here.
table-no-side-to-choose = There is no side to choose now.
table-no-such-seat = This table has no such seat.
table-no-take-back = You cannot undo here: hidden information has already been shown.
table-nobody-away = Nobody is keeping you waiting.
table-not-all-committed = Numbers are revealed once every seat has committed to one.
table-not-asked = This offer is not for you to answer.
table-not-away-yet = { $seconds ->
    [one] You can do that in one second.
   *[other] You can do that in { $seconds } seconds.
}
table-not-started = The game has not begun: the table is waiting for players.
table-no-study = Analysis is not available while people play against each other, or where it would reveal hidden cards.
table-not-your-seat = This seat belongs to somebody else.
table-not-your-turn = It is another player's turn.
table-nothing-to-take-back = You have no turn to undo.
table-offer-pending = There is already an open offer.
table-offers-used = You have made as many offers as a game allows.
table-old-board = The board has changed since you chose.
table-over = The game is over.
table-pie-position = The pie rule applies only to a game from its usual start, not from a position.
table-player-present = The player to act is here and may take more time.
table-position = A game cannot begin from this position.
table-record-hidden = The record is available after the game, because it shows every player's cards.
table-seat-taken = This seat is taken.
table-seats = This game is for { $expected } players.
table-sides-chosen = What was played before the choice of sides cannot be undone.
table-study-after = You are still playing another game of this kind. Once that game is over, you can analyse this one.
table-take-backs-used = You have undone as many turns as a game allows.
table-too-late-to-abort = Everybody has already played: you can resign, or end the game by agreement.
table-too-many-arrivals = Too many people have come and gone at this table. Set up another one.
table-unknown = There is no such table.

## At the server (crates/server)

server-away = The server cannot store anything at the moment. Try again soon.
server-banned = The operator of this server does not let you play here.
server-busy = The server is still working on your earlier requests. Wait a moment.
server-failed = The server could not do that. Its log says why.
server-foreign-origin = This request came from another website.
server-invitation = This invitation does not exist, or somebody has already used it.
server-is-not-banned = There is no such ban.
server-long-record = This game is too long to show: it has more than 5000 actions.
server-message = The server did not understand that message.
server-method = This address of the server does not accept this kind of request.
server-name = A name must have 1 to { $longest } characters.
server-name-of-computer = That looks like the name of a computer player. Choose another name.
server-name-unreadable = A name cannot contain invisible characters or marks that change the direction of writing.
server-name-refused = This name is too long, cannot be read, or looks like that of a computer player.
server-no-address = The server cannot tell where this request came from.
server-no-guest = There is no guest with this id.
server-no-identity = The server does not know you yet. Reload the page.
server-no-record = This text contains no record.
server-no-route = There is nothing at this address of the server.
server-order-id = An order needs an id of 1 to 36 characters.
server-own-address = Banning this address would keep everybody out.
server-too-many-open-tables = Ten open tables from this address are already in the list.
server-too-many-sockets = There are too many connections from this address.
server-too-many-watches = You are watching too many tables at once.
server-too-large = That is more than the server accepts at once.
server-too-much-waiting = Too much data is still on its way to this address. Wait a moment.
server-too-often = Too many requests. Wait a moment.
server-too-slow = The request took too long. Try again.
