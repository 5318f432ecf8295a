knipsen-name = Knipsen
knipsen-aliases = Schnipsen; Würfelschnipsen
knipsen-line = Den Würfel mit dem Finger schnippen, Augen sammeln und als Erster am Ziel sein.
knipsen-goal = Komm als Erster auf { $target } Augen.
knipsen-each-turn = Du schnippst den Würfel einmal an und zählst seine Augen dazu.
knipsen-rules =
    Hier braucht ihr keinen Becher: Reihum schnippt jeder den Würfel einmal mit dem Finger an, und was oben liegt, wird zur eigenen Summe dazugezählt.

    Wer zuerst { $target } Augen oder mehr hat, { $finish ->
        [full_circuit] läutet das Ende ein
       *[sudden] gewinnt
    }; genau treffen muss man nicht. { $finish ->
        [full_circuit] Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch am Ziel ist, liegt mit vorn, egal mit wie vielen Augen.
       *[sudden] Damit ist sofort Schluss, auch wenn andere in dieser Runde noch nicht dran waren.
    } Bei den anderen zählt die Summe.
knipsen-option-target = Ziel
knipsen-option-target-help = So viele Augen braucht man zum Sieg.
knipsen-told-throw = { $who } knipst { $faces }.
    .you = Du knipst { $faces }.
knipsen-told-total = { $who } steht bei { $total }.
    .you = Du stehst bei { $total }.
knipsen-read-token = { $who }: { $at } von { $length } Augen
    .you = Du: { $at } von { $length } Augen
knipsen-option-finish = Schluss
knipsen-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
knipsen-value-finish-sudden = sofort
knipsen-value-finish-full_circuit = nach der Runde
knipsen-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
knipsen-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
