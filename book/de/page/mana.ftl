# Mana auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../mana.ftl.

## Auf der Startseite
page-promise-mana = Dein Vogel bestimmt, welche Figuren die andere Seite ziehen darf. Fang den Daimyo.
page-time-mana = Zwei Spieler, 15 Minuten

## Eine neue Partie
page-option-mana-setup = Aufstellung
page-option-mana-setup-standard = Standard: alle in der ersten Reihe
page-option-mana-setup-advanced = Fortgeschritten: beliebig in zwei Reihen
page-option-mana-bird = Vogel
page-option-mana-bird-solid = Fest: Er füllt sein Feld
page-option-mana-bird-spirit = Geist: Er blockiert niemanden

## Das Brett
page-mana-square = { $square }, { $steps ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}{ $what ->
    [bird] , der Vogel
    [daimyo] , Daimyo von { $player }
    [ronin] , Ronin von { $player }
   *[none] {""}
}
page-mana-reserve = Einen Ronin zurückholen; { $number ->
    [one] einer wartet
   *[other] { $number } warten
} neben dem Brett
page-mana-skipped = { $whose ->
    [yours] Du bist blockiert
   *[other] { $side } ist blockiert
}: { $yours ->
    [yours] Du ziehst noch einmal.
   *[other] { $next } zieht noch einmal.
}

page-mana-free = { $side } hatte keine Figur auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, wo der Vogel war. Also durfte { $side } mit jeder Figur ziehen oder einen Ronin zurückholen.

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-mana-row = Setze deinen Daimyo auf ein markiertes Feld; die Ronin füllen die Reihe
page-now-mana-place = { $left ->
    [6] Setze deinen Daimyo auf ein markiertes Feld
    [one] Setze den letzten Ronin
   *[other] Setze { $left } Ronin
}
page-now-mana-move = { $bound ->
    [yes] { $duty ->
        [1] Vogel auf einem Strich: Zieh eine Figur auf einem Strich
        [2] Vogel auf zwei Strichen: Zieh eine Figur auf zwei Strichen
       *[3] Vogel auf drei Strichen: Zieh eine Figur auf drei Strichen
    }
   *[no] { $duty ->
        [0] Zieh eine beliebige Figur
        [1] Keine Figur auf einem Strich: Zieh eine beliebige
        [2] Keine Figur auf zwei Strichen: Zieh eine beliebige
       *[3] Keine Figur auf drei Strichen: Zieh eine beliebige
    }
}{ $reserve ->
    [yes] {" "}oder bring einen Ronin zurück
   *[no] {""}
}
page-now-mana-bird = Setze den Vogel auf ein markiertes Feld

## Was jemand getan hat
page-mana-act = { $from ->
    [none] Ronin zurück auf
   *[other] { $from } nach
} { $to }{ $bird ->
    [none] {""}
   *[other] , Vogel auf { $bird }
}
page-told-return = Ronin kehrt zurück auf { $to }
page-told-bird = der Vogel auf { $to }

## Die Einführung in die erste Partie
page-guide-mana-row = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf dieses Feld, um deinen Daimyo dorthin zu setzen. Pass auf ihn auf: Wer den feindlichen Daimyo schlägt, gewinnt.
page-guide-mana-place = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ein Feld für deinen Daimyo, dann auf eines für jeden Ronin. Wer den feindlichen Daimyo schlägt, gewinnt.
page-guide-mana-piece = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf diese Figur. Ihr Feld hat { $strokes ->
    [1] einen Strich, also zieht sie genau ein Feld weit.
    [2] zwei Striche, also zieht sie genau zwei Felder weit.
   *[3] drei Striche, also zieht sie genau drei Felder weit.
}
page-guide-mana-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ein markiertes Feld, um dorthin zu ziehen.
page-guide-mana-bird = Setz jetzt den Vogel auf ein Feld mit so vielen Strichen wie das neue deiner Figur, zum Beispiel hierher. { $other ->
    [white] Weiß
   *[black] Schwarz
} muss dann von einem Feld mit { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
} ziehen.
page-guide-mana-bound = Der Vogel sagt auch dir, woher du ziehen musst: von einem Feld mit { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}. Auf so einem steht diese Figur.
page-guide-mana-catch = Das ist der feindliche Daimyo. Schlag ihn, und du gewinnst.
