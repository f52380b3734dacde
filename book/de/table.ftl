# Ablehnungen von Tisch und Server. Eine Ablehnung nennt das Hindernis, nicht den Schuldigen.

## Am Tisch (crates/table)

table-all-committed = Alle Plätze haben sich auf ihre Zahl für das Mischen festgelegt, deshalb kann niemand mehr gehen. Du kannst stattdessen den Tisch schließen.
table-bid-first = Zuerst bieten die Spieler um die Seiten.
table-bid-range = Nenne eine Zahl von 1 bis { $most }.
table-bids-position = Bieten können die Spieler nur vor einer Partie vom üblichen Anfang an, nicht von einer Stellung aus.
table-being-played = Die Partie hat schon begonnen.
table-broken = Diese Partie ist in einer Form gespeichert, die sich nicht lesen lässt.
table-choose-a-side = Wähle zuerst eine Seite.
table-clock = Die Bedenkzeit beträgt höchstens 24 Stunden pro Partie oder 1 bis 30 Tage pro Zug.
table-commitment = In Spielen mit gemischten Karten legt sich ein Platz mit 64 Hexadezimalziffern fest. In anderen Spielen legt er sich nicht fest.
table-contribution = Dieser Platz muss keine Zahl mehr offenlegen oder hat sich auf eine andere festgelegt.
table-first-bid = Wer zuerst bietet, muss eine Zahl nennen.
table-host-only = Das kann nur, wer den Tisch erstellt hat.
table-last-bid = Eine kleinere Zahl gibt es nicht. Du kannst nur passen.
table-level = Diese Computerstufe gibt es nicht.
table-no-bid-now = Jetzt gibt es nichts zu bieten.
table-no-bids = In diesem Spiel wird nicht geboten.
table-no-draw-with-computer = Der Computer lehnt das Remis ab.
table-no-offer = Es gibt kein offenes Angebot.
table-no-pie-rule = Dieses Spiel hat keine Tauschregel.
table-no-rematch = Eine Revanche ist hier nicht möglich.
table-no-side-to-choose = Gerade ist keine Seite zu wählen.
table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-no-take-back = Hier lässt sich kein Zug zurücknehmen: Verdecktes wurde schon gezeigt.
table-nobody-away = Niemand lässt dich warten.
table-not-all-committed = Zahlen werden offengelegt, sobald sich jeder Platz auf eine festgelegt hat.
table-not-asked = Dieses Angebot richtet sich nicht an dich.
table-not-away-yet = { $seconds ->
    [one] Das geht erst in einer Sekunde.
   *[other] Das geht erst in { $seconds } Sekunden.
}
table-not-started = Die Partie hat noch nicht begonnen: Der Tisch wartet auf seine Spieler.
table-no-study = Es gibt keine Analyse, solange Menschen gegeneinander spielen oder wo sie verdeckte Karten verraten würde.
table-not-your-seat = Dieser Platz gehört jemand anderem.
table-not-your-turn = Jemand anderes ist am Zug.
table-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
table-offer-pending = Es gibt schon ein offenes Angebot.
table-offers-used = Mehr Angebote darfst du in einer Partie nicht machen.
table-old-board = Das Brett hat sich seit deiner Auswahl geändert.
table-over = Die Partie ist zu Ende.
table-pie-position = Die Tauschregel gilt nur für eine Partie vom üblichen Anfang an, nicht von einer Stellung aus.
table-player-present = Wer am Zug ist, ist da und darf sich Zeit lassen.
table-position = Mit dieser Stellung kann keine Partie beginnen.
table-record-hidden = Das Protokoll gibt es erst nach der Partie, denn es zeigt die Karten aller Spieler.
table-seat-taken = Der Platz ist besetzt.
table-seats = Dieses Spiel ist für { $expected } Spieler.
table-sides-chosen = Was vor der Wahl der Seiten gespielt wurde, lässt sich nicht zurücknehmen.
table-study-after = Du spielst noch eine andere Partie dieser Art. Sobald sie zu Ende ist, kannst du diese hier analysieren.
table-take-backs-used = Mehr Züge lassen sich in einer Partie nicht zurücknehmen.
table-too-late-to-abort = Alle haben schon gezogen: Du kannst aufgeben oder die Partie einvernehmlich beenden.
table-too-many-arrivals = An diesem Tisch sind zu viele gekommen und gegangen. Erstelle einen neuen.
table-unknown = Diesen Tisch gibt es nicht.

## Am Server (crates/server)

server-away = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
server-banned = Wer diesen Server betreibt, lässt dich hier nicht spielen.
server-busy = Der Server arbeitet noch an deinen früheren Anfragen. Warte einen Augenblick.
server-failed = Das konnte der Server nicht ausführen. Der Grund steht in seinem Log.
server-foreign-origin = Diese Anfrage kam von einer fremden Website.
server-invitation = Diese Einladung gibt es nicht, oder sie wurde schon benutzt.
server-is-not-banned = Eine solche Sperre gibt es nicht.
server-long-record = Diese Partie ist zu lang für die Anzeige: Sie hat mehr als 5000 Aktionen.
server-message = Der Server hat diese Nachricht nicht verstanden.
server-method = Diese Adresse des Servers nimmt diese Art von Anfrage nicht an.
server-name = Ein Name muss 1 bis { $longest } Zeichen haben.
server-name-of-computer = Das sieht aus wie der Name eines Computerspielers. Wähle einen anderen Namen.
server-name-unreadable = Ein Name darf keine unsichtbaren Zeichen enthalten und keine, die die Schreibrichtung ändern.
server-name-refused = Dieser Name ist zu lang, nicht lesbar oder sieht wie der eines Computerspielers aus.
server-no-address = Der Server kann nicht erkennen, woher diese Anfrage kam.
server-no-guest = Es gibt keinen Gast mit dieser Kennung.
server-no-identity = Der Server kennt dich noch nicht. Lade die Seite neu.
server-no-record = Dieser Text enthält kein Protokoll.
server-no-route = Unter dieser Adresse hat der Server nichts.
server-order-id = Ein Auftrag braucht eine Kennung mit 1 bis 36 Zeichen.
server-own-address = Eine Sperre dieser Adresse würde alle aussperren.
server-too-many-open-tables = Von dieser Adresse stehen schon zehn offene Tische in der Liste.
server-too-many-sockets = Von dieser Adresse kommen zu viele Verbindungen.
server-too-many-watches = Du siehst bei zu vielen Tischen gleichzeitig zu.
server-too-large = Das ist mehr, als der Server auf einmal annimmt.
server-too-much-waiting = Zu dieser Adresse sind noch zu viele Daten unterwegs. Warte einen Augenblick.
server-too-often = Zu viele Anfragen. Warte einen Augenblick.
server-too-slow = Die Anfrage hat zu lange gedauert. Versuche es noch einmal.
