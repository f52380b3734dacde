# Sentences about tables and the server, for the page in the browser. A refusal names what stands against it, not whose fault it is.

## At a table (crates/table)

table-being-played = The game is on.
table-clock = A clock gives up to 24 hours for a game, or 1 to 30 days for a turn.
table-contribution = A seat adds 32 hexadecimal digits to the dice.
table-host-only = Only the one who set up the table can do that.
table-level = There is no computer of that level.
table-no-draw-with-computer = A computer agrees to no draw.
table-no-offer = Nothing has been proposed.
table-no-rematch = There is no next game to ask for here.
table-no-such-seat = The table has no such seat.
table-no-take-back = Nothing can be taken back here: what was shown cannot be forgotten.
table-nobody-away = Nobody is kept waiting.
table-not-asked = The question is for somebody else.
table-not-away-yet = { $seconds ->
    [one] The time to wait is not over yet; one second is left.
   *[other] The time to wait is not over yet; { $seconds } seconds are left.
}
table-not-started = The game has not begun: the table waits for its players.
table-no-study = While others play, nobody is told how good a position is.
table-not-your-seat = The seat is somebody else's.
table-not-your-turn = It is another player's turn.
table-nothing-to-take-back = There is no turn of yours to take back.
table-offer-pending = Something has been proposed already and waits for an answer.
table-old-board = The board has changed meanwhile.
table-over = The game is over.
table-player-present = The player to act is there, and may take more time.
table-position = No game can begin from this position.
table-record-hidden = The record is shown when the game is over: it holds the cards of all players.
table-seat-taken = The seat is taken.
table-seats = This game is for { $expected } players.
table-too-late-to-abort = Everybody has played: the game can be given up, or ended by agreement.
table-unknown = There is no such table.

## At the server (crates/server)

server-failed = The server could not do that. It has noted why.
server-foreign-origin = That request came from another site's page.
server-invitation = This invitation is not known, or somebody has used it.
server-long-record = That game is too long to be shown: it has more than 5000 actions.
server-message = The server did not understand that message.
server-name = A name has 1 to 24 characters.
server-no-address = The server cannot tell where that request came from.
server-no-identity = The server does not know you yet; load the page again.
server-no-record = There is no record in that text.
server-order-id = An order has an id of 1 to 36 characters.
server-too-many-sockets = Too many connections come from this address.
server-too-many-watches = Too many tables are watched at once.
server-too-often = That was too much at once; wait a moment.
