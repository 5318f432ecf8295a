unter-oder-ueber-sieben-name = Unter oder über Sieben
unter-oder-ueber-sieben-aliases = Über oder unter Sieben; Unter und über Sieben; Sieben drüber, sieben drunter
unter-oder-ueber-sieben-line = Einer sagt unter oder über, alle anderen halten dagegen, und bei einer Sieben wird verdoppelt.
unter-oder-ueber-sieben-goal = Wer am Ende die meisten Chips hat, gewinnt.
unter-oder-ueber-sieben-each-turn = Einer sagt unter oder über sieben und setzt; alle anderen halten dagegen.
unter-oder-ueber-sieben-rules =
    Jeder bekommt { $start_chips } Chips. Reihum spielt einer gegen alle: Er sagt „unter“ oder „über“, nämlich unter oder über sieben, und { $max_stake ->
        [one] setzt gegen jeden einzelnen einen Chip.
       *[other] wie viele Chips er gegen jeden einzelnen setzt, 1 bis { $max_stake }. Mehr, als er gegen alle zusammen bezahlen kann, darf er nicht nennen.
    } Hat er weniger Chips als Gegner, geht es um je einen Chip gegen die ersten links von ihm.

    { $opponent_stake ->
        [free] Jeder Gegner mit Chips muss dagegenhalten, aber er darf selbst sagen, mit wie vielen Chips: mindestens mit einem, höchstens mit dem genannten Einsatz. Der Werfer legt jedes Mal genauso viel daneben.
       *[match] Jeder Gegner mit Chips muss mit dem gleichen Einsatz dagegenhalten; wer weniger hat, mit allem, was er noch hat. Der Werfer legt jedes Mal genauso viel daneben.
    }

    Dann fallen die beiden Würfel. Stimmt die Ansage, nimmt der Werfer alles. Stimmt sie nicht, bekommt jeder seinen Einsatz zurück und dazu, was der Werfer danebengelegt hat. Bei genau sieben wird verdoppelt und noch einmal geworfen: { $seven_rule ->
        [maker_doubles] Nur der Werfer legt nach, reihum gegen jeden noch einmal so viel, wie er dort liegen hat, soweit seine Chips reichen.
       *[both_double] Reihum legt jeder noch einmal so viel, wie er liegen hat, und der Werfer legt es daneben. Wem die Chips ausgehen, der verdoppelt nur, soweit er kann, und der Werfer ebenso.
    }

    Danach ist der Nächste links an der Reihe, der noch Chips hat. { $rounds ->
        [one] War jeder einmal Werfer,
       *[other] War jeder { TIMES($rounds) } Werfer,
    } ist das Spiel aus, ebenso, wenn einer alle Chips hat. Wer dann die meisten Chips hat, gewinnt.
unter-oder-ueber-sieben-option-max_stake = Höchster Einsatz
unter-oder-ueber-sieben-option-max_stake-help = Mehr Chips setzt niemand gegen einen Einzelnen, bevor verdoppelt wird.
unter-oder-ueber-sieben-option-rounds = Runden
unter-oder-ueber-sieben-option-rounds-help = In einer Runde ist jeder einmal Werfer.
unter-oder-ueber-sieben-option-opponent_stake = Einsatz der Gegner
unter-oder-ueber-sieben-option-opponent_stake-help = Ob alle gleich viel dagegenhalten müssen oder auch weniger dürfen.
unter-oder-ueber-sieben-value-opponent_stake-match = gleich viel
unter-oder-ueber-sieben-value-opponent_stake-free = frei, mindestens ein Chip
unter-oder-ueber-sieben-option-seven_rule = Bei einer Sieben
unter-oder-ueber-sieben-option-seven_rule-help = Wer seinen Einsatz verdoppelt, wenn eine Sieben fällt.
unter-oder-ueber-sieben-value-seven_rule-both_double = alle verdoppeln
unter-oder-ueber-sieben-value-seven_rule-maker_doubles = nur der Werfer verdoppelt
unter-oder-ueber-sieben-field-unter = „unter“
unter-oder-ueber-sieben-field-ueber = „über“
unter-oder-ueber-sieben-pile-maker = { $who } (wirft)
    .you = Du (wirfst)
unter-oder-ueber-sieben-round =
    { $rounds ->
        [one] { $who } ist Werfer.
       *[other] { $who } ist Werfer, Runde { $round } von { $rounds }.
    }
    .you =
        { $rounds ->
            [one] Du bist Werfer.
           *[other] Du bist Werfer, Runde { $round } von { $rounds }.
        }
unter-oder-ueber-sieben-bet =
    { $chips ->
        [one] { $who } hat { $field } gesagt, um einen Chip gegen jeden.
       *[other] { $who } hat { $field } gesagt, um { $chips } Chips gegen jeden.
    }
    .you =
        { $chips ->
            [one] Du hast { $field } gesagt, um einen Chip gegen jeden.
           *[other] Du hast { $field } gesagt, um { $chips } Chips gegen jeden.
        }
unter-oder-ueber-sieben-space-stakes =
    { $high ->
        [one] „unter“ oder „über“ sagen und je einen Chip setzen (Gegner: { $others })
       *[other] „unter“ oder „über“ sagen und 1 bis { $high } Chips gegen jeden setzen (Gegner: { $others })
    }
unter-oder-ueber-sieben-space-bids =
    { $high ->
        [one] Mit einem Chip dagegenhalten
       *[other] Mit { $low } bis { $high } Chips dagegenhalten
    }
unter-oder-ueber-sieben-told-stake =
    { $chips ->
        [one] { $who } sagt { $field } und setzt einen Chip gegen jeden.
       *[other] { $who } sagt { $field } und setzt { $chips } Chips gegen jeden.
    }
    .you =
        { $chips ->
            [one] Du sagst { $field } und setzt einen Chip gegen jeden.
           *[other] Du sagst { $field } und setzt { $chips } Chips gegen jeden.
        }
unter-oder-ueber-sieben-told-bid =
    { $amount ->
        [one] { $who } hält mit einem Chip dagegen.
       *[other] { $who } hält mit { $amount } Chips dagegen.
    }
    .you =
        { $amount ->
            [one] Du hältst mit einem Chip dagegen.
           *[other] Du hältst mit { $amount } Chips dagegen.
        }
unter-oder-ueber-sieben-told-holds =
    { $chips ->
        [one] { $who } hält mit einem Chip dagegen.
       *[other] { $who } hält mit { $chips } Chips dagegen.
    }
    .you =
        { $chips ->
            [one] Du hältst mit einem Chip dagegen.
           *[other] Du hältst mit { $chips } Chips dagegen.
        }
unter-oder-ueber-sieben-told-fell = { $pips }, also { $field }.
unter-oder-ueber-sieben-told-seven = Sieben! Es wird verdoppelt und noch einmal geworfen.
    .moment = Sieben!
unter-oder-ueber-sieben-told-adds =
    { $chips ->
        [one] { $who } legt einen Chip nach.
       *[other] { $who } legt { $chips } Chips nach.
    }
    .you =
        { $chips ->
            [one] Du legst einen Chip nach.
           *[other] Du legst { $chips } Chips nach.
        }
unter-oder-ueber-sieben-told-nothing-added = Mehr kann niemand setzen.
unter-oder-ueber-sieben-told-loses =
    { $chips ->
        [one] { $who } verliert einen Chip.
       *[other] { $who } verliert { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du verlierst einen Chip.
           *[other] Du verlierst { $chips } Chips.
        }
unter-oder-ueber-sieben-told-wins =
    { $chips ->
        [one] { $who } gewinnt einen Chip.
       *[other] { $who } gewinnt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du gewinnst einen Chip.
           *[other] Du gewinnst { $chips } Chips.
        }
unter-oder-ueber-sieben-told-maker-wins =
    { $chips ->
        [one] Die Ansage stimmt: { $who } gewinnt einen Chip.
       *[other] Die Ansage stimmt: { $who } gewinnt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Die Ansage stimmt: Du gewinnst einen Chip.
           *[other] Die Ansage stimmt: Du gewinnst { $chips } Chips.
        }
unter-oder-ueber-sieben-told-maker-loses =
    { $chips ->
        [one] Die Ansage stimmt nicht: { $who } verliert einen Chip.
       *[other] Die Ansage stimmt nicht: { $who } verliert { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Die Ansage stimmt nicht: Du verlierst einen Chip.
           *[other] Die Ansage stimmt nicht: Du verlierst { $chips } Chips.
        }
unter-oder-ueber-sieben-told-maker = Jetzt ist { $who } Werfer.
    .you = Jetzt bist du Werfer.
unter-oder-ueber-sieben-told-begins = { $who } wirft zuerst.
    .you = Du wirfst zuerst.
unter-oder-ueber-sieben-error-wrong-amount =
    { $most ->
        [one] Du kannst jetzt nur einen Chip setzen.
       *[other] Setz 1 bis { $most } Chips.
    }
