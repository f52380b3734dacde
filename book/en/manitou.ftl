# Big Manitou: names, refusals and endings.

manitou = Big Manitou

## Cards
manitou-hunter-1 = Hunter 1
manitou-hunter-2 = Hunter 2
manitou-hunter-3 = Hunter 3
manitou-hunter-4 = Hunter 4
manitou-hunter-5 = Hunter 5
manitou-hunter-6 = Hunter 6
manitou-hunter-7 = Hunter 7
manitou-hunter-8 = Hunter 8
manitou-hunter-9 = Hunter 9
manitou-hunter-10 = Hunter 10
manitou-chief = Chieftain
manitou-matriarch = Matriarch
manitou-rain = Rain Maker
manitou-scout = Scout
manitou-medicine = Medicine Man

## Tiles
manitou-tepee-1 = 1 tepee
manitou-tepee-2 = 2 tepees
manitou-tepee-3 = 3 tepees
manitou-buffalo-1 = 1 buffalo
manitou-buffalo-2 = 2 buffaloes
manitou-buffalo-3 = 3 buffaloes
manitou-totem = Totem
manitou-horse = Horse
manitou-tomahawk = Tomahawk

## Specs and positions
manitou-players = Big Manitou takes two to five players, with cards chosen or drawn at random.
manitou-no-position = Big Manitou has no text form for positions. Give the actions that lead to the position.

## What is to be done now
manitou-now-tiles = A hunt begins: the referee draws tiles for the three grounds.
manitou-now-choose = Seat { $seat } now chooses { $number } cards for this hunt.
manitou-now-deck = The referee now shuffles the deck of seat { $seat }.
manitou-now-play = Seat { $seat } now plays a card to a ground.
manitou-now-eighth = Seat { $seat } owns the totem cylinder and now plays an eighth card or declines.
manitou-now-move = Seat { $seat } owns the horse cylinder and now moves a hunter or declines.
manitou-now-discard = Seat { $seat } now discards a tile for the leather thief.
manitou-now-take = Seat { $seat } now takes a tile from ground { $ground }.

## The referee
manitou-tiles-number = Ground { $ground } gets { $number } tiles in this game, not { $given }.
manitou-tiles-bag = The bag does not hold that many tiles of this kind ({ $tile }). It has { $number } left.
manitou-deck-seat = Decks are shuffled in seat order. Seat { $seat } is next.
manitou-deck-choice = A deck holds the cards its player has chosen. { $card } is not among them, or not that often.
manitou-cards-owned = A player has at most { $number } cards of this kind ({ $card }).

## Cards and grounds
manitou-cards-number = Take { $number } cards for this hunt, not { $given }.
manitou-cards-spent = Cards played in the last hunt are not available in this one. You chose { $card } more often than it is available.
manitou-hand = You play a card from your hand. { $card } is not in it.
manitou-third-hero = Nobody may have three face-up heroes in one ground. There are already two in ground { $ground }.
manitou-move-hero = The horse moves a hunter. { $card } is a hero.
manitou-move-absent = The owner of the horse has no { $card } in ground { $ground }.
manitou-move-nowhere = A hunter moves to another ground. This one is already in ground { $ground }.

## Tiles taken and lost
manitou-discard-absent = You can discard only a tile you own. You do not own this one ({ $tile }).
manitou-discard-other = The leather thief takes a tepee or buffalo tile first, and there is one. This one ({ $tile }) is safe.
manitou-take-absent = You take a tile from the ground being shared out. Ground { $ground } has none of this kind ({ $tile }).

## Endings
manitou-points = The last hunt is over. { $winner } wins with the most points.
manitou-tepees = The last hunt is over. Several players have the most points. { $winner } wins with the most tepees.
manitou-tiles = The last hunt is over. Several players have the most points and tepees. { $winner } wins with the most tiles.
manitou-shared = The last hunt is over. Points, tepees and tiles are equal, so the win is shared.
