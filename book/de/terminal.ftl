# Was das Programm im Terminal sagt: menagerie play und menagerie analyze. Die Ablehnungen der Regeln stehen in
# common.ftl und den Dateien der Spiele.

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
terminal-steps = { $strokes } { $steps } Schritte
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
