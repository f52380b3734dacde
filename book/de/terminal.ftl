# Was das Programm im Terminal sagt: menagerie play, menagerie analyze und menagerie match. Die Ablehnungen der
# Regeln stehen in common.ftl und den Dateien der Spiele.

terminal-meant = Meintest du { $text }?

## Spieler (crates/menagerie/src/play/session.rs)

terminal-you = du
terminal-player = Spieler { $number }
terminal-seat = Platz { $seat }

## Eine Partie (crates/menagerie/src/play)

terminal-how-to-act = Gib eine Aktion ein, { $moves } für eine Liste oder { $help } für die Befehle.
terminal-thinking = { $player } denkt nach …
terminal-no-beginning = Keine erlaubte Aktion beginnt mit { $text }.
terminal-beginnings = { $count } Aktionen. Sie beginnen mit:
terminal-more-moves = Mehr zeigt { $command }.
terminal-more-moves-form = moves ANFANG
terminal-why-form = Gib why und eine Aktion ein, etwa: why a1-a2
terminal-is-legal = { $action } ist erlaubt.
terminal-hint = erwartetes Ergebnis { $percent } %
terminal-hint-line = erwartetes Ergebnis { $percent } %; danach vielleicht { $line }
terminal-taken-back = Zurückgenommen: { $actions }
terminal-rules-form = Gib rules und eine Regel ein, etwa: rules { $letters }-1. Alle Regeln: menagerie rules { $game }
terminal-manual-pages = Die Seiten des Handbuchs sind { $pages }.
terminal-no-position = Stellungen dieses Spiels haben keinen Text.
terminal-saved = Gespeichert in { $file }.
terminal-look-away = { $player }, du bist am Zug. Niemand sonst sollte hinsehen.
terminal-press-enter = Drücke die Eingabetaste.
terminal-continues = { $text } geht weiter mit: { $parts }
terminal-no-number = In der Liste der Aktionen gibt es keine Nummer { $number }: Sie geht von 1 bis { $count }.
terminal-help-hint = Gib { $moves } für die erlaubten Aktionen oder { $help } für die Befehle ein.
terminal-resign = Aufgeben? Dann gewinnt die andere Seite. Gib ja ein, um aufzugeben:
terminal-yes = ja
terminal-no = nein
terminal-not-resigned = Du spielst weiter.
terminal-pie = Tauschregel (C-10): Nach der Eröffnung wählt der zweite Spieler eine Seite.
terminal-choose-side = Tauschregel: { $player } wählt eine Seite. { $side } übernehmen? Gib ja oder nein ein:
terminal-sides-exchanged = Die Seiten sind getauscht: { $players }.
terminal-side-kept = { $player } bleibt auf dieser Seite.
terminal-yes-or-no = „{ $text }“ beantwortet die Frage nicht. Gib { $yes } oder { $no } ein.
terminal-bids = Bieten (C-12): Abwechselnd nennen die Spieler immer weniger Jäger oder passen. Wer passt, spielt die Tigerseite.
terminal-bid = { $player }, mit wie vielen Jägern würdest du die Jägerseite spielen? Gib eine Zahl von 1 bis { $most }{ $first ->
    [yes] {""}
   *[no] {" "}oder { $pass }
} ein:
terminal-bid-pass = passe
terminal-bid-only-pass = { $player }, es wurde ein Jäger genannt, du kannst also nur passen. Gib { $pass } ein:
terminal-bid-named = { $player } nennt { $number }.
terminal-bid-passed = { $player } passt. Die Spieler jetzt: { $players }.
terminal-bid-form = { $text } ist hier kein Gebot.
terminal-too-narrow = Dieses Brett braucht { $needed } Spalten. Dein Terminal hat { $has }.

## Das Ende einer Partie
terminal-ended = Die Partie endet durch { $stop ->
    [resignation] Aufgabe
    [agreement] Einigung
    [time] Zeitüberschreitung
    [absence] Abwesenheit
   *[abort] Abbruch
}.
terminal-winner = Sieg: { $player }
terminal-draw = Unentschieden
terminal-shared-win = Geteilter Sieg: { $players }
terminal-standing = Ergebnis { $result } Punkte { $score }
terminal-forfeit = Die Partie endet: { $why }.
terminal-continue = Die Partie ist gespeichert. So geht sie weiter:
terminal-kept = Die Partie liegt in { $file }. Wo sie gewonnen und verloren wurde, zeigt:
terminal-not-saved = Die Partie konnte nicht gespeichert werden: { $error }

## Was eine Aktion bewirkt hat (crates/menagerie/src/play/remarks.rs)
terminal-starved = { $side }: { $animal } verhungert. { $eats ->
    [yes] Fressbar war { $prey }.
   *[no] Kein hungriges Tier hat angegriffen.
}
terminal-prey = { $animal } auf { $square }
terminal-hungry-legend = ! hungrig: Eines dieser Tiere muss jetzt angreifen, sonst verhungern alle (J-11)
terminal-skipped = { $skipped } kann nicht ziehen und setzt aus. { $next } zieht noch einmal.

## Eine Analyse (crates/menagerie/src/commands/analyze)
terminal-record = Partie { $number }: { $spec }, { $plies } Halbzüge
terminal-line = Zeile { $number }
terminal-ply = Halbzug { $number }
terminal-broken-record = Partie { $number }: { $error }
terminal-not-over = Die Partie ist nicht zu Ende.
terminal-scores-so-far = Punkte bisher: { $scores }
terminal-scores = Punkte: { $scores }
terminal-to = zu
terminal-and = und
terminal-result = { $outcome ->
    [one] Sieg für { $players }
    [draw] Unentschieden
   *[shared] Geteilter Sieg für { $players }
}{ $how }.
terminal-by-stop = durch { $stop ->
    [resignation] Aufgabe
    [agreement] Einigung
    [time] Zeitüberschreitung
    [absence] Abwesenheit
   *[abort] Abbruch
}
terminal-turning-point = Wendepunkt: { $ply }. { $player } spielte { $action }
terminal-swing = { $cost }: vorher { $from }, nachher { $to }
terminal-no-turning-point = Keine einzelne Aktion hat diese Partie entschieden.
terminal-costliest = Teuerste Aktionen: { $actions }
terminal-best-action = Beste Aktion: { $action }, { $percent } % besser als jede andere
terminal-after = Nach { $action }: { $outcome }
terminal-better-was = Besser war { $action }: { $outcome }
terminal-answers = { $player } antwortet { $action }, und { $outcome }
terminal-can-expect = { $player } kann { $worth } erwarten
terminal-will = { $player } { $result ->
    [won] gewinnt
    [lost] verliert
   *[drawn] spielt unentschieden
}{ $margin }
terminal-gains = Punkte: { $gains }
terminal-worth = { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] unentschieden
}{ $margin }
terminal-ahead = mit { $stones } { $one ->
    [yes] Stein
   *[no] Steinen
} Vorsprung
terminal-behind = mit { $stones } { $one ->
    [yes] Stein
   *[no] Steinen
} Rückstand
terminal-in-plies = in { $plies }
terminal-cost = kostet { $cost }
terminal-stones = { $stones } { $one ->
    [yes] Stein
   *[no] Steine
}
terminal-only-action = die einzige erlaubte Aktion
terminal-better = besser { $worth }: { $line }
terminal-accuracy = Genauigkeit
terminal-actions = Aktionen
terminal-given-away = verschenkt
terminal-games = { $games } Partien
terminal-values-of = Die Werte sind das erwartete Ergebnis von { $player }.
terminal-values-of-each = Jeder Wert ist das erwartete Ergebnis der Seite, die am Zug ist.
terminal-decimal-point = ,

## Ein Match (crates/menagerie/src/commands/match)
terminal-match-progress = { $played } von { $games } Partien
terminal-match-won = gewonnen
terminal-match-shared = geteilt
terminal-match-lost = verloren
terminal-match-score = Ergebnis
terminal-match-elo = Elo { $elo } ({ $low } bis { $high })
terminal-match-seats = am ersten Platz { $first }, am zweiten { $second }
terminal-match-fair-share = das { $share }-Fache des gerechten Anteils
terminal-match-sprt = { $low } oder { $high } Elo: { $verdict } ({ $ratio })
terminal-match-elo-holds = { $elo } Elo trifft zu
terminal-match-undecided = nicht entschieden
terminal-match-ratio = Log-Likelihood-Quotient { $ratio }
terminal-match-ratio-of = Log-Likelihood-Quotient { $ratio } von ±{ $bound }
terminal-table-player = Spieler
terminal-table-games = Partien
terminal-table-score = Ergebnis

## Befehle
terminal-command-action = sie spielen, geschrieben wie in der Liste der Züge
terminal-command-number = die Aktion mit dieser Nummer in der Liste der Züge spielen
terminal-command-moves = die erlaubten Aktionen auflisten oder nur die mit diesem Anfang
terminal-command-why = erklären, warum eine Aktion nicht erlaubt ist
terminal-command-hint = zeigen, was der Computer spielen würde
terminal-command-undo = deinen letzten Zug zurücknehmen
terminal-command-rules = eine Regel lesen
terminal-command-board = das Brett noch einmal zeigen
terminal-command-position = die Stellung als Text zeigen
terminal-command-save = die Partie speichern und weiterspielen
terminal-command-resign = aufgeben, nach einer Rückfrage
terminal-command-quit = die Partie speichern und aufhören
terminal-command-help = diese Liste zeigen
terminal-argument-action = AKTION
terminal-argument-number = NUMMER
terminal-argument-beginning = ANFANG
terminal-argument-clause = REGEL
terminal-argument-file = DATEI

## Bretter (crates/menagerie/src/games)
terminal-den = ( Bau )
terminal-captured = geschlagen
terminal-setup = Aufstellung
terminal-duty = Zugpflicht
terminal-no-duty = Keine Zugpflicht
terminal-any-piece = jede Figur zieht
terminal-steps = { $strokes } { $one ->
    [yes] ein Schritt
   *[no] { $steps } Schritte
}
terminal-bird-waits = der Vogel wartet
terminal-on-board = auf dem Brett
terminal-to-set = zu setzen
terminal-beaten = geschlagen
terminal-removed = entfernt
terminal-must-beat = muss noch { $count } schlagen
terminal-announced = angesagt { $announced }, geschlagen { $beaten }
terminal-beaten-so-far = bisher { $count } geschlagen
terminal-object = angesagt { $announced }, geschlagen { $beaten }: Einspruch?
terminal-removes-tiger = { $side } entfernt einen Tiger
terminal-hunt = Jagd { $hunt } von { $hunts }
terminal-ground = Jagdgrund { $ground }
terminal-booty = Beute
terminal-first = beginnt
terminal-dealer = gibt
terminal-points = { $points } { $one ->
    [yes] Punkt
   *[other] Punkte
}
terminal-totem = ♦Totem
terminal-horse = ♦Pferd
terminal-hand = Hand { $hand }, Stapel { $deck }
terminal-your-hand = deine Hand
terminal-your-deck = Stapel, ungeordnet: { $cards }
terminal-your-cards = Karten
terminal-choose = Wähle { $count } davon. Gib zuerst die Jäger in aufsteigender Reihenfolge ein, dann die Helden.
terminal-eighth = Wer das Totem hat, darf noch eine Karte spielen.
terminal-move-hunter = Wer das Pferd hat, darf einen Jäger versetzen.
terminal-discard = Der Lederdieb kommt zu { $player }: Gib ein Plättchen ab.
terminal-take = Nimm ein Plättchen aus Jagdgrund { $ground }, { $why ->
    [heroes] für die Helden
    [highest] für die höchste Summe der Jäger
   *[next] für die nächsthöchste Summe der Jäger
}.

## Was das Programm ablehnt (crates/menagerie/src/refusal.rs)
program-address-in-use = { $address } ist belegt. Läuft Menagerie schon? Mit --port 0 nimmt das Programm einen freien Port.
program-admin-answer = Der Server hat nicht geantwortet: { $error }
program-admin-no-server = { $file }: Mit dieser Datei läuft kein Server. Starte einen mit menagerie serve, oder nenne seine Datei mit --data.
program-admin-not-allowed = { $file }: Nur das Konto, unter dem der Server läuft, darf ihm Befehle geben.
program-admin-system = Der Server nimmt Befehle über einen Unix-Socket an. Dieses System hat keine Unix-Sockets.
program-analyze-chance = Am Zug ist der Schiedsrichter, kein Spieler. Gib seine Aktion mit --moves an.
program-analyze-over = Die Partie ist zu Ende; es gibt nichts zu analysieren.
program-annotate-broken = { $file }: Partie { $record } ist fehlerhaft und ginge verloren: { $error } Wähle für --annotate eine andere Datei.
program-backup-damaged = Die Sicherung ist geschrieben, aber { $place } ist beschädigt: { $error }.
program-book-game = Eröffnungsbücher gibt es nur für { $games }.
program-book-stones = Eröffnungsbücher und ausgeglichene Anfänge gibt es nur für Spiele mit höchstens { $stones } Steinen je Mulde.
program-certificate-bad = { $file }: { $error }
program-certificate-fault = { $file } beweist nichts. { $error }
program-certificate-game = Für { $spec } gibt es keine Zertifikate. Es gibt sie für { $games }.
program-certificate-long = Es wurde keine Strategie gefunden, die in höchstens { $most } Halbzügen gewinnt, ohne eine Stellung zu wiederholen oder eine Figur zu oft hin und her zu ziehen. Mehr Halbzüge darf ein Zertifikat nicht haben.
program-certificate-open = Es gibt kein Zertifikat, weil weder ein Sieg noch ein Wert bewiesen ist.
program-certificate-value = In { $spec } kann ein Zertifikat nur einen Gewinn beweisen, einen Wert nur in Mancala.
program-clause-unknown = Es gibt keine Regel { $clause }.
program-copy-source = { $place }: { $error }
program-copy-target = { $place }: { $error }
program-copy-differs = { $place }: Gelesen wurde etwas anderes, als geschrieben wurde: { $error }. Die Kopie ist nicht fertig.
program-data = { $file }: { $error }
program-data-damaged = { $place } ist beschädigt: { $error }.
program-data-missing = Es gibt keine Datei { $file }. Nenne die Datei des Servers mit --data.
program-data-held = { $file }: Ein anderer Server benutzt diese Datei. Wähle mit --data eine andere.
program-database-held = { $place }: Server benutzen diese Datenbank. Beende sie zuerst.
program-engine = Problem mit der Engine „{ $command }“: { $problem }.
program-file = { $file }: { $error }
program-file-missing = { $file }: Diese Datei oder diesen Ordner gibt es nicht. Prüfe den Namen.
program-file-permission = { $file }: Dein Konto darf darauf nicht zugreifen. Ändere die Rechte, oder wähle einen anderen Ort.
program-file-taken = { $file }: Etwas mit diesem Namen ist schon da. Wähle einen anderen Namen.
program-file-is-folder = { $file }: Das ist ein Ordner. Nenne eine Datei.
program-file-in-file = { $file }: Einer dieser Namen ist eine Datei, kein Ordner. Wähle einen anderen Ordner.
program-file-read-only = { $file }: Dorthin kann nichts geschrieben werden. Wähle einen anderen Ort.
program-file-disk-full = { $file }: Der Datenträger ist voll. Schaffe Platz, oder wähle einen anderen Ort.
program-file-name = { $file }: Dieser Name ist zu lang oder nicht erlaubt. Wähle einen anderen Namen.
program-file-exists = { $file } gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --force.
program-file-no-records = { $file } enthält etwas anderes als Partien: { $error } Wähle einen anderen Namen, oder ersetze die Datei mit --force.
program-input = Die Eingabe kann nicht gelesen werden: { $error }
program-level-unknown = { $game } hat keine Stufe { $level }: Es gibt die Stufen 1 bis { $highest }.
program-listen = { $address }: { $error }
program-memory = Speicher: { $error }
program-memory-too-small = Für { $stones } Steine reicht der Speicher nicht. Erlaube mit --max-memory mehr.
program-player-clock = { $error }
program-train-no-network = { $spec } wird ohne Netz gespielt.
program-tune-no-weights = { $spec } wird ohne Gewichte gespielt, die man lernen könnte.
program-output = { $error }
program-perft-chance = Ein Spiel mit Zufall hat keine Perft-Zahl.
program-player-illegal = { $player } hat { $action } gespielt: { $error }
program-player-none = Der Spieler auf Platz { $seat } hat keine Aktion gewählt.
program-record-broken = { $file }: Partie { $record }: { $error }
program-record-dice = { $error }
program-record-engine = Laut { $file } spielt das Programm „{ $command }“ auf Platz { $seat }. Eine Datei darf keine Programme starten: Nenne die Spieler mit --player.
program-record-finished = { $file } enthält keine unbeendete Partie.
program-record-none = { $file } enthält keine Partie.
program-rules-unknown = Es gibt kein Regelbuch für { $name }.
program-site-folder = { $folder } enthält etwas anderes als eine Website. Wähle einen neuen oder leeren Ordner.
program-site-page = Dieses Programm wurde ohne die Seite gebaut. Baue es mit dem Feature „page“.
program-solve-none = Für dieses Spiel gibt es keinen Löser.
program-solve-game = Dieses Spiel lässt sich nicht lösen: Die Karten sind verdeckt, und der Zufall spielt mit.
program-solve-over = Die Partie ist zu Ende; es gibt nichts zu lösen.
program-solve-within = Die Option --within gibt es in Mana, im Dschungel und in Mandua, aber nicht in Mancala.
program-source-held = { $place }: Ein Server benutzt diese Daten. Beende zuerst den Server, oder kopiere mit --snapshot den jetzigen Stand.
program-source-unknown = Es gibt weder eine Datei noch ein Spiel { $source }.
program-starts-game = Ausgeglichene Anfänge gibt es nur für { $games }.
program-steady-game = Der Spieler steady spielt nur { $games }, nicht { $game }.
program-table-damaged = { $error }
program-table-file = { $error }
program-target-held = { $place }: Ein anderes Programm benutzt diese Datei.
program-target-used = { $place } enthält schon Daten. Wähle eine neue Datei oder eine leere Datenbank.
program-tables-game = Endspieltabellen gibt es nur für { $games }.
program-tables-large = Diese Stellung ist zu groß für eine Tabelle: --{ $unit } kann höchstens { $most } sein.
program-tables-missing = { $error }
program-tables-size = Tabellen für { $game } werden mit --{ $unit } N oder mit --position TEXT gebaut.
program-tables-long = { $error }
