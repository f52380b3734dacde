# Mana auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../mana.ftl.

## Auf der Startseite
page-promise-mana = Dein Vogel bestimmt, welche Figuren die andere Seite ziehen darf. Fang den Daimyo.
page-time-mana = Zwei Spieler, 15 Minuten

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

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-mana-row = Setze deinen Daimyo auf ein markiertes Feld; die Ronin füllen die Reihe
page-now-mana-place = { $left ->
    [6] Setze deinen Daimyo auf ein markiertes Feld
    [one] Setze den letzten Ronin
   *[other] Setze { $left } Ronin
}
page-now-mana-move = { $duty ->
    [1] Zieh eine Figur, die auf einem Strich steht
    [2] Zieh eine Figur, die auf zwei Strichen steht
    [3] Zieh eine Figur, die auf drei Strichen steht
   *[0] Zieh eine beliebige Figur
}{ $reserve ->
    [yes] {" "}oder bring einen Ronin zurück
   *[no] {""}
}
page-now-mana-bird = Setze den Vogel auf ein markiertes Feld

## Was jemand getan hat
page-told-return = Ronin kehrt zurück auf { $to }
page-told-bird = der Vogel auf { $to }

## Hilfe für die erste Partie
page-help-mana = Eine Figur geht genau so viele Schritte, wie ihr Feld Striche hat. Dann setzt du den Vogel: Die andere Seite muss von einem Feld derselben Art ziehen. Fang den Daimyo.
