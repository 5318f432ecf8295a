schluck-hansel-name = Schluck Hansel
schluck-hansel-aliases = { "" }
schluck-hansel-line = Hansel hat Hunger: Bei jeder Sieben wandert ein Chip in seinen Bauch, und wer als Letzter Chips hat, gewinnt.
schluck-hansel-goal = Wer als Letzter noch Chips hat, gewinnt.
schluck-hansel-each-turn = Leeres Feld: Chip hinlegen. Volles Feld: Chip nehmen. Die 7 behält jeden Chip.
schluck-hansel-rules =
    Zwei Würfel, ein Brett mit den Feldern 2 bis 12 und { $start_chips } Chips für jeden. In der Mitte sitzt Hansel: Die 7 ist sein Bauch.

    Wer dran ist, wirft einmal beide Würfel und zählt zusammen. Ist das Feld mit dieser Zahl leer, legst du einen Chip darauf. Liegt dort schon einer, nimmst du ihn. Bei einer 7 schluckt Hansel: Du legst einen Chip in seinen Bauch, und der kommt nie wieder heraus.

    Wer nach seinem Wurf keinen Chip mehr hat, ist sofort draußen, auch wenn auf dem Brett noch welche liegen. Wer als Letzter Chips hat, gewinnt. Was dann noch auf dem Brett liegt, zählt nicht.
schluck-hansel-board-keeper = { $number } (Hansels Bauch)
schluck-hansel-told-keeper =
    { $left ->
        [0] Schluck! Hansel frisst den letzten Chip von { $who }.
       *[other] Schluck! Hansel frisst einen Chip, { $who } hat noch { $left }.
    }
    .you =
        { $left ->
            [0] Schluck! Hansel frisst deinen letzten Chip.
           *[other] Schluck! Hansel frisst einen Chip, du hast noch { $left }.
        }
schluck-hansel-ending-order = Wer länger dabei war, steht vorn.
