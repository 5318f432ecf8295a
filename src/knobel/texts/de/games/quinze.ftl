quinze-name = Quinze
quinze-aliases = Fünfzehn
quinze-line = Wirf dich so nah wie möglich an die Grenze heran – nur nicht darüber.
quinze-goal = Komm so nah wie möglich an die { $limit }, nie darüber; wer die meisten Chips hat, gewinnt.
quinze-each-turn = Einmal werfen musst du; dann entscheidest du: aufhören oder weiterwerfen.
quinze-rules =
    Ein Würfel, und { $start_chips } Chips für jeden. Wenn du dran bist, zählst du deine Würfe zusammen: Genau { $limit } ist das Ziel, knapp darunter ist auch gut. Einmal werfen musst du; danach entscheidest du nach jedem Wurf, ob du weitermachst oder aufhörst. Bei genau { $limit } bist du von selbst fertig, und kommst du darüber, ist die Runde für dich verloren.

    Waren alle dran, gewinnt, wer die höchste Summe bis { $limit } hat. Bei gleicher Summe ist besser, wer weniger Würfe gebraucht hat. { $round_tie ->
        [no_payment] Sind auch die Würfe gleich, zählt die Runde nicht, und niemand zahlt.
       *[throw_off] Sind auch die Würfe gleich, wirft jeder von ihnen noch einmal, und wer am höchsten wirft, bekommt die Runde.
    }

    Wer drüber war, zahlt dem Gewinner der Runde zwei Chips, jeder andere einen. Wer nicht genug hat, gibt, was er hat. Waren alle drüber, zahlt niemand.{ quinze-rules-next }

    Sobald jemand keinen Chip mehr hat, ist das Spiel aus, { $max_rounds ->
        [one] spätestens aber nach einer einzigen Runde.
       *[other] spätestens aber nach { $max_rounds } Runden.
    } Wer dann die meisten Chips hat, gewinnt.
quinze-rules-next =
    { $max_rounds ->
        [one] {""}
       *[other] {" "}Die nächste Runde beginnt, wer links vom letzten Startspieler sitzt.
    }
quinze-option-limit = Ziel
quinze-option-limit-help = So weit darf die Summe gehen und nicht weiter.
quinze-option-round_tie = Gleichstand in der Runde
quinze-option-round_tie-help = Was geschieht, wenn mehrere gleich viele Augen in gleich vielen Würfen haben.
quinze-value-round_tie-throw_off = Stechen
quinze-value-round_tie-no_payment = niemand zahlt
quinze-option-max_rounds = Höchstens so viele Runden
quinze-option-max_rounds-help = Nach so vielen Runden ist auf jeden Fall Schluss.
quinze-round = Runde { $number }. Ziel: { $limit }.
quinze-hand-over = über { $limit }
quinze-hand-stands =
    { $throws ->
        [one] fertig nach einem Wurf
       *[other] fertig nach { $throws } Würfen
    }
quinze-hand-running =
    { $throws ->
        [one] bisher ein Wurf
       *[other] bisher { $throws } Würfe
    }
quinze-playoff-for-round = Stechen um die Runde: { $who } wirft.
    .you = Stechen um die Runde: Du wirfst.
quinze-told-playoff = Gleichstand: Die Runde wird ausgestochen.
quinze-told-total = { $who } steht bei { $total }.
    .you = Du stehst bei { $total }.
quinze-told-limit = Genau { $total }! { $who } ist fertig.
    .moment = Genau { $total }!
    .you = Genau { $total }! Du bist fertig.
quinze-told-over = { $total } ist zu viel: { $who } hat die Runde verloren.
    .you = { $total } ist zu viel: Du hast die Runde verloren.
quinze-told-stands =
    { $throws ->
        [one] { $who } bleibt bei { $total } in einem Wurf.
       *[other] { $who } bleibt bei { $total } in { $throws } Würfen.
    }
    .you =
        { $throws ->
            [one] Du bleibst bei { $total } in einem Wurf.
           *[other] Du bleibst bei { $total } in { $throws } Würfen.
        }
quinze-told-all-over = Alle sind drüber: Niemand zahlt.
quinze-told-void = Gleichstand: Die Runde zählt nicht, niemand zahlt.
quinze-told-round =
    { $chips ->
        [one] { $who } gewinnt die Runde und bekommt einen Chip.
       *[other] { $who } gewinnt die Runde und bekommt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du gewinnst die Runde und bekommst einen Chip.
           *[other] Du gewinnst die Runde und bekommst { $chips } Chips.
        }
quinze-told-pays =
    { $chips ->
        [one] { $who } zahlt einen Chip.
       *[other] { $who } zahlt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du zahlst einen Chip.
           *[other] Du zahlst { $chips } Chips.
        }

# Das begleitete erste Spiel.
quinze-learn-press-stop-throw = Weiterwerfen oder aufhören? Je näher am Ziel, desto besser – darüber ist die Runde verloren.
quinze-learn-after-told-over = Drüber: Diese Runde ist verloren und kostet zwei Chips, wenn jemand anders sie gewinnt.
quinze-learn-after-told-pays = Wer die Runde gewinnt, bekommt von allen anderen Chips.
