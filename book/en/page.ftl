# What the page says for all games. Its sentences for one game are in page/<game>.ftl; names of pieces, refusals and
# endings are in <game>.ftl.

## Boards
page-board = { $game } board

## The whole page
page-house = Menagerie
page-language = Language
page-welcome = Five games of skill, one table
page-welcome-more = { $site ->
    [yes] Play the computer or a friend beside you. Everything runs on your device.
   *[no] Play the computer, a friend beside you, or somebody far away. Just send a link.
}
page-mute = Mute
page-away = Connection lost. Reconnecting …
page-stale = This may be out of date: the server cannot reach its database.
page-sending = { $connected ->
    [yes] Sending …
   *[no] Connection lost. Your action is waiting to be sent …
}
page-not-sent = There is no connection, so nothing was sent. Try again in a moment.
page-too-late = The connection was lost, and the board changed meanwhile. Your action was not played.
page-failed = Something went wrong in this browser. Reload the page and try again.
page-engine-not-started = The engine could not start in this browser. Check your connection and reload the page, or use a newer browser.
page-engine-crashed = The engine stopped because of a fault. You can start it again.
page-no-server = The server is not responding.
page-other-version = This page has a different version from the server.
page-needs-server = This needs a Menagerie server. To start one, run the command: menagerie --lan
page-elsewhere = This needs a server. There is one at { $server }
page-elsewhere-title = Games with people elsewhere
page-elsewhere-more = Games with people elsewhere, and invitations to them, need a server.
page-elsewhere-none = Games with people elsewhere need a Menagerie server. To start one, run the command: menagerie --lan
page-elsewhere-go = Go to { $server }
page-try-again = Try again
page-not-installed = This page was loaded over plain http. Over https, you could install it, and the browser would keep a copy for times
    without a network.
page-update = A new version is ready.
page-update-differs = The server has a different version of this page. Load it to continue on the server.
page-update-load = Load it
page-nowhere = This page does not exist.
page-to-home = All games
page-continue = Continue
page-your-games = Your games
page-show-all = Show all { $number }
page-remove = Remove
page-remove-game = Remove this game of { $game }
page-remove-sure = { $alone ->
    [yes] This ends the game.
   *[no] This ends the game for everybody. If everybody has already played, you lose it.
}
page-play = Play
page-options = Options
page-options-of = Options for { $game }
page-join = Join a game
page-join-link = Invitation link
page-join-go = Join
page-join-what = This is not a link to a table. A link contains /join# or /table/ and then letters.
page-joining = Looking at the invitation …
page-invited = { $known ->
    [yes] { $host } invites you to a game of { $game }
   *[no] You are invited to a game of { $game }
}
page-you-play = You play { $side }.
page-join-game = Join the game
page-computer = Computer, level { $level }
page-computer-alone = Computer
page-player-level = level { $level }
page-twin = { $side } (level { $level })
page-this-device = On this device
page-open-seat = { $side }: open
page-referee = Referee
page-guest = Guest
page-you = Settings
page-name = Your name
page-name-save = Save
page-name-saved = Saved
page-name-long = A name has at most { $longest } characters: { $over ->
    [one] one too many.
   *[other] { $over } too many.
}
page-themes = Theme
page-theme = { $theme ->
    [light] Light
    [dark] Dark
    [contrast] High contrast
   *[system] System
}
page-speeds = Animations
page-speed = { $speed ->
    [off] Off
    [fast] Fast
    [slow] Slow
   *[normal] Normal
}
page-volume = Sound
page-coordinates = Board coordinates
page-coordinates-more = Letters and numbers at the edge of the board.
page-premove = Plan ahead
page-premove-more = Choose your action during another player’s turn. As soon as it is your turn, the action is played if it is legal. Not available in Big Manitou.
page-premove-gone = The action that you planned is no longer possible.
page-confirm = Confirm every action
page-confirm-more = An action is played only after you confirm it.
page-notify = Notify me when it is my turn
page-notify-more = Only while this page is in the background.
page-notify-never = Browsers allow this only over https, or on the device that runs the server.
page-view = Open a game record
page-view-more = { $drops ->
    [yes] Drop a file anywhere on this page, or paste a record.
   *[no] Choose a file, or paste a record.
}
page-view-file = Choose file
page-view-paste = Paste or type a record
page-view-show = Show
page-view-drop = Drop the game record here
page-view-long = This is too large to open: at most one megabyte.
page-view-list = Games in this file
page-view-plies = { $number ->
    [one] one move
   *[other] { $number } moves
}
page-view-broken = Line { $line }{ $ply ->
    [0] {""}
   *[other] , move { $ply }
}
page-view-left-out = { $number ->
    [one] One more is not shown.
   *[other] { $number } more are not shown.
}
page-view-said = Comment

## A new game
page-rules-link = Rules
page-rules-play = Play { $game }
page-rules-of = The rules of { $game }
page-board-play = Play
page-board-again = Play again
page-board-stop = Stop
page-board-reset = Back to the start
page-board-try = Your turn: try it on the board.
page-board-refused = Not allowed.
page-rules-ruling = our ruling
page-rules-ruling-why = The printed rules leave this open. This is how we settle it.
page-rules-printed = printed rules
page-against = How do you want to play?
page-against-computer = Against the computer
page-against-device = On this device
page-against-device-more = Everybody plays on the same screen.
page-against-link = With friends, by link
page-against-link-more = Every player gets their own link.
page-with-others = With others
page-preset = { $kind ->
    [first-game] First game
    [even-match] Even match
   *[strongest] As strong as it gets
}
page-preset-more = { $kind ->
    [first-game] Learn the game while you play. The computer makes mistakes.
    [even-match] It punishes mistakes, and makes some.
   *[strongest] It plays its very best.
}
page-level-word = { $rank ->
    [1] Beginner
    [2] Novice
    [3] Casual
    [4] Steady
    [5] Skilled
    [6] Strong
    [7] Expert
   *[8] Master
}
page-clock-starts = Your clock starts with your first action.
page-not-reachable = For now, the links open only on this device. Whoever runs this server can open it to the network with the option --lan.
page-level = Level
page-level-beaten = { $level }, beaten
page-levels-beaten = { $number } of { $all } levels beaten
page-side = Your side
page-by-lot = Random side
page-option-draw = Draw by lot
page-clock = Clock
page-clock-none = No clock
page-clock-fischer = { $minutes } min + { $seconds } s a turn
page-clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
page-pie = Pie rule
page-pie-more = { $game ->
    [mana] Once both have set up
   *[other] After the first turn
}, the second player chooses a side.{ $game ->
    [mana] {""}
   *[other] {" "}This makes up for the advantage of beginning.
}
page-pie-term = Pie rule: { $game ->
    [mana] once both have set up
   *[other] after the first turn
}, the second player chooses a side
page-begin = Start game

## At the table
page-waiting = Waiting for players
page-waiting-for = { $player } has been invited. The game starts when everybody has joined.
page-waiting-host = { $seated ->
    [yes] You are in. The game begins once { $player } starts it.
   *[no] The game begins once { $player } starts it.
}
page-invite = Invite a friend
page-invitation = Come and play { $game } with me:
page-friend-here = { $number ->
    [one] { $players } is here. Ready?
   *[other] { $players } are here. Ready?
}
page-here = { $number ->
    [one] { $players } is here
   *[other] { $players } are here
}
page-ready = Start the game
page-ready-more = { $clock ->
    [yes] No clock runs yet: each one starts with its player’s first action.
   *[no] The game begins for everybody at once.
}
page-fill-now = Add
page-send = Share …
page-level-named = Level { $level }: { $word }
page-fill = Play a computer instead
page-give-up-table = Close table
page-leave-table = Leave table
page-link = Link
page-link-once = This link is for one person. It works until that seat is taken.
page-code = QR code for this link
page-copy = Copy link
page-copied = Copied
page-your-turn = Your turn
page-turn-of = { $computer ->
    [yes] The computer’s turn
   *[no] { $player }’s turn
}
page-turn-what = { $who }: { $what }.
page-turn-alone = { $who }.
# Before a remark on an action that is not the last one.
page-earlier-turn = About an earlier turn:
page-browsing = Earlier position
page-browsing-turn = Earlier position. { $who }.
page-to-game = Back to the game
page-viewer = You
page-bar = Game
page-menu = Menu
page-hint = Hint
page-hint-what = Hint: { $action }
page-hint-instead = Hint: take this move back. Better: { $action }
# What the hinted action provably leads to.
page-hint-wins-now = That wins the game at once.
page-hint-wins = You can force a win.
page-hint-wins-by = You can force a win by { $points }.
page-hint-wait = Looking for a hint …
page-hint-none = No hint was found. Press Hint again.
page-hint-again = Then it is your turn again.
page-moves = Moves
page-first = To the start
page-back = Previous
page-forth = Next
page-look-back = Look back
page-look-forth = Forward
page-newest = To the latest move
page-study = Who is ahead?
page-study-wait = Thinking …
page-study-fair = While you play, this server analyses no games of this kind for any of you. It cannot prevent anybody from using another program or a second browser.
page-study-even = Even (estimated)
page-study-better = { $grade ->
    [winning] Winning
    [much] Much better
    [slightly] Slightly better
   *[better] Better
} for { $player } (estimated)
page-study-many = { $grade ->
    [even] Even for { $player }
    [winning] { $sign ->
        [worse] Hopeless for { $player }
       *[better] Winning for { $player }
    }
    [much] { $sign ->
        [worse] Bad for { $player }
       *[better] Very good for { $player }
    }
    [slightly] { $sign ->
        [worse] Slightly worse for { $player }
       *[better] Slightly better for { $player }
    }
   *[better] { $sign ->
        [worse] Worse for { $player }
       *[better] Better for { $player }
    }
} (estimated)
page-study-about = { $player } by about { $points } (estimated)
page-study-by = { $player } by { $points } (proven)
page-study-within = { $player } wins within { $plies } { $plies ->
    [one] action
   *[other] actions
} (proven)
page-study-wins = { $player } wins (proven)
page-study-drawn = Draw (proven)
page-study-best = Best:
page-flip = Flip board
page-instead = Play on the server?
page-instead-more = This browser cannot run or save this game. You can play it on the server instead. The server then stores the game, and anybody with its link can watch.
page-instead-yes = Play on the server
page-share = Let others watch
page-share-short = Share
page-share-more = Anybody with this link can watch the game, but not play. Hidden cards stay hidden.
page-share-here = This game is kept on this device, where nobody else can see it. Move it to the server to share it; you can play on there.
page-share-move = Move it to the server
page-ask = { $action }. Play it?
page-ask-play = Play
page-ask-leave = Cancel
page-days = { $days ->
    [one] one day
   *[other] { $days } days
}
page-said = { $player }: { $action }.
page-notation = Notation
page-notation-more = Notation: show the moves as programs write them
page-brief-moves = { $piece } { $from }–{ $to }
page-brief-takes = takes { $what }
page-brief-sets = { $piece } on { $to }
page-brief-again = moves again
page-brief-skipped = { $side } is skipped
page-told-move = { $piece } from { $from } to { $to }
page-told-set = { $piece } to { $to }
page-told-captured = captured: { $what }
page-why = Rule { $clause }
page-rule = Rule
page-close = Close
page-offered = { $player } { $offer ->
    [draw] offers a draw.
    [take-back] would like to undo a turn.
   *[abort] would like to end this game without a result.
}
page-offer-waits = { $offer ->
    [draw] Waiting for an answer to your draw offer.
    [take-back] Waiting for the others to agree to the undo.
   *[abort] Waiting for the others to agree to end the game.
}
page-withdraw = Withdraw offer
page-agree = Accept
page-decline = Decline
page-resign = Resign
page-resign-sure = Do you want to resign?
page-resign-more = You lose the game.
page-resign-yes = Resign
page-draw-sure = Do you agree on a draw?
page-draw-more = The game ends at once, and nobody wins.
page-draw-yes = Draw
page-abort-sure = Do you want to end the game?
page-abort-more = It ends without a result.
page-abort-yes = End game
page-not-now = Not now
page-title-offer = { $offer ->
    [draw] Draw offer
    [take-back] Undo request
   *[abort] Request to end the game
}
page-play-on = Keep playing
page-take-back = Undo
page-draw = Offer a draw
page-abort = End the game
page-hand-over = Pass the device to { $player }
page-hand-over-more = Nobody else should look now.
page-hand-over-done = I am { $player }

## The pie rule
page-pie-choose = Choose your side
page-pie-choose-both = Choose a side, { $side }
page-pie-begun = { $game ->
    [mana] Both have set up. { $whose ->
        [computer] The computer plays
        [unnamed] The other player plays
       *[other] { $player } plays
    } { $theirs }.
   *[other] { $whose ->
        [computer] The computer
        [unnamed] The other player
       *[other] { $player }
    } opened as { $theirs }.
}
page-pie-begun-both = { $game ->
    [mana] Both have set up.
   *[other] { $theirs } has opened.
}
page-pie-means = If you take { $theirs }, { $whose ->
    [computer] the computer plays
    [unnamed] the other player plays
   *[other] { $player } plays
} { $yours }. Either way, it is { $next }’s turn next.
page-pie-means-both = If you take { $theirs }, you two swap sides. Either way, it is { $next }’s turn next.
page-pie-take = Take { $side }
page-pie-keep = Keep { $side }
page-pie-chooses = Pie rule: { $whose ->
    [computer] the computer
    [unnamed] the other player
   *[other] { $player }
} chooses between { $yours } and { $theirs }.
page-pie-exchanged = { $chooser ->
    [you] You
    [computer] The computer
    [unnamed] The other player
   *[other] { $player }
} took { $taken }. { $partner ->
    [you] You play
    [computer] The computer plays
    [unnamed] The other player plays
   *[other] { $other } plays
} { $left } now.
page-pie-kept = { $chooser ->
    [you] You
    [computer] The computer
    [unnamed] The other player
   *[other] { $player }
} kept { $side }.
page-pie-exchanged-both = The sides are swapped: whoever played { $taken } plays { $left } now.
page-pie-kept-both = The sides stay as they are.

## The end
page-won = You win!
page-won-by = You win { $mine } to { $theirs }!
page-lost = You lost
page-lost-by = You lost { $mine } to { $theirs }
page-wins = { $number ->
    [one] { $player } wins!
   *[other] { $player } win!
}
page-wins-by = { $number ->
    [one] { $player } wins
   *[other] { $player } win
} { $mine } to { $theirs }!
page-drawn = It’s a draw
page-drawn-by = It’s a draw, { $mine } to { $theirs }
page-no-result = No result
page-end-resignation = { $whose ->
    [yours] You
   *[other] { $player }
} resigned.
page-end-time = { $whose ->
    [yours] You
   *[other] { $player }
} ran out of time.
page-end-absence = { $whose ->
    [yours] You
   *[other] { $player }
} left the game.
page-end-agreement = The players agreed to a draw.
page-end-abort = The game ended without a result.
page-next-level = Play level { $level }
# What the next level of each game does better, after a win.
page-better-jungle = Can you beat level { $level }? It { $level ->
    [2] misses less prey.
    [3] rarely misses prey.
    [4] weighs your reply.
    [5] thinks three moves ahead.
    [6] thinks even further ahead.
    [7] rarely makes a mistake.
   *[8] plays its very best.
}
page-better-mancala = Can you beat level { $level }? It { $level ->
    [2] misses fewer chances.
    [3] rarely misses a chance.
    [4] almost never misses a chance.
    [5] sees every move.
    [6] weighs your reply.
    [7] thinks further ahead.
   *[8] plays its very best.
}
page-better-mana = Can you beat level { $level }? It { $level ->
    [2] rarely misses a chance.
    [3] weighs your reply.
    [4] thinks further ahead.
    [5] makes fewer mistakes.
    [6] makes even fewer mistakes.
    [7] thinks even further ahead.
   *[8] plays its very best.
}
page-better-mandua = Can you beat level { $level }? It { $level ->
    [2] misses fewer chances.
    [3] thinks three moves ahead.
    [4] makes fewer mistakes.
    [5] thinks further ahead.
    [6] makes even fewer mistakes.
    [7] rarely makes a mistake.
   *[8] plays its very best.
}
page-better-manitou = Can you beat level { $level }? It { $level ->
    [2] thinks a little longer.
    [3] thinks longer.
    [4] thinks much longer.
   *[5] plays its very best.
}
page-lost-cheer = Good game. Another go?
page-rematch = Rematch
page-rematch-wanted = { $player } would like a rematch.
page-rematch-next = In a rematch you play { $side }.
page-rematch-side = You would play { $side }.
page-rematch-waits = Waiting for the others to accept the rematch.
page-to-rematch = Go to the rematch
page-look-board = Look at the board
page-review = Review
page-replay = See the end again
page-new-game = New game
page-record = Download record
page-result = Result

## The dice
page-dice = Was the deal fair?
page-dice-more = Before the game, the referee drew a secret seed and showed its fingerprint. Then every player’s browser drew a random number and showed its fingerprint too. The browsers revealed their numbers only when all fingerprints were there. So nobody could choose a number to their own advantage. Every shuffle follows from the seed and these numbers. Now the seed is revealed: your browser can deal everything again and compare.
page-dice-check = Check the deal
page-dice-agree = { $deals ->
    [one] The shuffle matches
   *[other] All { $deals } shuffles match
}, and the seed fits its fingerprint. { $committed ->
    [yes] So do the players’ numbers.
   *[no] {""}
} { $own ->
    [yes] Your number and the fingerprints are the ones this browser noted before the game.
   *[no] {""}
}
page-dice-seed = The record does not contain the seed, so nothing can be checked.
page-dice-commitment = The seed does not fit its fingerprint.
page-dice-contribution = The number of seat { $seat } does not fit its fingerprint.
page-dice-witness = A fingerprint or a number differs from what this browser noted before the game.
page-dice-shown = Move { $ply } of the record differs from what the game showed.
page-dice-deal = The shuffle at move { $ply } does not match.
page-dice-before = Before the deal
page-dice-reveal = Everybody is here. The game starts once a number for the deal has come from { $players }. A browser sends this number by itself while this table is open in it.
page-dice-shuffling = The cards are being shuffled.
page-dice-lost = This browser no longer has its number for the deal, so the game cannot begin. Close this table and set up another.
page-dice-missing = The game did not begin: no number for the deal came from { $players }.

## The guide through a first game
page-guide = How to play
page-guide-skip = Skip guide
page-guide-done = You know the essentials now. Everything else is in the rules.
page-guide-again = Show me how
page-player-away = away
page-away-long = The other player has been away for a long time.
page-away-until = { $player } is away. You can end the game in
page-claim-win = Claim win

## The analysis board
page-analyse = Analysis board
page-analyse-more = Play for both sides, go back, and try something else. Everything stays in this browser and in the address of the page.
page-analyse-title = Analysis: { $game }
page-analyse-no-place = This address was cut or changed on its way, so the analysis in it cannot be read. Ask for the whole address.
page-analyse-other = Analyse something else
page-analyse-tree = Actions and variations
page-analyse-start = Start
page-analyse-notes = Notes on this action
page-analyse-marks = Mark
page-analyse-mark = { $mark ->
    [brilliant] Brilliant
    [good] Good
    [interesting] Interesting
    [dubious] Dubious
    [mistake] Mistake
   *[blunder] Blunder
}
page-analyse-mark-found = By the review
page-analyse-varies = You are trying something else
page-analyse-main = Back to the main line
page-analyse-drawn = With drawings on the board
page-analyse-comment = Comment
page-analyse-draw-begun = Drawing from { $cell }. Go to the cell where it ends and press M again.
page-analyse-draw-left = Drawing cancelled
page-analyse-draw-done = { $done ->
    [removed] Removed
   *[drawn] Drawn
}: { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} { $shape ->
    [circle] circle around { $cell }
   *[arrow] arrow from { $cell } to { $to }
}
page-analyse-draw = Draw on the board
page-analyse-draw-mouse = Mouse: drag with the right button for an arrow, or click with it for a circle.
page-analyse-draw-touch = Touch screen: hold a cell until a circle appears. Lift your finger, or move it to another cell for an arrow.
page-analyse-draw-keys = Keyboard: press M on the first cell and M again on the last one.
page-analyse-draw-colours = Shift draws in red, Alt in blue, and both in yellow.
page-analyse-draw-again = Draw the same thing again to remove it.
page-analyse-draw-colour = Colour
page-analyse-draw-in = { $colour ->
    [red] Draw in red
    [blue] Draw in blue
    [yellow] Draw in yellow
   *[green] Draw in green
}
page-analyse-undo = Undo
page-analyse-redo = Redo
page-analyse-promote = Promote variation
page-analyse-delete = Delete
page-analyse-link = Copy link
page-analyse-copied = Link copied
page-analyse-home = Try actions for both sides of any game, keep variations, and let the computer say what is best.
page-analyse-open = Open the analysis board
page-analyse-look = Show { $player }’s cards
page-analyse-game = Back to the game
page-analyse-review = Review of the game
page-analyse-review-start = Review the game
page-analyse-review-more = The computer looks at every position of the main line on this device, and shows what each action gave away.
page-analyse-review-progress = { $done } of { $total } positions
page-analyse-review-stop = Stop
page-analyse-review-go-on = Go on
page-analyse-review-done = The review is complete.
page-analyse-review-accuracy = { $percent } % accuracy
page-analyse-review-accuracy-more = An action that gives nothing away counts as 100 %. An action that gives away a sixth of the chance to win counts as 50 %. If there was only one possible action, it does not count.
page-analyse-review-found = Best action found: { $found } of { $actions }
page-analyse-review-given = { $points } { $points ->
    [one] point
   *[other] points
} given away (proven)
page-analyse-review-open = { $open } { $open ->
    [one] action
   *[other] actions
} not judged
page-analyse-review-learn = { $number ->
    [one] Learn from the mistake of { $player }
   *[other] Learn from { $number } mistakes of { $player }
}
page-analyse-review-learn-own = { $number ->
    [one] Learn from your mistake
   *[other] Learn from your { $number } mistakes
}
page-analyse-review-number = { $number ->
    [one] One mistake found
   *[other] { $number } mistakes found
}
page-analyse-review-mistakes = Mistake
page-analyse-review-all = Show all { $number } mistakes
page-analyse-review-fewer = Show only the worst
page-analyse-review-none = No action gave away much.
page-analyse-review-move = Move { $number }
page-analyse-review-count = Mistakes: { $counts }.
page-analyse-review-count-of = { $number } of { $whose ->
    [yours] yours
    [computer] the computer
   *[other] { $player }
}
page-analyse-review-of = { $whose ->
    [yours] { $number ->
        [one] Your mistake
       *[other] Your mistakes
    }
    [computer] { $number ->
        [one] The computer’s mistake
       *[other] The computer’s mistakes
    }
   *[other] Mistakes of { $player }
} ({ $number })
page-analyse-review-key = Press a mistake to see it on the board:
page-analyse-review-key-played = what was played
page-analyse-review-key-better = what was better
page-analyse-review-key-may = what may move
page-analyse-review-figures = More figures
page-analyse-change = { $to } % chance to win instead of { $from } % (estimated)
page-analyse-quality = { $grade ->
    [excellent] Excellent
    [good] Good
    [fair] Fair
   *[weak] Many mistakes
}
page-analyse-opening = The game is being opened …
page-analyse-expert = For experts: marks and variations
page-analyse-review-turning = Turning point
page-analyse-review-best = { $whose ->
    [yours] Your best action
   *[other] Best action
}
page-analyse-review-answer = Best answer: { $action }
page-analyse-review-better = Better: { $action }
page-analyse-graph = Who is better in each position
page-analyse-graph-how = From left to right: the game. The more of a colour, the better for that side: { $first } is at the bottom, { $second } at the top.
page-analyse-graph-how-many = From left to right: the game. The higher a line, the better for that player.
page-analyse-graph-shown = the board now
page-analyse-graph-at = { $at } of { $last }. { $worth }
page-analyse-graph-proven = proven (plain)
page-analyse-graph-estimated = estimated (striped)
page-analyse-cost = Gave away { $percent } % of the chance to win (estimated)
page-analyse-cost-points = Gave away { $points } { $points ->
    [one] point
   *[other] points
} (proven)
page-analyse-cost-result = { $from ->
    [won] { $to ->
        [drawn] Turned a win into a draw
       *[lost] Turned a win into a loss
    }
   *[drawn] Turned a draw into a loss
} (proven)
page-analyse-learn = { $whose ->
    [yours] Learn from your mistakes
   *[other] Learn from the mistakes of { $player }
}
page-analyse-learn-step = { $step } of { $steps }
page-analyse-learn-ask = { $whose ->
    [yours] You
   *[other] { $player }
} played { $action } here. { $cost }. Find something better on the board.
page-analyse-learn-checking = Checking { $action } …
page-analyse-learn-good = Right! Nothing is clearly better than { $action }.
page-analyse-learn-not-best = { $action } is not the best. Try something else.
page-analyse-learn-same = { $action } was played in the game. Try something else.
page-analyse-learn-unclear = The computer has not looked far enough to judge { $action }. Try something else.
page-analyse-learn-shown = { $action } was better.
page-analyse-learn-back = Back to the position
page-analyse-learn-show = Show the solution
page-analyse-learn-skip = Skip
page-analyse-learn-reply = Expected after it:
page-analyse-learn-next = Next mistake
page-analyse-learn-result = See the result
page-analyse-learn-over = You found something better for { $found } of { $steps } mistakes.
page-analyse-learn-again = Start again
page-analyse-learn-close = Close
page-analyse-neither = This is neither a game record nor the text of a position. A record begins with [Spec "…"].
page-analyse-engine = Best moves
page-analyse-lines = Suggestions
page-analyse-lines-of = { $kind ->
    [proven] Best for { $player }:
    [points] Best for { $player }, with the expected lead at the end:
   *[estimated] Best for { $player }, with its chance to win:
}
page-analyse-others = { $kind ->
    [proven] All other actions:
    [points] All other actions, with the proven or expected lead:
   *[estimated] All other actions, with the proven result or the chance to win:
}
page-analyse-chance = { $percent } %
page-analyse-about = ≈ { $points }
page-analyse-even = Draw
page-analyse-proven = { $sign ->
    [wins] Wins
   *[loses] Loses
}
page-analyse-proven-in = { $sign ->
    [wins] Wins in { $plies }
   *[loses] Loses in { $plies }
}
page-analyse-over = There is no action to choose here.
page-analyse-nodes = { $kind ->
    [playouts] { $nodes } games played to the end
   *[positions] { $nodes } positions
}
page-analyse-depth = { $plies } plies deep
page-analyse-speed = { $nodes } a second
page-analyse-lines-all = all
page-analyse-tables = Larger endgame tables ({ $megabytes } MB)
page-analyse-tables-building = Building the tables. This can take some seconds …
page-analyse-threat = Threat
page-analyse-threat-what = If { $passer } could pass, { $player } would play { $action }.
page-analyse-threat-none = No threat can be shown here: the turn cannot pass to the other player.
page-analyse-hint-more = Show the action
page-analyse-hint-place = The circle on the board shows where the best action begins.
page-analyse-parts = Parts of the analysis
page-analyse-part-notes = Actions and notes
page-analyse-part-review = Review
