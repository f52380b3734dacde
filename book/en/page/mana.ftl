# Mana on the page. Names, refusals and endings are in ../mana.ftl.

## On the home page
page-promise-mana = Your bird decides which pieces your opponent may move. Catch the Daimyo.
page-time-mana = Two players, 15 minutes

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

## What to do now, shown after "Your turn: "
page-now-mana-row = set your Daimyo on a marked square; the Ronin fill the row
page-now-mana-place = { $left ->
    [6] set your Daimyo on a marked square
    [one] set the last Ronin
   *[other] set { $left } Ronin
}
page-now-mana-move = { $duty ->
    [1] move a piece that stands on one stroke
    [2] move a piece that stands on two strokes
    [3] move a piece that stands on three strokes
   *[0] move any piece
}{ $reserve ->
    [yes] , or bring a Ronin back
   *[no] {""}
}
page-now-mana-bird = set the bird on a marked square

## What a player did
page-told-return = Ronin comes back to { $to }
page-told-bird = the bird to { $to }

## Help for the first game
page-help-mana = A piece moves exactly as many steps as its square has strokes. Then you set the bird: your opponent must move from a square of the same kind. Catch the Daimyo.
