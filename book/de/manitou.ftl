# Big Manitou: Namen, Ablehnungen und Spielenden.

manitou = Big Manitou

## Karten
manitou-hunter-1 = Jäger 1
manitou-hunter-2 = Jäger 2
manitou-hunter-3 = Jäger 3
manitou-hunter-4 = Jäger 4
manitou-hunter-5 = Jäger 5
manitou-hunter-6 = Jäger 6
manitou-hunter-7 = Jäger 7
manitou-hunter-8 = Jäger 8
manitou-hunter-9 = Jäger 9
manitou-hunter-10 = Jäger 10
manitou-chief = Häuptling
manitou-matriarch = Stammesmutter
manitou-rain = Regenmacher
manitou-scout = Späher
manitou-medicine = Medizinmann

## Plättchen
manitou-tepee-1 = 1 Tipi
manitou-tepee-2 = 2 Tipis
manitou-tepee-3 = 3 Tipis
manitou-buffalo-1 = 1 Büffel
manitou-buffalo-2 = 2 Büffel
manitou-buffalo-3 = 3 Büffel
manitou-totem = Totem
manitou-horse = Pferd
manitou-tomahawk = Tomahawk

## Spielangaben und Stellungen
manitou-players = Big Manitou ist für zwei bis fünf Spieler; die Karten werden gewählt oder zufällig gezogen.
manitou-no-position = Stellungen von Big Manitou haben keine Textform. Gib die Aktionen an, die zu der Stellung führen.

## Was jetzt zu tun ist
manitou-now-tiles = Eine Jagd beginnt: Der Schiedsrichter zieht Plättchen für die drei Jagdgründe.
manitou-now-choose = Platz { $seat } wählt jetzt { $number } Karten für diese Jagd.
manitou-now-deck = Jetzt mischt der Schiedsrichter den Stapel von Platz { $seat }.
manitou-now-play = Jetzt spielt Platz { $seat } eine Karte in einen Jagdgrund.
manitou-now-eighth = Platz { $seat } besitzt den Totemzylinder und spielt jetzt eine achte Karte oder verzichtet.
manitou-now-move = Platz { $seat } besitzt den Pferdezylinder und versetzt jetzt einen Jäger oder verzichtet.
manitou-now-discard = Jetzt gibt Platz { $seat } dem Lederdieb ein Plättchen ab.
manitou-now-take = Jetzt nimmt Platz { $seat } ein Plättchen aus Jagdgrund { $ground }.

## Der Schiedsrichter
manitou-tiles-number = Jagdgrund { $ground } bekommt in diesem Spiel { $number } Plättchen, nicht { $given }.
manitou-tiles-bag = So viele Plättchen dieser Art ({ $tile }) sind nicht mehr im Beutel. Es sind noch { $number }.
manitou-deck-seat = Die Stapel werden in der Reihenfolge der Plätze gemischt. Als Nächstes kommt Platz { $seat }.
manitou-deck-choice = Ein Stapel besteht aus den Karten, die sein Spieler gewählt hat. Diese Karte ({ $card }) ist nicht oder nicht so oft darunter.
manitou-cards-owned = Ein Spieler hat von dieser Karte ({ $card }) höchstens { $number }.

## Karten und Jagdgründe
manitou-cards-number = Für diese Jagd nimmst du { $number } Karten mit, nicht { $given }.
manitou-cards-spent = Was in der vorigen Jagd gespielt wurde, fehlt in dieser. Du hast diese Karte ({ $card }) öfter gewählt, als sie verfügbar ist.
manitou-hand = Du spielst eine Karte aus deiner Hand. Diese ({ $card }) ist nicht darin.
manitou-third-hero = Niemand darf in einem Jagdgrund drei offene Helden haben. In Jagdgrund { $ground } liegen schon zwei.
manitou-move-hero = Das Pferd versetzt einen Jäger. Diese Karte ({ $card }) ist ein Held.
manitou-move-absent = Wer das Pferd besitzt, hat diese Karte ({ $card }) nicht in Jagdgrund { $ground }.
manitou-move-nowhere = Ein Jäger wird in einen anderen Jagdgrund versetzt. Dieser liegt schon in Jagdgrund { $ground }.

## Plättchen, genommen und verloren
manitou-discard-absent = Du kannst nur ein eigenes Plättchen abgeben. Dieses ({ $tile }) gehört dir nicht.
manitou-discard-other = Der Lederdieb nimmt zuerst ein Plättchen mit Tipis oder Büffeln, und du hast noch eines. Dieses ({ $tile }) ist sicher.
manitou-take-absent = Du nimmst ein Plättchen aus dem Jagdgrund, der gerade verteilt wird. In Jagdgrund { $ground } liegt keines dieser Art ({ $tile }).

## Spielenden
manitou-points = Die letzte Jagd ist vorbei. { $winner } gewinnt mit den meisten Punkten.
manitou-tepees = Die letzte Jagd ist vorbei. Nach Punkten liegen mehrere vorn. { $winner } gewinnt mit den meisten Tipis.
manitou-tiles = Die letzte Jagd ist vorbei. Nach Punkten und Tipis liegen mehrere vorn. { $winner } gewinnt mit den meisten Plättchen.
manitou-shared = Die letzte Jagd ist vorbei. Gleichstand bei Punkten, Tipis und Plättchen: Der Sieg wird geteilt.
