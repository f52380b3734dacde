# Mancala: Namen, Ablehnungen und Spielenden.

mancala = Mancala
mancala-south = Süd
mancala-north = Nord

## Spielangaben
mancala-one-stone = Im äthiopischen Spiel darf eine Mulde mit nur einem Stein nicht gespielt werden; deshalb kann keine Partie mit einem Stein je Mulde beginnen.
mancala-no-even-starts = Ausgeglichene Anfänge sind nur im allgemeinen Spiel mit drei Steinen bekannt, im ägyptischen und nigerianischen mit drei oder vier und im äthiopischen mit zwei.

## Aktionen
mancala-empty-bowl = Mulde { $bowl } ist leer. Wähle eine Mulde mit Steinen.
mancala-single-stone = Im äthiopischen Spiel darf eine Mulde mit nur einem Stein nicht gespielt werden. In Mulde { $bowl } liegt nur einer.
mancala-direction-given = Nur im äthiopischen Spiel wählst du die Richtung. Hier lautet die Aktion { $bowl }.
mancala-direction-missing = Im äthiopischen Spiel wählst du die Richtung: { $bowl }r für rechts oder { $bowl }l für links.

## Stellungen
mancala-too-many-stones = Es sind { $stones } Steine, ein Spiel hat aber höchstens { $most }.
mancala-no-stones = { $seat } hat keine Steine in den Mulden: Die Partie ist zu Ende.
mancala-position-only-singles = Beide haben nur Mulden mit einem einzigen Stein, und die dürfen nicht gespielt werden: Die Partie ist zu Ende.

## Spielenden
mancala-empty-side = Eine Seite des Bretts ist leer. Steine in den Mulden zählen für niemanden. Die vollere Mancala entscheidet.
mancala-empty-side-rest-banked = Eine Seite des Bretts ist leer. Die andere Seite sichert, was noch da ist. Die vollere Mancala entscheidet.
mancala-empty-side-rest-lost = Eine Seite des Bretts ist leer. Steine in den Mulden zählen für niemanden. Die vollere Mancala entscheidet.
mancala-only-singles = Es gibt nur noch Mulden mit einem einzigen Stein, und die dürfen nicht gespielt werden. Beide sichern ihre eigenen Steine. Die vollere Mancala entscheidet.
mancala-repetition = Dieselbe Stellung ist zum dritten Mal entstanden. Beide sichern ihre eigenen Steine. Die vollere Mancala entscheidet.
