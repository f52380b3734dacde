# Sätze, die alle Spiele gemeinsam haben. Eine Ablehnung nennt die Regel, nicht den Fehler des Spielers.

## Spielangaben (crates/rules/src/spec.rs)

spec-unknown-game = „{ $text }“ ist keines der Spiele; es gibt { $expected }.
spec-form = „{ $text }“ ist keine Spielangabe: Optionen stehen nach einem Doppelpunkt als Schlüssel=Wert, mit Kommas dazwischen, etwa mancala:rules=egyptian,stones=4.
spec-unknown-key = Eine Option „{ $option }“ gibt es hier nicht; möglich sind { $expected }.
spec-repeated-key = Die Option „{ $option }“ ist mehr als einmal angegeben.
spec-unknown-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich ist { $expected }.
spec-no-options = Das Spiel { $game } hat keine Optionen.

## Texte (crates/rules/src/text.rs)

action-form = „{ $text }“ ist keine Aktion dieses Spiels; eine Aktion sieht so aus: { $expected }.
position-form = „{ $text }“ ist keine Stellung dieses Spiels; erwartet wird: { $expected }.
position-over = In „{ $text }“ ist die Partie zu Ende; aus einer beendeten Stellung kann keine Partie beginnen.
game-over = Die Partie ist zu Ende; es sind keine Aktionen mehr möglich.

## Protokolle (crates/rules/src/record)

record-tag-form = „{ $text }“ ist kein Eintrag: Ein Eintrag besteht aus einem Namen und einem Wert in Anführungszeichen, beides in eckigen Klammern, etwa [Seat0 "Ada"].
record-tag-missing = Der Eintrag { $tag } fehlt.
record-tag-repeated = Der Eintrag { $tag } steht doppelt da.
record-tag-value = Der Eintrag { $tag } kann nicht „{ $text }“ lauten; erwartet wird: { $expected }.
record-rules-number = Die Regeln dieses Spiels haben keine Nummer „{ $text }“; bekannt ist { $expected }.
record-ply-number = Hier steht „{ $text }“, erwartet wird aber die Nummer { $expected } des Halbzugs.
record-ply-missing = Auf die Nummer { $number } des Halbzugs folgt keine Aktion.
record-comment-form = Der Kommentar „{ $text }“ steht nicht für sich zwischen einer öffnenden und einer schließenden geschweiften Klammer.
record-comment-second = An derselben Stelle steht ein zweiter Kommentar: „{ $text }“.
record-result-wrong = Als Ergebnis ist { $text } angegeben, die Halbzüge führen aber zu { $expected }.
