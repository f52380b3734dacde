# Dschungel mit Hunger: Namen, Ablehnungen und Spielenden.
# Ratte und Katze sind weiblich, alle anderen Tiere männlich. Ein Name steht immer im ersten Fall.

jungle = Dschungel
jungle-orange = Orange
jungle-yellow = Gelb

jungle-rat = Ratte
jungle-cat = Katze
jungle-dog = Hund
jungle-wolf = Wolf
jungle-leopard = Leopard
jungle-tiger = Tiger
jungle-lion = Löwe
jungle-elephant = Elefant

## Aktionen
jungle-no-animal = Auf { $square } steht kein Tier.
jungle-not-yours = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} auf { $square } gehört der anderen Seite.
jungle-no-passing = Passen geht nicht: Ein Tier muss sein Feld verlassen.
jungle-too-far = Ein Tier zieht ein Feld weit: nach oben, unten, links oder rechts. Dieses Feld erreicht { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
} nicht.
jungle-own-animal = Auf { $square } steht dein eigenes Tier: { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
}.
jungle-own-den = Kein Tier darf in den eigenen Bau, auch { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
} nicht.
jungle-no-swimmer = Nur Ratte und Hund gehen ins Wasser. { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} kann nicht nach { $square }.
jungle-no-jumper = Nur Löwe, Tiger und Leopard springen über das Wasser. { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} kann das nicht.
jungle-leopard-across = Der Leopard springt nur nach links oder rechts über das Wasser, nie nach oben oder unten.
jungle-jump-blocked = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} kann nicht springen: Auf { $square } schwimmt { $blocker ->
    [Ratte] eine feindliche Ratte
    [Katze] eine feindliche Katze
   *[other] ein feindlicher { $blocker }
} im Weg.
jungle-too-strong = Ein Tier greift nur Tiere von gleichem oder niedrigerem Rang an: { $prey ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $prey }
} (Rang { $prey_rank }) steht über { $animal ->
    [Ratte] der Ratte
    [Katze] der Katze
    [Leopard] dem Leoparden
    [Elefant] dem Elefanten
    [Hund] dem Hund
    [Wolf] dem Wolf
    [Tiger] dem Tiger
   *[other] dem Löwen
} (Rang { $rank }).
jungle-rat-in-water = Die Ratte darf den Elefanten angreifen, aber nicht vom Wasser aus.
jungle-hungry-den = { $animal ->
    [Ratte] Eine hungrige Ratte
    [Katze] Eine hungrige Katze
   *[other] Ein hungriger { $animal }
} darf den feindlichen Bau nicht betreten.
jungle-repetition = Die führende Seite darf keine Stellung herbeiführen, die schon dreimal auf dem Brett war.

## Stellungen
jungle-position-row = „{ $text }“ ist nicht Reihe { $number } des Bretts. Eine Reihe hat sieben Felder: Buchstaben für Tiere und Zahlen für leere Felder, etwa r1p1w1e.
jungle-position-twice = { $side } hat mehrere Tiere derselben Art ({ $animal }). Von jeder gibt es nur eines.
jungle-position-none = { $side } braucht mindestens ein Tier.
jungle-position-own-den = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} auf { $square } steht im eigenen Bau, den kein Tier betreten darf.
jungle-position-den = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} auf { $square } steht im feindlichen Bau: Die Partie ist schon gewonnen.
jungle-position-water = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} auf { $square } steht im Wasser. Dort können nur Ratte und Hund sein.
jungle-position-hungry = Hungrig sein können nur Tiere der Seite, die am Zug ist. Auf { $square } steht kein Tier von { $side }.

## Spielenden
jungle-den = Ein Tier von { $winner } hat den feindlichen Bau erreicht: { $winner } gewinnt.
jungle-all-starved = Die letzten Tiere der anderen Seite verhungern im eigenen Zug: { $winner } gewinnt.
jungle-all-taken = Die andere Seite hat keine Tiere mehr: { $winner } gewinnt.
jungle-no-move = Die andere Seite hat keinen erlaubten Zug: { $winner } gewinnt.
jungle-nothing-new = Die andere Seite führt und könnte nur noch eine Stellung zu oft wiederholen: { $winner } gewinnt.
