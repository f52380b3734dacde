# Mandua: Namen, Ablehnungen und Spielenden.
# Die Spieler heißen in Sätzen Jägerseite und Tigerseite, damit sie niemand mit ihren Figuren verwechselt.

mandua = Mandua
mandua-hunter = Jäger
mandua-tiger = Tiger

## Züge
mandua-tigers-turn = Die Tigerseite ist am Zug; bis dahin ruhen die Figuren und Rechte der Jägerseite.
mandua-hunters-turn = Die Jägerseite ist am Zug; kein Tiger kann etwas tun.

## Jäger
mandua-hunter-outside = Nur Tiger betreten die Außenfelder, und { $field } ist eines davon.
mandua-none-to-set = Alle Jäger sind gesetzt; jetzt muss einer auf dem Brett ziehen.
mandua-set-first = Jäger auf dem Brett ziehen erst, wenn alle gesetzt sind; { $number ->
    [one] einer ist noch zu setzen
   *[other] { $number } sind noch zu setzen
}.
mandua-no-hunter = Auf { $field } steht kein Jäger.
mandua-hunter-reach = Ein Jäger zieht auf ein angrenzendes Feld, nie schräg, und { $to } grenzt nicht an { $from }.
mandua-hunter-occupied = Ein Jäger braucht ein freies Feld, und { $field } ist besetzt.

## Tiger
mandua-no-tiger = Auf { $field } steht kein Tiger.
mandua-tiger-reach = Ein Tiger geht auf ein angrenzendes Feld oder springt geradeaus über einen Jäger, nie schräg; { $to } ist von { $from } aus nicht zu erreichen.
mandua-tiger-occupied = Ein Tiger geht auf ein freies Feld, und { $field } ist besetzt.
mandua-jump-occupied = Ein Sprung endet auf dem freien Feld gleich hinter dem Jäger, und { $field } ist besetzt.
mandua-jump-over-none = Ein Sprung geht über einen Jäger, und auf { $field } steht keiner.
mandua-must-beat = Wo Jäger zu schlagen sind, müssen sie geschlagen werden: Die Höchstzahl ist { $number }, und dieser Schritt schlägt keinen.
mandua-too-few = Die Höchstzahl ist { $highest }; mit dieser Aktion { $number ->
    [one] ist höchstens einer zu schlagen
   *[other] sind höchstens { $number } zu schlagen
}.

## Der Schiedsrichter
mandua-guided = Am geführten Tisch wacht das Programm über die Höchstzahl: Es gibt keine Ansage, kein vorzeitiges Ende, keinen Einspruch und kein Entfernen.
mandua-say-range = Eine Ansage nennt mindestens 1 Jäger und höchstens so viele, wie auf dem Brett stehen. Das sind { $most }; { $number } können nicht angesagt werden.
mandua-said = { $number } sind bereits angesagt, und ein Zug hat nur eine Ansage.
mandua-say-late = Die Ansage kommt vor der ersten Schlagaktion des Zugs.
mandua-step-late = In einem Zug, in dem geschlagen wurde, gibt es keinen einfachen Schritt: Entweder wird weiter geschlagen, oder der Zug endet.
mandua-nothing-beaten = Beenden lässt sich ein Zug nach einer Schlagaktion; davor braucht es einen Schritt oder einen Sprung.
mandua-object-late = Die Jägerseite darf nach jedem Zug der Tigerseite einmal Einspruch erheben, und zwar vor ihrem eigenen Zug.
mandua-object-range = Ein Einspruch nennt eine Zahl von 0 bis { $most }, der Zahl der Jäger auf dem Brett vor dem Zug der Tigerseite; { $number } ist zu hoch.
mandua-no-removal = Ein Tiger wird nur nach einem berechtigten Einspruch entfernt.
mandua-remove-first = Der Einspruch war berechtigt: Zuerst muss ein Tiger entfernt werden.
mandua-not-the-most = Entfernt wird nur ein Tiger, der am meisten hätte schlagen können; der auf { $field } konnte das nicht.
mandua-no-study = An einem strengen Tisch verrät nichts die Höchstzahl. Deshalb wird während der Partie keine Stellung analysiert.
mandua-no-take-back = An einem strengen Tisch gilt ein gemachter Zug.

## Stellungen
mandua-position-tigers = Es müssen ein bis vier Tiger sein, nicht { $number }.
mandua-position-hunters = Auf dem Brett und noch zu setzen sind zusammen höchstens 25 Jäger, nicht { $number }.
mandua-position-all-beaten = Es gibt keinen Jäger, weder auf dem Brett noch zu setzen: Alle sind geschlagen, und diese Partie ist zu Ende.
mandua-position-turn-before = Eine Stellung mitten in einem strengen Zug ({ $state }) lässt sich nicht aufstellen, denn sie braucht den Zug davor.
mandua-position-guided = Der Zustand { $state } gehört zu einem strengen Tisch, und dieser ist geführt.
mandua-position-strict = Der Zustand { $state } gehört zu einem geführten Tisch, und dieser ist streng.
mandua-position-actor = Der Zustand { $state } passt nicht zu der Seite, die am Zug ist.
mandua-position-total = Laut Stellung muss die Tigerseite { $number } schlagen; die Höchstzahl ist aber { $highest }.
mandua-position-removal = Nur ein Tiger kann entfernt werden, und auf { $field } steht keiner.

## Spielenden
mandua-repetition = Dieselbe Figur hat denselben Zug zum dritten Mal in Folge gemacht. { $winner } gewinnt.
mandua-all-removed = Alle Tiger sind entfernt. { $winner } gewinnt.
mandua-locked = Kein Tiger kann gehen oder springen. { $winner } gewinnt.
mandua-putt = Putt: Die Jägerseite kann weder setzen noch ziehen. { $winner } gewinnt.
mandua-maharaja = Der Maharadscha: Ein einziger Jäger ist übrig, und er kann nicht ziehen. { $winner } gewinnt, und schöner geht es nicht.
mandua-all-beaten = Alle Jäger sind geschlagen. { $winner } gewinnt.
mandua-quiet = In hundert Zügen nacheinander wurde nichts gesetzt, geschlagen oder entfernt: unentschieden.
