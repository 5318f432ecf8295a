# Ankommen, aussuchen, hinsetzen: die Worte der Seiten rund um den Tisch.

web-today = Heute
web-today-tile = Ein Spiel am Tag, dieselben Würfel für alle
web-me = Ich
web-settings = Einstellungen
web-to-start = Zum Anfang
web-page-failed = Diese Seite kam nicht an. Schau nach der Verbindung.
web-try-again = Noch einmal versuchen

# Anfang
web-play-game = Was soll auf den Tisch?
web-tv = Großer Bildschirm
web-needs-house = braucht ein Haus
web-tv-help = Fernseher als Tisch, Handys als Becher
web-minutes = etwa { $count } Min.
web-filter-minutes = bis { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
web-minutes-any = Dauer: egal
web-clear-filters = Alles zeigen
web-tonight = Für heute Abend
web-filter-lively = Darf laut werden
web-filter-quiet = Eher ruhig
web-like = Zu den Lieblingen
web-unlike = Kein Liebling mehr
web-shelf-favourites = Deine Lieblinge
web-shelf-recent = Zuletzt gespielt
web-shelf-cup = Becherspiele
web-shelf-bluff = Bluffen
web-shelf-sheet = Spielblätter
web-shelf-luck = Glück herausfordern
web-shelf-bank = Bank und Einsätze
web-shelf-poker = Würfelpoker
web-shelf-chips = Chips und Bretter
web-shelf-race = Wettrennen
web-shelf-series = Wurfserien
web-shelf-total = Laufende Summen
web-shelf-word = Wortspiele
web-shelf-trick = Zaubertricks
web-set-up = Einrichten
web-join-title = Mit Code mitspielen
web-join-help = Den Code zeigt, wer den Tisch eröffnet hat.
web-public = Offene Tische
web-public-row = { $game }, { $taken } von { $seats } sitzen
web-public-join = Dazusetzen
web-tournament = Turnier
web-tournament-help = Turnier ausrichten oder mitspielen
web-also = Heißt auch { $name }
web-my-clubs = Meine Vereine
web-my-clubs-help = Tabelle, Strichliste, Rekorde
web-about = Über Knobel
web-hidden-dice = verdeckte Würfel

# Einrichten
web-learn = Zum ersten Mal? Zeig mir, wie’s geht
web-set-title = Tisch einrichten
web-set-who = Wer spielt mit?
web-set-heads = Wie viele seid ihr?
web-set-kind = Wer sitzt auf Platz { $number }?
web-kind-me = Ich
web-kind-open = frei, für Gäste
web-kind-bot = Bot
web-kind-local = hier am Gerät
web-name-of-seat = Name auf Platz { $number }
web-bot-name = Name (freiwillig)
web-strength = Stärke
web-strength-easy = leicht
web-strength-medium = mittel
web-strength-strong = stark
web-player = Spieler { $number }
web-seat-remove = Platz { $number } wegnehmen
web-set-rules = Nach welchen Regeln?
web-preset-usual = Wie üblich
web-preset-own = Eigene Hausregeln
web-options-more =
    { $count ->
        [one] Noch eine Regel
       *[other] Noch { $count } Regeln
    }
web-options-changed =
    { $count ->
        [0] Alles wie üblich
        [one] Eine Regel anders als üblich
       *[other] { $count } Regeln anders als üblich
    }
web-option-reset = Zurück auf üblich: { $value }
web-option-fixed = steht fest
web-option-on = ja
web-option-off = nein
web-option-less = { $option }: weniger
web-option-plus = { $option }: mehr
web-set-table = Was für ein Tisch?
web-table-digital = Würfel der App
web-table-digital-help = Die App wirft; jeder Wurf lässt sich nachprüfen.
web-table-real = Echte Würfel
web-table-real-help = Ihr werft auf dem Tisch und tippt ein, was liegt.
web-table-code = Nur mit Code
web-table-code-help = Mitspielen kann, wer Code oder Link hat.
web-table-public = Für alle offen
web-table-public-help = Der Tisch steht auf der Startseite.
web-table-spectators = Zuschauen erlaubt
web-table-spectators-help = Wer den Link hat, darf auch ohne Platz zusehen. Der große Bildschirm braucht das.
web-set-dice = Würfel
web-set-open = Wer darf dazu?
web-set-pace = Tempo der Bots
web-pace-slow = gemütlich
web-pace-human = wie Menschen
web-pace-quick = flott
web-pace-instant = sofort
web-set-hints = Tipps
web-set-hints-help = Wer nicht weiterweiß, darf fragen; der Tisch sieht es.
web-set-more = Hereinkommen, Chat und Abwesenheit
web-set-chat = Am Tisch reden
web-chat-is-on = frei
web-chat-is-phrases = nur fertige Sätze
web-chat-is-off = gar nicht
web-set-cover = Wenn jemand weg ist, spielt ein Bot
web-cover-never = nie von selbst
web-cover-after = nach { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
web-drop-seats = Ohne freie Plätze
web-one-more-seat = Noch ein Platz
web-change-game = Anderes Spiel
web-change-title = Was spielt ihr als Nächstes?
web-change-help = Ihr bleibt sitzen, Code und Link bleiben gleich.
web-set-go-bots = Losspielen
web-set-go-friends = Tisch eröffnen
web-set-go-local = Losspielen
web-set-go-pad = Block aufschlagen
web-only-pad = Nur der Block
web-only-pad-help = Echte Würfel, ein Blatt für alle am Tisch
web-set-go-tv = Auf den Bildschirm
web-set-other = Anderes Spiel
web-unknown-game = Dieses Spiel ist nicht in der Kiste.
web-other-ways = Anders hinsetzen

# Vor dem Spiel
web-lobby-empty = Noch niemand da. Zeig den Code herum.
web-lobby-nobody = Noch niemand da. Such dir einen Platz.
web-lobby-waiting =
    { $count ->
        [one] Noch ein Platz ist frei.
       *[other] Noch { $count } Plätze sind frei.
    }
web-lobby-full = Alle da.
web-lobby-code = Code
web-share = Link teilen
web-share-text = Setz dich zu uns: { $game }
web-qr = QR-Code zum Mitspielen
web-qr-none = Kein Code: Dieser Rechner hat keine Adresse im Netz.
web-sit-here = Hier sitzen
web-sit-as = Dein Name
web-stand-up = Aufstehen
web-kick = { $who } vom Platz bitten
web-door = Wer hereinkommt
web-door-nod = Vorher fragen
web-door-nod-help = Wer neu kommt, klopft an, und du lässt herein oder nicht.
web-door-code = Code gilt weiter
web-door-code-help = Auch wenn schon gespielt wird. Sonst gilt dann nur noch der Link.
web-knock = Anklopfen
web-knock-help = Hier wird vorher gefragt. Klopf an, dann lässt man dich herein.
web-knock-waits = Du hast angeklopft. Gleich macht jemand auf.
web-knocks = Es klopft
web-let-in = Hereinlassen
web-let-in-who = { $who } hereinlassen
web-send-away = Abweisen
web-send-away-who = { $who } abweisen
web-fill-bots = Freie Plätze mit Bots besetzen
web-seat-away = gerade nicht da
web-seat-you = du
web-seat-local = an diesem Gerät
web-fair = Ihr würfelt mit: Jedes Gerät gibt eine Zufallszahl dazu, damit sich niemand die Würfel aussucht.
web-big-screen = Auf dem großen Bildschirm zeigen
web-big-screen-help = Öffne diesen Link auf dem Fernseher oder Laptop.
web-lobby-no-seat = Alle Plätze sind besetzt. Du schaust zu.
web-rules-differ = Anders als üblich
web-code-spoken = Code: { $code }

# Großer Bildschirm und Becher
web-tv-join = Mitspielen: QR-Code scannen
web-tv-code = oder { $host } öffnen, Code
web-tv-turn = { $who } ist dran
web-tv-turns = Dran: { $who }
web-tv-waits = Wer mitspielt, nimmt das Handy und setzt sich.
web-tv-leave = Bildschirm verlassen
web-tv-over = Gewonnen: { $who }
web-tv-over-none = Das Spiel ist aus
web-dark = Dieses Gerät lässt den Bildschirm nicht wach halten. Stell in seinen Einstellungen ein, dass er an bleibt.
web-dark-plain = Ohne https bleibt dieser Bildschirm vielleicht nicht an. Stell das in den Einstellungen des Geräts ein, oder öffne das Haus mit „knobel serve --tls“.
web-understood = Verstanden
web-cup-shake = Schüttel das Handy
web-cup-shake-allow = Schütteln einschalten
web-cup-tap = Tipp auf den Becher
web-cup-peek = Halten zum Nachsehen
web-cup-whole = Ganzer Tisch
web-cup-own = Dein Becher

# Echte Würfel
web-real-title =
    { $count ->
        [one] Was liegt? Ein Würfel
       *[other] Was liegt? { $count } Würfel
    }
web-real-title-for =
    { $count ->
        [one] Wirf für { $who }. Was liegt? Ein Würfel
       *[other] Wirf für { $who }. Was liegt? { $count } Würfel
    }
web-real-digits = Wurf als Ziffern, zum Beispiel { $example }
web-real-slot = Würfel { $number }: { $face }
web-real-slot-empty = Würfel { $number }: noch offen
web-real-erase = Letzten Würfel löschen
web-real-go = So liegt es: { $faces }
web-real-missing =
    { $count ->
        [one] Noch ein Würfel
       *[other] Noch { $count } Würfel
    }
web-real-back = Vertippt? Wurf zurücknehmen

# Danach, und wenn jemand fehlt
web-rematch = Noch einmal
web-rematch-waits = Gleich geht es weiter.
web-gone = { $who } ist weg.
web-gone-cover = Ein Bot spielt weiter
web-covered-you = Ein Bot hat für dich gespielt.
web-uncover = Ich bin wieder da

# Einstellungen
web-set-language = Sprache
web-set-theme = Licht
web-theme-is-auto = Wie das Gerät
web-theme-is-light = Hell
web-theme-is-dark = Dunkel
web-set-type = Große Schrift
web-set-material = Woraus die Würfel sind
web-dice-of-bone = Elfenbein
web-dice-of-casino = Rot
web-dice-of-wood = Holz
web-dice-of-black = Schwarz
web-dice-of-contrast = Kontrast
web-set-speed = Wie schnell sie fallen
web-speed-calm = Ruhig
web-speed-usual = Normal
web-speed-quick = Flott
web-set-sound = Geräusche
web-set-name = Dein Name
web-set-name-help = So heißt du an neuen Tischen.
web-save = Speichern
web-saved = Gespeichert
web-install = Auf den Startbildschirm legen
web-install-help = Knobel liegt dann wie eine App auf deinem Gerät.
web-plain = Diese Seite kam ohne https. Als App ablegen, mit Schütteln würfeln und Passkeys gehen deshalb hier nicht, und der große Bildschirm kann dunkel werden; alles andere geht. Mit „knobel serve --tls“ kommt sie über https.
web-data = Deine Daten
web-data-help = Gespeichert sind dein Name, deine Lieblinge und die Partien, an denen du gesessen hast.
web-export = Meine Daten herunterladen
web-forget = Alles über mich löschen
web-forget-sure = Wirklich löschen? Du stehst dann von allen Tischen auf; in alten Partien steht ein anderer Name.
web-forget-yes = Ja, löschen
web-forget-no = Nein, behalten
web-forgotten = Gelöscht. Knobel kennt dich nicht mehr.

# Über
web-about-what = Knobel ist die deutsche Würfelkiste: { $count } Würfelspiele für den Abend zu Hause, in der Kneipe und unterwegs.
web-about-fair = Kein Wurf, den Knobel am Tisch macht, lässt sich heimlich lenken: Er ist vorher festgelegt, eure Geräte bestimmen ihn mit, und was ihr gesehen habt, könnt ihr nachrechnen.
web-about-licence-title = Lizenz
web-about-licence = Knobel ist freie Software unter der MIT-Lizenz. Schriften: Bitter und Source Sans 3 unter der SIL Open Font License.
web-about-privacy-title = Datenschutz
web-about-privacy = Knobel setzt einen einzigen, notwendigen Cookie, damit dein Platz dein Platz bleibt. Gespeichert werden dein Spitzname, deine Lieblingsspiele, deine Partien und was am Tisch gesagt wird. Es gibt keine Werbung, kein Mitlesen durch Dritte und keine Anfrage an fremde Server. In den Einstellungen kannst du alles mitnehmen oder löschen.
web-about-names-title = Namen
web-about-names = Kniffel und andere Spielnamen sind Marken ihrer Inhaber. Knobel gehört zu keinem von ihnen.

# Konto
web-account = Konto
web-account-guest = Du brauchst keins. Mit einem Passkey hast du deine Partien und Lieblinge aber auf allen deinen Geräten; ohne Passwort und ohne E-Mail.
web-account-member = Du bist angemeldet. Deine Partien und Lieblinge gehören zu deinem Konto.
web-account-make = Konto mit Passkey anlegen
web-account-made = Dein Konto ist da. Melde dich auf anderen Geräten mit deinem Passkey an.
web-sign-in = Mit Passkey anmelden
web-signed-in = Schön, dass du wieder da bist.
web-sign-out = Hier abmelden
web-signed-out = Abgemeldet. Als Gast spielst du einfach weiter.
web-sign-out-everywhere = Überall abmelden
web-signed-out-everywhere = Auf allen Geräten abgemeldet.
web-passkey-row = { $name }, angelegt am { $day }
web-passkey-add = Weiteren Passkey anlegen
web-passkey-added = Der neue Passkey ist da.
web-passkey-remove = Entfernen
web-passkey-remove-one = Passkey entfernen: { $name }, angelegt am { $day }
web-passkey-removed = Entfernt. Mit diesem Passkey meldet sich niemand mehr an.
web-passkey-stopped = Kein Passkey gewählt. Alles bleibt, wie es war. Wo der Browser vor dem Zertifikat warnt, lässt er keine Passkeys zu.
web-passkeys-need-a-name = Passkeys gehören zu einem Namen wie knobel.example und gehen nicht, wo das Haus unter einer Adresse aus Zahlen offen ist. Als Gast spielst du auch so.

web-past-mine = Deine letzten Partien
web-past-row = { $game }, { $when }
