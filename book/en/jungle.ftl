# Jungle with hunger: names, refusals and endings.

jungle = Jungle
jungle-orange = Orange
jungle-yellow = Yellow

jungle-rat = Rat
jungle-cat = Cat
jungle-dog = Dog
jungle-wolf = Wolf
jungle-leopard = Leopard
jungle-tiger = Tiger
jungle-lion = Lion
jungle-elephant = Elephant

## Actions
jungle-no-animal = There is no animal on { $square }.
jungle-not-yours = The { $animal } on { $square } belongs to the other side.
jungle-no-passing = You cannot pass: an animal must leave its square.
jungle-too-far = An animal moves one square up, down, left or right. The { $animal } cannot reach that square.
jungle-own-animal = Your own { $animal } stands on { $square }.
jungle-own-den = No animal may enter its own den, not even the { $animal }.
jungle-no-swimmer = Only the Rat and the Dog enter water. The { $animal } cannot go to { $square }.
jungle-no-jumper = Only the Lion, the Tiger and the Leopard jump over water. The { $animal } cannot.
jungle-leopard-across = The Leopard jumps only left or right, never up or down.
jungle-jump-blocked = The { $animal } cannot jump: an enemy { $blocker } swims in its path on { $square }.
jungle-too-strong = An animal attacks only an equal or lower rank. The { $prey } ({ $prey_rank }) outranks the { $animal } ({ $rank }).
jungle-rat-in-water = The Rat may attack the Elephant, but not from a water square.
jungle-hungry-den = A hungry { $animal } may not enter the enemy den.
jungle-repetition = The leading player may not bring about a board position that has already occurred three times.

## Positions
jungle-position-row = “{ $text }” is not rank { $number } of the board. A rank has seven squares: letters for animals and numbers for empty squares, as in r1p1w1e.
jungle-position-twice = { $side } can have only one { $animal }.
jungle-position-none = { $side } needs at least one animal.
jungle-position-own-den = The { $animal } on { $square } is in its own den, which no animal may enter.
jungle-position-den = The { $animal } on { $square } is in the enemy den, so the game is already won.
jungle-position-water = The { $animal } on { $square } is in water. Only the Rat and the Dog can be there.
jungle-position-hungry = Only animals of the player to act can be hungry. No animal of { $side } stands on { $square }.

## Endings
jungle-den = An animal of { $winner } has entered the enemy den: { $winner } wins.
jungle-all-starved = The last animals of the other side starve in its own turn: { $winner } wins.
jungle-all-taken = The other side has no animals left: { $winner } wins.
jungle-no-move = The other side has no legal move: { $winner } wins.
jungle-nothing-new = The other side leads and could only repeat a position too often: { $winner } wins.
