# „Heute“: die Würfel des Tages.

web-today-title = Heute
web-today-loading = Der Tag wird geholt …
web-today-line = Ein Spiel am Tag, dieselben Würfel für alle.
web-today-alone = Du spielst allein gegen die Würfel.
web-today-bots = { $bots ->
        [one] Dir gegenüber sitzt ein Bot.
       *[other] Dir gegenüber sitzen { $bots } Bots.
    }
web-today-once = Ein Versuch zählt, ohne Tipps. Er läuft bis { $until }.
web-today-midnight = Mitternacht
web-today-until = { $day } um { $time } Uhr
web-today-begun = Inzwischen hat ein neuer Tag begonnen.
web-today-play = Jetzt spielen
web-today-go-on = Weiterspielen
web-today-practise = Noch einmal üben
web-today-practise-past = Nachspielen
web-today-practise-help = Dieselben Würfel, zählt aber nicht mehr.
web-today-missed = An dem Tag hast du nicht gespielt.
web-today-unfinished = Dein Versuch kam nicht rechtzeitig zu einem Ergebnis.
web-today-how = So lief es
web-today-mine = Dein Ergebnis
web-today-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-today-chips = { $count ->
        [one] Chip
       *[other] Chips
    }
web-today-best = Bestes Spiel mit diesen Würfeln
web-today-best-help = So viel macht der stärkste Bot daraus.
web-today-best-working = Wird noch ausgerechnet …
web-today-expected = Bestes Spiel im Schnitt
web-today-place = Dein Platz
web-today-place-of = { $place } von { $players }
web-today-only = Bisher hast nur du gespielt.
web-today-only-here = Was andere aus diesen Würfeln machen, weiß nur ein Haus.
web-today-nobody = An dem Tag hat niemand gespielt.
web-today-better = Besser als { $share }
web-today-all = Alle Ergebnisse
web-today-all-label = Wie die Ergebnisse aller verteilt sind; die Tabelle darunter hat die Zahlen
web-today-as-table = Als Tabelle
web-today-column-result = Ergebnis
web-today-column-count = Wie viele
web-today-range = { $low } bis { $high }
web-today-you = Du
web-today-share = Teilen
web-today-shared = Knobel { $day } · { $game } · { $result }
web-today-shared-better = Knobel { $day } · { $game } · { $result } · besser als { $share }
web-today-past-days = Bisherige Tage
web-today-sealed-ahead = { $count ->
        [one] Ein Tag ist
       *[other] { $count } Tage sind
    } schon versiegelt.
web-today-day-open = noch nicht gespielt
web-today-day-made = { $result }
web-today-check = Waren die Würfel fair?
web-today-seal-today = Das Siegel stand fest, bevor jemand geworfen hat. Morgen wird der Startwert aufgedeckt, dann kann jeder nachrechnen.
web-today-seal-here = Diese Würfel folgen aus dem Datum und sind auf jedem Gerät dieselben. Knobel zeigt sie nicht vor ihrem Tag; wer will, könnte sie vorher ausrechnen.
web-today-seal-good = Der aufgedeckte Startwert passt zum Siegel, das vorher feststand.
web-today-seal-bad = Der aufgedeckte Startwert passt nicht zum Siegel. Diesem Tag ist nicht zu trauen.
web-today-seal-changed = Das Siegel dieses Tages ist nicht mehr das, was dein Gerät gesehen hat. Diesem Tag ist nicht zu trauen.
web-today-seal = Siegel
web-today-file = Datei sichern
web-today-file-help = „knobel verify“ prüft damit jeden Wurf deiner Partie.
web-today-replay = Deine Partie ansehen
web-today-to-today = Zu heute
