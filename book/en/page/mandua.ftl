# Mandua on the page. Names, refusals and endings are in ../mandua.ftl.

## On the home page
page-promise-mandua = Twenty-five hunters try to lock in four tigers, which jump over hunters to beat them.
page-time-mandua = Two players, 30 minutes

## A new game
page-option-mandua-referee = Referee
page-option-mandua-referee-guided = Guided: only complete captures can be played
page-option-mandua-referee-strict = Strict: Tiger announces, Hunter may object
page-option-mandua-start = Tigers start
page-option-mandua-start-cages = In the cages
page-option-mandua-start-corners = In the corners
page-option-mandua-start-cross = In a cross around the middle
page-option-mandua-hunters = Hunters
page-option-mandua-hunters-note = Fewer than 25 hunters make the game harder for Hunter.
page-bids-mandua = Bids
page-bids-mandua-more = Before the game, you both say in turn with how many hunters you would play Hunter. The player who names fewer plays Hunter with that many.
page-bids-mandua-term = Bids: the player who names fewer hunters plays Hunter

## The board
page-mandua-field = { $cage ->
    [yes] cage { $field }
   *[no] { $field }
}{ $what ->
    [tiger] , a tiger
    [hunter] , a hunter
   *[none] {""}
}
page-mandua-cage = This is cage { $cage }. Only tigers may enter a cage. Two hunters in front of it, one behind the other, lock a tiger in.
page-mandua-not-hunters = You play Tiger, and Tiger moves only tigers.
# Why another tiger has to go. $most is how many hunters could be beaten with the pressed one.
page-mandua-not-this-tiger = { $how ->
    [locked] This tiger is locked in: it can neither step nor jump.
    [none] This tiger cannot beat a hunter now, and you must beat if you can.
    [fewer] With this tiger, you would beat only { $most }{ $beaten ->
        [0] {""}
       *[other] {" "}more
    }. You must beat as many as you can: { $number }{ $beaten ->
        [0] .
       *[other] {" "}more.
    }
   *[unknown] With this tiger, you would beat fewer hunters than you can. You must beat as many as you can.
} Move the tiger { $tigers }.
page-mandua-not-this-hunter = This hunter cannot move: no field beside it is free.
page-mandua-not-tigers = You play Hunter, and Hunter moves only hunters.
# Only one line is kept for this.
page-mandua-to-beat = Tigers must beat all they can: { $beaten ->
    [0] { $number } { $number ->
        [one] hunter
       *[other] hunters
    }
   *[other] { $number } more
}.
# How many tigers can neither step nor jump. It stands above the board, where there is little room.
page-mandua-tally = { $locked } of { $tigers } { $tigers ->
    [one] tiger
   *[other] tigers
} locked in
# What decided the game. It stands on a ribbon above the board, where there is little room.
page-mandua-finale = { $end ->
    [locked] All tigers are locked in
    [removed] All tigers are removed
    [putt] Putt: no hunter can move
    [maharaja] The Maharaja
   *[beaten] All hunters are beaten
}
# What the claw marks on the board mean. Stands above the board, where there is little room.
page-mandua-sign = a tiger could beat here
# Stands under the hunters beside the board, behind their number.
page-mandua-pile = { $kind ->
    [beaten] of { $all } beaten
    [spare] to spare
   *[waiting] still to set
}
page-mandua-tray = { $number ->
    [0] No hunter has been beaten so far.
    [one] One hunter has been beaten so far.
   *[other] { $number } hunters have been beaten so far.
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left } still to set.
}
page-mandua-pair = A mandua: the tiger arrives between two hunters and beats both.
page-mandua-turn = { $number } hunters in one turn: together, the tigers must beat all they can. The numbers show in which order they moved.
# Where a piece stands, inside a sentence.
page-mandua-where = { $cage ->
    [yes] in cage { $field }
   *[no] on { $field }
}
page-mandua-threat = The tiger { $where } could { $pair ->
    [yes] come between two hunters, on { $to }, and beat both.
   *[no] jump over this hunter to { $to } and beat it.
}
page-mandua-threat-later = In its next turn, Tiger could beat this hunter after another one: it must go on until it has beaten as many as possible.
# What a hunter on a field would lead to. -locks may be followed by -beats or -safe; then $more is above 0.
page-mandua-ahead-beats = { $more ->
    [0] With a hunter on { $to },
   *[other] But then
} the tiger { $where } could { $how ->
    [pair] come between two hunters, on { $at }, and beat both
   *[jump] jump over { $over ->
        [self] it
       *[other] the hunter on { $over }
    } { $lands } and beat it
}{ $total ->
    [0] .
   *[other] , { $total } in all.
}
page-mandua-ahead-safe = { $more ->
    [0] With a hunter on { $to }, no tiger could beat a hunter.
   *[other] No tiger could beat a hunter then.
}
page-mandua-ahead-locks = A hunter on { $to } locks in { $number ->
    [one] a tiger
   *[other] { $number } tigers
}: { $locked } of { $tigers }.
page-mandua-locked-in = { $number ->
    [one] The tiger { $where } is
   *[other] The tigers { $where } are
} locked in ({ $locked } of { $tigers }).{ $barred ->
    [yes] {" "}A tiger also counts as locked in if another tiger bars its way.
   *[no] {""}
}
page-mandua-freed = { $number ->
    [one] The tiger { $where } is
   *[other] The tigers { $where } are
} free again, because the way { $ways } is open: { $locked } of { $tigers } { $locked ->
    [one] is
   *[other] are
} locked in.
page-mandua-ways = { $number ->
    [0] The tiger { $where } is locked in: it can neither step nor jump.
   *[other] The tiger { $where } is not locked in yet: it can go { $ways }.
}
page-mandua-all-set = All hunters are set. From now on, Hunter moves one of them one step in each turn.
page-mandua-few = { $left ->
    [one] Only one hunter is left. If it cannot move, Hunter wins: the Maharaja, the finest win.
   *[other] Only { $left } hunters are left. If none of them can move, Hunter wins. With a single one, that is the Maharaja, the finest win.
}
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
page-mandua-object-or = If Tiger announced and beat that many, just go on.
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
page-now-mandua-set = { $left ->
    [one] set the last hunter
   *[other] set a hunter
}
page-now-mandua-hunter = all hunters are set, so move one of them one step
page-now-mandua-remove = remove a marked tiger
page-now-mandua-tiger = no tiger can beat a hunter, so move a tiger one step
page-now-mandua-only = { $beats ->
    [yes] you can beat, so you must: go
   *[no] move
} from { $from } to { $to }, your only move
page-now-mandua-free = move a tiger
page-now-mandua-beat = beat { $beaten ->
    [0] { $number ->
        [one] one hunter
       *[other] { $number } hunters
    }
   *[other] { $number ->
        [one] one more hunter
       *[other] { $number } more hunters
    }
}, because you must beat all you can
page-now-mandua-strict = announce how many you will beat, if any, then move a tiger

## What a player did
page-brief-mandua-beats = beats { $hunters }
# The places of a move. Each is put into the sentences below.
page-mandua-from = { $cage ->
    [yes] from cage { $field }
   *[no] from { $field }
}
page-mandua-to = { $cage ->
    [yes] into cage { $field }
   *[no] to { $field }
}
page-mandua-told-go = { $does ->
    [jumps] { $piece } jumps { $from } { $to }
    [jumps-on] { $piece } then jumps { $to }
    [leaps] { $piece } jumps { $from } over { $over } { $to }
    [leaps-on] { $piece } then jumps over { $over } { $to }
    [steps-on] { $piece } then steps { $to }
    [steps] { $piece } steps { $from } { $to }
   *[goes] { $piece } { $from } { $to }
}
# What is said of a tiger that beats. It jumps over one hunter, or comes in between a pair, or both.
page-mandua-told-beats = { $go }{ $how ->
    [jump] {" "}and beats { $over }
    [pair] , between { $pair }, and beats both
   *[both] , between { $pair }, and beats all three
}
page-mandua-hint-locks = It locks in { $number ->
    [one] a tiger
   *[other] { $number } tigers
}.
page-mandua-hint-safe = Then no tiger can beat a hunter.
page-mandua-hint-bait = Tigers must beat all they can. Feed them your hunters until the last ones cannot move: that also wins.
# A hunter is given away so that a tiger has to leave its place. $locks is how many tigers are locked in soon.
page-mandua-hint-lure = It is bait: the tiger { $where } must go { $to } and beat { $number ->
    [one] one hunter
   *[other] { $number } hunters
}.{ $locks ->
    [0] {""}
    [one] {" "}Then you can lock in a tiger.
   *[other] {" "}Then you can lock in { $locks } tigers.
}
page-mandua-hint-lures = It is bait: the tigers must beat { $number ->
    [0] hunters
    [one] one hunter
   *[other] { $number } hunters
} and leave their places.{ $locks ->
    [0] {""}
    [one] {" "}Then you can lock in a tiger.
   *[other] {" "}Then you can lock in { $locks } tigers.
}
page-mandua-hint-narrows = It leaves the tigers fewer moves.
page-mandua-hint-threat = Then a tiger threatens a hunter.
page-mandua-act-say = Announces { $what }
page-mandua-act-object = Objects: { $what }
page-mandua-act-remove = Removes { $what }
page-mandua-act-end = Ends the turn

## The end of a game, to the player who has won or lost
page-won-mandua-locked = No tiger can step or jump any more.
page-lost-mandua-locked = None of your tigers can step or jump any more.
page-won-mandua-all-removed = You have removed all the tigers.
page-lost-mandua-all-removed = All your tigers are removed.
page-won-mandua-putt = None of your hunters can move any more. That is a putt, and it wins for you.
page-lost-mandua-putt = None of the hunters can move any more. That is a putt, and it wins for Hunter.
page-won-mandua-maharaja = You have one hunter left, and it cannot move: the Maharaja, the finest win there is.
page-lost-mandua-maharaja = Only one hunter is left, and it cannot move: the Maharaja, Hunter’s finest win.
page-won-mandua-all-beaten = You have beaten all the hunters.
page-lost-mandua-all-beaten = The tigers have beaten all your hunters.
page-won-mandua-repetition = Your opponent moved the same piece to and fro and made the same move for the third time, so you win.
page-lost-mandua-repetition = You moved the same piece to and fro and made the same move for the third time, so you lose.
# How near the loser was, and what to do better next time. Few words: a phone has little room for the result.
page-mandua-next-near = At best, { $most } of { $tigers } tigers { $most ->
    [one] was
   *[other] were
} locked in.
page-mandua-next-jumps = Jumps cost you { $number ->
    [one] one hunter
   *[other] { $number } hunters
}. Next time, set two in a row: no tiger can jump over two.
page-mandua-next-pairs = Manduas cost you { $number } hunters. Next time, leave no single free field between two.
page-mandua-next-locked = Next time, keep your tigers out of corners and cages: it takes only a few hunters to lock them in there.
page-mandua-next-putt = Next time, keep a field free beside the last hunters. If none of them can move, Hunter wins.

## The guide through a first game
page-guide-mandua-set = You win when no tiger can move: lock in all four. You lose when all hunters are beaten (captured). { $how ->
    [tap] Tap
   *[click] Click
} a free field, such as this one, to set a hunter.
page-guide-mandua-leap = A tiger can jump over the hunter on { $hunter } to this field and beat (capture) it{ $more ->
    [yes] , and the tigers can then beat more
   *[no] {""}
}. Set a hunter here to stop that.
page-guide-mandua-claws = Claw marks warn you: a tiger could beat (capture) this hunter in its next turn.
page-guide-mandua-leaps = A tiger could beat (capture) a hunter here by jumping over it to the free field behind.{ $signs ->
    [yes] {" "}Claw marks show where.
   *[no] {""}
}
page-guide-mandua-leaps-wall = A tiger can jump over a hunter to the free field behind, and so beat (capture) it.{ $signs ->
    [yes] {" "}Claw marks show where.
   *[no] {""}
} Set a hunter here: it is safe.
page-guide-mandua-weigh = { $how ->
    [tap] Keep a finger on a field to see what a tiger could do if you set a hunter there. Nothing is set when you lift it.
   *[click] Point at a field to see what a tiger could do if you set a hunter there.
}
page-guide-mandua-jumped = A tiger jumped over your hunter here to the free field behind, and so beat (captured) it. Tigers must beat all they can.
page-guide-mandua-gap = A tiger that comes between your hunters on { $pair } beats (captures) both: a mandua. Set a hunter here to close the gap.
page-guide-mandua-pairs = Tigers have a second way to beat (capture). If you set a hunter here, a tiger could come to { $to }, between this hunter and the one on { $hunter }, and beat both: a mandua.
page-guide-mandua-pairs-words = Tigers have a second way to beat (capture): a tiger that comes between two hunters beats both. That is a mandua.
page-guide-mandua-slip = A tiger can step in here between two hunters and beat (capture) both: a mandua. Set a hunter here to stop it.
page-guide-mandua-slips = A tiger can come in here between two hunters and beat (capture) both: a mandua. Next time, leave no single free field between two hunters.
page-guide-mandua-paired = A mandua: a tiger came to this field between two of your hunters, and so beat (captured) both.
page-guide-mandua-wall = Lock the tigers in with a wall: a tiger cannot jump over two hunters, one behind the other. Set one here.
page-guide-mandua-lock = To lock a tiger in, put two hunters on each side of it, one behind the other. It cannot jump over two.
page-guide-mandua-lock-far = Lock in the tiger on { $tiger }: close each side with two hunters, one behind the other. Set the far one here first.
page-guide-mandua-lock-near = Set a second hunter here. The tiger on { $tiger } cannot jump over two at once, so this side is closed.
page-guide-mandua-lock-next = Now close this side of the tiger on { $tiger }. Set the far hunter here first.
page-guide-mandua-lock-last = Set a hunter here: it locks in the tiger { $where }.
page-guide-mandua-lock-all = Set a hunter here: then no tiger can move any more, and you win.
page-guide-mandua-done = You know the essentials now. I will tell you more when something new happens.
page-guide-mandua-tiger = You win when all hunters are beaten (captured). You lose when no tiger can move. { $how ->
    [tap] Tap
   *[click] Click
} this tiger.
page-guide-mandua-to = { $how ->
    [tap] Tap
   *[click] Click
} a marked field to go there. Tigers step along the lines, never diagonally.
page-guide-mandua-beat = This tiger can jump over a hunter and beat (capture) it, so you must.
page-guide-mandua-beats = A tiger beats (captures) a hunter by jumping over it to the free field right behind.
page-guide-mandua-beat-to = { $how ->
    [tap] Tap
   *[click] Click
} the free field behind. The hunter with the red cross is beaten.
page-guide-mandua-most = Whenever you can beat hunters, you must, and as many as possible in one turn, with all your tigers together.
page-guide-mandua-all = Your tigers can beat more hunters, so they must: as many as possible in one turn. { $how ->
    [tap] Tap
   *[click] Click
} here.
page-guide-mandua-door = This is a cage. Only tigers may enter it. Two hunters in front of it, one behind the other, lock a tiger in.
page-guide-mandua-cages = A tiger hides in cage { $cage }, where no hunter can follow. That is good for you: { $number ->
    [one] a hunter on { $fields } locks
   *[other] hunters on { $fields } lock
} it in.
page-guide-mandua-cage = This tiger can go into cage { $cage }, where no hunter may enter. The cage has only one way out, so do not get locked in there.
page-guide-mandua-march = All hunters are set. From now on, you move one of them one step each turn, never diagonally. { $how ->
    [tap] Tap
   *[click] Click
} this one.
page-guide-mandua-march-to = { $how ->
    [tap] Tap
   *[click] Click
} a marked field to move there.
page-guide-mandua-mandua = A mandua: this tiger can go between two hunters and beat both. { $how ->
    [tap] Tap
   *[click] Click
} the tiger.
page-guide-mandua-mandua-to = { $how ->
    [tap] Tap
   *[click] Click
} this field between two hunters to beat both.

## The bids
page-bid-mandua-title = Your bid
page-bid-mandua-title-both = { $turn ->
    [0] The first player bids
   *[1] The second player bids
}
page-bid-mandua-first = With how many hunters would you play Hunter? Then { $whose ->
    [computer] the computer names
    [unnamed] the other player names
   *[other] { $player } names
} fewer, or plays Tiger.
page-bid-mandua-next = { $whose ->
    [computer] The computer
    [unnamed] The other player
   *[other] { $player }
} would play Hunter with { $number ->
    [one] one hunter
   *[other] { $number } hunters
}. { $most ->
    [0] There is no smaller number, so you play Tiger.
   *[other] Name fewer, or play Tiger.
}
page-bid-mandua-name = Play Hunter with { $number ->
    [one] one hunter
   *[other] { $number } hunters
}
page-bid-mandua-number = Hunters
page-bid-mandua-pass = Play Tiger
page-bid-mandua-waits = { $whose ->
    [you] You bid
    [computer] The computer bids
    [unnamed] The other player bids
   *[other] { $player } bids
}.{ $number ->
    [0] {""}
    [one] {" "}One hunter was named last.
   *[other] {" "}{ $number } hunters were named last.
}
page-bid-mandua-won = { $whose ->
    [you] You play
    [computer] The computer plays
    [unnamed] The other player plays
   *[other] { $player } plays
} Hunter with { $number ->
    [one] one hunter
   *[other] { $number } hunters
}.
page-bid-mandua-won-both = The { $turn ->
    [0] first
   *[1] second
} player plays Hunter with { $number ->
    [one] one hunter
   *[other] { $number } hunters
}.
