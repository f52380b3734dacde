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
manitou-players = Big Manitou is for two to five players, with cards chosen or drawn at random.
manitou-no-position = A position of Big Manitou has no text form: it is given by the actions that led to it.

## What is to be done now
manitou-now-tiles = A hunt begins with the referee drawing tiles for the three grounds.
manitou-now-choose = Now seat { $seat } chooses { $number } cards for this hunt.
manitou-now-deck = Now the referee shuffles the deck of seat { $seat }.
manitou-now-play = Now seat { $seat } plays a card to a ground.
manitou-now-eighth = Now seat { $seat }, who owns the totem cylinder, plays an eighth card or declines.
manitou-now-move = Now seat { $seat }, who owns the horse cylinder, moves a hunter or declines.
manitou-now-discard = Now seat { $seat } discards a tile for the leather thief.
manitou-now-take = Now seat { $seat } takes a tile from ground { $ground }.

## The referee
manitou-tiles-number = Ground { $ground } gets { $number } tiles in this game, and here are { $given }.
manitou-tiles-bag = The bag does not hold so many tiles of this kind ({ $tile }): there are { $number } left.
manitou-deck-seat = Decks are shuffled in seat order, and next comes seat { $seat }.
manitou-deck-choice = A deck is made of the cards its player has chosen, and { $card } is not among them, or not so often.
manitou-cards-owned = A player has no more cards of this kind ({ $card }) than { $number }.

## Cards and grounds
manitou-cards-number = For this hunt { $number } cards are taken, and here are { $given }.
manitou-cards-spent = What was played in the hunt before is not available in this one, and so { $card } is missing, or is there only once.
manitou-hand = A card is played from the hand, and { $card } is not in it.
manitou-third-hero = Nobody may have a third face-up hero in a ground, and in ground { $ground } there are two already.
manitou-move-hero = The horse moves a hunter, and { $card } is a hero.
manitou-move-absent = { $card } does not lie in ground { $ground } among the cards of the horse's owner.
manitou-move-nowhere = A hunter is moved to another ground, and this one lies in ground { $ground } already.

## Tiles taken and lost
manitou-discard-absent = Only a tile one owns can be discarded, and this one ({ $tile }) is not among them.
manitou-discard-other = The leather thief wants a tepee or buffalo tile first, and there is one; this one ({ $tile }) is safe.
manitou-take-absent = A tile is taken from the ground that is being shared out, and in ground { $ground } there is none of this kind ({ $tile }).

## Endings
manitou-points = The last hunt is over. { $winner } wins with the most points.
manitou-tepees = The last hunt is over. The most points are shared, and { $winner } wins with the most tepees.
manitou-tiles = The last hunt is over. The most points and tepees are shared, and { $winner } wins with the most tiles.
manitou-shared = The last hunt is over. Points, tepees and number of tiles are equal, and the win is shared.
