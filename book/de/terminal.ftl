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
terminal-no-clause = Eine Regel { $clause } gibt es nicht.
terminal-no-position = Stellungen dieses Spiels haben keinen Text.
terminal-saved = Gespeichert in { $file }.
terminal-look-away = { $player }, du bist am Zug. Niemand sonst sollte hinsehen.
terminal-press-enter = Drücke die Eingabetaste.
terminal-continues = { $text } geht weiter mit: { $parts }
terminal-no-number = In der Liste der Aktionen gibt es keine Nummer { $number }: Sie geht von 1 bis { $count }.
terminal-help-hint = Gib { $moves } für die erlaubten Aktionen oder { $help } für die Befehle ein.
terminal-resign = Aufgeben? Dann gewinnt die andere Seite. Gib ja ein, um aufzugeben:
terminal-yes = ja
terminal-not-resigned = Du spielst weiter.
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
terminal-command-moves = die erlaubten Aktionen auflisten, oder die mit diesem Anfang
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
terminal-choose = Wähle { $count } davon: Jäger aufsteigend, dann Helden.
terminal-eighth = Wer das Totem hat, darf noch eine Karte spielen.
terminal-move-hunter = Wer das Pferd hat, darf einen Jäger versetzen.
terminal-discard = Der Lederdieb kommt zu { $player }: Wirf ein Plättchen ab.
terminal-take = Nimm ein Plättchen aus Jagdgrund { $ground }, { $why ->
    [heroes] für die Helden
    [highest] für die höchste Summe der Jäger
   *[next] für die nächsthöchste Summe der Jäger
}.
