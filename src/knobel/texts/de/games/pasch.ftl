pasch-name = Pasch
pasch-aliases = { "" }
pasch-line = Drei Würfel: Ein Zweierpasch ist nett, ein Dreierpasch zählt vierfach.
pasch-goal = Wer die meisten Punkte hat, gewinnt: Zwei Gleiche zählen einfach, drei Gleiche vierfach.
pasch-each-turn =
    Du wirfst drei Würfel{ $throws ->
        [one] {" "}ein einziges Mal
       *[other] , { TIMES($throws) } hintereinander
    }.
pasch-rules =
    { $throws ->
        [one] Jeder wirft ein einziges Mal mit drei Würfeln.
       *[other] Jeder wirft { TIMES($throws) } hintereinander mit drei Würfeln und gibt sie dann weiter. Liegen bleibt dabei nichts: Jedes Mal rollen alle drei.
    }

    Bei zwei gleichen zählt die Zahl einmal: 5 5 2 sind 5 Punkte. Bei drei gleichen zählt sie viermal: 6 6 6 sind 24. Sind alle drei verschieden, gibt es nichts.

    { $throws ->
        [one] Wer die meisten Punkte hat, gewinnt.
       *[other] Deine Punkte werden zusammengezählt; wer die meisten hat, gewinnt.
    }
pasch-option-throws = Würfe
pasch-option-throws-help = So oft wirft jeder hintereinander.
pasch-told-series-score =
    { $gain ->
        [0] Kein Pasch: { $who } bleibt bei { $score }.
       *[other] Pasch! Das macht { $gain }, und { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Kein Pasch: Du bleibst bei { $score }.
           *[other] Pasch! Das macht { $gain }, und du stehst bei { $score }.
        }
