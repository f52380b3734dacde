# Big Manitou on the page. Names, refusals and endings are in ../manitou.ftl.

## On the home page
page-promise-manitou = Choose your cards in secret, win three hunting grounds, and keep the leather thief away.
page-time-manitou = Two to five players, 40 minutes

## A new game
page-option-manitou-players = Players
page-option-manitou-cards = Cards for each hunt
page-option-manitou-cards-chosen = Chosen in secret
page-option-manitou-cards-random = Drawn at random: faster

## The board
page-manitou-ground = Ground { $ground }
page-manitou-tiles = Tiles
page-manitou-side = { $player }, strength { $strength }{ $tomahawks ->
    [0] {""}
   *[other] , of which { $tomahawks } from tomahawks
}
page-manitou-look = Look at this card
page-manitou-first = Begins this hunt
page-manitou-level = level { $level }
page-manitou-ready = has chosen
page-manitou-choosing = is choosing
page-manitou-down = { $card }, face down
page-manitou-here = Here, in ground { $ground }
page-manitou-take = Take { $tile }
page-manitou-discard = Give up { $tile }
page-manitou-booty = Booty
page-manitou-held = { $hand } cards in hand, { $deck } in the deck, { $aside } set aside
page-manitou-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-manitou-hand = Your hand
page-manitou-decline = No, thanks
page-manitou-choose-title = Choose your cards for this hunt
page-manitou-choose = { $size } cards; { $left ->
    [0] all chosen
   *[other] { $left } more to choose
}. Your hunters add up to { $strength }, plus { $heroes ->
    [0] no heroes
    [one] one hero
   *[other] { $heroes } heroes
}.
page-manitou-choose-done = Take these cards
page-manitou-choose-full = You take { $size } cards. To take this one, first put another one back.
page-manitou-choose-together = Everybody chooses at the same time.
page-manitou-choose-waits = Your cards are ready. The hunt begins when { $players } { $number ->
    [one] has
   *[other] have
} chosen too. Keep this page open.
page-manitou-choose-again = Choose again
page-manitou-hunt = Hunt { $hunt } of { $hunts }
page-manitou-tribe = Which hero defeats which?
page-manitou-defeats = { $card } defeats { $others }. Now choose a ground.
page-manitou-total = Hunters have strength { $strength } in all{ $thief ->
    [yes] : as things stand, the leather thief will come
    [now] : the leather thief is here
   *[no] {""}
}
page-manitou-cylinder-totem = Owns the totem cylinder
page-manitou-cylinder-horse = Owns the horse cylinder
page-manitou-trial-defeats = { $by ->
    [yours] You win
   *[other] { $player } wins
} the trial of strength: { $card } defeats { $other } of { $of ->
    [yours] yours.
   *[other] { $whose }.
}
page-manitou-trial-defeated = { $of ->
    [yours] You win
   *[other] { $whose } wins
} the trial of strength: { $other } defeats { $card } of { $by ->
    [yours] yours.
   *[other] { $player }.
}
page-manitou-trial-alike = Nobody wins the trial of strength: { $card } meets { $other }, and both are turned face down.
page-manitou-trial-sacrifice = { $by ->
    [yours] You sacrifice
   *[other] { $player } sacrifices
} { $card }: it and { $other } of { $of ->
    [yours] yours
   *[other] { $whose }
} are both turned face down.
page-manitou-sheet = Score sheet
page-manitou-sheet-now = The score if the game ended now, in hunt { $hunt } of { $hunts }.
page-manitou-sheet-tepees = Tepees
page-manitou-sheet-buffaloes = Buffaloes
page-manitou-sheet-pairs = Pairs
page-manitou-sheet-pairs-why = A tepee and a buffalo make a point.
page-manitou-sheet-totem = Totems
page-manitou-sheet-totem-why = The totem cylinder is worth a point.
page-manitou-sheet-horse = Horses
page-manitou-sheet-horse-why = The horse cylinder is worth a point.
page-manitou-sheet-tomahawks = Tomahawks
page-manitou-sheet-tomahawks-why = The most tomahawks are worth a point.
page-manitou-sheet-total = Points
page-manitou-sheet-equal = With equal points, more tepees win, then more tiles.
page-manitou-brought = What hunt { $hunt } brought
page-manitou-brought-none = Nobody takes a tile here.
page-manitou-share = { $share ->
    [heroes] the heroes
    [highest] first with { $sum }
   *[next] second with { $sum }
}
page-manitou-thief = Leather thief
page-manitou-thief-took = to the thief
page-manitou-go-on = Go on to hunt { $hunt }
page-manitou-table = Show the table
page-manitou-cards-of = { $whose ->
    [yours] Your cards
   *[other] Cards of { $player }
}
page-manitou-in-hand = In hand: { $number }
page-manitou-in-deck = In the deck, in unknown order: { $number }
page-manitou-aside = Set aside for this hunt: { $number }
page-manitou-laid = Played in this hunt: { $number }
page-manitou-resting = Played in the last hunt, so not available: { $number }
page-tribe-0 = Fish
page-tribe-1 = Hawk
page-tribe-2 = Turtle
page-tribe-3 = Bear
page-tribe-4 = Hare

## What to do now
page-manitou-now-tiles = The referee draws tiles for hunt { $hunt } of { $hunts }.
page-manitou-now-choose = { $player } chooses cards in secret.
page-manitou-now-deck = The decks are shuffled.
page-manitou-now-play = { $yours ->
    [yes] { $picked ->
        [yes] Now choose a ground for it.
       *[no] Hunt { $hunt } of { $hunts }. Choose a card from your hand.
    }
   *[no] Hunt { $hunt } of { $hunts }. { $player } plays a card.
}
page-manitou-now-eighth = { $yours ->
    [yes] You own the totem and may play one more card.
   *[no] { $player } owns the totem and may play one more card.
}
page-manitou-now-move = { $yours ->
    [yes] You own the horse and may move one of your hunters to another ground.
   *[no] { $player } owns the horse and may move a hunter.
}
page-manitou-now-discard = { $yours ->
    [yes] The leather thief visits you: give up one of your marked tiles.
   *[no] The leather thief visits { $player }.
}
page-manitou-now-take = { $yours ->
    [yes] Ground { $ground }: { $share ->
        [heroes] you have the heroes
        [highest] you are first
       *[next] you are second
    }, take { $number }.
   *[no] Ground { $ground }: { $player } { $share ->
        [heroes] has the heroes
        [highest] is first
       *[next] is second
    } and takes { $number }.
}
page-manitou-now-over = The last hunt is over.

## What a player did
page-brief-manitou-turned = { $card } is turned
page-manitou-act-tiles = Tiles are drawn
page-manitou-act-choose = Cards are chosen
page-manitou-act-deck = A deck is shuffled
page-manitou-act-play = { $card } to ground { $ground }
page-manitou-act-move = { $card } from ground { $ground } to { $to }
page-manitou-act-take = Takes { $tile }
page-manitou-act-discard = Gives up { $tile }
page-manitou-act-decline = Declines

## The guide through a first game
page-guide-manitou-choose = Choose your cards for this hunt. Hunters have numbers, which add up. Heroes turn each other face down.
page-guide-manitou-card = { $how ->
    [tap] Tap
   *[click] Click
} a card of your hand.
page-guide-manitou-ground = { $how ->
    [tap] Tap
   *[click] Click
} a ground. Whoever has the strongest hunters there takes two of its tiles.
page-guide-manitou-hero = This hero defeats one in ground { $ground }. Play it there, and that one is turned face down.
page-guide-manitou-points = Your points: a tepee and a buffalo together make one. Play on, and collect pairs.
page-guide-manitou-thief = This is the strength of all your hunters together. The strongest player loses a tile to the leather thief.
