# Nach der Partie: Verlauf, Auswertung, Prüfung der Würfel.

web-past-replay = Verlauf
web-past-title = Verlauf: { $game }
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

web-past-mine = Deine letzten Partien
web-past-row = { $game }, { $when }

web-fair-check = Würfel prüfen
web-fair-title = Waren die Würfel fair?
web-fair-intro = Diese Seite rechnet jeden Wurf nach, hier auf deinem Gerät. Sie fragt dafür niemanden.
web-fair-working = Die Würfe werden nachgerechnet …
web-fair-yes =
    { $count ->
        [0] In dieser Datei steht kein Wurf, den Knobel geworfen hat. Es gibt nichts zu prüfen.
        [one] Der Wurf ist fair.
       *[other] Alle { $count } Würfe sind fair.
    }
web-fair-yes-open =
    { $count ->
        [one] Der eine Wurf, den du sehen durftest, ist fair.
       *[other] Alle { $count } Würfe, die du sehen durftest, sind fair.
    }
web-fair-no = Diese Würfe stimmen nicht. Jemand hat an der Datei oder an den Würfeln gedreht.
web-fair-sealed =
    { $count ->
        [one] Ein Wurf blieb verdeckt und ist versiegelt. Er lässt sich nicht nachrechnen.
       *[other] { $count } Würfe blieben verdeckt und sind versiegelt. Sie lassen sich nicht nachrechnen.
    }
web-fair-sealed-only = Alle Würfe dieser Partie blieben für dich verdeckt. Nachrechnen lässt sich hier nichts.
web-fair-seed = { $who } hat einen anderen Startwert geöffnet als versprochen.
web-fair-gap = Die Würfe folgen nicht lückenlos aufeinander: Einer fehlt, oder einer ist doppelt.
web-fair-partial = Was in der Datei steht, stimmt. Ob es alle Würfe der Partie sind, zeigt sie nicht.
web-fair-cut-start = Am Anfang der Partie fehlen Würfe.
web-fair-cut-end = Am Ende der Partie fehlen Würfe.
web-fair-skipped = Zwischen der Partie davor und dieser fehlen Würfe.
web-fair-seals-same = Das Siegel ist dasselbe, das dein Gerät am Tisch bekommen hat.
web-fair-seals-other = Das Siegel in der Datei ist ein anderes als das, das dein Gerät am Tisch bekommen hat.
web-fair-seals-unknown = Dein Gerät hat sich das Siegel dieses Tisches nicht gemerkt. Wer am Tisch saß, kann auf seinem Gerät prüfen, ob es das richtige ist.
web-fair-unreadable = Das ist keine Fairness-Datei, die ich lesen kann.
web-fair-file = Eine Datei prüfen
web-fair-file-help = Zieh eine Fairness-Datei hierher, oder wähle sie aus.
web-fair-choose = Datei auswählen
web-fair-save = Datei sichern
web-fair-list = Wurf für Wurf
web-fair-throw = Wurf { $number }, { $who }
web-fair-throw-nobody = Wurf { $number }
web-fair-state-fair = fair
web-fair-state-sealed = versiegelt
web-fair-state-failed = falsch
web-fair-fault-root = führt nicht zum Siegel, das vor der Partie veröffentlicht wurde
web-fair-fault-faces = hätte andere Augen zeigen müssen
web-fair-how = Wie das geht
web-fair-how-1 = Vor der Partie hat der Tisch ein Siegel über alle Würfe veröffentlicht. Danach konnte er keinen mehr ändern.
web-fair-how-2 = Jedes Gerät hat einen geheimen Startwert dazugelegt. So konnte auch der Tisch nicht wissen, was fällt.
web-fair-how-3 = Zu jedem Wurf, den du sehen durftest, gibt es jetzt den Schlüssel. Aus Schlüssel und Startwerten folgen die Augen.
