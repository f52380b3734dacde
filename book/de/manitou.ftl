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
manitou-no-position = Eine Stellung von Big Manitou hat keine Textform: Sie ergibt sich aus den Aktionen, die zu ihr geführt haben.

## Was jetzt zu tun ist
manitou-now-tiles = Eine Jagd beginnt damit, dass der Schiedsrichter Plättchen für die drei Jagdgründe zieht.
manitou-now-choose = Jetzt wählt Platz { $seat } { $number } Karten für diese Jagd.
manitou-now-deck = Jetzt mischt der Schiedsrichter den Stapel von Platz { $seat }.
manitou-now-play = Jetzt spielt Platz { $seat } eine Karte in einen Jagdgrund.
manitou-now-eighth = Jetzt spielt Platz { $seat }, der den Totemzylinder besitzt, eine achte Karte oder verzichtet.
manitou-now-move = Jetzt versetzt Platz { $seat }, der den Pferdezylinder besitzt, einen Jäger oder verzichtet.
manitou-now-discard = Jetzt gibt Platz { $seat } dem Lederdieb ein Plättchen ab.
manitou-now-take = Jetzt nimmt Platz { $seat } ein Plättchen aus Jagdgrund { $ground }.

## Der Schiedsrichter
manitou-tiles-number = Jagdgrund { $ground } bekommt in diesem Spiel { $number } Plättchen, und hier sind es { $given }.
manitou-tiles-bag = So viele Plättchen dieser Art ({ $tile }) sind nicht mehr im Beutel: Es sind noch { $number }.
manitou-deck-seat = Die Stapel werden in der Reihenfolge der Plätze gemischt, und als Nächstes kommt Platz { $seat }.
manitou-deck-choice = Ein Stapel besteht aus den Karten, die sein Spieler gewählt hat; diese Karte ({ $card }) ist nicht oder nicht so oft darunter.
manitou-cards-owned = Von dieser Karte ({ $card }) hat ein Spieler nicht mehr als { $number }.

## Karten und Jagdgründe
manitou-cards-number = Für diese Jagd werden { $number } Karten mitgenommen, und hier sind es { $given }.
manitou-cards-spent = Was in der vorigen Jagd gespielt wurde, steht in dieser nicht zur Verfügung; deshalb fehlt diese Karte ({ $card }) oder ist nur einmal da.
manitou-hand = Gespielt wird aus der Hand, und diese Karte ({ $card }) ist nicht darin.
manitou-third-hero = Niemand darf in einem Jagdgrund drei offene Helden haben, und in Jagdgrund { $ground } liegen schon zwei.
manitou-move-hero = Das Pferd versetzt einen Jäger, und diese Karte ({ $card }) ist ein Held.
manitou-move-absent = Diese Karte ({ $card }) liegt in Jagdgrund { $ground } nicht unter den Karten dessen, dem das Pferd gehört.
manitou-move-nowhere = Ein Jäger wird in einen anderen Jagdgrund versetzt, und dieser liegt schon in Jagdgrund { $ground }.

## Plättchen, genommen und verloren
manitou-discard-absent = Abgeben lässt sich nur ein eigenes Plättchen, und dieses ({ $tile }) ist nicht darunter.
manitou-discard-other = Der Lederdieb will zuerst ein Plättchen mit Tipis oder Büffeln, und es gibt eines; dieses ({ $tile }) ist sicher.
manitou-take-absent = Genommen wird aus dem Jagdgrund, der gerade verteilt wird, und in Jagdgrund { $ground } liegt kein Plättchen dieser Art ({ $tile }).

## Spielenden
manitou-points = Die letzte Jagd ist vorbei. { $winner } gewinnt mit den meisten Punkten.
manitou-tepees = Die letzte Jagd ist vorbei. Mehrere haben die meisten Punkte, und { $winner } gewinnt mit den meisten Tipis.
manitou-tiles = Die letzte Jagd ist vorbei. Mehrere haben die meisten Punkte und Tipis, und { $winner } gewinnt mit den meisten Plättchen.
manitou-shared = Die letzte Jagd ist vorbei. Punkte, Tipis und Zahl der Plättchen sind gleich, und der Sieg wird geteilt.
