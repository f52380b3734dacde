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
jungle-no-animal = A move begins with an animal, and there is none on { $square }.
jungle-not-yours = The { $animal } on { $square } belongs to the other side.
jungle-no-passing = There is no passing: an animal must leave its square.
jungle-too-far = An animal moves one square along its file or rank, so the { $animal } does not reach that square.
jungle-own-animal = The side's own { $animal } stands on { $square }.
jungle-own-den = No animal enters its own den, and this { $animal } is at home there.
jungle-no-swimmer = Only Rat and Dog enter water, so { $square } is closed to the { $animal }.
jungle-no-jumper = Only Lion, Tiger and Leopard jump over water; the { $animal } does not.
jungle-leopard-across = The Leopard jumps only along a rank, never along a file.
jungle-jump-blocked = The { $animal } cannot jump: an enemy { $blocker } swims on { $square }, under the jump.
jungle-too-strong = An animal attacks equal or lower rank only: the { $prey } ({ $prey_rank }) is above the { $animal } ({ $rank }).
jungle-rat-in-water = The Rat may attack the Elephant, but not from a water square.
jungle-hungry-den = A hungry { $animal } may not enter the enemy den.
jungle-repetition = The leading player may not bring about a board position that has occurred three times already.

## Positions
jungle-position-row = “{ $text }” is not rank { $number } of the board: seven squares, animals as letters and numbers of empty squares, as r1p1w1e.
jungle-position-twice = { $side } has one { $animal }, not several.
jungle-position-none = { $side } needs at least one animal.
jungle-position-own-den = The { $animal } on { $square } stands in its own den, which no animal enters.
jungle-position-den = The { $animal } on { $square } stands in the enemy den: that game is won.
jungle-position-water = The { $animal } on { $square } stands in water, where only Rat and Dog can be.
jungle-position-hungry = Only animals of the player to act can be hungry, and no animal of { $side } stands on { $square }.

## Endings
jungle-den = { $winner } enters the enemy den and wins.
jungle-all-starved = The last animals of the other side starve on their own move: { $winner } wins.
jungle-all-taken = The other side has no animal left: { $winner } wins.
jungle-no-move = The other side has no legal move: { $winner } wins.
jungle-nothing-new = The other side leads and could only repeat a position once too often: { $winner } wins.
