# Mandua auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../mandua.ftl.

## Auf der Startseite
page-promise-mandua = Fünfundzwanzig Jäger gegen vier Tiger, die alles schlagen müssen, was sie können.
page-time-mandua = Zwei Spieler, 30 Minuten

## Eine neue Partie
page-option-mandua-referee = Schiedsrichter
page-option-mandua-referee-guided = Geführt: Nur vollständiges Schlagen ist möglich
page-option-mandua-referee-strict = Streng: Die Tigerseite sagt an, die Jägerseite darf Einspruch erheben
page-option-mandua-start = Startfelder der Tiger
page-option-mandua-start-cages = In den Käfigen
page-option-mandua-start-corners = In den Ecken
page-option-mandua-start-cross = Im Kreuz um die Mitte

## Das Brett
page-mandua-field = { $cage ->
    [yes] Käfig { $field }
   *[no] { $field }
}{ $what ->
    [tiger] , ein Tiger
    [hunter] , ein Jäger
   *[none] {""}
}
page-mandua-to-beat = In diesem Zug { $number ->
    [one] ist noch ein Jäger
   *[other] sind noch { $number } Jäger
} zu schlagen.
page-mandua-remove = Der Einspruch war berechtigt. Die Jägerseite entfernt { $number ->
    [one] den markierten Tiger
   *[other] einen der markierten Tiger
}.
page-mandua-announced = Angesagt: { $number }. Geschlagen: { $beaten }.
page-mandua-say-how-many = So viele Jäger schlage ich
page-mandua-say = Ansagen
page-mandua-object-how-many = So viele Jäger waren zu schlagen
page-mandua-object = Einspruch
page-mandua-end = Zug beenden
page-mandua-small-board = Kleines Brett
page-mandua-small-pieces = Das kleine Brett: Tiger auf { $tigers }; Jäger auf { $hunters }.
page-mandua-small-step = Schritt { $step } von { $steps }: { $from } – { $to }, { $beaten ->
    [0] kein Jäger geschlagen
    [one] ein Jäger geschlagen
   *[other] { $beaten } Jäger geschlagen
}
page-mandua-before-short = Vor dem Zug

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-mandua-set = Setze einen Jäger auf ein freies Feld
page-now-mandua-hunter = Zieh einen Jäger
page-now-mandua-remove = Nimm einen markierten Tiger vom Brett
page-now-mandua-tiger = Zieh einen Tiger
page-now-mandua-beat = Springe oder schlüpfe, bis du alles geschlagen hast, was geht
page-now-mandua-strict = Sage an, wie viele du schlägst, falls überhaupt, und zieh dann einen Tiger

## Was jemand getan hat
page-told-beaten = geschlagen auf { $what }
page-mandua-act-say = Sagt { $what } an
page-mandua-act-object = Einspruch: { $what }
page-mandua-act-remove = Entfernt { $what }
page-mandua-act-end = Beendet den Zug

## Hilfe für die erste Partie
page-help-mandua = { $referee ->
    [strict] Die Jägerseite setzt Jäger und versucht, die Tiger einzuschließen. Die Tigerseite schlägt Jäger, indem sie über sie springt oder zwischen zwei von ihnen hindurchschlüpft. Sie sagt vorher an, wie viele, und muss so viele schlagen wie möglich. Irrt sie sich, nennt die Jägerseite die richtige Zahl und nimmt einen Tiger vom Brett.
   *[guided] Die Jägerseite setzt Jäger und versucht, die Tiger einzuschließen. Die Tigerseite schlägt Jäger, indem sie über sie springt oder zwischen zwei von ihnen hindurchschlüpft, und muss so viele schlagen wie möglich.
}
