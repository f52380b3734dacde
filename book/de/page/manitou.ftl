# Big Manitou auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../manitou.ftl.

## Auf der Startseite
page-promise-manitou = Schicke Jäger und Helden in drei Jagdgründe. Der stärkste Stamm holt dort die meiste Beute, und Beute bringt Punkte.
page-time-manitou = Zwei bis fünf Spieler, 40 Minuten

## Plättchen als Teil eines Satzes, nach einem Verb
page-manitou-tile = { $tile ->
    [t1] ein Tipi
    [t2] 2 Tipis
    [t3] 3 Tipis
    [b1] einen Büffel
    [b2] 2 Büffel
    [b3] 3 Büffel
    [totem] ein Totem
    [horse] ein Pferd
   *[tomahawk] einen Tomahawk
}

## Eine neue Partie
page-option-manitou-players = Spieler
page-option-manitou-cards = Karten für jede Jagd
page-option-manitou-cards-chosen = Geheim gewählt
page-option-manitou-cards-random = Zufällig gezogen: schneller

## Das Brett
page-manitou-ground = Jagdgrund { $ground }
page-manitou-tiles = Plättchen
page-manitou-side = { $player }, Stärke { $strength }{ $tomahawks ->
    [0] {""}
   *[other] , davon { $tomahawks } durch Tomahawks
}
page-manitou-look = Diese Karte ansehen
page-manitou-about-down = Eine Kraftprobe hat diesen Helden umgedreht. Er nimmt kein Plättchen mehr.
page-manitou-unready = { $first ->
    [play] Wähle erst eine Karte aus deiner Hand, dann einen Jagdgrund.
    [move] Wähle erst einen deiner leuchtenden Jäger, dann seinen neuen Jagdgrund.
    [take] Nimm eines der leuchtenden Plättchen.
    [discard] Wähle erst das Plättchen, das du abgibst.
    [wait] Warte noch: { $player } ist am Zug.
   *[nobody] Warte noch: Niemand ist am Zug.
}
page-manitou-card-of = { $card } von { $whose ->
    [yours] dir
   *[other] { $player }
}
page-manitou-about-hunter = { $whose ->
    [yours] Bringt dir hier Stärke { $number }{ $each ->
        [0] {""}
       *[other] , Tomahawks mitgezählt
    }.
   *[other] Bringt { $player } hier Stärke { $number }, zusammen { $strength }{ $each ->
        [0] {""}
       *[other] , Tomahawks mitgezählt
    }. Um vorn zu liegen, spiel hierher Jäger, die zusammen stärker sind.
}
page-manitou-about-hero = { $whose ->
    [yours] Solange diese Karte offen liegt, nimmst du hier zuerst ein Plättchen. Sie besiegt: { $weaker }. Sie verliert gegen: { $stronger }. Eine gleiche Karte dreht beide um.
   *[other] Solange diese Karte offen liegt, nimmt { $player } hier zuerst ein Plättchen. Umdrehen kannst du sie mit: { $stronger }, oder mit einer gleichen Karte.
}
page-manitou-about-protected = { $whose ->
    [yours] Solange diese Karte offen liegt, nimmst du hier zuerst ein Plättchen. Dein späterer Held ({ $later }) schützt sie: Andere müssten erst ihn umdrehen.
   *[other] Solange diese Karte offen liegt, nimmt { $player } hier zuerst ein Plättchen. Der spätere Held ({ $later }) schützt sie: Du müsstest erst ihn umdrehen.
}
page-manitou-first = Beginnt diese Jagd
page-manitou-first-why = Wer beginnt, spielt in jedem Zug zuerst und nimmt { $most } Karten mit in die Jagd. Wer zuletzt spielt, nimmt { $least }. In der nächsten Jagd beginnt der nächste Spieler.
page-manitou-first-short = beginnt
page-manitou-level = Stufe { $level }
page-manitou-computer = Computer
page-manitou-ready = Karten gewählt
page-manitou-choosing = wählt Karten
page-manitou-down = { $card }, verdeckt
page-manitou-here = Hierher, in Jagdgrund { $ground }
page-manitou-outlook-leads = { $tiles ->
    [one] dein Held nimmt zuerst 1
   *[other] { $tiles } Plättchen für dich
}
page-manitou-outlook-joins = schützt deinen ersten Helden
page-manitou-outlook-defeats = besiegt { $other }: Du nimmst { $tiles } Plättchen
page-manitou-outlook-defeated = verliert gegen: { $other }
page-manitou-outlook-alike = beide Helden werden umgedreht
page-manitou-outlook-sacrifice = mit umgedreht: { $other }
page-manitou-outlook-hunter = { $rank ->
    [tie] Gleichstand bei { $own }: { $hero ->
        [0] kein Plättchen
       *[other] Held nimmt 1
    }
    [none] { $own } gegen { $other }: { $hero ->
        [0] kein Plättchen
       *[other] Held nimmt 1
    }
    [next] { $own } gegen { $other }: { $hero ->
        [0] { $tiles ->
            [0] keines übrig
           *[other] 1 Plättchen
        }
       *[other] { $tiles ->
            [0] Held nimmt 1
           *[other] { $all } Plättchen
        }
    }
   *[other] { $rank ->
        [alone] allein mit { $own }
        [passes] Gleichstand bei { $other }
       *[highest] { $own } gegen { $other }
    }: { $hero ->
        [0] { $tiles } Plättchen
       *[other] { $all ->
            [one] Held nimmt 1
           *[other] { $all } Plättchen
        }
    }
}
page-manitou-strength = Stärke { $strength }
page-manitou-strength-of = Die Zahlen der Jäger hier ergeben zusammen { $hunters }.{ $tomahawks ->
    [0] {""}
   *[other] {" "}Tomahawks machen jeden Jäger um { $each } stärker: { $hunters } + { $tomahawks } = { $strength }. Für den Lederdieb zählen sie nicht.
}
page-manitou-take = Nehmen: { $tile }{ $gain ->
    [0] {""}
   *[other] , +{ $gain }
}
page-manitou-takes-so-far = Nach jetzigem Stand { $whose ->
    [yours] nimmst du
   *[other] nimmt { $player }
} { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} aus diesem Jagdgrund
page-manitou-hero = Held
page-manitou-tie = gleich
page-manitou-takes-why = Nach sieben Zügen nimmt in jedem Jagdgrund zuerst der Held 1 Plättchen. Dann nehmen die stärksten Jäger 2 Plättchen. Die zweitstärksten nehmen 1 Plättchen, falls noch eines da ist.
page-manitou-worth = { $kind ->
    [tepee] Tipis allein zählen nichts. Ein Tipi und ein Büffel zählen zusammen 1 Punkt.
    [buffalo] Büffel allein zählen nichts. Ein Büffel und ein Tipi zählen zusammen 1 Punkt.
    [totem] Wer die meisten Totems hat, besitzt den braunen Zylinder: 1 Punkt, und in jeder Jagd eine achte Karte, falls eine übrig ist. Gleichstand genügt, um ihn zu übernehmen.
    [horse] Wer die meisten Pferde hat, besitzt den weißen Zylinder: 1 Punkt, und am Ende jeder Jagd darf ein Jäger versetzt werden. Gleichstand genügt, um ihn zu übernehmen.
   *[tomahawk] Macht ab der nächsten Jagd alle deine Jäger um 1 stärker. Die meisten Tomahawks zählen 1 Punkt.
}
page-manitou-kind = { $gain ->
    [0] { $kind ->
        [tepee] Noch kein Punkt: braucht einen Büffel
        [buffalo] Noch kein Punkt: braucht ein Tipi
        [totem] Jetzt kein Punkt: zählt für den Totemzylinder
        [horse] Jetzt kein Punkt: zählt für den Pferdezylinder
       *[tomahawk] Jetzt kein Punkt: Jäger +1 ab nächster Jagd
    }
   *[other] Jetzt { $gain ->
        [one] 1 Punkt
       *[other] { $gain } Punkte
    }: { $kind ->
        [tepee] bildet Paare mit deinen Büffeln
        [buffalo] bildet Paare mit deinen Tipis
        [totem] Totemzylinder und eine achte Karte
        [horse] Pferdezylinder, Jäger versetzen
       *[tomahawk] meiste Tomahawks; Jäger später +1
    }
}
page-manitou-denied = für { $player }: +{ $points }
page-manitou-discard = Abgeben: { $tile }{ $loss ->
    [0] , 0 Punkte
   *[other] , −{ $loss }
}
page-manitou-booty = Beute
# Der Name auf der Karte eines Helden; nach | beginnt die zweite Zeile.
page-manitou-on-card = { $card ->
    [chief] Häuptling
    [matriarch] Stammes-|mutter
    [rain] Regen-|macher
    [scout] Späher
   *[medicine] Medizin-|mann
}
page-manitou-about-hand = { $kind ->
    [hunter] Macht dich in seinem Jagdgrund um { $number } stärker{ $each ->
        [0] {""}
       *[other] , davon { $each } durch Tomahawks
    }. Die stärksten Jäger dort nehmen 2 Plättchen.
   *[hero] Solange diese Karte offen liegt, nimmst du dort zuerst ein Plättchen. Besiegt: { $weaker }. Verliert gegen: { $stronger }.
}
page-manitou-held = { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
} auf der Hand, { $deck } im Stapel, { $aside } in dieser Jagd nicht dabei
page-manitou-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-manitou-hand = Deine Hand
page-manitou-decline-eighth = Keine achte Karte spielen
page-manitou-decline-move = Keinen Jäger versetzen
page-manitou-choose-title = Wähle deine Karten
page-manitou-choose = { $chosen } von { $size } Karten. Jäger: Stärke { $strength }. Helden: { $heroes }.
page-manitou-choose-none = { $role ->
    [first] Du beginnst, also nimmst du die meisten Karten: { $size }.
    [last] Du bist zuletzt dran, also nimmst du die wenigsten Karten: { $size }.
   *[other] Du nimmst { $size } Karten.
}
page-manitou-choose-done = Diese Karten nehmen
page-manitou-choose-full = Du nimmst { $size } Karten. Lege erst eine andere zurück, wenn du diese nehmen willst.
page-manitou-choose-hunters = Jäger zählen zusammen: Der Stärkste im Jagdgrund nimmt 2 Plättchen, der Stärkste insgesamt gibt dem Dieb 1.
page-manitou-choose-heroes = Helden nehmen zuerst ein Plättchen.
page-manitou-choose-hero = { $card } besiegt: { $others }.
page-manitou-choose-from = Jagd { $hunt } beginnt. Du wählst aus { $available } Karten: { $resting ->
    [one] Die Karte, die du in der letzten Jagd gespielt hast, muss
   *[other] Die { $resting } Karten, die du in der letzten Jagd gespielt hast, müssen
} pausieren.
page-manitou-choose-size = { $role ->
    [first] { $hunt ->
        [1] Du beginnst
       *[other] In jeder Jagd beginnt jemand anderes. Jetzt beginnst du
    } und nimmst darum { $size } Karten. Wer zuletzt spielt, nimmt { $least }. Jeder spielt sieben.
    [last] { $hunt ->
        [1] Du spielst zuletzt
       *[other] In jeder Jagd beginnt jemand anderes. Jetzt spielst du zuletzt
    } und nimmst darum { $size } Karten. Wer beginnt, nimmt { $most }. Jeder spielt sieben.
   *[other] Du nimmst { $size } Karten. Wer beginnt, nimmt { $most }, und wer zuletzt spielt, { $least }. Jeder spielt sieben.
}
page-manitou-choose-together = Alle wählen gleichzeitig.
page-manitou-choose-waits = Deine Karten liegen bereit. Die Jagd beginnt, wenn auch { $players } gewählt { $number ->
    [one] hat
   *[other] haben
}. Lass diese Seite so lange offen.
page-manitou-choose-again = Neu wählen
page-manitou-hunt = Jagd { $hunt } von { $hunts }
page-manitou-tribe = Wer besiegt wen?
page-manitou-tribe-all = Alle Helden
page-manitou-tribe-alike = Ein besiegter Held wird umgedreht und nimmt dann kein Plättchen. Zwei gleiche Helden drehen sich gegenseitig um.
page-manitou-matchup = { $side ->
    [defeats] besiegt
   *[loses] verliert gegen
}
page-manitou-total = Jäger haben insgesamt Stärke { $strength }{ $thief ->
    [yes] : nach jetzigem Stand kommt der Lederdieb
    [now] : der Lederdieb ist hier
   *[no] {""}
}
page-manitou-total-why = Diese Zahl zählt alle Jäger dieses Spielers zusammen. { $thief ->
    [yes] Niemand hat mehr. Bleibt es so, nimmt der Lederdieb diesem Spieler am Ende der Jagd ein Plättchen.
    [now] Niemand hat mehr. Darum nimmt der Lederdieb diesem Spieler ein Plättchen.
   *[no] Wer am meisten hat, verliert am Ende der Jagd ein Plättchen an den Lederdieb.
}
page-manitou-cylinder-totem = Besitzt den Totemzylinder: 1 Punkt
page-manitou-cylinder-horse = Besitzt den Pferdezylinder: 1 Punkt
page-manitou-trial-defeats = Jagdgrund { $ground }: { $by ->
    [yours] Deine Karte
   *[other] Die Karte von { $player }
} ({ $card }) besiegt { $of ->
    [yours] deine
   *[other] die von { $whose }
} ({ $other }).
page-manitou-trial-defeated = Jagdgrund { $ground }: { $of ->
    [yours] Deine Karte
   *[other] Die Karte von { $whose }
} ({ $other }) besiegt { $by ->
    [yours] deine
   *[other] die von { $player }
} ({ $card }).
page-manitou-trial-alike = Jagdgrund { $ground }: { $card } trifft auf { $other }. Beide werden umgedreht.
page-manitou-trial-sacrifice = Jagdgrund { $ground }: { $by ->
    [yours] Du opferst
   *[other] { $player } opfert
} eine Karte ({ $card }). Sie und { $of ->
    [yours] deine Karte
   *[other] die Karte von { $whose }
} ({ $other }) werden umgedreht.
page-manitou-duel = Kraftprobe
page-manitou-outcome-wins = gewinnt
page-manitou-outcome-loses = verliert
page-manitou-outcome-falls = fällt
page-manitou-sheet = Wertungsblatt
page-manitou-sheet-now = Die Wertung, wenn das Spiel jetzt endete, in Jagd { $hunt } von { $hunts }.
page-manitou-sheet-tepees = Tipis
page-manitou-sheet-buffaloes = Büffel
page-manitou-sheet-pairs = Paare
page-manitou-sheet-pairs-why = Ein Tipi und ein Büffel ergeben einen Punkt.
page-manitou-sheet-totem = Totems
page-manitou-sheet-totem-why = Der Totemzylinder zählt einen Punkt.
page-manitou-sheet-horse = Pferde
page-manitou-sheet-horse-why = Der Pferdezylinder zählt einen Punkt.
page-manitou-sheet-tomahawks = Tomahawks
page-manitou-sheet-tomahawks-why = Wer die meisten Tomahawks hat, bekommt einen Punkt.
page-manitou-sheet-total = Punkte
page-manitou-winner = { $number ->
    [one] Sieg
   *[other] Geteilter Sieg
}
page-manitou-sheet-equal = Bei Punktgleichheit gewinnt, wer mehr Tipis hat. Sind auch die gleich, gewinnt, wer mehr Plättchen hat.
page-manitou-cylinders = Zylinder
page-manitou-cylinder-moved = { $kind ->
    [totem] Totemzylinder: 1 Punkt, und in jeder Jagd eine achte Karte, falls eine übrig ist
   *[other] Pferdezylinder: 1 Punkt, und am Ende jeder Jagd darf ein Jäger den Jagdgrund wechseln
}. Bisher: { $from }. Jetzt: { $to }.{ $tie ->
    [yes] {" "}Bei { $number } zu { $number } genügt der Gleichstand, um ihn zu übernehmen.
   *[no] {""}
}
page-manitou-nobody = niemand
page-manitou-before = vorher { $points }
page-manitou-waiting = { $kind ->
    [tepee] { $number ->
        [one] 1 Tipi braucht noch einen Büffel
       *[other] { $number } Tipis brauchen noch Büffel
    }
   *[buffalo] { $number ->
        [one] 1 Büffel braucht noch ein Tipi
       *[other] { $number } Büffel brauchen noch Tipis
    }
}
page-manitou-gain = { $source ->
    [pairs] { $points } für Paare
    [totem] { $points } für den Totemzylinder{ $tie ->
        [yes] , denn Gleichstand genügt
       *[no] {""}
    }
    [horse] { $points } für den Pferdezylinder{ $tie ->
        [yes] , denn Gleichstand genügt
       *[no] {""}
    }
    [thief] { $points } durch den Lederdieb
   *[tomahawks] { $points } für Tomahawks
}
page-manitou-played-out = Die sieben Züge dieser Jagd sind vorbei, und ihre Plättchen werden verteilt.
page-manitou-brought = Was Jagd { $hunt } gebracht hat
page-manitou-brought-none = Hier nimmt niemand ein Plättchen.
page-manitou-share = { $share ->
    [heroes] für den Helden
    [highest] Stärkster, mit { $sum }
   *[next] Zweiter, mit { $sum }
}
page-manitou-thief = Lederdieb
page-manitou-thief-why = Wer in allen drei Jagdgründen zusammen die stärksten Jäger hat, gibt ein Plättchen ab.
page-manitou-thief-took = { $strength } insgesamt: an den Dieb
page-manitou-next = Weiter
page-manitou-go-on = Weiter zu Jagd { $hunt }
page-manitou-cards-of = { $whose ->
    [yours] Deine Karten
   *[other] Karten von { $player }
}
page-manitou-taken = In diese Jagd mitgenommen: { $size } Karten. Wer beginnt, nimmt { $most }, und wer zuletzt spielt, { $least }. Jeder spielt sieben, mit dem Totemzylinder acht.
page-manitou-in-hand = Auf der Hand: { $number }
page-manitou-in-deck = Im Stapel, in unbekannter Reihenfolge: { $number }
page-manitou-aside = In dieser Jagd nicht dabei: { $number }
page-manitou-laid = In dieser Jagd gespielt: { $number }
page-manitou-resting = In der letzten Jagd gespielt und darum nicht verfügbar: { $number }
page-manitou-legend = Was die Zeichen bedeuten
page-manitou-legend-hand = Karten auf der Hand und im Stapel. Nach jedem Zug wird eine vom Stapel nachgezogen.
page-manitou-legend-strength = Die Stärke aller Jäger zusammen.
page-manitou-legend-thief = Bei keinem anderen Spieler sind die Jäger zusammen stärker. Nach jetzigem Stand holt sich der Lederdieb am Ende der Jagd hier ein Plättchen.
page-manitou-legend-pairs = Tipis und Büffel. Ein Tipi und ein Büffel ergeben zusammen 1 Punkt.
page-manitou-legend-totem = Totems. Das erste bringt den braunen Zylinder. Wer danach gleich viele hat, übernimmt ihn: Gleichstand genügt. Er zählt 1 Punkt und erlaubt in jeder Jagd eine achte Karte, falls eine übrig ist.
page-manitou-legend-horse = Pferde. Das erste bringt den weißen Zylinder. Wer danach gleich viele hat, übernimmt ihn: Gleichstand genügt. Er zählt 1 Punkt und erlaubt am Ende jeder Jagd, einen Jäger zu versetzen.
page-manitou-legend-tomahawk = Tomahawks. Jeder macht ab der nächsten Jagd alle eigenen Jäger um 1 stärker. Wer die meisten hat, bekommt 1 Punkt.
page-manitou-word-cards = Karten
page-manitou-word-strength = Stärke
page-manitou-word-thief = Dieb
page-manitou-brings-thief = { $thief ->
    [stays] der Dieb bleibt
   *[other] bringt den Dieb
}
page-tribe-0 = Fisch
page-tribe-1 = Falke
page-tribe-2 = Schildkröte
page-tribe-3 = Bär
page-tribe-4 = Hase

## Was jetzt zu tun ist
page-manitou-now-tiles = Der Schiedsrichter zieht Plättchen für Jagd { $hunt } von { $hunts }.
page-manitou-now-choose = { $player } wählt geheim Karten.
page-manitou-now-deck = Die Stapel werden gemischt.
page-manitou-now-play = { $yours ->
    [yes] { $picked ->
        [yes] Wähle den Jagdgrund, dessen Plättchen du willst.
       *[no] { $last ->
            [yes] Wähle deine letzte Karte, bevor es Plättchen gibt.
           *[no] Wähle eine Karte, um Plättchen zu gewinnen.
        }
    }
   *[no] { $player } spielt eine Karte.
}
page-manitou-now-thief = { $thief ->
    [yes] Mit dieser Karte bist du insgesamt am stärksten. Bleibt es so, nimmt dir der Dieb ein Plättchen.
    [stays] Du bist insgesamt am stärksten (Helden zählen nicht). Bleibt es so, nimmt dir der Dieb ein Plättchen.
   *[tie] Mit dieser Karte bist du insgesamt am stärksten, gleichauf mit anderen. Bleibt es so, nimmt der Dieb jedem von euch ein Plättchen.
}
page-manitou-turn = Jagd { $hunt } von { $hunts }, Zug { $turn } von 7
page-manitou-now-eighth = { $yours ->
    [yes] { $picked ->
        [yes] Wähle jetzt einen Jagdgrund dafür.
       *[no] Du besitzt den Totemzylinder. Darum darfst du eine achte Karte spielen.
    }
   *[no] { $player } besitzt den Totemzylinder und darf eine achte Karte spielen.
}
page-manitou-now-move = { $yours ->
    [yes] { $picked ->
        [yes] Wähle jetzt einen Jagdgrund dafür.
       *[no] Du besitzt den Pferdezylinder. Darum darfst du einen deiner leuchtenden Jäger in einen anderen Jagdgrund versetzen.
    }
   *[no] { $player } besitzt den Pferdezylinder und darf einen Jäger versetzen.
}
page-manitou-now-discard = { $yours ->
    [yes] Der Lederdieb kommt zu dir{ $spared ->
        [yes] {" "}und will ein Tipi oder einen Büffel. Wähle, was du abgibst.
       *[no] . Wähle das Plättchen, das du abgibst.
    }
   *[no] Der Lederdieb kommt zu { $player } und bekommt ein Plättchen.
}
page-manitou-now-take = { $yours ->
    [yes] { $number ->
        [one] Nimm das Plättchen, das du willst.
       *[other] Nimm das erste deiner { $number } Plättchen.
    }{ $left ->
        [0] {""}
        [one] {" "}Nach dir nimmt { $other } 1 Plättchen.
       *[other] {" "}Nach dir nimmt { $other } { $left } Plättchen.
    }
   *[no] { $player } nimmt { $number ->
        [one] ein Plättchen
       *[other] { $number } Plättchen
    } aus Jagdgrund { $ground }.
}
page-manitou-only = { $kind ->
    [all] { $number ->
        [one] Das letzte Plättchen hier geht von selbst an dich.
        [2] Beide Plättchen, die hier noch liegen, gehen von selbst an dich.
       *[other] Alle { $number } Plättchen, die hier noch liegen, gehen von selbst an dich.
    }
    [take] Nur noch eine Art Plättchen ist übrig: { $tile }. Es wird für dich genommen.
    [discard] Du kannst nur eine Art Plättchen abgeben: { $tile }. Das geschieht von selbst.
   *[other] Du kannst hier keine Karte spielen, also wird keine gespielt.
}
page-manitou-dealing = Jagd { $hunt } von { $hunts } beginnt. { $dealt ->
    [yes] Es gibt neue Plättchen und Karten.
   *[no] Neue Plättchen werden gezogen.
}

## Wie ein Jagdgrund verteilt wird
page-manitou-sharing = Jagdgrund { $ground } wird verteilt
page-manitou-shared = Jagdgrund { $ground } ist verteilt
page-manitou-step = { $share ->
    [heroes] Held: { $tiles }
    [highest] Stärkster: { $tiles }
    [next] Zweiter: { $tiles }
   *[tie] gleich: { $tiles }
}
page-manitou-line-heroes = { $by ->
    [yours] Nur du hast hier einen Helden: Du nimmst zuerst ein Plättchen.
   *[other] Nur { $player } hat hier einen Helden und nimmt zuerst ein Plättchen.
}
page-manitou-line-highest = { $by ->
    [yours] Du bist am stärksten mit { $sum }{ $rival ->
        [no] {""}
       *[yes] {" "}gegen { $other }
    }: { $tiles ->
        [0] Für dich ist kein Plättchen mehr da.
        [one] Das eine Plättchen, das noch da ist, gehört dir.
       *[other] { $tiles } Plättchen gehören dir.
    }
   *[other] { $player } ist am stärksten mit { $sum }{ $rival ->
        [no] {""}
       *[yes] {" "}gegen { $other }
    }{ $tiles ->
        [0] , aber es ist kein Plättchen mehr da.
        [one] {" "}und nimmt das eine Plättchen, das noch da ist.
       *[other] {" "}und nimmt { $tiles } Plättchen.
    }
}
page-manitou-line-next = { $by ->
    [yours] Du bist an zweiter Stelle mit { $sum } gegen { $other }: { $tiles ->
        [0] Für dich ist kein Plättchen mehr da.
       *[other] Noch { $tiles } Plättchen gehört dir.
    }
   *[other] { $player } ist an zweiter Stelle mit { $sum } gegen { $other }{ $tiles ->
        [0] , aber es ist kein Plättchen mehr da.
       *[other] {" "}und nimmt noch { $tiles } Plättchen.
    }
}
page-manitou-unclaimed = { $number ->
    [one] Das letzte Plättchen nimmt niemand: Es scheidet aus.
   *[other] Die übrigen { $number } Plättchen nimmt niemand: Sie scheiden aus.
}
page-manitou-line-tie = Gleichstand bei Stärke { $sum }: { $players }. Wer gleich stark ist, nimmt nichts.

## Warum ein Tipp gut ist
page-manitou-hint = { $action }. { $why }
page-manitou-hint-choose = Der Computer würde nehmen: { $cards }.
page-manitou-why-computer = Das würde der Computer spielen.
page-manitou-why-hunter = { $rank ->
    [alone] Damit bist du in Jagdgrund { $ground } am stärksten.
    [highest] Damit liegst du in Jagdgrund { $ground } vorn: { $own } gegen { $other }.
    [passes] Damit liegst du in Jagdgrund { $ground } vorn: Wer bei { $other } gleich stark ist, nimmt nichts.
   *[next] Damit bist du in Jagdgrund { $ground } an zweiter Stelle: { $own } gegen { $other }.
}
page-manitou-why-thief = Das bringt aber den Dieb.
page-manitou-why-spare = So bleiben dir stärkere Karten für später.
page-manitou-why-hero = { $verdict ->
    [leads] Damit nimmst du in Jagdgrund { $ground } zuerst ein Plättchen.
    [joins] Damit ist dein Held in Jagdgrund { $ground } geschützt.
    [defeats] In Jagdgrund { $ground } wird umgedreht: { $other }.
   *[trade] In Jagdgrund { $ground } werden beide umgedreht: diese Karte und { $other }.
}
page-manitou-why-take = Das bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
page-manitou-why-discard = { $points ->
    [0] Das kostet dich keinen Punkt.
   *[other] Kein anderes Plättchen würde dich weniger kosten.
}

## Was geschehen ist, und warum
page-manitou-happened = Was geschehen ist, und warum
page-manitou-more = { $number ->
    [one] Noch eine Meldung
   *[other] Noch { $number } Meldungen
}
page-manitou-told-begins = Jagd { $hunt } beginnt: sieben Züge, je eine Karte.{ $eighth ->
    [yes] {" "}Du hast { $size } Karten, und der Totemzylinder erlaubt eine achte.
   *[no] { $spare ->
        [0] { $most ->
            [0] {""}
           *[other] {" "}Du hast { $size } Karten. Wer beginnt, hat { $most }, spielt aber nur sieben davon.
        }
        [one] {" "}Du hast { $size } Karten{ $by ->
            [yours] , eine mehr als dein Gegner
           *[other] {""}
        }, also bleibt eine übrig.
       *[other] {" "}Du hast { $size } Karten, also bleiben { $spare } übrig.
    }
} { $by ->
    [yours] Du spielst zuerst
   *[other] { $player } spielt zuerst
}{ $hunt ->
    [1] .
   *[other] : In jeder Jagd beginnt jemand anderes.
}
page-manitou-told-joins = { $by ->
    [yours] Du hast
   *[other] { $player } hat
} jetzt zwei Helden in Jagdgrund { $ground }: Der zweite schützt den ersten. Wer den zweiten besiegt, wird mit ihm umgedreht.
page-manitou-told-protected = { $card } von { $of ->
    [yours] dir
   *[other] { $player }
} in Jagdgrund { $ground } bleibt offen: Der zweite Held hat diese Karte geschützt.
page-manitou-told-leads = { $met ->
    [yes] Nach jetzigem Stand { $by ->
        [yours] nimmst du
       *[other] nimmt { $player }
    } dort zuerst ein Plättchen.
   *[no] { $by ->
        [yours] Du spielst { $card } in Jagdgrund { $ground }, den einzigen Helden dort. Solange er steht, nimmst du
       *[other] { $player } spielt { $card } in Jagdgrund { $ground }, den einzigen Helden dort. Solange er steht, nimmt { $player }
    } dort zuerst ein Plättchen.
}
page-manitou-told-hunter = { $by ->
    [yours] { $deed ->
        [play] Du spielst { $card } in
       *[move] Deine Jäger in
    }
   *[other] { $deed ->
        [play] { $player } spielt { $card } in
       *[move] Die Jäger von { $player } in
    }
} Jagdgrund { $ground }: { $rank ->
    [tie] Gleichstand, { $own } gegen { $other }. Wer gleich stark ist, nimmt für seine Jäger nichts.
   *[other] { $rank ->
        [alone] Niemand sonst jagt dort.
        [highest] jetzt dort am stärksten, { $own } gegen { $other }.
        [passes] vorn mit { $own }, denn der Gleichstand bei { $other } bringt nichts.
        [next] dort am zweitstärksten, { $own } gegen { $other }.
       *[none] zu schwach, { $own } gegen { $other }.
    } Nach jetzigem Stand { $by ->
        [yours] nimmst du
       *[other] nimmt { $player }
    } { $tiles ->
        [0] kein Plättchen für Jäger{ $rank ->
            [next] , weil keines übrig ist
           *[other] {""}
        }
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }{ $hero ->
        [0] {""}
       *[other] {" "}und für den Helden 1
    }.
}
page-manitou-told-warned = Keiner deiner Gegner hat in allen drei Jagdgründen zusammen stärkere Jäger als du. Bleibt es dabei, nimmt dir der Lederdieb ein Plättchen.
page-manitou-told-equal = Insgesamt am stärksten, mit je { $strength }: { $players }. Bleibt es so, nimmt der Lederdieb jedem von ihnen ein Plättchen.
page-manitou-told-eighth = { $by ->
    [yours] Du besitzt
   *[other] { $player } besitzt
} den Totemzylinder. Er erlaubt diese achte Karte.
page-manitou-told-no-eighth = { $by ->
    [yours] Du spielst
   *[other] { $player } spielt
} keine achte Karte.
page-manitou-told-play = { $player } spielt { $card } in Jagdgrund { $ground }.
page-manitou-told-move = { $by ->
    [yours] Du besitzt
   *[other] { $player } besitzt
} den Pferdezylinder. Damit zieht { $card } von Jagdgrund { $from } nach { $to }.
page-manitou-told-no-move = { $by ->
    [yours] Du versetzt
   *[other] { $player } versetzt
} keinen Jäger.
page-manitou-told-take = { $by ->
    [yours] Du nimmst
   *[other] { $player } nimmt
} { $tile } aus Jagdgrund { $ground }: { $share ->
    [heroes] dort { $by ->
        [yours] steht dein Held
       *[other] steht der Held dieses Stamms
    }
    [highest] die stärksten Jäger, mit { $sum }
   *[next] die zweitstärksten Jäger, mit { $sum }
}{ $only ->
    [yes] . Andere waren nicht mehr da.
   *[no] .
}
page-manitou-told-discard = { $by ->
    [yours] Du gibst
   *[other] { $player } gibt
} dem Lederdieb { $tile }. Das Plättchen ist aus dem Spiel.
page-manitou-told-cylinder-first = { $by ->
    [yours] Du nimmst
   *[other] { $player } nimmt
} das erste { $kind ->
    [totem] Totem und damit den braunen Zylinder: 1 Punkt, und eine achte Karte, falls eine übrig ist.
   *[other] Pferd und damit den weißen Zylinder: 1 Punkt, und am Ende jeder Jagd darf ein Jäger den Jagdgrund wechseln.
}
page-manitou-told-cylinder-passes = { $by ->
    [yours] Du hast jetzt
   *[other] { $player } hat jetzt
} { $number } { $kind ->
    [totem] { $number ->
        [one] Totem
       *[other] Totems
    }
   *[other] { $number ->
        [one] Pferd
       *[other] Pferde
    }
}, { $of ->
    [yours] du hast
   *[other] { $other } hat
} { $less }. { $equal ->
    [yes] Gleich viele genügen: Der Zylinder geht
   *[no] Darum geht der Zylinder
} { $of ->
    [yours] von dir an { $player }.
   *[other] von { $other } an { $by ->
        [yours] dich.
       *[other] { $player }.
    }
} Sein Punkt geht mit.
page-manitou-told-cylinder-lost = { $of ->
    [yours] Du hast
   *[other] { $other } hat
} { $less ->
    [0] { $kind ->
        [totem] keine Totems
       *[other] keine Pferde
    } mehr
    [one] nur noch 1 { $kind ->
        [totem] Totem
       *[other] Pferd
    }
   *[other] nur noch { $less } { $kind ->
        [totem] Totems
       *[other] Pferde
    }
}. Darum geht der Zylinder an { $by ->
    [yours] dich, mit { $number }.
   *[other] { $player }, mit { $number }.
} Sein Punkt geht mit.
page-manitou-told-cylinder-back = Niemand hat mehr ein { $kind ->
    [totem] Totem
   *[other] Pferd
}. Darum kommt der Zylinder zurück neben den Tisch, und sein Punkt ist weg.
page-manitou-told-passed = { $by ->
    [yours] Du hast
   *[other] { $player } hat
} keine Karte, die gespielt werden darf. Darum fällt dieser Zug aus.
page-manitou-told-played-out = Die sieben Züge dieser Jagd sind vorbei.
page-manitou-told-left = Nicht gespielt hast du: { $cards }. { $number ->
    [one] Die Karte kommt
   *[other] Sie kommen
} zu dir zurück.
page-manitou-told-tomahawks = { $by ->
    [yours] { $number ->
        [one] Dein Tomahawk macht jeden deiner Jäger
       *[other] Deine { $number } Tomahawks machen jeden deiner Jäger
    }
   *[other] { $number ->
        [one] Der Tomahawk von { $player } macht jeden Jäger dieses Stamms
       *[other] Die { $number } Tomahawks von { $player } machen jeden Jäger dieses Stamms
    }
} in den Jagdgründen um { $number } stärker. Für den Lederdieb zählen Tomahawks nicht.
page-manitou-told-wins = { $by ->
    [yours] Du gewinnst
   *[other] { $player } gewinnt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $source ->
    [pairs] { $points ->
        [one] Ein Tipi und ein Büffel ergeben ein Paar
       *[other] Tipis und Büffel ergeben { $points } Paare mehr
    }
   *[tomahawks] Niemand hat mehr Tomahawks
}.
page-manitou-told-loses = { $by ->
    [yours] Du verlierst
   *[other] { $player } verliert
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $source ->
    [pairs] { $points ->
        [one] ein Paar weniger
       *[other] { $points } Paare weniger
    }
   *[tomahawks] nicht mehr die meisten Tomahawks
}.
page-manitou-told-thief-first = In der ersten Jagd kommt er nach dem Verteilen, denn vorher hatte niemand ein Plättchen.
page-manitou-told-thief-later = Ab der zweiten Jagd kommt er vor dem Verteilen.
page-manitou-told-thief = { $number ->
    [one] { $by ->
        [yours] Deine Jäger sind
       *[other] Die Jäger von { $player } sind
    } in allen drei Jagdgründen zusammen am stärksten, mit { $strength }. Darum kommt der Lederdieb.
   *[other] Gleichstand bei den stärksten Jägern in allen drei Jagdgründen zusammen, mit { $strength }: { $players }. Darum kommt der Lederdieb zu jedem von ihnen.
}
page-manitou-told-tie = Jagdgrund { $ground }: Gleichstand bei Stärke { $strength } ({ $players }). Darum nimmt dort niemand ein Plättchen.
page-manitou-told-nobody = Jagdgrund { $ground }: Dort liegt keine Karte, die zählt. Darum nimmt dort niemand ein Plättchen.

page-manitou-now-over = Die letzte Jagd ist vorbei.
page-won-manitou-points = Die letzte Jagd ist vorbei, und du hast die meisten Punkte.
page-won-manitou-tepees = Die letzte Jagd ist vorbei. Mehrere haben die meisten Punkte, und von ihnen hast du die meisten Tipis.
page-won-manitou-tiles = Die letzte Jagd ist vorbei. Mehrere haben die meisten Punkte und Tipis, und von ihnen hast du die meisten Plättchen.

## Was jemand getan hat
page-brief-manitou-turned = { $card } wird umgedreht
page-manitou-act-tiles = Neue Plättchen gezogen
page-manitou-act-choose = Karten gewählt
page-manitou-act-chosen = Gewählt: { $cards }
page-manitou-act-deck = Karten gemischt
page-manitou-act-play = { $card } in Jagdgrund { $ground }
page-manitou-act-move = { $card } von Jagdgrund { $ground } nach { $to }
page-manitou-act-take = { $tile } genommen
page-manitou-act-discard = { $tile } abgegeben
page-manitou-act-decline = Verzicht

## Die Einführung in die erste Partie
page-guide-manitou-choose = Karten bringen Plättchen, und Plättchen bringen Punkte. { $how ->
    [tap] Tippe
   *[click] Klicke
} auf eins: Du siehst, was es zählt. Wähle dann { $size } Karten.
page-guide-manitou-take = Nimm diese { $size }. Du hast immer drei auf der Hand und spielst sieben{ $spare ->
    [0] .
    [one] , eine bleibt übrig.
   *[other] , { $spare } bleiben übrig.
}{ $next ->
    [rest] {" "}Die sieben ruhen eine Jagd und kommen dann zurück.
    [all] {" "}In der nächsten Jagd sind alle Karten zurück.
   *[none] {""}
}
page-guide-manitou-card = { $begins ->
    [yes] Nach { $hunts } Jagden gewinnen die meisten Punkte:
   *[no] Plättchen bringen Punkte:
}
page-guide-manitou-card-then = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf eine Handkarte.
page-manitou-goal-heroes = Held: 1
page-manitou-goal-highest = Stärkste: 2
page-manitou-goal-next = Zweite: 1, falls übrig
page-guide-manitou-ground = Nach Zug 7 gibt es je Jagdgrund Plättchen:
page-guide-manitou-ground-then = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf einen Jagdgrund.
page-guide-manitou-hero = { $card } würde { $other } in Jagdgrund { $ground } besiegen. Solange dein Held offen liegt, nimmst du dort zuerst ein Plättchen.
page-guide-manitou-hero-to = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf Jagdgrund { $ground }: Dort besiegt { $card } { $other }.
page-guide-manitou-points = Im Kreis stehen deine Punkte. Neue gibt es nach Zug 7, wenn die Plättchen verteilt werden.
page-manitou-scores-pair = zusammen 1 Punkt, allein keiner
page-manitou-scores-most = wer die meisten einer Art hat: 1 Punkt
page-guide-manitou-share = { $hunt ->
    [first] Gleich werden die Plättchen verteilt. Danach beklaut der Dieb den insgesamt Stärksten.
   *[later] Gleich beklaut der Dieb den insgesamt Stärksten. Danach werden die Plättchen verteilt.
}
page-guide-manitou-resting = Die { $number } Karten, die du in der letzten Jagd gespielt hast, ruhen jetzt. Du spielst mit den anderen.{ $next ->
    [0] {""}
   *[other] {" "}In Jagd { $next } sind alle Karten zurück.
}
page-guide-manitou-signs = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf eine Karte, ein Plättchen, eine Stärke oder die Zahlen eines Spielers, um zu erfahren, was sie bedeuten.
page-guide-manitou-tomahawks = { $whose ->
    [yours] { $number ->
        [one] Dein Tomahawk macht jeden deiner Jäger
       *[other] Deine { $number } Tomahawks machen jeden deiner Jäger
    }
   *[other] { $number ->
        [one] Der Tomahawk des Stamms { $player } macht jeden seiner Jäger
       *[other] Die { $number } Tomahawks des Stamms { $player } machen jeden seiner Jäger
    }
} um { $number } stärker: { $hunters }+{ $more } heißt { $hunters } durch Jäger, { $more } durch Tomahawks.
page-guide-manitou-thief = { $whose ->
    [tie] Mehrere sind insgesamt am stärksten, mit je { $strength }. Bleibt es so, nimmt der Dieb nach Zug 7 jedem von ihnen ein Plättchen.
    [yours] Du bist insgesamt am stärksten, mit { $strength }. Bleibt es so, nimmt dir der Dieb nach Zug 7 ein Plättchen.
   *[other] Der Stamm { $player } ist insgesamt am stärksten, mit { $strength }. Bleibt es so, nimmt ihm der Dieb nach Zug 7 ein Plättchen.
}
