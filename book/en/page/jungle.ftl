# Jungle on the page. Names, refusals and endings are in ../jungle.ftl.

## On the home page
page-promise-jungle = Lead one of your eight animals into the enemy den. But an animal that can eat must eat, or it starves.
page-time-jungle = Two players, 20 minutes

## The board
page-jungle-square = { $square }{ $terrain ->
    [water] , water
    [trap] , a trap
    [den] , a den
   *[land] {""}
}
page-jungle-animal = { $side }’s { $animal }, rank { $rank }
page-jungle-about-water = Only the Rat and the Dog can swim. The Lion and the Tiger can jump straight across the water, the Leopard only to the left or right. An enemy in the water blocks a jump.
page-jungle-about-trap = A trap, for animals of both sides: an animal in it counts as rank 0 when attacked, so any enemy can eat it. It attacks with its full rank.
page-jungle-about-den = { $den ->
    [own] Your den: if an enemy animal enters it, you lose.
    [enemy] The enemy den: bring one of your animals in, and you win. A hungry animal may not enter.
   *[any] { $side }’s den: an animal of { $other } that enters it wins the game. A hungry animal may not enter.
}
page-jungle-in-trap = { $whose ->
    [yours] Your
    [computer] The computer’s
   *[other] { $side }’s
} { $animal } is in a trap and defends with rank 0, so any enemy can eat it.
page-jungle-about-enemy = { $whose ->
    [yours] Your
    [computer] The computer’s
   *[other] { $side }’s
} { $animal } eats { $animal ->
    [Rat] the Rat{ $swims ->
        [yes] , but not the Elephant from the water
       *[no] {" "}and the Elephant
    }
    [Elephant] any animal
   *[other] rank { $rank } or lower
}.{ $dots ->
    [yes] {" "}The dots show where it can go.
   *[no] {""}
}
page-jungle-trapped = in a trap: rank 0 when attacked, full rank when it attacks
page-jungle-hungry = hungry
page-jungle-would-starve = moving here would starve hungry animals
page-jungle-would-be-eaten = here an enemy can eat it
page-jungle-would-be-hungry = here it can become hungry
page-jungle-starves = starves
page-jungle-may-starve = may starve
page-jungle-choose = First choose which of your animals eats the { $prey }.
page-jungle-story = { $eaten ->
    [0] { $starved ->
        [one] { $starved } enemy starved
       *[other] { $starved } enemies starved
    }
    [one] { $eaten } enemy eaten
   *[other] { $eaten } enemies eaten
}{ $eaten ->
    [0] {""}
   *[other] { $starved ->
        [0] {""}
       *[other] , { $starved } starved
    }
}
page-jungle-will-starve = will starve
page-jungle-prey = the { $animal }
page-jungle-yours = your { $animal }
page-jungle-enemy = the enemy { $animal }
page-jungle-starved = { $whose ->
    [yours] Your
    [computer] The computer’s
   *[other] { $side }’s
} { $animal } starved: { $eats ->
    [yes] it was hungry, but did not eat { $prey }.
    [gone] it was hungry, but its prey had starved.
   *[no] no hungry animal ate.
}
page-jungle-made-hungry = { $number ->
    [one] { $whose ->
        [computer] The computer’s
       *[other] { $side }’s
    } { $animal } became hungry, because it could eat { $prey }. A hungry animal must eat at once, or it starves.
   *[other] Enemy animals became hungry, because they could eat. One of them must eat at once, or all the hungry ones starve.
}
page-jungle-would = After this move, your { $animal } starves: { $eats ->
    [yes] it could eat { $prey }.
    [gone] its prey has starved.
   *[no] no hungry animal eats.
}
page-jungle-feed = { $eats ->
    [yes] If you move this animal, your { $animal } starves: it must eat { $prey } now.
   *[no] Your { $animal } will starve: its prey has starved.
}
page-jungle-feed-one = If you move this animal, all your hungry animals starve: { $animals }.
page-jungle-spares = From the water, the Rat may not eat the Elephant. So the Elephant does not make it hungry.
page-jungle-swim = Your { $animal } is in the water: only the enemy Rat and Dog can reach it there.{ $animal ->
    [Rat] {" "}From the water, it may not eat the Elephant.
   *[other] {""}
}

page-jungle-in-den = { $whose ->
    [yours] Your { $animal } is in the enemy den.
    [enemy] The enemy { $animal } is in your den.
   *[other] { $side }’s { $animal } is in the enemy den.
}

## What to do now, shown after "Your turn: "
page-now-jungle = { $hungry ->
    [0] move an animal
    [doomed] { $number ->
        [one] move any animal. Your { $animal } starves in any case, because its prey has starved
       *[other] move any animal. Your hungry animals starve in any case, because their prey has starved
    }
    [one] your hungry { $animal } must eat now, or it starves
   *[other] one of your hungry animals must eat now, or all of them starve
}{ $den ->
    [closed] . A hungry animal may not enter the den
   *[open] {""}
}
page-now-jungle-to = { $ground ->
    [stuck] the { $animal } cannot move now, so choose another animal
    [den] move the { $animal } into the enemy den, and you win
   *[other] move the { $animal }{ $ground ->
        [trap] . If it enters the trap, any enemy can eat it there
        [dry] . It cannot swim
        [jumps] . It can jump across the water
        [blocked] . Its way across the water is blocked
        [swims] . It can swim
       *[plain] {""}
    }
}

## What a player did
page-brief-starves = { $animal } starves
page-jungle-told-eats = it eats the { $what }
page-jungle-told-starves = { $number ->
    [one] { $what } starves
   *[other] { $what } starve
}
page-jungle-hint-den = It reaches the enemy den.
page-jungle-hint-escapes = No enemy can eat it there.
page-jungle-hint-gate = From there, it threatens to enter the enemy den.
page-jungle-hint-threat = From there, it threatens { $what }.
page-jungle-hint-nearer = It gets closer to the enemy den.
page-jungle-hint-shut = It keeps the enemy out of your den.
page-jungle-hint-starves = It starves in any case.
page-jungle-hint-avenged = If an enemy eats it, you can eat that enemy.
page-jungle-hint-hungry = It makes { $what } hungry. A hungry animal must eat, or it starves.
page-jungle-hint-saves = Then no enemy can eat { $what }.
page-jungle-hint-jump = From there, it can jump across the water.
page-jungle-hint-covers = If an enemy eats { $what }, you can eat that enemy.
page-jungle-hint-away = It keeps away from { $what }.
page-jungle-hint-guards = It guards your den.
page-jungle-hint-shore = It gets closer to the water, to jump across it.
page-jungle-hint-pass = It gets closer to a way past the lakes.
page-jungle-hint-room = It makes room for { $what }.
page-jungle-hint-safe = Then no enemy can eat any of your animals.
page-jungle-hint-best = Looking a few moves ahead shows no better move.

## The guide through a first game
page-guide-jungle-animal = To win, bring one of your animals into the enemy den, the hut at the far end.
page-guide-jungle-animal-then = { $how ->
    [none] {""}
    [tap] Tap the animal in the gold frame.
   *[click] Click the animal in the gold frame.
}
page-guide-jungle-to = An animal moves one square up, down, left or right. { $how ->
    [none] {""}
    [tap] Tap the square in the gold frame.
   *[click] Click the square in the gold frame.
}
page-guide-jungle-rank = The numbers are ranks: to eat an enemy of equal or lower rank, move onto it.
page-guide-jungle-rank-then = The Rat also eats the Elephant.
page-guide-jungle-risky = Red dot: there, an enemy can eat your { $animal }.{ $starves ->
    [yes] {" "}If none does, it may become hungry there. If its prey then starves first, it starves, too.
   *[no] {""}
}
page-guide-jungle-shared = { $number ->
    [one] May starve: both animals become hungry. If { $prey } does not eat, it starves. Then your { $animal } has no food left and starves, too.
   *[other] May starve: all these animals become hungry. If the enemies do not eat, they starve. Then your { $animal } has no food left and starves, too.
}
page-guide-jungle-eat = Animals that can eat when your turn begins are hungry.
page-guide-jungle-eat-then = One of them must eat, or all your hungry animals starve.
page-guide-jungle-hunger = { $number ->
    [one] Your { $animal } can eat { $prey }, so it is hungry.
   *[other] These animals can eat, so they are hungry. If one eats, the others live, too. Your { $animal } can eat { $prey }.
}
page-guide-jungle-doomed = { $number ->
    [one] First your { $animal } became hungry, because it could eat { $prey }. Then its prey starved, so no food is left.
   *[other] First your { $animal } became hungry, because it could eat. Then its prey starved, so no food is left.
}
page-guide-jungle-water = Only the Rat and the Dog swim. The Lion and the Tiger jump across the water.
page-guide-jungle-water-then = The Leopard jumps only sideways.
page-guide-jungle-trap = The round nets are traps: any enemy can eat an animal in one.
page-guide-jungle-trap-then = All traps work this way, for both sides.
page-guide-jungle-jump = Your { $animal } can jump across the water now.
page-guide-jungle-near = A hungry animal may not enter the enemy den. So keep your { $animal } away from enemies that it can eat.
page-guide-jungle-done = You know the essentials now. Remember: a hungry animal may not enter the enemy den. Everything else is in the rules.
