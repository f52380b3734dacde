# What the page itself says. Names of pieces, refusals and endings belong to each game.

## Boards
page-board = { $game } board
page-mancala-bowl = { $player }’s bowl { $bowl }: { $stones ->
    [0] empty
    [one] one stone
   *[other] { $stones } stones
}
page-mancala-store = { $player }’s mancala: { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
page-mancala-right = Sow to the right, counter-clockwise
page-mancala-left = Sow to the left, clockwise
page-mana-square = { $square }, { $steps ->
    [1] single
    [2] double
   *[3] triple
}{ $what ->
    [bird] , the bird
    [daimyo] , { $player }’s Daimyo
    [ronin] , { $player }’s Ronin
   *[none] {""}
}
page-mana-reserve = Bring a Ronin back; { $number ->
    [one] one waits
   *[other] { $number } wait
} beside the board
page-jungle-square = { $square }{ $terrain ->
    [water] , water
    [trap] , a trap
    [den] , a den
   *[land] {""}
}
page-jungle-animal = { $side }’s { $animal }, rank { $rank }
page-jungle-trapped = on a trap, so it defends with rank 0
page-jungle-hungry = hungry
page-jungle-would-starve = moving here would starve hungry animals
page-jungle-starved = { $side } loses { $animals }: hungry animals starve if none of them attacks.
page-mandua-field = { $cage ->
    [yes] cage { $field }
   *[no] { $field }
}{ $what ->
    [tiger] , a tiger
    [hunter] , a hunter
   *[none] {""}
}
page-mandua-to-beat = Tiger must beat { $number ->
    [one] one more hunter
   *[other] { $number } more hunters
} this turn.
page-mandua-remove = The objection was right. Hunter removes { $number ->
    [one] the marked tiger
   *[other] one of the marked tigers
}.
page-mandua-announced = Tiger announced { $number } and has beaten { $beaten }.
page-mandua-say-how-many = Hunters I will beat
page-mandua-say = Announce
page-mandua-object-how-many = Most hunters that could be beaten
page-mandua-object = Object
page-mandua-end = End turn
page-seat = Player { $seat }
page-manitou-ground = Ground { $ground }
page-manitou-tiles = Tiles
page-manitou-side = { $player }, strength { $strength }
page-manitou-down = { $card }, face down
page-manitou-here = Here, in ground { $ground }
page-manitou-take = Take { $tile }
page-manitou-discard = Give up { $tile }
page-manitou-booty = Booty
page-manitou-held = { $hand } cards in hand, { $deck } in the deck
page-manitou-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-manitou-hand = Your hand
page-manitou-decline = No, thanks
page-manitou-choose-title = Choose your cards for this hunt
page-manitou-choose = { $size } cards; { $left ->
    [0] all chosen
   *[other] { $left } more to choose
}. Your hunters add up to { $strength }, plus { $heroes ->
    [0] no heroes
    [one] one hero
   *[other] { $heroes } heroes
}.
page-manitou-choose-done = Take these cards
page-manitou-tribe = Which hero defeats which?
page-manitou-defeats = { $card } defeats { $others }. Now choose a ground.
page-manitou-total = Hunters have strength { $strength } in all{ $thief ->
    [yes] : as the cards lie, the leather thief will come
    [now] : the leather thief is here
   *[no] {""}
}
page-manitou-cylinder-totem = Owns the totem cylinder
page-manitou-cylinder-horse = Owns the horse cylinder
page-manitou-trial-defeats = { $player } turns a hero of { $whose } face down: { $card } defeats { $other }.
page-manitou-trial-defeated = { $player } plays { $card } against a stronger hero, so it is turned face down.
page-manitou-trial-alike = { $card } meets { $other }: two of a kind turn each other face down.
page-manitou-trial-sacrifice = { $player } sacrifices { $card }: it and { $other } are both turned face down.
page-manitou-sheet = Score sheet
page-manitou-sheet-now = The score if the game ended now, in hunt { $hunt } of { $hunts }.
page-manitou-sheet-tepees = Tepees
page-manitou-sheet-buffaloes = Buffaloes
page-manitou-sheet-pairs = Pairs
page-manitou-sheet-pairs-why = A tepee and a buffalo make a point.
page-manitou-sheet-totem = Totems
page-manitou-sheet-totem-why = The totem cylinder is worth a point.
page-manitou-sheet-horse = Horses
page-manitou-sheet-horse-why = The horse cylinder is worth a point.
page-manitou-sheet-tomahawks = Tomahawks
page-manitou-sheet-tomahawks-why = The most tomahawks are worth a point.
page-manitou-sheet-total = Points
page-manitou-sheet-equal = With equal points, more tepees win, then more tiles.
page-manitou-now-tiles = The referee draws tiles for hunt { $hunt } of { $hunts }.
page-manitou-now-choose = { $player } chooses cards in secret.
page-manitou-now-deck = The decks are shuffled.
page-manitou-now-play = { $yours ->
    [yes] { $picked ->
        [yes] Now choose a ground for it.
       *[no] Hunt { $hunt } of { $hunts }. Choose a card from your hand.
    }
   *[no] Hunt { $hunt } of { $hunts }. { $player } plays a card.
}
page-manitou-now-eighth = { $yours ->
    [yes] You own the totem and may play one more card.
   *[no] { $player } owns the totem and may play one more card.
}
page-manitou-now-move = { $yours ->
    [yes] You own the horse and may move one of your hunters to another ground.
   *[no] { $player } owns the horse and may move a hunter.
}
page-manitou-now-discard = { $yours ->
    [yes] The leather thief visits you: give up one of your marked tiles.
   *[no] The leather thief visits { $player }.
}
page-manitou-now-take = { $yours ->
    [yes] Take one of the marked tiles.
   *[no] { $player } takes a tile.
}
page-manitou-now-over = The last hunt is over.

## The whole page
page-house = Menagerie
page-language = Language
page-welcome = Five games of skill, one table
page-welcome-more = Play the computer, a friend beside you, or somebody far away. Just send a link.
page-mute = Mute
page-away = Connection lost. Reconnecting …
page-no-server = The server is not responding.
page-try-again = Try again
page-nowhere = This page does not exist.
page-to-home = All games
page-continue = Continue
page-join = Join a game
page-join-link = Invitation link
page-join-go = Join
page-join-what = This is not a link to a table. A link contains /join# or /table/ and then letters.
page-joining = Joining the table …
page-computer = Computer, level { $level }
page-twin = { $side } (level { $level })
page-tribe-0 = Fish
page-tribe-1 = Hawk
page-tribe-2 = Turtle
page-tribe-3 = Bear
page-tribe-4 = Hare
page-this-device = On this device
page-open-seat = { $side }: open
page-referee = Referee
page-guest = Guest
page-you = Settings
page-name = Your name
page-name-save = Save
page-name-saved = Saved
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
page-view-paste = Paste record
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

page-promise-mancala = Sow your stones around the board, and think one bowl further than your opponent.
page-promise-mana = Your bird decides which pieces your opponent may move. Catch the Daimyo.
page-promise-jungle = Eight animals, two lakes, and hunger: whoever can eat must eat, or starve.
page-promise-mandua = Twenty-five hunters against four tigers that must beat all they can.
page-promise-manitou = Choose your cards in secret, win three hunting grounds, and keep the leather thief away.
page-time-mancala = Two players, 10 minutes
page-time-mana = Two players, 15 minutes
page-time-jungle = Two players, 20 minutes
page-time-mandua = Two players, 30 minutes
page-time-manitou = Two to five players, 40 minutes

## A new game
page-rules-link = Rules
page-rules-play = Play { $game }
page-rules-of = The rules of { $game }
page-against = How do you want to play?
page-against-computer = Against the computer
page-against-computer-more = It replies at once.
page-against-device = On this device
page-against-device-more = Everybody plays on the same screen.
page-against-link = With friends, by link
page-against-link-more = Every player gets their own link.
page-not-reachable = Only this device can reach the server. Start it with --lan to let others on your network join.
page-level = Level
page-level-more = 1 is for beginners, { $levels } is the strongest
page-side = Your side
page-by-lot = Random side
page-mode-casual = Casual
page-clock = Clock
page-clock-none = No clock
page-clock-fischer = { $minutes } min + { $seconds } s a turn
page-clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
page-begin = Start game
page-option-mancala-rules = Rules
page-option-mancala-rules-general = General: just sow and bank
page-option-mancala-rules-egyptian = Egyptian: captures and extra turns
page-option-mancala-rules-ethiopian = Ethiopian: sow in either direction
page-option-mancala-rules-nigerian = Nigerian: sow on from a full bowl
page-option-mancala-stones = Stones in each bowl
page-option-mana-setup = Set-up
page-option-mana-setup-standard = Standard: all in the first row
page-option-mana-setup-advanced = Advanced: anywhere in two rows
page-option-mana-bird = The bird
page-option-mana-bird-solid = Solid: it fills its square
page-option-mana-bird-spirit = Spirit: it blocks nobody
page-option-mandua-referee = Referee
page-option-mandua-referee-guided = Guided: only complete captures can be played
page-option-mandua-referee-strict = Strict: Tiger announces, Hunter may object
page-option-mandua-start = Tigers start
page-option-mandua-start-cages = In the cages
page-option-mandua-start-corners = In the corners
page-option-mandua-start-cross = In a cross around the middle
page-option-manitou-players = Players
page-option-manitou-cards = Cards for each hunt
page-option-manitou-cards-chosen = Chosen in secret
page-option-manitou-cards-random = Drawn at random: faster

## At the table
page-waiting = Waiting for players
page-waiting-for = { $player } has been invited. The game starts when everybody has joined.
page-invite = Create link
page-fill = Add a computer
page-give-up-table = Close table
page-leave-table = Leave table
page-link = Link
page-link-once = This link is for one person. It works until that seat is taken.
page-code = QR code for this link
page-copy = Copy link
page-copied = Copied
page-your-turn = Your turn
page-turn-of = { $player }’s turn
page-turn-what = { $who }: { $what }
page-browsing = Earlier position
page-moves = Moves
page-first = To the start
page-back = Previous
page-forth = Next
page-newest = To the latest move
page-study = Analysis
page-study-wait = Thinking …
page-study-fair = While you play, this server analyses games of this kind for neither of you. It cannot prevent anybody from using another program, or from being somebody else in another browser.
page-study-share = { $percent } %
page-study-worth = { $player }: { $percent } %
page-study-won = { $player } wins within { $plies } { $plies ->
    [one] action
   *[other] actions
}
page-study-lost = { $player } loses within { $plies } { $plies ->
    [one] action
   *[other] actions
}
page-study-wins = { $player } wins
page-study-loses = { $player } loses
page-study-drawn = Draw
page-study-best = Best:
page-flip = Flip board
page-share = Let others watch
page-share-short = Share
page-share-more = Anybody with this link can watch the game, but not play. Hidden cards stay hidden.
page-ask = { $action }. Play it?
page-ask-play = Play
page-ask-leave = Cancel
page-days = { $days ->
    [one] one day
   *[other] { $days } days
}
page-said = { $player }: { $action }.
page-told-move = { $piece } from { $from } to { $to }
page-told-set = { $piece } to { $to }
page-told-return = Ronin comes back to { $to }
page-told-bird = the bird to { $to }
page-told-captured = captured: { $what }
page-told-starved = starved: { $what }
page-told-beaten = beaten on { $what }
page-told-banked = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} banked
page-why = Why? { $clause }
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
page-play-on = Keep playing
page-take-back = Undo
page-draw = Offer a draw
page-abort = Abort game
page-hand-over = Pass the device to { $player }
page-hand-over-more = Nobody else should look now.
page-hand-over-done = I am { $player }

## The end
page-won = You win!
page-wins = { $number ->
    [one] { $player } wins!
   *[other] { $player } win!
}
page-drawn = It’s a draw
page-no-result = No result
page-end-resignation = { $player } resigned.
page-end-time = { $player } ran out of time.
page-end-absence = { $player } left the game.
page-end-agreement = The players agreed to a draw.
page-end-abort = The game ended without a result.
page-rematch = Rematch
page-rematch-wanted = { $player } would like a rematch.
page-rematch-waits = Waiting for the others to accept the rematch.
page-to-rematch = Go to the rematch
page-look-back = Review game
page-record = Download record
page-result = Result

## The dice
page-dice = Was the deal fair?
page-dice-more = Before the game, the referee drew a secret seed and showed its fingerprint. Then every player’s browser added a random number, so nobody could know the deal in advance. Every shuffle follows from the seed and these numbers. Now the seed is revealed: your browser can deal everything again and compare.
page-dice-check = Check the deal
page-dice-agree = { $deals ->
    [one] The shuffle matches
   *[other] All { $deals } shuffles match
}, and the seed fits its fingerprint. { $own ->
    [yes] Your number and the fingerprint are the ones this browser noted before the game.
   *[no] {""}
}
page-dice-seed = The record does not contain the seed, so nothing can be checked.
page-dice-commitment = The seed does not fit its fingerprint.
page-dice-witness = The fingerprint or your browser’s number differs from what it noted before the game.
page-dice-shown = Move { $ply } of the record differs from what the game showed.
page-dice-deal = The shuffle at move { $ply } does not match.

## What a player did
page-mancala-act = Bowl { $bowl }{ $way ->
    [r] {" "}to the right
    [l] {" "}to the left
   *[none] {""}
}
page-mandua-act-say = Announces { $what }
page-mandua-act-object = Objects: { $what }
page-mandua-act-remove = Removes { $what }
page-mandua-act-end = Ends the turn
page-manitou-act-tiles = Tiles are drawn
page-manitou-act-choose = Cards are chosen
page-manitou-act-deck = A deck is shuffled
page-manitou-act-play = { $card } to ground { $ground }
page-manitou-act-move = { $card } from ground { $ground } to { $to }
page-manitou-act-take = Takes { $tile }
page-manitou-act-discard = Gives up { $tile }
page-manitou-act-decline = Declines

## Help for the first game
page-help = How to play
page-help-done = Got it
page-help-mancala =
    { $rules ->
        [ethiopian] Choose one of your bowls, then a direction. Its stones are sown one by one.
       *[other] Choose one of your bowls. Its stones are sown one by one, counter-clockwise.
    } { $rules ->
        [general] Whoever has more stones in their mancala at the end wins.
        [nigerian] If you end in a bowl with stones, they are sown on. Four stones in a bowl go to its owner’s mancala.
       *[other] End in your own mancala to move again. End in an empty bowl of yours to capture the stones across from it.
    }
page-help-mana = A piece moves exactly as many steps as its square has strokes. Then you set the bird: your opponent must move from a square of the same kind. Catch the Daimyo.
page-help-jungle = Animals take animals of equal or lower rank. A red animal is hungry: one of the hungry animals must attack now, or all of them starve. Reach the enemy den to win.
page-help-mandua = { $referee ->
    [strict] Hunter sets hunters and tries to lock the tigers in. Tiger beats hunters by leaping over them or by slipping between two of them. Tiger announces how many first, and must beat as many as possible. If Tiger errs, Hunter objects with the right number and removes a tiger.
   *[guided] Hunter sets hunters and tries to lock the tigers in. Tiger beats hunters by leaping over them or by slipping between two of them, and must beat as many as possible.
}
page-help-manitou = Play a card to one of three grounds. Hunters add up; heroes turn each other face down. The strongest player in a ground takes its tiles. A tepee and a buffalo together make a point.
page-player-away = away
page-away-long = The other player has been away for a long time.
page-away-until = { $player } is away. You can end the game in
page-claim-win = Claim win

## What to do now, shown after "Your turn: "
page-now-mancala = { $ways ->
    [yes] choose a bowl, then a direction
   *[no] choose a bowl
}
page-now-mana-row = set your Daimyo on a marked square; the Ronin fill the row
page-now-mana-place = { $left ->
    [6] set your Daimyo on a marked square
    [one] set the last Ronin
   *[other] set { $left } Ronin
}
page-now-mana-move = { $duty ->
    [1] move a piece that stands on one stroke
    [2] move a piece that stands on two strokes
    [3] move a piece that stands on three strokes
   *[0] move any piece
}{ $reserve ->
    [yes] , or bring a Ronin back
   *[no] {""}
}
page-now-mana-bird = set the bird on a marked square
page-now-jungle = { $hungry ->
    [0] move an animal
    [one] the hungry animal must attack now, or it starves
   *[other] one of the hungry animals must attack now, or all of them starve
}
page-now-mandua-set = set a hunter on a free field
page-now-mandua-hunter = move a hunter
page-now-mandua-remove = remove a marked tiger
page-now-mandua-tiger = move a tiger
page-now-mandua-beat = leap or slip until you have beaten all you can
page-now-mandua-strict = announce how many you will beat, if any, then move a tiger

## The small second board of strict Mandua
page-mandua-small-board = Small board
page-mandua-small-pieces = The small board: tigers on { $tigers }; hunters on { $hunters }.
page-mandua-small-step = Step { $step } of { $steps }: { $from } – { $to }, { $beaten ->
    [0] no hunter beaten
    [one] one hunter beaten
   *[other] { $beaten } hunters beaten
}
page-mandua-before-short = Before the turn
