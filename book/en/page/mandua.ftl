# Mandua on the page. Names, refusals and endings are in ../mandua.ftl.

## On the home page
page-promise-mandua = Twenty-five hunters against four tigers that must beat all they can.
page-time-mandua = Two players, 30 minutes

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
page-told-beaten = beaten on { $what }
page-mandua-act-say = Announces { $what }
page-mandua-act-object = Objects: { $what }
page-mandua-act-remove = Removes { $what }
page-mandua-act-end = Ends the turn

## Help for the first game
page-help-mandua = { $referee ->
    [strict] Hunter sets hunters and tries to lock the tigers in. Tiger beats hunters by leaping over them or by slipping between two of them. Tiger announces how many first, and must beat as many as possible. If Tiger errs, Hunter objects with the right number and removes a tiger.
   *[guided] Hunter sets hunters and tries to lock the tigers in. Tiger beats hunters by leaping over them or by slipping between two of them, and must beat as many as possible.
}
