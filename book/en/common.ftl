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

## Records (crates/rules/src/record)

record-tag-form = “{ $text }” is not a tag: a tag is a name and a quoted value in brackets, as [Seat0 "Ada"].
record-tag-missing = The tag { $tag } is missing.
record-tag-repeated = The tag { $tag } stands twice.
record-tag-value = The tag { $tag } cannot be “{ $text }”; expected is { $expected }.
record-rules-number = This game's rules have no number “{ $text }”; known is { $expected }.
record-ply-number = “{ $text }” stands where the ply's number { $expected } is expected.
record-ply-missing = No action follows the ply's number { $number }.
record-comment-form = The comment “{ $text }” does not stand alone between an opening and a closing brace.
record-comment-second = A second comment, “{ $text }”, stands in the same place.
record-result-wrong = The result is given as { $text }, but the plies lead to { $expected }.
