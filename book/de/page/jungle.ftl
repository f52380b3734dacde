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
page-jungle-about-trap = Eine Falle: Ein Tier darin zählt als Rang 0, also darf jeder Feind es schlagen.
page-jungle-about-den = Bau von { $side }: Betritt ihn ein Tier von { $other }, gewinnt { $other }.
page-jungle-in-trap = { $animal } von { $side } steht in einer Falle und zählt als Rang 0, also darf jeder Feind es schlagen.
page-jungle-trapped = in einer Falle, verteidigt sich also mit Rang 0
page-jungle-hungry = hungrig
page-jungle-would-starve = ein Zug hierher ließe hungrige Tiere verhungern
page-jungle-will-starve = verhungert
page-jungle-prey = { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
}
page-jungle-starved = { $animal ->
    [Ratte] { $whose ->
        [yours] Deine
       *[other] { $side }: Die
    }
    [Katze] { $whose ->
        [yours] Deine
       *[other] { $side }: Die
    }
   *[other] { $whose ->
        [yours] Dein
       *[other] { $side }: Der
    }
} { $animal } ist verhungert. { $eats ->
    [yes] In Reichweite war { $prey }.
   *[no] Kein hungriges Tier griff an.
}
page-jungle-would = { $here ->
    [yes] Nach diesem Zug
   *[no] Nach einem Zug mit Warnzeichen
} verhungert { $animal ->
    [Ratte] deine Ratte
    [Katze] deine Katze
   *[other] dein { $animal }
}. { $eats ->
    [yes] In Reichweite ist { $prey }.
   *[no] Kein hungriges Tier greift dann an.
}

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-jungle = { $hungry ->
    [0] Zieh ein Tier
    [doomed] Was die hungrigen Tiere hätten schlagen können, ist nicht mehr da. Sie verhungern
    [one] Das hungrige Tier muss jetzt angreifen, sonst verhungert es
   *[other] Eines der hungrigen Tiere muss jetzt angreifen, sonst verhungern alle
}

## Was jemand getan hat
page-brief-starves = { $animal } verhungert
page-told-starved = verhungert: { $what }

## Die Einführung in die erste Partie
page-guide-jungle-animal = Du gewinnst, wenn du ein Tier in die Hütte am anderen Ende bringst, den Bau der Gegenseite. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf dieses Tier.
page-guide-jungle-to = Ein Tier zieht ein Feld weit. { $how ->
    [tap] Tippe
   *[click] Klicke
} hierher, um dorthin zu ziehen.
page-guide-jungle-rank = Die Zahl ist der Rang des Tiers. Es schlägt Tiere von gleichem oder niedrigerem Rang; nur die Ratte schlägt auch den Elefanten.
page-guide-jungle-eat = Ein Tier, das ein anderes schlagen kann, hat Hunger und wird rot. Dann muss eines der hungrigen Tiere schlagen, sonst verhungern alle. Das gilt für beide Seiten.
page-guide-jungle-hunger = Dieses rote Tier hat Hunger: Es kann etwas schlagen. Schlag jetzt mit einem hungrigen Tier, sonst verhungern alle deine hungrigen Tiere.
page-guide-jungle-doomed = Dieses Tier konnte nach dem Zug der Gegenseite etwas schlagen, also hat es Hunger. Seine Beute ist inzwischen verhungert, also verhungert es auch.
page-guide-jungle-jump = Löwe, Tiger und Leopard springen gerade über das Wasser, der Leopard nur seitwärts. Dieses Tier kann es jetzt.
page-guide-jungle-trap = Das ist eine Falle. Ein Tier darin verteidigt sich mit Rang 0, also darf jeder Feind es schlagen.
