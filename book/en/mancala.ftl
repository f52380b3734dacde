# Mancala: names, refusals and endings.

mancala = Mancala
mancala-south = South
mancala-north = North

## Specs
mancala-one-stone = In Ethiopian a bowl with a single stone may not be played, so a game cannot start with one stone in each bowl.

## Actions
mancala-empty-bowl = A sowing begins with a bowl that holds stones, and bowl { $bowl } is empty.
mancala-single-stone = In Ethiopian a bowl with a single stone may not be played, and bowl { $bowl } holds just one.
mancala-direction-given = Only in Ethiopian is there a choice of direction; here the action is written { $bowl }.
mancala-direction-missing = In Ethiopian a sowing goes right or left, and an action says which: { $bowl }r or { $bowl }l.

## Positions
mancala-too-many-stones = There are { $stones } stones, and a game has at most { $most }.
mancala-no-stones = { $seat } has no stone in a bowl: that game is over.
mancala-position-only-singles = Both players have only single stones, which may not be played, so the game is over.

## Endings
mancala-empty-side = A side of the board is empty. What is left in the bowls counts for nobody, and the fuller mancala decides.
mancala-empty-side-rest-banked = A side of the board is empty. The other player banks what is left, and the fuller mancala decides.
mancala-empty-side-rest-lost = A side of the board is empty. What is left in the bowls counts for nobody, and the fuller mancala decides.
mancala-only-singles = Only single stones are left, and they may not be played. Each player banks his own, and the fuller mancala decides.
mancala-repetition = The same position has come for the third time. Each player banks his own stones, and the fuller mancala decides.
