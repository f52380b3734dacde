# Sentences that all games share. A refusal names the rule, not the player's fault.

## Specs (crates/rules/src/spec.rs)

spec-unknown-game = “{ $text }” names no game; the games are { $expected }.
spec-form = “{ $text }” is not a game spec: options are written after a colon as key=value, with commas between them, as in mancala:rules=egyptian,stones=4.
spec-unknown-key = There is no option “{ $option }” here; the options are { $expected }.
spec-repeated-key = The option “{ $option }” is given more than once.
spec-unknown-value = The option “{ $option }” cannot be “{ $value }”; it takes { $expected }.
spec-no-options = The game { $game } has no options.

## Texts (crates/rules/src/text.rs)

action-form = “{ $text }” is not an action of this game; an action is written like { $expected }.
position-form = “{ $text }” is not a position of this game; expected is { $expected }.
position-over = The game is over in “{ $text }”; no game can begin from a finished position.
game-over = The game is over; no more actions are taken.
