# Dschungel auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../jungle.ftl.

## Auf der Startseite
page-promise-jungle = Acht Tiere, zwei Seen und der Hunger: Wer fressen kann, muss fressen, sonst verhungert er.
page-time-jungle = Zwei Spieler, 20 Minuten

## Das Brett
page-jungle-square = { $square }{ $terrain ->
    [water] , Wasser
    [trap] , eine Falle
    [den] , ein Bau
   *[land] {""}
}
page-jungle-animal = { $animal } von { $side }, Rang { $rank }
page-jungle-about-water = Nur Ratte und Hund schwimmen; Löwe, Tiger und Leopard springen hinüber.
page-jungle-about-trap = Eine Falle, für Tiere beider Seiten: Wird ein Tier darin angegriffen, zählt es als Rang 0. Selbst greift es mit vollem Rang an.
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
    [computer] { $animal } des Computers
   *[other] { $animal } von { $side }
} steht in einer Falle und zählt beim Verteidigen als Rang 0, also darf jeder Feind es fressen. Angreifen kann es mit vollem Rang.
page-jungle-trapped = in einer Falle: Rang 0 beim Verteidigen, voller Rang beim Angreifen
page-jungle-hungry = hungrig
page-jungle-would-starve = ein Zug hierher ließe hungrige Tiere verhungern
page-jungle-will-starve = verhungert
page-jungle-prey = { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
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
    [computer] { $animal } des Computers
   *[other] { $animal } von { $side }
} ist verhungert. { $eats ->
    [yes] In Reichweite war { $prey }.
    [gone] Die Beute war nicht mehr da.
   *[no] Kein hungriges Tier hat gefressen.
}
page-jungle-would = Nach diesem Zug verhungert { $animal ->
    [Ratte] deine Ratte
    [Katze] deine Katze
   *[other] dein { $animal }
}. { $eats ->
    [yes] In Reichweite ist { $prey }.
    [gone] Die Beute ist nicht mehr da.
   *[no] Kein hungriges Tier frisst dann.
}
page-jungle-feed = { $animal ->
    [Ratte] Deine Ratte
    [Katze] Deine Katze
   *[other] Dein { $animal }
} { $eats ->
    [yes] muss jetzt fressen, sonst verhungert { $animal ->
        [Ratte] sie
        [Katze] sie
       *[other] er
    }. In Reichweite ist { $prey }.
   *[no] verhungert: Die Beute ist nicht mehr da.
}
page-jungle-feed-one = Eines deiner hungrigen Tiere muss fressen, sonst verhungern alle: { $animals }.
page-jungle-den-closed = { $animal ->
    [Ratte] Eine hungrige Ratte
    [Katze] Eine hungrige Katze
   *[other] Ein hungriger { $animal }
} darf nicht in den Bau{ $eats ->
    [yes] {" "}und muss vorher fressen. In Reichweite ist { $prey }.
   *[no] .
}
page-jungle-swim = { $animal ->
    [Ratte] Deine Ratte ist im Wasser. Dorthin dürfen nur Ratte und Hund. Von hier aus darf sie den Elefanten nicht fressen.
   *[other] Dein { $animal } ist im Wasser. Dorthin dürfen nur Ratte und Hund.
}
page-jungle-shore = { $animal ->
    [Katze] Deine Katze
   *[other] Dein { $animal }
} kann nicht schwimmen{ $leaps ->
    [any] , springt aber gerade über das Wasser.
    [rank] , springt aber seitwärts über das Wasser.
   *[none] : Das können nur Ratte und Hund. Löwe, Tiger und Leopard springen hinüber.
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
        [one] Zieh ein Tier. Dein hungriges Tier verhungert: Die Beute ist nicht mehr da
       *[other] Zieh ein Tier. Deine hungrigen Tiere verhungern: Die Beute ist nicht mehr da
    }
    [one] Dein hungriges Tier muss jetzt fressen, sonst verhungert es
   *[other] Eines deiner hungrigen Tiere muss jetzt fressen, sonst verhungern alle
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

## Die Einführung in die erste Partie
page-guide-jungle-animal = Du gewinnst, wenn du ein Tier in die Hütte am anderen Ende bringst, den Bau der Gegenseite. { $how ->
    [none] {""}
    [tap] Tippe auf dieses Tier: Es hat einen sicheren Zug.
   *[click] Klicke auf dieses Tier: Es hat einen sicheren Zug.
}
page-guide-jungle-to = Ein Tier zieht ein Feld weit: nach oben, unten, links oder rechts. { $how ->
    [none] {""}
    [tap] Tippe hierher: Dieses Feld ist sicher.
   *[click] Klicke hierher: Dieses Feld ist sicher.
}
page-guide-jungle-rank = Die Zahl ist der Rang des Tiers. Es frisst Feinde von gleichem oder niedrigerem Rang. Die Ratte darf auch den Elefanten fressen.
page-guide-jungle-eat = Könnte ein Tier ein feindliches fressen, wird es in seinem nächsten Zug rot: Es hat Hunger. Dann muss eines der hungrigen Tiere fressen, sonst verhungern alle.
page-guide-jungle-hunger = Dieses rote Tier hat Hunger. In Reichweite ist { $prey }. Eines deiner hungrigen Tiere muss jetzt fressen, sonst verhungern alle.
page-guide-jungle-doomed = Nach dem Zug der Gegenseite hatte dieses Tier Beute in Reichweite, deshalb bekam es Hunger. Dann ist die Beute selbst verhungert, also wird auch dieses Tier verhungern.
page-guide-jungle-jump = Löwe, Tiger und Leopard können gerade über das Wasser springen, der Leopard nur seitwärts. Dieses Tier kann es jetzt und landet sicher.
page-guide-jungle-trap = Das ist eine Falle. Um jeden Bau liegen drei. Wird ein Tier in einer Falle angegriffen, zählt es als Rang 0, auch in einer eigenen.
page-guide-jungle-near = { $animal ->
    [Ratte] Deine Ratte
    [Katze] Deine Katze
   *[other] Dein { $animal }
} ist nah am feindlichen Bau. Ein hungriges Tier darf nicht hinein, also geh Tieren aus dem Weg, die es fressen könnte.
