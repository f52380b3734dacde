# Mancala on the page. Names, refusals and endings are in ../mancala.ftl.

## On the home page
page-promise-mancala = Sow your stones around the board, and think one bowl further than your opponent.
page-time-mancala = Two players, 10 minutes

## A new game
page-option-mancala-rules = Rules
page-option-mancala-rules-general = General: just sow and bank
page-option-mancala-rules-egyptian = Egyptian: captures and extra turns
page-option-mancala-rules-ethiopian = Ethiopian: sow in either direction
page-option-mancala-rules-nigerian = Nigerian: sow on from a full bowl
page-option-mancala-stones = Stones in each bowl

## The board
page-mancala-bowl = { $player }’s bowl { $bowl }: { $stones ->
    [0] empty
    [one] one stone
   *[other] { $stones } stones
}
page-mancala-store = { $player }’s mancala: { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
page-mancala-right = Sow to the right, counter-clockwise
page-mancala-left = Sow to the left, clockwise
page-mancala-skipped = { $whose ->
    [yours] You have only single stones and are skipped
   *[other] { $side } has only single stones and is skipped
}: { $yours ->
    [yours] you sow again.
   *[other] { $next } sows.
}
page-mancala-extra = The last stone fell into the mancala: { $whose ->
    [yours] you sow again.
   *[other] { $side } sows again.
}
page-mancala-captured = The last stone fell into an empty bowl: { $whose ->
    [yours] you take
   *[other] { $side } takes
} { $stones ->
    [one] that one stone.
   *[other] it and those across, { $stones } in all.
}
page-mancala-fours = { $bowls ->
    [one] Four stones in a bowl go to
   *[other] { $bowls } bowls of four stones go to
} { $whose ->
    [yours] you
   *[other] { $side }
}.

## What to do now, shown after "Your turn: "
page-now-mancala = { $ways ->
    [yes] choose a bowl, then a direction
   *[no] choose a bowl
}

## What a player did
page-told-banked = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} banked
page-mancala-act = Bowl { $bowl }{ $way ->
    [r] {" "}to the right
    [l] {" "}to the left
   *[none] {""}
}

## Help for the first game
page-help-mancala =
    { $rules ->
        [ethiopian] Choose one of your bowls, then a direction. Its stones are sown one by one.
       *[other] Choose one of your bowls. Its stones are sown one by one, counter-clockwise.
    } { $rules ->
        [general] Whoever has more stones in their mancala at the end wins.
        [nigerian] If you end in a bowl with stones, they are sown on. Four stones in a bowl go to its owner’s mancala.
       *[other] End in your own mancala to move again. End in an empty bowl of yours to capture the stones across from it.
    }
