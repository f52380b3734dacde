# Mancala: names, refusals and endings.

mancala = Mancala
mancala-south = South
mancala-north = North

## Specs
mancala-one-stone = In Ethiopian a bowl with a single stone may not be played, so a game cannot begin with one stone in each bowl.
mancala-no-even-starts = Even starts are known only in General with three stones, in Egyptian and Nigerian with three or four, and in Ethiopian with two.

## Actions
mancala-empty-bowl = Bowl { $bowl } is empty. Choose a bowl with stones.
mancala-single-stone = In Ethiopian a bowl with a single stone may not be played. Bowl { $bowl } holds only one.
mancala-direction-given = Only Ethiopian lets you choose the direction. Here the action is written { $bowl }.
mancala-direction-missing = In Ethiopian you choose the direction: write { $bowl }r for right or { $bowl }l for left.

## Positions
mancala-too-many-stones = There are { $stones } stones, but a game has at most { $most }.
mancala-no-stones = { $seat } has no stones in the bowls, so the game is over.
mancala-position-only-singles = Both players have only single stones, which may not be played, so the game is over.

## Endings
mancala-empty-side = One side of the board is empty. Stones left in the bowls count for nobody. The fuller mancala decides.
mancala-empty-side-rest-banked = One side of the board is empty. The other player banks what is left. The fuller mancala decides.
mancala-empty-side-rest-lost = One side of the board is empty. Stones left in the bowls count for nobody. The fuller mancala decides.
mancala-only-singles = Only single stones are left, and they may not be played. Each player banks their own. The fuller mancala decides.
mancala-repetition = The same position has occurred for the third time. Each player banks their own stones. The fuller mancala decides.
