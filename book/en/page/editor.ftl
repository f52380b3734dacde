# The editor of positions, for the analysis board.

page-editor = Set up a position
page-editor-title = Set up a position: { $game }
page-editor-tools = Pieces
page-editor-piece = { $side }: { $piece }
page-editor-nothing = Remove
page-editor-hint = Choose a piece, then press a cell of the board to place it. Press again to remove it. Drag pieces to move them.
page-editor-hint-numbers = Press a bowl or a mancala, then enter the number of its stones.
page-editor-faults = What is wrong with this position
page-editor-legal = This position is legal. { $player } acts next.
page-editor-turn = To act
page-editor-less = One fewer
page-editor-more = One more
page-editor-begin = Begin with
page-editor-start = Start
page-editor-empty = Empty board
page-editor-text = Position as text
page-editor-copy = Copy
page-editor-done = Analyse this position
page-editor-cancel = Cancel

## Mancala
page-editor-mancala-bowl = Stones in { $player }’s bowl { $bowl }
page-editor-mancala-store = Stones in { $player }’s mancala
page-editor-mancala-chain = Three extra turns
page-editor-mancala-capture = A capture
page-editor-mancala-four = Nigerian: fours

## Mana
page-editor-mana-task = What the player to act does
page-editor-mana-duty-of = { $duty ->
    [set-up] Sets up the pieces
    [bird] Moves from a square of the bird’s kind
   *[free] Moves any piece, or brings a Ronin back
}
page-editor-mana-placed = Pieces set up
page-editor-mana-bird = Where to send the bird
page-editor-mana-duty = Bound by the bird

## Jungle
page-editor-jungle-hungry = Hungry
page-editor-jungle-hunger = Hunger
page-editor-jungle-lamb = The lamb before the lion
page-editor-jungle-jump = The Lion jumps

## Mandua
page-editor-mandua-to-set = Hunters to be set
page-editor-mandua-beaten = Beaten hunters
page-editor-mandua-removable = A tiger that Hunter may remove
page-editor-mandua-pair = A mandua
page-editor-mandua-end = The last hunter
page-editor-mandua-maharaja = The Maharaja

## Big Manitou
page-hunt-hint = You set up a hunt as one player sees it. Cards that this player has not seen are made up, and the engine does not look at them.
page-hunt-empty = No cards
page-hunt-begin-first = Before the first card
page-hunt-begin-middle = Middle of the hunt
page-hunt-begin-last = Last turn
page-hunt-number = Hunt
page-hunt-earlier = { $whose ->
    [given] The hunts before this one are those of the game.
   *[made-up] The hunts before this one are made up.
}
page-hunt-won = Tiles won so far
page-hunt-won-tile = { $player }, tile { $number }
page-hunt-won-note = Totems, horses and tomahawks count from the next hunt on. So you can change a tile into one of them only if it was won in the last hunt.
page-hunt-missing = Choose the cards that you hold.
page-hunt-seat = Whose view
page-hunt-tiles = Tiles of the grounds
page-hunt-tile = Ground { $ground }, tile { $number }
page-hunt-laid = Cards played so far
page-hunt-laid-one = { $player }: { $card } to ground { $ground }
page-hunt-card = { $player } plays
page-hunt-ground = Ground
page-hunt-ground-number = Ground { $ground }
page-hunt-lay = Play
page-hunt-back = Take the last card back
page-hunt-own = Cards of { $player }
page-hunt-sizes = Hand: { $hand } of { $ofHand }. Deck: { $deck } of { $ofDeck }. Press a card to put it into the hand, then into the deck, then aside.
page-hunt-place = { $place ->
    [hand] hand
    [deck] deck
   *[aside] aside
}
page-hunt-own-card = { $card }: { $place ->
    [hand] hand
    [deck] deck
   *[aside] aside
}
