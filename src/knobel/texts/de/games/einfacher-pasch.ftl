einfacher-pasch-name = Einfacher Pasch
einfacher-pasch-aliases = { "" }
einfacher-pasch-line = Zwei Würfel, und nur ein Pasch bringt Punkte.
einfacher-pasch-goal = Wer die meisten Punkte hat, gewinnt; nur ein Pasch bringt welche.
einfacher-pasch-each-turn = Du wirfst einmal zwei Würfel.
einfacher-pasch-rules =
    Reihum wirft jeder einmal mit zwei Würfeln. { $rounds ->
        [one] Nach einer einzigen Runde ist Schluss.
       *[other] Das geht { WORD($rounds) } Runden lang.
    }

    Es zählt nur ein Pasch, also zweimal dieselbe Zahl. { $double_value ->
        [face] Er bringt seine Zahl einmal: Zwei Fünfen sind 5 Punkte.
       *[sum] Er bringt die Augen beider Würfel: Zwei Fünfen sind 10 Punkte.
    } Für alles andere gibt es nichts.

    Wer am Ende die meisten Punkte hat, gewinnt.
einfacher-pasch-option-rounds = Runden
einfacher-pasch-option-rounds-help = So oft kommt jeder dran.
einfacher-pasch-option-double_value = Ein Pasch zählt
einfacher-pasch-option-double_value-help = Ob beide Würfel zählen oder die Zahl nur einmal.
einfacher-pasch-value-double_value-sum = beide Würfel
einfacher-pasch-value-double_value-face = seine Zahl einmal
einfacher-pasch-told-series-score =
    { $gain ->
        [0] Kein Pasch: { $who } bleibt bei { $score }.
       *[other] Pasch! Das macht { $gain }, und { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Kein Pasch: Du bleibst bei { $score }.
           *[other] Pasch! Das macht { $gain }, und du stehst bei { $score }.
        }
