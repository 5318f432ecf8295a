gerade-und-rueckwaerts-name = Gerade und rückwärts
gerade-und-rueckwaerts-aliases = { "" }
gerade-und-rueckwaerts-line = Erst zählen die Sechsen, dann die Vieren, dann die Zweien.
gerade-und-rueckwaerts-goal = Wer die meisten Punkte hat, gewinnt.
gerade-und-rueckwaerts-each-turn = Du wirfst dreimal drei Würfel: Erst zählen nur Sechsen, dann Vieren, dann Zweien.
gerade-und-rueckwaerts-rules =
    Jeder wirft dreimal hintereinander, immer mit allen drei Würfeln, und gibt sie dann weiter.

    Im ersten Wurf zählen nur die Sechsen, im zweiten nur die Vieren, im dritten nur die Zweien – jede so viel, wie sie Augen zeigt. Die richtige Zahl im falschen Wurf bringt nichts. Mehr als 36 Punkte gehen nicht.

    Wer die meisten Punkte hat, gewinnt.
gerade-und-rueckwaerts-told-series-score =
    { $gain ->
        [0] Nichts dabei: { $who } bleibt bei { $score }.
       *[other] Das zählt { $gain }, und { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Nichts dabei: Du bleibst bei { $score }.
           *[other] Das zählt { $gain }, und du stehst bei { $score }.
        }
