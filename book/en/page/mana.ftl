# Mana on the page. Names, refusals and endings are in ../mana.ftl.

## On the home page
page-promise-mana = Capture the enemy Daimyo. Your bird decides which pieces your opponent may move.
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
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}{ $what ->
    [bird] , the bird
    [daimyo] , { $player }’s Daimyo
    [ronin] , { $player }’s Ronin
   *[none] {""}
}{ $danger ->
    [yes] , which could be captured
   *[no] {""}
}
page-mana-bird = Bird
page-mana-tray = captured
page-mana-tray-back = can come back
page-mana-reserve = Bring a Ronin back; { $number ->
    [one] one waits
   *[other] { $number } wait
} beside the board
page-mana-blocked = This piece cannot move: it has no free path of exactly { $steps ->
    [1] one square
    [2] two squares
   *[3] three squares
}.
page-mana-bird-blocks = This piece cannot move: the bird stands in its way.
page-mana-theirs = This piece is { $side }’s, so you cannot move it. It is on { $kind ->
    [1] one stroke, so it moves exactly one square
    [2] two strokes, so it moves exactly two squares
   *[3] three strokes, so it moves exactly three squares
}.
page-mana-duty = The bird is on { $duty ->
    [1] one stroke, so you must move a piece on one stroke
    [2] two strokes, so you must move a piece on two strokes
   *[3] three strokes, so you must move a piece on three strokes
}. This one is on { $kind ->
    [1] one
    [2] two
   *[3] three
}.
page-mana-awaited = { $side ->
    [white] White
   *[black] Black
} { $bound ->
    [yes] must move a piece on { $steps ->
        [1] one stroke
        [2] two strokes
       *[3] three strokes
    }, like the bird
   *[no] has no piece on { $steps ->
        [1] one stroke
        [2] two strokes
       *[3] three strokes
    } to match the bird, and may move any
}
page-mana-skipped = { $whose ->
    [yours] { $bound ->
        [yes] You may move only pieces on as many strokes as the bird, but none of them can move
       *[no] None of your pieces can move
    }. So you miss a turn
   *[other] { $bound ->
        [yes] { $side } may move only pieces on as many strokes as the bird, but none of them can move
       *[no] None of { $side }’s pieces can move
    }. So { $side } misses a turn
}, and { $yours ->
    [yours] you move again, with any piece.
   *[other] { $next } moves again, with any piece.
}

page-mana-free = The bird on { $square } called for a piece on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}. { $side } had none, and so could move any piece{ $reserve ->
    [yes] {" "}or bring a Ronin back
   *[no] {""}
}.
page-mana-caught = { $whose ->
    [yours] Your Daimyo was captured
    [computer] The computer’s Daimyo was captured
   *[other] { $side }’s Daimyo was captured
}. That ends the game.{ $strokes ->
    [0] {""}
   *[other] {" "}The bird was on { $strokes ->
        [1] one stroke
        [2] two strokes
       *[3] three strokes
    }, { $free ->
        [yes] where { $yours ->
            [yours] you
            [computer] the computer
           *[other] { $next }
        } had no piece. So any piece could move.
       *[no] and so was the piece that captured the Daimyo.
    }
}
page-lost-mana-daimyo-captured = { $winner } captures your Daimyo.

## What to do now, shown after "Your turn: "
page-now-mana-row = set your Daimyo on two strokes
page-now-mana-place = { $left ->
    [6] set your Daimyo on a marked square
    [one] set the last Ronin
   *[other] set { $left } Ronin
}
page-now-mana-move = { $bound ->
    [yes] { $duty ->
        [1] move a piece that is on one stroke, like the bird
        [2] move a piece that is on two strokes, like the bird
       *[3] move a piece that is on three strokes, like the bird
    }
   *[no] { $duty ->
        [0] { $missed ->
            [yes] { $side ->
                [white] White
               *[black] Black
            } is blocked, so move any piece
           *[no] move any piece
        }
        [1] the bird is on one stroke, but none of your pieces is: move any
        [2] the bird is on two strokes, but none of your pieces is: move any
       *[3] the bird is on three strokes, but none of your pieces is: move any
    }
}{ $reserve ->
    [yes] {" "}or bring a Ronin back
   *[no] {""}
}{ $blocked ->
    [one] . The crossed-out piece has no free path
    [some] . The crossed-out pieces have no free path
   *[no] {""}
}{ $danger ->
    [one] . { $side ->
        [white] White
       *[black] Black
    }’s piece on { $pieces } threatens your Daimyo
    [some] . { $side ->
        [white] White
       *[black] Black
    }’s pieces on { $pieces } threaten your Daimyo
   *[no] {""}
}
page-now-mana-to = { $only ->
    [yes] { $steps ->
        [1] the bird lets only the marked piece move: one square
        [2] the bird lets only the marked piece move: two squares
       *[3] the bird lets only the marked piece move: three squares
    }
   *[no] { $steps ->
        [0] set the Ronin on any empty square
        [1] move it one square
        [2] move it two squares
       *[3] move it three squares
    }
}{ $more ->
    [wins] . Capture the Daimyo, and you win
    [captures] . Red corners: you can capture there
    [others] , or choose another piece
   *[none] {""}
}{ $risks ->
    [all] . Wherever it lands, { $side ->
        [white] White
       *[black] Black
    } could capture your Daimyo
    [bird] . Wherever it lands, only the bird could protect your Daimyo
    [some] . Avoid “!”, or { $side ->
        [white] White
       *[black] Black
    } could capture your Daimyo
   *[no] {""}
}{ $blocked ->
    [one] . The crossed-out piece has no free path
    [some] . The crossed-out pieces have no free path
   *[no] {""}
}{ $danger ->
    [one] . { $side ->
        [white] White
       *[black] Black
    }’s piece on { $pieces } threatens your Daimyo
    [some] . { $side ->
        [white] White
       *[black] Black
    }’s pieces on { $pieces } threaten your Daimyo
   *[no] {""}
}{ $frees ->
    [yes] . Open lock: { $side ->
        [white] White
       *[black] Black
    } could then move any piece
   *[no] {""}
}
page-now-mana-bird = set the bird. { $side ->
    [white] White
   *[black] Black
} { $then ->
    [free] { $danger ->
        [none] has no piece on { $steps ->
            [1] one stroke
            [2] two strokes
           *[3] three strokes
        }, so it may move any outlined piece{ $reserve ->
            [yes] {" "}or bring a Ronin back
           *[no] {""}
        }
       *[all] may then move any piece
    }
    [skipped] { $stuck ->
        [0] is blocked
        [one] must move the piece on { $pieces }, but it is blocked
       *[other] must move one of the pieces on { $pieces }, but they are blocked
    }. So { $side ->
        [white] White
       *[black] Black
    } misses a turn
   *[bound] must then move { $movable ->
        [one] the outlined piece
       *[other] an outlined piece
    }{ $alike ->
        [yes] . This time, the bird’s square makes no difference
        [blocks] . The bird also blocks its square{ $threat ->
            [no] , so choose it well
           *[other] {""}
        }
       *[no] {""}
    }
}{ $threat ->
    [one] . Your piece on { $from } threatens the enemy Daimyo
    [some] . Your pieces on { $from } threaten the enemy Daimyo
   *[no] {""}
}{ $danger ->
    [all] {" "}and could capture your Daimyo
   *[other] {""}
}{ $loss ->
    [yes] . Red corners: { $side ->
        [white] White
       *[black] Black
    } could capture there
    [some] . On a shield, the bird protects your Ronin
   *[no] {""}
}{ $skips ->
    [yes] . With the bird on “»”, { $side ->
        [white] White
       *[black] Black
    } is blocked and misses a turn
   *[no] {""}
}{ $danger ->
    [some] . Avoid “!”, or { $side ->
        [white] White
       *[black] Black
    } could capture your Daimyo
   *[other] {""}
}

## What would follow, for a square that the player points at
page-mana-forecast-wins = You capture the Daimyo and win.
page-mana-forecast = { $on ->
    [bird] Bird on { $square }:
    [gone] Then the bird leaves the board, and
   *[piece] Then
} { $side ->
    [white] White
   *[black] Black
} { $then ->
    [free] { $on ->
        [gone] may move any piece
       *[other] has no piece on { $steps ->
            [1] one stroke
            [2] two strokes
           *[3] three strokes
        } and may move any
    }{ $reserve ->
        [yes] {" "}or bring a Ronin back
       *[no] {""}
    }
    [skipped] is blocked and misses a turn
   *[bound] { $on ->
        [bird] must move { $movable ->
            [one] the piece
           *[other] a piece
        } on { $pieces }{ $goals ->
            [one] {" "}to { $goal }
            [some] . Red dots show where it can go
           *[no] {""}
        }{ $blocked ->
            [one] . The piece on { $stuck } is blocked
            [some] . The pieces on { $stuck } are blocked
           *[no] {""}
        }
       *[other] must move a piece on { $steps ->
            [1] one stroke
            [2] two strokes
           *[3] three strokes
        }, like the bird: { $pieces }
    }
}{ $prey ->
    [daimyo] . { $side ->
        [white] White
       *[black] Black
    } could capture your Daimyo
    [ronin] . { $side ->
        [white] White
       *[black] Black
    } could capture a Ronin
    [doubt] . Only the bird could protect your Daimyo
   *[none] {""}
}.

## What a player did
page-mana-act = { $from ->
    [none] Ronin back to
   *[other] { $from } to
} { $to }{ $bird ->
    [none] {""}
   *[other] , bird on { $bird }
}
page-mana-hint-saves = Then your Daimyo cannot be captured{ $loses ->
    [yes] , but a Ronin can
   *[no] {""}
}.
page-mana-hint-threat = You threaten the enemy Daimyo.
page-mana-hint-order = The bird lets the other player { $number ->
    [one] move only one piece
   *[other] pick from only { $number } pieces
}.
page-told-return = Ronin comes back to { $to }
page-told-bird = bird to { $to }

## The guide through a first game
page-guide-mana-row = { $how ->
    [tap] Tap
   *[click] Click
} the ringed square to set your Daimyo. Your Ronin fill the row. You win if one of your pieces lands on the enemy Daimyo.
page-guide-mana-place = Set your Daimyo, then five Ronin. You win if you land on the enemy Daimyo and so capture it.
page-guide-mana-piece = { $how ->
    [tap] Tap
   *[click] Click
} { $pointed ->
    [yes] this piece
   *[no] one of your pieces
}. { $strokes ->
    [0] The strokes below it say how many squares it moves.
    [1] The one stroke below it says: it moves exactly one square.
    [2] The two strokes below it say: it moves exactly two squares.
   *[3] The three strokes below it say: it moves exactly three squares.
}
page-guide-mana-to = { $how ->
    [tap] Tap
   *[click] Click
} a marked square. { $strokes ->
    [1] Your piece goes forward, back or sideways, never diagonally.
   *[other] Your piece may turn on its way, but it never goes diagonally or jumps.
}
page-guide-mana-bird = Like your piece, the bird must land on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}. { $bound ->
    [0] { $other ->
        [white] White
       *[black] Black
    } has no piece on { $strokes ->
        [1] one stroke
        [2] two strokes
       *[3] three strokes
    } and may move any.
   *[other] { $other ->
        [white] White
       *[black] Black
    } must then move a piece on { $strokes ->
        [1] one stroke
        [2] two strokes
       *[3] three strokes
    }.
}{ $blocks ->
    [yes] {" "}No piece may land on the bird or pass over it.
   *[no] {""}
}
page-guide-mana-blocks = No piece may enter the bird’s square or pass over it.
page-guide-mana-weigh = { $how ->
    [tap] Keep a finger on
   *[click] Point at
} a marked square to see the way there, and what { $other ->
    [white] White
   *[black] Black
} could do next.
page-guide-mana-undo = Changed your mind? { $how ->
    [tap] Tap
   *[click] Click
} your piece again to take its move back.
page-guide-mana-exposed = Wherever you set the bird now, { $other ->
    [white] White
   *[black] Black
} can capture your Daimyo. { $how ->
    [tap] Tap
   *[click] Click
} your piece to take its move back.
page-guide-mana-bound = { $other ->
    [white] White
   *[black] Black
} landed on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}, so the bird did, too. It orders you to move a piece on { $strokes ->
    [1] one stroke
    [2] two strokes
   *[3] three strokes
}{ $pieces ->
    [0] .
    [one] . Only this one can.
   *[other] , such as this one.
}
page-guide-mana-win = You can capture the enemy Daimyo now and win. Which of your pieces can land on it?
page-guide-mana-take = This piece can capture a Ronin: end your move exactly on its square.
page-guide-mana-back = Instead of moving, you may bring a Ronin back: set it on any empty square, then set the bird.
page-guide-mana-danger = { $help ->
    [land] Your Daimyo is in danger. Land on { $land ->
        [1] one stroke
        [2] two strokes
        [3] three strokes
        [12] one or two strokes
        [13] one or three strokes
       *[23] two or three strokes
    } with this piece. Then the bird must land on the same number of strokes, so the attacker may not move.
    [take] Your Daimyo is in danger. This piece can capture the attacker.
    [away] Your Daimyo is in danger. Move it away.
   *[block] Your Daimyo is in danger. Block the way with a piece or the bird.
}
page-guide-mana-lost = You can bring your captured Ronin back when none of your pieces is on as many strokes as the bird.
page-guide-mana-taken = { $other ->
    [white] White can bring its captured Ronin back when no white
   *[black] Black can bring its captured Ronin back when no black
} piece is on as many strokes as the bird.
