# Big Manitou auf der Seite. Namen, Ablehnungen und Spielenden stehen in ../manitou.ftl.

## Auf der Startseite
page-promise-manitou = Wähle geheim deine Karten, gewinne drei Jagdgründe und halte dir den Lederdieb vom Leib.
page-time-manitou = Zwei bis fünf Spieler, 40 Minuten

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
page-manitou-first = Beginnt diese Jagd
page-manitou-level = Stufe { $level }
page-manitou-ready = hat gewählt
page-manitou-choosing = wählt noch
page-manitou-down = { $card }, verdeckt
page-manitou-here = Hierher, in Jagdgrund { $ground }
page-manitou-take = Nehmen: { $tile }
page-manitou-discard = Abgeben: { $tile }
page-manitou-booty = Beute
page-manitou-held = { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
} auf der Hand, { $deck } im Stapel, { $aside } beiseitegelegt
page-manitou-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-manitou-hand = Deine Hand
page-manitou-decline = Nein, danke
page-manitou-choose-title = Wähle deine Karten für diese Jagd
page-manitou-choose = { $size } Karten; { $left ->
    [0] alle gewählt
    [one] es fehlt noch eine
   *[other] es fehlen noch { $left }
}. Deine Jäger haben zusammen Stärke { $strength }; { $heroes ->
    [0] ein Held ist nicht dabei
    [one] dazu kommt ein Held
   *[other] dazu kommen { $heroes } Helden
}.
page-manitou-choose-done = Diese Karten nehmen
page-manitou-choose-full = Du nimmst { $size } Karten. Lege erst eine andere zurück, wenn du diese nehmen willst.
page-manitou-choose-together = Alle wählen gleichzeitig.
page-manitou-choose-waits = Deine Karten liegen bereit. Die Jagd beginnt, wenn auch { $players } gewählt { $number ->
    [one] hat
   *[other] haben
}. Lass diese Seite so lange offen.
page-manitou-choose-again = Neu wählen
page-manitou-hunt = Jagd { $hunt } von { $hunts }
page-manitou-tribe = Welcher Held besiegt welchen?
page-manitou-defeats = { $card } besiegt: { $others }. Wähle jetzt einen Jagdgrund.
page-manitou-total = Jäger haben insgesamt Stärke { $strength }{ $thief ->
    [yes] : so wie es steht, kommt der Lederdieb
    [now] : der Lederdieb ist hier
   *[no] {""}
}
page-manitou-cylinder-totem = Besitzt den Totemzylinder
page-manitou-cylinder-horse = Besitzt den Pferdezylinder
page-manitou-trial-defeats = { $by ->
    [yours] Du gewinnst
   *[other] { $player } gewinnt
} die Kraftprobe: { $card } besiegt { $other } von { $of ->
    [yours] dir.
   *[other] { $whose }.
}
page-manitou-trial-defeated = { $of ->
    [yours] Du gewinnst
   *[other] { $whose } gewinnt
} die Kraftprobe: { $other } besiegt { $card } von { $by ->
    [yours] dir.
   *[other] { $player }.
}
page-manitou-trial-alike = Niemand gewinnt die Kraftprobe: { $card } trifft auf { $other }, und beide werden umgedreht.
page-manitou-trial-sacrifice = { $by ->
    [yours] Du opferst
   *[other] { $player } opfert
} eine Karte: { $card } und { $other } von { $of ->
    [yours] dir
   *[other] { $whose }
} werden beide umgedreht.
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
page-manitou-sheet-equal = Bei Punktgleichheit entscheiden die Tipis, dann die Plättchen.
page-manitou-brought = Was Jagd { $hunt } gebracht hat
page-manitou-brought-none = Hier nimmt niemand ein Plättchen.
page-manitou-share = { $share ->
    [heroes] die Helden
    [highest] Erster mit { $sum }
   *[next] Zweiter mit { $sum }
}
page-manitou-thief = Lederdieb
page-manitou-thief-took = an den Dieb
page-manitou-go-on = Weiter zu Jagd { $hunt }
page-manitou-table = Den Tisch zeigen
page-manitou-cards-of = { $whose ->
    [yours] Deine Karten
   *[other] Karten von { $player }
}
page-manitou-in-hand = Auf der Hand: { $number }
page-manitou-in-deck = Im Stapel, in unbekannter Reihenfolge: { $number }
page-manitou-aside = Für diese Jagd beiseitegelegt: { $number }
page-manitou-laid = In dieser Jagd gespielt: { $number }
page-manitou-resting = In der letzten Jagd gespielt und darum nicht verfügbar: { $number }
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
        [yes] Wähle jetzt einen Jagdgrund dafür.
       *[no] Jagd { $hunt } von { $hunts }. Wähle eine Karte aus deiner Hand.
    }
   *[no] Jagd { $hunt } von { $hunts }. { $player } spielt eine Karte.
}
page-manitou-now-eighth = { $yours ->
    [yes] Du besitzt das Totem und darfst noch eine Karte spielen.
   *[no] { $player } besitzt das Totem und darf noch eine Karte spielen.
}
page-manitou-now-move = { $yours ->
    [yes] Du besitzt das Pferd und darfst einen deiner Jäger in einen anderen Jagdgrund versetzen.
   *[no] { $player } besitzt das Pferd und darf einen Jäger versetzen.
}
page-manitou-now-discard = { $yours ->
    [yes] Der Lederdieb kommt zu dir: Gib eines deiner markierten Plättchen ab.
   *[no] Der Lederdieb kommt zu { $player }.
}
page-manitou-now-take = { $yours ->
    [yes] Jagdgrund { $ground }: { $share ->
        [heroes] Du hast die Helden
        [highest] Du bist an erster Stelle
       *[next] Du bist an zweiter Stelle
    }, nimm { $number }.
   *[no] Jagdgrund { $ground }: { $player } { $share ->
        [heroes] hat die Helden
        [highest] ist an erster Stelle
       *[next] ist an zweiter Stelle
    } und nimmt { $number }.
}
page-manitou-now-over = Die letzte Jagd ist vorbei.

## Was jemand getan hat
page-brief-manitou-turned = { $card } wird umgedreht
page-manitou-act-tiles = Plättchen werden gezogen
page-manitou-act-choose = Karten werden gewählt
page-manitou-act-deck = Ein Stapel wird gemischt
page-manitou-act-play = { $card } in Jagdgrund { $ground }
page-manitou-act-move = { $card } von Jagdgrund { $ground } nach { $to }
page-manitou-act-take = Nimmt { $tile }
page-manitou-act-discard = Gibt ab: { $tile }
page-manitou-act-decline = Verzichtet

## Die Einführung in die erste Partie
page-guide-manitou-choose = Wähle deine Karten für diese Jagd. Jäger haben Zahlen, die zusammengezählt werden. Helden drehen einander um.
page-guide-manitou-card = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf eine Karte deiner Hand.
page-guide-manitou-ground = { $how ->
    [tap] Tippe
   *[click] Klicke
} auf einen Jagdgrund. Wer dort die stärksten Jäger hat, nimmt zwei von den Plättchen.
page-guide-manitou-hero = Dieser Held besiegt einen in Jagdgrund { $ground }. Spiel ihn dorthin, und der andere wird umgedreht.
page-guide-manitou-points = Deine Punkte: Ein Tipi und ein Büffel machen zusammen einen. Spiel weiter und sammle Paare.
page-guide-manitou-thief = So stark sind alle deine Jäger zusammen. Wer am stärksten ist, verliert ein Plättchen an den Lederdieb.
