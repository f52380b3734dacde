# Was die Seite über den Datenschutz sagt. Jede Angabe kommt aus den Einstellungen des Servers.

page-privacy = Datenschutz
page-privacy-kept = { $site ->
    [yes] Was dieser Browser speichert
   *[no] Was dieser Server speichert
}
page-privacy-site = Hinter dieser Seite steht kein Server. Deine Partien, dein Name und deine Einstellungen bleiben in diesem Browser, und nichts wird an jemanden gesendet.
page-privacy-cookie = Wenn du auf diesem Server zum ersten Mal spielst, zusiehst oder einen Namen speicherst, gibt er dir ein einziges Cookie, { $cookie }. Das Cookie sagt dem Server, wer du bist. Es gilt bis { $days } Tage nach deinem letzten Besuch.
page-privacy-person = Der Server speichert, welchen Namen du gewählt hast, wann du zum ersten Mal und an welchem Tag du zuletzt da warst. Er fragt weder nach einer E-Mail-Adresse noch nach einem Passwort.
page-privacy-games = Er speichert jede Partie an seinen Tischen auf Dauer, mit allen Aktionen, ihren Zeiten und den Namen aller Mitspieler. Wer den Link eines Tisches hat, kann dort zusehen und das Protokoll herunterladen. Partien gegen den Computer oder an einem gemeinsamen Gerät bleiben in deinem Browser, bis du sie auf den Server legst.
page-privacy-unplayed = Er löscht einen Tisch nach { $days } Tagen, wenn dort keine Partie beginnt.
page-privacy-address = Deine Internetadresse hält er nur im Arbeitsspeicher, um Anfragen zu begrenzen: solange du verbunden bist, bis zu { $minutes } Minuten länger, und solange ein öffentlicher Tisch offen ist, den du eröffnet hast. Er speichert eine Adresse nur, wenn der Betreiber sie sperrt.
page-privacy-log = Sein Log nennt Tische und Fehler, aber keine Personen{ $metrics ->
    [yes] , und seine Statistik zählt nur
   *[other] {""}
}.
page-privacy-way = { $way ->
    [https] Deine Verbindung zu ihm ist verschlüsselt, und die Seite lädt nichts von anderen.
    [http] Deine Verbindung zu ihm ist nicht verschlüsselt: Andere im selben Netz können vielleicht mitlesen.
   *[device] Nur dieses Gerät kann den Server erreichen. Nichts von dem, was du hier tust, verlässt also das Gerät.
}
page-privacy-operator = { $named ->
    [yes] Der Betreiber ({ $operator })
   *[other] Wer den Server betreibt,
} kann alles lesen, was er speichert, auch verdeckte Karten, und hebt vielleicht ältere Kopien der Daten auf.
page-privacy-more = Datenschutz und wie du vergessen wirst

page-forget = Vergessen werden
page-forget-known = Dieser Server kennt dich als { $name }.
page-forget-unknown = Dieser Server kennt dich nicht: Er hat nichts zu vergessen.
page-forget-here = Auf diesem Gerät vergessen
page-forget-here-more = Entfernt das Cookie und alles andere, was sich dieser Browser merkt, auch deine Partien auf diesem Gerät. Dein Name bleibt an deinen Tischen stehen, und niemand kann als du weiterspielen.
page-forget-device-more = Entfernt alles, was sich dieser Browser für diese Seite merkt: deine Partien, deinen Namen und deine Einstellungen.
page-forget-everywhere = Überall vergessen
page-forget-everywhere-more = Tut dasselbe und meldet dich in allen anderen Browsern ab. Das hilft zum Beispiel, wenn jemand dein Cookie kopiert hat.
page-forget-remove = Von diesem Server entfernen
page-forget-remove-more = Ersetzt außerdem deinen Namen an allen deinen Tischen und in ihren Protokollen durch „Guest“. Laufende Partien gibst du auf. Das lässt sich nicht rückgängig machen.
page-forget-sure = Bist du sicher?
page-forget-yes = Ja, vergiss mich
page-forget-no = Abbrechen
page-forgotten = Du bist vergessen
page-forgotten-more = Wenn du wieder spielst oder zusiehst, beginnst du als neuer Gast.
