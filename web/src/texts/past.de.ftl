# Nach der Partie: ansehen, Auswertung, Prüfung der Würfel.

web-to-day = Zum Tag: Ergebnis und Vergleich
web-past-replay = Partie ansehen
web-past-title = Partie ansehen: { $game }
web-past-step = Schritt { $number } von { $last }
web-past-start = Bevor es losging.
web-past-first = Zum Anfang
web-past-back = Einen Schritt zurück
web-past-next = Einen Schritt weiter
web-past-end = Zum Ende
web-past-play = Abspielen
web-past-pause = Anhalten
web-past-slider = Schritt wählen
web-past-link = Link zu diesem Schritt
web-past-keys = Pfeiltasten blättern, die Leertaste spielt ab.
web-past-nothing = An diesem Schritt wurde nichts gesagt.
web-past-loading = Die Partie wird geholt …
web-past-table = Zum Tisch
web-past-course = So lief die Partie
web-past-course-points = Punkte
web-past-course-chips = Chips
web-past-as-table = Als Tabelle
web-past-column-step = Schritt
web-past-here = Schritt { $number }

web-past-analysis = Glück und Entscheidungen
web-past-analysis-ask = Auswerten
web-past-analysis-help = Rechnet aus, was die Würfel gebracht und was Entscheidungen gekostet haben.
web-past-analysis-working = Die Partie wird ausgewertet. Das kann ein paar Minuten dauern.
web-percent = { $value } %
web-past-analysis-sealed = In dieser Partie blieben Würfel verdeckt. Eine Auswertung würde sie verraten.
web-past-analysis-failed = Diese Partie ließ sich nicht auswerten.
web-past-analysis-chance = Chance zu gewinnen oder nicht zu verlieren, in Prozent
web-past-analysis-points = Erwartete Punkte
web-past-analysis-chips = Erwartete Chips
web-past-column-start = Am Anfang
web-past-column-luck = Glück
web-past-column-losses = ver{ "\u00AD" }schenkt
web-past-column-result = Am Ende
web-past-column-error = ungenau um
web-past-costliest = Die teuersten Entscheidungen
web-past-costly = { $who }: „{ $made }“ kostete { $loss }. „{ $better }“ wäre besser gewesen.
web-past-costly-same = { $who }: „{ $made }“ kostete { $loss } gegenüber dem besten Zug.

web-fair-check = Würfel prüfen
