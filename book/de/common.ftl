# Sätze, die alle Spiele gemeinsam haben. Eine Ablehnung nennt die Regel, nicht den Fehler.

## Spielangaben (crates/rules/src/spec.rs)

spec-unknown-game = Ein Spiel „{ $text }“ gibt es nicht. Die Spiele sind { $expected }.
spec-form = „{ $text }“ ist keine Spielangabe. Schreibe Optionen nach einem Doppelpunkt als Schlüssel=Wert, durch Kommas getrennt, etwa mancala:rules=egyptian,stones=4.
spec-unknown-key = Die Option „{ $option }“ gibt es hier nicht. Möglich sind { $expected }.
spec-repeated-key = Die Option „{ $option }“ ist mehr als einmal angegeben.
spec-unknown-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich ist { $expected }.
spec-no-options = Das Spiel { $game } hat keine Optionen.

## Texte (crates/rules/src/text.rs)

action-form = „{ $text }“ ist keine Aktion dieses Spiels. Eine Aktion sieht so aus: { $expected }.
position-form = „{ $text }“ ist keine Stellung dieses Spiels. Erwartet wird: { $expected }.
position-over = In „{ $text }“ ist die Partie zu Ende. Mit einer beendeten Stellung kann keine Partie beginnen.
game-over = Die Partie ist zu Ende: Es sind keine Aktionen mehr möglich.

## Protokolle (crates/rules/src/record)

record-tag-count = Ein Protokoll kann höchstens { $expected } Einträge haben.
record-tag-form = „{ $text }“ ist kein Eintrag. Ein Eintrag besteht aus einem Namen und einem Wert in Anführungszeichen, beides in eckigen Klammern, etwa [Seat0 "Ada"].
record-tag-missing = Der Eintrag { $tag } fehlt.
record-tag-repeated = Der Eintrag { $tag } kommt zweimal vor.
record-tag-value = Der Eintrag { $tag } kann nicht „{ $text }“ lauten. Erwartet wird: { $expected }.
record-rules-number = Eine Version „{ $text }“ der Spielregeln gibt es nicht. Bekannt ist { $expected }.
record-ply-count = Dieses Protokoll ist zu lang, um hier gelesen zu werden: Es hat mehr als { $expected } Züge, die der Varianten eingeschlossen.
record-ply-number = Erwartet wird Zug Nummer { $expected }, hier steht aber „{ $text }“.
record-ply-missing = Zug Nummer { $number } hat keine Aktion.
record-mark-form = „{ $text }“ ist keine Zugbewertung. Die Zugbewertungen sind { $expected }.
record-comment-form = Der Kommentar „{ $text }“ muss allein zwischen einer öffnenden und einer schließenden geschweiften Klammer stehen.
record-comment-second = Ein Zug kann nur einen Kommentar haben. Der zweite ist hier „{ $text }“.
record-comment-place = Der Kommentar „{ $text }“ muss direkt hinter seinem Zug stehen, vor den Varianten.
record-variation-unopened = Diese schließende Klammer gehört zu keiner Variante.
record-variation-unclosed = Der Variante, die hier mit Zug Nummer { $number } beginnt, fehlt die schließende Klammer.
record-variation-first = Zug Nummer { $number } ist der erste seiner Variante. Schließe die Variante, bevor du eine weitere zu diesem Zug beginnst.
record-variation-place = Die Variante, die mit Zug Nummer { $number } beginnt, muss hinter diesem Zug stehen.
record-variation-repeated = Die Variante beginnt mit { $text }, aber das Protokoll hat diese Aktion an dieser Stelle schon.
record-variation-depth = Varianten können höchstens { $expected } Ebenen tief verschachtelt sein.
record-path-unknown = Das Protokoll hat keinen Zug „{ $text }“.
record-result-wrong = Das Protokoll nennt das Ergebnis { $text }, seine Züge führen aber zu { $expected }.
