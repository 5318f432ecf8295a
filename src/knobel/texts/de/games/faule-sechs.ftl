faule-sechs-name = Faule Sechs
faule-sechs-aliases = Die faule Sechs
faule-sechs-line = Drei Würfel, eine gemeinsame Summe, und jede Sechs zieht sechs wieder ab.
faule-sechs-goal =
    { $mode ->
        [elimination] Bring die gemeinsame Summe nie auf { $target }; wer übrig bleibt, gewinnt.
       *[single_loser] Wer die gemeinsame Summe auf { $target } oder darüber bringt, verliert.
    }
faule-sechs-each-turn = Du wirfst drei Würfel; alles kommt zur gemeinsamen Summe, nur Sechsen gehen ab.
faule-sechs-rules =
    Reihum wirft jeder einmal mit drei Würfeln, Runde um Runde, und ihr führt eine gemeinsame Summe. Einsen bis Fünfen zählen dazu, aber jede Sechs ist faul: Sie zieht 6 ab. Bei 6 4 3 kommt also nur 1 dazu, und drei Sechsen ziehen 18 ab. Es zählt, was nach dem ganzen Wurf herauskommt.

    { $floor ->
        [zero] Unter null geht es nicht: Dann steht die Summe bei null.
       *[none] Die Summe darf auch unter null fallen.
    }

    { $mode ->
        [elimination] Wer die Summe auf { $target } oder darüber bringt, ist draußen; die anderen fangen wieder bei null an, links von ihm geht es weiter. Wer als Letzter übrig bleibt, gewinnt.
       *[single_loser] Wer die Summe auf { $target } oder darüber bringt, verliert, und das Spiel ist aus. Genau { $target } ist schon zu viel.
    }

    Zu entscheiden gibt es nichts, aber eine Sechs zur rechten Zeit ist die Rettung.
faule-sechs-option-target = Grenze
faule-sechs-option-target-help = Wer die Summe bis hierher bringt, verliert.
faule-sechs-option-mode = Gespielt wird
faule-sechs-option-mode-help = Bis einer verliert, oder bis einer übrig ist.
faule-sechs-value-mode-single_loser = bis einer verliert
faule-sechs-value-mode-elimination = bis einer übrig ist
faule-sechs-total = Die Summe steht bei { $total }, die Grenze liegt bei { $limit }.
faule-sechs-lost = dieses Spiel verloren
faule-sechs-told-reached = Das macht { $total }: { $who } hat die Grenze erreicht.
    .you = Das macht { $total }: Du hast die Grenze erreicht.
faule-sechs-told-total = Das macht { $total }, noch { $left } bis zur Grenze.
faule-sechs-option-floor = Unter null
faule-sechs-option-floor-help = Ob die Summe unter null fallen darf.
faule-sechs-value-floor-none = erlaubt
faule-sechs-value-floor-zero = bleibt bei null
