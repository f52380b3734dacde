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
    [yours] All the pieces that you may move are blocked. So you miss a turn
   *[other] All the pieces that { $side } may move are blocked. So { $side } misses a turn
}, and { $yours ->
    [yours] you move again, with any piece.
   *[other] { $next } moves again, with any piece.
}

page-mana-free = { $side } had no piece on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, where the bird was. So { $side } could move any piece or bring a Ronin back.
page-mana-caught = { $whose ->
    [yours] Your Daimyo was captured
   *[other] { $side }’s Daimyo was captured
}. That ends the game.

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
page-now-mana-to = { $steps ->
    [0] set the Ronin on any empty square
    [1] one stroke: move this piece exactly one square
    [2] two strokes: move this piece exactly two squares
   *[3] three strokes: move this piece exactly three squares
}
page-now-mana-bird = { $steps ->
    [1] set the bird on another square with one stroke; your opponent must then move from one stroke if they can
    [2] set the bird on another square with two strokes; your opponent must then move from two strokes if they can
   *[3] set the bird on another square with three strokes; your opponent must then move from three strokes if they can
}

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
page-guide-mana-to = { $strokes ->
    [1] It moves exactly one square.
    [2] It moves exactly two squares. It may turn a corner, but never passes over a piece.
   *[3] It moves exactly three squares. It may turn corners, but never passes over a piece.
} { $how ->
    [tap] Tap
   *[click] Click
} a marked square to move there.
page-guide-mana-bird = Your piece landed on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}. Now set the bird on another square with the same number of strokes, for example here. { $bound ->
    [0] { $other ->
        [white] White
       *[black] Black
    } has no piece on such a square, so any of its pieces may move.
   *[other] { $other ->
        [white] White
       *[black] Black
    } must then move one of the pieces whose strokes are red.
}
page-guide-mana-bound = The bird is on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}. So you must move a piece that stands on the same number of strokes, like this one.
page-guide-mana-catch = This is the enemy Daimyo. Capture it, and you win. A piece captures by ending its move on the other piece’s square.
page-guide-mana-bird-again = Your piece is on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
} now, so the bird goes to a square with the same number of strokes. { $bound ->
    [0] { $other ->
        [white] White
       *[black] Black
    } has no piece on such a square, so any of its pieces may move.
   *[other] { $other ->
        [white] White
       *[black] Black
    } must then move one of the pieces whose strokes are red.
} Before you decide, look at what they could reach.
page-guide-mana-win = This piece can reach the enemy Daimyo. { $how ->
    [tap] Tap
   *[click] Click
} it.
page-guide-mana-win-to = { $how ->
    [tap] Tap
   *[click] Click
} the Daimyo to capture it and win.
page-guide-mana-take = This piece can capture a Ronin: its move can end exactly on that Ronin’s square.
page-guide-mana-take-to = { $how ->
    [tap] Tap
   *[click] Click
} the enemy Ronin to capture it. It then waits beside the board.
page-guide-mana-free = The bird is on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, but none of your pieces stands on the same number of strokes. So you may move any piece.
page-guide-mana-again = { $other ->
    [white] White
   *[black] Black
} could not move, because its pieces are blocked. So you move again, with any piece.
page-guide-mana-back = { $strokes ->
    [0] You are free to move any piece. Or bring
    [1] None of your pieces is on one stroke, so you may move any. Or bring
    [2] None of your pieces is on two strokes, so you may move any. Or bring
   *[3] None of your pieces is on three strokes, so you may move any. Or bring
} this Ronin back: { $how ->
    [tap] tap
   *[click] click
} it.
page-guide-mana-back-to = A Ronin comes back on any empty square, for example here. Afterwards you set the bird, as after every move.
page-guide-mana-lost = { $other ->
    [white] White
   *[black] Black
} has captured your Ronin. It waits here. You may bring it back when none of your pieces is where the bird asks.
