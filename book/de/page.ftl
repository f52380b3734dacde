# Was die Seite selbst sagt. Namen von Figuren, Ablehnungen und Spielenden stehen beim jeweiligen Spiel.

## Spielbretter
page-board = Spielbrett: { $game }
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
page-jungle-trapped = in einer Falle, also mit Rang 0 angreifbar
page-jungle-hungry = hungrig
page-jungle-would-starve = ein Zug hierher ließe hungrige Tiere verhungern
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
page-mandua-object-how-many = So viele Jäger waren zu schlagen
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
    [0] alle gewählt
    [one] es fehlt noch eine
   *[other] es fehlen noch { $left }
}. Deine Jäger haben zusammen Stärke { $strength }, dazu { $heroes ->
    [0] keine Helden
    [one] ein Held
   *[other] { $heroes } Helden
}.
page-manitou-choose-done = Diese Karten nehmen
page-manitou-tribe = Welcher Held besiegt welchen?
page-manitou-defeats = { $card } besiegt: { $others }. Wähle jetzt einen Jagdgrund.
page-manitou-total = Jäger haben insgesamt Stärke { $strength }{ $thief ->
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
page-manitou-sheet-tomahawks-why = Die meisten Tomahawks zählen einen Punkt.
page-manitou-sheet-total = Punkte
page-manitou-sheet-equal = Bei gleich vielen Punkten gewinnen mehr Tipis, dann mehr Plättchen.
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
    [yes] Nimm eines der markierten Plättchen.
   *[no] { $player } nimmt ein Plättchen.
}
page-manitou-now-over = Die letzte Jagd ist vorbei.

## Die ganze Seite
page-house = Menagerie
page-language = Sprache
page-welcome = Fünf Denkspiele, ein Tisch
page-welcome-more = Spiel gegen den Computer, gegen jemanden neben dir oder weit weg. Ein Link genügt.
page-mute = Stumm
page-away = Verbindung verloren. Neuer Versuch …
page-no-server = Der Server antwortet nicht.
page-try-again = Noch einmal versuchen
page-nowhere = Diese Seite gibt es nicht.
page-to-home = Alle Spiele
page-continue = Weiterspielen
page-join = Einem Spiel beitreten
page-join-link = Einladungslink
page-join-go = Beitreten
page-join-what = Das ist kein Link zu einem Tisch. Ein Link enthält /join# oder /table/ und danach Buchstaben.
page-joining = Du trittst dem Tisch bei …
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
page-you = Einstellungen
page-name = Dein Name
page-name-save = Speichern
page-name-saved = Gespeichert
page-confirm = Jede Aktion bestätigen
page-confirm-more = Eine Aktion wird erst gespielt, wenn du sie bestätigst.
page-notify = Benachrichtigen, wenn ich am Zug bin
page-notify-more = Nur wenn diese Seite im Hintergrund ist.
page-notify-never = Browser erlauben das nur über https oder auf dem Gerät, auf dem der Server läuft.
page-view = Protokoll öffnen
page-view-more = { $drops ->
    [yes] Zieh eine Datei irgendwo auf diese Seite oder füge ein Protokoll ein.
   *[no] Wähle eine Datei oder füge ein Protokoll ein.
}
page-view-file = Datei wählen
page-view-paste = Protokoll einfügen
page-view-long = Das ist zu groß zum Öffnen: höchstens ein Megabyte.
page-view-list = Partien in dieser Datei
page-view-plies = { $number ->
    [one] ein Zug
   *[other] { $number } Züge
}
page-view-broken = Zeile { $line }{ $ply ->
    [0] {""}
   *[other] , Zug { $ply }
}
page-view-left-out = { $number ->
    [one] Eine weitere wird nicht gezeigt.
   *[other] { $number } weitere werden nicht gezeigt.
}
page-view-said = Kommentar

page-promise-mancala = Säe deine Steine rund ums Brett und rechne eine Mulde weiter als die andere Seite.
page-promise-mana = Dein Vogel bestimmt, welche Figuren die andere Seite ziehen darf. Fang den Daimyo.
page-promise-jungle = Acht Tiere, zwei Seen und der Hunger: Wer fressen kann, muss fressen, sonst verhungert er.
page-promise-mandua = Fünfundzwanzig Jäger gegen vier Tiger, die alles schlagen müssen, was sie können.
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
page-against = Wie willst du spielen?
page-against-computer = Gegen den Computer
page-against-computer-more = Er antwortet sofort.
page-against-device = An diesem Gerät
page-against-device-more = Alle spielen am selben Bildschirm.
page-against-link = Mit Freunden, per Link
page-against-link-more = Alle bekommen einen eigenen Link.
page-not-reachable = Nur dieses Gerät erreicht den Server. Starte ihn mit --lan, damit andere in deinem Netz mitspielen können.
page-level = Stufe
page-level-more = 1 ist für den Anfang, { $levels } ist die stärkste
page-side = Deine Seite
page-by-lot = Zufällig
page-mode-casual = Zum Spaß
page-clock = Bedenkzeit
page-clock-none = Ohne Uhr
page-clock-fischer = { $minutes } min + { $seconds } s pro Zug
page-clock-days = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}
page-begin = Spiel starten
page-option-mancala-rules = Regeln
page-option-mancala-rules-general = Allgemein: nur säen und sichern
page-option-mancala-rules-egyptian = Ägyptisch: mit Fängen und Extrazügen
page-option-mancala-rules-ethiopian = Äthiopisch: säen in beide Richtungen
page-option-mancala-rules-nigerian = Nigerianisch: weitersäen aus voller Mulde
page-option-mancala-stones = Steine pro Mulde
page-option-mana-setup = Aufstellung
page-option-mana-setup-standard = Standard: alle in der ersten Reihe
page-option-mana-setup-advanced = Fortgeschritten: beliebig in zwei Reihen
page-option-mana-bird = Vogel
page-option-mana-bird-solid = Fest: Er füllt sein Feld
page-option-mana-bird-spirit = Geist: Er blockiert niemanden
page-option-mandua-referee = Schiedsrichter
page-option-mandua-referee-guided = Geführt: Nur vollständiges Schlagen ist möglich
page-option-mandua-referee-strict = Streng: Die Tigerseite sagt an, die Jägerseite darf Einspruch erheben
page-option-mandua-start = Tiger beginnen
page-option-mandua-start-cages = In den Käfigen
page-option-mandua-start-corners = In den Ecken
page-option-mandua-start-cross = Im Kreuz um die Mitte
page-option-manitou-players = Spieler
page-option-manitou-cards = Karten für jede Jagd
page-option-manitou-cards-chosen = Geheim gewählt
page-option-manitou-cards-random = Zufällig gezogen: schneller

## Am Tisch
page-waiting = Warten auf Mitspieler
page-waiting-for = { $player } ist eingeladen. Die Partie beginnt, sobald alle da sind.
page-invite = Link erstellen
page-fill = Computer hinzufügen
page-give-up-table = Tisch schließen
page-leave-table = Tisch verlassen
page-link = Link
page-link-once = Dieser Link ist für eine Person. Er gilt, bis der Platz besetzt ist.
page-code = QR-Code für diesen Link
page-copy = Link kopieren
page-copied = Kopiert
page-your-turn = Du bist am Zug
page-turn-of = { $player } ist am Zug
page-turn-what = { $who }: { $what }
page-browsing = Frühere Stellung
page-moves = Züge
page-first = Zum Anfang
page-back = Zurück
page-forth = Vor
page-newest = Zum letzten Zug
page-study = Analyse
page-study-wait = Denkt nach …
page-study-fair = Solange ihr spielt, analysiert dieser Server für keinen von euch eine solche Partie. Er kann nicht verhindern, dass jemand ein anderes Programm benutzt oder in einem anderen Browser jemand anderes ist.
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
page-share-more = Alle mit diesem Link können zusehen, aber nicht mitspielen. Verdeckte Karten bleiben verdeckt.
page-ask = { $action }. So spielen?
page-ask-play = Spielen
page-ask-leave = Abbrechen
page-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
page-said = { $player }: { $action }.
page-told-move = { $piece } von { $from } nach { $to }
page-told-set = { $piece } auf { $to }
page-told-return = Ronin kehrt zurück auf { $to }
page-told-bird = der Vogel auf { $to }
page-told-captured = geschlagen: { $what }
page-told-starved = verhungert: { $what }
page-told-beaten = geschlagen auf { $what }
page-told-banked = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
} gesichert
page-why = Warum? { $clause }
page-close = Schließen
page-offered = { $player } { $offer ->
    [draw] bietet Remis an.
    [take-back] möchte einen Zug zurücknehmen.
   *[abort] möchte diese Partie ohne Ergebnis beenden.
}
page-offer-waits = { $offer ->
    [draw] Dein Remisangebot ist noch offen.
    [take-back] Die anderen müssen der Rücknahme noch zustimmen.
   *[abort] Die anderen müssen dem Abbruch noch zustimmen.
}
page-withdraw = Angebot zurückziehen
page-agree = Annehmen
page-decline = Ablehnen
page-resign = Aufgeben
page-resign-sure = Möchtest du aufgeben?
page-play-on = Weiterspielen
page-take-back = Zug zurücknehmen
page-draw = Remis anbieten
page-abort = Partie abbrechen
page-hand-over = Gib das Gerät an { $player }
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
page-end-time = Die Zeit von { $player } ist abgelaufen.
page-end-absence = { $player } hat die Partie verlassen.
page-end-agreement = Die Spieler haben sich auf Remis geeinigt.
page-end-abort = Die Partie endete ohne Ergebnis.
page-rematch = Revanche
page-rematch-wanted = { $player } möchte eine Revanche.
page-rematch-waits = Die anderen müssen der Revanche noch zustimmen.
page-to-rematch = Zur Revanche
page-look-back = Partie ansehen
page-record = Protokoll herunterladen
page-result = Ergebnis

## Die Würfel
page-dice = Wurde fair gemischt?
page-dice-more = Vor der Partie hat der Schiedsrichter einen geheimen Startwert gezogen und dessen Fingerabdruck gezeigt. Danach hat der Browser jedes Spielers eine zufällige Zahl beigesteuert, sodass niemand das Ergebnis vorher kannte. Aus dem Startwert und diesen Zahlen folgt jedes Mischen. Jetzt ist der Startwert offen: Dein Browser kann alles noch einmal mischen und vergleichen.
page-dice-check = Nachprüfen
page-dice-agree = { $deals ->
    [one] Das Mischen stimmt
   *[other] Alle { $deals } Mischvorgänge stimmen
}, und der Startwert passt zu seinem Fingerabdruck. { $own ->
    [yes] Deine Zahl und der Fingerabdruck sind die, die sich dieser Browser vor der Partie gemerkt hat.
   *[no] {""}
}
page-dice-seed = Das Protokoll enthält den Startwert nicht, also lässt sich nichts prüfen.
page-dice-commitment = Der Startwert passt nicht zu seinem Fingerabdruck.
page-dice-witness = Der Fingerabdruck oder die Zahl deines Browsers weicht von dem ab, was er sich vor der Partie gemerkt hat.
page-dice-shown = Zug { $ply } des Protokolls weicht von dem ab, was in der Partie zu sehen war.
page-dice-deal = Das Mischen bei Zug { $ply } stimmt nicht.

## Was jemand getan hat
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

## Hilfe für die erste Partie
page-help = So geht’s
page-help-done = Verstanden
page-help-mancala =
    { $rules ->
        [ethiopian] Wähle eine deiner Mulden, dann die Richtung. Ihre Steine werden einzeln gesät.
       *[other] Wähle eine deiner Mulden. Ihre Steine werden einzeln gesät, gegen den Uhrzeigersinn.
    } { $rules ->
        [general] Wer am Ende mehr Steine in der Mancala hat, gewinnt.
        [nigerian] Endest du in einer Mulde mit Steinen, werden sie weitergesät. Vier Steine in einer Mulde kommen in die Mancala ihrer Seite.
       *[other] Endest du in deiner Mancala, bist du noch einmal dran. Endest du in einer eigenen leeren Mulde, fängst du die Steine gegenüber.
    }
page-help-mana = Eine Figur geht genau so viele Schritte, wie ihr Feld Striche hat. Dann setzt du den Vogel: Die andere Seite muss von einem Feld derselben Art ziehen. Fang den Daimyo.
page-help-jungle = Tiere schlagen Tiere von gleichem oder niedrigerem Rang. Ein rotes Tier ist hungrig: Eines der hungrigen Tiere muss jetzt angreifen, sonst verhungern alle. Wer den feindlichen Bau erreicht, gewinnt.
page-help-mandua = { $referee ->
    [strict] Die Jägerseite setzt Jäger und versucht, die Tiger einzuschließen. Die Tigerseite schlägt Jäger, indem sie über sie springt oder zwischen zwei von ihnen schlüpft. Sie sagt vorher an, wie viele, und muss so viele schlagen wie möglich. Irrt sie sich, nennt die Jägerseite die richtige Zahl und nimmt einen Tiger vom Brett.
   *[guided] Die Jägerseite setzt Jäger und versucht, die Tiger einzuschließen. Die Tigerseite schlägt Jäger, indem sie über sie springt oder zwischen zwei von ihnen schlüpft, und muss so viele schlagen wie möglich.
}
page-help-manitou = Spiele eine Karte in einen von drei Jagdgründen. Jäger zählen zusammen; Helden drehen einander um. Wer in einem Jagdgrund am stärksten ist, nimmt dessen Plättchen. Ein Tipi und ein Büffel ergeben zusammen einen Punkt.
page-player-away = nicht da
page-away-long = Die andere Seite ist schon lange weg.
page-away-until = { $player } ist nicht da. Du kannst die Partie beenden in
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
page-now-mandua-beat = springe oder schlüpfe, bis du alles geschlagen hast, was geht
page-now-mandua-strict = sage an, wie viele du schlägst, falls überhaupt, und zieh dann einen Tiger

## Das kleine zweite Brett des strengen Mandua
page-mandua-small-board = Kleines Brett
page-mandua-small-pieces = Das kleine Brett: Tiger auf { $tigers }; Jäger auf { $hunters }.
page-mandua-small-step = Schritt { $step } von { $steps }: { $from } – { $to }, { $beaten ->
    [0] kein Jäger geschlagen
    [one] ein Jäger geschlagen
   *[other] { $beaten } Jäger geschlagen
}
page-mandua-before-short = Vor dem Zug
