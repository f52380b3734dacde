# Mancala auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../mancala.ftl.

## Auf der Startseite
page-promise-mancala = Säe deine Steine rund ums Brett und rechne eine Mulde weiter als die andere Seite.
page-time-mancala = Zwei Spieler, 10 Minuten

## Eine neue Partie
page-option-mancala-rules = Regeln
page-option-mancala-rules-general = Allgemein: nur säen und sichern
page-option-mancala-rules-egyptian = Ägyptisch: mit Fängen und Extrazügen
page-option-mancala-rules-ethiopian = Äthiopisch: säen in beide Richtungen
page-option-mancala-rules-nigerian = Nigerianisch: weitersäen aus voller Mulde
page-option-mancala-stones = Steine pro Mulde

## Das Brett
page-mancala-bowl = Mulde { $bowl } von { $player }: { $stones ->
    [0] leer
    [one] ein Stein
   *[other] { $stones } Steine
}
page-mancala-store = Mancala von { $player }: { $stones ->
    [0] leer
    [one] ein Stein
   *[other] { $stones } Steine
}
page-mancala-right = Nach rechts säen, gegen den Uhrzeigersinn
page-mancala-left = Nach links säen, im Uhrzeigersinn
page-mancala-skipped = { $whose ->
    [yours] Du hast nur einzelne Steine und setzt aus
   *[other] { $side } hat nur einzelne Steine und setzt aus
}: { $yours ->
    [yours] Du säst noch einmal.
   *[other] { $next } sät.
}
page-mancala-extra = Der letzte Stein fiel in die Mancala: { $whose ->
    [yours] Du säst noch einmal.
   *[other] { $side } sät noch einmal.
}
page-mancala-captured = Der letzte Stein fiel in eine leere Mulde: { $whose ->
    [yours] Du schlägst
   *[other] { $side } schlägt
} { $stones ->
    [one] diesen einen Stein.
   *[other] ihn und die gegenüber, zusammen { $stones }.
}
page-mancala-fours = { $bowls ->
    [one] Vier Steine in einer Mulde gehen an
   *[other] { $bowls } Mulden mit vier Steinen gehen an
} { $whose ->
    [yours] dich
   *[other] { $side }
}.

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-mancala = { $ways ->
    [yes] Wähle eine Mulde, dann die Richtung
   *[no] Wähle eine Mulde
}

## Was jemand getan hat
page-told-banked = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} gesichert
page-mancala-act = Mulde { $bowl }{ $way ->
    [r] {" "}nach rechts
    [l] {" "}nach links
   *[none] {""}
}

## Hilfe für die erste Partie
page-help-mancala =
    { $rules ->
        [ethiopian] Wähle eine deiner Mulden, dann die Richtung. Ihre Steine werden einzeln gesät.
       *[other] Wähle eine deiner Mulden. Ihre Steine werden einzeln gesät, gegen den Uhrzeigersinn.
    } { $rules ->
        [general] Wer am Ende mehr Steine in der Mancala hat, gewinnt.
        [nigerian] Landet dein letzter Stein in einer Mulde mit Steinen, werden sie weitergesät. Vier Steine in einer Mulde kommen in die Mancala der Seite, der die Mulde gehört.
       *[other] Landet dein letzter Stein in deiner Mancala, bist du noch einmal dran. Landet er in einer eigenen leeren Mulde, fängst du die Steine gegenüber.
    }
