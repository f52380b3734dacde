# Was die Seite für alle Spiele sagt. Ihre Sätze für ein einzelnes Spiel stehen in page/<Spiel>.ftl, Namen von Figuren,
# Ablehnungen und Spielenden in <Spiel>.ftl.

## Spielbretter
page-board = Spielbrett: { $game }

## Die ganze Seite
page-house = Menagerie
page-language = Sprache
page-welcome = Fünf Denkspiele, ein Tisch
page-welcome-more = { $site ->
    [yes] Spiel gegen den Computer oder gegen jemanden neben dir. Alles läuft auf deinem Gerät.
   *[no] Spiel gegen den Computer, gegen jemanden neben dir oder weit weg. Ein Link genügt.
}
page-mute = Stumm
page-away = Verbindung verloren. Neuer Versuch …
page-stale = Das ist vielleicht nicht der neueste Stand: Der Server erreicht seine Datenbank nicht.
page-sending = { $connected ->
    [yes] Wird gesendet …
   *[no] Verbindung verloren. Deine Aktion wartet darauf, gesendet zu werden …
}
page-not-sent = Es gibt keine Verbindung, deshalb wurde nichts gesendet. Versuch es gleich noch einmal.
page-too-late = Die Verbindung war weg, und das Brett hat sich inzwischen geändert. Deine Aktion wurde nicht gespielt.
page-failed = In diesem Browser ist etwas schiefgegangen. Lade die Seite neu und versuche es noch einmal.
page-engine-not-started = Die Engine konnte in diesem Browser nicht starten. Prüfe deine Verbindung und lade die Seite neu, oder nimm einen neueren Browser.
page-engine-crashed = Die Engine ist wegen eines Fehlers stehen geblieben. Du kannst sie neu starten.
page-no-server = Der Server antwortet nicht.
page-other-version = Diese Seite hat eine andere Version als der Server.
page-needs-server = Dafür braucht es einen Menagerie-Server. Dieser Befehl startet einen: menagerie --lan
page-elsewhere = Dafür braucht es einen Server. Es gibt einen unter { $server }
page-elsewhere-title = Partien mit Leuten anderswo
page-elsewhere-more = Partien mit Leuten anderswo und Einladungen dazu brauchen einen Server.
page-elsewhere-none = Für Partien mit Leuten anderswo braucht es einen Menagerie-Server. Dieser Befehl startet einen: menagerie --lan
page-elsewhere-go = Zu { $server }
page-try-again = Noch einmal versuchen
page-not-installed = Diese Seite wurde über einfaches http geladen. Über https könntest du sie installieren, und der Browser würde eine
    Kopie für Zeiten ohne Netz behalten.
page-update = Eine neue Version ist da.
page-update-differs = Der Server hat eine andere Version dieser Seite. Lade sie, um auf dem Server weiterzumachen.
page-update-load = Jetzt laden
page-nowhere = Diese Seite gibt es nicht.
page-to-home = Alle Spiele
page-continue = Weiterspielen
page-your-games = Deine Partien
page-show-all = Alle { $number } zeigen
page-remove = Entfernen
page-remove-game = Diese Partie { $game } entfernen
page-remove-sure = { $alone ->
    [yes] Damit endet die Partie.
   *[no] Damit endet die Partie für alle. Haben alle schon gespielt, verlierst du sie.
}
page-play = Spielen
page-options = Einstellen
page-options-of = { $game } einstellen
page-join = Einer Partie beitreten
page-join-link = Einladungslink
page-join-go = Beitreten
page-join-what = Das ist kein Link zu einem Tisch. Ein Link enthält /join# oder /table/ und danach Buchstaben.
page-joining = Die Einladung wird geöffnet …
page-invited = { $known ->
    [yes] { $host } lädt dich zu einer Partie { $game } ein
   *[no] Du bist zu einer Partie { $game } eingeladen
}
page-you-play = Du spielst { $side }.
page-join-game = Mitspielen
page-computer = Computer, Stufe { $level }
page-computer-alone = Computer
page-player-level = Stufe { $level }
page-twin = { $side } (Stufe { $level })
page-this-device = An diesem Gerät
page-open-seat = { $side }: noch frei
page-referee = Schiedsrichter
page-guest = Gast
page-you = Einstellungen
page-name = Dein Name
page-name-save = Speichern
page-name-saved = Gespeichert
page-name-long = Ein Name hat höchstens { $longest } Zeichen: { $over ->
    [one] eines zu viel.
   *[other] { $over } zu viel.
}
page-themes = Farben
page-theme = { $theme ->
    [light] Hell
    [dark] Dunkel
    [contrast] Hoher Kontrast
   *[system] Wie das Gerät
}
page-speeds = Animationen
page-speed = { $speed ->
    [off] Aus
    [fast] Schnell
    [slow] Langsam
   *[normal] Normal
}
page-volume = Ton
page-coordinates = Koordinaten am Brett
page-coordinates-more = Buchstaben und Zahlen am Rand des Bretts.
page-premove = Vorausziehen
page-premove-more = Wähle deinen Zug, während jemand anderes am Zug ist. Er wird gespielt, sobald du am Zug bist, falls er dann erlaubt ist. In Big Manitou nicht verfügbar.
page-premove-gone = Der geplante Zug ist nicht mehr möglich.
page-confirm = Jeden Zug bestätigen
page-confirm-more = Ein Zug wird erst gespielt, wenn du ihn bestätigst.
page-notify = Benachrichtigen, wenn ich am Zug bin
page-notify-more = Nur wenn diese Seite im Hintergrund ist.
page-notify-never = Browser erlauben das nur über https oder auf dem Gerät, auf dem der Server läuft.
page-view = Protokoll öffnen
page-view-more = { $drops ->
    [yes] Zieh eine Datei irgendwo auf diese Seite oder füge ein Protokoll ein.
   *[no] Wähle eine Datei oder füge ein Protokoll ein.
}
page-view-file = Datei wählen
page-view-paste = Protokoll einfügen oder eintippen
page-view-show = Zeigen
page-view-drop = Protokoll hier ablegen
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
page-board-play = Abspielen
page-board-again = Noch einmal
page-board-stop = Anhalten
page-board-reset = Zum Anfang
page-board-try = Du bist dran: Probier es auf dem Brett.
page-board-refused = Nicht erlaubt.
page-rules-ruling = unsere Festlegung
page-rules-ruling-why = Die gedruckten Regeln lassen das offen. So legen wir es fest.
page-rules-printed = gedruckte Regeln
page-against = Wie willst du spielen?
page-against-computer = Gegen den Computer
page-against-device = An diesem Gerät
page-against-device-more = Alle spielen am selben Bildschirm.
page-against-link = Mit Freunden, per Link
page-against-link-more = Alle bekommen einen eigenen Link.
page-with-others = Mit anderen
page-preset = { $kind ->
    [first-game] Erste Partie
    [even-match] Auf Augenhöhe
   *[strongest] So stark wie möglich
}
page-preset-more = { $kind ->
    [first-game] Lerne das Spiel beim Spielen. Der Computer macht Fehler.
    [even-match] Er bestraft Fehler und macht selbst welche.
   *[strongest] Er spielt, so gut er kann.
}
page-level-word = { $rank ->
    [1] Anfänger
    [2] Neuling
    [3] Gelegenheitsspieler
    [4] Solide
    [5] Geübt
    [6] Stark
    [7] Experte
   *[8] Meister
}
page-clock-starts = Deine Uhr läuft ab deiner ersten Aktion.
page-not-reachable = Zurzeit öffnen sich die Links nur auf diesem Gerät. Wer den Server betreibt, kann ihn mit der Option --lan für das Netz öffnen.
page-level = Stufe
page-level-beaten = { $level }, geschafft
page-levels-beaten = { $number } von { $all } Stufen geschafft
page-side = Deine Seite
page-by-lot = Zufällig
page-option-draw = Auslosen
page-clock = Bedenkzeit
page-clock-none = Ohne Uhr
page-clock-fischer = { $minutes } min + { $seconds } s pro Zug
page-clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page-pie = Tauschregel
page-pie-more = { $game ->
    [mana] Wenn beide aufgestellt haben,
   *[other] Nach dem ersten Zug
} wählt der zweite Spieler eine Seite.{ $game ->
    [mana] {""}
   *[other] {" "}Das gleicht den Vorteil des ersten Zugs aus.
}
page-pie-term = Tauschregel: { $game ->
    [mana] Wenn beide aufgestellt haben,
   *[other] Nach dem ersten Zug
} wählt der zweite Spieler eine Seite
page-begin = Partie starten

## Am Tisch
page-waiting = Warten auf Mitspieler
page-waiting-for = { $player } ist eingeladen. Die Partie beginnt, sobald alle da sind.
page-waiting-host = { $seated ->
    [yes] Du bist dabei. Die Partie beginnt, sobald { $player } sie startet.
   *[no] Die Partie beginnt, sobald { $player } sie startet.
}
page-invite = Lade jemanden ein
page-invitation = Spiel { $game } mit mir:
page-friend-here = { $number ->
    [one] { $players } ist da. Bereit?
   *[other] { $players } sind da. Bereit?
}
page-here = { $number ->
    [one] { $players } ist da
   *[other] { $players } sind da
}
page-ready = Partie starten
page-ready-more = { $clock ->
    [yes] Noch läuft keine Uhr: Jede startet mit der ersten Aktion ihres Spielers.
   *[no] Die Partie beginnt für alle gleichzeitig.
}
page-fill-now = Hinzufügen
page-send = Teilen …
page-level-named = Stufe { $level }: { $word }
page-fill = Stattdessen gegen einen Computer
page-give-up-table = Tisch schließen
page-leave-table = Tisch verlassen
page-link = Link
page-link-once = Dieser Link ist für eine Person. Er gilt, bis der Platz besetzt ist.
page-code = QR-Code für diesen Link
page-copy = Link kopieren
page-copied = Kopiert
page-your-turn = Du bist am Zug
page-turn-of = { $computer ->
    [yes] Der Computer ist am Zug
   *[no] { $player } ist am Zug
}
page-turn-what = { $who }: { $what }.
page-turn-alone = { $who }.
# Vor einer Bemerkung zu einer Aktion, die nicht die letzte ist.
page-earlier-turn = Zu einem früheren Zug:
page-browsing = Frühere Stellung
page-browsing-turn = Frühere Stellung. { $who }.
page-to-game = Zurück zur Partie
page-viewer = Du
page-bar = Partie
page-menu = Menü
page-hint = Tipp
page-hint-what = Tipp: { $action }
page-hint-instead = Tipp: Nimm diesen Zug zurück. Besser: { $action }
# Wozu die empfohlene Aktion nachweislich führt.
page-hint-wins-now = Damit gewinnst du sofort.
page-hint-wins = Du kannst den Sieg erzwingen.
page-hint-wins-by = Du kannst den Sieg erzwingen (Vorsprung: { $points }).
page-hint-wait = Ein Tipp wird gesucht …
page-hint-none = Kein Tipp gefunden. Drück noch einmal auf Tipp.
page-hint-again = Danach bist du gleich wieder dran.
page-moves = Züge
page-first = Zum Anfang
page-back = Zurück
page-forth = Vor
page-look-back = Rückblick
page-look-forth = Vorwärts
page-newest = Zum letzten Zug
page-study = Wer steht besser?
page-study-wait = Denkt nach …
page-study-fair = Solange ihr spielt, analysiert dieser Server für keinen von euch eine Partie dieser Art. Er kann nicht verhindern, dass jemand ein anderes Programm oder einen zweiten Browser benutzt.
page-study-even = Ausgeglichen (geschätzt)
page-study-better = { $grade ->
    [winning] Gewonnen
    [much] Viel besser
    [slightly] Etwas besser
   *[better] Besser
} für { $player } (geschätzt)
page-study-many = { $grade ->
    [even] Ausgeglichen für { $player }
    [winning] { $sign ->
        [worse] Hoffnungslos für { $player }
       *[better] Gewonnen für { $player }
    }
    [much] { $sign ->
        [worse] Schlecht für { $player }
       *[better] Sehr gut für { $player }
    }
    [slightly] { $sign ->
        [worse] Etwas schlechter für { $player }
       *[better] Etwas besser für { $player }
    }
   *[better] { $sign ->
        [worse] Schlechter für { $player }
       *[better] Besser für { $player }
    }
} (geschätzt)
page-study-about = { $player } mit etwa { $points } Vorsprung (geschätzt)
page-study-by = { $player } mit { $points } Vorsprung (bewiesen)
page-study-within = { $player } gewinnt in höchstens { $plies } { $plies ->
    [one] Zug
   *[other] Zügen
} (bewiesen)
page-study-wins = { $player } gewinnt (bewiesen)
page-study-drawn = Unentschieden (bewiesen)
page-study-best = Am besten:
page-flip = Brett drehen
page-instead = Auf dem Server spielen?
page-instead-more = In diesem Browser läuft diese Partie nicht, oder er kann sie nicht speichern. Du kannst sie stattdessen auf dem Server spielen. Dort wird sie gespeichert, und wer ihren Link hat, kann zusehen.
page-instead-yes = Auf dem Server spielen
page-share = Andere zusehen lassen
page-share-short = Teilen
page-share-more = Alle mit diesem Link können zusehen, aber nicht mitspielen. Verdeckte Karten bleiben verdeckt.
page-share-here = Diese Partie liegt auf diesem Gerät, wo sie niemand sonst sehen kann. Auf dem Server lässt sie sich teilen, und dort geht sie auch weiter.
page-share-move = Auf den Server legen
page-ask = { $action }. So spielen?
page-ask-play = Spielen
page-ask-leave = Abbrechen
page-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
page-said = { $player }: { $action }.
page-notation = Notation
page-notation-more = Notation: Züge so zeigen, wie Programme sie schreiben
page-brief-moves = { $piece } { $from }–{ $to }
page-brief-takes = schlägt { $what }
page-brief-sets = { $piece } auf { $to }
page-brief-again = noch einmal
page-brief-skipped = { $side } setzt aus
page-told-move = { $piece } von { $from } nach { $to }
page-told-set = { $piece } auf { $to }
page-told-captured = geschlagen: { $what }
page-why = Regel { $clause }
page-rule = Regel
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
page-resign-more = Du verlierst die Partie.
page-resign-yes = Aufgeben
page-draw-sure = Einigt ihr euch auf Remis?
page-draw-more = Die Partie endet sofort, und niemand gewinnt.
page-draw-yes = Remis
page-abort-sure = Möchtest du die Partie beenden?
page-abort-more = Sie endet ohne Ergebnis.
page-abort-yes = Beenden
page-not-now = Jetzt nicht
page-title-offer = { $offer ->
    [draw] Remisangebot
    [take-back] Bitte um Rücknahme
   *[abort] Bitte um Abbruch
}
page-play-on = Weiterspielen
page-take-back = Zug zurücknehmen
page-draw = Remis anbieten
page-abort = Partie beenden
page-hand-over = Gib das Gerät an { $player }
page-hand-over-more = Sonst sollte jetzt niemand hinsehen.
page-hand-over-done = Ich bin { $player }

## Die Tauschregel
page-pie-choose = Wähle deine Seite
page-pie-choose-both = { $side }, wähle eine Seite
page-pie-begun = { $game ->
    [mana] Beide haben aufgestellt. { $whose ->
        [computer] Der Computer spielt
        [unnamed] Dein Gegenüber spielt
       *[other] { $player } spielt
    } { $theirs }.
   *[other] { $whose ->
        [computer] Der Computer hat
        [unnamed] Dein Gegenüber hat
       *[other] { $player } hat
    } mit { $theirs } begonnen.
}
page-pie-begun-both = { $game ->
    [mana] Beide haben aufgestellt.
   *[other] { $theirs } hat begonnen.
}
page-pie-means = Wenn du { $theirs } übernimmst, spielt { $whose ->
    [computer] der Computer
    [unnamed] dein Gegenüber
   *[other] { $player }
} { $yours }. Danach ist in jedem Fall { $next } am Zug.
page-pie-means-both = Wenn du { $theirs } übernimmst, tauscht ihr die Seiten. Danach ist in jedem Fall { $next } am Zug.
page-pie-take = { $side } übernehmen
page-pie-keep = Bei { $side } bleiben
page-pie-chooses = Tauschregel: { $whose ->
    [computer] Der Computer
    [unnamed] Dein Gegenüber
   *[other] { $player }
} wählt zwischen { $yours } und { $theirs }.
page-pie-exchanged = { $chooser ->
    [you] Du hast
    [computer] Der Computer hat
    [unnamed] Dein Gegenüber hat
   *[other] { $player } hat
} { $taken } übernommen. { $partner ->
    [you] Du spielst
    [computer] Der Computer spielt
    [unnamed] Dein Gegenüber spielt
   *[other] { $other } spielt
} jetzt { $left }.
page-pie-kept = { $chooser ->
    [you] Du bleibst
    [computer] Der Computer bleibt
    [unnamed] Dein Gegenüber bleibt
   *[other] { $player } bleibt
} bei { $side }.
page-pie-exchanged-both = Die Seiten sind getauscht: Wer { $taken } gespielt hat, spielt jetzt { $left }.
page-pie-kept-both = Die Seiten bleiben, wie sie sind.

## Das Ende
page-won = Du hast gewonnen!
page-won-by = Du gewinnst { $mine } zu { $theirs }!
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
page-end-resignation = { $whose ->
    [yours] Du hast
   *[other] { $player } hat
} aufgegeben.
page-end-time = { $whose ->
    [yours] Deine Zeit
   *[other] Die Zeit von { $player }
} ist abgelaufen.
page-end-absence = { $whose ->
    [yours] Du hast
   *[other] { $player } hat
} die Partie verlassen.
page-end-agreement = Die Spieler haben sich auf Remis geeinigt.
page-end-abort = Die Partie endete ohne Ergebnis.
page-next-level = Stufe { $level } spielen
# Was die nächste Stufe jedes Spiels besser macht, nach einem Sieg.
page-better-jungle = Schlägst du Stufe { $level }? Sie { $level ->
    [2] übersieht weniger Beute.
    [3] übersieht selten Beute.
    [4] bedenkt deine Antwort.
    [5] denkt drei Züge voraus.
    [6] denkt noch weiter voraus.
    [7] irrt sich selten.
   *[8] spielt, so gut sie kann.
}
page-better-mancala = Schlägst du Stufe { $level }? Sie { $level ->
    [2] übersieht weniger.
    [3] übersieht nur noch wenig.
    [4] übersieht fast nichts.
    [5] sieht jeden Zug.
    [6] bedenkt deine Antwort.
    [7] denkt weiter voraus.
   *[8] spielt, so gut sie kann.
}
page-better-mana = Schlägst du Stufe { $level }? Sie { $level ->
    [2] übersieht nur noch wenig.
    [3] bedenkt deine Antwort.
    [4] denkt weiter voraus.
    [5] irrt sich seltener.
    [6] irrt sich noch seltener.
    [7] denkt noch weiter voraus.
   *[8] spielt, so gut sie kann.
}
page-better-mandua = Schlägst du Stufe { $level }? Sie { $level ->
    [2] übersieht weniger.
    [3] denkt drei Züge voraus.
    [4] irrt sich seltener.
    [5] denkt weiter voraus.
    [6] irrt sich noch seltener.
    [7] irrt sich kaum noch.
   *[8] spielt, so gut sie kann.
}
page-better-manitou = Schlägst du Stufe { $level }? Sie { $level ->
    [2] denkt etwas länger nach.
    [3] denkt länger nach.
    [4] denkt viel länger nach.
   *[5] spielt, so gut sie kann.
}
page-lost-cheer = Gut gespielt. Noch einmal?
page-rematch = Revanche
page-rematch-wanted = { $player } möchte eine Revanche.
page-rematch-next = In der Revanche spielst du { $side }.
page-rematch-side = Du würdest { $side } spielen.
page-rematch-waits = Die anderen müssen der Revanche noch zustimmen.
page-to-rematch = Zur Revanche
page-look-board = Zum Brett
page-review = Auswerten
page-replay = Ende abspielen
page-new-game = Neue Partie
page-record = Protokoll herunterladen
page-result = Ergebnis

## Die Würfel
page-dice = Wurde fair gemischt?
page-dice-more = Vor der Partie hat der Schiedsrichter einen geheimen Startwert gezogen und dessen Fingerabdruck gezeigt. Danach hat der Browser jedes Spielers eine zufällige Zahl gezogen und ebenfalls deren Fingerabdruck gezeigt. Erst als alle Fingerabdrücke da waren, haben die Browser ihre Zahlen offengelegt. So konnte niemand eine Zahl zum eigenen Vorteil wählen. Aus dem Startwert und diesen Zahlen folgt jedes Mischen. Jetzt ist der Startwert offen: Dein Browser kann alles noch einmal mischen und vergleichen.
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
page-dice-reveal = Alle sind da. Zum Mischen fehlt noch eine Zahl von: { $players }. Ein Browser sendet diese Zahl von selbst, solange dieser Tisch in ihm offen ist.
page-dice-shuffling = Die Karten werden gemischt.
page-dice-lost = Dieser Browser hat seine Zahl für das Mischen nicht mehr, deshalb kann die Partie nicht beginnen. Schließe den Tisch und erstelle einen neuen.
page-dice-missing = Die Partie hat nicht begonnen. Zum Mischen fehlt eine Zahl von: { $players }.

## Die Einführung in die erste Partie
page-guide = So wird gespielt
page-guide-skip = Einführung beenden
page-guide-done = Das Wichtigste weißt du jetzt. Alles Weitere steht in den Regeln.
page-guide-again = Zeig mir, wie
page-player-away = nicht da
page-away-long = Die andere Seite ist schon lange weg.
page-away-until = { $player } ist nicht da. Du kannst die Partie beenden in
page-claim-win = Sieg beanspruchen

## Das Analysebrett
page-analyse = Analysebrett
page-analyse-more = Spiele für beide Seiten, geh zurück und probiere etwas anderes. Alles bleibt in diesem Browser und in der Adresse der Seite.
page-analyse-title = Analyse: { $game }
page-analyse-no-place = Diese Adresse wurde unterwegs gekürzt oder verändert, deshalb lässt sich die Analyse darin nicht lesen. Bitte um die ganze Adresse.
page-analyse-other = Etwas anderes analysieren
page-analyse-tree = Aktionen und Varianten
page-analyse-start = Anfang
page-analyse-notes = Notizen zu dieser Aktion
page-analyse-marks = Zugbewertung
page-analyse-mark = { $mark ->
    [brilliant] Brillant
    [good] Gut
    [interesting] Interessant
    [dubious] Zweifelhaft
    [mistake] Fehler
   *[blunder] Grober Fehler
}
page-analyse-mark-found = Von der Auswertung
page-analyse-varies = Du probierst gerade etwas anderes
page-analyse-main = Zurück zur Hauptlinie
page-analyse-drawn = Mit Zeichnungen auf dem Brett
page-analyse-comment = Kommentar
page-analyse-draw-begun = Zeichnung ab { $cell }. Geh zu dem Feld, auf dem sie endet, und drück noch einmal M.
page-analyse-draw-left = Zeichnung abgebrochen
page-analyse-draw-done = { $done ->
    [removed] Entfernt
   *[drawn] Gezeichnet
}: { $colour ->
    [red] roter
    [blue] blauer
    [yellow] gelber
   *[green] grüner
} { $shape ->
    [circle] Kreis um { $cell }
   *[arrow] Pfeil von { $cell } nach { $to }
}
page-analyse-draw = Auf dem Brett zeichnen
page-analyse-draw-mouse = Maus: Zieh mit der rechten Taste einen Pfeil, oder klick mit ihr für einen Kreis.
page-analyse-draw-touch = Touchscreen: Halte ein Feld gedrückt, bis ein Kreis erscheint. Lass los, oder zieh den Finger für einen Pfeil auf ein anderes Feld.
page-analyse-draw-keys = Tastatur: Drück M auf dem ersten Feld und noch einmal M auf dem letzten.
page-analyse-draw-colours = Die Umschalttaste zeichnet rot, Alt blau, beide zusammen gelb.
page-analyse-draw-again = Zeichne dasselbe noch einmal, um es zu entfernen.
page-analyse-draw-colour = Farbe
page-analyse-draw-in = { $colour ->
    [red] Rot zeichnen
    [blue] Blau zeichnen
    [yellow] Gelb zeichnen
   *[green] Grün zeichnen
}
page-analyse-undo = Rückgängig
page-analyse-redo = Wiederholen
page-analyse-promote = Variante aufwerten
page-analyse-delete = Löschen
page-analyse-link = Link kopieren
page-analyse-copied = Link kopiert
page-analyse-home = Probiere in jedem Spiel Aktionen für beide Seiten, behalte Varianten, und lass dir vom Computer sagen, was am besten ist.
page-analyse-open = Analysebrett öffnen
page-analyse-look = Karten von { $player } zeigen
page-analyse-game = Zurück zur Partie
page-analyse-review = Auswertung der Partie
page-analyse-review-start = Partie auswerten
page-analyse-review-more = Der Computer sieht sich auf diesem Gerät jede Stellung der Hauptlinie an und zeigt, was jede Aktion verschenkt hat.
page-analyse-review-progress = { $done } von { $total } Stellungen
page-analyse-review-stop = Anhalten
page-analyse-review-go-on = Fortsetzen
page-analyse-review-done = Die Auswertung ist fertig.
page-analyse-review-accuracy = { $percent } % Genauigkeit
page-analyse-review-accuracy-more = Eine Aktion, die nichts verschenkt, zählt 100 %. Eine Aktion, die ein Sechstel der Gewinnchance verschenkt, zählt 50 %. War nur eine Aktion möglich, zählt sie nicht.
page-analyse-review-found = Beste Aktion gefunden: { $found } von { $actions }
page-analyse-review-given = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} verschenkt (bewiesen)
page-analyse-review-open = { $open } { $open ->
    [one] Aktion
   *[other] Aktionen
} nicht beurteilt
page-analyse-review-learn = { $number ->
    [one] Aus dem Fehler von { $player } lernen
   *[other] Aus { $number } Fehlern von { $player } lernen
}
page-analyse-review-learn-own = { $number ->
    [one] Aus deinem Fehler lernen
   *[other] Aus deinen { $number } Fehlern lernen
}
page-analyse-review-number = { $number ->
    [one] Ein Fehler gefunden
   *[other] { $number } Fehler gefunden
}
page-analyse-review-mistakes = Fehler
page-analyse-review-all = Alle { $number } Fehler zeigen
page-analyse-review-fewer = Nur die schlimmsten zeigen
page-analyse-review-none = Keine Aktion hat viel verschenkt.
page-analyse-review-move = Zug { $number }
page-analyse-review-count = Fehler: { $counts }.
page-analyse-review-count-of = { $whose ->
    [yours] { $number } von dir
    [computer] { $number } vom Computer
   *[other] { $number } von { $player }
}
page-analyse-review-of = { $whose ->
    [yours] { $number ->
        [one] Dein Fehler
       *[other] Deine Fehler
    }
    [computer] Fehler des Computers
   *[other] Fehler von { $player }
} ({ $number })
page-analyse-review-key = Tippe auf einen Fehler, um ihn auf dem Brett zu sehen:
page-analyse-review-key-played = was gespielt wurde
page-analyse-review-key-better = was besser war
page-analyse-review-key-may = was ziehen darf
page-analyse-review-figures = Mehr Zahlen
page-analyse-change = { $to } % Gewinnchance statt { $from } % (geschätzt)
page-analyse-quality = { $grade ->
    [excellent] Ausgezeichnet
    [good] Gut
    [fair] Ordentlich
   *[weak] Viele Fehler
}
page-analyse-opening = Die Partie wird geöffnet …
page-analyse-expert = Für Fortgeschrittene: Zeichen und Varianten
page-analyse-review-turning = Wendepunkt
page-analyse-review-best = { $whose ->
    [yours] Deine beste Aktion
   *[other] Beste Aktion
}
page-analyse-review-answer = Beste Antwort: { $action }
page-analyse-review-better = Besser: { $action }
page-analyse-graph = Wer in jeder Stellung besser steht
page-analyse-graph-how = Von links nach rechts: die Partie. Je mehr von einer Farbe, desto besser für diese Seite: unten { $first }, oben { $second }.
page-analyse-graph-how-many = Von links nach rechts: die Partie. Je höher eine Linie, desto besser für diesen Spieler.
page-analyse-graph-shown = das Brett jetzt
page-analyse-graph-at = { $at } von { $last }. { $worth }
page-analyse-graph-proven = bewiesen (einfarbig)
page-analyse-graph-estimated = geschätzt (gestreift)
page-analyse-cost = { $percent } % der Gewinnchance verschenkt (geschätzt)
page-analyse-cost-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} verschenkt (bewiesen)
page-analyse-cost-result = { $from ->
    [won] { $to ->
        [drawn] Aus einem Sieg ein Unentschieden gemacht
       *[lost] Aus einem Sieg eine Niederlage gemacht
    }
   *[drawn] Aus einem Unentschieden eine Niederlage gemacht
} (bewiesen)
page-analyse-learn = { $whose ->
    [yours] Aus deinen Fehlern lernen
   *[other] Aus den Fehlern lernen: { $player }
}
page-analyse-learn-step = { $step } von { $steps }
page-analyse-learn-ask = { $whose ->
    [yours] Du hast hier
   *[other] { $player } hat hier
} { $action } gespielt. { $cost }. Finde auf dem Brett etwas Besseres.
page-analyse-learn-checking = { $action } wird geprüft …
page-analyse-learn-good = Richtig! Nichts ist deutlich besser als { $action }.
page-analyse-learn-not-best = { $action } ist nicht die beste Aktion. Versuch etwas anderes.
page-analyse-learn-same = { $action } wurde in der Partie gespielt. Versuch etwas anderes.
page-analyse-learn-unclear = Der Computer hat nicht weit genug gesehen, um { $action } zu beurteilen. Versuch etwas anderes.
page-analyse-learn-shown = { $action } war besser.
page-analyse-learn-back = Zurück zur Stellung
page-analyse-learn-show = Lösung zeigen
page-analyse-learn-skip = Überspringen
page-analyse-learn-reply = Danach erwartet:
page-analyse-learn-next = Nächster Fehler
page-analyse-learn-result = Ergebnis ansehen
page-analyse-learn-over = Du hast bei { $found } von { $steps } Fehlern etwas Besseres gefunden.
page-analyse-learn-again = Von vorn
page-analyse-learn-close = Schließen
page-analyse-neither = Das ist weder ein Partieprotokoll noch der Text einer Stellung. Ein Protokoll beginnt mit [Spec "…"].
page-analyse-engine = Beste Züge
page-analyse-lines = Vorschläge
page-analyse-lines-of = { $kind ->
    [proven] Am besten für { $player }:
    [points] Am besten für { $player }, mit dem erwarteten Vorsprung am Ende:
   *[estimated] Am besten für { $player }, mit der Gewinnchance:
}
page-analyse-others = { $kind ->
    [proven] Alle anderen Aktionen:
    [points] Alle anderen Aktionen, mit dem bewiesenen oder erwarteten Vorsprung:
   *[estimated] Alle anderen Aktionen, mit dem bewiesenen Ergebnis oder der Gewinnchance:
}
page-analyse-chance = { $percent } %
page-analyse-about = ≈ { $points }
page-analyse-even = Remis
page-analyse-proven = { $sign ->
    [wins] Gewinnt
   *[loses] Verliert
}
page-analyse-proven-in = { $sign ->
    [wins] Gewinnt in { $plies }
   *[loses] Verliert in { $plies }
}
page-analyse-over = Hier gibt es keine Aktion zu wählen.
page-analyse-nodes = { $kind ->
    [playouts] { $nodes } Partien zu Ende gespielt
   *[positions] { $nodes } Stellungen
}
page-analyse-depth = { $plies } Halbzüge tief
page-analyse-speed = { $nodes } pro Sekunde
page-analyse-lines-all = alle
page-analyse-tables = Größere Endspieltabellen ({ $megabytes } MB)
page-analyse-tables-building = Die Tabellen werden gebaut. Das kann einige Sekunden dauern …
page-analyse-threat = Drohung
page-analyse-threat-what = Wenn { $passer } passen könnte, würde { $player } { $action } spielen.
page-analyse-threat-none = Hier lässt sich keine Drohung zeigen: Der Zug kann nicht an den anderen Spieler gehen.
page-analyse-hint-more = Aktion zeigen
page-analyse-hint-place = Der Kreis auf dem Brett zeigt, wo die beste Aktion beginnt.
page-analyse-parts = Teile der Analyse
page-analyse-part-notes = Aktionen und Notizen
page-analyse-part-review = Auswertung
