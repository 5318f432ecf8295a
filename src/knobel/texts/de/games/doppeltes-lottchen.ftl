doppeltes-lottchen-name = Doppeltes Lottchen
doppeltes-lottchen-aliases = Das doppelte Lottchen
doppeltes-lottchen-line = Drei Würfel, eine gemeinsame Summe, und wer sie an die Grenze bringt, den erwischt es.
doppeltes-lottchen-goal =
    { $mode ->
        [elimination] Bring die gemeinsame Summe nie auf { $target }; wer übrig bleibt, gewinnt.
       *[single_loser] Wer die gemeinsame Summe auf { $target } oder darüber bringt, verliert.
    }
doppeltes-lottchen-each-turn = Du wirfst einmal drei Würfel; alle Augen kommen zur gemeinsamen Summe.
doppeltes-lottchen-rules =
    Reihum wirft jeder einmal mit drei Würfeln, Runde um Runde. Alle Augen kommen zu einer gemeinsamen Summe zusammen.

    { $mode ->
        [elimination] Wer die Summe auf { $target } oder darüber bringt, ist draußen; die anderen fangen wieder bei null an, links von ihm geht es weiter. Wer als Letzter übrig bleibt, gewinnt.
       *[single_loser] Wer die Summe auf { $target } oder darüber bringt, verliert, und das Spiel ist aus. Genau { $target } ist schon zu viel.
    }

    Zu entscheiden gibt es nichts: werfen und hoffen.
doppeltes-lottchen-option-target = Grenze
doppeltes-lottchen-option-target-help = Wer die Summe bis hierher bringt, verliert.
doppeltes-lottchen-option-mode = Gespielt wird
doppeltes-lottchen-option-mode-help = Bis einer verliert, oder bis einer übrig ist.
doppeltes-lottchen-value-mode-single_loser = bis einer verliert
doppeltes-lottchen-value-mode-elimination = bis einer übrig ist
doppeltes-lottchen-total = Die Summe steht bei { $total }, die Grenze liegt bei { $limit }.
doppeltes-lottchen-lost = dieses Spiel verloren
doppeltes-lottchen-told-reached = Das macht { $total }: { $who } hat die Grenze erreicht.
    .you = Das macht { $total }: Du hast die Grenze erreicht.
doppeltes-lottchen-told-total = Das macht { $total }, noch { $left } bis zur Grenze.
doppeltes-lottchen-told-last-leap = Das macht { $total }: Der nächste Wurf ist auf jeden Fall zu viel.
