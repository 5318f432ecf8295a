gleichpasch-name = Gleichpasch
gleichpasch-aliases = { "" }
gleichpasch-line = Drei Würfel, und nur was gleich ist, zählt.
gleichpasch-goal = Wer die meisten Punkte hat, gewinnt; nur gleiche Würfel bringen welche.
gleichpasch-each-turn =
    Du wirfst drei Würfel{ $throws ->
        [one] {" "}ein einziges Mal
       *[other] , { TIMES($throws) } hintereinander
    }.
gleichpasch-rules =
    { $throws ->
        [one] Jeder wirft ein einziges Mal mit drei Würfeln.
       *[other] Jeder wirft { TIMES($throws) } hintereinander mit drei Würfeln und gibt sie dann weiter. Liegen bleibt dabei nichts: Jedes Mal rollen alle drei.
    }

    Gleiche Würfel zählen ihre Augen, ein einzelner zählt nichts: 4 3 4 sind 8 Punkte, 3 3 3 sind 9, und 4 3 2 bringt gar nichts.

    { $throws ->
        [one] Wer die meisten Punkte hat, gewinnt.
       *[other] Deine Punkte werden zusammengezählt; wer die meisten hat, gewinnt.
    }
gleichpasch-option-throws = Würfe
gleichpasch-option-throws-help = So oft wirft jeder hintereinander.
gleichpasch-told-series-score =
    { $gain ->
        [0] Nichts gleich: { $who } bleibt bei { $score }.
       *[other] Das macht { $gain }, und { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Nichts gleich: Du bleibst bei { $score }.
           *[other] Das macht { $gain }, und du stehst bei { $score }.
        }
