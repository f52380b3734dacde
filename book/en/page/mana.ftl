# Mana on the page. Names, refusals and endings are in ../mana.ftl.

## On the home page
page-promise-mana = Your bird decides which pieces your opponent may move. Catch the Daimyo.
page-time-mana = Two players, 15 minutes

## A new game
page-option-mana-setup = Set-up
page-option-mana-setup-standard = Standard: all in the first row
page-option-mana-setup-advanced = Advanced: anywhere in two rows
page-option-mana-bird = The bird
page-option-mana-bird-solid = Solid: it fills its square
page-option-mana-bird-spirit = Spirit: it blocks nobody

## The board
page-mana-square = { $square }, { $steps ->
    [1] single
    [2] double
   *[3] triple
}{ $what ->
    [bird] , the bird
    [daimyo] , { $player }’s Daimyo
    [ronin] , { $player }’s Ronin
   *[none] {""}
}
page-mana-reserve = Bring a Ronin back; { $number ->
    [one] one waits
   *[other] { $number } wait
} beside the board
page-mana-skipped = { $whose ->
    [yours] You are blocked
   *[other] { $side } is blocked
}: { $yours ->
    [yours] you move again.
   *[other] { $next } moves again.
}

page-mana-free = { $side } had no piece on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, where the bird was. So { $side } could move any piece or bring a Ronin back.

## What to do now, shown after "Your turn: "
page-now-mana-row = set your Daimyo on a marked square; the Ronin fill the row
page-now-mana-place = { $left ->
    [6] set your Daimyo on a marked square
    [one] set the last Ronin
   *[other] set { $left } Ronin
}
page-now-mana-move = { $bound ->
    [yes] { $duty ->
        [1] the bird is on one stroke, so move a piece on one stroke
        [2] the bird is on two strokes, so move a piece on two strokes
       *[3] the bird is on three strokes, so move a piece on three strokes
    }
   *[no] { $duty ->
        [0] move any piece
        [1] no piece of yours is on one stroke, so move any piece
        [2] no piece of yours is on two strokes, so move any piece
       *[3] no piece of yours is on three strokes, so move any piece
    }
}{ $reserve ->
    [yes] , or bring a Ronin back
   *[no] {""}
}
page-now-mana-bird = set the bird on a marked square

## What a player did
page-mana-act = { $from ->
    [none] Ronin back to
   *[other] { $from } to
} { $to }{ $bird ->
    [none] {""}
   *[other] , bird on { $bird }
}
page-told-return = Ronin comes back to { $to }
page-told-bird = the bird to { $to }

## The guide through a first game
page-guide-mana-row = { $how ->
    [tap] Tap
   *[click] Click
} this square to set your Daimyo there. Keep it safe: whoever captures the enemy Daimyo wins.
page-guide-mana-place = { $how ->
    [tap] Tap
   *[click] Click
} a square for your Daimyo, then one for each Ronin. Whoever captures the enemy Daimyo wins.
page-guide-mana-piece = { $how ->
    [tap] Tap
   *[click] Click
} this piece. Its square has { $strokes ->
    [1] one stroke, so it moves exactly one square.
    [2] two strokes, so it moves exactly two squares.
   *[3] three strokes, so it moves exactly three squares.
}
page-guide-mana-to = { $how ->
    [tap] Tap
   *[click] Click
} a marked square to move there.
page-guide-mana-bird = Now set the bird on a square with as many strokes as your piece’s new one, for example here. { $other ->
    [white] White
   *[black] Black
} must then move from a { $strokes ->
    [1] single
    [2] double
   *[3] triple
} square.
page-guide-mana-bound = The bird tells you too where to move from: a { $strokes ->
    [1] single
    [2] double
   *[3] triple
} square. This piece stands on one.
page-guide-mana-catch = This is the enemy Daimyo. Capture it, and you win.
