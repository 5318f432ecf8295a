justitia-name = Justitia
justitia-aliases = { "" }
justitia-line = Wer am höchsten wirft, muss zahlen – und wer zuerst blank ist, bekommt alles.
justitia-goal = Wer zuerst keine Chips mehr hat, gewinnt.
justitia-each-turn =
    { $throws ->
        [one] Du wirfst einmal
       *[other] Du wirfst { TIMES($throws) }
    }; wer in der Runde am höchsten liegt, zahlt einen Chip.
justitia-rules =
    Ein Würfel, ein Pot und { $start_chips } Chips für jeden. Die Gerechtigkeit geht hier seltsame Wege: Wer gut wirft, zahlt, und wer zuerst nichts mehr hat, gewinnt.

    In jeder Runde { $throws ->
        [one] wirft jeder einmal. Haben alle geworfen, zahlt, wer am höchsten geworfen hat, einen Chip in den Pot.
       *[other] wirft jeder { TIMES($throws) } hintereinander und zählt zusammen. Haben alle geworfen, zahlt, wer die höchste Summe hat, einen Chip in den Pot.
    } Haben mehrere gleich viel, zahlt jeder von ihnen. Die nächste Runde beginnt, wer links vom letzten Startspieler sitzt.

    Wer nach dem Zahlen keinen Chip mehr hat, gewinnt und bekommt den ganzen Pot. { $empty_tie ->
        [split] Sind mehrere zugleich blank, gewinnen sie gemeinsam und teilen den Pot; was nicht aufgeht, kommt zurück in die Schachtel.
       *[throw_off] Sind mehrere zugleich blank, stechen sie auf dieselbe Weise, bis einer vorn liegt: Der bekommt den Pot, die anderen gehen leer aus.
    } Die übrigen behalten ihre Chips, und wer mehr hat, steht besser da.
justitia-option-throws = Würfe je Runde
justitia-option-throws-help = So oft wirft jeder in einer Runde und zählt zusammen.
justitia-option-empty_tie = Mehrere zugleich blank
justitia-option-empty_tie-help = Wer den Pot bekommt, wenn mehrere in derselben Runde ihren letzten Chip zahlen.
justitia-value-empty_tie-throw_off = Stechen um den Pot
justitia-value-empty_tie-split = der Pot wird geteilt
justitia-round = Runde { $number }
justitia-contest = Stechen um den Pot: { $who } wirft.
    .you = Stechen um den Pot: Du wirfst.
justitia-contest-of = Um den Pot werfen { $who }.
    .you = Um den Pot werft ihr: { $names } und du.
justitia-sum-done = fertig
justitia-pile-box = Schachtel
justitia-told-total = { $who } steht bei { $total }.
    .you = Du stehst bei { $total }.
justitia-told-sum = { $who } kommt auf { $total }.
    .you = Du kommst auf { $total }.
justitia-told-pay =
    { $count ->
        [one] { $who } hat am meisten und zahlt einen Chip in den Pot.
       *[other] { $who } haben am meisten und zahlen je einen Chip in den Pot.
    }
    .you =
        { $others ->
            [0] Du hast am meisten und zahlst einen Chip in den Pot.
           *[other] { $names } und du habt am meisten und zahlt je einen Chip in den Pot.
        }
justitia-told-pot =
    { $chips ->
        [one] { $who } ist blank und bekommt den Pot: einen Chip.
       *[other] { $who } ist blank und bekommt den Pot: { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du bist blank und bekommst den Pot: einen Chip.
           *[other] Du bist blank und bekommst den Pot: { $chips } Chips.
        }
justitia-told-contest = { $who } sind zugleich blank und werfen um den Pot.
    .you = { $names } und du seid zugleich blank und werft um den Pot.
justitia-told-contest-again = Wieder gleich: { $who } werfen noch einmal um den Pot.
    .you = Wieder gleich: { $names } und du werft noch einmal um den Pot.
justitia-told-contest-won = { $who } gewinnt das Stechen und bekommt den Pot: { $chips } Chips.
    .you = Du gewinnst das Stechen und bekommst den Pot: { $chips } Chips.
justitia-told-split =
    { $box ->
        [0] { $who } sind zugleich blank und teilen den Pot: je { $chips ->
            [one] einen Chip
           *[other] { $chips } Chips
        }.
        [one] { $who } sind zugleich blank und teilen den Pot: je { $chips ->
            [one] einen Chip
           *[other] { $chips } Chips
        }, und einer kommt in die Schachtel.
       *[other] { $who } sind zugleich blank und teilen den Pot: je { $chips ->
            [one] einen Chip
           *[other] { $chips } Chips
        }, und { $box } kommen in die Schachtel.
    }
    .you =
        { $box ->
            [0] { $names } und du seid zugleich blank und teilt den Pot: je { $chips ->
                [one] einen Chip
               *[other] { $chips } Chips
            }.
            [one] { $names } und du seid zugleich blank und teilt den Pot: je { $chips ->
                [one] einen Chip
               *[other] { $chips } Chips
            }, und einer kommt in die Schachtel.
           *[other] { $names } und du seid zugleich blank und teilt den Pot: je { $chips ->
                [one] einen Chip
               *[other] { $chips } Chips
            }, und { $box } kommen in die Schachtel.
        }
