# What the program says in the terminal: menagerie play, menagerie analyze and menagerie match. Refusals of
# the rules are in common.ftl and the games' files.

terminal-meant = Did you mean { $text }?

## Players (crates/menagerie/src/play/session.rs)

terminal-you = you
terminal-player = player { $number }
terminal-seat = seat { $seat }

## A game (crates/menagerie/src/play)

terminal-how-to-act = Type an action, { $moves } for a list, or { $help } for the commands.
terminal-thinking = { $player } is thinking …
terminal-no-beginning = No legal action begins with { $text }.
terminal-beginnings = { $count } actions. They begin with:
terminal-more-moves = Type { $command } for more.
terminal-more-moves-form = moves BEGINNING
terminal-why-form = Type why and an action, as: why a1-a2
terminal-is-legal = { $action } is legal.
terminal-hint = expected score { $percent } %
terminal-hint-line = expected score { $percent } %; then perhaps { $line }
terminal-taken-back = Undone: { $actions }
terminal-rules-form = Type rules and a clause, as: rules { $letters }-1. The whole book: menagerie rules { $game }
terminal-manual-pages = The pages of the manual are { $pages }.
terminal-no-position = Positions of this game have no text.
terminal-saved = Saved to { $file }.
terminal-look-away = { $player }, it is your turn. Nobody else should look.
terminal-press-enter = Press Enter.
terminal-continues = { $text } continues with: { $parts }
terminal-no-number = There is no number { $number } in the list of moves: it goes from 1 to { $count }.
terminal-help-hint = Type { $moves } for the legal actions, or { $help } for the commands.
terminal-resign = Resign? Your opponent then wins. Type yes to resign:
terminal-yes = yes
terminal-no = no
terminal-not-resigned = You play on.
terminal-pie = Pie rule (C-10): after the opening, the second player chooses a side.
terminal-choose-side = Pie rule: { $player } chooses a side. Take over { $side }? Type yes or no:
terminal-sides-exchanged = The players exchange sides: { $players }.
terminal-side-kept = { $player } stays on this side.
terminal-yes-or-no = “{ $text }” does not answer the question. Type { $yes } or { $no }.
terminal-bids = Bids (C-12): in turn, the players name fewer and fewer hunters or pass. The player who passes plays Tiger.
terminal-bid = { $player }, with how many hunters would you play Hunter? Type a number from 1 to { $most }{ $first ->
    [yes] {""}
   *[no] {" "}or { $pass }
}:
terminal-bid-pass = pass
terminal-bid-only-pass = { $player }, one hunter was named, so you can only pass. Type { $pass }:
terminal-bid-named = { $player } names { $number }.
terminal-bid-passed = { $player } passes. The players now: { $players }.
terminal-bid-form = { $text } is no bid here.
terminal-too-narrow = This board needs { $needed } columns. Your terminal has { $has }.

## The end of a game
terminal-ended = The game ends by { $stop ->
    [resignation] resignation
    [agreement] agreement
    [time] time
    [absence] absence
   *[abort] abort
}.
terminal-winner = Winner: { $player }
terminal-draw = Draw
terminal-shared-win = Shared win: { $players }
terminal-standing = result { $result } score { $score }
terminal-forfeit = The game ends: { $why }.
terminal-continue = The game is saved. Continue it with:
terminal-kept = The game is kept in { $file }. See where it was won and lost:
terminal-not-saved = The game could not be saved: { $error }

## What an action did (crates/menagerie/src/play/remarks.rs)
terminal-starved = { $side }: the { $animal } starved. { $eats ->
    [yes] It could have eaten { $prey }.
   *[no] No hungry animal attacked.
}
terminal-prey = the { $animal } on { $square }
terminal-hungry-legend = ! hungry: one of these animals must attack now, or all of them starve (J-11)
terminal-skipped = { $skipped } cannot move and is skipped. { $next } moves again.

## An analysis (crates/menagerie/src/commands/analyze)
terminal-record = record { $number }: { $spec }, { $plies } plies
terminal-line = line { $number }
terminal-ply = ply { $number }
terminal-broken-record = record { $number }: { $error }
terminal-not-over = The game is not over.
terminal-scores-so-far = Scores so far: { $scores }
terminal-scores = Scores: { $scores }
terminal-to = to
terminal-and = and
terminal-result = { $outcome ->
    [one] { $players } won
    [draw] A draw
   *[shared] { $players } shared the win
}{ $how }.
terminal-by-stop = by { $stop ->
    [resignation] resignation
    [agreement] agreement
    [time] time
    [absence] absence
   *[abort] abort
}
terminal-turning-point = Turning point: { $ply }. { $player } played { $action }
terminal-swing = { $cost }: from { $from } to { $to }
terminal-no-turning-point = No single action decided this game.
terminal-costliest = Costliest actions: { $actions }
terminal-best-action = Best action: { $action }, { $percent } % better than any other
terminal-after = After { $action }, { $outcome }
terminal-better-was = Better was { $action }: then { $outcome }
terminal-answers = { $player } answers { $action }, and { $outcome }
terminal-can-expect = { $player } can expect { $worth }
terminal-will = { $player } { $result ->
    [won] wins
    [lost] loses
   *[drawn] draws
}{ $margin }
terminal-gains = scores: { $gains }
terminal-worth = { $result ->
    [won] won
    [lost] lost
   *[drawn] drawn
}{ $margin }
terminal-ahead = by { $stones } { $one ->
    [yes] stone
   *[no] stones
}
terminal-behind = by { $stones } { $one ->
    [yes] stone
   *[no] stones
}
terminal-in-plies = in { $plies }
terminal-cost = cost { $cost }
terminal-stones = { $stones } { $one ->
    [yes] stone
   *[no] stones
}
terminal-only-action = the only legal action
terminal-better = better { $worth }: { $line }
terminal-accuracy = accuracy
terminal-actions = actions
terminal-given-away = given away
terminal-games = { $games } games
terminal-values-of = Values are the expected score of { $player }.
terminal-values-of-each = Each value is the expected score of the player who acts.
terminal-decimal-point = .

## A match (crates/menagerie/src/commands/match)
terminal-match-progress = { $played } of { $games } games
terminal-match-won = won
terminal-match-shared = shared
terminal-match-lost = lost
terminal-match-score = score
terminal-match-elo = Elo { $elo } ({ $low } to { $high })
terminal-match-seats = at the first seat { $first }, at the second { $second }
terminal-match-fair-share = { $share } of a fair share
terminal-match-sprt = { $low } or { $high } Elo: { $verdict } ({ $ratio })
terminal-match-elo-holds = { $elo } Elo holds
terminal-match-undecided = not decided
terminal-match-ratio = log-likelihood ratio { $ratio }
terminal-match-ratio-of = log-likelihood ratio { $ratio } of ±{ $bound }
terminal-table-player = Player
terminal-table-games = Games
terminal-table-score = Score

## Commands
terminal-command-action = play it, written as in the list of moves
terminal-command-number = play the action with this number in the list of moves
terminal-command-moves = list the legal actions, or those that begin with this
terminal-command-why = explain why an action is illegal
terminal-command-hint = show what the computer would play
terminal-command-undo = undo your last turn
terminal-command-rules = read a clause of the rules
terminal-command-board = show the board again
terminal-command-position = show the position as text
terminal-command-save = save the game and continue
terminal-command-resign = resign (asks first)
terminal-command-quit = save the game and leave
terminal-command-help = show this list
terminal-argument-action = ACTION
terminal-argument-number = NUMBER
terminal-argument-beginning = BEGINNING
terminal-argument-clause = CLAUSE
terminal-argument-file = FILE

## Boards (crates/menagerie/src/games)
terminal-den = ( den )
terminal-captured = captured
terminal-setup = Setup
terminal-duty = Duty
terminal-no-duty = No duty
terminal-any-piece = any piece moves
terminal-steps = { $strokes } { $one ->
    [yes] one step
   *[no] { $steps } steps
}
terminal-bird-waits = the bird waits
terminal-on-board = on the board
terminal-to-set = to set
terminal-beaten = beaten
terminal-removed = removed
terminal-must-beat = must beat { $count } more
terminal-announced = announced { $announced }, beaten { $beaten }
terminal-beaten-so-far = beaten { $count } so far
terminal-object = announced { $announced }, beat { $beaten }: object?
terminal-removes-tiger = { $side } removes a tiger
terminal-hunt = Hunt { $hunt } of { $hunts }
terminal-ground = Ground { $ground }
terminal-booty = booty
terminal-first = first
terminal-dealer = dealer
terminal-points = { $points } { $one ->
    [yes] point
   *[other] points
}
terminal-totem = ♦totem
terminal-horse = ♦horse
terminal-hand = hand { $hand }, deck { $deck }
terminal-your-hand = your hand
terminal-your-deck = deck, in some order: { $cards }
terminal-your-cards = your cards
terminal-choose = Choose { $count } of them. Type the hunters first, from low to high, then the heroes.
terminal-eighth = The totem’s owner may play one more card.
terminal-move-hunter = The horse’s owner may move a hunter.
terminal-discard = The leather thief visits { $player }: discard a tile.
terminal-take = Take a tile from ground { $ground }, { $why ->
    [heroes] for the heroes
    [highest] for the highest sum of hunters
   *[next] for the next highest sum of hunters
}.

## Refusals of the program (crates/menagerie/src/refusal.rs)
program-address-in-use = { $address } is in use. Is Menagerie running already? --port 0 picks a free port.
program-admin-answer = The server did not answer: { $error }
program-admin-no-server = { $file }: no server is running with this file. Start one with menagerie serve, or choose its file with --data.
program-admin-not-allowed = { $file }: only the account that runs the server can give it commands.
program-admin-system = The server takes commands over a Unix socket, which this system does not have.
program-analyze-chance = The referee is to act, not a player. Give the referee's action with --moves.
program-analyze-over = The game is over; there is nothing to analyse.
program-annotate-broken = { $file }: record { $record } is broken and would be lost: { $error } Choose another file for --annotate.
program-backup-damaged = The backup is written, but { $place } is damaged: { $error }.
program-book-game = There are opening books only for { $games }.
program-book-stones = Opening books and even starts are only for games of up to { $stones } stones a bowl.
program-certificate-bad = { $file }: { $error }
program-certificate-fault = { $file } proves nothing. { $error }
program-certificate-game = There are no certificates for { $spec }. They exist for { $games }.
program-certificate-long = No strategy was found that wins within { $most } plies, the limit for a certificate, without repeating a position or moving a piece to and fro too often.
program-certificate-open = There is no certificate, because neither a win nor a value is proven.
program-certificate-value = In { $spec }, a certificate can only prove a win. Only in Mancala can it prove a value.
program-clause-unknown = There is no clause { $clause }.
program-copy-source = { $place }: { $error }
program-copy-target = { $place }: { $error }
program-copy-differs = { $place }: what was read back is not what was written: { $error }. The copy is not finished.
program-data = { $file }: { $error }
program-data-damaged = { $place } is damaged: { $error }.
program-data-missing = There is no data file { $file }. Name the server's file with --data.
program-data-held = { $file }: another server is using this file. Choose another one with --data.
program-database-held = { $place }: servers are using this database. Stop them first.
program-engine = The engine “{ $command }” { $problem }.
program-file = { $file }: { $error }
program-file-missing = { $file }: There is no such file or folder. Check the name.
program-file-permission = { $file }: Your account has no permission for it. Change its permissions, or choose another place.
program-file-taken = { $file }: Something with this name is already there. Choose another name.
program-file-is-folder = { $file }: This is a folder. Name a file.
program-file-in-file = { $file }: One of these names is a file, not a folder. Choose another folder.
program-file-read-only = { $file }: Nothing can be written there. Choose another place.
program-file-disk-full = { $file }: The disk is full. Make room, or choose another place.
program-file-name = { $file }: This name is too long or not allowed. Choose another name.
program-file-exists = { $file } already exists. Choose another name, or replace the file with --force.
program-file-no-records = { $file } holds something other than game records: { $error } Choose another name, or replace the file with --force.
program-input = The input cannot be read: { $error }
program-level-unknown = { $game } has no level { $level }: its levels are 1 to { $highest }.
program-listen = { $address }: { $error }
program-memory = memory: { $error }
program-memory-too-small = { $stones } stones need more memory. Raise --max-memory.
program-player-clock = { $error }
program-train-no-network = { $spec } is played without a network.
program-tune-no-weights = { $spec } is played without weights to learn.
program-output = { $error }
program-perft-chance = A game with chance has no perft count.
program-player-illegal = { $player } played { $action }: { $error }
program-player-none = The player at seat { $seat } chose no action.
program-record-broken = { $file }: record { $record }: { $error }
program-record-dice = { $error }
program-record-engine = { $file } says that the program “{ $command }” plays seat { $seat }. A file cannot start programs: name the players with --player.
program-record-finished = { $file } contains no unfinished game.
program-record-none = { $file } contains no record.
program-rules-unknown = There is no rule book for { $name }.
program-site-folder = { $folder } holds something other than a site. Choose a new or empty folder.
program-site-page = This program was built without the page. Build it with the feature “page”.
program-solve-none = This game has no solver.
program-solve-game = This game cannot be solved: hands are hidden, and chance takes part.
program-solve-over = The game is over; there is nothing to solve.
program-solve-within = The option --within works in Mana, Jungle and Mandua, but not in Mancala.
program-source-held = { $place }: a server is using this data. Stop the server first, or copy a snapshot with --snapshot.
program-source-unknown = There is neither a file nor a game { $source }.
program-starts-game = Even starts are known only for { $games }.
program-steady-game = The player steady plays only { $games }, not { $game }.
program-table-damaged = { $error }
program-table-file = { $error }
program-target-held = { $place }: another program is using this file.
program-target-used = { $place } already holds data. Choose a new file or an empty database.
program-tables-game = There are endgame tables only for { $games }.
program-tables-large = This position is too large for a table: --{ $unit } can be at most { $most }.
program-tables-missing = { $error }
program-tables-size = Tables of { $game } are built with --{ $unit } N or --position TEXT.
program-tables-long = { $error }
