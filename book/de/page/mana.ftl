# Mana auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../mana.ftl.

## Auf der Startseite
page-promise-mana = Schlag den feindlichen Daimyo. Dein Vogel bestimmt, welche Figuren die andere Seite ziehen darf.
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
page-mana-bird = Vogel
page-mana-tray = geschlagen
page-mana-tray-back = darf zurück
page-mana-reserve = Einen Ronin zurückholen; { $number ->
    [one] einer wartet
   *[other] { $number } warten
} neben dem Brett
page-mana-blocked = Diese Figur kann nicht ziehen: Sie hat keinen freien Weg von genau { $steps ->
    [1] einem Feld
    [2] zwei Feldern
   *[3] drei Feldern
}.
page-mana-bird-blocks = Diese Figur kann nicht ziehen: Der Vogel steht ihr im Weg.
page-mana-theirs = Diese Figur gehört { $side }, du kannst sie nicht ziehen. Sie steht auf { $kind ->
    [1] einem Strich, zieht also genau ein Feld weit
    [2] zwei Strichen, zieht also genau zwei Felder weit
   *[3] drei Strichen, zieht also genau drei Felder weit
}.
page-mana-duty = Der Vogel ist auf { $duty ->
    [1] einem Strich, also musst du eine Figur auf einem Strich ziehen
    [2] zwei Strichen, also musst du eine Figur auf zwei Strichen ziehen
   *[3] drei Strichen, also musst du eine Figur auf drei Strichen ziehen
}. Diese steht auf { $kind ->
    [1] einem
    [2] zwei
   *[3] drei
}.
page-mana-awaited = { $side ->
    [white] Weiß
   *[black] Schwarz
} { $bound ->
    [yes] muss eine Figur ziehen, die wie der Vogel auf { $steps ->
        [1] einem Strich
        [2] zwei Strichen
       *[3] drei Strichen
    } ist
   *[no] hat keine Figur, die wie der Vogel auf { $steps ->
        [1] einem Strich
        [2] zwei Strichen
       *[3] drei Strichen
    } ist, und darf darum jede ziehen
}
page-mana-skipped = { $whose ->
    [yours] { $bound ->
        [yes] Du darfst nur Figuren ziehen, die auf so vielen Strichen stehen wie der Vogel, aber keine davon kann ziehen
       *[no] Keine deiner Figuren kann ziehen
    }. Also setzt du aus
   *[other] { $bound ->
        [yes] { $side } darf nur Figuren ziehen, die auf so vielen Strichen stehen wie der Vogel, aber keine davon kann ziehen
       *[no] Keine Figur von { $side } kann ziehen
    }. Also setzt { $side } aus
}, und { $yours ->
    [yours] du ziehst noch einmal, mit einer beliebigen Figur.
   *[other] { $next } zieht noch einmal, mit einer beliebigen Figur.
}

page-mana-free = Der Vogel auf { $square } verlangte eine Figur auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}. { $side } hatte keine, also durfte { $side } mit jeder Figur ziehen{ $reserve ->
    [yes] {" "}oder einen Ronin zurückholen
   *[no] {""}
}.
page-mana-caught = { $whose ->
    [yours] Dein Daimyo wurde geschlagen
    [computer] Der Daimyo des Computers wurde geschlagen
   *[other] Der Daimyo von { $side } wurde geschlagen
}. Damit ist die Partie zu Ende.{ $strokes ->
    [0] {""}
   *[other] {" "}Der Vogel war auf { $strokes ->
        [1] einem Strich
        [2] zwei Strichen
       *[3] drei Strichen
    }, { $free ->
        [yes] { $yours ->
            [yours] wo du keine Figur hattest
            [computer] wo der Computer keine Figur hatte
           *[other] wo { $next } keine Figur hatte
        }. Also durfte jede Figur ziehen.
       *[no] die schlagende Figur auch.
    }
}
page-lost-mana-daimyo-captured = { $winner } schlägt deinen Daimyo.

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-mana-row = Setze deinen Daimyo auf zwei Striche
page-now-mana-place = { $left ->
    [6] Setze deinen Daimyo auf ein markiertes Feld
    [one] Setze den letzten Ronin
   *[other] Setze { $left } Ronin
}
page-now-mana-move = { $bound ->
    [yes] { $duty ->
        [1] Zieh eine Figur, die wie der Vogel auf einem Strich ist
        [2] Zieh eine Figur, die wie der Vogel auf zwei Strichen ist
       *[3] Zieh eine Figur, die wie der Vogel auf drei Strichen ist
    }
   *[no] { $duty ->
        [0] { $missed ->
            [yes] { $side ->
                [white] Weiß
               *[black] Schwarz
            } ist blockiert, also zieh eine beliebige Figur
           *[no] Zieh eine beliebige Figur
        }
        [1] Keine deiner Figuren ist wie der Vogel auf einem Strich: Zieh eine beliebige
        [2] Keine deiner Figuren ist wie der Vogel auf zwei Strichen: Zieh eine beliebige
       *[3] Keine deiner Figuren ist wie der Vogel auf drei Strichen: Zieh eine beliebige
    }
}{ $reserve ->
    [yes] {" "}oder hol einen Ronin zurück
   *[no] {""}
}{ $blocked ->
    [one] . Die durchgestrichene Figur hat keinen freien Weg
    [some] . Die durchgestrichenen Figuren haben keinen freien Weg
   *[no] {""}
}{ $danger ->
    [one] . { $side ->
        [white] Die weiße
       *[black] Die schwarze
    } Figur auf { $pieces } bedroht deinen Daimyo
    [some] . { $side ->
        [white] Die weißen
       *[black] Die schwarzen
    } Figuren auf { $pieces } bedrohen deinen Daimyo
   *[no] {""}
}
page-now-mana-to = { $only ->
    [yes] { $steps ->
        [1] Der Vogel lässt nur die markierte Figur ziehen: ein Feld weit
        [2] Der Vogel lässt nur die markierte Figur ziehen: zwei Felder weit
       *[3] Der Vogel lässt nur die markierte Figur ziehen: drei Felder weit
    }
   *[no] { $steps ->
        [0] Setze den Ronin auf ein leeres Feld
        [1] Zieh sie ein Feld weit
        [2] Zieh sie zwei Felder weit
       *[3] Zieh sie drei Felder weit
    }
}{ $more ->
    [wins] . Schlag den Daimyo, dann gewinnst du
    [captures] . Rote Ecken: Dort kannst du schlagen
    [others] {" "}oder wähle eine andere Figur
   *[none] {""}
}{ $risks ->
    [all] . Egal wohin: { $side ->
        [white] Weiß
       *[black] Schwarz
    } könnte deinen Daimyo schlagen
    [bird] . Egal wohin: Nur der Vogel könnte deinen Daimyo schützen
    [some] . Meide „!“, sonst könnte { $side ->
        [white] Weiß
       *[black] Schwarz
    } deinen Daimyo schlagen
   *[no] {""}
}{ $blocked ->
    [one] . Die durchgestrichene Figur hat keinen freien Weg
    [some] . Die durchgestrichenen Figuren haben keinen freien Weg
   *[no] {""}
}{ $danger ->
    [one] . { $side ->
        [white] Die weiße
       *[black] Die schwarze
    } Figur auf { $pieces } bedroht deinen Daimyo
    [some] . { $side ->
        [white] Die weißen
       *[black] Die schwarzen
    } Figuren auf { $pieces } bedrohen deinen Daimyo
   *[no] {""}
}{ $frees ->
    [yes] . Offenes Schloss: { $side ->
        [white] Weiß
       *[black] Schwarz
    } dürfte dann jede Figur ziehen
   *[no] {""}
}
page-now-mana-bird = Setze den Vogel. { $side ->
    [white] Weiß
   *[black] Schwarz
} { $then ->
    [free] { $danger ->
        [none] hat keine Figur auf { $steps ->
            [1] einem Strich
            [2] zwei Strichen
           *[3] drei Strichen
        }, darf also jede umrandete ziehen{ $reserve ->
            [yes] {" "}oder einen Ronin zurückholen
           *[no] {""}
        }
       *[all] darf dann jede Figur ziehen
    }
    [skipped] { $stuck ->
        [0] ist blockiert
        [one] müsste die Figur auf { $pieces } ziehen, doch sie ist blockiert
       *[other] müsste eine der Figuren auf { $pieces } ziehen, doch sie sind blockiert
    }. Also setzt { $side ->
        [white] Weiß
       *[black] Schwarz
    } aus
   *[bound] muss dann { $movable ->
        [one] die umrandete Figur
       *[other] eine umrandete Figur
    } ziehen{ $alike ->
        [yes] . Diesmal ist das Feld des Vogels egal
        [blocks] . Der Vogel versperrt auch sein Feld{ $threat ->
            [no] , also wähle es gut
           *[other] {""}
        }
       *[no] {""}
    }
}{ $threat ->
    [one] . Deine Figur auf { $from } bedroht den feindlichen Daimyo
    [some] . Deine Figuren auf { $from } bedrohen den feindlichen Daimyo
   *[no] {""}
}{ $danger ->
    [all] {" "}und könnte deinen Daimyo schlagen
   *[other] {""}
}{ $loss ->
    [yes] . Rote Ecken: Dort könnte { $side ->
        [white] Weiß
       *[black] Schwarz
    } schlagen
    [some] . Auf einem Schild schützt der Vogel deine Ronin
   *[no] {""}
}{ $skips ->
    [yes] . Mit dem Vogel auf „»“ ist { $side ->
        [white] Weiß
       *[black] Schwarz
    } blockiert und setzt aus
   *[no] {""}
}{ $danger ->
    [some] . Meide „!“, sonst könnte { $side ->
        [white] Weiß
       *[black] Schwarz
    } deinen Daimyo schlagen
   *[other] {""}
}

## Was folgen würde, für ein Feld, auf das jemand zeigt
page-mana-forecast-wins = Du schlägst den Daimyo und gewinnst.
page-mana-forecast = { $on ->
    [bird] Vogel auf { $square }: { $side ->
        [white] Weiß
       *[black] Schwarz
    } { $then ->
        [free] hat
        [skipped] ist
       *[bound] muss
    }
    [gone] Dann verlässt der Vogel das Brett, und { $side ->
        [white] Weiß
       *[black] Schwarz
    }
   *[piece] Dann { $then ->
        [free] hat
        [skipped] ist
       *[bound] muss
    } { $side ->
        [white] Weiß
       *[black] Schwarz
    }
} { $then ->
    [free] { $on ->
        [gone] darf jede Figur ziehen
       *[other] keine Figur auf { $steps ->
            [1] einem Strich
            [2] zwei Strichen
           *[3] drei Strichen
        } und darf jede ziehen
    }{ $reserve ->
        [yes] {" "}oder einen Ronin zurückholen
       *[no] {""}
    }
    [skipped] { $on ->
        [gone] ist blockiert und setzt aus
       *[other] blockiert und setzt aus
    }
   *[bound] { $on ->
        [bird] { $movable ->
            [one] die Figur
           *[other] eine Figur
        } auf { $pieces } { $goals ->
            [one] nach { $goal } ziehen
            [some] ziehen. Rote Punkte zeigen, wohin
           *[no] ziehen
        }{ $blocked ->
            [one] . Die Figur auf { $stuck } ist blockiert
            [some] . Die Figuren auf { $stuck } sind blockiert
           *[no] {""}
        }
       *[other] eine Figur ziehen, die wie der Vogel auf { $steps ->
            [1] einem Strich
            [2] zwei Strichen
           *[3] drei Strichen
        } ist: { $pieces }
    }
}{ $prey ->
    [daimyo] . { $side ->
        [white] Weiß
       *[black] Schwarz
    } könnte deinen Daimyo schlagen
    [ronin] . { $side ->
        [white] Weiß
       *[black] Schwarz
    } könnte einen Ronin schlagen
    [doubt] . Nur der Vogel könnte deinen Daimyo schützen
   *[none] {""}
}.

## Was jemand getan hat
page-mana-act = { $from ->
    [none] Ronin zurück auf
   *[other] { $from } nach
} { $to }{ $bird ->
    [none] {""}
   *[other] , Vogel auf { $bird }
}
page-mana-hint-saves = Dann kann dein Daimyo nicht geschlagen werden{ $loses ->
    [yes] , wohl aber ein Ronin
   *[no] {""}
}.
page-mana-hint-threat = So bedrohst du den feindlichen Daimyo.
page-mana-hint-order = Durch den Vogel darf die Gegenseite nur { $number ->
    [one] eine Figur ziehen
   *[other] unter { $number } Figuren wählen
}.
page-told-return = Ronin kehrt zurück auf { $to }
page-told-bird = Vogel auf { $to }

## Die Einführung in die erste Partie
page-guide-mana-row = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf das umrandete Feld, um deinen Daimyo zu setzen. Deine Ronin füllen die Reihe. Du gewinnst, wenn eine deiner Figuren auf dem feindlichen Daimyo landet.
page-guide-mana-place = Setz deinen Daimyo, dann fünf Ronin. Du gewinnst, wenn du auf dem feindlichen Daimyo landest und ihn so schlägst.
page-guide-mana-piece = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf { $pointed ->
    [yes] diese Figur
   *[no] eine deiner Figuren
}. { $strokes ->
    [0] Die Striche unter ihr sagen, wie viele Felder weit sie zieht.
    [1] Der eine Strich unter ihr sagt: Sie zieht genau ein Feld weit.
    [2] Die zwei Striche unter ihr sagen: Sie zieht genau zwei Felder weit.
   *[3] Die drei Striche unter ihr sagen: Sie zieht genau drei Felder weit.
}
page-guide-mana-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf ein markiertes Feld. { $strokes ->
    [1] Deine Figur zieht vor, zurück oder seitwärts, nie schräg.
   *[other] Deine Figur darf abbiegen, aber nie schräg ziehen oder springen.
}
page-guide-mana-bird = Der Vogel muss wie deine Figur auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
} landen. { $bound ->
    [0] { $other ->
        [white] Weiß
       *[black] Schwarz
    } hat keine Figur auf { $strokes ->
        [1] einem Strich
        [2] zwei Strichen
       *[3] drei Strichen
    } und darf jede ziehen.
   *[other] Dann muss { $other ->
        [white] Weiß
       *[black] Schwarz
    } eine Figur auf { $strokes ->
        [1] einem Strich
        [2] zwei Strichen
       *[3] drei Strichen
    } ziehen.
}{ $blocks ->
    [yes] {" "}Keine Figur darf auf den Vogel oder über ihn ziehen.
   *[no] {""}
}
page-guide-mana-blocks = Keine Figur darf auf das Feld des Vogels ziehen oder darüber hinweg.
page-guide-mana-weigh = { $how ->
    [tap] Lass einen Finger auf einem markierten Feld
   *[click] Zeige auf ein markiertes Feld
}, um den Weg dorthin zu sehen und was { $other ->
    [white] Weiß
   *[black] Schwarz
} dann tun könnte.
page-guide-mana-undo = Anders überlegt? { $how ->
    [tap] Tippe
   *[click] Klicke
} noch einmal auf deine Figur, um ihren Zug zurückzunehmen.
page-guide-mana-exposed = Wohin du den Vogel jetzt auch setzt: { $other ->
    [white] Weiß
   *[black] Schwarz
} kann deinen Daimyo schlagen. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf deine Figur, um ihren Zug zurückzunehmen.
page-guide-mana-bound = { $other ->
    [white] Weiß
   *[black] Schwarz
} ist auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
} gelandet, also auch der Vogel. Er befiehlt dir, eine Figur auf { $strokes ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
} zu ziehen{ $pieces ->
    [0] .
    [one] . Nur diese kann ziehen.
   *[other] , zum Beispiel diese.
}
page-guide-mana-win = Du kannst den feindlichen Daimyo jetzt schlagen und gewinnen. Welche deiner Figuren kann auf ihm landen?
page-guide-mana-take = Diese Figur kann einen Ronin schlagen: Beende deinen Zug genau auf seinem Feld.
page-guide-mana-back = Statt zu ziehen, darfst du einen Ronin zurückholen: Setze ihn auf ein leeres Feld, dann setze den Vogel.
page-guide-mana-danger = { $help ->
    [land] Dein Daimyo ist in Gefahr. Lande mit dieser Figur auf { $land ->
        [1] einem Strich
        [2] zwei Strichen
        [3] drei Strichen
        [12] einem oder zwei Strichen
        [13] einem oder drei Strichen
       *[23] zwei oder drei Strichen
    }. Dann muss der Vogel auf gleich vielen Strichen landen, also darf der Angreifer nicht ziehen.
    [take] Dein Daimyo ist in Gefahr. Diese Figur kann den Angreifer schlagen.
    [away] Dein Daimyo ist in Gefahr. Zieh ihn weg.
   *[block] Dein Daimyo ist in Gefahr. Versperr den Weg mit einer Figur oder dem Vogel.
}
page-guide-mana-lost = Du darfst deinen geschlagenen Ronin zurückholen, wenn keine deiner Figuren auf so vielen Strichen ist wie der Vogel.
page-guide-mana-taken = { $other ->
    [white] Weiß darf seinen geschlagenen Ronin zurückholen, wenn keine weiße
   *[black] Schwarz darf seinen geschlagenen Ronin zurückholen, wenn keine schwarze
} Figur auf so vielen Strichen ist wie der Vogel.
