# Mancala on the page. Names, refusals and endings are in ../mancala.ftl.

## On the home page
page-promise-mancala = Sow your stones around the board, and gather more of them in your mancala than your opponent.
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
page-mancala-named = { $whose ->
    [yours] Your
    [computer] Computer’s
   *[other] { $player }’s
} mancala
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
    [computer] The computer’s last stone fell into its mancala: it sows again.
   *[other] { $side }’s last stone fell into { $side }’s mancala: { $side } sows again.
}
page-mancala-captured = { $whose ->
    [yours] Your last stone fell into your empty bowl:
    [computer] The computer’s last stone fell into its empty bowl:
   *[other] { $side }’s last stone fell into { $side }’s empty bowl:
} { $across ->
    [0] it goes
    [one] it and the one stone across go
   *[other] it and the { $across } stones across go
} into { $whose ->
    [yours] your mancala.
    [computer] its mancala.
   *[other] { $side }’s mancala.
}
page-mancala-chain = +{ $stones } in { $sowings } sowings
page-mancala-relayed = { $whose ->
    [yours] Your last stone
    [computer] The computer’s last stone
   *[other] { $side }’s last stone
} landed on stones, so they were sown on: { $laps } laps.
page-mancala-fours = Exactly four stones in a bowl go to its owner: { $stones } to { $whose ->
    [yours] you
    [computer] the computer
   *[other] { $side }
}{ $more ->
    [0] .
   *[other] , { $more } to { $banks ->
        [yours] you.
        [computer] the computer.
       *[other] { $other }.
    }
}
page-mancala-sure = { $whose ->
    [yours] Your
    [computer] The computer’s
   *[other] { $side }’s
} mancala holds { $stones } stones, more than half of all: enough to win, whatever comes next.
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

page-mancala-forecast = Bowl { $bowl }: { $laps ->
    [one] the last stone falls into
   *[other] after { $laps } laps, the last stone falls into
} { $whose ->
    [yours] your
    [computer] the computer’s
   *[other] the other player’s
} { $follows ->
    [captures] empty bowl { $end }, so { $across ->
        [0] it goes
        [one] it and the one stone across go
       *[other] it and the { $across } stones across go
    } into your mancala.
    [again] mancala, so you sow again.
   *[none] { $end ->
        [0] mancala.
       *[other] bowl { $end }.
    }
}
page-mancala-forecast-over = Then { $whose ->
    [yours] your
    [computer] the computer’s
   *[other] the other player’s
} bowls are empty, and the game ends.
page-mancala-forecast-singles = Then only single stones are left. They may not be sown, so the game ends, and each player keeps their own.
page-mancala-forecast-skipped = Then { $whose ->
    [yours] you have only single stones and are skipped:
    [computer] the computer has only single stones and is skipped:
   *[other] the other player has only single stones and is skipped:
} { $next ->
    [yours] you sow again.
    [computer] the computer sows.
   *[other] the other player sows.
}
page-mancala-hint-threat = Otherwise, the other player’s bowl { $bowl } could capture { $stones } of your stones.
page-mancala-hint-captures = It captures { $stones ->
    [one] a stone
   *[other] { $stones } stones
}.
page-mancala-hint-gains = It brings { $stones ->
    [one] a stone
   *[other] { $stones } stones
} into your mancala.
page-mancala-hint-aims = It prepares a capture: your bowl { $bowl } could then take { $stones } stones.
page-mancala-hint-stops = Otherwise, the other player’s bowl { $bowl } could earn an extra turn.
page-mancala-hint-ready = After that, your bowl { $bowl } could earn an extra turn.
page-mancala-hint-keeps = It gives the other player no stones.

## What to do now, shown after "Your turn: "
page-now-mancala = { $ways ->
    [left] choose a direction
   *[other] choose { $again ->
        [yes] one more bowl
       *[no] a bowl
    }{ $ways ->
        [yes] , then a direction
       *[no] {""}
    }
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
page-mancala-told = ({ $gains })
page-told-banked = +{ $stones }
page-mancala-told-given = { $stones } for the other player
page-mancala-told-captured = +{ $stones } by a capture
page-mancala-told-left = { $own ->
    [yes] +{ $stones } left over
   *[no] { $stones } left over for the other player
}
page-mancala-told-extra = extra turn
page-mancala-act = Bowl { $bowl }{ $way ->
    [r] , counter-clockwise
    [l] , clockwise
   *[none] {""}
}

## The guide through a first game
page-guide-mancala-sow = The fuller mancala wins. { $how ->
    [tap] Tap
   *[click] Click
} your bowl { $bowl }: its stones drop one by one along the arrows{ $relays ->
    [yes] . If the last one lands on stones, sow these, too.
   *[no] { $into ->
        [last] , the last into your mancala.
        [one] , one into your mancala.
       *[none] .
    }
}
page-guide-mancala-pick = The fuller mancala wins. { $how ->
    [tap] Tap
   *[click] Click
} your bowl { $bowl }: you choose which way its stones are sown.
page-guide-mancala-way = { $how ->
    [tap] Tap
   *[click] Click
} this arrow: the stones then go { $way ->
    [left] clockwise.
   *[right] counter-clockwise.
}
page-guide-mancala-weigh = { $how ->
    [tap] Keep a finger on
   *[click] Point at
} { $on ->
    [arrow] an arrow
   *[bowl] a bowl
} to see where the last stone falls.
page-guide-mancala-last = If the last stone falls into your mancala, sow again. If it lands in an empty bowl of yours, it and the stones across go into your mancala.
page-guide-mancala-reach = A stone that comes to your mancala stays there and counts for you. { $how ->
    [tap] Tap
   *[click] Click
} your bowl { $bowl } to reach it.
page-guide-mancala-again = Sow bowl { $bowl }{ $way ->
    [right] {" "}counter-clockwise
    [left] {" "}clockwise
   *[none] {""}
}: { $known ->
    [yes] the last stone falls into your mancala again, for another extra turn.
   *[no] the last stone falls into your mancala, so you sow again. Anywhere else, your turn ends.
}
page-guide-mancala-capture = Sow bowl { $bowl }{ $way ->
    [right] {" "}counter-clockwise
    [left] {" "}clockwise
   *[none] {""}
}: the last stone falls into your empty bowl { $end }, so it and the stones across go into your mancala.
page-guide-mancala-agains = If the last stone you sow falls into your mancala, you sow again. Anywhere else, your turn ends.
page-guide-mancala-captures = If your last stone falls into an empty bowl of yours, it and all stones across go into your mancala.
page-guide-mancala-relay = Sow bowl { $bowl }: if the last stone lands on stones, you sow these, too. In an empty bowl or a mancala, your turn ends.
page-guide-mancala-four = Sow bowl { $bowl }: a stone makes four in a bowl. These four go into the mancala of that bowl’s owner.
page-guide-mancala-fours = When a stone makes exactly four in a bowl, they go into its owner’s mancala. If it was the last stone, your turn ends.
page-guide-mancala-both = Stones fall into both mancalas and count for their owners. If the last one falls into a mancala, your turn ends.
page-guide-mancala-skips = Your stones skip the other player’s mancala: none of them falls into it.
page-guide-mancala-single = A bowl with a single stone may not be sown.
page-guide-mancala-end = The game ends when one side’s bowls are empty. { $rest ->
    [kept] The stones left in the other bowls then go into their owner’s mancala.
   *[lost] The stones in the other bowls count for nobody.
}
