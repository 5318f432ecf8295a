mariechen-rueckwaerts-name = Mariechen rückwärts
mariechen-rueckwaerts-aliases = { "" }
mariechen-rueckwaerts-line = Sechs Würfe von der Sechs hinunter zur Eins – nur was genau passt, zählt.
mariechen-rueckwaerts-goal = Wer die meisten Punkte hat, gewinnt; nur was genau passt, zählt.
mariechen-rueckwaerts-each-turn = Du wirfst sechsmal: Zuerst soll eine Sechs fallen, dann eine Fünf, zuletzt eine Eins.
mariechen-rueckwaerts-rules =
    Reihum hat jeder sechs Würfe hintereinander mit einem Würfel. Gesucht ist die Reihe 6, 5, 4, 3, 2, 1: Der erste Wurf soll eine Sechs sein, der zweite eine Fünf und so weiter bis zur Eins im letzten Wurf.

    Ein Treffer bringt so viele Punkte, wie der Würfel Augen zeigt, alles andere nichts. Mehr als 21 geht nicht. Wer die meisten Punkte hat, gewinnt; das können auch null sein.
mariechen-rueckwaerts-told-series-score =
    { $gain ->
        [0] Kein Treffer.
       *[other] Treffer! { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Kein Treffer.
           *[other] Treffer! Du stehst bei { $score }.
        }
