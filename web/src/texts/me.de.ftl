# „Ich“: was aus den eigenen Partien geworden ist.

web-me-title = Ich
web-me-alone = Partien auf diesem Gerät.
web-me-guest = Partien auf diesem Gerät. Mit einem Konto siehst du sie auf allen.
web-me-account = Partien auf allen deinen Geräten.
web-me-loading = Deine Partien werden geholt …
web-me-empty = Noch keine Partie zu Ende gespielt
web-me-empty-help = Sobald du eine zu Ende spielst, steht hier, wie es lief: Bestwerte, Glück, Serien und Abzeichen.
web-me-empty-play = Eine Partie spielen
web-me-none = Dazu gibt es noch keine Partie.
web-me-show = Zeigen
web-me-filter-game = Spiel
web-me-filter-all-games = Alle Spiele
web-me-filter-time = Zeitraum
web-me-filter-always = Von Anfang an
web-me-filter-days = { $days ->
        [7] Die letzten 7 Tage
        [30] Die letzten 30 Tage
       *[other] Das letzte Jahr
    }
web-me-filter-company = Mit wem
web-me-filter-anybody = Mit allen
web-me-filter-people = Mit Leuten
web-me-filter-bots = Gegen Bots
web-me-filter-alone = Allein

web-me-played = { $count ->
        [one] Partie
       *[other] Partien
    }
web-me-won = gewonnen
web-me-tried = { $count ->
        [one] Spiel
       *[other] Spiele
    }
web-me-streak = { $count ->
        [one] Sieg am Stück
       *[other] Siege am Stück
    }
web-me-streak-now = { $count ->
        [0] Gerade keine Serie
        [one] Gerade: 1 Sieg
       *[other] Gerade: { $count } Siege in Folge
    }

web-me-games = Spiel für Spiel
web-me-column-game = Spiel
web-me-column-played = Partien
web-me-column-won = Gewonnen
web-me-column-best = Bestwert
web-me-column-mean = Im Schnitt
web-me-row = { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    }{ $rated ->
        [0] { "" }
       *[other] , { $won } gewonnen
    }
web-me-best = Bestwert
web-me-mean = im Schnitt
web-me-chips = Chips
web-me-points = Punkte
web-me-course = { $game }: { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }, von { $first } bis { $last }, am besten { $best }
web-me-as-table = Als Tabelle

web-me-badges = Abzeichen
web-me-badge-first = Erste Partie
web-me-badge-first-help = Eine Partie zu Ende gespielt
web-me-badge-kniffel = Kniffel!
web-me-badge-kniffel-help = Einen Kniffel eingetragen
web-me-badge-schock-out = Schock aus
web-me-badge-schock-out-help = Beim Schocken drei Einsen aufgedeckt
web-me-badge-in-a-row = Dreimal in Folge
web-me-badge-in-a-row-help = Drei Siege hintereinander
web-me-badge-bonus = Oben voll
web-me-badge-bonus-help = Fünfmal den Bonus beim Kniffel geholt
web-me-badge-ten-games = Neugierig
web-me-badge-ten-games-help = Zehn verschiedene Spiele gespielt
web-me-badge-friends = Stammtisch
web-me-badge-friends-help = Zehn Partien mit anderen Leuten
web-me-badge-hundred = Hundert
web-me-badge-hundred-help = Hundert Partien gespielt
web-me-badge-earned = seit { $day }
web-me-badge-open = { $count } von { $of }
web-me-badge-still = noch offen
web-me-reading = { $count ->
        [one] Eine Partie wird noch gelesen …
       *[other] { $count } Partien werden noch gelesen …
    }

web-me-kniffel = Kniffel: du und das beste Spiel
web-me-kniffel-help = Wie oft eine Partie mit so vielen Punkten endet. Das beste Spiel kommt allein auf { $best } Punkte im Schnitt, du auf { $own }.
web-me-kniffel-label = Verteilung deiner Punkte beim Kniffel neben der des besten Spiels; die Tabelle darunter hat alle Zahlen
web-me-kniffel-own = Du
web-me-kniffel-best = Bestes Spiel
web-me-kniffel-points = Punkte
web-me-kniffel-step = { $low } bis { $high }

web-me-luck = Glück und Entscheidungen
web-me-luck-help = Aus allen Partien, die ausgewertet wurden: im Schnitt je Partie. „Auswerten“ findest du unter „Partie ansehen“.
web-me-luck-none = Noch keine Partie ausgewertet. Öffne eine deiner letzten Partien und tippe dort auf „Auswerten“.
web-me-luck-unit = { $unit ->
        [points] In Punkten
        [chips] In Chips
       *[chance] In Gewinnchance
    }
web-me-luck-games = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }
web-me-luck-dice = Die Würfel brachten
web-me-luck-lost = Verschenkt

web-me-last = Letzte Partien
web-me-last-more = Mehr zeigen
web-me-last-won = gewonnen
web-me-last-lost = verloren
web-me-last-place = Platz { $place } von { $seats }
web-me-last-alone = allein
web-me-last-open = ohne Sieger
web-me-last-elsewhere = auf einem Gerät gespielt
web-me-last-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-me-last-chips = { $chips ->
        [one] 1 Chip
       *[other] { $chips } Chips
    }

web-me-keep = Deine Daten
web-me-keep-help = Alles, was hier steht, gehört dir: Du kannst es mitnehmen oder in den Einstellungen löschen.
web-me-export = Alles mitnehmen
web-me-settings = Zu den Einstellungen

## The whole box on this device

web-box-title = Die ganze Kiste auf diesem Gerät
web-box-help = { $size ->
    [one] Alle Spiele, Bots und Regeln, etwa 1 MB. Danach startet und spielt Knobel hier auch ohne Netz.
   *[other] Alle Spiele, Bots und Regeln, etwa { $size } MB. Danach startet und spielt Knobel hier auch ohne Netz.
}
web-box-ask = Die ganze Kiste auf diesem Gerät behalten?
web-box-later = Nicht jetzt
web-box-done = Gut
web-box-elsewhere = In den Einstellungen geht es jederzeit.
web-box-keep = Hier behalten
web-box-go-on = Weiter laden
web-box-loading = { $percent } % von { $size } MB geladen
web-box-kept = { $size ->
    [one] Die Kiste liegt auf diesem Gerät, etwa 1 MB. Sie startet und spielt auch ohne Netz.
   *[other] Die Kiste liegt auf diesem Gerät, etwa { $size } MB. Sie startet und spielt auch ohne Netz.
}
web-box-may-go = Wird der Platz auf dem Gerät knapp, darf der Browser sie wieder wegräumen. Als App auf dem Startbildschirm liegt sie sicherer.
web-box-drop = Wieder wegräumen
web-box-failed = Die Verbindung ist abgerissen. Was schon da ist, bleibt; sobald es geht, lädt der Rest von selbst weiter.
web-box-damaged = Ein Teil der Kiste auf diesem Gerät ist beschädigt und wird neu geladen, sobald es geht. Deine Spiele sind sicher.
web-box-full = Auf diesem Gerät ist dafür kein Platz mehr. Räum etwas weg und versuch es noch einmal.
web-box-narrow = { $room ->
    [one] Frei ist hier nur noch etwa 1 MB.
   *[other] Frei sind hier nur noch etwa { $room } MB.
}
web-box-insecure = Das erlauben Browser nur über https, und diese Seite kam ohne. Wer das Haus betreibt, öffnet es mit „knobel serve --tls“; am selben Rechner geht es auch unter localhost.
