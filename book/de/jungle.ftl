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
jungle-no-animal = Ein Zug beginnt mit einem Tier, und auf { $square } steht keines.
jungle-not-yours = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} auf { $square } gehört der anderen Seite.
jungle-no-passing = Passen gibt es nicht: Ein Tier muss sein Feld verlassen.
jungle-too-far = Ein Tier zieht ein Feld weit, längs oder quer; so weit reicht { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
} nicht.
jungle-own-animal = Auf { $square } steht schon ein eigenes Tier: { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
}.
jungle-own-den = Kein Tier betritt den eigenen Bau, und { $animal ->
    [Ratte] diese Ratte
    [Katze] diese Katze
   *[other] dieser { $animal }
} ist dort zu Hause.
jungle-no-swimmer = Nur Ratte und Hund gehen ins Wasser; { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
} kann nicht nach { $square }.
jungle-no-jumper = Nur Löwe, Tiger und Leopard springen über das Wasser; { $animal ->
    [Ratte] die Ratte
    [Katze] die Katze
   *[other] der { $animal }
} springt nicht.
jungle-leopard-across = Der Leopard springt nur quer, nie längs über das Wasser.
jungle-jump-blocked = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} kann nicht springen: Auf { $square }, unter dem Sprung, schwimmt { $blocker ->
    [Ratte] eine feindliche Ratte
    [Katze] eine feindliche Katze
   *[other] ein feindlicher { $blocker }
}.
jungle-too-strong = Ein Tier greift nur gleichen oder niedrigeren Rang an: { $prey ->
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
jungle-position-row = „{ $text }“ ist nicht Reihe { $number } des Bretts: sieben Felder, Tiere als Buchstaben und Anzahlen leerer Felder, wie r1p1w1e.
jungle-position-twice = { $side } hat mehrere Tiere derselben Art ({ $animal }); von jeder gibt es nur eines.
jungle-position-none = { $side } braucht mindestens ein Tier.
jungle-position-own-den = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} auf { $square } steht im eigenen Bau, den kein Tier betritt.
jungle-position-den = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} auf { $square } steht im feindlichen Bau: Diese Partie ist schon gewonnen.
jungle-position-water = { $animal ->
    [Ratte] Die Ratte
    [Katze] Die Katze
   *[other] Der { $animal }
} auf { $square } steht im Wasser; dort können nur Ratte und Hund sein.
jungle-position-hungry = Hungrig sein können nur Tiere der Seite, die am Zug ist, und auf { $square } steht kein Tier von { $side }.

## Spielenden
jungle-den = { $winner } betritt den feindlichen Bau und gewinnt.
jungle-all-starved = Die letzten Tiere der anderen Seite verhungern im eigenen Zug: { $winner } gewinnt.
jungle-all-taken = Die andere Seite hat kein Tier mehr: { $winner } gewinnt.
jungle-no-move = Die andere Seite hat keinen erlaubten Zug: { $winner } gewinnt.
jungle-nothing-new = Die andere Seite führt und könnte nur noch eine Stellung einmal zu oft wiederholen: { $winner } gewinnt.
