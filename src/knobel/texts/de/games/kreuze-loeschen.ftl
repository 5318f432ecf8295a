kreuze-loeschen-name = Kreuze löschen
kreuze-loeschen-aliases = Kreuze wegwürfeln
kreuze-loeschen-line = Würfle deine Kreuze weg – aber der letzte Wurf muss genau passen.
kreuze-loeschen-goal = Lösch als Erster alle deine Kreuze; der letzte Wurf muss genau passen.
kreuze-loeschen-each-turn = Du wirfst zwei Würfel und löschst so viele Kreuze, wie sie Augen zeigen.
kreuze-loeschen-rules =
    Jeder hat { $start_crosses } Kreuze auf dem Zettel. Reihum wirft jeder einmal mit zwei Würfeln und löscht so viele Kreuze, wie er Augen geworfen hat.

    Wirfst du mehr Augen, als du Kreuze hast, { $overshoot ->
        [bounce] prallst du ab: Deine Kreuze verschwinden zwar alle, aber was zu viel war, malst du neu hin. Bei 5 Kreuzen und einer 8 hast du danach also 3.
       *[add_difference] löschst du gar nichts und malst noch dazu, was zu viel war. Bei 5 Kreuzen und einer 8 hast du danach also 8.
    } Mit einem einzigen Kreuz kommst du nicht direkt ins Ziel, denn weniger als 2 fällt nie.

    Wer zuerst kein Kreuz mehr hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch keins mehr hat, liegt mit vorn.
       *[sudden] gewinnt. Damit ist sofort Schluss, auch wenn andere in dieser Runde noch nicht dran waren.
    } Bei den anderen sind weniger Kreuze besser.

    Ist nach { $safety_circuits } Runden noch niemand am Ziel, wird abgebrochen und nach dem Stand gewertet.
kreuze-loeschen-option-start_crosses = Kreuze am Anfang
kreuze-loeschen-option-start_crosses-help = So viele Kreuze hat jeder auf dem Zettel.
kreuze-loeschen-option-overshoot = Zu hoch geworfen
kreuze-loeschen-option-overshoot-help = Was geschieht, wenn mehr Augen fallen, als Kreuze da sind.
kreuze-loeschen-value-overshoot-add_difference = der Rest kommt dazu
kreuze-loeschen-value-overshoot-bounce = nur der Rest bleibt
kreuze-loeschen-told-erased =
    { $crosses ->
        [0] { $who } löscht { $pips } Kreuze und hat keins mehr.
        [one] { $who } löscht { $pips } Kreuze und hat noch eins.
       *[other] { $who } löscht { $pips } Kreuze und hat noch { $crosses }.
    }
    .you =
        { $crosses ->
            [0] Du löschst { $pips } Kreuze und hast keins mehr.
            [one] Du löschst { $pips } Kreuze und hast noch eins.
           *[other] Du löschst { $pips } Kreuze und hast noch { $crosses }.
        }
kreuze-loeschen-told-overshot =
    { $crosses ->
        [one] Das sind { $difference } zu viel. { $who } hat jetzt 1 Kreuz.
       *[other] Das sind { $difference } zu viel. { $who } hat jetzt { $crosses } Kreuze.
    }
    .you =
        { $crosses ->
            [one] Das sind { $difference } zu viel. Du hast jetzt 1 Kreuz.
           *[other] Das sind { $difference } zu viel. Du hast jetzt { $crosses } Kreuze.
        }
kreuze-loeschen-read-standing =
    { $score ->
        [one] { $who }: 1 Kreuz
       *[other] { $who }: { $score } Kreuze
    }
    .you =
        { $score ->
            [one] Du: 1 Kreuz
           *[other] Du: { $score } Kreuze
        }
kreuze-loeschen-option-finish = Schluss
kreuze-loeschen-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
kreuze-loeschen-value-finish-sudden = sofort
kreuze-loeschen-value-finish-full_circuit = nach der Runde
kreuze-loeschen-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
kreuze-loeschen-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
kreuze-loeschen-option-safety_circuits = Höchstens so viele Runden
kreuze-loeschen-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
kreuze-loeschen-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen. Es zählt der Stand.
