# Sätze über Tische und den Server, für die Seite im Browser. Eine Ablehnung nennt, was dagegensteht, nicht, wer schuld ist.

## Am Tisch (crates/table)

table-being-played = Die Partie läuft.
table-clock = Die Bedenkzeit beträgt bis zu 24 Stunden für eine Partie oder 1 bis 30 Tage für einen Zug.
table-contribution = Ein Platz steuert 32 Hexadezimalziffern zu den Würfeln bei.
table-host-only = Das kann nur, wer den Tisch eingerichtet hat.
table-level = Einen Computer dieser Stufe gibt es nicht.
table-no-draw-with-computer = Ein Computer nimmt kein Remis an.
table-no-offer = Es ist nichts vorgeschlagen.
table-no-rematch = Hier lässt sich keine weitere Partie anfragen.
table-no-such-seat = Diesen Platz hat der Tisch nicht.
table-no-take-back = Hier lässt sich nichts zurücknehmen: Was einmal gezeigt wurde, kann niemand vergessen.
table-nobody-away = Niemand lässt auf sich warten.
table-not-asked = Die Frage ist an jemand anderen gerichtet.
table-not-away-yet = { $seconds ->
    [one] Die Wartezeit ist noch nicht vorbei; es fehlt noch eine Sekunde.
   *[other] Die Wartezeit ist noch nicht vorbei; es fehlen noch { $seconds } Sekunden.
}
table-not-started = Die Partie hat noch nicht begonnen: Der Tisch wartet auf seine Spieler.
table-no-study = Solange andere mitspielen, erfährt niemand, wie gut eine Stellung ist.
table-not-your-seat = Dieser Platz gehört jemand anderem.
table-not-your-turn = Jemand anderes ist am Zug.
table-nothing-to-take-back = Es gibt keinen eigenen Zug, der sich zurücknehmen ließe.
table-offer-pending = Es ist schon etwas vorgeschlagen, das auf eine Antwort wartet.
table-old-board = Das Brett hat sich inzwischen geändert.
table-over = Die Partie ist zu Ende.
table-player-present = Wer am Zug ist, ist da und darf sich noch Zeit lassen.
table-position = Aus dieser Stellung kann keine Partie beginnen.
table-record-hidden = Das Protokoll wird erst nach dem Ende der Partie gezeigt, denn es enthält die Karten aller Spieler.
table-seat-taken = Der Platz ist besetzt.
table-seats = Dieses Spiel ist für { $expected } Spieler.
table-too-late-to-abort = Alle haben schon gezogen: Die Partie lässt sich noch aufgeben oder einvernehmlich beenden.
table-unknown = Diesen Tisch gibt es nicht.

## Am Server (crates/server)

server-failed = Das konnte der Server nicht ausführen. Er hat den Grund notiert.
server-foreign-origin = Diese Anfrage kam von der Seite eines anderen Anbieters.
server-invitation = Diese Einladung ist nicht bekannt, oder jemand hat sie schon benutzt.
server-long-record = Diese Partie ist zu lang, um gezeigt zu werden: Sie hat mehr als 5000 Aktionen.
server-message = Der Server hat diese Nachricht nicht verstanden.
server-name = Ein Name hat 1 bis 24 Zeichen.
server-no-address = Der Server kann nicht erkennen, woher diese Anfrage kam.
server-no-identity = Der Server kennt dich noch nicht; lade die Seite neu.
server-no-record = In diesem Text steht kein Protokoll.
server-order-id = Ein Auftrag hat eine Kennung von 1 bis 36 Zeichen.
server-too-many-sockets = Von dieser Adresse kommen zu viele Verbindungen.
server-too-many-watches = Es werden zu viele Tische zugleich beobachtet.
server-too-often = Das war zu viel auf einmal; bitte einen Augenblick warten.
