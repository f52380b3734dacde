# Mancala auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../mancala.ftl.

## Auf der Startseite
page-promise-mancala = Säe deine Steine rund ums Brett und sammle in deiner Mancala mehr davon als die andere Seite.
page-time-mancala = Zwei Spieler, 10 Minuten

## Eine neue Partie
page-option-mancala-rules = Regeln
page-option-mancala-rules-general = Allgemein: nur säen und sichern
page-option-mancala-rules-egyptian = Ägyptisch: mit Fängen und Extrazügen
page-option-mancala-rules-ethiopian = Äthiopisch: säen in beide Richtungen
page-option-mancala-rules-nigerian = Nigerianisch: weitersäen aus voller Mulde
page-option-mancala-stones = Steine pro Mulde
page-option-mancala-start = Anfang
page-option-mancala-start-usual = Üblich: gleich viele Steine in jeder Mulde
page-option-mancala-start-number = Nr. { $number }, ausgeglichen
page-option-mancala-start-note = Bei einem ausgeglichenen Anfang kann niemand den Sieg erzwingen. Es gibt solche Anfänge nur für manche Regeln und Steinzahlen.

## Das Brett
page-mancala-bowl = { $whose ->
    [yours] Deine Mulde { $bowl }
    [computer] Mulde { $bowl } des Computers
   *[other] Mulde { $bowl } von { $player }
}: { $stones ->
    [0] leer
    [one] ein Stein
   *[other] { $stones } Steine
}
page-mancala-store = { $whose ->
    [yours] Deine Mancala
    [computer] Mancala des Computers
   *[other] Mancala von { $player }
}: { $stones ->
    [0] leer
    [one] ein Stein
   *[other] { $stones } Steine
}
page-mancala-named = { $whose ->
    [yours] Deine Mancala
    [computer] Mancala des Computers
   *[other] Mancala von { $player }
}
page-mancala-right = Gegen den Uhrzeigersinn säen
page-mancala-left = Im Uhrzeigersinn säen
page-mancala-not-yours = Das ist die Reihe { $whose ->
    [computer] des Computers
   *[other] von { $side }
}. Du säst aus deinen eigenen Mulden.
page-mancala-banked = Steine in einer Mancala bleiben dort. Du säst aus deinen eigenen Mulden.
page-mancala-skipped = { $whose ->
    [yours] Du hast nur einzelne Steine und setzt aus
    [computer] Der Computer hat nur einzelne Steine und setzt aus
   *[other] { $side } hat nur einzelne Steine und setzt aus
}: { $yours ->
    [yours] Du säst noch einmal.
    [computer] Der Computer sät.
   *[other] { $next } sät.
}
page-mancala-extra = { $whose ->
    [yours] Dein letzter Stein fiel in deine Mancala: Du säst noch einmal.
    [computer] Der letzte Stein des Computers fiel in seine Mancala: Er sät noch einmal.
   *[other] Der letzte Stein von { $side } fiel in die eigene Mancala: { $side } sät noch einmal.
}
page-mancala-captured = { $whose ->
    [yours] Dein letzter Stein fiel in deine leere Mulde:
    [computer] Der letzte Stein des Computers fiel in seine leere Mulde:
   *[other] Der letzte Stein von { $side } fiel in eine eigene leere Mulde:
} { $across ->
    [0] Er kommt
    [one] Er und der eine Stein gegenüber kommen
   *[other] Er und die { $across } Steine gegenüber kommen
} in { $whose ->
    [yours] deine Mancala.
    [computer] seine Mancala.
   *[other] die Mancala von { $side }.
}
page-mancala-chain = +{ $stones } in { $sowings } Saatgängen
page-mancala-relayed = { $whose ->
    [yours] Dein letzter Stein
    [computer] Der letzte Stein des Computers
   *[other] Der letzte Stein von { $side }
} traf auf Steine, und sie wurden weitergesät: { $laps } Saatgänge.
page-mancala-fours = Genau vier Steine in einer Mulde gehen an ihren Besitzer: { $stones } an { $whose ->
    [yours] dich
    [computer] den Computer
   *[other] { $side }
}{ $more ->
    [0] .
   *[other] , { $more } an { $banks ->
        [yours] dich.
        [computer] den Computer.
       *[other] { $other }.
    }
}
page-mancala-sure = In { $whose ->
    [yours] deiner Mancala
    [computer] der Mancala des Computers
   *[other] der Mancala von { $side }
} liegen { $stones } Steine, mehr als die Hälfte: Das reicht zum Sieg, was auch kommt.
page-mancala-emptied = { $whose ->
    [yours] Deine Mulden
    [computer] Die Mulden des Computers
   *[other] Die Mulden von { $side }
} sind leer, also ist die Partie zu Ende.{ $left ->
    [0] {""}
   *[other] {" "}{ $rest ->
        [0] { $left ->
            [one] Der letzte Stein zählt für niemanden.
           *[other] Die letzten { $left } Steine zählen für niemanden.
        }
       *[other] { $banks ->
            [yours] Du behältst
            [computer] Der Computer behält
           *[other] { $other } behält
        } { $rest ->
            [one] den letzten Stein
           *[other] die letzten { $rest }
        }: { $had } + { $rest } = { $sum }.
    }
}
page-mancala-kept = { $singles ->
    [yes] Es liegen nur noch einzelne Steine da, und die dürfen nicht gesät werden.
   *[no] Dieselbe Stellung ist zum dritten Mal entstanden.
} Beide behalten ihre eigenen Steine. { $one }: { $had } + { $rest } = { $sum }. { $two }: { $had2 } + { $rest2 } = { $sum2 }.

page-mancala-forecast = Mulde { $bowl }: { $laps ->
    [one] Der letzte Stein fällt in
   *[other] Nach { $laps } Saatgängen fällt der letzte Stein in
} { $follows ->
    [captures] deine leere Mulde { $end } und kommt { $across ->
        [0] in
        [one] mit dem einen Stein gegenüber in
       *[other] mit den { $across } Steinen gegenüber in
    } deine Mancala.
    [again] deine Mancala, und du säst noch einmal.
   *[none] { $end ->
        [0] { $whose ->
            [yours] deine Mancala.
            [computer] die Mancala des Computers.
           *[other] die Mancala der Gegenseite.
        }
       *[other] { $whose ->
            [yours] deine Mulde { $end }.
            [computer] Mulde { $end } des Computers.
           *[other] Mulde { $end } der Gegenseite.
        }
    }
}
page-mancala-forecast-over = Dann sind { $whose ->
    [yours] deine Mulden
    [computer] die Mulden des Computers
   *[other] die Mulden der Gegenseite
} leer, und die Partie ist zu Ende.
page-mancala-forecast-singles = Dann liegen nur noch einzelne Steine da. Sie dürfen nicht gesät werden: Die Partie ist zu Ende, und beide behalten ihre Steine.
page-mancala-forecast-skipped = Dann { $whose ->
    [yours] hast du nur einzelne Steine und setzt aus:
    [computer] hat der Computer nur einzelne Steine und setzt aus:
   *[other] hat die Gegenseite nur einzelne Steine und setzt aus:
} { $next ->
    [yours] Du säst noch einmal.
    [computer] Der Computer sät.
   *[other] Die Gegenseite sät.
}
page-mancala-hint-threat = Sonst könnte Mulde { $bowl } der Gegenseite { $stones } deiner Steine fangen.
page-mancala-hint-captures = Damit fängst du { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}.
page-mancala-hint-gains = Das bringt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} in deine Mancala.
page-mancala-hint-aims = Das bereitet einen Fang vor: Deine Mulde { $bowl } könnte danach { $stones } Steine fangen.
page-mancala-hint-stops = Sonst könnte Mulde { $bowl } der Gegenseite einen Extrazug bringen.
page-mancala-hint-ready = Danach könnte dir Mulde { $bowl } einen Extrazug bringen.
page-mancala-hint-keeps = Die Gegenseite bekommt dabei keine Steine.

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-mancala = { $ways ->
    [left] Wähle die Richtung
   *[other] Wähle { $again ->
        [yes] noch eine Mulde
       *[no] eine Mulde
    }{ $ways ->
        [yes] , dann die Richtung
       *[no] {""}
    }
}

## Was jemand getan hat
page-brief-mancala = Mulde { $bowl } sät { $stones }{ $way ->
    [right] {" "}gegen den Uhrzeigersinn
    [left] {" "}im Uhrzeigersinn
   *[none] {""}
}
page-brief-takes-stones = nimmt { $stones }
page-brief-rest = { $own ->
    [yes] behält
   *[no] die Gegenseite behält
} die letzten { $stones }
page-brief-gives-stones = gibt { $stones } ab
page-mancala-brief-skipped = { $own ->
    [yes] setzt dann aus
   *[no] die Gegenseite setzt aus
}
page-mancala-told = ({ $gains })
page-told-banked = +{ $stones }
page-mancala-told-given = { $stones } für die Gegenseite
page-mancala-told-captured = +{ $stones } durch einen Fang
page-mancala-told-left = { $own ->
    [yes] +{ $stones } am Ende
   *[no] { $stones } am Ende für die Gegenseite
}
page-mancala-told-extra = Extrazug
page-mancala-act = Mulde { $bowl }{ $way ->
    [r] , gegen den Uhrzeigersinn
    [l] , im Uhrzeigersinn
   *[none] {""}
}

## Die Einführung in die erste Partie
page-guide-mancala-sow = Die vollere Mancala gewinnt. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf deine Mulde { $bowl }: Ihre Steine fallen einzeln entlang der Pfeile{ $relays ->
    [yes] . Trifft der letzte auf Steine, säst du auch sie.
   *[no] { $into ->
        [last] , der letzte in deine Mancala.
        [one] , einer in deine Mancala.
       *[none] .
    }
}
page-guide-mancala-pick = Die vollere Mancala gewinnt. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf deine Mulde { $bowl }: Du wählst, in welche Richtung du sie säst.
page-guide-mancala-way = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf diesen Pfeil: Die Steine gehen dann { $way ->
    [left] im Uhrzeigersinn.
   *[right] gegen den Uhrzeigersinn.
}
page-guide-mancala-weigh = { $how ->
    [tap] Lass den Finger auf
   *[click] Zeige auf
} { $on ->
    [arrow] { $how ->
        [tap] einem Pfeil liegen
       *[click] einen Pfeil
    }
   *[bowl] { $how ->
        [tap] einer Mulde liegen
       *[click] eine Mulde
    }
}: Du siehst, wohin der letzte Stein fällt.
page-guide-mancala-last = Fällt der letzte Stein in deine Mancala, säst du noch einmal. Fällt er in eine leere Mulde von dir, kommt er mit den Steinen gegenüber in deine Mancala.
page-guide-mancala-reach = Ein Stein, der in deine Mancala kommt, bleibt dort und zählt für dich. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf deine Mulde { $bowl }, um sie zu erreichen.
page-guide-mancala-again = Säe Mulde { $bowl }{ $way ->
    [right] {" "}gegen den Uhrzeigersinn
    [left] {" "}im Uhrzeigersinn
   *[none] {""}
}: Der letzte Stein fällt { $known ->
    [yes] wieder in deine Mancala und bringt dir noch einen Extrazug.
   *[no] in deine Mancala, und du säst noch einmal. Anderswo endet dein Zug.
}
page-guide-mancala-capture = Säe Mulde { $bowl }{ $way ->
    [right] {" "}gegen den Uhrzeigersinn
    [left] {" "}im Uhrzeigersinn
   *[none] {""}
}: Der letzte Stein fällt in deine leere Mulde { $end } und kommt mit den Steinen gegenüber in deine Mancala.
page-guide-mancala-agains = Fällt dein letzter Stein in deine Mancala, säst du noch einmal. Anderswo endet dein Zug.
page-guide-mancala-captures = Fällt dein letzter Stein in eine leere Mulde von dir, kommt er mit allen Steinen gegenüber in deine Mancala.
page-guide-mancala-relay = Säe Mulde { $bowl }: Wenn der letzte Stein auf Steine trifft, säst du auch sie. In einer leeren Mulde oder einer Mancala endet der Zug.
page-guide-mancala-four = Säe Mulde { $bowl }: In einer Mulde werden es vier Steine. Sie kommen in die Mancala des Besitzers der Mulde.
page-guide-mancala-fours = Genau vier in einer Mulde kommen in die Mancala des Besitzers. Macht der letzte Stein die vier voll, endet der Zug.
page-guide-mancala-both = Steine fallen in beide Mancalas und zählen für deren Besitzer. Fällt der letzte in eine Mancala, endet der Zug.
page-guide-mancala-skips = Deine Steine überspringen die Mancala der Gegenseite: Keiner fällt hinein.
page-guide-mancala-single = Eine Mulde mit einem einzelnen Stein darf nicht gesät werden.
page-guide-mancala-end = Die Partie endet, wenn alle Mulden einer Seite leer sind. { $rest ->
    [kept] Die Steine in den anderen Mulden kommen dann in die Mancala ihres Besitzers.
   *[lost] Die Steine in den anderen Mulden zählen für niemanden.
}
