# What the page in the browser says of its own. Names of pieces, refusals and endings are each game's own.

## Boards
page-board = { $game }: the board
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
page-mana-reserve = A Ronin to bring back; { $number } wait beside the board
page-jungle-square = { $square }{ $terrain ->
    [water] , water
    [trap] , a trap
    [den] , a den
   *[land] {""}
}
page-jungle-animal = { $side }’s { $animal }, rank { $rank }
page-jungle-trapped = on a trap, so it is attacked as rank 0
page-jungle-hungry = hungry
page-jungle-would-starve = moving here lets hungry animals starve
page-jungle-starved = { $side } loses { $animals }: the hungry starve when none of them attacks.
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
} in this turn.
page-mandua-remove = The objection was right. Hunter removes { $number ->
    [one] the marked tiger
   *[other] one of the marked tigers
}.
page-mandua-announced = Tiger announced { $number } and has beaten { $beaten }.
page-mandua-say-how-many = Hunters I will beat
page-mandua-say = Announce
page-mandua-object-how-many = The most that could be beaten was
page-mandua-object = I object
page-mandua-end = End my turn
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
page-manitou-decline = No, thank you
page-manitou-choose-title = Choose your cards for this hunt
page-manitou-choose = { $size } cards; { $left ->
    [0] that is all of them
   *[other] { $left } more
}. Your hunters add up to { $strength }; { $heroes ->
    [0] no heroes
    [one] one hero
   *[other] { $heroes } heroes
} beside them.
page-manitou-choose-done = These cards
page-manitou-tribe = Which hero defeats which?
page-manitou-defeats = { $card } defeats { $others }. Now point at a ground.
page-manitou-total = Hunters of strength { $strength } in all{ $thief ->
    [yes] : as the cards lie, the leather thief will come
    [now] : the leather thief is here
   *[no] {""}
}
page-manitou-cylinder-totem = Owns the totem cylinder
page-manitou-cylinder-horse = Owns the horse cylinder
page-manitou-trial-defeats = { $player } turns down a hero of { $whose }: { $card } defeats { $other }.
page-manitou-trial-defeated = { $player } plays { $card } against a stronger hero, and it is turned down.
page-manitou-trial-alike = { $card } meets { $other }: two of a kind turn each other down.
page-manitou-trial-sacrifice = { $player } sacrifices { $card }: it and { $other } are both turned down.
page-manitou-sheet = Score sheet
page-manitou-sheet-now = As if the game ended now, in hunt { $hunt } of { $hunts }.
page-manitou-sheet-tepees = Tepees
page-manitou-sheet-buffaloes = Buffaloes
page-manitou-sheet-pairs = Pairs
page-manitou-sheet-pairs-why = A tepee and a buffalo: a point
page-manitou-sheet-totem = Totems
page-manitou-sheet-totem-why = The totem cylinder: a point
page-manitou-sheet-horse = Horses
page-manitou-sheet-horse-why = The horse cylinder: a point
page-manitou-sheet-tomahawks = Tomahawks
page-manitou-sheet-tomahawks-why = Most of all: a point
page-manitou-sheet-total = Points
page-manitou-sheet-equal = Where points are equal, more tepees win; then more tiles.
page-manitou-now-tiles = The referee draws tiles for hunt { $hunt } of { $hunts }.
page-manitou-now-choose = { $player } chooses cards in secret.
page-manitou-now-deck = The decks are shuffled.
page-manitou-now-play = { $yours ->
    [yes] { $picked ->
        [yes] Now point at the ground it goes to.
       *[no] Hunt { $hunt } of { $hunts }. Point at a card of your hand.
    }
   *[no] Hunt { $hunt } of { $hunts }. { $player } plays a card.
}
page-manitou-now-eighth = { $yours ->
    [yes] The totem is yours: you may play one card more.
   *[no] { $player } owns the totem and may play one card more.
}
page-manitou-now-move = { $yours ->
    [yes] The horse is yours: you may move one of your hunters to another ground.
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

## The house
page-house = Menagerie
page-language = Language
page-welcome = Five games of skill, one table
page-welcome-more = Play against the computer, with a friend beside you, or with somebody far away by sending a link.
page-mute = Sound off
page-away = The line is broken. Trying again …
page-no-server = The server does not answer.
page-try-again = Try again
page-nowhere = There is nothing at this address.
page-to-home = To all games
page-continue = Go on playing
page-join = Join a game
page-join-link = The link you were sent
page-join-go = Join
page-join-what = That is no link to a table. A link holds /join# or /table/ and letters after it.
page-joining = One moment: your seat is being kept.
page-computer = Computer, level { $level }
page-twin = { $side } (level { $level })
page-tribe-0 = Fish
page-tribe-1 = Hawk
page-tribe-2 = Turtle
page-tribe-3 = Bear
page-tribe-4 = Hare
page-this-device = On this device
page-open-seat = { $side }: still free
page-referee = Referee
page-guest = Guest
page-you = You
page-name = The name you go by
page-name-save = Change
page-name-saved = Changed
page-confirm = Ask before I play
page-confirm-more = What you chose is played once you have said yes.
page-notify = Notify me when it is my turn
page-notify-more = Only while you look at something else.
page-notify-never = Browsers allow this only over https, or on the device the server runs on.
page-view = Look at a game
page-view-more = { $drops ->
    [yes] Drop a file with records anywhere on this page, or paste one.
   *[no] Choose a file with records, or paste one.
}
page-view-file = Choose a file
page-view-paste = Paste a record
page-view-long = That is more than can be looked at in one go: at most one megabyte.
page-view-list = The games in this file
page-view-plies = { $number ->
    [one] one move
   *[other] { $number } moves
}
page-view-broken = Line { $line }{ $ply ->
    [0] {""}
   *[other] , move { $ply }
}
page-view-left-out = { $number ->
    [one] One more is left out.
   *[other] { $number } more are left out.
}
page-view-said = Something is said of it

page-promise-mancala = Sow your stones around the board, and count one bowl further than the other.
page-promise-mana = Where the bird lands, the other must move. Catch the Daimyo.
page-promise-jungle = Eight animals, two lakes, and hunger: who could have eaten must eat, or starve.
page-promise-mandua = Twenty-five hunters against four tigers that must take all they can get.
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
page-against = Who plays?
page-against-computer = Against the computer
page-against-computer-more = It answers at once.
page-against-device = On this device
page-against-device-more = Two or more share it.
page-against-link = With friends, by link
page-against-link-more = Each seat gets a link of its own.
page-not-reachable = Only this device reaches this server. Start it with --lan, and others on your network can join.
page-level = Level
page-level-more = 1 for a first game, { $levels } the strongest
page-side = Your side
page-by-lot = By lot
page-mode-casual = Casual
page-clock = Time
page-clock-none = No clock
page-clock-fischer = { $minutes } min + { $seconds } s a turn
page-clock-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
page-begin = Begin
page-option-mancala-rules = Rules
page-option-mancala-rules-general = General: sow and bank, nothing more
page-option-mancala-rules-egyptian = Egyptian: captures and extra turns
page-option-mancala-rules-ethiopian = Ethiopian: sow either way round
page-option-mancala-rules-nigerian = Nigerian: a full bowl is sown on
page-option-mancala-stones = Stones in each bowl
page-option-mana-setup = Setting up
page-option-mana-setup-standard = Standard: all in the first row
page-option-mana-setup-advanced = Advanced: anywhere in two rows
page-option-mana-bird = The bird
page-option-mana-bird-solid = Solid: it fills its square
page-option-mana-bird-spirit = Spirit: it is in nobody’s way
page-option-mandua-referee = The referee
page-option-mandua-referee-guided = Guided: only full captures can be played
page-option-mandua-referee-strict = Strict: Tiger announces, Hunter may object
page-option-mandua-start = Where the tigers start
page-option-mandua-start-cages = In the cages
page-option-mandua-start-corners = In the corners
page-option-mandua-start-cross = In a cross around the middle
page-option-manitou-players = Players
page-option-manitou-cards = Cards for a hunt
page-option-manitou-cards-chosen = Chosen in secret
page-option-manitou-cards-random = Drawn at random: quicker

## At the table
page-waiting = This table waits for its players
page-waiting-for = { $player } has been asked. The game begins when all have come.
page-invite = Make a link
page-fill = Let a computer play
page-give-up-table = Give this table up
page-leave-table = Give my seat up
page-link = The link
page-link-once = The link is for one person. It is good until that seat is taken.
page-code = The link as a code to scan
page-copy = Copy
page-copied = Copied
page-your-turn = Your turn
page-turn-of = { $player } is to act
page-turn-what = { $who }: { $what }
page-browsing = You are looking back
page-moves = Moves
page-first = To the start
page-back = One back
page-forth = One forth
page-newest = To the newest
page-study = Analysis
page-study-wait = Thinking …
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
page-study-drawn = A draw
page-study-best = Best:
page-flip = Turn the board
page-share = Let others look on
page-share-short = Share
page-share-more = Whoever has this link sees the game and what lies open in it, and cannot play.
page-ask = { $action }: play it?
page-ask-play = Play
page-ask-leave = Not yet
page-days = { $days ->
    [one] one day
   *[other] { $days } days
}
page-said = { $player }: { $action }.
page-told-move = { $piece } from { $from } to { $to }
page-told-set = { $piece } to { $to }
page-told-return = Ronin comes back, to { $to }
page-told-bird = the bird to { $to }
page-told-captured = captured: { $what }
page-told-starved = starved: { $what }
page-told-beaten = beaten on { $what }
page-told-banked = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
} into the mancala
page-why = Why? { $clause }
page-close = Close
page-offered = { $player } { $offer ->
    [draw] offers a draw.
    [take-back] would like to take a turn back.
   *[abort] would like to end this game without a result.
}
page-offer-waits = { $offer ->
    [draw] The draw you offered has not been answered yet.
    [take-back] The others have not yet agreed to take a turn back.
   *[abort] The others have not yet agreed to end the game.
}
page-withdraw = Withdraw
page-agree = Agree
page-decline = No
page-resign = Resign
page-resign-sure = Give this game up?
page-play-on = Play on
page-take-back = Take back
page-draw = Offer a draw
page-abort = End the game
page-hand-over = Hand the device to { $player }
page-hand-over-more = Nobody else should look now.
page-hand-over-done = I am { $player }

## The end
page-won = You win!
page-wins = { $number ->
    [one] { $player } wins!
   *[other] { $player } win!
}
page-drawn = A draw
page-no-result = No result
page-end-resignation = { $player } has resigned.
page-end-time = { $player } has no time left.
page-end-absence = { $player } has stayed away.
page-end-agreement = The players have agreed on a draw.
page-end-abort = The game was ended without a result.
page-rematch = Play again
page-rematch-wanted = { $player } would like to play again.
page-rematch-waits = You would like to play again. The others have not answered yet.
page-to-rematch = To the next game
page-look-back = Look back
page-record = Download the record
page-result = How it ended

## The dice
page-dice = Honest dice
page-dice-more = Before the game the referee drew a secret seed and showed its fingerprint; then every player’s browser added a number by chance, so that nobody alone could know what would be dealt. Every shuffle follows from the seed and these numbers. The game is over and the seed is shown, so your browser can deal everything again and compare.
page-dice-check = Deal again
page-dice-agree = { $deals ->
    [one] The one shuffle agrees
   *[other] All { $deals } shuffles agree
}, and the seed fits the fingerprint. { $own ->
    [yes] Both your number and the fingerprint are those that this browser noted before the game.
   *[no] {""}
}
page-dice-seed = The record does not show the seed, so nothing can be checked.
page-dice-commitment = The seed does not fit its fingerprint.
page-dice-witness = The fingerprint, or the number your browser added, is not the one noted before the game.
page-dice-shown = Move { $ply } of the record is not what was shown in the game.
page-dice-deal = The dice give something else at move { $ply }.

## What was done
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

## Somebody's first game
page-help = How it goes
page-help-done = I see
page-help-mancala =
    { $rules ->
        [ethiopian] Point at one of your bowls, then at the way round: its stones are sown one by one.
       *[other] Point at one of your bowls: its stones are sown one by one, counter-clockwise.
    } { $rules ->
        [general] Whoever has more stones in his mancala at the end wins.
        [nigerian] End in a bowl with stones, and they are sown on. Four in a bowl go to its owner’s mancala.
       *[other] End in your own mancala to move again. End in an empty bowl of yours to capture what lies across.
    }
page-help-mana = A piece goes exactly as many steps as its square has strokes. Then you set the bird: the other player must move from a square of the kind it sits on. Catch the Daimyo.
page-help-jungle = Animals take what is equal or weaker. A red animal is hungry: one of the hungry must attack now, or all of them starve. Reach the other den to win.
page-help-mandua = { $referee ->
    [strict] Hunter sets his hunters and tries to shut the tigers in. Tiger leaps over hunters, or slips between two of them, says first how many he will take, and must take as many as he can. If he errs, Hunter objects with the right number and removes a tiger.
   *[guided] Hunter sets his hunters and tries to shut the tigers in. Tiger leaps over hunters, or slips between two of them, and must take as many as he can.
}
page-help-manitou = Play a card to one of three grounds. Hunters add up; heroes turn each other down. The strongest in a ground takes its tiles. A tepee and a buffalo together are a point.
page-player-away = away
page-away-long = The other player has been away for a long time.
page-away-until = { $player } is away. You may end the game in
page-claim-win = Claim the win

## What is to be done now; it stands after "Your turn: "
page-now-mancala = { $ways ->
    [yes] choose a bowl, then the way round
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
    [yes] , or bring a captured Ronin back
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
page-now-mandua-beat = leap or slip until all that can be taken are taken
page-now-mandua-strict = say how many you will take, if any, then move a tiger

## The small second board of strict Mandua
page-mandua-small-board = Small board
page-mandua-small-pieces = The small board: tigers on { $tigers }; hunters on { $hunters }.
page-mandua-small-step = Step { $step } of { $steps }: { $from } – { $to }, { $beaten ->
    [0] nobody beaten
    [one] one hunter beaten
   *[other] { $beaten } hunters beaten
}
page-mandua-before-short = Before the turn
