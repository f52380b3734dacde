# Was die Seite für alle Spiele sagt. Ihre Sätze für ein einzelnes Spiel stehen in page/<Spiel>.ftl, Namen von Figuren,
# Ablehnungen und Spielenden in <Spiel>.ftl.

## Spielbretter
page-board = Spielbrett: { $game }
page-seat = Spieler { $seat }

## Die ganze Seite
page-house = Menagerie
page-language = Sprache
page-welcome = Fünf Denkspiele, ein Tisch
page-welcome-more = Spiel gegen den Computer, gegen jemanden neben dir oder weit weg. Ein Link genügt.
page-mute = Stumm
page-away = Verbindung verloren. Neuer Versuch …
page-no-server = Der Server antwortet nicht.
page-try-again = Noch einmal versuchen
page-nowhere = Diese Seite gibt es nicht.
page-to-home = Alle Spiele
page-continue = Weiterspielen
page-join = Einem Spiel beitreten
page-join-link = Einladungslink
page-join-go = Beitreten
page-join-what = Das ist kein Link zu einem Tisch. Ein Link enthält /join# oder /table/ und danach Buchstaben.
page-joining = Du trittst dem Tisch bei …
page-computer = Computer, Stufe { $level }
page-twin = { $side } (Stufe { $level })
page-this-device = An diesem Gerät
page-open-seat = { $side }: noch frei
page-referee = Schiedsrichter
page-guest = Gast
page-you = Einstellungen
page-name = Dein Name
page-name-save = Speichern
page-name-saved = Gespeichert
page-confirm = Jede Aktion bestätigen
page-confirm-more = Eine Aktion wird erst gespielt, wenn du sie bestätigst.
page-notify = Benachrichtigen, wenn ich am Zug bin
page-notify-more = Nur wenn diese Seite im Hintergrund ist.
page-notify-never = Browser erlauben das nur über https oder auf dem Gerät, auf dem der Server läuft.
page-view = Protokoll öffnen
page-view-more = { $drops ->
    [yes] Zieh eine Datei irgendwo auf diese Seite oder füge ein Protokoll ein.
   *[no] Wähle eine Datei oder füge ein Protokoll ein.
}
page-view-file = Datei wählen
page-view-paste = Protokoll einfügen
page-view-long = Das ist zu groß zum Öffnen: höchstens ein Megabyte.
page-view-list = Partien in dieser Datei
page-view-plies = { $number ->
    [one] ein Zug
   *[other] { $number } Züge
}
page-view-broken = Zeile { $line }{ $ply ->
    [0] {""}
   *[other] , Zug { $ply }
}
page-view-left-out = { $number ->
    [one] Eine weitere wird nicht gezeigt.
   *[other] { $number } weitere werden nicht gezeigt.
}
page-view-said = Kommentar

## Eine neue Partie
page-rules-link = Regeln
page-rules-play = { $game } spielen
page-rules-of = Die Regeln von { $game }
page-against = Wie willst du spielen?
page-against-computer = Gegen den Computer
page-against-computer-more = Er antwortet sofort.
page-against-device = An diesem Gerät
page-against-device-more = Alle spielen am selben Bildschirm.
page-against-link = Mit Freunden, per Link
page-against-link-more = Alle bekommen einen eigenen Link.
page-not-reachable = Nur dieses Gerät erreicht den Server. Starte ihn mit --lan, damit andere in deinem Netz mitspielen können.
page-level = Stufe
page-level-more = 1 ist für den Anfang, { $levels } ist die stärkste
page-side = Deine Seite
page-by-lot = Zufällig
page-mode-casual = Zum Spaß
page-clock = Bedenkzeit
page-clock-none = Ohne Uhr
page-clock-fischer = { $minutes } min + { $seconds } s pro Zug
page-clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page-begin = Spiel starten

## Am Tisch
page-waiting = Warten auf Mitspieler
page-waiting-for = { $player } ist eingeladen. Die Partie beginnt, sobald alle da sind.
page-invite = Link erstellen
page-fill = Computer hinzufügen
page-give-up-table = Tisch schließen
page-leave-table = Tisch verlassen
page-link = Link
page-link-once = Dieser Link ist für eine Person. Er gilt, bis der Platz besetzt ist.
page-code = QR-Code für diesen Link
page-copy = Link kopieren
page-copied = Kopiert
page-your-turn = Du bist am Zug
page-turn-of = { $player } ist am Zug
page-turn-what = { $who }: { $what }
page-browsing = Frühere Stellung
page-moves = Züge
page-first = Zum Anfang
page-back = Zurück
page-forth = Vor
page-newest = Zum letzten Zug
page-study = Analyse
page-study-wait = Denkt nach …
page-study-share = { $percent } %
page-study-worth = { $player }: { $percent } %
page-study-won = { $player } gewinnt in höchstens { $plies } { $plies ->
    [one] Aktion
   *[other] Aktionen
}
page-study-lost = { $player } verliert in höchstens { $plies } { $plies ->
    [one] Aktion
   *[other] Aktionen
}
page-study-wins = { $player } gewinnt
page-study-loses = { $player } verliert
page-study-drawn = Unentschieden
page-study-best = Am besten:
page-flip = Brett drehen
page-share = Andere zusehen lassen
page-share-short = Teilen
page-share-more = Alle mit diesem Link können zusehen, aber nicht mitspielen. Verdeckte Karten bleiben verdeckt.
page-ask = { $action }. So spielen?
page-ask-play = Spielen
page-ask-leave = Abbrechen
page-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
page-said = { $player }: { $action }.
page-told-move = { $piece } von { $from } nach { $to }
page-told-set = { $piece } auf { $to }
page-told-captured = geschlagen: { $what }
page-why = Warum? { $clause }
page-close = Schließen
page-offered = { $player } { $offer ->
    [draw] bietet Remis an.
    [take-back] möchte einen Zug zurücknehmen.
   *[abort] möchte diese Partie ohne Ergebnis beenden.
}
page-offer-waits = { $offer ->
    [draw] Dein Remisangebot ist noch offen.
    [take-back] Die anderen müssen der Rücknahme noch zustimmen.
   *[abort] Die anderen müssen dem Abbruch noch zustimmen.
}
page-withdraw = Angebot zurückziehen
page-agree = Annehmen
page-decline = Ablehnen
page-resign = Aufgeben
page-resign-sure = Möchtest du aufgeben?
page-play-on = Weiterspielen
page-take-back = Zug zurücknehmen
page-draw = Remis anbieten
page-abort = Partie abbrechen
page-hand-over = Gib das Gerät an { $player }
page-hand-over-more = Sonst sollte jetzt niemand hinsehen.
page-hand-over-done = Ich bin { $player }

## Das Ende
page-won = Du hast gewonnen!
page-won-by = Du hast { $mine } zu { $theirs } gewonnen!
page-lost = Du hast verloren
page-lost-by = Du hast { $mine } zu { $theirs } verloren
page-wins = { $number ->
    [one] Sieg für { $player }!
   *[other] Gemeinsamer Sieg für { $player }!
}
page-wins-by = { $number ->
    [one] Sieg für { $player }
   *[other] Gemeinsamer Sieg für { $player }
}: { $mine } zu { $theirs }!
page-drawn = Unentschieden
page-drawn-by = Unentschieden, { $mine } zu { $theirs }
page-no-result = Kein Ergebnis
page-end-resignation = { $player } hat aufgegeben.
page-end-time = Die Zeit von { $player } ist abgelaufen.
page-end-absence = { $player } hat die Partie verlassen.
page-end-agreement = Die Spieler haben sich auf Remis geeinigt.
page-end-abort = Die Partie endete ohne Ergebnis.
page-rematch = Revanche
page-rematch-wanted = { $player } möchte eine Revanche.
page-rematch-waits = Die anderen müssen der Revanche noch zustimmen.
page-to-rematch = Zur Revanche
page-look-back = Ansehen
page-replay = Ende noch einmal zeigen
page-new-game = Neue Partie
page-record = Protokoll herunterladen
page-result = Ergebnis

## Die Würfel
page-dice = Wurde fair gemischt?
page-dice-more = Vor der Partie hat der Schiedsrichter einen geheimen Startwert gezogen und dessen Fingerabdruck gezeigt. Danach hat der Browser jedes Spielers eine zufällige Zahl gezogen und ebenfalls deren Fingerabdruck gezeigt. Erst als alle Fingerabdrücke da waren, haben die Browser ihre Zahlen offengelegt. So konnte niemand eine Zahl wählen, die ihm passt. Aus dem Startwert und diesen Zahlen folgt jedes Mischen. Jetzt ist der Startwert offen: Dein Browser kann alles noch einmal mischen und vergleichen.
page-dice-check = Nachprüfen
page-dice-agree = { $deals ->
    [one] Das Mischen stimmt
   *[other] Alle { $deals } Mischvorgänge stimmen
}, und der Startwert passt zu seinem Fingerabdruck. { $committed ->
    [yes] Auch die Zahlen der Spieler passen.
   *[no] {""}
} { $own ->
    [yes] Deine Zahl und die Fingerabdrücke sind die, die sich dieser Browser vor der Partie gemerkt hat.
   *[no] {""}
}
page-dice-seed = Das Protokoll enthält den Startwert nicht, also lässt sich nichts prüfen.
page-dice-commitment = Der Startwert passt nicht zu seinem Fingerabdruck.
page-dice-contribution = Die Zahl von Platz { $seat } passt nicht zu ihrem Fingerabdruck.
page-dice-witness = Ein Fingerabdruck oder eine Zahl weicht von dem ab, was sich dieser Browser vor der Partie gemerkt hat.
page-dice-shown = Zug { $ply } des Protokolls weicht von dem ab, was in der Partie zu sehen war.
page-dice-deal = Das Mischen bei Zug { $ply } stimmt nicht.
page-dice-before = Vor dem Austeilen
page-dice-reveal = Alle sind da. Die Partie beginnt, sobald eine Zahl für das Mischen da ist von: { $players }. Der Browser sendet sie von selbst, solange dort dieser Tisch offen ist.
page-dice-lost = Dieser Browser hat seine Zahl für das Mischen nicht mehr, deshalb kann die Partie nicht beginnen. Schließe den Tisch und erstelle einen neuen.
page-dice-missing = Die Partie hat nicht begonnen. Es fehlt die Zahl für das Mischen von: { $players }.

## Hilfe für die erste Partie
page-help = So geht’s
page-help-done = Verstanden
page-player-away = nicht da
page-away-long = Die andere Seite ist schon lange weg.
page-away-until = { $player } ist nicht da. Du kannst die Partie beenden in
page-claim-win = Sieg beanspruchen
