# Dschungel auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../jungle.ftl.

## Auf der Startseite
page-promise-jungle = Führe eines deiner acht Tiere in den feindlichen Bau. Doch ein Tier, das fressen kann, muss fressen, sonst verhungert es.
page-time-jungle = Zwei Spieler, 20 Minuten

## Das Brett
page-jungle-square = { $square }{ $terrain ->
    [water] , Wasser
    [trap] , eine Falle
    [den] , ein Bau
   *[land] {""}
}
page-jungle-animal = { $animal } von { $side }, Rang { $rank }
page-jungle-about-water = Nur Ratte und Hund können schwimmen. Löwe und Tiger können geradeaus über das Wasser springen, der Leopard nur nach links oder rechts. Ein Feind im Wasser versperrt den Sprung.
page-jungle-about-trap = Eine Falle, für Tiere beider Seiten: Wird ein Tier darin angegriffen, zählt es als Rang 0, also darf jeder Feind es fressen. Selbst greift es mit vollem Rang an.
page-jungle-about-den = { $den ->
    [own] Dein Bau: Betritt ihn ein feindliches Tier, verlierst du.
    [enemy] Der feindliche Bau: Betritt ihn eines deiner Tiere, gewinnst du. Ein hungriges Tier darf nicht hinein.
   *[any] Bau von { $side }: Betritt ihn ein Tier von { $other }, gewinnt { $other }. Ein hungriges Tier darf nicht hinein.
}
page-jungle-in-trap = { $whose ->
    [yours] { $animal ->
        [Ratte] Deine
        [Katze] Deine
       *[other] Dein
    } { $animal }
    [computer] { $animal ->
        [Ratte] Die
        [Katze] Die
       *[other] Der
    } { $animal } des Computers
   *[other] { $animal ->
        [Ratte] Die
        [Katze] Die
       *[other] Der
    } { $animal } von { $side }
} steht in einer Falle und verteidigt sich mit Rang 0: Jeder Feind darf { $animal ->
    [Ratte] sie
    [Katze] sie
   *[other] ihn
} fressen.
page-jungle-about-enemy = { $whose ->
    [yours] { $animal ->
        [Ratte] Deine
        [Katze] Deine
       *[other] Dein
    } { $animal }
    [computer] { $animal ->
        [Ratte] Die
        [Katze] Die
       *[other] Der
    } { $animal } des Computers
   *[other] { $animal ->
        [Ratte] Die
        [Katze] Die
       *[other] Der
    } { $animal } von { $side }
} frisst { $animal ->
    [Ratte] { $swims ->
        [yes] die Ratte, aber vom Wasser aus nicht den Elefanten
       *[no] Ratte und Elefant
    }
    [Elefant] jedes Tier
   *[other] Rang { $rank } und darunter
}.{ $dots ->
    [yes] {" "}Die Punkte zeigen, wohin { $animal ->
        [Ratte] sie
        [Katze] sie
       *[other] er
    } ziehen kann.
   *[no] {""}
}
page-jungle-trapped = in einer Falle: Rang 0 beim Verteidigen, voller Rang beim Angreifen
page-jungle-hungry = hungrig
page-jungle-would-starve = ein Zug hierher ließe hungrige Tiere verhungern
page-jungle-would-be-eaten = hier kann ein Feind es fressen
page-jungle-would-be-hungry = hier kann es hungrig werden
page-jungle-starves = verhungert
page-jungle-may-starve = kann verhungern
page-jungle-choose = Wähle zuerst, welches deiner Tiere { $prey ->
    [Ratte] die Ratte
    [Katze] die Katze
    [Hund] den Hund
    [Wolf] den Wolf
    [Leopard] den Leoparden
    [Tiger] den Tiger
    [Elefant] den Elefanten
   *[other] den Löwen
} frisst.
page-jungle-story = { $eaten ->
    [0] { $starved ->
        [one] { $starved } Feind verhungert
       *[other] { $starved } Feinde verhungert
    }
    [one] { $eaten } Feind gefressen
   *[other] { $eaten } Feinde gefressen
}{ $eaten ->
    [0] {""}
   *[other] { $starved ->
        [0] {""}
       *[other] , { $starved } verhungert
    }
}
page-jungle-will-starve = wird verhungern
page-jungle-prey = { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
}
page-jungle-yours = { $animal ->
    [Ratte] deine Ratte
    [Katze] deine Katze
   *[other] dein { $animal }
}
page-jungle-enemy = { $animal ->
    [Ratte] die feindliche Ratte
    [Katze] die feindliche Katze
   *[other] der feindliche { $animal }
}
page-jungle-starved = { $whose ->
    [yours] { $animal ->
        [Ratte] Deine
        [Katze] Deine
       *[other] Dein
    } { $animal }
    [computer] { $animal ->
        [Ratte] Die
        [Katze] Die
       *[other] Der
    } { $animal } des Computers
   *[other] { $animal ->
        [Ratte] Die
        [Katze] Die
       *[other] Der
    } { $animal } von { $side }
} ist verhungert. { $eats ->
    [yes] Das Tier hatte Hunger, hat aber nicht gefressen. In Reichweite war { $prey }.
    [gone] Das Tier hatte Hunger, aber die Beute war schon verhungert.
   *[no] Kein hungriges Tier hat gefressen.
}
page-jungle-made-hungry = { $number ->
    [one] { $animal ->
        [Ratte] Die
        [Katze] Die
       *[other] Der
    } { $animal } { $whose ->
        [computer] des Computers
       *[other] von { $side }
    } wurde hungrig: In Reichweite war { $prey }. Ein hungriges Tier muss sofort fressen, sonst verhungert es.
   *[other] Feindliche Tiere wurden hungrig, denn sie konnten fressen. Eines von ihnen muss sofort fressen, sonst verhungern alle hungrigen.
}
page-jungle-would = Nach diesem Zug verhungert { $animal ->
    [Ratte] deine Ratte
    [Katze] deine Katze
   *[other] dein { $animal }
}. { $eats ->
    [yes] In Reichweite ist { $prey }.
    [gone] Die Beute ist schon verhungert.
   *[no] Kein hungriges Tier frisst dann.
}
page-jungle-feed = { $eats ->
    [yes] Ziehst du mit diesem Tier, verhungert { $animal ->
        [Ratte] deine Ratte
        [Katze] deine Katze
       *[other] dein { $animal }
    }. { $animal ->
        [Ratte] Ihre
        [Katze] Ihre
       *[other] Seine
    } Beute ist { $prey }.
   *[no] { $animal ->
        [Ratte] Deine Ratte
        [Katze] Deine Katze
       *[other] Dein { $animal }
    } verhungert: Die Beute ist schon verhungert.
}
page-jungle-feed-one = Ziehst du mit diesem Tier, verhungern alle deine hungrigen Tiere: { $animals }.
page-jungle-spares = Vom Wasser aus darf die Ratte den Elefanten nicht fressen. Darum macht er sie nicht hungrig.
page-jungle-swim = { $animal ->
    [Ratte] Deine Ratte ist im Wasser. Nur Ratte und Hund der Gegenseite erreichen sie dort. Den Elefanten darf sie von dort nicht fressen.
   *[other] Dein { $animal } ist im Wasser. Nur Ratte und Hund der Gegenseite erreichen ihn dort.
}

page-jungle-in-den = { $whose ->
    [yours] { $animal ->
        [Ratte] Deine
        [Katze] Deine
       *[other] Dein
    } { $animal } ist im feindlichen Bau.
    [enemy] { $animal ->
        [Ratte] Die feindliche
        [Katze] Die feindliche
       *[other] Der feindliche
    } { $animal } ist in deinem Bau.
   *[other] { $animal } von { $side } ist im feindlichen Bau.
}

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-jungle = { $hungry ->
    [0] Zieh ein Tier
    [doomed] { $number ->
        [one] Zieh ein beliebiges Tier. { $animal ->
            [Ratte] Deine Ratte
            [Katze] Deine Katze
           *[other] Dein { $animal }
        } verhungert auf jeden Fall, denn die Beute ist verhungert
       *[other] Zieh ein beliebiges Tier. Deine hungrigen Tiere verhungern auf jeden Fall, denn ihre Beute ist verhungert
    }
    [one] { $animal ->
        [Ratte] Deine hungrige Ratte muss jetzt fressen, sonst verhungert sie
        [Katze] Deine hungrige Katze muss jetzt fressen, sonst verhungert sie
       *[other] Dein hungriger { $animal } muss jetzt fressen, sonst verhungert er
    }
   *[other] Eines deiner hungrigen Tiere muss jetzt fressen, sonst verhungern alle
}{ $den ->
    [closed] . Ein hungriges Tier darf nicht in den Bau
   *[open] {""}
}
page-now-jungle-to = { $ground ->
    [stuck] { $animal ->
        [Ratte] Die Ratte
        [Katze] Die Katze
       *[other] Der { $animal }
    } kann jetzt nicht ziehen, also wähle ein anderes Tier
    [den] Zieh mit { $animal ->
        [Ratte] der Ratte
        [Katze] der Katze
        [Hund] dem Hund
        [Wolf] dem Wolf
        [Leopard] dem Leoparden
        [Tiger] dem Tiger
        [Elefant] dem Elefanten
       *[other] dem Löwen
    } in den feindlichen Bau, dann gewinnst du
   *[other] Zieh mit { $animal ->
        [Ratte] der Ratte
        [Katze] der Katze
        [Hund] dem Hund
        [Wolf] dem Wolf
        [Leopard] dem Leoparden
        [Tiger] dem Tiger
        [Elefant] dem Elefanten
       *[other] dem Löwen
    }{ $ground ->
        [trap] . Betritt { $animal ->
            [Ratte] sie
            [Katze] sie
           *[other] er
        } die Falle, darf jeder Feind { $animal ->
            [Ratte] sie
            [Katze] sie
           *[other] ihn
        } dort fressen
        [dry] . Schwimmen kann { $animal ->
            [Katze] sie
           *[other] er
        } nicht
        [jumps] . Er kann über das Wasser springen
        [blocked] . Sein Weg über das Wasser ist versperrt
        [swims] . { $animal ->
            [Ratte] Sie
           *[other] Er
        } kann schwimmen
       *[plain] {""}
    }
}

## Was jemand getan hat
page-brief-starves = { $animal } verhungert
page-jungle-told-eats = frisst { $what ->
    [Ratte] die Ratte
    [Katze] die Katze
    [Hund] den Hund
    [Wolf] den Wolf
    [Leopard] den Leoparden
    [Tiger] den Tiger
    [Elefant] den Elefanten
   *[other] den Löwen
}
page-jungle-told-starves = { $number ->
    [one] { $what } verhungert
   *[other] { $what } verhungern
}
page-jungle-hint-den = Das Tier erreicht den feindlichen Bau.
page-jungle-hint-escapes = Dort kann kein Feind das Tier fressen.
page-jungle-hint-gate = Von dort könnte das Tier in den feindlichen Bau ziehen.
page-jungle-hint-threat = Neue Beute in Reichweite: { $what }.
page-jungle-hint-nearer = So kommt das Tier dem feindlichen Bau näher.
page-jungle-hint-shut = So kommt kein Feind in deinen Bau.
page-jungle-hint-starves = Das Tier verhungert auf jeden Fall.
page-jungle-hint-avenged = Frisst ein Feind das Tier, kannst du diesen Feind fressen.
page-jungle-hint-hungry = Dadurch wird { $what } hungrig. Ein hungriges Tier muss fressen, sonst verhungert es.
page-jungle-hint-saves = Dann ist { $what } nicht mehr in Gefahr.
page-jungle-hint-jump = Von dort kann das Tier über das Wasser springen.
page-jungle-hint-covers = Wird dann { $what } gefressen, kannst du den Angreifer fressen.
page-jungle-hint-away = Dann ist { $what } weiter weg.
page-jungle-hint-guards = Das Tier bewacht deinen Bau.
page-jungle-hint-shore = Das Tier kommt dem Wasser näher, um hinüberzuspringen.
page-jungle-hint-pass = Das Tier kommt einem Weg an den Seen vorbei näher.
page-jungle-hint-room = Dann kann { $what } nachrücken.
page-jungle-hint-safe = Dann kann kein Feind eines deiner Tiere fressen.
page-jungle-hint-best = Wer ein paar Züge vorausdenkt, findet keinen besseren Zug.

## Die Einführung in die erste Partie
page-guide-jungle-animal = Bring eines deiner Tiere in den feindlichen Bau, die Hütte am anderen Ende, dann gewinnst du.
page-guide-jungle-animal-then = { $how ->
    [none] {""}
    [tap] Tippe auf das Tier im goldenen Rahmen.
   *[click] Klicke auf das Tier im goldenen Rahmen.
}
page-guide-jungle-to = Ein Tier zieht ein Feld weit: nach oben, unten, links oder rechts. { $how ->
    [none] {""}
    [tap] Tippe auf das Feld im goldenen Rahmen.
   *[click] Klicke auf das Feld im goldenen Rahmen.
}
page-guide-jungle-rank = Die Zahlen sind Ränge: Um einen Feind von gleichem oder kleinerem Rang zu fressen, zieh auf sein Feld.
page-guide-jungle-rank-then = Die Ratte frisst auch den Elefanten.
page-guide-jungle-risky = Roter Punkt: Dort kann ein Feind { $animal ->
    [Ratte] deine Ratte
    [Katze] deine Katze
    [Hund] deinen Hund
    [Wolf] deinen Wolf
    [Leopard] deinen Leoparden
    [Tiger] deinen Tiger
    [Elefant] deinen Elefanten
   *[other] deinen Löwen
} fressen.{ $starves ->
    [yes] {" "}Frisst { $animal ->
        [Ratte] sie
        [Katze] sie
       *[other] ihn
    } keiner, kann { $animal ->
        [Ratte] sie
        [Katze] sie
       *[other] er
    } dort hungrig werden. Verhungert dann zuerst die Beute, verhungert { $animal ->
        [Ratte] sie
        [Katze] sie
       *[other] er
    } auch.
   *[no] {""}
}
page-guide-jungle-shared = Kann verhungern: { $number ->
    [one] Beide Tiere werden hungrig. Frisst { $prey } nichts, verhungert dieses Tier.
   *[other] Alle diese Tiere werden hungrig. Fressen die Feinde nichts, verhungern sie.
} Dann hat { $animal ->
    [Ratte] deine Ratte
    [Katze] deine Katze
   *[other] dein { $animal }
} nichts mehr zu fressen und verhungert auch.
page-guide-jungle-eat = Tiere, die zu Beginn deines Zuges fressen können, sind hungrig.
page-guide-jungle-eat-then = Eines von ihnen muss fressen, sonst verhungern alle deine hungrigen Tiere.
page-guide-jungle-hunger = { $number ->
    [one] { $animal ->
        [Ratte] Deine Ratte
        [Katze] Deine Katze
       *[other] Dein { $animal }
    } ist hungrig, denn in Reichweite ist { $prey }.
   *[other] Diese Tiere können fressen, also sind sie hungrig. Frisst eines, überleben auch die anderen. { $animal ->
        [Ratte] Deine Ratte
        [Katze] Deine Katze
       *[other] Dein { $animal }
    } kann fressen: { $prey }.
}
page-guide-jungle-doomed = Zuerst wurde { $animal ->
    [Ratte] deine Ratte
    [Katze] deine Katze
   *[other] dein { $animal }
} hungrig{ $number ->
    [one] , denn in Reichweite war { $prey }. Dann verhungerte die Beute.
   *[other] . Dann verhungerte die Beute.
} Nun gibt es nichts mehr zu fressen.
page-guide-jungle-water = Nur Ratte und Hund schwimmen. Löwe und Tiger springen über das Wasser.
page-guide-jungle-water-then = Der Leopard springt nur seitwärts.
page-guide-jungle-trap = Die runden Netze sind Fallen: Jeder Feind kann ein Tier fressen, das darin steht.
page-guide-jungle-trap-then = Das gilt für alle Fallen und für beide Seiten.
page-guide-jungle-jump = Dein { $animal } kann jetzt über das Wasser springen.
page-guide-jungle-near = Ein hungriges Tier darf nicht in den feindlichen Bau. Halte also { $animal ->
    [Ratte] deine Ratte
    [Katze] deine Katze
    [Hund] deinen Hund
    [Wolf] deinen Wolf
    [Leopard] deinen Leoparden
    [Tiger] deinen Tiger
    [Elefant] deinen Elefanten
   *[other] deinen Löwen
} von Feinden fern, die { $animal ->
    [Ratte] sie
    [Katze] sie
   *[other] er
} fressen könnte.
page-guide-jungle-done = Jetzt kennst du das Wichtigste. Denk daran: Ein hungriges Tier darf nicht in den feindlichen Bau. Alles andere steht in den Regeln.
