# Mancala: Namen, Ablehnungen und Spielenden.

mancala = Mancala
mancala-south = Süd
mancala-north = Nord

## Spielangaben
mancala-one-stone = Im äthiopischen Spiel darf eine Mulde mit einem einzigen Stein nicht gespielt werden; deshalb kann keine Partie mit einem Stein je Mulde beginnen.

## Aktionen
mancala-empty-bowl = Eine Aussaat beginnt mit einer Mulde, in der Steine liegen, und Mulde { $bowl } ist leer.
mancala-single-stone = Im äthiopischen Spiel darf eine Mulde mit einem einzigen Stein nicht gespielt werden, und in Mulde { $bowl } liegt nur einer.
mancala-direction-given = Nur im äthiopischen Spiel wird die Richtung gewählt; hier lautet die Aktion { $bowl }.
mancala-direction-missing = Im äthiopischen Spiel geht eine Aussaat nach rechts oder nach links, und die Aktion sagt, wohin: { $bowl }r oder { $bowl }l.

## Stellungen
mancala-too-many-stones = Es sind { $stones } Steine, und mehr als { $most } hat kein Spiel.
mancala-no-stones = { $seat } hat keinen Stein in einer Mulde: Diese Partie ist zu Ende.
mancala-position-only-singles = Beide haben nur Mulden mit einem einzigen Stein, und die dürfen nicht gespielt werden: Die Partie ist zu Ende.

## Spielenden
mancala-empty-side = Eine Seite des Bretts ist leer. Was noch in den Mulden liegt, zählt für niemanden; die vollere Mancala entscheidet.
mancala-empty-side-rest-banked = Eine Seite des Bretts ist leer. Die andere Seite sichert, was noch da ist; die vollere Mancala entscheidet.
mancala-empty-side-rest-lost = Eine Seite des Bretts ist leer. Was noch in den Mulden liegt, zählt für niemanden; die vollere Mancala entscheidet.
mancala-only-singles = Es gibt nur noch Mulden mit einem einzigen Stein, und die dürfen nicht gespielt werden. Beide sichern ihre eigenen Steine; die vollere Mancala entscheidet.
mancala-repetition = Dieselbe Stellung ist zum dritten Mal entstanden. Beide sichern ihre eigenen Steine; die vollere Mancala entscheidet.
