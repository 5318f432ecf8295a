einundzwanzig-name = Einundzwanzig
einundzwanzig-aliases = Siebzehn und vier mit Würfeln
einundzwanzig-line = Erst drei Würfel, dann zwei, dann einzeln: so nah wie möglich an die Einundzwanzig, aber nicht darüber.
einundzwanzig-goal = Komm so nah wie möglich an die 21, nie darüber; wer die meisten Chips hat, gewinnt.
einundzwanzig-each-turn = Erst drei Würfel, dann zwei, dann einzeln – nach jedem Wurf darfst du aufhören.
einundzwanzig-rules =
    Jeder bekommt { $start_chips } Chips. Ihr zählt eure Würfe zusammen: Genau 21 ist das Ziel, knapp darunter ist auch gut. Zuerst wirft jeder mit drei Würfeln, das ist Pflicht. Danach kannst du aufhören oder weitermachen: einmal mit zwei Würfeln, danach mit einem, so oft du willst. Bei genau 21 bist du von selbst fertig, und kommst du darüber, ist die Runde für dich verloren.

    { $structure ->
        [own_turn] Jeder wirft seine ganze Reihe am Stück, dann ist der Nächste dran.
       *[laps] Gespielt wird reihum: erst alle mit drei Würfeln, dann alle mit zweien, dann immer wieder mit einem. Wer aufgehört hat, steigt in dieser Runde nicht wieder ein.
    }

    Sind alle fertig, gewinnt, wer die höchste Summe bis 21 hat. Bei gleicher Summe ist besser, wer weniger Würfe gebraucht hat. { $round_tie ->
        [no_payment] Sind auch die Würfe gleich, zählt die Runde nicht, und niemand zahlt.
       *[throw_off] Sind auch die Würfe gleich, wirft jeder von ihnen noch einmal mit allen drei Würfeln, und der höchste Wurf bekommt die Runde.
    }

    Wer drüber war, zahlt dem Gewinner der Runde zwei Chips, jeder andere einen. Wer nicht genug hat, gibt, was er hat. Waren alle drüber, zahlt niemand.{ einundzwanzig-rules-next }

    Sobald jemand keinen Chip mehr hat, ist das Spiel aus, { $max_rounds ->
        [one] spätestens aber nach einer einzigen Runde.
       *[other] spätestens aber nach { $max_rounds } Runden.
    } Wer dann die meisten Chips hat, gewinnt.
einundzwanzig-rules-next =
    { $max_rounds ->
        [one] {""}
       *[other] {" "}Die nächste Runde beginnt, wer links vom letzten Startspieler sitzt.
    }
einundzwanzig-option-structure = Reihenfolge
einundzwanzig-option-structure-help = Ob nach jedem Wurf der Nächste dran ist oder jeder am Stück wirft.
einundzwanzig-value-structure-laps = reihum
einundzwanzig-value-structure-own_turn = jeder am Stück
einundzwanzig-option-round_tie = Gleichstand in der Runde
einundzwanzig-option-round_tie-help = Was geschieht, wenn mehrere gleich viele Augen in gleich vielen Würfen haben.
einundzwanzig-value-round_tie-throw_off = Stechen
einundzwanzig-value-round_tie-no_payment = niemand zahlt
einundzwanzig-option-max_rounds = Höchstens so viele Runden
einundzwanzig-option-max_rounds-help = Nach so vielen Runden ist auf jeden Fall Schluss.
einundzwanzig-throw-dice =
    { $dice ->
        [one] Mit einem Würfel weitermachen
       *[other] Mit { $dice } Würfeln weitermachen
    }
einundzwanzig-round = Runde { $number }. Ziel: { $limit }.
einundzwanzig-hand-over = über { $limit }
einundzwanzig-hand-stands =
    { $throws ->
        [one] fertig nach einem Wurf
       *[other] fertig nach { $throws } Würfen
    }
einundzwanzig-hand-running =
    { $throws ->
        [one] noch dabei, bisher ein Wurf
       *[other] noch dabei, bisher { $throws } Würfe
    }
einundzwanzig-playoff-for-round = Stechen um die Runde: { $who } wirft.
    .you = Stechen um die Runde: Du wirfst.
einundzwanzig-told-playoff = Gleichstand: Die Runde wird ausgestochen.
einundzwanzig-told-total = { $who } steht bei { $total }.
    .you = Du stehst bei { $total }.
einundzwanzig-told-limit = Genau { $total }! { $who } ist fertig.
    .moment = Genau { $total }!
    .you = Genau { $total }! Du bist fertig.
einundzwanzig-told-over = { $total } ist zu viel: { $who } hat die Runde verloren.
    .you = { $total } ist zu viel: Du hast die Runde verloren.
einundzwanzig-told-stands =
    { $throws ->
        [one] { $who } bleibt bei { $total } in einem Wurf.
       *[other] { $who } bleibt bei { $total } in { $throws } Würfen.
    }
    .you =
        { $throws ->
            [one] Du bleibst bei { $total } in einem Wurf.
           *[other] Du bleibst bei { $total } in { $throws } Würfen.
        }
einundzwanzig-told-all-over = Alle sind drüber: Niemand zahlt.
einundzwanzig-told-void = Gleichstand: Die Runde zählt nicht, niemand zahlt.
einundzwanzig-told-round =
    { $chips ->
        [one] { $who } gewinnt die Runde und bekommt einen Chip.
       *[other] { $who } gewinnt die Runde und bekommt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du gewinnst die Runde und bekommst einen Chip.
           *[other] Du gewinnst die Runde und bekommst { $chips } Chips.
        }
einundzwanzig-told-pays =
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
einundzwanzig-learn-press-stop-throw = Weiterwerfen oder aufhören? Je näher an 21, desto besser – darüber ist die Runde verloren.
einundzwanzig-learn-after-told-over = Über 21: Diese Runde ist verloren und kostet zwei Chips, wenn jemand anders sie gewinnt.
einundzwanzig-learn-after-told-pays = Wer die Runde gewinnt, bekommt von allen anderen Chips.
