# Mandua: names, refusals and endings.

mandua = Mandua
mandua-hunter = Hunter
mandua-tiger = Tiger

## Turns
mandua-tigers-turn = It is Tiger's turn, and Hunter's pieces and rights rest until it is over.
mandua-hunters-turn = It is Hunter's turn, and no tiger can act.

## Hunter
mandua-hunter-outside = Only tigers enter the outside fields, and { $field } is one of them.
mandua-none-to-set = All hunters have been set, so one that is on the board must move.
mandua-set-first = Hunters on the board move only when all are set; { $number } must still be set.
mandua-no-hunter = No hunter stands on { $field }.
mandua-hunter-reach = A hunter moves to an adjoining field, never diagonally, and { $to } does not adjoin { $from }.
mandua-hunter-occupied = A hunter needs a vacant field, and { $field } is taken.

## Tiger
mandua-no-tiger = No tiger stands on { $field }.
mandua-tiger-reach = A tiger steps to an adjoining field or jumps straight over one hunter, never diagonally; { $to } cannot be reached from { $from }.
mandua-tiger-occupied = A tiger steps to a vacant field, and { $field } is taken.
mandua-jump-occupied = A jump ends on the vacant field right behind the hunter, and { $field } is taken.
mandua-jump-over-none = A jump goes over a hunter, and none stands on { $field }.
mandua-must-beat = Where hunters can be beaten they must be: the highest total is { $number }, and this step beats none.
mandua-too-few = The highest total is { $highest }; with this action at most { $number } can be beaten.

## The referee
mandua-guided = At a guided table the program watches over the highest total: nothing is announced, ended early, objected to or removed.
mandua-say-range = An announcement names at least 1 hunter and no more than stand on the board. There are { $most }, so { $number } cannot be announced.
mandua-said = { $number } has been announced already, and a turn has one announcement.
mandua-say-late = An announcement comes before the first beating action of the turn.
mandua-step-late = In a turn in which hunters have been beaten there is no plain step: beat on, or end the turn.
mandua-nothing-beaten = A turn can be ended after a beating action; before one it takes a step or a jump.
mandua-object-late = Hunter may object once after each of Tiger's turns, before his own move.
mandua-object-range = An objection names a number from 0 to { $most }, the hunters on the board before Tiger's turn; { $number } is too many.
mandua-no-removal = A tiger is removed only after an objection that was right.
mandua-remove-first = The objection was right: first a tiger must be removed.
mandua-not-the-most = Only a tiger that could have beaten the most is removed, and the one on { $field } could not.
mandua-no-study = At a strict table nothing tells the highest total, so no position is analysed while the game is played.
mandua-no-take-back = At a strict table a move made stands.

## Positions
mandua-position-tigers = There must be one to four tigers, not { $number }.
mandua-position-hunters = There are at most 25 hunters, on the board and to be set, not { $number }.
mandua-position-all-beaten = There is no hunter, neither on the board nor to be set: all are beaten, and that game is over.
mandua-position-turn-before = A position within a strict turn ({ $state }) cannot be set up, since it needs the turn before.
mandua-position-guided = The state { $state } belongs to a strict table, and this one is guided.
mandua-position-strict = The state { $state } belongs to a guided table, and this one is strict.
mandua-position-actor = The state { $state } does not belong to a turn of the player to act.
mandua-position-total = The position says that Tiger must beat { $number }, and the highest total is { $highest }.
mandua-position-removal = Only a tiger can be removed, and none stands on { $field }.

## Endings
mandua-repetition = The same figure has made the same move a third time in a row. { $winner } wins.
mandua-all-removed = All tigers have been removed. { $winner } wins.
mandua-locked = No tiger can step or jump. { $winner } wins.
mandua-putt = A putt: Hunter can neither set nor move. { $winner } wins.
mandua-maharaja = The Maharaja: one hunter is left, and he cannot move. { $winner } wins, and there is no finer way.
mandua-all-beaten = All hunters are beaten. { $winner } wins.
mandua-quiet = Nothing was placed, beaten or removed in a hundred turns in a row: a draw.
