# Sentences that all games share. A refusal names the rule, not the player’s mistake.

## Specs (crates/rules/src/spec.rs)

spec-unknown-game = There is no game “{ $text }”. The games are { $expected }.
spec-form = “{ $text }” is not a game spec. Write options after a colon as key=value, separated by commas, as in mancala:rules=egyptian,stones=4.
spec-unknown-key = There is no option “{ $option }” here. The options are { $expected }.
spec-repeated-key = The option “{ $option }” is given more than once.
spec-unknown-value = The option “{ $option }” cannot be “{ $value }”. It takes { $expected }.
spec-no-options = The game { $game } has no options.

## Texts (crates/rules/src/text.rs)

action-form = “{ $text }” is not an action of this game. Write an action like { $expected }.
position-form = “{ $text }” is not a position of this game. Expected: { $expected }.
position-over = The game is over in “{ $text }”. A game cannot begin from a finished position.
game-over = The game is over: no more actions are possible.

## Records (crates/rules/src/record)

record-tag-count = A record can have at most { $expected } tags.
record-tag-form = “{ $text }” is not a tag. A tag is a name and a quoted value in brackets, as in [Seat0 "Ada"].
record-tag-missing = The tag { $tag } is missing.
record-tag-repeated = The tag { $tag } appears twice.
record-tag-value = The tag { $tag } cannot be “{ $text }”. Expected: { $expected }.
record-rules-number = There is no version “{ $text }” of this game's rules. The known version is { $expected }.
record-ply-count = This record is too long to be read here: it has more than { $expected } moves, including those of variations.
record-ply-number = Expected move number { $expected }, found “{ $text }”.
record-ply-missing = Move number { $number } has no action.
record-mark-form = “{ $text }” is not a mark. The marks are { $expected }.
record-comment-form = The comment “{ $text }” must stand alone between an opening and a closing brace.
record-comment-second = A move can have only one comment. The second one here is “{ $text }”.
record-comment-place = The comment “{ $text }” must stand directly after its move, before the variations.
record-variation-unopened = This closing parenthesis belongs to no variation.
record-variation-unclosed = The variation that begins here with move number { $number } has no closing parenthesis.
record-variation-first = Move number { $number } is the first of its variation. Close the variation before you begin another one for this move.
record-variation-place = The variation that begins with move number { $number } must stand after that move.
record-variation-repeated = The variation begins with { $text }, but the record already has this action at this place.
record-variation-depth = Variations can be nested at most { $expected } levels deep.
record-path-unknown = The record has no move “{ $text }”.
record-result-wrong = The record gives the result { $text }, but its moves lead to { $expected }.
