mariechen-vorwaerts-name = Mariechen vorwärts
mariechen-vorwaerts-aliases = Mariechen
mariechen-vorwaerts-line = Sechs Würfe – und jeder zählt nur, wenn er seine eigene Nummer zeigt.
mariechen-vorwaerts-goal = Wer die meisten Punkte hat, gewinnt; nur was genau passt, zählt.
mariechen-vorwaerts-each-turn = Du wirfst sechsmal: Zuerst soll eine Eins fallen, dann eine Zwei, zuletzt eine Sechs.
mariechen-vorwaerts-rules =
    Reihum hat jeder sechs Würfe hintereinander mit einem Würfel. Gesucht ist die Reihe 1, 2, 3, 4, 5, 6: Der erste Wurf soll eine Eins sein, der zweite eine Zwei und so weiter bis zur Sechs im letzten Wurf.

    Ein Treffer bringt so viele Punkte, wie der Würfel Augen zeigt, alles andere nichts. Mehr als 21 geht nicht. Wer die meisten Punkte hat, gewinnt; das können auch null sein.
mariechen-vorwaerts-told-series-score =
    { $gain ->
        [0] Kein Treffer.
       *[other] Treffer! { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Kein Treffer.
           *[other] Treffer! Du stehst bei { $score }.
        }
