# Mana: names, refusals and endings.

mana = Mana
mana-black = Black
mana-white = White

mana-daimyo = Daimyo
mana-ronin = Ronin
mana-bird = Mana-bird

## Setting up
mana-setting-up = The pieces are still being set up. Write where yours stand as =c1 or, in the advanced game, =b2:a1,c1,d1,e2,f2.
mana-set-up-already = The pieces have been set up. From now on, move a piece or bring a Ronin back.
mana-fill-row = In this game the pieces fill the first row. Choose only the Daimyo's square, as in =c1.
mana-first-row = All six pieces start on their player's first row. { $square } is not on it.
mana-daimyo-double = The Daimyo starts on a square with two strokes. { $square } has { $kind ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}.
mana-place-each = In this game you place each piece: the Daimyo first, then the five Ronin, as in =b2:a1,c1,d1,e2,f2.
mana-two-rows = All six pieces start on their player's first two rows. { $square } is on neither.
mana-square-twice = Each piece needs a square of its own. { $square } is named twice.
mana-rising-order = List the Ronin's squares by rank, then by file: { $square } comes before { $after }.

## Moving
mana-no-piece = There is no piece on { $square }.
mana-enemy-piece = The piece on { $square } belongs to the other player.
mana-duty = The bird is on { $duty ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, so a piece on such a square must move. { $square } has { $kind ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}.
mana-stay = A piece may not end on { $square }, the square it starts from.
mana-own-piece = Your own piece stands on { $square }. You can capture only enemy pieces.
mana-distance = { $from } has { $kind ->
    [1] one stroke, so a piece moves exactly one square from there
    [2] two strokes, so a piece moves exactly two squares from there
   *[3] three strokes, so a piece moves exactly three squares from there
}, never diagonally. It cannot reach { $to }.
mana-path = Pieces are in the way: there is no free path of { $kind ->
    [1] one square
    [2] two squares
   *[3] three squares
} from { $from } to { $to }.
mana-bird-on-path = The bird on { $bird } fills its square, so no piece can pass it on the way from { $from } to { $to }.
mana-bird-on-end = The bird fills its square, so no piece may end on { $square }.

## Ronin that come back
mana-return-duty = The bird is on { $duty ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, and you have a piece on such a square. That piece must move, so no Ronin comes back.
mana-none-captured = No Ronin of this player is captured, so none can come back.
mana-return-occupied = A Ronin comes back on an empty square. { $square } is not empty.

## The bird
mana-bird-after-daimyo = Capturing the Daimyo ends the game at once, so you do not set the bird.
mana-bird-missing = Every turn ends with the bird. Set it on another empty square with { $kind ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, as in a1-b3@e4.
mana-bird-nowhere = There is no other empty square with { $kind ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, so the bird leaves the board and is not set.
mana-bird-kind = The bird goes to a square with { $expected ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, like the one that the piece now stands on. { $square } has { $kind ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}.
mana-bird-occupied = The bird needs a square without a piece. After this move, a piece stands on { $square }.
mana-bird-stays = The bird must go to another square. It may not stay on { $square }.

## Positions
mana-position-daimyo = { $player } needs one Daimyo, not { $number }.
mana-position-ronin = { $player } needs five Ronin in all. On the board: { $number }; captured: { $captured }.
mana-position-bird = The bird needs a square without a piece. A piece stands on { $square }.
mana-position-duty = The duty must be { $bird }, the kind of the square under the bird, or * if any piece may move. It cannot be { $kind }.
mana-position-duty-bird = Without a bird the duty is *. It cannot be { $kind }.
mana-position-blocked = Neither player can act, so the game is over.
mana-set-up-bird = During set-up the bird is beside the board, not on { $square }.
mana-set-up-captured = During set-up nothing is captured, so { $player } has 0 Ronin to bring back, not { $captured }.
mana-set-up-turn = Black sets up first, then White. Here it is { $player }'s turn.
mana-set-up-white = White sets up last, and then the game begins. No white piece can stand on { $square } yet.
mana-set-up-daimyo = Black sets up one Daimyo, not { $number }.
mana-set-up-ronin = Black sets up five Ronin, not { $number }.

## Endings
mana-daimyo-captured = { $winner } captures the enemy Daimyo and wins.
mana-both-blocked = Neither player can act: the game is drawn.
mana-third-time = The same position has occurred for the third time: the game is drawn.
mana-hundred-moves = In a hundred moves in a row, nothing was captured and no Ronin came back: the game is drawn.
