die-21-eins-name = Die 21. Eins
die-21-eins-aliases = Die einundzwanzigste Eins; 21. Eins; Einundzwanzigste Eins
die-21-eins-line = Alle zählen ihre Einsen zusammen, und wer die letzte wirft, gewinnt.
die-21-eins-goal =
    { $target_ones ->
        [one] Wer die erste Eins wirft, gewinnt.
       *[other] Alle Einsen zählen zusammen: Wer Nummer { $target_ones } wirft, gewinnt.
    }
die-21-eins-each-turn = Du wirfst einmal einen Würfel.
die-21-eins-rules =
    Reihum wirft jeder einmal mit einem Würfel. Jede Eins zählt, ganz gleich, wer sie wirft: Die Einsen aller werden zusammengezählt. Einen Wurf extra gibt es dafür nicht.

    { $target_ones ->
        [one] Gespielt wird auf eine einzige Eins: Wer sie wirft, gewinnt auf der Stelle.
       *[other] Wer die { $target_ones }. Eins wirft, gewinnt auf der Stelle – auch wenn es seine einzige war.
    } Alle anderen teilen sich den zweiten Platz, egal wie viele Einsen sie beigesteuert haben.

    Ist die letzte Eins nach { $safety_circuits } Runden noch nicht gefallen, wird abgebrochen, und niemand gewinnt.
die-21-eins-option-target_ones = Zahl der Einsen
die-21-eins-option-target_ones-help = Die wievielte Eins gewinnt.
die-21-eins-count = Einsen bisher: { $count } von { $target }.
die-21-eins-told-one = Das ist die Eins Nummer { $count } von { $target }.
die-21-eins-read-standing =
    { $score ->
        [one] { $who }: 1 Eins
       *[other] { $who }: { $score } Einsen
    }
    .you =
        { $score ->
            [one] Du: 1 Eins
           *[other] Du: { $score } Einsen
        }
die-21-eins-option-safety_circuits = Höchstens so viele Runden
die-21-eins-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen, und niemand gewinnt.
die-21-eins-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen.
