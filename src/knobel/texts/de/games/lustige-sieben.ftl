lustige-sieben-name = Lustige Sieben
lustige-sieben-aliases = Die lustige Sieben; Jeu du Sept
lustige-sieben-line = Links, rechts oder auf die Sieben setzen – die Spalte, die geworfen wird, verliert.
lustige-sieben-goal = Wer am Ende die meisten Chips hat, gewinnt.
lustige-sieben-each-turn =
    Setz auf { $fields_per_player ->
        [one] eine Zahl
       *[other] Zahlen
    }; dann wirft die Bank, und die geworfene Spalte verliert.
lustige-sieben-rules =
    Wer anfängt, hält zuerst die Bank, und die anderen setzen gegen ihn; jeder beginnt mit { $start_chips } Chips. Auf dem Brett stehen zwei Spalten, { $board ->
        [low_high] links die 2 bis 6, rechts die 8 bis 12,
       *[booklet] links 2, 4, 6, 9 und 11, rechts 3, 5, 8, 10 und 12,
    } und darüber quer die 7.

    Vor jedem Wurf wird reihum gesetzt, links von der Bank geht es los: { $fields_per_player ->
        [one] jeder auf eine Zahl,
       *[other] jeder auf bis zu { $fields_per_player } verschiedene Zahlen,
    } { $max_bet ->
        [none] so viel er mag.
        [one] immer nur einen Chip.
       *[other] höchstens { $max_bet } Chips auf einmal.
    } Wer Chips hat, muss mindestens einen setzen. Passen darf nur, wer noch etwas auf der 7 liegen hat.

    Dann wirft die Bank beide Würfel, und es gilt: Die geworfene Spalte verliert, die andere gewinnt. Bei einer linken Zahl nimmt die Bank alles von links und von der 7, und rechts kommt jeder Einsatz doppelt zurück. Bei einer rechten Zahl nimmt sie alles von rechts, links kommt jeder Einsatz doppelt zurück, und die 7 bleibt für den nächsten Wurf liegen. Bei einer 7 nimmt sie beide Spalten, und Einsätze auf der 7 kommen dreifach zurück. Was auf der 7 liegt, darfst du aufstocken, aber nicht wegnehmen.

    Die Bank kassiert zuerst und zahlt dann der Reihe nach. Reicht es nicht, ist sie gesprengt: Wer gewonnen hat, bekommt seinen Einsatz immer zurück; was am Gewinn fehlt, verfällt. { $throws_per_bank ->
        [one] Nach jedem Wurf geht die Bank nach links weiter, an den Nächsten, der Chips hat.
       *[other] Nach { $throws_per_bank } Würfen, oder wenn sie leer ist, geht die Bank nach links weiter, an den Nächsten, der Chips hat.
    } Dabei gehen die Einsätze von der 7 zurück.

    { $bank_cycles ->
        [one] War die Bank einmal um den Tisch herum,
       *[other] War die Bank { TIMES($bank_cycles) } um den Tisch herum,
    } ist das Spiel aus, ebenso, wenn einer alle Chips hat. Wer dann die meisten Chips hat, gewinnt.
lustige-sieben-option-board = Brett
lustige-sieben-option-board-help = Welche Zahlen links und welche rechts stehen; die Chancen sind gleich.
lustige-sieben-value-board-booklet = gemischt
lustige-sieben-value-board-low_high = links 2 bis 6, rechts 8 bis 12
lustige-sieben-option-throws_per_bank = Würfe je Bank
lustige-sieben-option-throws_per_bank-help = Nach so vielen Würfen geht die Bank weiter.
lustige-sieben-option-bank_cycles = Umläufe der Bank
lustige-sieben-option-bank_cycles-help = So oft geht die Bank um den Tisch.
lustige-sieben-option-max_bet = Höchster Einsatz
lustige-sieben-option-max_bet-help = Mehr Chips darf man nicht auf einmal setzen.
lustige-sieben-value-max_bet-none = keine Grenze
lustige-sieben-option-fields_per_player = Zahlen je Wurf
lustige-sieben-option-fields_per_player-help = Auf so viele Zahlen darf jeder vor einem Wurf setzen.
lustige-sieben-field-2 = 2
lustige-sieben-field-3 = 3
lustige-sieben-field-4 = 4
lustige-sieben-field-5 = 5
lustige-sieben-field-6 = 6
lustige-sieben-field-7 = 7
lustige-sieben-field-8 = 8
lustige-sieben-field-9 = 9
lustige-sieben-field-10 = 10
lustige-sieben-field-11 = 11
lustige-sieben-field-12 = 12
lustige-sieben-caption = Die geworfene Spalte verliert, die andere gewinnt 1 : 1. Die 7 zahlt 2 : 1, verliert mit links und bleibt bei rechts liegen.
lustige-sieben-mark-thrown = gefallen
lustige-sieben-pile-bank = { $who } (Bank)
    .you = Du (Bank)
lustige-sieben-bank =
    { $cycles ->
        [one] { $who } hält die Bank: Wurf { $throw } von { $throws }.
       *[other] { $who } hält die Bank: Wurf { $throw } von { $throws }, Umlauf { $cycle } von { $cycles }.
    }
    .you =
        { $cycles ->
            [one] Du hältst die Bank: Wurf { $throw } von { $throws }.
           *[other] Du hältst die Bank: Wurf { $throw } von { $throws }, Umlauf { $cycle } von { $cycles }.
        }
lustige-sieben-columns = Links { $left }; rechts { $right }; die 7 für sich.
lustige-sieben-space-stakes =
    { $high ->
        [one] Einen Chip auf eine Zahl setzen
       *[other] { $low } bis { $high } Chips auf eine Zahl setzen
    }
lustige-sieben-press-done = Nichts mehr setzen
lustige-sieben-told-press-done = { $who } setzt nichts mehr.
    .you = Du setzt nichts mehr.
lustige-sieben-told-stake =
    { $chips ->
        [one] { $who } setzt einen Chip auf die { $field }.
       *[other] { $who } setzt { $chips } Chips auf die { $field }.
    }
    .you =
        { $chips ->
            [one] Du setzt einen Chip auf die { $field }.
           *[other] Du setzt { $chips } Chips auf die { $field }.
        }
lustige-sieben-read-bet =
    { $chips ->
        [one] { $who } hat 1 Chip auf der { $field }
       *[other] { $who } hat { $chips } Chips auf der { $field }
    }
    .you =
        { $chips ->
            [one] Du hast 1 Chip auf der { $field }
           *[other] Du hast { $chips } Chips auf der { $field }
        }
lustige-sieben-told-left = { $pips } steht links: Links und die 7 verlieren, rechts gewinnt.
lustige-sieben-told-right = { $pips } steht rechts: Rechts verliert, links gewinnt.
lustige-sieben-told-seven = Sieben! Links und rechts verlieren, die 7 gewinnt.
    .moment = Sieben!
lustige-sieben-told-loses =
    { $chips ->
        [one] { $who } verliert einen Chip.
       *[other] { $who } verliert { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du verlierst einen Chip.
           *[other] Du verlierst { $chips } Chips.
        }
lustige-sieben-told-wins =
    { $chips ->
        [one] { $who } gewinnt einen Chip.
       *[other] { $who } gewinnt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du gewinnst einen Chip.
           *[other] Du gewinnst { $chips } Chips.
        }
lustige-sieben-told-wins-short =
    { $chips ->
        [0] { $who } bekommt den Einsatz zurück, doch für den Gewinn ist nichts mehr da.
       *[other] { $who } gewinnt nur { $chips } von { $due } Chips, mehr hat die Bank nicht.
    }
    .you =
        { $chips ->
            [0] Du bekommst deinen Einsatz zurück, doch für den Gewinn ist nichts mehr da.
           *[other] Du gewinnst nur { $chips } von { $due } Chips, mehr hat die Bank nicht.
        }
lustige-sieben-told-stands =
    { $chips ->
        [one] Ein Chip von { $who } bleibt auf der 7 liegen.
       *[other] { $chips } Chips von { $who } bleiben auf der 7 liegen.
    }
    .you =
        { $chips ->
            [one] Dein Chip bleibt auf der 7 liegen.
           *[other] Deine { $chips } Chips bleiben auf der 7 liegen.
        }
lustige-sieben-told-returned =
    { $chips ->
        [one] { $who } bekommt einen Chip von der 7 zurück.
       *[other] { $who } bekommt { $chips } Chips von der 7 zurück.
    }
    .you =
        { $chips ->
            [one] Du bekommst einen Chip von der 7 zurück.
           *[other] Du bekommst { $chips } Chips von der 7 zurück.
        }
lustige-sieben-told-broken = Die Bank ist gesprengt! { $who } hat keinen Chip mehr.
    .moment = Bank gesprengt!
    .you = Die Bank ist gesprengt! Du hast keinen Chip mehr.
lustige-sieben-told-bank = Die Bank geht an { $who }.
    .you = Die Bank geht an dich.
lustige-sieben-told-begins = Die Bank hält zuerst { $who }.
    .you = Du hältst zuerst die Bank.
lustige-sieben-error-wrong-amount =
    { $most ->
        [one] Du kannst jetzt nur einen Chip setzen.
       *[other] Setz 1 bis { $most } Chips.
    }
lustige-sieben-error-field-taken = Auf die { $field } hast du für diesen Wurf schon gesetzt. Nimm eine andere Zahl.
lustige-sieben-error-must-stake = Passen darfst du nur, wenn von dir noch etwas auf der 7 liegt. Setz mindestens einen Chip.

# Das begleitete erste Spiel.
lustige-sieben-learn-throw = Du hältst die Bank und wirfst für alle.
lustige-sieben-learn-stakes = Setz auf eine Zahl. Es gewinnt die Spalte, die nicht fällt: doppelt zurück. Die 7 bringt das Dreifache.
lustige-sieben-learn-after-told-bank = Die Bank wandert weiter: Jeder hält sie einmal.
