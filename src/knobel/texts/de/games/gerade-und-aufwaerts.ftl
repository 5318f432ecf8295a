gerade-und-aufwaerts-name = Gerade und aufwärts
gerade-und-aufwaerts-aliases = { "" }
gerade-und-aufwaerts-line = Erst zählen die Zweien, dann die Vieren, dann die Sechsen.
gerade-und-aufwaerts-goal = Wer die meisten Punkte hat, gewinnt.
gerade-und-aufwaerts-each-turn = Du wirfst dreimal drei Würfel: Erst zählen nur Zweien, dann Vieren, dann Sechsen.
gerade-und-aufwaerts-rules =
    Jeder wirft dreimal hintereinander, immer mit allen drei Würfeln, und gibt sie dann weiter.

    Im ersten Wurf zählen nur die Zweien, im zweiten nur die Vieren, im dritten nur die Sechsen – jede so viel, wie sie Augen zeigt. Die richtige Zahl im falschen Wurf bringt nichts. Mehr als 36 Punkte gehen nicht.

    Wer die meisten Punkte hat, gewinnt.
gerade-und-aufwaerts-told-series-score =
    { $gain ->
        [0] Nichts dabei: { $who } bleibt bei { $score }.
       *[other] Das zählt { $gain }, und { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Nichts dabei: Du bleibst bei { $score }.
           *[other] Das zählt { $gain }, und du stehst bei { $score }.
        }
