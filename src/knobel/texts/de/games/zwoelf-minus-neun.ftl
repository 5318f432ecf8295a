zwoelf-minus-neun-name = Zwölf minus neun
zwoelf-minus-neun-aliases = 12 minus 9
zwoelf-minus-neun-line = Sechs Würfel: Gerade Augen zählen für dich, ungerade gegen dich.
zwoelf-minus-neun-goal = Die höchste Summe gewinnt: Gerade Augen zählen dazu, ungerade gehen ab.
zwoelf-minus-neun-each-turn = Du wirfst einmal alle sechs Würfel.
zwoelf-minus-neun-rules =
    Ihr werft reihum einmal mit allen sechs Würfeln. { $rounds ->
        [one] Nach einer einzigen Runde ist Schluss.
       *[other] Das geht { $rounds } Runden lang.
    }

    Zähl alle Augen auf den 2en, 4en und 6en zusammen und zieh die Augen auf den 1en, 3en und 5en ab. Zeigt jeder Würfel etwas anderes, sind das zwölf minus neun, also 3 Punkte – daher der Name. Auch Minuspunkte zählen.

    Wer am Ende am meisten hat, gewinnt.
zwoelf-minus-neun-option-rounds = Runden
zwoelf-minus-neun-option-rounds-help = So oft kommt jeder dran.
zwoelf-minus-neun-told-series-score = Das macht { $gain }, und { $who } steht bei { $score }.
