# Mana: Namen, Ablehnungen und Spielenden.

mana = Mana
mana-black = Schwarz
mana-white = Weiß

mana-daimyo = Daimyo
mana-ronin = Ronin
mana-bird = Mana-Vogel

## Aufstellen
mana-setting-up = Die Figuren werden noch aufgestellt. Gib an, wo deine stehen, etwa =c1 oder im fortgeschrittenen Spiel =b2:a1,c1,d1,e2,f2.
mana-set-up-already = Die Figuren sind aufgestellt. Zieh jetzt eine Figur oder hol einen Ronin zurück.
mana-fill-row = In diesem Spiel füllen die Figuren die erste Reihe. Wähle nur das Feld des Daimyo, etwa =c1.
mana-first-row = Alle sechs Figuren beginnen in der eigenen ersten Reihe. { $square } gehört nicht dazu.
mana-daimyo-double = Der Daimyo beginnt auf einem Feld mit zwei Strichen. { $square } hat { $kind ->
    [1] einen Strich
    [2] zwei Striche
   *[3] drei Striche
}.
mana-place-each = In diesem Spiel setzt du jede Figur einzeln: zuerst den Daimyo, dann die fünf Ronin, etwa =b2:a1,c1,d1,e2,f2.
mana-two-rows = Alle sechs Figuren beginnen in den eigenen ersten beiden Reihen. { $square } gehört nicht dazu.
mana-square-twice = Jede Figur braucht ein eigenes Feld. { $square } ist zweimal genannt.
mana-rising-order = Nenne die Felder der Ronin nach Reihe und dann nach Linie geordnet: { $square } kommt vor { $after }.

## Ziehen
mana-no-piece = Auf { $square } steht keine Figur.
mana-enemy-piece = Die Figur auf { $square } gehört der anderen Seite.
mana-duty = Der Vogel ist auf { $duty ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, also muss eine Figur auf einem solchen Feld ziehen. { $square } hat { $kind ->
    [1] einen Strich
    [2] zwei Striche
   *[3] drei Striche
}.
mana-stay = Eine Figur darf ihren Zug nicht auf { $square } beenden, dem Feld, von dem sie kommt.
mana-own-piece = Auf { $square } steht deine eigene Figur. Du kannst nur feindliche schlagen.
mana-distance = { $from } hat { $kind ->
    [1] einen Strich, von dort zieht eine Figur also genau ein Feld weit
    [2] zwei Striche, von dort zieht eine Figur also genau zwei Felder weit
   *[3] drei Striche, von dort zieht eine Figur also genau drei Felder weit
}, nie schräg. { $to } erreicht sie nicht.
mana-path = Figuren sind im Weg: Es gibt keinen freien Weg von { $kind ->
    [1] einem Feld
    [2] zwei Feldern
   *[3] drei Feldern
} von { $from } nach { $to }.
mana-bird-on-path = Der Vogel auf { $bird } füllt sein Feld; auf dem Weg von { $from } nach { $to } kommt keine Figur an ihm vorbei.
mana-bird-on-end = Der Vogel füllt sein Feld; deshalb darf keine Figur ihren Zug auf { $square } beenden.

## Ronin, die zurückkehren
mana-return-duty = Der Vogel ist auf { $duty ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, und du hast eine Figur auf einem solchen Feld. Sie muss ziehen, also kehrt kein Ronin zurück.
mana-none-captured = Keiner der Ronin dieser Seite ist gefangen, also kann auch keiner zurückkehren.
mana-return-occupied = Ein Ronin kehrt auf ein leeres Feld zurück. { $square } ist nicht leer.

## Der Vogel
mana-bird-after-daimyo = Ist der Daimyo geschlagen, endet die Partie sofort; du setzt den Vogel nicht mehr.
mana-bird-missing = Jeder Zug endet mit dem Vogel. Setze ihn auf ein anderes leeres Feld mit { $kind ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, etwa a1-b3@e4.
mana-bird-nowhere = Es gibt kein anderes leeres Feld mit { $kind ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}; der Vogel verlässt das Brett und wird nicht gesetzt.
mana-bird-kind = Der Vogel kommt auf ein Feld mit { $expected ->
    [1] einem Strich
    [2] zwei Strichen
   *[3] drei Strichen
}, so wie das, auf dem die Figur jetzt steht. { $square } hat { $kind ->
    [1] einen Strich
    [2] zwei Striche
   *[3] drei Striche
}.
mana-bird-occupied = Der Vogel braucht ein Feld ohne Figur. Nach diesem Zug steht auf { $square } eine Figur.
mana-bird-stays = Der Vogel muss auf ein anderes Feld. Auf { $square } darf er nicht bleiben.

## Stellungen
mana-position-daimyo = { $player } braucht einen Daimyo, nicht { $number }.
mana-position-ronin = { $player } braucht insgesamt fünf Ronin. Auf dem Brett: { $number }, gefangen: { $captured }.
mana-position-bird = Der Vogel braucht ein Feld ohne Figur. Auf { $square } steht eine.
mana-position-duty = Die Pflicht muss { $bird } sein, die Art des Felds unter dem Vogel, oder *, wenn jede Figur ziehen darf. Sie kann nicht { $kind } sein.
mana-position-duty-bird = Ohne Vogel ist die Pflicht *. Sie kann nicht { $kind } sein.
mana-position-blocked = Keine der beiden Seiten kann noch etwas tun: Die Partie ist zu Ende.
mana-set-up-bird = Beim Aufstellen steht der Vogel neben dem Brett, nicht auf { $square }.
mana-set-up-captured = Beim Aufstellen ist nichts gefangen; für { $player } sind also 0 Ronin zurückzuholen, nicht { $captured }.
mana-set-up-turn = Zuerst stellt Schwarz auf, dann Weiß. Hier ist { $player } am Zug.
mana-set-up-white = Weiß stellt zuletzt auf, dann beginnt die Partie. Auf { $square } kann noch keine weiße Figur stehen.
mana-set-up-daimyo = Schwarz stellt einen Daimyo auf, nicht { $number }.
mana-set-up-ronin = Schwarz stellt fünf Ronin auf, nicht { $number }.

## Spielenden
mana-daimyo-captured = { $winner } schlägt den feindlichen Daimyo und gewinnt.
mana-both-blocked = Keine der beiden Seiten kann noch etwas tun: unentschieden.
mana-third-time = Dieselbe Stellung ist zum dritten Mal entstanden: unentschieden.
mana-hundred-moves = In hundert Zügen in Folge wurde nichts geschlagen, und kein Ronin kehrte zurück: unentschieden.
