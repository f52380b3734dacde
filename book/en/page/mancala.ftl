# Mancala on the page. Names, refusals and endings are in ../mancala.ftl.

## On the home page
page-promise-mancala = Sow your stones around the board, and think one bowl further than your opponent.
page-time-mancala = Two players, 10 minutes

## A new game
page-option-mancala-rules = Rules
page-option-mancala-rules-general = General: just sow and bank
page-option-mancala-rules-egyptian = Egyptian: captures and extra turns
page-option-mancala-rules-ethiopian = Ethiopian: sow in either direction
page-option-mancala-rules-nigerian = Nigerian: sow on from a full bowl
page-option-mancala-stones = Stones in each bowl
page-option-mancala-start = Start
page-option-mancala-start-usual = Usual: each bowl holds the same number
page-option-mancala-start-number = Even start { $number }
page-option-mancala-start-note = From an even start, neither player can force a win. There are even starts only for some rules and numbers of stones.

## The board
page-mancala-bowl = { $whose ->
    [yours] Your
    [computer] The computer’s
   *[other] { $player }’s
} bowl { $bowl }: { $stones ->
    [0] empty
    [one] one stone
   *[other] { $stones } stones
}
page-mancala-store = { $whose ->
    [yours] Your
    [computer] The computer’s
   *[other] { $player }’s
} mancala: { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
page-mancala-right = Sow counter-clockwise
page-mancala-left = Sow clockwise
page-mancala-not-yours = This is { $whose ->
    [computer] the computer’s
   *[other] { $side }’s
} row. You sow from your own bowls.
page-mancala-banked = Stones in a mancala stay there. You sow from your own bowls.
page-mancala-skipped = { $whose ->
    [yours] You have only single stones and are skipped
    [computer] The computer has only single stones and is skipped
   *[other] { $side } has only single stones and is skipped
}: { $yours ->
    [yours] you sow again.
    [computer] the computer sows.
   *[other] { $next } sows.
}
page-mancala-extra = { $whose ->
    [yours] Your last stone fell into your mancala: you sow again.
    [computer] The computer’s last stone fell into its mancala: the computer sows again.
   *[other] { $side }’s last stone fell into { $side }’s mancala: { $side } sows again.
}
page-mancala-captured = { $whose ->
    [yours] Your last stone fell into your own empty bowl: you take that stone
    [computer] The computer’s last stone fell into its own empty bowl: the computer takes that stone
   *[other] { $side }’s last stone fell into { $side }’s own empty bowl: { $side } takes that stone
}{ $across ->
    [0] .
    [one] {" "}and the one opposite.
   *[other] {" "}and the { $across } opposite.
}
page-mancala-relayed = { $whose ->
    [yours] Your last stone
    [computer] The computer’s last stone
   *[other] { $side }’s last stone
} fell into a bowl with stones, so they were sown on{ $laps ->
    [one] .
   *[other] , { $laps } times in all.
}
page-mancala-fours = { $bowls ->
    [one] One
   *[other] { $bowls }
} of { $whose ->
    [yours] your bowls came to four stones: you take them.
    [computer] the computer’s bowls came to four stones: the computer takes them.
   *[other] { $side }’s bowls came to four stones: { $side } takes them.
}
page-mancala-emptied = { $whose ->
    [yours] Your bowls
    [computer] The computer’s bowls
   *[other] { $side }’s bowls
} are empty, so the game is over.{ $left ->
    [0] {""}
   *[other] {" "}{ $rest ->
        [0] { $left ->
            [one] The last stone counts for nobody.
           *[other] The last { $left } stones count for nobody.
        }
       *[other] { $banks ->
            [yours] You keep your last
            [computer] The computer keeps its last
           *[other] { $other } keeps the last
        } { $rest ->
            [one] stone
           *[other] { $rest }
        }: { $had } + { $rest } = { $sum }.
    }
}
page-mancala-kept = { $singles ->
    [yes] Only single stones are left, and they may not be sown.
   *[no] The same position has come up for the third time.
} Each player keeps their own. { $one }: { $had } + { $rest } = { $sum }. { $two }: { $had2 } + { $rest2 } = { $sum2 }.

## What to do now, shown after "Your turn: "
page-now-mancala = { $ways ->
    [yes] choose a bowl, then a direction
   *[no] choose a bowl
}

## What a player did
page-brief-mancala = Bowl { $bowl } sows { $stones }{ $way ->
    [right] {" "}counter-clockwise
    [left] {" "}clockwise
   *[none] {""}
}
page-brief-takes-stones = takes { $stones }
page-brief-rest = { $own ->
    [yes] keeps
   *[no] the other side keeps
} the last { $stones }
page-brief-gives-stones = gives away { $stones }
page-mancala-brief-skipped = { $own ->
    [yes] is then skipped
   *[no] the other side is skipped
}
page-told-banked = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} banked
page-mancala-act = Bowl { $bowl }{ $way ->
    [r] , counter-clockwise
    [l] , clockwise
   *[none] {""}
}

## The guide through a first game
page-guide-mancala-sow = Collect more stones in your mancala than the other player. { $how ->
    [tap] Tap
   *[click] Click
} this bowl. Its stones are sown one by one, counter-clockwise{ $into ->
    [last] , and the last one falls into your mancala.
    [one] . One of them falls into your mancala and counts for you.
   *[none] .
}
page-guide-mancala-pick = Collect more stones than the other player. { $how ->
    [tap] Tap
   *[click] Click
} this bowl. You choose which way its stones are sown.
page-guide-mancala-way = { $how ->
    [tap] Tap
   *[click] Click
} this arrow: the stones then go { $way ->
    [left] clockwise.
   *[right] counter-clockwise.
}
page-guide-mancala-reach = A stone that comes to your mancala stays there and counts for you. { $how ->
    [tap] Tap
   *[click] Click
} this bowl to reach it.
page-guide-mancala-again = Sow this bowl{ $way ->
    [right] {" "}counter-clockwise
    [left] {" "}clockwise
   *[none] {""}
}: the last stone falls into your mancala, so you sow again.
page-guide-mancala-capture = Sow this bowl{ $way ->
    [right] {" "}counter-clockwise
    [left] {" "}clockwise
   *[none] {""}
}: the last stone falls into your own empty bowl, so you take it and the stones across from it.
page-guide-mancala-relay = Sow this bowl: the last stone falls into a bowl with stones, so they are all sown on.
page-guide-mancala-four = Sow this bowl: it fills a bowl up to four, and these four stones go to the owner of that bowl.
page-guide-mancala-theirs = { $falls ->
    [yes] Under these rules, your stones fall into the other player’s mancala too, and count for them.
   *[no] Sowing passes over the other player’s mancala: your stones never fall in here.
} Sow on.
page-guide-mancala-end = The game ends as soon as one side’s bowls are all empty. { $rest ->
    [kept] The other player then keeps the stones left in their own bowls.
   *[lost] Stones left in bowls then count for nobody.
} The fuller mancala wins.
