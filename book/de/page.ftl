# Was die Seite im Browser selbst sagt. Namen von Figuren, Ablehnungen und Spielenden stehen beim jeweiligen Spiel.

## Spielbretter
page-board = { $game }: das Spielbrett
page-mancala-bowl = Mulde { $bowl } von { $player }: { $stones ->
    [0] leer
    [one] ein Stein
   *[other] { $stones } Steine
}
page-mancala-store = Mancala von { $player }: { $stones ->
    [0] leer
    [one] ein Stein
   *[other] { $stones } Steine
}
page-mancala-right = Nach rechts säen, gegen den Uhrzeigersinn
page-mancala-left = Nach links säen, im Uhrzeigersinn
page-mana-square = { $square }, { $steps ->
    [1] Einerfeld
    [2] Zweierfeld
   *[3] Dreierfeld
}{ $what ->
    [bird] , der Vogel
    [daimyo] , Daimyo von { $player }
    [ronin] , Ronin von { $player }
   *[none] {""}
}
page-mana-reserve = Einen Ronin zurückholen; { $number ->
    [one] einer wartet
   *[other] { $number } warten
} neben dem Brett
page-jungle-square = { $square }{ $terrain ->
    [water] , Wasser
    [trap] , eine Falle
    [den] , ein Bau
   *[land] {""}
}
page-jungle-animal = { $animal } von { $side }, Rang { $rank }
page-jungle-trapped = in einer Falle und darum mit Rang 0 angreifbar
page-jungle-hungry = hungrig
page-jungle-would-starve = ein Zug hierher lässt hungrige Tiere verhungern
page-jungle-starved = { $side } verliert: { $animals }. Hungrige Tiere verhungern, wenn keines von ihnen angreift.
page-mandua-field = { $cage ->
    [yes] Käfig { $field }
   *[no] { $field }
}{ $what ->
    [tiger] , ein Tiger
    [hunter] , ein Jäger
   *[none] {""}
}
page-mandua-to-beat = In diesem Zug { $number ->
    [one] ist noch ein Jäger
   *[other] sind noch { $number } Jäger
} zu schlagen.
page-mandua-remove = Der Einspruch war berechtigt. Die Jägerseite entfernt { $number ->
    [one] den markierten Tiger
   *[other] einen der markierten Tiger
}.
page-mandua-announced = Angesagt: { $number }. Geschlagen: { $beaten }.
page-mandua-say-how-many = So viele Jäger schlage ich
page-mandua-say = Ansagen
page-mandua-object-how-many = So viele waren höchstens zu schlagen
page-mandua-object = Einspruch
page-mandua-end = Zug beenden
page-seat = Spieler { $seat }
page-manitou-ground = Jagdgrund { $ground }
page-manitou-tiles = Plättchen
page-manitou-side = { $player }, Stärke { $strength }
page-manitou-down = { $card }, verdeckt
page-manitou-here = Hierher, in Jagdgrund { $ground }
page-manitou-take = Nehmen: { $tile }
page-manitou-discard = Abgeben: { $tile }
page-manitou-booty = Beute
page-manitou-held = { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
} auf der Hand, { $deck } im Stapel
page-manitou-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-manitou-hand = Deine Hand
page-manitou-decline = Nein, danke
page-manitou-choose-title = Wähle deine Karten für diese Jagd
page-manitou-choose = { $size } Karten; { $left ->
    [0] das sind alle
    [one] es fehlt noch eine
   *[other] es fehlen noch { $left }
}. Deine Jäger sind zusammen { $strength } stark; dazu { $heroes ->
    [0] keine Helden
    [one] ein Held
   *[other] { $heroes } Helden
}.
page-manitou-choose-done = Diese Karten
page-manitou-tribe = Welcher Held besiegt welchen?
page-manitou-defeats = { $card } besiegt: { $others }. Zeige jetzt auf einen Jagdgrund.
page-manitou-total = Jäger der Stärke { $strength } insgesamt{ $thief ->
    [yes] : so wie die Karten liegen, kommt der Lederdieb
    [now] : der Lederdieb ist hier
   *[no] {""}
}
page-manitou-cylinder-totem = Besitzt den Totemzylinder
page-manitou-cylinder-horse = Besitzt den Pferdezylinder
page-manitou-trial-defeats = { $player } dreht einen Helden von { $whose } um: { $card } besiegt { $other }.
page-manitou-trial-defeated = { $player } spielt gegen einen stärkeren Helden: { $card } wird umgedreht.
page-manitou-trial-alike = { $card } trifft auf { $other }: zwei von einer Art drehen einander um.
page-manitou-trial-sacrifice = { $player } opfert eine Karte: { $card } und { $other } werden beide umgedreht.
page-manitou-sheet = Wertungsblatt
page-manitou-sheet-now = So, als endete das Spiel jetzt, in Jagd { $hunt } von { $hunts }.
page-manitou-sheet-tepees = Tipis
page-manitou-sheet-buffaloes = Büffel
page-manitou-sheet-pairs = Paare
page-manitou-sheet-pairs-why = Ein Tipi und ein Büffel: ein Punkt
page-manitou-sheet-totem = Totems
page-manitou-sheet-totem-why = Der Totemzylinder: ein Punkt
page-manitou-sheet-horse = Pferde
page-manitou-sheet-horse-why = Der Pferdezylinder: ein Punkt
page-manitou-sheet-tomahawks = Tomahawks
page-manitou-sheet-tomahawks-why = Die meisten: ein Punkt
page-manitou-sheet-total = Punkte
page-manitou-sheet-equal = Bei gleich vielen Punkten gewinnen mehr Tipis, dann mehr Plättchen.
page-manitou-now-tiles = Der Schiedsrichter zieht Plättchen für Jagd { $hunt } von { $hunts }.
page-manitou-now-choose = { $player } wählt geheim Karten.
page-manitou-now-deck = Die Stapel werden gemischt.
page-manitou-now-play = { $yours ->
    [yes] { $picked ->
        [yes] Zeige jetzt auf den Jagdgrund, in den sie kommt.
       *[no] Jagd { $hunt } von { $hunts }. Zeige auf eine Karte deiner Hand.
    }
   *[no] Jagd { $hunt } von { $hunts }. { $player } spielt eine Karte.
}
page-manitou-now-eighth = { $yours ->
    [yes] Das Totem gehört dir: Du darfst noch eine Karte spielen.
   *[no] { $player } besitzt das Totem und darf noch eine Karte spielen.
}
page-manitou-now-move = { $yours ->
    [yes] Das Pferd gehört dir: Du darfst einen deiner Jäger in einen anderen Jagdgrund versetzen.
   *[no] { $player } besitzt das Pferd und darf einen Jäger versetzen.
}
page-manitou-now-discard = { $yours ->
    [yes] Der Lederdieb kommt zu dir: Gib eines deiner markierten Plättchen ab.
   *[no] Der Lederdieb kommt zu { $player }.
}
page-manitou-now-take = { $yours ->
    [yes] Nimm eines der markierten Plättchen.
   *[no] { $player } nimmt ein Plättchen.
}
page-manitou-now-over = Die letzte Jagd ist vorbei.

## Das Haus
page-house = Menagerie
page-language = Sprache
page-welcome = Fünf Denkspiele, ein Tisch
page-welcome-more = Spiele gegen den Computer, mit jemandem neben dir oder, über einen Link, mit jemandem in der Ferne.
page-mute = Ton aus
page-away = Die Verbindung ist unterbrochen. Neuer Versuch …
page-no-server = Der Server antwortet nicht.
page-try-again = Noch einmal versuchen
page-nowhere = Unter dieser Adresse gibt es nichts.
page-to-home = Zu allen Spielen
page-continue = Weiterspielen
page-join = Mitspielen
page-join-link = Der erhaltene Link
page-join-go = Mitspielen
page-join-what = Das ist kein Link zu einem Tisch. In einem Link steht /join# oder /table/ und danach Buchstaben.
page-joining = Einen Augenblick: Dein Platz wird freigehalten.
page-computer = Computer, Stufe { $level }
page-twin = { $side } (Stufe { $level })
page-tribe-0 = Fisch
page-tribe-1 = Falke
page-tribe-2 = Schildkröte
page-tribe-3 = Bär
page-tribe-4 = Hase
page-this-device = An diesem Gerät
page-open-seat = { $side }: noch frei
page-referee = Schiedsrichter
page-guest = Gast
page-you = Du
page-name = So heißt du hier
page-name-save = Ändern
page-name-saved = Geändert
page-confirm = Vor jedem Zug nachfragen
page-confirm-more = Gespielt wird, was du gewählt hast, erst nach deinem Ja.
page-notify = Benachrichtigen, wenn ich am Zug bin
page-notify-more = Nur solange du etwas anderes ansiehst.
page-notify-never = Das erlauben Browser nur über https oder auf dem Gerät, auf dem der Server läuft.
page-view = Eine Partie ansehen
page-view-more = { $drops ->
    [yes] Zieh eine Datei mit Protokollen irgendwo auf diese Seite oder füge eines ein.
   *[no] Wähle eine Datei mit Protokollen oder füge eines ein.
}
page-view-file = Datei wählen
page-view-paste = Protokoll einfügen
page-view-long = Das ist mehr, als sich auf einmal ansehen lässt: höchstens ein Megabyte.
page-view-list = Die Partien dieser Datei
page-view-plies = { $number ->
    [one] ein Zug
   *[other] { $number } Züge
}
page-view-broken = Zeile { $line }{ $ply ->
    [0] {""}
   *[other] , Zug { $ply }
}
page-view-left-out = { $number ->
    [one] Eine weitere ist weggelassen.
   *[other] { $number } weitere sind weggelassen.
}
page-view-said = Dazu steht eine Bemerkung

page-promise-mancala = Säe deine Steine rund ums Brett und rechne eine Mulde weiter als die andere Seite.
page-promise-mana = Der Vogel bestimmt, von wo die andere Seite zieht. Fang den Daimyo.
page-promise-jungle = Acht Tiere, zwei Seen und der Hunger: Wer fressen kann, muss fressen oder verhungert.
page-promise-mandua = Fünfundzwanzig Jäger gegen vier Tiger, die alles schlagen müssen, was sie kriegen können.
page-promise-manitou = Wähle geheim deine Karten, gewinne drei Jagdgründe und halte dir den Lederdieb vom Leib.
page-time-mancala = Zwei Spieler, 10 Minuten
page-time-mana = Zwei Spieler, 15 Minuten
page-time-jungle = Zwei Spieler, 20 Minuten
page-time-mandua = Zwei Spieler, 30 Minuten
page-time-manitou = Zwei bis fünf Spieler, 40 Minuten

## Eine neue Partie
page-rules-link = Regeln
page-rules-play = { $game } spielen
page-rules-of = Die Regeln von { $game }
page-against = Wer spielt?
page-against-computer = Gegen den Computer
page-against-computer-more = Er antwortet sofort.
page-against-device = An diesem Gerät
page-against-device-more = Zwei oder mehr teilen es sich.
page-against-link = Mit anderen, über einen Link
page-against-link-more = Jeder Platz bekommt einen eigenen Link.
page-not-reachable = Nur dieses Gerät erreicht diesen Server. Mit --lan gestartet, lässt er auch andere aus deinem Netz mitspielen.
page-level = Stufe
page-level-more = 1 für die erste Partie, { $levels } die stärkste
page-side = Deine Seite
page-by-lot = Auslosen
page-mode-casual = Zum Spaß
page-clock = Bedenkzeit
page-clock-none = Ohne Uhr
page-clock-fischer = { $minutes } min + { $seconds } s je Zug
page-clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
page-begin = Anfangen
page-option-mancala-rules = Regeln
page-option-mancala-rules-general = Allgemein: säen und sichern, sonst nichts
page-option-mancala-rules-egyptian = Ägyptisch: mit Fängen und Extrazügen
page-option-mancala-rules-ethiopian = Äthiopisch: säen in beide Richtungen
page-option-mancala-rules-nigerian = Nigerianisch: eine volle Mulde wird weitergesät
page-option-mancala-stones = Steine je Mulde
page-option-mana-setup = Aufstellen
page-option-mana-setup-standard = Standard: alle in der ersten Reihe
page-option-mana-setup-advanced = Fortgeschritten: beliebig in zwei Reihen
page-option-mana-bird = Der Vogel
page-option-mana-bird-solid = Fest: Er füllt sein Feld
page-option-mana-bird-spirit = Geist: Er steht niemandem im Weg
page-option-mandua-referee = Der Schiedsrichter
page-option-mandua-referee-guided = Geführt: Nur vollständiges Schlagen ist spielbar
page-option-mandua-referee-strict = Streng: Die Tigerseite sagt an, die Jägerseite darf Einspruch erheben
page-option-mandua-start = Wo die Tiger beginnen
page-option-mandua-start-cages = In den Käfigen
page-option-mandua-start-corners = In den Ecken
page-option-mandua-start-cross = Im Kreuz um die Mitte
page-option-manitou-players = Spieler
page-option-manitou-cards = Karten für eine Jagd
page-option-manitou-cards-chosen = Geheim gewählt
page-option-manitou-cards-random = Zufällig gezogen: geht schneller

## Am Tisch
page-waiting = Dieser Tisch wartet auf seine Spieler
page-waiting-for = { $player } ist eingeladen. Die Partie beginnt, sobald alle da sind.
page-invite = Link erstellen
page-fill = Einen Computer spielen lassen
page-give-up-table = Diesen Tisch aufgeben
page-leave-table = Meinen Platz aufgeben
page-link = Der Link
page-link-once = Der Link ist für eine Person. Er gilt, bis der Platz besetzt ist.
page-code = Der Link als Code zum Scannen
page-copy = Kopieren
page-copied = Kopiert
page-your-turn = Du bist am Zug
page-turn-of = { $player } ist am Zug
page-turn-what = { $who }: { $what }
page-browsing = Du schaust zurück
page-moves = Züge
page-first = Zum Anfang
page-back = Einen zurück
page-forth = Einen vor
page-newest = Zum neuesten
page-study = Analyse
page-study-wait = Denkt nach …
page-study-share = { $percent } %
page-study-worth = { $player }: { $percent } %
page-study-won = { $player } gewinnt in höchstens { $plies } { $plies ->
    [one] Aktion
   *[other] Aktionen
}
page-study-lost = { $player } verliert in höchstens { $plies } { $plies ->
    [one] Aktion
   *[other] Aktionen
}
page-study-wins = { $player } gewinnt
page-study-loses = { $player } verliert
page-study-drawn = Unentschieden
page-study-best = Am besten:
page-flip = Brett drehen
page-share = Andere zusehen lassen
page-share-short = Teilen
page-share-more = Wer diesen Link hat, sieht die Partie und was darin offen liegt, und kann nicht mitspielen.
page-ask = { $action }: spielen?
page-ask-play = Spielen
page-ask-leave = Noch nicht
page-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
page-said = { $player }: { $action }.
page-told-move = { $piece } von { $from } nach { $to }
page-told-set = { $piece } auf { $to }
page-told-return = Ronin kehrt zurück, auf { $to }
page-told-bird = der Vogel auf { $to }
page-told-captured = geschlagen: { $what }
page-told-starved = verhungert: { $what }
page-told-beaten = geschlagen auf { $what }
page-told-banked = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} in die Mancala
page-why = Warum? { $clause }
page-close = Schließen
page-offered = { $player } { $offer ->
    [draw] bietet Remis an.
    [take-back] möchte einen Zug zurücknehmen.
   *[abort] möchte diese Partie ohne Ergebnis beenden.
}
page-offer-waits = { $offer ->
    [draw] Dein Remisangebot ist noch nicht beantwortet.
    [take-back] Die anderen haben noch nicht zugestimmt, einen Zug zurückzunehmen.
   *[abort] Die anderen haben noch nicht zugestimmt, die Partie zu beenden.
}
page-withdraw = Zurückziehen
page-agree = Einverstanden
page-decline = Nein
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben?
page-play-on = Weiterspielen
page-take-back = Zurücknehmen
page-draw = Remis anbieten
page-abort = Partie abbrechen
page-hand-over = Gib das Gerät weiter an { $player }
page-hand-over-more = Sonst sollte jetzt niemand hinsehen.
page-hand-over-done = Ich bin { $player }

## Das Ende
page-won = Du gewinnst!
page-wins = { $number ->
    [one] Sieg für { $player }!
   *[other] Gemeinsamer Sieg für { $player }!
}
page-drawn = Unentschieden
page-no-result = Kein Ergebnis
page-end-resignation = { $player } hat aufgegeben.
page-end-time = { $player } hat keine Zeit mehr.
page-end-absence = { $player } ist weggeblieben.
page-end-agreement = Die Spieler haben sich auf ein Remis geeinigt.
page-end-abort = Die Partie wurde ohne Ergebnis beendet.
page-rematch = Noch einmal
page-rematch-wanted = { $player } möchte noch einmal spielen.
page-rematch-waits = Du möchtest noch einmal spielen. Die anderen haben noch nicht geantwortet.
page-to-rematch = Zur nächsten Partie
page-look-back = Zurückblättern
page-record = Protokoll herunterladen
page-result = Wie es ausging

## Die Würfel
page-dice = Ehrliche Würfel
page-dice-more = Vor der Partie hat der Schiedsrichter einen geheimen Startwert gezogen und dessen Fingerabdruck gezeigt; danach hat der Browser jedes Spielers eine zufällige Zahl dazugegeben, sodass niemand allein wissen konnte, was ausgeteilt wird. Aus dem Startwert und diesen Zahlen folgt jedes Mischen. Die Partie ist vorbei und der Startwert offen, also kann dein Browser alles noch einmal austeilen und vergleichen.
page-dice-check = Noch einmal austeilen
page-dice-agree = { $deals ->
    [one] Das eine Mischen stimmt
   *[other] Alle { $deals } Mischvorgänge stimmen
}, und der Startwert passt zu seinem Fingerabdruck. { $own ->
    [yes] Deine Zahl und der Fingerabdruck sind die, die sich dieser Browser vor der Partie gemerkt hat.
   *[no] {""}
}
page-dice-seed = Das Protokoll zeigt den Startwert nicht, also lässt sich nichts prüfen.
page-dice-commitment = Der Startwert passt nicht zu seinem Fingerabdruck.
page-dice-witness = Der Fingerabdruck oder die Zahl deines Browsers ist nicht die, die er sich vor der Partie gemerkt hat.
page-dice-shown = Zug { $ply } des Protokolls ist nicht, was in der Partie gezeigt wurde.
page-dice-deal = Bei Zug { $ply } geben die Würfel etwas anderes.

## Was getan wurde
page-mancala-act = Mulde { $bowl }{ $way ->
    [r] {" "}nach rechts
    [l] {" "}nach links
   *[none] {""}
}
page-mandua-act-say = Sagt { $what } an
page-mandua-act-object = Einspruch: { $what }
page-mandua-act-remove = Entfernt { $what }
page-mandua-act-end = Beendet den Zug
page-manitou-act-tiles = Plättchen werden gezogen
page-manitou-act-choose = Karten werden gewählt
page-manitou-act-deck = Ein Stapel wird gemischt
page-manitou-act-play = { $card } in Jagdgrund { $ground }
page-manitou-act-move = { $card } von Jagdgrund { $ground } nach { $to }
page-manitou-act-take = Nimmt { $tile }
page-manitou-act-discard = Gibt ab: { $tile }
page-manitou-act-decline = Verzichtet

## Jemandes erste Partie
page-help = So geht’s
page-help-done = Alles klar
page-help-mancala =
    { $rules ->
        [ethiopian] Zeige auf eine deiner Mulden, dann auf die Richtung: Ihre Steine werden einzeln gesät.
       *[other] Zeige auf eine deiner Mulden: Ihre Steine werden einzeln gesät, gegen den Uhrzeigersinn.
    } { $rules ->
        [general] Wer am Ende mehr Steine in seiner Mancala hat, gewinnt.
        [nigerian] Endest du in einer Mulde mit Steinen, werden sie weitergesät. Vier in einer Mulde kommen in die Mancala ihrer Seite.
       *[other] Endest du in deiner Mancala, bist du noch einmal dran. Endest du in einer eigenen leeren Mulde, fängst du, was gegenüber liegt.
    }
page-help-mana = Eine Figur geht genau so viele Schritte, wie ihr Feld Striche hat. Dann setzt du den Vogel: Die andere Seite muss von einem Feld der Art ziehen, auf der er sitzt. Fang den Daimyo.
page-help-jungle = Tiere schlagen, was gleich stark oder schwächer ist. Ein rotes Tier ist hungrig: Eines der hungrigen muss jetzt angreifen, sonst verhungern sie alle. Wer den Bau gegenüber erreicht, gewinnt.
page-help-mandua = { $referee ->
    [strict] Die Jägerseite setzt ihre Jäger und versucht, die Tiger einzuschließen. Die Tigerseite springt über Jäger oder schlüpft zwischen zwei von ihnen, sagt vorher an, wie viele sie schlägt, und muss so viele schlagen, wie sie kann. Irrt sie sich, nennt die Jägerseite die richtige Zahl und nimmt einen Tiger vom Brett.
   *[guided] Die Jägerseite setzt ihre Jäger und versucht, die Tiger einzuschließen. Die Tigerseite springt über Jäger oder schlüpft zwischen zwei von ihnen und muss so viele schlagen, wie sie kann.
}
page-help-manitou = Spiele eine Karte in einen von drei Jagdgründen. Jäger zählen zusammen; Helden drehen einander um. Wer in einem Jagdgrund am stärksten ist, nimmt dessen Plättchen. Ein Tipi und ein Büffel sind zusammen ein Punkt.
page-player-away = nicht da
page-away-long = Die andere Seite ist schon lange weg.
page-away-until = { $player } ist weg. Du darfst die Partie beenden in
page-claim-win = Sieg beanspruchen

## Was jetzt zu tun ist; es steht hinter „Du bist am Zug: “
page-now-mancala = { $ways ->
    [yes] wähle eine Mulde, dann die Richtung
   *[no] wähle eine Mulde
}
page-now-mana-row = setze deinen Daimyo auf ein markiertes Feld; die Ronin füllen die Reihe
page-now-mana-place = { $left ->
    [6] setze deinen Daimyo auf ein markiertes Feld
    [one] setze den letzten Ronin
   *[other] setze { $left } Ronin
}
page-now-mana-move = { $duty ->
    [1] zieh eine Figur, die auf einem Strich steht
    [2] zieh eine Figur, die auf zwei Strichen steht
    [3] zieh eine Figur, die auf drei Strichen steht
   *[0] zieh eine beliebige Figur
}{ $reserve ->
    [yes] {" "}oder bring einen Ronin zurück
   *[no] {""}
}
page-now-mana-bird = setze den Vogel auf ein markiertes Feld
page-now-jungle = { $hungry ->
    [0] zieh ein Tier
    [one] das hungrige Tier muss jetzt angreifen, sonst verhungert es
   *[other] eines der hungrigen Tiere muss jetzt angreifen, sonst verhungern alle
}
page-now-mandua-set = setze einen Jäger auf ein freies Feld
page-now-mandua-hunter = zieh einen Jäger
page-now-mandua-remove = nimm einen markierten Tiger vom Brett
page-now-mandua-tiger = zieh einen Tiger
page-now-mandua-beat = springe oder schlüpfe, bis alles geschlagen ist, was sich schlagen lässt
page-now-mandua-strict = sage an, wie viele du schlägst, falls überhaupt, und zieh dann einen Tiger

## Das kleine zweite Brett des strengen Mandua
page-mandua-small-board = Kleines Brett
page-mandua-small-pieces = Das kleine Brett: Tiger auf { $tigers }; Jäger auf { $hunters }.
page-mandua-small-step = Schritt { $step } von { $steps }: { $from } – { $to }, { $beaten ->
    [0] niemand geschlagen
    [one] ein Jäger geschlagen
   *[other] { $beaten } Jäger geschlagen
}
page-mandua-before-short = Vor dem Zug
