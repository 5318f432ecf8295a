knipsen-mit-schikane-name = Knipsen mit Schikane
knipsen-mit-schikane-aliases = Schnipsen mit Schikane
knipsen-mit-schikane-line = Knipsen mit Fallen: Wer genau auf einem vollen Zehner landet, fällt zehn zurück.
knipsen-mit-schikane-goal = Komm als Erster auf { $target } Augen.
knipsen-mit-schikane-each-turn = Du schnippst den Würfel einmal; genau auf einem Zehner fällst du zehn zurück.
knipsen-mit-schikane-rules =
    Reihum schnippt jeder den Würfel einmal mit dem Finger an, und was oben liegt, wird zur eigenen Summe dazugezählt. Aber Vorsicht: Landest du dabei genau { $target ->
        [20] auf der 10
        [30] auf der 10 oder 20
        [40] auf der 10, 20 oder 30
        [50] auf der 10, 20, 30 oder 40
       *[other] auf der 10, der 20 oder einem anderen vollen Zehner unter { $target }
    }, werden dir sofort zehn abgezogen. Nur einmal: Wer so wieder auf einem Zehner landet, darf dort stehen. Wer über einen Zehner hinwegkommt, hat nichts zu befürchten.

    Wer zuerst { $target } Augen oder mehr hat, { $finish ->
        [full_circuit] läutet das Ende ein
       *[sudden] gewinnt
    }; genau treffen muss man nicht, und das Ziel selbst ist keine Falle. { $finish ->
        [full_circuit] Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch am Ziel ist, liegt mit vorn, egal mit wie vielen Augen.
       *[sudden] Damit ist sofort Schluss, auch wenn andere in dieser Runde noch nicht dran waren.
    } Bei den anderen zählt die Summe.

    Ist nach { $safety_circuits } Runden noch niemand am Ziel, wird abgebrochen und nach dem Stand gewertet.
knipsen-mit-schikane-option-target = Ziel
knipsen-mit-schikane-option-target-help = So viele Augen braucht man zum Sieg; die vollen Zehner darunter sind Fallen.
knipsen-mit-schikane-told-throw = { $who } knipst { $faces }.
    .you = Du knipst { $faces }.
knipsen-mit-schikane-told-total = { $who } steht bei { $total }.
    .you = Du stehst bei { $total }.
knipsen-mit-schikane-told-trap = Schikane! { $who } landet genau auf { $trap } und fällt auf { $total } zurück.
    .moment = Schikane!
    .you = Schikane! Du landest genau auf { $trap } und fällst auf { $total } zurück.
knipsen-mit-schikane-read-token = { $who }: { $at } von { $length } Augen
    .you = Du: { $at } von { $length } Augen
knipsen-mit-schikane-option-finish = Schluss
knipsen-mit-schikane-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
knipsen-mit-schikane-value-finish-sudden = sofort
knipsen-mit-schikane-value-finish-full_circuit = nach der Runde
knipsen-mit-schikane-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
knipsen-mit-schikane-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
knipsen-mit-schikane-option-safety_circuits = Höchstens so viele Runden
knipsen-mit-schikane-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
knipsen-mit-schikane-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen. Es zählt der Stand.
