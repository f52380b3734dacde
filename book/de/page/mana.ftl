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
    [yours] Alle Figuren, mit denen du ziehen dürftest, sind blockiert. Also setzt du aus
   *[other] Alle Figuren, mit denen { $side } ziehen dürfte, sind blockiert. Also setzt { $side } aus
}, und { $yours ->
    [yours] du ziehst noch einmal, mit einer beliebigen Figur.
   *[other] { $next } zieht noch einmal, mit einer beliebigen Figur.
}

page-mana-free = { $side } hatte keine Figur auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, wo der Vogel war. Also durfte { $side } mit jeder Figur ziehen oder einen Ronin zurückholen.
page-mana-caught = { $whose ->
    [yours] Dein Daimyo wurde geschlagen
   *[other] Der Daimyo von { $side } wurde geschlagen
}. Damit ist die Partie zu Ende.

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
page-now-mana-to = { $steps ->
    [0] Setze den Ronin auf ein leeres Feld
    [1] Ein Strich: Zieh diese Figur genau ein Feld weit
    [2] Zwei Striche: Zieh diese Figur genau zwei Felder weit
   *[3] Drei Striche: Zieh diese Figur genau drei Felder weit
}
page-now-mana-bird = { $steps ->
    [1] Setze den Vogel auf ein anderes Feld mit einem Strich: Von einem solchen Feld muss die Gegenseite dann ziehen, wenn sie kann
    [2] Setze den Vogel auf ein anderes Feld mit zwei Strichen: Von einem solchen Feld muss die Gegenseite dann ziehen, wenn sie kann
   *[3] Setze den Vogel auf ein anderes Feld mit drei Strichen: Von einem solchen Feld muss die Gegenseite dann ziehen, wenn sie kann
}

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
page-guide-mana-to = { $strokes ->
    [1] Sie zieht genau ein Feld weit.
    [2] Sie zieht genau zwei Felder weit. Sie darf dabei abbiegen, aber über keine Figur hinweg.
   *[3] Sie zieht genau drei Felder weit. Sie darf dabei abbiegen, aber über keine Figur hinweg.
} { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ein markiertes Feld, um dorthin zu ziehen.
page-guide-mana-bird = Deine Figur steht jetzt auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}. Setz den Vogel auf ein anderes Feld mit gleich vielen Strichen, zum Beispiel hierher. { $bound ->
    [0] { $other ->
        [white] Weiß
       *[black] Schwarz
    } hat keine Figur auf so einem Feld und darf dann jede ziehen.
   *[other] { $other ->
        [white] Weiß
       *[black] Schwarz
    } muss dann eine Figur ziehen, deren Striche rot sind.
}
page-guide-mana-bound = Der Vogel ist auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}. Also musst du eine Figur ziehen, die auf gleich vielen Strichen steht, so wie diese.
page-guide-mana-catch = Das ist der feindliche Daimyo. Schlag ihn, und du gewinnst. Man schlägt eine Figur, indem der eigene Zug auf ihrem Feld endet.
page-guide-mana-bird-again = Deine Figur steht jetzt auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, also kommt der Vogel auf ein Feld mit gleich vielen Strichen. { $bound ->
    [0] { $other ->
        [white] Weiß
       *[black] Schwarz
    } hat keine Figur auf so einem Feld und darf dann jede ziehen.
   *[other] { $other ->
        [white] Weiß
       *[black] Schwarz
    } muss dann eine Figur ziehen, deren Striche rot sind.
} Sieh vorher nach, was sie erreichen könnten.
page-guide-mana-win = Diese Figur erreicht den feindlichen Daimyo. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf sie.
page-guide-mana-win-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf den Daimyo: Du schlägst ihn und gewinnst.
page-guide-mana-take = Diese Figur kann einen Ronin schlagen: Ihr Zug kann genau auf seinem Feld enden.
page-guide-mana-take-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf den feindlichen Ronin, um ihn zu schlagen. Er wartet dann neben dem Brett.
page-guide-mana-free = Der Vogel ist auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, aber keine deiner Figuren steht auf gleich vielen Strichen. Also darfst du eine beliebige Figur ziehen.
page-guide-mana-again = { $other ->
    [white] Weiß
   *[black] Schwarz
} konnte nicht ziehen, weil die Figuren blockiert sind. Also ziehst du noch einmal, mit einer beliebigen Figur.
page-guide-mana-back = { $strokes ->
    [0] Du darfst jede Figur ziehen.
    [1] Keine deiner Figuren steht auf einem Strich, also darfst du jede ziehen.
    [2] Keine deiner Figuren steht auf zwei Strichen, also darfst du jede ziehen.
   *[3] Keine deiner Figuren steht auf drei Strichen, also darfst du jede ziehen.
} Oder hol diesen Ronin zurück: { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ihn.
page-guide-mana-back-to = Ein Ronin kommt auf einem beliebigen leeren Feld zurück, zum Beispiel hier. Danach setzt du den Vogel wie nach jedem Zug.
page-guide-mana-lost = { $other ->
    [white] Weiß
   *[black] Schwarz
} hat deinen Ronin geschlagen. Er wartet hier. Du darfst ihn zurückholen, wenn keine deiner Figuren dort steht, wo der Vogel es verlangt.
