siamesische-zwillinge-name = Siamesische Zwillinge
siamesische-zwillinge-aliases = Die siamesischen Zwillinge
siamesische-zwillinge-line = Wie Doppeltes Lottchen, nur für eine größere Runde.
siamesische-zwillinge-goal =
    { $mode ->
        [elimination] Bring die gemeinsame Summe nie auf { $target }; wer übrig bleibt, gewinnt.
       *[single_loser] Wer die gemeinsame Summe auf { $target } oder darüber bringt, verliert.
    }
siamesische-zwillinge-each-turn = Du wirfst einmal drei Würfel; alle Augen kommen zur gemeinsamen Summe.
siamesische-zwillinge-rules =
    Reihum wirft immer einer mit drei Würfeln, Runde um Runde, und alles kommt zu einer gemeinsamen Summe zusammen. Das macht am meisten Spaß, wenn ihr mindestens zu fünft seid.

    { $mode ->
        [elimination] Wer die Summe auf { $target } oder darüber bringt, ist draußen; die anderen fangen wieder bei null an, links von ihm geht es weiter. Wer als Letzter übrig bleibt, gewinnt.
       *[single_loser] Wer die Summe auf { $target } oder darüber bringt, verliert, und das Spiel ist aus. Genau { $target } ist schon zu viel.
    }

    Zu entscheiden gibt es nichts: werfen und hoffen.
siamesische-zwillinge-option-target = Grenze
siamesische-zwillinge-option-target-help = Wer die Summe bis hierher bringt, verliert.
siamesische-zwillinge-option-mode = Gespielt wird
siamesische-zwillinge-option-mode-help = Bis einer verliert, oder bis einer übrig ist.
siamesische-zwillinge-value-mode-single_loser = bis einer verliert
siamesische-zwillinge-value-mode-elimination = bis einer übrig ist
siamesische-zwillinge-total = Die Summe steht bei { $total }, die Grenze liegt bei { $limit }.
siamesische-zwillinge-lost = dieses Spiel verloren
siamesische-zwillinge-told-reached = Das macht { $total }: { $who } hat die Grenze erreicht.
    .you = Das macht { $total }: Du hast die Grenze erreicht.
siamesische-zwillinge-told-total = Das macht { $total }, noch { $left } bis zur Grenze.
siamesische-zwillinge-told-last-leap = Das macht { $total }: Der nächste Wurf ist auf jeden Fall zu viel.
