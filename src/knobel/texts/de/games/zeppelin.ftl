zeppelin-name = Zeppelin
zeppelin-aliases = { "" }
zeppelin-line = Ein leeres Feld kostet dich einen Chip, ein volles bringt dir einen, und die Gondel schluckt alles.
zeppelin-goal = Wer als Letzter noch Chips hat, gewinnt.
zeppelin-each-turn = Leeres Feld: Chip hinlegen. Volles Feld: Chip nehmen. Bei 6 in die Gondel damit.
zeppelin-rules =
    Ein Würfel, ein Luftschiff mit fünf Feldern im Rumpf und einer Gondel, und { $start_chips } Chips für jeden. Wer dran ist, wirft einmal, dann kommt der Nächste.

    Bei 1 bis 5 schaust du auf das Feld mit dieser Zahl: Ist es leer, legst du einen Chip darauf. Liegt dort schon einer, nimmst du ihn dir. Bei einer 6 muss immer ein Chip in die Gondel. Dort sammeln sie sich, und bis zum Schluss kommt keiner heraus.

    Wer nach seinem Wurf keinen Chip mehr hat, scheidet aus. Wer als Letzter übrig bleibt, gewinnt und bekommt alles, was auf dem Zeppelin liegt, auch die Gondel.

    Ist nach { $safety_circuits } Runden noch mehr als einer im Spiel, wird abgebrochen: Dann gewinnt, wer die meisten Chips in der Hand hat, und was auf dem Zeppelin liegt, gehört niemandem.
zeppelin-board-keeper = { $number } (Gondel)
zeppelin-told-keeper =
    { $left ->
        [0] { $who } legt den letzten Chip in die Gondel.
       *[other] { $who } legt einen Chip in die Gondel und hat noch { $left }.
    }
    .you =
        { $left ->
            [0] Du legst deinen letzten Chip in die Gondel.
           *[other] Du legst einen Chip in die Gondel und hast noch { $left }.
        }
zeppelin-told-board = Nur { $who } ist noch im Spiel, räumt den ganzen Zeppelin ab und hat jetzt alle { $chips } Chips.
    .you = Nur du bist noch im Spiel, räumst den ganzen Zeppelin ab und hast jetzt alle { $chips } Chips.
zeppelin-told-stopped = Das Spiel hat zu lange gedauert. Die Chips auf dem Zeppelin gehören niemandem.
zeppelin-ending-order = Wer länger dabei war, steht vorn.
