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
    [1] ein Strich
    [2] zwei Striche
   *[3] drei Striche
}{ $what ->
    [bird] , der Vogel
    [daimyo] , Daimyo von { $player }
    [ronin] , Ronin von { $player }
   *[none] {""}
}{ $danger ->
    [yes] , bedroht
   *[no] {""}
}
page-mana-tray = geschlagen
page-mana-reserve = Einen Ronin zurückholen; { $number ->
    [one] einer wartet
   *[other] { $number } warten
} neben dem Brett
page-mana-blocked = Blockiert: Diese Figur hat keinen Weg von genau { $steps ->
    [1] einem Feld
    [2] zwei Feldern
   *[3] drei Feldern
}.
page-mana-bird-blocks = Blockiert: Dieser Figur steht der Vogel im Weg.
page-mana-skipped = { $whose ->
    [yours] Alle Figuren, mit denen du ziehen dürftest, sind blockiert. Also setzt du aus
    [computer] Alle Figuren, mit denen der Computer ziehen dürfte, sind blockiert. Also setzt er aus
   *[other] Alle Figuren, mit denen { $side } ziehen dürfte, sind blockiert. Also setzt { $side } aus
}, und { $yours ->
    [yours] du ziehst noch einmal, mit einer beliebigen Figur.
    [computer] der Computer zieht noch einmal, mit einer beliebigen Figur.
   *[other] { $next } zieht noch einmal, mit einer beliebigen Figur.
}

page-mana-free = { $whose ->
    [computer] Der Computer
   *[other] { $side }
} hatte keine Figur auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, wo der Vogel war. Also durfte { $whose ->
    [computer] er
   *[other] { $side }
} mit jeder Figur ziehen oder einen Ronin zurückholen.
page-mana-caught = { $whose ->
    [yours] Dein Daimyo wurde geschlagen
    [computer] Der Daimyo des Computers wurde geschlagen
   *[other] Der Daimyo von { $side } wurde geschlagen
}. Damit ist die Partie zu Ende.
page-lost-mana-daimyo-captured = { $winner } schlägt deinen Daimyo.

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-mana-row = Setze deinen Daimyo auf ein markiertes Feld mit zwei Strichen in deiner ersten Reihe; die Ronin füllen den Rest
page-now-mana-place = { $left ->
    [6] Setze deinen Daimyo auf ein markiertes Feld
    [one] Setze den letzten Ronin
   *[other] Setze { $left } Ronin
}
page-now-mana-move = { $bound ->
    [yes] { $duty ->
        [1] Der Vogel ist auf einem Strich, also zieh eine Figur auf einem Strich
        [2] Der Vogel ist auf zwei Strichen, also zieh eine Figur auf zwei Strichen
       *[3] Der Vogel ist auf drei Strichen, also zieh eine Figur auf drei Strichen
    }
   *[no] { $duty ->
        [0] Zieh eine beliebige Figur
        [1] Du hast keine Figur auf einem Strich, also zieh eine beliebige
        [2] Du hast keine Figur auf zwei Strichen, also zieh eine beliebige
       *[3] Du hast keine Figur auf drei Strichen, also zieh eine beliebige
    }
}{ $reserve ->
    [yes] {" "}oder hol einen Ronin
   *[no] {""}
}
page-now-mana-to = { $steps ->
    [0] Setze den Ronin auf ein leeres Feld
    [1] Ein Strich, also zieh diese Figur genau ein Feld weit
    [2] Zwei Striche, also zieh diese Figur genau zwei Felder weit
   *[3] Drei Striche, also zieh diese Figur genau drei Felder weit
}{ $frees ->
    [yes] . Bei offenem Schloss dürfte { $side ->
        [white] Weiß
       *[black] Schwarz
    } jede Figur ziehen{ $reserve ->
        [yes] {" "}oder einen Ronin holen
       *[no] {""}
    }
   *[no] {""}
}
page-now-mana-bird = Setze den Vogel auf { $steps ->
    [1] einen Strich
    [2] zwei Striche
   *[3] drei Striche
}, wie deine Figur. { $side ->
    [white] Weiß
   *[black] Schwarz
} { $then ->
    [free] hat auf solchen Feldern keine Figur, darf also jede ziehen{ $reserve ->
        [yes] {" "}oder einen Ronin holen
       *[no] {""}
    }
    [skipped] ist auf solchen Feldern blockiert und setzt aus
    [some] muss dann, wenn möglich, eine Figur von einem solchen Feld ziehen
   *[bound] muss dann eine Figur von einem solchen Feld ziehen
}{ $danger ->
    [all] . Dein Daimyo wäre bedroht
    [some] . Beim Feld mit „!“ wäre dein Daimyo bedroht
   *[none] {""}
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
page-told-bird = Vogel auf { $to }

## Die Einführung in die erste Partie
page-guide-mana-row = { $how ->
    [tap] Tippe
   *[click] Klicke
} hierher für deinen Daimyo; fünf Ronin füllen die Reihe. Du gewinnst, wenn du den feindlichen Daimyo schlägst.
page-guide-mana-place = Setz deinen Daimyo, dann fünf Ronin. Wer den feindlichen Daimyo schlägt, gewinnt.
page-guide-mana-piece = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf diese Figur. { $strokes ->
    [1] Ein Strich: Sie zieht genau ein Feld weit.
    [2] Zwei Striche: Sie zieht genau zwei Felder weit.
   *[3] Drei Striche: Sie zieht genau drei Felder weit.
}
page-guide-mana-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ein markiertes Feld. { $strokes ->
    [1] {""}
   *[other] Deine Figur darf abbiegen, aber nicht über Figuren ziehen.
}
page-guide-mana-bird = Du bist auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
} gelandet, das muss auch der Vogel. { $other ->
    [white] Weiß
   *[black] Schwarz
} { $bound ->
    [0] darf dann jede Figur ziehen.
   *[other] muss dann eine der umrandeten Figuren ziehen.
}
page-guide-mana-bound = { $other ->
    [white] Weiß
   *[black] Schwarz
} ist auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
} gelandet, also kam auch der Vogel dorthin. Zieh jetzt eine Figur auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, so wie diese.
page-guide-mana-win = Diese Figur kann den feindlichen Daimyo schlagen. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf sie.
page-guide-mana-win-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf den Daimyo: Du schlägst ihn und gewinnst.
page-guide-mana-take = Diese Figur kann einen Ronin schlagen: Beende deinen Zug genau auf seinem Feld.
page-guide-mana-back = { $strokes ->
    [0] Du darfst
    [1] Keine deiner Figuren steht auf einem Strich, also darfst du
    [2] Keine deiner Figuren steht auf zwei Strichen, also darfst du
   *[3] Keine deiner Figuren steht auf drei Strichen, also darfst du
} eine beliebige Figur ziehen oder diesen Ronin zurückholen.
page-guide-mana-danger = { $other ->
    [white] Weiß
   *[black] Schwarz
} könnte deinen Daimyo von { $strokes ->
    [1] einem Strich aus schlagen, wenn auch der Vogel auf einem Strich ist
    [2] zwei Strichen aus schlagen, wenn auch der Vogel auf zwei Strichen ist
   *[3] drei Strichen aus schlagen, wenn auch der Vogel auf drei Strichen ist
}. { $help ->
    [land] Beende deinen Zug also auf { $land ->
        [1] einem Strich
        [2] zwei Strichen
        [3] drei Strichen
        [12] einem oder zwei Strichen
        [13] einem oder drei Strichen
       *[23] zwei oder drei Strichen
    }: Dorthin kommt dann auch der Vogel.
    [take] Du kannst diese Figur jetzt schlagen.
    [away] Zieh deinen Daimyo also weg.
   *[block] Stell also eine Figur oder den Vogel in den Weg.
}
page-guide-mana-lost = Dein Ronin wurde geschlagen. Du kannst ihn zurückholen, wenn keine deiner Figuren auf einem Feld mit so vielen Strichen steht wie der Vogel.
