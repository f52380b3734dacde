# Mandua: names, refusals and endings.

mandua = Mandua
mandua-hunter = Hunter
mandua-tiger = Tiger

## Turns
mandua-tigers-turn = It is Tiger's turn. Hunter cannot act until it ends.
mandua-hunters-turn = It is Hunter's turn. No tiger can act.

## Hunter
mandua-hunter-outside = { $field } is a cage, and only tigers may enter cages.
mandua-none-to-set = All hunters have been set. Move one that is on the board.
mandua-set-first = Hunters on the board may move only after all have been set. { $number } { $number ->
    [one] is
   *[other] are
} still to be set.
mandua-no-hunter = There is no hunter on { $field }.
mandua-hunter-reach = A hunter moves to an adjoining field, never diagonally. { $to } does not adjoin { $from }.
mandua-hunter-occupied = A hunter needs a vacant field. { $field } is taken.

## Tiger
mandua-no-tiger = There is no tiger on { $field }.
mandua-tiger-reach = A tiger steps to an adjoining field or jumps straight over one hunter, never diagonally. It cannot reach { $to } from { $from }.
mandua-tiger-occupied = A tiger steps to a vacant field. { $field } is taken.
mandua-jump-occupied = A jump ends on the field right behind the hunter, which must be vacant. { $field } is taken.
mandua-jump-over-none = A jump goes over a hunter. There is none on { $field }.
mandua-must-beat = Tiger must beat (capture) hunters whenever possible. { $number } can be beaten in this turn, but this step beats none.
mandua-too-few = Tiger must beat as many hunters as possible: { $highest } in this turn. This way, it could beat only { $number }.

## The referee
mandua-guided = At a guided table the program enforces the highest total. Nothing is announced, ended early, objected to or removed.
mandua-say-range = An announcement names at least 1 hunter, and at most the number on the board. There are { $most }, so you cannot announce { $number }.
mandua-said = { $number } has already been announced. A turn has only one announcement.
mandua-say-late = Announce before the first beating action of the turn.
mandua-step-late = Once Tiger has beaten a hunter in a turn, every further step or jump must beat, too. Beat more hunters, or end the turn.
mandua-nothing-beaten = Only a turn in which hunters have been beaten can be ended. Take a step or a jump.
mandua-object-late = Hunter may object once after each of Tiger's turns, before making a move.
mandua-object-range = An objection names a number from 0 to { $most }, the hunters on the board before Tiger's turn. { $number } is too many.
mandua-no-removal = A tiger is removed only after a correct objection.
mandua-remove-first = The objection was right. First remove a tiger.
mandua-not-the-most = Only a tiger that could have beaten the most may be removed. The one on { $field } could not.
mandua-no-study = At a strict table nothing may give the highest total away, so no position is analysed during the game.
mandua-no-take-back = At a strict table a move stands once it is made.

## Positions
mandua-position-tigers = There must be one to four tigers, not { $number }.
mandua-position-hunters = There are at most 25 hunters, on the board and to be set, not { $number }.
mandua-position-few-hunters = This game has { $most ->
    [one] only one hunter
   *[other] { $most } hunters
} in all, on the board and to be set. { $number } are too many.
mandua-position-all-beaten = There are no hunters on the board or to be set: all are beaten, so the game is over.
mandua-position-turn-before = A position in the middle of a strict turn ({ $state }) cannot be set up, because it depends on the turn before.
mandua-position-guided = The state { $state } belongs to a strict table. This table is guided.
mandua-position-strict = The state { $state } belongs to a guided table. This table is strict.
mandua-position-actor = The state { $state } does not fit the player to act.
mandua-position-total = The position says that Tiger must beat { $number }, but the highest total is { $highest }.
mandua-position-removal = Only a tiger can be removed. There is none on { $field }.

## Endings
mandua-repetition = The same piece has gone to and fro and has made the same move for the third time. { $winner } wins.
mandua-all-removed = All tigers have been removed. { $winner } wins.
mandua-locked = No tiger can step or jump. { $winner } wins.
mandua-putt = A putt: Hunter can neither set nor move. { $winner } wins.
mandua-maharaja = The Maharaja: one hunter is left and cannot move. { $winner } wins in the finest way there is.
mandua-all-beaten = All hunters are beaten. { $winner } wins.
mandua-quiet = For a hundred turns in a row, nothing was placed, beaten or removed: a draw.
