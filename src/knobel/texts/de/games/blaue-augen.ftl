blaue-augen-name = Blaue Augen
blaue-augen-aliases = { "" }
blaue-augen-line = Drei Würfel: Bei blauen Augen zählen nur die geraden Zahlen, bei grauen nur die ungeraden.
blaue-augen-goal = Wer am Ende die meisten Punkte hat, gewinnt.
blaue-augen-each-turn =
    Du wirfst einmal drei Würfel; nur { $colour ->
        [grau] 1, 3 und 5
       *[blau] 2, 4 und 6
    } zählen, und zwar ihre Augen.
blaue-augen-rules =
    Reihum wirft jeder einmal mit drei Würfeln. { $rounds ->
        [one] Nach einer einzigen Runde ist Schluss.
       *[other] Das geht { WORD($rounds) } Runden lang.
    }

    { $colour ->
        [grau] Heute gelten graue Augen: Jede 1, 3 und 5 zählt so viele Punkte, wie sie Augen zeigt. Gerade Zahlen zählen nichts.
       *[blau] Heute gelten blaue Augen: Jede 2, 4 und 6 zählt so viele Punkte, wie sie Augen zeigt. Ungerade Zahlen zählen nichts.
    } Jeder Würfel wird für sich angeschaut.

    Wer am Ende die meisten Punkte hat, gewinnt.
blaue-augen-option-colour = Augenfarbe
blaue-augen-option-colour-help = Blaue Augen sind die geraden Zahlen, graue die ungeraden.
blaue-augen-value-colour-blau = blau: 2, 4, 6
blaue-augen-value-colour-grau = grau: 1, 3, 5
blaue-augen-option-rounds = Runden
blaue-augen-option-rounds-help = So oft kommt jeder dran.
blaue-augen-told-series-score =
    { $gain ->
        [0] Nichts dabei: { $who } bleibt bei { $score }.
       *[other] Das zählt { $gain }, und { $who } steht bei { $score }.
    }
    .you =
        { $gain ->
            [0] Nichts dabei: Du bleibst bei { $score }.
           *[other] Das zählt { $gain }, und du stehst bei { $score }.
        }
