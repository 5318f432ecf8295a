va-banque-name = Va banque
va-banque-aliases = Große Bank; Vabanque; Va-banque-Spiel
va-banque-line = Fünf Würfel und die vier Grundrechenarten, jede genau einmal: Wer das höchste Ergebnis hat, nimmt den Pot.
va-banque-goal = Wer das höchste Ergebnis hat, nimmt den Pot; wer die meisten Chips hat, gewinnt.
va-banque-each-turn = Fünf Würfel nacheinander: plus, minus, mal und geteilt, jedes genau einmal.
va-banque-rules =
    Jeder beginnt mit { $start_chips } Chips. Wer anfängt, hält zuerst die Bank; alle anderen legen { $stake ->
        [one] einen Chip
       *[other] { $stake } Chips
    } in den Pot. Wer so viel nicht mehr hat, setzt diesmal aus.

    Nun wirft die Bank reihum für jeden fünf Würfel, einen nach dem anderen. Der erste Würfel ist dein Anfangswert. Beim zweiten, dritten und vierten sagst du, wie du weiterrechnest: plus, minus, mal oder geteilt durch den Würfel. Jede Rechenart darf nur einmal vorkommen, und für den fünften Würfel bleibt die übrig, die du noch nicht hattest. Geteilt werden darf unterwegs nur, wenn es glatt aufgeht; Ergebnisse unter null sind erlaubt. Fallen 3, 5, 6, 1 und 4, kannst du so rechnen: 3 plus 5 sind 8, mal 6 sind 48, geteilt durch 1 bleiben 48, minus 4 sind 44.{ $seats ->
        [2] { $two_player_mode ->
            [bank_collects_only] {""}
           *[banker_plays] {" "}{ va-banque-rules-remainder }
        }
       *[other] {" "}{ va-banque-rules-remainder }
    }

    { $seats ->
        [2] { $two_player_mode ->
            [bank_collects_only] {""}
           *[banker_plays] { va-banque-rules-winner }{" "}
        }
       *[other] { va-banque-rules-winner }{" "}
    }Danach geht die Bank nach links weiter.

    { $seats ->
        [2] { $two_player_mode ->
            [bank_collects_only] Zu zweit spielt die Bank nicht mit: Der andere setzt allein und bekommt seinen Einsatz zurück. Nur wenn er erst beim fünften Würfel teilt und ein Rest bleibt, kassiert ihn die Bank.
           *[banker_plays] Zu zweit setzt auch die Bank und bekommt als Letzte ihre fünf Würfel; das höhere Ergebnis nimmt beide Einsätze.{ $bank_collects ->
                [true] {" "}Verlieren beide durch einen Rest, nimmt jeder seinen Einsatz zurück.
               *[false] {""}
            }
        }
       *[other] {""}
    }

    { $cycles ->
        [one] Hat jeder einmal die Bank gehalten,
       *[other] Hat jeder { TIMES($cycles) } die Bank gehalten,
    } ist das Spiel aus. Wer dann die meisten Chips hat, gewinnt.
va-banque-rules-winner =
    Wer das höchste Ergebnis hat, nimmt den Pot. { $tie ->
        [throw_off] Bei Gleichstand bekommen die Besten noch einmal fünf Würfel, so oft, bis einer vorn liegt, höchstens zehnmal. Dann wird geteilt; was nicht aufgeht, bekommen Chip für Chip die Gewinner, die zuerst dran waren. Im Stechen kostet ein Rest nichts.
       *[split] Bei Gleichstand wird er geteilt; was nicht aufgeht, bekommen Chip für Chip die Gewinner, die zuerst dran waren.
    }
va-banque-rules-remainder =
    { $bank_collects ->
        [true] Musst du erst beim fünften Würfel teilen und es bleibt ein Rest, hast du verloren: Dein Einsatz geht an die Bank.
       *[false] Musst du erst beim fünften Würfel teilen, fällt ein Rest einfach weg.
    }
va-banque-option-stake = Einsatz
va-banque-option-stake-help = So viele Chips legt jeder vor einer Runde in den Pot.
va-banque-option-bank_collects = Bank kassiert bei Rest
va-banque-option-bank_collects-help = Bleibt beim Teilen am Schluss ein Rest, geht der Einsatz an die Bank.
va-banque-option-cycles = Umläufe der Bank
va-banque-option-cycles-help = So oft hält jeder die Bank.
va-banque-option-tie = Gleiche Ergebnisse
va-banque-option-tie-help = Den Pot teilen oder darum stechen.
va-banque-value-tie-split = Pot teilen
va-banque-value-tie-throw_off = Stechen
va-banque-option-two_player_mode = Zu zweit
va-banque-option-two_player_mode-help = Ob die Bank zu zweit mitspielt oder nur kassiert.
va-banque-value-two_player_mode-banker_plays = die Bank spielt mit
va-banque-value-two_player_mode-bank_collects_only = die Bank kassiert nur
va-banque-value-plus = plus
va-banque-value-minus = minus
va-banque-value-times = mal
va-banque-value-over = geteilt
va-banque-step-plus = { $value } + { $die } = { $result }
va-banque-step-minus = { $value } − { $die } = { $result }
va-banque-step-times = { $value } × { $die } = { $result }
va-banque-step-over = { $value } : { $die } = { $result }
va-banque-step-rest = { $value } : { $die } = { $result }, mit Rest
va-banque-pile-bank = { $who } (Bank)
    .you = Du (Bank)
va-banque-round = Runde { $round } von { $rounds }: { $who } hält die Bank und wirft.
    .you = Runde { $round } von { $rounds }: Du hältst die Bank und wirfst.
va-banque-playoff = { $repeats }. Stechen um den Pot: { $who }.
    .you = { $repeats }. Stechen um den Pot: du gegen { $names }.
va-banque-calculation-begun = { $who } hat mit { $value } begonnen.
    .you = Du hast mit { $value } begonnen.
va-banque-calculation = { $who } rechnet: { $steps }.
    .you = Du rechnest: { $steps }.
va-banque-unused = Als Nächstes die { $die }. Übrig: { $operations }.
va-banque-note-to-come = im Einsatz, noch ohne Ergebnis
va-banque-note-failed = Rest geblieben, Einsatz verloren
va-banque-told-say = { $who } sagt „{ $value }“.
    .you = Du sagst „{ $value }“.
va-banque-told-first = { $who } beginnt mit { $value }.
    .you = Du beginnst mit { $value }.
va-banque-told-die = { $who } hat { $value } und muss mit der { $die } weiterrechnen.
    .you = Du hast { $value } und musst mit der { $die } weiterrechnen.
va-banque-told-step = { $step }.
va-banque-told-result = { $who } kommt auf { $value }.
    .you = Du kommst auf { $value }.
va-banque-told-failed = Es bleibt ein Rest: { $who } hat verloren.
    .you = Es bleibt ein Rest: Du hast verloren.
va-banque-told-collects =
    { $chips ->
        [one] { $who } kassiert für die Bank einen Chip.
       *[other] { $who } kassiert für die Bank { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du kassierst für die Bank einen Chip.
           *[other] Du kassierst für die Bank { $chips } Chips.
        }
va-banque-told-pot =
    { $count ->
        [one] { $chips ->
            [one] { $who } nimmt den Pot, einen Chip.
           *[other] { $who } nimmt den Pot, { $chips } Chips.
        }
       *[other] { $who } teilen sich den Pot, { $chips } Chips.
    }
    .you =
        { $others ->
            [0]
                { $chips ->
                    [one] Du nimmst den Pot, einen Chip.
                   *[other] Du nimmst den Pot, { $chips } Chips.
                }
           *[other] Du teilst dir den Pot mit { $names }, { $chips } Chips.
        }
va-banque-told-both-failed = Beide haben verloren: Jeder nimmt seinen Einsatz zurück.
va-banque-told-playoff-pot = Gleichstand: { $who } stechen um den Pot.
    .you = Gleichstand mit { $names }: Ihr stecht um den Pot.
va-banque-told-bank = Runde { $round }: Jetzt hält { $who } die Bank.
    .you = Runde { $round }: Jetzt hältst du die Bank.
va-banque-told-begins = Die Bank hält zuerst { $who }.
    .you = Du hältst zuerst die Bank.
va-banque-error-not-exact = { $value } durch { $die } geht nicht auf. Teilen darfst du hier nur ohne Rest.
va-banque-error-already-used = „{ $operation }“ hattest du schon. Jede Rechenart kommt nur einmal vor.
