# Mandua: Namen, Ablehnungen und Spielenden.
# Die Spieler heißen in Sätzen Jägerseite und Tigerseite, damit sie niemand mit ihren Figuren verwechselt.

mandua = Mandua
mandua-hunter = Jäger
mandua-tiger = Tiger

## Züge
mandua-tigers-turn = Die Tigerseite ist am Zug. Bis ihr Zug endet, kann die Jägerseite nichts tun.
mandua-hunters-turn = Die Jägerseite ist am Zug. Kein Tiger kann etwas tun.

## Jäger
mandua-hunter-outside = { $field } ist ein Käfig, und in Käfige dürfen nur Tiger.
mandua-none-to-set = Alle Jäger sind gesetzt. Zieh einen, der auf dem Brett steht.
mandua-set-first = Jäger auf dem Brett dürfen erst ziehen, wenn alle gesetzt sind. { $number ->
    [one] Einer ist noch zu setzen
   *[other] { $number } sind noch zu setzen
}.
mandua-no-hunter = Auf { $field } steht kein Jäger.
mandua-hunter-reach = Ein Jäger zieht auf ein angrenzendes Feld, nie schräg. { $to } grenzt nicht an { $from }.
mandua-hunter-occupied = Ein Jäger braucht ein freies Feld. { $field } ist besetzt.

## Tiger
mandua-no-tiger = Auf { $field } steht kein Tiger.
mandua-tiger-reach = Ein Tiger geht auf ein angrenzendes Feld oder springt geradeaus über einen Jäger, nie schräg. Von { $from } aus erreicht er { $to } nicht.
mandua-tiger-occupied = Ein Tiger geht auf ein freies Feld. { $field } ist besetzt.
mandua-jump-occupied = Ein Sprung endet auf dem Feld direkt hinter dem Jäger, und das muss frei sein. { $field } ist besetzt.
mandua-jump-over-none = Ein Sprung geht über einen Jäger. Auf { $field } steht keiner.
mandua-must-beat = Die Tigerseite muss Jäger schlagen, wann immer es geht. In diesem Zug lassen sich { $number } schlagen, aber dieser Schritt schlägt keinen.
mandua-too-few = Die Tigerseite muss möglichst viele Jäger schlagen: { $highest } in diesem Zug. So könnte sie nur { $number } schlagen.

## Der Schiedsrichter
mandua-guided = Am geführten Tisch achtet das Programm auf die Höchstzahl: Es gibt keine Ansage, kein vorzeitiges Ende, keinen Einspruch und kein Entfernen.
mandua-say-range = Eine Ansage nennt mindestens 1 Jäger und höchstens so viele, wie auf dem Brett stehen. Höchstens { $most } sind möglich, also kannst du nicht { $number } ansagen.
mandua-said = Die Ansage ist schon gemacht: { $number }. Ein Zug hat nur eine.
mandua-say-late = Die Ansage kommt vor der ersten Schlagaktion des Zugs.
mandua-step-late = Sobald die Tigerseite in einem Zug geschlagen hat, muss jeder weitere Schritt oder Sprung auch schlagen. Schlag weiter oder beende den Zug.
mandua-nothing-beaten = Ein Zug lässt sich erst beenden, wenn geschlagen wurde. Mach einen Schritt oder einen Sprung.
mandua-object-late = Die Jägerseite darf nach jedem Zug der Tigerseite einmal Einspruch erheben, bevor sie selbst zieht.
mandua-object-range = Ein Einspruch nennt eine Zahl von 0 bis { $most }: So viele Jäger standen vor dem Zug der Tigerseite auf dem Brett. { $number } ist zu hoch.
mandua-no-removal = Ein Tiger wird nur nach einem berechtigten Einspruch entfernt.
mandua-remove-first = Der Einspruch war berechtigt. Entferne zuerst einen Tiger.
mandua-not-the-most = Entfernt werden darf nur ein Tiger, der die meisten Jäger hätte schlagen können. Der auf { $field } konnte das nicht.
mandua-no-study = An einem strengen Tisch darf nichts die Höchstzahl verraten. Deshalb gibt es während der Partie keine Analyse.
mandua-no-take-back = An einem strengen Tisch lässt sich ein Zug nicht zurücknehmen.

## Stellungen
mandua-position-tigers = Es müssen ein bis vier Tiger sein, nicht { $number }.
mandua-position-hunters = Auf dem Brett und noch zu setzen sind höchstens 25 Jäger, nicht { $number }.
mandua-position-few-hunters = In dieser Partie gibt es { $most ->
    [one] nur einen Jäger
   *[other] { $most } Jäger
}, auf dem Brett und noch zu setzen zusammengenommen. { $number } sind zu viele.
mandua-position-all-beaten = Es gibt weder auf dem Brett noch zum Setzen einen Jäger: Alle sind geschlagen, die Partie ist zu Ende.
mandua-position-turn-before = Eine Stellung mitten in einem strengen Zug ({ $state }) lässt sich nicht aufstellen, denn sie hängt vom Zug davor ab.
mandua-position-guided = Der Zustand { $state } gehört zu einem strengen Tisch. Dieser ist geführt.
mandua-position-strict = Der Zustand { $state } gehört zu einem geführten Tisch. Dieser ist streng.
mandua-position-actor = Der Zustand { $state } passt nicht zu der Seite, die am Zug ist.
mandua-position-total = Laut Stellung muss die Tigerseite { $number } schlagen, die Höchstzahl ist aber { $highest }.
mandua-position-removal = Nur ein Tiger kann entfernt werden. Auf { $field } steht keiner.

## Spielenden
mandua-repetition = Dieselbe Figur ist hin und her gezogen und hat denselben Zug zum dritten Mal gemacht. { $winner ->
    [Tiger] Die Tigerseite
   *[other] Die Jägerseite
} gewinnt.
mandua-all-removed = Alle Tiger sind entfernt. { $winner ->
    [Tiger] Die Tigerseite
   *[other] Die Jägerseite
} gewinnt.
mandua-locked = Kein Tiger kann gehen oder springen. { $winner ->
    [Tiger] Die Tigerseite
   *[other] Die Jägerseite
} gewinnt.
mandua-putt = Putt: Die Jägerseite kann weder setzen noch ziehen. { $winner ->
    [Tiger] Die Tigerseite
   *[other] Die Jägerseite
} gewinnt.
mandua-maharaja = Der Maharadscha: Ein einziger Jäger ist übrig und kann nicht ziehen. { $winner ->
    [Tiger] Die Tigerseite
   *[other] Die Jägerseite
} gewinnt, und schöner geht es nicht.
mandua-all-beaten = Alle Jäger sind geschlagen. { $winner ->
    [Tiger] Die Tigerseite
   *[other] Die Jägerseite
} gewinnt.
mandua-quiet = In hundert Zügen in Folge wurde nichts gesetzt, geschlagen oder entfernt: unentschieden.
