# Mandua auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../mandua.ftl.

## Auf der Startseite
page-promise-mandua = Fünfundzwanzig Jäger wollen vier Tiger einsperren, und die Tiger überspringen und schlagen Jäger.
page-time-mandua = Zwei Spieler, 30 Minuten

## Eine neue Partie
page-option-mandua-referee = Schiedsrichter
page-option-mandua-referee-guided = Geführt: Nur vollständiges Schlagen ist möglich
page-option-mandua-referee-strict = Streng: Die Tigerseite sagt an, die Jägerseite darf Einspruch erheben
page-option-mandua-start = Startfelder der Tiger
page-option-mandua-start-cages = In den Käfigen
page-option-mandua-start-corners = In den Ecken
page-option-mandua-start-cross = Im Kreuz um die Mitte
page-option-mandua-hunters = Jäger
page-option-mandua-hunters-note = Mit weniger als 25 Jägern wird die Partie für die Jägerseite schwerer.
page-bids-mandua = Bieten
page-bids-mandua-more = Vor der Partie sagt ihr abwechselnd, mit wie vielen Jägern ihr die Jägerseite spielen würdet. Wer weniger Jäger nennt, spielt die Jägerseite mit dieser Zahl.
page-bids-mandua-term = Bieten: Wer weniger Jäger nennt, spielt die Jägerseite

## Das Brett
page-mandua-field = { $cage ->
    [yes] Käfig { $field }
   *[no] { $field }
}{ $what ->
    [tiger] , ein Tiger
    [hunter] , ein Jäger
   *[none] {""}
}
page-mandua-cage = Das ist Käfig { $cage }. Nur Tiger dürfen in einen Käfig. Zwei Jäger hintereinander vor dem Käfig sperren einen Tiger darin ein.
page-mandua-not-hunters = Du spielst die Tigerseite und ziehst nur mit Tigern.
# Warum ein anderer Tiger ziehen muss. $most ist, wie viele Jäger sich mit dem gedrückten schlagen ließen.
page-mandua-not-this-tiger = { $how ->
    [locked] Dieser Tiger ist eingesperrt: Er kann weder ziehen noch springen.
    [none] Dieser Tiger kann jetzt keinen Jäger schlagen, und du musst schlagen, wenn du kannst.
    [fewer] Mit diesem Tiger würdest du nur { $beaten ->
        [0] { $most }
       *[other] noch { $most }
    } schlagen. Du musst möglichst viele schlagen: { $beaten ->
        [0] { $number }.
       *[other] noch { $number }.
    }
   *[unknown] Mit diesem Tiger würdest du weniger Jäger schlagen, als du kannst. Du musst möglichst viele schlagen.
} Zieh mit dem Tiger { $tigers }.
page-mandua-not-this-hunter = Dieser Jäger kann nicht ziehen: Neben ihm ist kein Feld frei.
page-mandua-not-tigers = Du spielst die Jägerseite und ziehst nur mit Jägern.
# Dafür ist nur eine Zeile frei.
page-mandua-to-beat = Tiger müssen möglichst viele schlagen: { $beaten ->
    [0] { $number }
   *[other] noch { $number }
}.
# Wie viele Tiger weder ziehen noch springen können. Das steht über dem Brett, wo wenig Platz ist.
page-mandua-tally = { $locked } von { $tigers } { $tigers ->
    [one] Tiger
   *[other] Tigern
} eingesperrt
# Was die Partie entschieden hat. Es steht auf einem Band über dem Brett, wo wenig Platz ist.
page-mandua-finale = { $end ->
    [locked] Alle Tiger sind eingesperrt
    [removed] Alle Tiger sind entfernt
    [putt] Putt: Kein Jäger kann ziehen
    [maharaja] Der Maharadscha
   *[beaten] Alle Jäger sind geschlagen
}
# Was die Krallenspuren auf dem Brett bedeuten. Steht über dem Brett, wo wenig Platz ist.
page-mandua-sign = hier könnte ein Tiger schlagen
# Steht unter den Jägern neben dem Brett, hinter ihrer Zahl.
page-mandua-pile = { $kind ->
    [beaten] von { $all } geschlagen
    [spare] übrig
   *[waiting] noch zu setzen
}
page-mandua-tray = { $number ->
    [0] Bisher wurde kein Jäger geschlagen.
    [one] Bisher wurde ein Jäger geschlagen.
   *[other] Bisher wurden { $number } Jäger geschlagen.
}{ $left ->
    [0] {""}
   *[other] {" "}Noch zu setzen: { $left }.
}
page-mandua-pair = Ein Mandua: Der Tiger kommt zwischen zwei Jäger und schlägt beide.
page-mandua-turn = { $number } Jäger in einem Zug: Die Tiger müssen zusammen so viele schlagen, wie sie können. Die Zahlen zeigen, in welcher Reihenfolge sie zogen.
# Wo eine Figur steht, mitten im Satz.
page-mandua-where = { $cage ->
    [yes] in Käfig { $field }
   *[no] auf { $field }
}
page-mandua-threat = Der Tiger { $where } könnte { $pair ->
    [yes] auf { $to } zwischen zwei Jäger kommen und beide schlagen.
   *[no] über diesen Jäger nach { $to } springen und ihn schlagen.
}
page-mandua-threat-later = Die Tigerseite könnte diesen Jäger im nächsten Zug nach einem anderen schlagen: Sie muss so viele wie möglich schlagen.
# Was ein Jäger auf einem Feld bewirken würde. Auf „-locks“ folgt meist „-beats“ oder „-safe“; dann ist $more > 0.
page-mandua-ahead-beats = { $more ->
    [0] Mit einem Jäger auf { $to }
   *[other] Aber dann
} könnte der Tiger { $where } { $how ->
    [pair] auf { $at } zwischen zwei Jäger kommen und beide schlagen
   *[jump] über { $over ->
        [self] ihn
       *[other] den Jäger auf { $over }
    } { $lands } springen und ihn schlagen
}{ $total ->
    [0] .
   *[other] , insgesamt { $total }.
}
page-mandua-ahead-safe = { $more ->
    [0] Mit einem Jäger auf { $to } könnte kein Tiger einen Jäger schlagen.
   *[other] Kein Tiger könnte dann einen Jäger schlagen.
}
page-mandua-ahead-locks = Ein Jäger auf { $to } sperrt { $number ->
    [one] einen Tiger
   *[other] { $number } Tiger
} ein: { $locked } von { $tigers }.
page-mandua-locked-in = { $number ->
    [one] Der Tiger { $where } ist
   *[other] Die Tiger { $where } sind
} eingesperrt ({ $locked } von { $tigers }).{ $barred ->
    [yes] {" "}Ein Tiger gilt auch dann als eingesperrt, wenn ein anderer Tiger ihm den Weg versperrt.
   *[no] {""}
}
page-mandua-freed = { $number ->
    [one] Der Tiger { $where } ist wieder frei, weil der Weg { $ways } offen ist
   *[other] Die Tiger { $where } sind wieder frei, weil der Weg { $ways } offen ist
}: { $locked } von { $tigers } { $locked ->
    [one] ist
   *[other] sind
} eingesperrt.
page-mandua-ways = { $number ->
    [0] Der Tiger { $where } ist eingesperrt: Er kann weder ziehen noch springen.
   *[other] Der Tiger { $where } ist noch nicht eingesperrt: Er kann noch { $ways }.
}
page-mandua-all-set = Alle Jäger sind gesetzt. Ab jetzt zieht die Jägerseite in jedem Zug mit einem von ihnen ein Feld weit.
page-mandua-few = { $left ->
    [one] Nur ein Jäger ist übrig. Kann er nicht ziehen, gewinnt die Jägerseite: Das ist der Maharadscha, der schönste Sieg.
   *[other] Nur { $left } Jäger sind übrig. Kann keiner von ihnen ziehen, gewinnt die Jägerseite. Mit einem einzigen Jäger ist das der Maharadscha, der schönste Sieg.
}
page-mandua-objection-right = Der Einspruch mit { $number } ist berechtigt: So viele Jäger waren zu schlagen, und die Tigerseite hat sich geirrt.
page-mandua-objection-wrong = Der Einspruch mit { $number } bleibt ohne Folgen: Die Tigerseite hat sich geirrt, aber { $highest } waren zu schlagen.
page-mandua-objection-needless = Der Einspruch mit { $number } bleibt ohne Folgen: Die Tigerseite hat keinen Fehler gemacht.
page-mandua-remove = Der Einspruch war berechtigt. Die Jägerseite entfernt { $number ->
    [one] den markierten Tiger
   *[other] einen der markierten Tiger
}.
page-mandua-announced = Angesagt: { $number }. Geschlagen: { $beaten }.
page-mandua-say-how-many = Sag an, wie viele du schlägst:
page-mandua-say-or = Wenn du niemanden schlägst, zieh einfach einen Tiger.
page-mandua-object-how-many = Einspruch: Zu schlagen waren
page-mandua-object-or = Hat die Tigerseite so viele angesagt und geschlagen, spiel einfach weiter.
page-mandua-more = Weitere Zahlen
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
page-now-mandua-set = { $left ->
    [one] Setze den letzten Jäger
   *[other] Setze einen Jäger
}
page-now-mandua-hunter = Alle Jäger sind gesetzt: Zieh einen ein Feld weit
page-now-mandua-remove = Nimm einen markierten Tiger vom Brett
page-now-mandua-tiger = Kein Tiger kann einen Jäger schlagen: Zieh mit einem Tiger ein Feld weit
page-now-mandua-only = { $beats ->
    [yes] Du kannst schlagen, also musst du: Zieh
   *[no] Zieh
} von { $from } nach { $to }, dein einziger Zug
page-now-mandua-free = Zieh einen Tiger
page-now-mandua-beat = Schlag { $beaten ->
    [0] { $number ->
        [one] einen Jäger
       *[other] { $number } Jäger
    }
   *[other] { $number ->
        [one] noch einen Jäger
       *[other] noch { $number } Jäger
    }
}, denn du musst möglichst viele schlagen
page-now-mandua-strict = Sage an, wie viele du schlägst, falls überhaupt, und zieh dann einen Tiger

## Was jemand getan hat
page-brief-mandua-beats = schlägt { $hunters }
# Die Orte eines Zugs. Beide stehen in den Sätzen darunter.
page-mandua-from = { $cage ->
    [yes] aus Käfig { $field }
   *[no] von { $field }
}
page-mandua-to = { $cage ->
    [yes] in Käfig { $field }
   *[no] nach { $field }
}
page-mandua-told-go = { $does ->
    [jumps] { $piece } springt { $from } { $to }
    [jumps-on] { $piece } springt dann { $to }
    [leaps] { $piece } springt { $from } über { $over } { $to }
    [leaps-on] { $piece } springt dann über { $over } { $to }
    [steps-on] { $piece } zieht dann { $to }
    [steps] { $piece } zieht { $from } { $to }
   *[goes] { $piece } { $from } { $to }
}
# Was über einen Tiger gesagt wird, der schlägt. Er springt über einen Jäger oder kommt zwischen ein Paar, oder beides.
page-mandua-told-beats = { $go }{ $how ->
    [jump] {" "}und schlägt { $over }
    [pair] {" "}zwischen { $pair } und schlägt beide
   *[both] {" "}zwischen { $pair } und schlägt alle drei
}
page-mandua-hint-locks = Damit sperrst du { $number ->
    [one] einen Tiger
   *[other] { $number } Tiger
} ein.
page-mandua-hint-safe = Dann kann kein Tiger einen Jäger schlagen.
page-mandua-hint-bait = Tiger müssen möglichst viele schlagen. Opfere Jäger, bis die letzten nicht mehr ziehen können: Auch das gewinnt.
# Ein Jäger wird geopfert, damit ein Tiger seinen Platz verlassen muss. $locks: so viele Tiger sind bald eingesperrt.
page-mandua-hint-lure = Er ist ein Köder: Der Tiger { $where } muss { $to } ziehen und { $number ->
    [one] einen Jäger
   *[other] { $number } Jäger
} schlagen.{ $locks ->
    [0] {""}
    [one] {" "}Dann kannst du einen Tiger einsperren.
   *[other] {" "}Dann kannst du { $locks } Tiger einsperren.
}
page-mandua-hint-lures = Er ist ein Köder: Die Tiger müssen { $number ->
    [0] Jäger
    [one] einen Jäger
   *[other] { $number } Jäger
} schlagen und ihre Plätze verlassen.{ $locks ->
    [0] {""}
    [one] {" "}Dann kannst du einen Tiger einsperren.
   *[other] {" "}Dann kannst du { $locks } Tiger einsperren.
}
page-mandua-hint-narrows = So haben die Tiger weniger Zugmöglichkeiten.
page-mandua-hint-threat = Danach bedroht ein Tiger einen Jäger.
page-mandua-act-say = Sagt { $what } an
page-mandua-act-object = Einspruch: { $what }
page-mandua-act-remove = Entfernt { $what }
page-mandua-act-end = Beendet den Zug

## Das Ende einer Partie, für den Sieger oder den Verlierer
page-won-mandua-locked = Kein Tiger kann mehr ziehen oder springen.
page-lost-mandua-locked = Keiner deiner Tiger kann mehr ziehen oder springen.
page-won-mandua-all-removed = Du hast alle Tiger entfernt.
page-lost-mandua-all-removed = Alle deine Tiger sind entfernt.
page-won-mandua-putt = Keiner deiner Jäger kann mehr ziehen. Das ist ein Putt, und damit gewinnst du.
page-lost-mandua-putt = Keiner der Jäger kann mehr ziehen. Das ist ein Putt, und damit gewinnt die Jägerseite.
page-won-mandua-maharaja = Du hast noch einen Jäger, und er kann nicht ziehen: der Maharadscha, der schönste Sieg.
page-lost-mandua-maharaja = Nur ein Jäger ist übrig, und er kann nicht ziehen: der Maharadscha, der schönste Sieg der Jägerseite.
page-won-mandua-all-beaten = Du hast alle Jäger geschlagen.
page-lost-mandua-all-beaten = Alle deine Jäger sind geschlagen.
page-won-mandua-repetition = Die Gegenseite ist mit derselben Figur hin und her gezogen und hat denselben Zug zum dritten Mal gemacht. Damit hat sie verloren.
page-lost-mandua-repetition = Du bist mit derselben Figur hin und her gezogen und hast denselben Zug zum dritten Mal gemacht. Damit hast du verloren.
# Wie nah der Verlierer dran war, und was er beim nächsten Mal besser macht. Kurz, denn ein Telefon hat wenig Platz.
page-mandua-next-near = { $most ->
    [one] Einer von { $tigers } Tigern war
   *[other] Bis zu { $most } von { $tigers } Tigern waren
} eingesperrt.
page-mandua-next-jumps = Sprünge kosteten dich { $number ->
    [one] einen Jäger
   *[other] { $number } Jäger
}. Stell lieber zwei hintereinander: Darüber springt kein Tiger.
page-mandua-next-pairs = Manduas kosteten dich { $number } Jäger. Lass nie ein einzelnes freies Feld zwischen zwei Jägern.
page-mandua-next-locked = Halte deine Tiger nächstes Mal aus Ecken und Käfigen heraus: Dort genügen wenige Jäger, um sie einzusperren.
page-mandua-next-putt = Lass nächstes Mal neben den letzten Jägern ein Feld frei. Kann keiner ziehen, gewinnt die Jägerseite.

## Die Einführung in die erste Partie
page-guide-mandua-set = Du gewinnst, wenn kein Tiger ziehen kann: Sperr alle vier ein. Du verlierst, wenn alle Jäger geschlagen sind. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ein freies Feld, zum Beispiel dieses, um einen Jäger zu setzen.
page-guide-mandua-leap = Ein Tiger kann über den Jäger auf { $hunter } hierher springen und ihn schlagen{ $more ->
    [yes] {" "}– und danach können die Tiger noch mehr schlagen
   *[no] {""}
}. Setz einen Jäger hierher, dann geht das nicht.
page-guide-mandua-claws = Die Krallenspur warnt dich: Ein Tiger könnte diesen Jäger in seinem nächsten Zug schlagen.
page-guide-mandua-leaps = Ein Tiger könnte hier einen Jäger schlagen: Er springt über ihn auf das freie Feld dahinter.{ $signs ->
    [yes] {" "}Krallenspuren zeigen, wo das geht.
   *[no] {""}
}
page-guide-mandua-leaps-wall = Ein Tiger kann über einen Jäger auf das freie Feld dahinter springen und ihn so schlagen.{ $signs ->
    [yes] {" "}Krallenspuren zeigen, wo das geht.
   *[no] {""}
} Hier ist ein Jäger sicher: Setz einen.
page-guide-mandua-weigh = { $how ->
    [tap] Lass den Finger auf einem Feld liegen: Du siehst, was ein Tiger tun könnte, wenn dort ein Jäger stünde. Dabei wird nichts gesetzt.
   *[click] Zeige auf ein Feld: Du siehst, was ein Tiger tun könnte, wenn dort ein Jäger stünde.
}
page-guide-mandua-jumped = Ein Tiger sprang hier über deinen Jäger auf das freie Feld dahinter und schlug ihn damit. Tiger müssen möglichst viele schlagen.
page-guide-mandua-gap = Kommt ein Tiger zwischen deine Jäger auf { $pair }, schlägt er beide: ein Mandua. Setz einen Jäger hierher, dann ist die Lücke zu.
page-guide-mandua-pairs = Tiger schlagen noch auf eine zweite Art. Setzt du hier einen Jäger, könnte ein Tiger nach { $to } ziehen. Dort steht er zwischen diesem Jäger und dem auf { $hunter } und schlägt beide: ein Mandua.
page-guide-mandua-pairs-words = Tiger schlagen noch auf eine zweite Art: Kommt ein Tiger zwischen zwei Jäger, schlägt er beide. Das ist ein Mandua.
page-guide-mandua-slip = Ein Mandua droht: Hier kann ein Tiger zwischen zwei Jäger ziehen und beide schlagen. Setz einen Jäger hierher.
page-guide-mandua-slips = Ein Mandua droht: Hier kann ein Tiger zwischen zwei Jäger kommen und beide schlagen. Lass künftig kein einzelnes freies Feld zwischen zwei Jägern.
page-guide-mandua-paired = Ein Mandua: Ein Tiger kam auf dieses Feld zwischen zwei deiner Jäger und schlug damit beide.
page-guide-mandua-wall = Sperr die Tiger mit einer Mauer ein: Über zwei Jäger hintereinander springt kein Tiger. Setz einen hierher.
page-guide-mandua-lock = So sperrst du einen Tiger ein: auf jeder Seite zwei Jäger hintereinander. Über zwei springt er nicht.
page-guide-mandua-lock-far = Sperr den Tiger auf { $tiger } ein: auf jeder Seite mit zwei Jägern hintereinander. Setz zuerst den hinteren hierher.
page-guide-mandua-lock-near = Setz einen zweiten Jäger hierher. Über zwei hintereinander kann der Tiger auf { $tiger } nicht springen: Diese Seite ist zu.
page-guide-mandua-lock-next = Schließ jetzt diese Seite des Tigers auf { $tiger }: Setz zuerst den hinteren Jäger hierher.
page-guide-mandua-lock-last = Setz einen Jäger hierher: Er sperrt den Tiger { $where } ein.
page-guide-mandua-lock-all = Setz einen Jäger hierher: Dann kann kein Tiger mehr ziehen, und du gewinnst.
page-guide-mandua-done = Das Wichtigste weißt du jetzt. Mehr sage ich, wenn etwas Neues geschieht.
page-guide-mandua-tiger = Du gewinnst, wenn alle Jäger geschlagen sind. Kann kein Tiger mehr ziehen, verlierst du. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf diesen Tiger.
page-guide-mandua-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ein markiertes Feld, um dorthin zu ziehen. Tiger ziehen entlang der Linien, nie schräg.
page-guide-mandua-beat = Dieser Tiger kann über einen Jäger springen und ihn schlagen, also muss er.
page-guide-mandua-beats = Ein Tiger schlägt einen Jäger, indem er über ihn auf das freie Feld dahinter springt.
page-guide-mandua-beat-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf das freie Feld dahinter. Der Jäger mit dem roten Kreuz wird geschlagen.
page-guide-mandua-most = Wenn du schlagen kannst, musst du, und zwar in einem Zug so viele Jäger wie möglich, mit allen Tigern zusammen.
page-guide-mandua-all = Deine Tiger können noch mehr Jäger schlagen und müssen es auch: in einem Zug so viele wie möglich. { $how ->
    [tap] Tippe
   *[click] Klicke
} hierher.
page-guide-mandua-door = Das ist ein Käfig. Nur Tiger dürfen hinein. Zwei Jäger hintereinander davor sperren einen Tiger darin ein.
page-guide-mandua-cages = Ein Tiger versteckt sich in Käfig { $cage }. Kein Jäger kann ihm folgen. Das ist gut für dich: { $number ->
    [one] Ein Jäger auf { $fields } sperrt
   *[other] Jäger auf { $fields } sperren
} ihn ein.
page-guide-mandua-cage = Dieser Tiger kann in Käfig { $cage } gehen, den kein Jäger betreten darf. Es gibt nur einen Ausgang: Lass dich nicht einsperren.
page-guide-mandua-march = Alle Jäger sind gesetzt. Jetzt ziehst du in jedem Zug einen ein Feld weit, nie schräg. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf diesen.
page-guide-mandua-march-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ein markiertes Feld, um dorthin zu ziehen.
page-guide-mandua-mandua = Ein Mandua: Dieser Tiger kann zwischen zwei Jäger ziehen und beide schlagen. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf den Tiger.
page-guide-mandua-mandua-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf dieses Feld zwischen zwei Jägern: Beide werden geschlagen.

## Das Bieten
page-bid-mandua-title = Dein Gebot
page-bid-mandua-title-both = { $turn ->
    [0] Der erste Spieler bietet
   *[1] Der zweite Spieler bietet
}
page-bid-mandua-first = Mit wie vielen Jägern würdest du die Jägerseite spielen? Danach nennt { $whose ->
    [computer] der Computer
    [unnamed] dein Gegenüber
   *[other] { $player }
} weniger oder spielt die Tigerseite.
page-bid-mandua-next = { $whose ->
    [computer] Der Computer
    [unnamed] Dein Gegenüber
   *[other] { $player }
} würde die Jägerseite mit { $number ->
    [one] einem Jäger
   *[other] { $number } Jägern
} spielen. { $most ->
    [0] Weniger geht nicht, also spielst du die Tigerseite.
   *[other] Nenne weniger, oder spiel die Tigerseite.
}
page-bid-mandua-name = Die Jägerseite mit { $number ->
    [one] einem Jäger
   *[other] { $number } Jägern
} spielen
page-bid-mandua-number = Jäger
page-bid-mandua-pass = Die Tigerseite spielen
page-bid-mandua-waits = { $whose ->
    [you] Du bietest
    [computer] Der Computer bietet
    [unnamed] Dein Gegenüber bietet
   *[other] { $player } bietet
}.{ $number ->
    [0] {""}
    [one] {" "}Zuletzt wurde ein Jäger genannt.
   *[other] {" "}Zuletzt wurden { $number } Jäger genannt.
}
page-bid-mandua-won = { $whose ->
    [you] Du spielst
    [computer] Der Computer spielt
    [unnamed] Dein Gegenüber spielt
   *[other] { $player } spielt
} die Jägerseite mit { $number ->
    [one] einem Jäger
   *[other] { $number } Jägern
}.
page-bid-mandua-won-both = Der { $turn ->
    [0] erste
   *[1] zweite
} Spieler spielt die Jägerseite mit { $number ->
    [one] einem Jäger
   *[other] { $number } Jägern
}.
