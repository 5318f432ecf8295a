zwoelf-minus-neun-name = Zwölf minus neun
zwoelf-minus-neun-aliases = 12 minus 9
zwoelf-minus-neun-line = Sechs Würfel: Gerade Augen zählen für dich, ungerade gegen dich.
zwoelf-minus-neun-goal = Wer die höchste Summe hat, gewinnt: Gerade Augen zählen dazu, ungerade gehen ab.
zwoelf-minus-neun-each-turn = Du wirfst einmal alle sechs Würfel.
zwoelf-minus-neun-rules =
    Reihum wirft jeder einmal mit allen sechs Würfeln. { $rounds ->
        [one] Nach einer einzigen Runde ist Schluss.
       *[other] Das geht { WORD($rounds) } Runden lang.
    }

    Zähl die Augen aller Zweien, Vieren und Sechsen zusammen und zieh die Augen aller Einsen, Dreien und Fünfen ab. Zeigt jeder Würfel etwas anderes, sind das zwölf minus neun, also 3 Punkte – daher der Name. Auch Minuspunkte zählen.

    Wer am Ende die meisten Punkte hat, gewinnt.
zwoelf-minus-neun-option-rounds = Runden
zwoelf-minus-neun-option-rounds-help = So oft kommt jeder dran.
zwoelf-minus-neun-told-series-score = Das macht { $gain }, und { $who } steht bei { $score }.
    .you = Das macht { $gain }, und du stehst bei { $score }.
