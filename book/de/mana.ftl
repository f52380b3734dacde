# Mana: Namen, Ablehnungen und Spielenden.

mana = Mana
mana-black = Schwarz
mana-white = Weiß

mana-daimyo = Daimyo
mana-ronin = Ronin
mana-bird = Mana-Vogel

## Aufstellen
mana-setting-up = Die Figuren werden noch aufgestellt: Zuerst sagen beide Seiten, wo sie stehen, etwa =c1 oder im fortgeschrittenen Spiel =b2:a1,c1,d1,e2,f2.
mana-set-up-already = Das Aufstellen ist vorbei; von nun an besteht ein Zug aus einer Bewegung oder einem Ronin, der zurückkehrt.
mana-fill-row = In diesem Spiel füllen die Figuren die erste Reihe: Gewählt wird nur das Feld des Daimyo, etwa =c1.
mana-first-row = Alle sechs Figuren stehen in der eigenen ersten Reihe, und { $square } gehört nicht dazu.
mana-daimyo-double = Der Daimyo beginnt auf einem Zweierfeld, und { $square } ist ein { $kind ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}.
mana-place-each = In diesem Spiel wird jede Figur einzeln gesetzt: zuerst der Daimyo, dann die fünf Ronin, etwa =b2:a1,c1,d1,e2,f2.
mana-two-rows = Alle sechs Figuren stehen in den eigenen ersten beiden Reihen, und { $square } gehört nicht dazu.
mana-square-twice = Jede Figur hat ihr eigenes Feld, und { $square } ist zweimal genannt.
mana-rising-order = Die Felder der Ronin stehen nach Reihe und dann nach Linie geordnet; { $square } gehört also vor { $after }.

## Ziehen
mana-no-piece = Ein Zug beginnt mit einer Figur, und auf { $square } steht keine.
mana-enemy-piece = Die Figur auf { $square } gehört der anderen Seite.
mana-duty = Der Vogel sitzt auf einem { $duty ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}, also muss eine Figur ziehen, die auf einem solchen Feld steht; { $square } ist ein { $kind ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}.
mana-stay = Eine Figur kehrt in ihrem Zug nie auf das Feld { $square } zurück, von dem sie kommt.
mana-own-piece = Auf { $square } steht eine eigene Figur; geschlagen werden nur feindliche.
mana-distance = { $from } ist ein { $kind ->
    [1] Einerfeld, von dort geht eine Figur also genau einen Schritt
    [2] Zweierfeld, von dort geht eine Figur also genau zwei Schritte
   *[3] Dreierfeld, von dort geht eine Figur also genau drei Schritte
}, und nie schräg; { $to } ist so nicht zu erreichen.
mana-path = Figuren sind im Weg: Kein Weg von { $kind ->
    [1] einem Schritt
    [2] zwei Schritten
   *[3] drei Schritten
} führt von { $from } nach { $to } nur über leere Felder.
mana-bird-on-path = Der Vogel auf { $bird } füllt sein Feld; deshalb kommt keine Figur über dieses Feld von { $from } nach { $to }.
mana-bird-on-end = Der Vogel füllt sein Feld; deshalb darf kein Zug auf { $square } enden.

## Ronin, die zurückkehren
mana-return-duty = Der Vogel sitzt auf einem { $duty ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}, und auf einem solchen Feld steht eine eigene Figur: Sie muss ziehen, und kein Ronin kehrt zurück.
mana-none-captured = Von dieser Seite ist kein Ronin gefangen, also kann auch keiner zurückkehren.
mana-return-occupied = Ein Ronin kehrt auf ein leeres Feld zurück, und { $square } ist nicht leer.

## Der Vogel
mana-bird-after-daimyo = Mit dem Daimyo ist die Partie sofort zu Ende; der Vogel wird nicht mehr gesetzt.
mana-bird-missing = Auf jeden Zug folgt der Vogel: Er muss auf ein anderes leeres { $kind ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
} gesetzt werden, etwa a1-b3@e4.
mana-bird-nowhere = Es gibt kein anderes leeres { $kind ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}; der Vogel verlässt das Brett und wird nicht gesetzt.
mana-bird-kind = Der Vogel kommt auf ein Feld der Art, auf der die Figur jetzt steht, also auf ein { $expected ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}; { $square } ist ein { $kind ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}.
mana-bird-occupied = Der Vogel wird auf ein Feld ohne Figur gesetzt, und auf { $square } wird eine stehen.
mana-bird-stays = Der Vogel wechselt das Feld; auf { $square } darf er nicht bleiben.

## Stellungen
mana-position-daimyo = { $player } hat einen Daimyo, nicht { $number }.
mana-position-ronin = { $player } hat auf dem Brett und unter den Gefangenen zusammen fünf Ronin, nicht { $number } und { $captured }.
mana-position-bird = Der Vogel sitzt auf einem Feld ohne Figur, und auf { $square } steht eine.
mana-position-duty = Die Pflicht ist die Feldart des Vogels, { $bird }, oder *; sie kann nicht { $kind } sein.
mana-position-duty-bird = Ohne Vogel ist die Pflicht *; sie kann nicht { $kind } sein.
mana-position-blocked = Keine der beiden Seiten kann etwas tun; die Partie ist also zu Ende.
mana-set-up-bird = Beim Aufstellen steht der Vogel neben dem Brett, nicht auf { $square }.
mana-set-up-captured = Beim Aufstellen ist nichts gefangen; für { $player } sind also 0 Ronin zurückzuholen, nicht { $captured }.
mana-set-up-turn = Zuerst stellt Schwarz auf, dann Weiß; hier ist { $player } an der Reihe.
mana-set-up-white = Weiß stellt zuletzt auf, und dann beginnt die Partie: Auf { $square } steht noch keine weiße Figur.
mana-set-up-daimyo = Schwarz stellt einen Daimyo auf, nicht { $number }.
mana-set-up-ronin = Schwarz stellt fünf Ronin auf, nicht { $number }.

## Spielenden
mana-daimyo-captured = { $winner } schlägt den feindlichen Daimyo und gewinnt.
mana-both-blocked = Keine der beiden Seiten kann ziehen: unentschieden.
mana-third-time = Dieselbe Stellung ist zum dritten Mal entstanden: unentschieden.
mana-hundred-moves = In hundert Zügen nacheinander wurde nichts geschlagen, und kein Ronin ist zurückgekehrt: unentschieden.
