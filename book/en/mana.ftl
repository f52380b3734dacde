# Mana: names, refusals and endings.

mana = Mana
mana-black = Black
mana-white = White

mana-daimyo = Daimyo
mana-ronin = Ronin
mana-bird = Mana-bird

## Setting up
mana-setting-up = The pieces are still being set up: each player first says where they go, as =c1 or, in the advanced game, =b2:a1,c1,d1,e2,f2.
mana-set-up-already = The setting up is over; from now on a turn is a move or a Ronin that comes back.
mana-fill-row = The pieces fill the first row in this game: only the Daimyo's square is chosen, as =c1.
mana-first-row = All six pieces stand on the player's first row, and { $square } is not on it.
mana-daimyo-double = The Daimyo begins on a double, and { $square } is a { $kind ->
    [1] single
    [2] double
   *[3] triple
}.
mana-place-each = Each piece is placed in this game: the Daimyo first, then the five Ronin, as =b2:a1,c1,d1,e2,f2.
mana-two-rows = All six pieces stand on the player's first two rows, and { $square } is on neither.
mana-square-twice = Each piece has a square of its own, and { $square } is named twice.
mana-rising-order = The Ronin's squares are listed by rank and then by file, so { $square } comes before { $after }.

## Moving
mana-no-piece = A move begins with a piece, and there is none on { $square }.
mana-enemy-piece = The piece on { $square } belongs to the other player.
mana-duty = The bird sits on a { $duty ->
    [1] single
    [2] double
   *[3] triple
}, so a piece that stands on such a square must move; { $square } is a { $kind ->
    [1] single
    [2] double
   *[3] triple
}.
mana-stay = A piece never comes back to the square { $square } that it starts from.
mana-own-piece = One's own piece stands on { $square }; only an enemy piece can be captured.
mana-distance = { $from } is a { $kind ->
    [1] single, so a piece goes exactly one step from there
    [2] double, so a piece goes exactly two steps from there
   *[3] triple, so a piece goes exactly three steps from there
}, never diagonally; { $to } cannot be reached so.
mana-path = Pieces are in the way: no path of { $kind ->
    [1] one step
    [2] two steps
   *[3] three steps
} from { $from } to { $to } leads over empty squares alone.
mana-bird-on-path = The bird on { $bird } fills its square, so no piece passes over it from { $from } to { $to }.
mana-bird-on-end = The bird fills its square, so no piece may end on { $square }.

## Ronin that come back
mana-return-duty = The bird sits on a { $duty ->
    [1] single
    [2] double
   *[3] triple
}, and a piece stands on such a square: it must move, and no Ronin comes back.
mana-none-captured = No Ronin of this player is captured, so none can come back.
mana-return-occupied = A Ronin comes back on an empty square, and { $square } is not empty.

## The bird
mana-bird-after-daimyo = Capturing the Daimyo ends the game at once; the bird is not set any more.
mana-bird-missing = The bird follows every turn: it must be set on another empty { $kind ->
    [1] single
    [2] double
   *[3] triple
}, as in a1-b3@e4.
mana-bird-nowhere = There is no other empty { $kind ->
    [1] single
    [2] double
   *[3] triple
}, so the bird leaves the board and is not set.
mana-bird-kind = The bird goes to a square of the same kind as the one the piece now stands on, a { $expected ->
    [1] single
    [2] double
   *[3] triple
}; { $square } is a { $kind ->
    [1] single
    [2] double
   *[3] triple
}.
mana-bird-occupied = The bird is set on a square without a piece, and there will be one on { $square }.
mana-bird-stays = The bird goes to another square; it may not stay on { $square }.

## Positions
mana-position-daimyo = { $player } has one Daimyo, not { $number }.
mana-position-ronin = { $player } has five Ronin on the board and captured together, not { $number } and { $captured }.
mana-position-bird = The bird sits on a square without a piece, and there is one on { $square }.
mana-position-duty = The duty is the bird's kind, { $bird }, or *; it cannot be { $kind }.
mana-position-duty-bird = Without a bird the duty is *; it cannot be { $kind }.
mana-position-blocked = Neither player can do anything, so the game is over.
mana-set-up-bird = The bird is beside the board while the pieces are set up, not on { $square }.
mana-set-up-captured = Nothing is captured while the pieces are set up, so { $player } has 0 Ronin to bring back, not { $captured }.
mana-set-up-turn = Black sets up first, then White: { $player } is to act here.
mana-set-up-white = White sets up last, and then the game begins: no white piece stands on { $square } yet.
mana-set-up-daimyo = Black sets up one Daimyo, not { $number }.
mana-set-up-ronin = Black sets up five Ronin, not { $number }.

## Endings
mana-daimyo-captured = { $winner } captures the enemy Daimyo and wins.
mana-both-blocked = Neither player can move: the game is drawn.
mana-third-time = The same position has arisen for the third time: the game is drawn.
mana-hundred-moves = A hundred moves in a row have brought no capture and no Ronin back: the game is drawn.
