# What the page in the browser says of its own. Names of pieces, refusals and endings are each game's own.

## Boards
page-board = { $game }: the board
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
page-mana-reserve = A Ronin to bring back; { $number } wait beside the board
page-jungle-square = { $square }{ $terrain ->
    [water] , water
    [trap] , a trap
    [den] , a den
   *[land] {""}
}
page-jungle-animal = { $side }’s { $animal }, rank { $rank }
page-jungle-trapped = on a trap, so it is attacked as rank 0
page-jungle-hungry = hungry
page-mandua-field = { $cage ->
    [yes] cage { $field }
   *[no] { $field }
}{ $what ->
    [tiger] , a tiger
    [hunter] , a hunter
   *[none] {""}
}
page-mandua-to-beat = Tiger must beat { $number ->
    [one] one more hunter
   *[other] { $number } more hunters
} in this turn.
page-mandua-remove = The objection was right. Hunter removes one of the marked tigers.
page-mandua-announced = Tiger announced { $number } and has beaten { $beaten }.
page-mandua-say-how-many = Hunters I will beat
page-mandua-say = Announce
page-mandua-object-how-many = The most that could be beaten was
page-mandua-object = I object
page-mandua-end = End my turn
page-seat = Player { $seat }
page-manitou-ground = Ground { $ground }
page-manitou-tiles = Tiles
page-manitou-side = Player { $seat }, strength { $strength }
page-manitou-down = { $card }, face down
page-manitou-here = Here, in ground { $ground }
page-manitou-take = Take { $tile }
page-manitou-discard = Give up { $tile }
page-manitou-booty = Booty
page-manitou-held = { $hand } + { $deck }
page-manitou-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-manitou-pairs = Pairs of { $tepees } tepees and { $buffaloes } buffaloes
page-manitou-tomahawks = Most tomahawks
page-manitou-hand = Your hand
page-manitou-decline = No, thank you
page-manitou-choose-title = Choose your cards for this hunt
page-manitou-choose = { $size } cards; { $left ->
    [0] that is all of them
   *[other] { $left } more
}. Your hunters add up to { $strength }.
page-manitou-choose-done = These cards
page-manitou-now-tiles = The referee draws tiles for hunt { $hunt } of { $hunts }.
page-manitou-now-choose = { $player } chooses cards in secret.
page-manitou-now-deck = The decks are shuffled.
page-manitou-now-play = { $yours ->
    [yes] { $picked ->
        [yes] Now point at the ground it goes to.
       *[no] Hunt { $hunt } of { $hunts }. Point at a card of your hand.
    }
   *[no] Hunt { $hunt } of { $hunts }. { $player } plays a card.
}
page-manitou-now-eighth = { $yours ->
    [yes] The totem is yours: you may play one card more.
   *[no] { $player } owns the totem and may play one card more.
}
page-manitou-now-move = { $yours ->
    [yes] The horse is yours: you may move one of your hunters to another ground.
   *[no] { $player } owns the horse and may move a hunter.
}
page-manitou-now-discard = { $yours ->
    [yes] The leather thief visits you: give up one of your marked tiles.
   *[no] The leather thief visits { $player }.
}
page-manitou-now-take = { $yours ->
    [yes] Take one of the marked tiles.
   *[no] { $player } takes a tile.
}
page-manitou-now-over = The last hunt is over.
