# Der Editor für Stellungen, für das Analysebrett.

page-editor = Stellung aufbauen
page-editor-title = Stellung aufbauen: { $game }
page-editor-tools = Figuren
page-editor-piece = { $side }: { $piece }
page-editor-nothing = Entfernen
page-editor-hint = Wähle eine Figur und drücke auf ein Feld, um sie dorthin zu stellen. Noch einmal drücken nimmt sie weg. Zieh Figuren, um sie zu versetzen.
page-editor-hint-numbers = Drücke auf eine Mulde oder eine Mancala und gib die Zahl ihrer Steine ein.
page-editor-faults = Was an dieser Stellung nicht stimmt
page-editor-legal = Diese Stellung ist erlaubt. { $player } ist am Zug.
page-editor-turn = Am Zug
page-editor-less = Eins weniger
page-editor-more = Eins mehr
page-editor-begin = Beginnen mit
page-editor-start = Anfang
page-editor-empty = Leeres Brett
page-editor-text = Stellung als Text
page-editor-copy = Kopieren
page-editor-done = Diese Stellung analysieren
page-editor-cancel = Abbrechen

## Mancala
page-editor-mancala-bowl = Steine in Mulde { $bowl } von { $player }
page-editor-mancala-store = Steine in der Mancala von { $player }
page-editor-mancala-chain = Drei Extrazüge
page-editor-mancala-capture = Ein Fang
page-editor-mancala-four = Nigerianisch: Vierer

## Mana
page-editor-mana-task = Was am Zug zu tun ist
page-editor-mana-duty-of = { $duty ->
    [set-up] Figuren aufstellen
    [bird] Von einem Feld der Art des Vogels ziehen
   *[free] Beliebig ziehen oder einen Ronin zurückholen
}
page-editor-mana-placed = Aufgestellte Figuren
page-editor-mana-bird = Wohin mit dem Vogel?
page-editor-mana-duty = Vom Vogel gebunden

## Jungle
page-editor-jungle-hungry = Hungrig
page-editor-jungle-hunger = Hunger
page-editor-jungle-lamb = Das Lamm vor dem Löwen
page-editor-jungle-jump = Der Löwe springt

## Mandua
page-editor-mandua-to-set = Jäger zum Setzen
page-editor-mandua-beaten = Geschlagene Jäger
page-editor-mandua-removable = Tiger, den die Jägerseite entfernen darf
page-editor-mandua-pair = Ein Mandua
page-editor-mandua-end = Der letzte Jäger
page-editor-mandua-maharaja = Der Maharadscha

## Big Manitou
page-hunt-hint = Du baust eine Jagd auf, wie ein Spieler sie sieht. Karten, die dieser Spieler nicht gesehen hat, sind erfunden, und die Engine sieht sie nicht an.
page-hunt-empty = Keine Karten
page-hunt-begin-first = Vor der ersten Karte
page-hunt-begin-middle = Mitte der Jagd
page-hunt-begin-last = Letzter Zug
page-hunt-number = Jagd
page-hunt-earlier = { $whose ->
    [given] Die Jagden davor sind die der Partie.
   *[made-up] Die Jagden davor sind erfunden.
}
page-hunt-won = Bisher erbeutete Plättchen
page-hunt-won-tile = { $player }, Plättchen { $number }
page-hunt-won-note = Totems, Pferde und Tomahawks zählen ab der nächsten Jagd. Deshalb kannst du ein Plättchen nur dann in eines davon ändern, wenn es in der letzten Jagd erbeutet wurde.
page-hunt-missing = Wähle die Karten, die du hast.
page-hunt-seat = Aus wessen Sicht
page-hunt-tiles = Plättchen der Jagdgründe
page-hunt-tile = Jagdgrund { $ground }, Plättchen { $number }
page-hunt-laid = Bisher gespielte Karten
page-hunt-laid-one = { $player }: { $card } in Jagdgrund { $ground }
page-hunt-card = { $player } spielt
page-hunt-ground = Jagdgrund
page-hunt-ground-number = Jagdgrund { $ground }
page-hunt-lay = Spielen
page-hunt-back = Letzte Karte zurücknehmen
page-hunt-own = Karten von { $player }
page-hunt-sizes = Hand: { $hand } von { $ofHand }. Stapel: { $deck } von { $ofDeck }. Drücke auf eine Karte: Sie kommt in die Hand, dann in den Stapel, dann beiseite.
page-hunt-place = { $place ->
    [hand] Hand
    [deck] Stapel
   *[aside] beiseite
}
page-hunt-own-card = { $card }: { $place ->
    [hand] Hand
    [deck] Stapel
   *[aside] beiseite
}
