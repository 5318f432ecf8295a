### Die Kiste auf diesem Gerät, ohne Server.

web-pocket-switch = Nur auf diesem Gerät
web-pocket-switch-help = Der Tisch lebt hier im Browser und braucht keine Verbindung. Andere Geräte können nicht mitspielen.
web-pocket-insecure = Tische nur auf diesem Gerät gehen erst, wenn die Seite über https oder localhost geöffnet ist.
web-pocket-starting = Die Kiste wird geöffnet …
web-pocket-take = Hier weiterspielen
web-pocket-read = Verstanden
web-pocket-here = Der Server antwortet nicht. Es geht deshalb nur auf diesem Gerät weiter.
web-pocket-elsewhere = Deine Kiste ist in einem anderen Tab offen.
web-pocket-taken = Deine Kiste ist jetzt in einem anderen Tab offen. Alles, was hier geschehen ist, ist dort.
web-pocket-left = Das Fenster, in dem deine Kiste offen war, ist zu. Gleich geht es hier weiter.
web-pocket-files = Die Kiste ließ sich nicht laden. Deine Spiele sind sicher; mit Verbindung geht es weiter.
web-pocket-damaged = Ein Teil der Kiste auf diesem Gerät ist beschädigt und wird neu geladen, sobald es geht. Deine Spiele sind sicher.
web-pocket-values = Eine Tabelle mit genauen Werten ließ sich nicht laden. Bis dahin spielen starke Bots hier schwächer, und Tipps sind ungenauer; beim nächsten Spiel mit Verbindung kommt sie nach.
web-pocket-nowhere = Dieser Browser lässt hier nichts aufheben, etwa in einem privaten Fenster. Öffne Knobel in einem gewöhnlichen Fenster.
web-pocket-set-aside = Die gespeicherten Spiele ließen sich nicht lesen. Sie liegen unverändert beiseite, und die Kiste beginnt neu.
web-pocket-disk = Der Speicher dieses Browsers antwortet nicht. Was bestätigt war, ist sicher; lade die Seite neu.
web-pocket-full = Auf diesem Gerät ist kein Platz mehr. Was bestätigt war, ist sicher; schaff Platz und versuch es noch einmal.
web-pocket-newer = Deine Spiele hier stammen von einer neueren Fassung von Knobel. Lade die Seite neu, wenn du Verbindung hast.
web-pocket-stopped = Die Kiste ist immer wieder stehen geblieben. Was bestätigt war, ist sicher.
error-pocket-elsewhere = { web-pocket-elsewhere }
error-pocket-taken = { web-pocket-taken }
error-pocket-left = { web-pocket-left }
error-pocket-files = { web-pocket-files }
error-pocket-nowhere = { web-pocket-nowhere }
error-pocket-set-aside = { web-pocket-set-aside }
error-pocket-disk = { web-pocket-disk }
error-pocket-full = { web-pocket-full }
error-pocket-newer = { web-pocket-newer }
error-pocket-stopped = { web-pocket-stopped }
error-store-full = { web-pocket-full }
error-store-disk = { web-pocket-disk }
error-store-read-only = { web-pocket-disk }
error-store-busy = { web-pocket-elsewhere }
error-store-damaged = Die gespeicherten Spiele sind beschädigt. Lade die Seite neu: Sie werden beiseitegelegt und nicht gelöscht.

## Ohne Server: was ein Haus braucht

web-house-title = Das braucht ein Haus
web-house-friends = Freunde mit eigenen Geräten treffen sich in einem Haus: einem Rechner, auf dem der Server von Knobel läuft. Hier gibt es keinen.
web-house-club = Ein Verein hat sein Buch in einem Haus: auf einem Rechner, auf dem der Server von Knobel läuft. Hier gibt es keinen.
web-house-table = Dieser Tisch steht in einem Haus: auf einem Rechner, auf dem der Server von Knobel läuft. Hier gibt es keinen.
web-house-account = Ein Konto führt ein Haus: ein Rechner, auf dem der Server von Knobel läuft. Hier bleibt alles auf diesem Gerät, auch ohne Konto.
web-house-address = Adresse des Hauses
web-house-help = Wer das Haus betreibt, kennt sie. Dieses Gerät merkt sie sich.
web-house-unreadable = Das ist keine Adresse. Schreib sie wie knobel.example.org oder 192.168.2.20:8000.
web-house-go = Hingehen
web-house-instead = Ohne Haus geht hier alles an einem Gerät: gegen Bots, reihum, mit echten Würfeln und als Turnier.
web-house-links = Diese Links gehen nur in diesem Browser. Handys und Zuschauer brauchen ein Haus.

## Von Haus zu Haus
web-move-open-help = Der Tisch zieht von diesem Gerät ins Haus um. Die Plätze der Bots werden frei, und du bekommst einen Code für deine Freunde.
web-move-open-playing = Der Tisch zieht von diesem Gerät ins Haus um, und die Partie geht dort weiter. Deine Freunde können zusehen und sich nach der Partie dazusetzen.
web-move-take-help = Der Tisch zieht vom Haus auf dieses Gerät um, und die Partie geht hier weiter, auch ohne Netz. Andere Geräte erreichen ihn dann nicht mehr.
web-move-dice = Alle Würfe bis hierher werden dabei nachgerechnet. Von da an würfelt das neue Haus.
web-move-moving = Der Tisch zieht um …
web-move-home = Hier weiterspielen
web-move-not = Doch nicht
web-moved-away = Dieser Tisch ist umgezogen und geht im Haus weiter.
web-moved-along = Dieser Tisch wurde mitgenommen und geht auf einem Gerät weiter.
web-moved-go = Zum neuen Tisch
web-hand-in = Nur auf diesem Gerät
web-hand-in-help = { $count ->
        [one] Eine fertige Partie liegt nur auf diesem Gerät. Übergib sie dem Haus, dann gehört sie zu deinen Partien dort.
       *[other] { $count } fertige Partien liegen nur auf diesem Gerät. Übergib sie dem Haus, dann gehören sie zu deinen Partien dort.
    }
web-hand-in-go = Übergeben
web-hand-in-working = { $count ->
        [one] Der Tisch wird geprüft …
       *[other] Tisch { $done } von { $count } wird geprüft …
    }
web-hand-in-done = { $count ->
        [one] Übergeben: Die Partie steht jetzt auch im Haus.
       *[other] Übergeben: Alle { $count } Partien stehen jetzt auch im Haus.
    }
