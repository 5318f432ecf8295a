einer-gleich-zwei-name = Einer gleich zwei
einer-gleich-zwei-aliases = Eins gleich zwei
einer-gleich-zwei-line = Ein Würfel muss so viel zeigen wie die beiden anderen zusammen.
einer-gleich-zwei-goal = Wer die meisten Punkte hat, gewinnt: Ein Würfel muss so viel zeigen wie die zwei anderen.
einer-gleich-zwei-each-turn =
    Du wirfst drei Würfel{ $throws ->
        [one] {" "}ein einziges Mal
       *[other] , { TIMES($throws) } hintereinander
    }.
einer-gleich-zwei-rules =
    Jeder wirft { $throws ->
        [one] ein einziges Mal
       *[other] { TIMES($throws) } hintereinander
    } mit drei Würfeln{ $throws ->
        [one] .
       *[other] {" "}und gibt sie dann weiter.
    }

    Ein Wurf gilt, wenn zwei Würfel zusammen genau so viel zeigen wie der dritte. Dann bekommst du die Augen des dritten: 4 2 6 bringt 6 Punkte, 1 4 5 bringt 5, und 1 2 4 bringt nichts.

    { $throws ->
        [one] Wer die meisten Punkte hat, gewinnt.
       *[other] Deine Punkte werden zusammengezählt; wer die meisten hat, gewinnt.
    }
einer-gleich-zwei-option-throws = Würfe
einer-gleich-zwei-option-throws-help = So oft wirft jeder hintereinander.
einer-gleich-zwei-told-series-score =
    { $gain ->
        [0] Das geht nicht auf: { $who } bleibt bei { $score }.
       *[other] Das geht auf und bringt { $gain }; { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Das geht nicht auf: Du bleibst bei { $score }.
           *[other] Das geht auf und bringt { $gain }; du stehst bei { $score }.
        }
