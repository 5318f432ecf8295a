finke-name = Finke
finke-aliases = { "" }
finke-line = Was du wirfst, zahlst du aufs Brett – oder du räumst ab, was die anderen dort gelassen haben.
finke-goal = Wer als Letzter noch Chips hat, gewinnt.
finke-each-turn = Du wirfst zwei Würfel: Auf ein leeres Feld zahlst du, ein volles räumst du ab.
finke-rules =
    Zwei Würfel, ein Brett mit den Feldern 2 bis 12 und { $start_chips } Chips für jeden. Wer dran ist, wirft beide Würfel; die Summe zeigt ihm das Feld.

    Ist das Feld leer, { $stake ->
        [one_chip] legst du einen Chip darauf,
       *[pips] legst du so viele Chips darauf, wie du Augen geworfen hast,
    } und der Nächste ist dran. Liegt dort schon etwas, nimmst du alles und wirfst noch einmal. Nur die 7 gibt nichts her: Auf sie zahlst du immer ein, auch wenn dort schon ein Haufen liegt.

    { $two_takes_seven ->
        [false] Mit einer 12 räumst du das ganze Brett ab, mit einer 2 alles außer der 7,
       *[true] Mit einer 2 oder einer 12 räumst du das ganze Brett ab, auch die 7,
    } und wirfst noch einmal. Fällt gleich darauf wieder eine 2 oder 12, wird es teuer: je ein Chip auf jedes der elf Felder, dann ist der Nächste dran.

    Hast du zu wenig, legst du alles hin, was du hast, beim Verteilen von der 2 an aufwärts. Wer danach keinen Chip mehr hat, ist draußen. Wer als Letzter übrig bleibt, gewinnt und bekommt das ganze Brett dazu.

    Dauert es länger als { $max_circuits } Runden, ist Schluss: Dann gewinnt, wer die meisten Chips in der Hand hat, und die auf dem Brett gehören niemandem.
finke-option-two_takes_seven = Die 2 räumt auch die 7 ab
finke-option-two_takes_seven-help = Sonst bleibt bei einer 2 liegen, was auf der 7 liegt; die 12 nimmt immer alles.
finke-option-stake = Einsatz
finke-option-stake-help = Wie viele Chips auf ein leeres Feld und auf die 7 kommen.
finke-value-stake-pips = so viele wie Augen
finke-value-stake-one_chip = ein Chip
finke-option-max_circuits = Höchstens so viele Runden
finke-option-max_circuits-help = Nach so vielen Runden ist auf jeden Fall Schluss.
finke-cleared = { $who } hat abgeräumt. Eine 2 oder 12 kostet auf jedes Feld.
    .you = Du hast abgeräumt. Eine 2 oder 12 kostet auf jedes Feld.
finke-told-pays =
    { $chips ->
        [one] { $who } legt einen Chip auf Feld { $field }.
       *[other] { $who } legt { $chips } Chips auf Feld { $field }.
    }
    .you =
        { $chips ->
            [one] Du legst einen Chip auf Feld { $field }.
           *[other] Du legst { $chips } Chips auf Feld { $field }.
        }
finke-told-pays-last =
    { $chips ->
        [one] { $who } legt den letzten Chip auf Feld { $field }.
       *[other] { $who } legt die letzten { $chips } Chips auf Feld { $field }.
    }
    .you =
        { $chips ->
            [one] Du legst deinen letzten Chip auf Feld { $field }.
           *[other] Du legst deine letzten { $chips } Chips auf Feld { $field }.
        }
finke-told-takes =
    { $chips ->
        [one] { $who } nimmt den Chip von Feld { $field } und wirft noch einmal.
       *[other] { $who } nimmt { $chips } Chips von Feld { $field } und wirft noch einmal.
    }
    .you =
        { $chips ->
            [one] Du nimmst den Chip von Feld { $field } und wirfst noch einmal.
           *[other] Du nimmst { $chips } Chips von Feld { $field } und wirfst noch einmal.
        }
finke-told-clears =
    { $chips ->
        [0] Es gibt nichts abzuräumen. { $who } wirft noch einmal.
        [one] { $who } räumt ab, einen Chip, und wirft noch einmal.
       *[other] { $who } räumt ab, { $chips } Chips, und wirft noch einmal.
    }
    .you =
        { $chips ->
            [0] Es gibt nichts abzuräumen. Du wirfst noch einmal.
            [one] Du räumst ab, einen Chip, und wirfst noch einmal.
           *[other] Du räumst ab, { $chips } Chips, und wirfst noch einmal.
        }
finke-told-spreads =
    { $count ->
        [11] Schon wieder! { $who } legt je einen Chip auf alle elf Felder.
        [one] Schon wieder! { $who } legt den letzten Chip auf Feld 2.
       *[other] Schon wieder! { $who } legt je einen Chip auf die untersten { $count } Felder.
    }
    .you =
        { $count ->
            [11] Schon wieder! Du legst je einen Chip auf alle elf Felder.
            [one] Schon wieder! Du legst deinen letzten Chip auf Feld 2.
           *[other] Schon wieder! Du legst je einen Chip auf die untersten { $count } Felder.
        }
finke-told-stopped = Das Spiel hat zu lange gedauert. Die Chips auf dem Brett gehören niemandem.
finke-ending-order = Wer länger dabei war, steht vorn.
