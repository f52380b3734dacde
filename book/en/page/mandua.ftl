# Mandua on the page. Names, refusals and endings are in ../mandua.ftl.

## On the home page
page-promise-mandua = Twenty-five hunters against four tigers that must beat all they can.
page-time-mandua = Two players, 30 minutes

## A new game
page-option-mandua-referee = Referee
page-option-mandua-referee-guided = Guided: only complete captures can be played
page-option-mandua-referee-strict = Strict: Tiger announces, Hunter may object
page-option-mandua-start = Tigers start
page-option-mandua-start-cages = In the cages
page-option-mandua-start-corners = In the corners
page-option-mandua-start-cross = In a cross around the middle

## The board
page-mandua-field = { $cage ->
    [yes] cage { $field }
   *[no] { $field }
}{ $what ->
    [tiger] , a tiger
    [hunter] , a hunter
   *[none] {""}
}
page-mandua-cage = This is cage { $cage }. Only tigers may enter a cage.
page-mandua-not-hunters = You play Tiger, and Tiger moves only tigers.
page-mandua-not-tigers = You play Hunter, and Hunter moves only hunters.
page-mandua-to-beat = Tiger must beat { $beaten ->
    [0] { $number ->
        [one] one hunter
       *[other] { $number } hunters
    }
   *[other] { $number ->
        [one] one more hunter
       *[other] { $number } more hunters
    }
} this turn.
page-mandua-tray = { $number ->
    [0] No hunter has been beaten so far.
    [one] One hunter has been beaten so far.
   *[other] { $number } hunters have been beaten so far.
}
page-mandua-pair = Mandua: Tiger arrives between two hunters and beats both.
page-mandua-objection-right = The objection with { $number } is right: that many hunters could be beaten, and Tiger erred.
page-mandua-objection-wrong = The objection with { $number } has no effect: Tiger erred, but { $highest } could be beaten.
page-mandua-objection-needless = The objection with { $number } has no effect: Tiger made no mistake.
page-mandua-remove = The objection was right. Hunter removes { $number ->
    [one] the marked tiger
   *[other] one of the marked tigers
}.
page-mandua-announced = Tiger announced { $number } and has beaten { $beaten }.
page-mandua-say-how-many = Announce how many you will beat:
page-mandua-say-or = If you beat nobody, just move a tiger.
page-mandua-object-how-many = Object: Tiger could have beaten
page-mandua-object-or = If Tiger’s turn was right, just go on.
page-mandua-more = More numbers
page-mandua-end = End turn
page-mandua-small-board = Small board
page-mandua-small-pieces = The small board: tigers on { $tigers }; hunters on { $hunters }.
page-mandua-small-step = Step { $step } of { $steps }: { $from } – { $to }, { $beaten ->
    [0] no hunter beaten
    [one] one hunter beaten
   *[other] { $beaten } hunters beaten
}
page-mandua-before-short = Before the turn

## What to do now, shown after "Your turn: "
page-now-mandua-set = set a hunter on a free field
page-now-mandua-hunter = move a hunter
page-now-mandua-remove = remove a marked tiger
page-now-mandua-tiger = move a tiger
page-now-mandua-beat = leap or slip until you have beaten all you can
page-now-mandua-strict = announce how many you will beat, if any, then move a tiger

## What a player did
page-brief-mandua-beats = beats { $hunters }
page-told-beaten = beaten on { $what }
page-mandua-act-say = Announces { $what }
page-mandua-act-object = Objects: { $what }
page-mandua-act-remove = Removes { $what }
page-mandua-act-end = Ends the turn

## The guide through a first game
page-guide-mandua-set = Lock all tigers in to win. { $how ->
    [tap] Tap
   *[click] Click
} a free field to set a hunter there.
page-guide-mandua-leap = A tiger can leap over your hunter onto this field and beat it. Set a hunter here to stop it.
page-guide-mandua-slip = A tiger can slip in here, between two of your hunters, and beat both. Set a hunter here to stop it.
page-guide-mandua-lock = As soon as no tiger can move, you win. Set the next hunter.
page-guide-mandua-walk = Until all 25 hunters are set, you set one each turn. After that, you move one each turn. Set the next one.
page-guide-mandua-tiger = Beat all hunters to win. { $how ->
    [tap] Tap
   *[click] Click
} this tiger.
page-guide-mandua-to = { $how ->
    [tap] Tap
   *[click] Click
} a marked field to go there.
page-guide-mandua-beat = This tiger can beat. Leap over a hunter to a free field, or slip between two hunters, and you beat them.
page-guide-mandua-all = You must always beat as many hunters as you can. Beat all 25 to win. Make your move.
page-guide-mandua-roam = If no tiger can move, you lose. Keep your tigers free.
