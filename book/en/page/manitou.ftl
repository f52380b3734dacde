# Big Manitou on the page. Names, refusals and endings are in ../manitou.ftl.

## On the home page
page-promise-manitou = Send hunters and heroes to three hunting grounds. The strongest tribe there takes the most booty, and booty brings points.
page-time-manitou = Two to five players, 40 minutes

## Tiles as part of a sentence, after a verb
page-manitou-tile = { $tile ->
    [t1] a tepee
    [t2] 2 tepees
    [t3] 3 tepees
    [b1] a buffalo
    [b2] 2 buffaloes
    [b3] 3 buffaloes
    [totem] a totem
    [horse] a horse
   *[tomahawk] a tomahawk
}

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
   *[other] , { $tomahawks } of it from tomahawks
}
page-manitou-look = Look at this card
page-manitou-about-down = A trial of strength turned this hero face down. It no longer takes a tile.
page-manitou-unready = { $first ->
    [play] First choose a card from your hand, then a ground.
    [move] First choose one of your glowing hunters, then its new ground.
    [take] Take one of the glowing tiles.
    [discard] First choose the tile that you give up.
    [wait] Wait a moment: it is { $player }’s turn.
   *[nobody] Wait a moment: it is nobody’s turn yet.
}
page-manitou-card-of = { $whose ->
    [yours] Your { $card }
   *[other] { $player }’s { $card }
}
page-manitou-about-hunter = { $whose ->
    [yours] It adds { $number } to your strength here{ $each ->
        [0] {""}
       *[other] , tomahawks included
    }.
   *[other] It adds { $number } to { $player }’s strength here, which is { $strength }{ $each ->
        [0] {""}
       *[other] , tomahawks included
    }. To be ahead, play hunters here that are stronger together.
}
page-manitou-about-hero = { $whose ->
    [yours] As long as it lies face up, you are the first to take a tile here. It defeats { $weaker }. It loses to { $stronger }. Another of its kind turns both face down.
   *[other] As long as it lies face up, { $player } is the first to take a tile here. To turn it face down, play one of these: { $stronger }, or another of its kind.
}
page-manitou-about-protected = { $whose ->
    [yours] As long as it lies face up, you are the first to take a tile here. Your later hero, { $later }, protects it: others must turn that one face down first.
   *[other] As long as it lies face up, { $player } is the first to take a tile here. The later hero, { $later }, protects it: you must turn that one face down first.
}
page-manitou-first = Begins this hunt
page-manitou-first-why = Whoever begins plays first in each turn, and takes { $most } cards into the hunt. Whoever plays last takes { $least }. In the next hunt, the next player begins.
page-manitou-first-short = starts
page-manitou-level = level { $level }
page-manitou-computer = computer
page-manitou-ready = cards chosen
page-manitou-choosing = choosing cards
page-manitou-down = { $card }, face down
page-manitou-here = Here, in ground { $ground }
page-manitou-outlook-leads = { $tiles ->
    [one] your hero takes 1 tile first
   *[other] you take { $tiles } tiles
}
page-manitou-outlook-joins = protects your first hero
page-manitou-outlook-defeats = defeats { $other }: you take { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
page-manitou-outlook-defeated = loses to { $other }
page-manitou-outlook-alike = both heroes are turned face down
page-manitou-outlook-sacrifice = face down, with { $other }
page-manitou-outlook-hunter = { $rank ->
    [tie] tie at { $own }: { $hero ->
        [0] no tile
       *[other] hero takes 1
    }
    [none] { $own } against { $other }: { $hero ->
        [0] no tile
       *[other] hero takes 1
    }
    [next] { $own } against { $other }: { $hero ->
        [0] { $tiles ->
            [0] none left
           *[other] second, 1 tile
        }
       *[other] { $tiles ->
            [0] hero takes 1
           *[other] you take { $all } tiles
        }
    }
   *[other] { $rank ->
        [alone] alone with { $own }
        [passes] { $other } is a tie
       *[highest] { $own } against { $other }
    }: { $hero ->
        [0] you take { $tiles ->
            [one] 1 tile
           *[other] { $tiles } tiles
        }
       *[other] { $all ->
            [one] hero takes 1
           *[other] you take { $all } tiles
        }
    }
}
page-manitou-strength = Strength { $strength }
page-manitou-strength-of = The numbers of the hunters here add up to { $hunters }.{ $tomahawks ->
    [0] {""}
   *[other] {" "}Tomahawks make each hunter stronger by { $each }: { $hunters } + { $tomahawks } = { $strength }. Tomahawks do not count for the leather thief.
}
page-manitou-take = Take { $tile }{ $gain ->
    [0] {""}
   *[other] : +{ $gain }
}
page-manitou-takes-so-far = As things stand, { $whose ->
    [yours] you
   *[other] { $player }
} would take { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} from this ground
page-manitou-hero = hero
page-manitou-tie = tie
page-manitou-takes-why = After seven turns, whoever has the hero in a ground takes 1 tile there. Then the strongest hunters take 2 tiles. The second strongest take 1 tile, if one is left.
page-manitou-worth = { $kind ->
    [tepee] Tepees alone score nothing. A tepee and a buffalo together score 1 point.
    [buffalo] Buffaloes alone score nothing. A buffalo and a tepee together score 1 point.
    [totem] Whoever has the most totems owns the brown cylinder: 1 point, and an eighth card in each hunt, if one is left. A tie is enough to take it over.
    [horse] Whoever has the most horses owns the white cylinder: 1 point, and a hunter may move at the end of each hunt. A tie is enough to take it over.
   *[tomahawk] Makes all your hunters stronger by 1 from the next hunt on. The most tomahawks score 1 point.
}
page-manitou-kind = { $gain ->
    [0] { $kind ->
        [tepee] No point yet: needs a buffalo
        [buffalo] No point yet: needs a tepee
        [totem] No point now: counts towards the totem cylinder
        [horse] No point now: counts towards the horse cylinder
       *[tomahawk] No point now: hunters +1 in later hunts
    }
   *[other] { $gain ->
        [one] 1 point
       *[other] { $gain } points
    } { $kind ->
        [tepee] now: pairs with your buffaloes
        [buffalo] now: pairs with your tepees
        [totem] now: totem cylinder, an eighth card
        [horse] now: horse cylinder, a hunter may move
       *[tomahawk] now: most tomahawks; hunters +1 later
    }
}
page-manitou-denied = for { $player }: +{ $points }
page-manitou-discard = Give up { $tile }{ $loss ->
    [0] : 0 points
   *[other] : −{ $loss }
}
page-manitou-booty = Booty
# The name that is written on a hero’s card; | is where a second line begins.
page-manitou-on-card = { $card ->
    [chief] Chieftain
    [matriarch] Matriarch
    [rain] Rain|Maker
    [scout] Scout
   *[medicine] Medicine|Man
}
page-manitou-about-hand = { $kind ->
    [hunter] Adds { $number } to your strength in its ground{ $each ->
        [0] {""}
       *[other] , { $each } of it from tomahawks
    }. The strongest hunters there take 2 tiles.
   *[hero] While it lies face up, you take a tile there first. It defeats { $weaker }. It loses to { $stronger }.
}
page-manitou-held = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $aside } not taken into this hunt
page-manitou-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-manitou-hand = Your hand
page-manitou-decline-eighth = Play no eighth card
page-manitou-decline-move = Move no hunter
page-manitou-choose-title = Choose your cards
page-manitou-choose = { $chosen } of { $size } cards chosen. Hunters: strength { $strength }. Heroes: { $heroes }.
page-manitou-choose-none = { $role ->
    [first] You start, so you take the most cards: { $size }.
    [last] You play last, so you take the fewest cards: { $size }.
   *[other] You take { $size } cards.
}
page-manitou-choose-done = Take these cards
page-manitou-choose-full = You take { $size } cards. To take this one, first put another one back.
page-manitou-choose-hunters = Hunters add up: the strongest in a ground takes 2 tiles, the strongest overall loses 1 to the thief.
page-manitou-choose-heroes = Heroes take a tile first.
page-manitou-choose-hero = { $card } defeats { $others }.
page-manitou-choose-from = Hunt { $hunt } begins. You choose from { $available } cards: the { $resting ->
    [one] card
   *[other] { $resting } cards
} that you played in the last hunt must rest.
page-manitou-choose-size = { $role ->
    [first] { $hunt ->
        [1] You begin
       *[other] The first player changes each hunt. Now you begin
    }, so you take { $size } cards. Whoever plays last takes { $least }. Everybody plays seven.
    [last] { $hunt ->
        [1] You play last
       *[other] The first player changes each hunt. Now you play last
    }, so you take { $size } cards. Whoever begins takes { $most }. Everybody plays seven.
   *[other] You take { $size } cards. Whoever begins takes { $most }, and whoever plays last takes { $least }. Everybody plays seven.
}
page-manitou-choose-together = Everybody chooses at the same time.
page-manitou-choose-waits = Your cards are ready. The hunt begins when { $players } { $number ->
    [one] has
   *[other] have
} chosen too. Keep this page open.
page-manitou-choose-again = Choose again
page-manitou-hunt = Hunt { $hunt } of { $hunts }
page-manitou-tribe = Who defeats whom?
page-manitou-tribe-all = All heroes
page-manitou-tribe-alike = A defeated hero is turned face down, so it takes no tile. Two heroes of the same kind turn each other face down.
page-manitou-matchup = { $side ->
    [defeats] defeats
   *[loses] loses to
}
page-manitou-total = Hunters have strength { $strength } in all{ $thief ->
    [yes] : as things stand, the leather thief will come
    [now] : the leather thief is here
   *[no] {""}
}
page-manitou-total-why = This number adds up all hunters of this player. { $thief ->
    [yes] Nobody has more. If that stays so, the leather thief takes a tile from this player at the end of the hunt.
    [now] Nobody has more. So the leather thief takes a tile from this player.
   *[no] The player with the most loses a tile to the leather thief at the end of the hunt.
}
page-manitou-cylinder-totem = Owns the totem cylinder: 1 point
page-manitou-cylinder-horse = Owns the horse cylinder: 1 point
page-manitou-trial-defeats = Ground { $ground }: { $by ->
    [yours] your { $card }
   *[other] { $player }’s { $card }
} defeats { $of ->
    [yours] your { $other }
   *[other] { $whose }’s { $other }
}.
page-manitou-trial-defeated = Ground { $ground }: { $of ->
    [yours] your { $other }
   *[other] { $whose }’s { $other }
} defeats { $by ->
    [yours] your { $card }
   *[other] { $player }’s { $card }
}.
page-manitou-trial-alike = Ground { $ground }: { $card } meets { $other }. Both are turned face down.
page-manitou-trial-sacrifice = Ground { $ground }: { $by ->
    [yours] you sacrifice your
   *[other] { $player } sacrifices a
} { $card }. It and { $of ->
    [yours] your { $other }
   *[other] { $whose }’s { $other }
} are both turned face down.
page-manitou-duel = Trial of strength
page-manitou-outcome-wins = wins
page-manitou-outcome-loses = loses
page-manitou-outcome-falls = falls
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
page-manitou-winner = { $number ->
    [one] Victory
   *[other] Shared victory
}
page-manitou-sheet-equal = If points are equal, whoever has more tepees wins. If those are equal too, whoever has more tiles wins.
page-manitou-cylinders = Cylinders
page-manitou-cylinder-moved = { $kind ->
    [totem] Totem cylinder: 1 point, and an eighth card in each hunt, if one is left
   *[other] Horse cylinder: 1 point, and a hunter may move at the end of each hunt
}. Before: { $from }. Now: { $to }.{ $tie ->
    [yes] {" "}With { $number } each, a tie is enough to take it over.
   *[no] {""}
}
page-manitou-nobody = nobody
page-manitou-before = { $points } before
page-manitou-waiting = { $kind ->
    [tepee] { $number ->
        [one] 1 tepee still needs a buffalo
       *[other] { $number } tepees still need buffaloes
    }
   *[buffalo] { $number ->
        [one] 1 buffalo still needs a tepee
       *[other] { $number } buffaloes still need tepees
    }
}
page-manitou-gain = { $source ->
    [pairs] { $points } for pairs
    [totem] { $points } for the totem cylinder{ $tie ->
        [yes] , as a tie is enough
       *[no] {""}
    }
    [horse] { $points } for the horse cylinder{ $tie ->
        [yes] , as a tie is enough
       *[no] {""}
    }
    [thief] { $points } because of the leather thief
   *[tomahawks] { $points } for tomahawks
}
page-manitou-played-out = The seven turns of this hunt are over, and its tiles are shared out.
page-manitou-brought = What hunt { $hunt } brought
page-manitou-brought-none = Nobody takes a tile here.
page-manitou-share = { $share ->
    [heroes] for the hero
    [highest] strongest, with { $sum }
   *[next] second, with { $sum }
}
page-manitou-thief = Leather thief
page-manitou-thief-why = The player whose hunters in all three grounds add up to the most gives up a tile.
page-manitou-thief-took = { $strength } in all: gives the thief
page-manitou-next = Go on
page-manitou-go-on = Go on to hunt { $hunt }
page-manitou-cards-of = { $whose ->
    [yours] Your cards
   *[other] Cards of { $player }
}
page-manitou-taken = Taken into this hunt: { $size } cards. Whoever begins takes { $most }, and whoever plays last takes { $least }. Everybody plays seven, or eight with the totem cylinder.
page-manitou-in-hand = In hand: { $number }
page-manitou-in-deck = In the deck, in unknown order: { $number }
page-manitou-aside = Not taken into this hunt: { $number }
page-manitou-laid = Played in this hunt: { $number }
page-manitou-resting = Played in the last hunt, so not available: { $number }
page-manitou-legend = What the signs mean
page-manitou-legend-hand = Cards in hand and in the deck. After each turn, the player draws one from the deck.
page-manitou-legend-strength = The strength of all hunters of this player together.
page-manitou-legend-thief = No other player’s hunters add up to more. As things stand, the leather thief takes a tile from this player at the end of the hunt.
page-manitou-legend-pairs = Tepees and buffaloes. A tepee and a buffalo together score 1 point.
page-manitou-legend-totem = Totems. The first one brings the brown cylinder. Another player who gets as many takes it over: a tie is enough. It scores 1 point, and its owner may play an eighth card in each hunt, if one is left.
page-manitou-legend-horse = Horses. The first one brings the white cylinder. Another player who gets as many takes it over: a tie is enough. It scores 1 point, and its owner may move a hunter at the end of each hunt.
page-manitou-legend-tomahawk = Tomahawks. Each adds 1 to every hunter of its owner from the next hunt on. The most tomahawks score 1 point.
page-manitou-word-cards = cards left
page-manitou-word-strength = strength
page-manitou-word-thief = thief
page-manitou-brings-thief = { $thief ->
    [stays] the thief stays
   *[other] brings the thief
}
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
        [yes] Choose the ground whose tiles you want.
       *[no] { $last ->
            [yes] Choose your last card before tiles are shared out.
           *[no] Choose a card to win tiles with.
        }
    }
   *[no] { $player } plays a card.
}
page-manitou-now-thief = { $thief ->
    [yes] With this card, you are strongest overall. If that stays so, the thief takes a tile from you.
    [stays] You are strongest overall (heroes do not count). If that stays so, the thief takes a tile from you.
   *[tie] With this card, you tie for strongest overall. If that stays so, the thief takes a tile from each of the tied players.
}
page-manitou-turn = Hunt { $hunt } of { $hunts }, turn { $turn } of 7
page-manitou-now-eighth = { $yours ->
    [yes] { $picked ->
        [yes] Now choose a ground for it.
       *[no] You own the totem cylinder. So you may play an eighth card.
    }
   *[no] { $player } owns the totem cylinder and may play an eighth card.
}
page-manitou-now-move = { $yours ->
    [yes] { $picked ->
        [yes] Now choose a ground for it.
       *[no] You own the horse cylinder. So you may move one of your glowing hunters to another ground.
    }
   *[no] { $player } owns the horse cylinder and may move a hunter.
}
page-manitou-now-discard = { $yours ->
    [yes] The leather thief visits you{ $spared ->
        [yes] {" "}and wants a tepee or a buffalo. Choose which one you give up.
       *[no] . Choose the tile that you give up.
    }
   *[no] The leather thief visits { $player }, who gives up a tile.
}
page-manitou-now-take = { $yours ->
    [yes] { $number ->
        [one] Take the tile that you want.
       *[other] Take the first of your { $number } tiles.
    }{ $left ->
        [0] {""}
        [one] {" "}After you, { $other } takes 1.
       *[other] {" "}After you, { $other } takes { $left }.
    }
   *[no] { $player } takes { $number ->
        [one] a tile
       *[other] { $number } tiles
    } from ground { $ground }.
}
page-manitou-only = { $kind ->
    [all] { $number ->
        [one] The last tile here goes to you. It is taken for you.
        [2] Both tiles that are left here go to you. They are taken for you.
       *[other] All { $number } tiles that are left here go to you. They are taken for you.
    }
    [take] Only one kind of tile is left: { $tile }. It is taken for you.
    [discard] You can give up only one kind of tile: { $tile }. It is given up for you.
   *[other] You can play no card here, so nothing is played.
}
page-manitou-dealing = Hunt { $hunt } of { $hunts } begins. { $dealt ->
    [yes] New tiles and cards are dealt.
   *[no] New tiles are drawn.
}

## How a ground is shared out
page-manitou-sharing = Ground { $ground } is being shared out
page-manitou-shared = Ground { $ground } has been shared out
page-manitou-step = { $share ->
    [heroes] hero: { $tiles }
    [highest] strongest: { $tiles }
    [next] second: { $tiles }
   *[tie] tie: { $tiles }
}
page-manitou-line-heroes = { $by ->
    [yours] You alone have a hero here: you take a tile first.
   *[other] { $player } alone has a hero here, and takes a tile first.
}
page-manitou-line-highest = { $by ->
    [yours] You are strongest with { $sum }{ $rival ->
        [no] {""}
       *[yes] {" "}against { $other }
    }: { $tiles ->
        [0] no tile is left for you.
        [one] the 1 tile that is left is yours.
       *[other] { $tiles } tiles are yours.
    }
   *[other] { $player } is strongest with { $sum }{ $rival ->
        [no] {""}
       *[yes] {" "}against { $other }
    }{ $tiles ->
        [0] , but no tile is left.
        [one] {" "}and takes the 1 tile that is left.
       *[other] {" "}and takes { $tiles } tiles.
    }
}
page-manitou-line-next = { $by ->
    [yours] You are second with { $sum } against { $other }: { $tiles ->
        [0] no tile is left for you.
       *[other] { $tiles } more tile is yours.
    }
   *[other] { $player } is second with { $sum } against { $other }{ $tiles ->
        [0] , but no tile is left.
       *[other] {" "}and takes { $tiles } more tile.
    }
}
page-manitou-unclaimed = { $number ->
    [one] Nobody takes the last tile: it leaves the game.
   *[other] Nobody takes the remaining { $number } tiles: they leave the game.
}
page-manitou-line-tie = Tie at strength { $sum }: { $players }. Players who tie take nothing.

## Why a hint is good
page-manitou-hint = { $action }. { $why }
page-manitou-hint-choose = The computer would take { $cards }.
page-manitou-why-computer = The computer would play this.
page-manitou-why-hunter = { $rank ->
    [alone] With it, you are the strongest in ground { $ground }.
    [highest] With it, you are ahead in ground { $ground }: { $own } against { $other }.
    [passes] With it, you are ahead in ground { $ground }: the players who tie at { $other } take nothing.
   *[next] With it, you are second in ground { $ground }: { $own } against { $other }.
}
page-manitou-why-thief = But it brings the thief.
page-manitou-why-spare = It keeps your stronger cards for later.
page-manitou-why-hero = { $verdict ->
    [leads] With it, you would be the first to take a tile in ground { $ground }.
    [joins] It protects your hero in ground { $ground }.
    [defeats] It turns { $other } face down in ground { $ground }.
   *[trade] It turns { $other } face down in ground { $ground }, and is turned down with it.
}
page-manitou-why-take = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
page-manitou-why-discard = { $points ->
    [0] It costs you no point.
   *[other] No other tile would cost you less.
}

## What happened, and why
page-manitou-happened = What happened, and why
page-manitou-more = { $number ->
    [one] 1 more message
   *[other] { $number } more messages
}
page-manitou-told-begins = Hunt { $hunt } begins: seven turns, one card each.{ $eighth ->
    [yes] {" "}You have { $size } cards, and the totem cylinder allows an eighth.
   *[no] { $spare ->
        [0] { $most ->
            [0] {""}
           *[other] {" "}You have { $size } cards. Whoever begins has { $most }, but plays only seven of them.
        }
        [one] {" "}You have { $size } cards{ $by ->
            [yours] , one more than your opponent
           *[other] {""}
        }, so one will be left over.
       *[other] {" "}You have { $size } cards, so { $spare } will be left over.
    }
} { $by ->
    [yours] You play first
   *[other] { $player } plays first
}{ $hunt ->
    [1] .
   *[other] : the first player changes each hunt.
}
page-manitou-told-joins = { $by ->
    [yours] You now have
   *[other] { $player } now has
} two heroes in ground { $ground }: the second protects the first. A hero that defeats it is turned face down with it.
page-manitou-told-protected = { $of ->
    [yours] Your { $card }
   *[other] { $player }’s { $card }
} in ground { $ground } stays face up: the second hero protected it.
page-manitou-told-leads = { $met ->
    [yes] As things stand, { $by ->
        [yours] you take
       *[other] { $player } takes
    } a tile there first.
   *[no] { $by ->
        [yours] You play { $card } in ground { $ground }, the only hero there. While it stands, you take
       *[other] { $player } plays { $card } in ground { $ground }, the only hero there. While it stands, { $player } takes
    } a tile there first.
}
page-manitou-told-hunter = { $by ->
    [yours] { $deed ->
        [play] You play { $card } in
       *[move] Your hunters in
    }
   *[other] { $deed ->
        [play] { $player } plays { $card } in
       *[move] { $player }’s hunters in
    }
} ground { $ground }: { $rank ->
    [tie] a tie, { $own } against { $other }. Players who tie take nothing for their hunters.
   *[other] { $rank ->
        [alone] nobody else hunts there.
        [highest] now strongest there, { $own } against { $other }.
        [passes] ahead there with { $own }, because the players with { $other } tie and take nothing.
        [next] second there, { $own } against { $other }.
       *[none] too weak there, { $own } against { $other }.
    } As things stand, { $by ->
        [yours] you take
       *[other] { $player } takes
    } { $tiles ->
        [0] no tile for hunters{ $rank ->
            [next] , because none is left
           *[other] {""}
        }
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $hero ->
        [0] {""}
       *[other] , and 1 for the hero
    }.
}
page-manitou-told-warned = No other player’s hunters add up to more than yours. If that stays so, the leather thief takes a tile from you.
page-manitou-told-equal = Tie for strongest overall, with { $strength } each ({ $players }). If that stays so, the leather thief takes a tile from each of these players.
page-manitou-told-eighth = { $by ->
    [yours] You own
   *[other] { $player } owns
} the totem cylinder, which allows this eighth card.
page-manitou-told-no-eighth = { $by ->
    [yours] You play
   *[other] { $player } plays
} no eighth card.
page-manitou-told-play = { $player } plays { $card } in ground { $ground }.
page-manitou-told-move = { $by ->
    [yours] You own
   *[other] { $player } owns
} the horse cylinder, which moves { $card } from ground { $from } to ground { $to }.
page-manitou-told-no-move = { $by ->
    [yours] You move
   *[other] { $player } moves
} no hunter.
page-manitou-told-take = { $by ->
    [yours] You take
   *[other] { $player } takes
} { $tile } from ground { $ground }: { $share ->
    [heroes] { $by ->
        [yours] your
       *[other] their
    } hero stands there
    [highest] the strongest hunters, with { $sum }
   *[next] the second strongest hunters, with { $sum }
}{ $only ->
    [yes] . No other kind was left.
   *[no] .
}
page-manitou-told-discard = { $by ->
    [yours] You give
   *[other] { $player } gives
} the leather thief { $tile }. That tile is out of the game.
page-manitou-told-cylinder-first = { $by ->
    [yours] You take
   *[other] { $player } takes
} the first { $kind ->
    [totem] totem, and with it the brown cylinder: 1 point and an eighth card if one is left.
   *[other] horse, and with it the white cylinder: 1 point, and a hunter may move at the end of each hunt.
}
page-manitou-told-cylinder-passes = { $by ->
    [yours] You now have
   *[other] { $player } now has
} { $number ->
    [one] 1 { $kind ->
        [totem] totem
       *[other] horse
    }
   *[other] { $number } { $kind ->
        [totem] totems
       *[other] horses
    }
}, and { $of ->
    [yours] you have
   *[other] { $other } has
} { $less }. { $equal ->
    [yes] A tie is enough: the cylinder passes
   *[no] So the cylinder passes
} { $of ->
    [yours] from you to { $player }.
   *[other] from { $other } to { $by ->
        [yours] you.
       *[other] { $player }.
    }
} Its point goes with it.
page-manitou-told-cylinder-lost = { $of ->
    [yours] You now have
   *[other] { $other } now has
} { $less ->
    [0] no { $kind ->
        [totem] totems
       *[other] horses
    }
    [one] only 1 { $kind ->
        [totem] totem
       *[other] horse
    }
   *[other] only { $less } { $kind ->
        [totem] totems
       *[other] horses
    }
}. So the cylinder passes to { $by ->
    [yours] you, with { $number }.
   *[other] { $player }, with { $number }.
} Its point goes with it.
page-manitou-told-cylinder-back = Nobody has a { $kind ->
    [totem] totem
   *[other] horse
} any more. So its cylinder goes back beside the table, and its point is lost.
page-manitou-told-passed = { $by ->
    [yours] You hold
   *[other] { $player } holds
} no card that may be played, and so { $by ->
    [yours] miss
   *[other] misses
} a turn.
page-manitou-told-played-out = The seven turns of this hunt are over.
page-manitou-told-left = You did not play { $cards }. { $number ->
    [one] It goes
   *[other] They go
} back to you.
page-manitou-told-tomahawks = { $by ->
    [yours] Your { $number ->
        [one] tomahawk makes each of your hunters
       *[other] { $number } tomahawks make each of your hunters
    }
   *[other] { $player }’s { $number ->
        [one] tomahawk makes each of their hunters
       *[other] { $number } tomahawks make each of their hunters
    }
} stronger by { $number } in the grounds. Tomahawks do not count for the leather thief.
page-manitou-told-wins = { $by ->
    [yours] You gain
   *[other] { $player } gains
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $source ->
    [pairs] { $points ->
        [one] a tepee and a buffalo make a pair
       *[other] tepees and buffaloes make { $points } more pairs
    }
   *[tomahawks] nobody has more tomahawks
}.
page-manitou-told-loses = { $by ->
    [yours] You lose
   *[other] { $player } loses
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $source ->
    [pairs] { $points ->
        [one] one pair fewer
       *[other] { $points } pairs fewer
    }
   *[tomahawks] no longer the most tomahawks
}.
page-manitou-told-thief-first = In the first hunt it comes after the grounds are shared out, because nobody had a tile before.
page-manitou-told-thief-later = From the second hunt on, it comes before the grounds are shared out.
page-manitou-told-thief = { $number ->
    [one] { $by ->
        [yours] Your hunters
       *[other] { $player }’s hunters
    } in all three grounds add up to the most: { $strength }. So the leather thief comes.
   *[other] Several players’ hunters in all three grounds tie for the most, with { $strength }: { $players }. So the leather thief comes to each of them.
}
page-manitou-told-tie = Ground { $ground }: tie at strength { $strength } ({ $players }). So nobody takes a tile there.
page-manitou-told-nobody = Ground { $ground }: nobody has cards there that count. So nobody takes a tile.

page-manitou-now-over = The last hunt is over.
page-won-manitou-points = The last hunt is over, and you have the most points.
page-won-manitou-tepees = The last hunt is over. Several players have the most points, and of them you have the most tepees.
page-won-manitou-tiles = The last hunt is over. Several players have the most points and tepees, and of them you have the most tiles.

## What a player did
page-brief-manitou-turned = { $card } is turned
page-manitou-act-tiles = New tiles drawn
page-manitou-act-choose = Cards chosen
page-manitou-act-chosen = Chosen: { $cards }
page-manitou-act-deck = Cards shuffled
page-manitou-act-play = { $card } to ground { $ground }
page-manitou-act-move = { $card } from ground { $ground } to { $to }
page-manitou-act-take = { $tile } taken
page-manitou-act-discard = { $tile } given up
page-manitou-act-decline = Pass

## The guide through a first game
page-guide-manitou-choose = With cards you win tiles, and tiles bring points. { $how ->
    [tap] Tap
   *[click] Click
} a tile to see what it scores. Then choose { $size } cards.
page-guide-manitou-take = Take these { $size }. You hold three at a time{ $spare ->
    [0] {" "}and play seven.
    [one] , play seven, and one is left over.
   *[other] , play seven, and { $spare } are left over.
}{ $next ->
    [rest] {" "}The seven rest in the next hunt, then return.
    [all] {" "}In the next hunt, all cards are back.
   *[none] {""}
}
page-guide-manitou-card = { $begins ->
    [yes] The most points after { $hunts } hunts win. Tiles score:
   *[no] Tiles score points:
}
page-guide-manitou-card-then = { $how ->
    [tap] Tap
   *[click] Click
} a card of your hand.
page-manitou-goal-heroes = the hero: 1 tile
page-manitou-goal-highest = the strongest: 2 tiles
page-manitou-goal-next = the second: 1, if left
page-guide-manitou-ground = After seven turns, the tiles of each ground go to:
page-guide-manitou-ground-then = { $how ->
    [tap] Tap
   *[click] Click
} a ground.
page-guide-manitou-hero = { $card } would defeat { $other } in ground { $ground }. As long as your hero stays face up, you are the first to take a tile there.
page-guide-manitou-hero-to = { $how ->
    [tap] Tap
   *[click] Click
} ground { $ground }, where { $card } defeats { $other }.
page-guide-manitou-points = The circle shows your points. You score when the tiles are shared out, after turn 7.
page-manitou-scores-pair = together 1 point, alone none
page-manitou-scores-most = whoever has most of a kind: 1 point
page-guide-manitou-share = { $hunt ->
    [first] Next, the tiles are shared out. Then the thief robs whoever is strongest overall.
   *[later] Next, the thief robs whoever is strongest overall. Then the tiles are shared out.
}
page-guide-manitou-resting = The { $number } cards that you played in the last hunt rest now. You play with the others.{ $next ->
    [0] {""}
   *[other] {" "}In hunt { $next }, all cards are back.
}
page-guide-manitou-signs = { $how ->
    [tap] Tap
   *[click] Click
} a card, a tile, a strength or a player’s numbers to learn what they mean.
page-guide-manitou-tomahawks = { $whose ->
    [yours] Your { $number ->
        [one] tomahawk makes
       *[other] { $number } tomahawks make
    } each of your hunters
   *[other] The { $player } tribe’s { $number ->
        [one] tomahawk makes
       *[other] { $number } tomahawks make
    } each of its hunters
} stronger by { $number }: { $hunters }+{ $more } is { $hunters } from hunters and { $more } from tomahawks.
page-guide-manitou-thief = { $whose ->
    [tie] Several tie for strongest overall, with { $strength } each. If that stays so, the thief takes a tile from each of them after turn 7.
    [yours] You are strongest overall, with { $strength }. If that stays so, the thief takes a tile from you after turn 7.
   *[other] The { $player } tribe is strongest overall, with { $strength }. If that stays so, the thief takes a tile from it after turn 7.
}
