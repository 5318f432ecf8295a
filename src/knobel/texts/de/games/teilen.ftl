teilen-name = Teilen
teilen-aliases = { "" }
teilen-line = Erst zwei Würfel, dann einer: Lässt sich die Summe glatt durch ihn teilen, hast du einen Punkt.
teilen-goal =
    Komm als Erster auf { $target_points ->
        [one] einen Punkt
       *[other] { $target_points } Punkte
    }.
teilen-each-turn = Erst zwei Würfel, dann einer: Geht die Summe glatt durch ihn auf, ist das ein Punkt.
teilen-rules =
    Bist du dran, wirfst du erst mit zwei Würfeln und zählst die Augen zusammen. Dann wirfst du mit einem Würfel. Lässt sich die Summe ohne Rest durch seine Augen teilen, bekommst du einen Punkt: 12 und dann eine 4 geht auf, 7 und dann eine 2 nicht. Eine Eins teilt immer. Danach ist dein linker Nachbar dran, Punkt oder nicht.

    { $target_points ->
        [one] Schon ein Punkt reicht: Wer ihn zuerst hat, { teilen-rules-ends }.
       *[other] Wer zuerst { $target_points } Punkte hat, { teilen-rules-ends }.
    } { $finish ->
        [full_circuit] Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch so weit ist, liegt mit vorn.
       *[sudden] Damit ist sofort Schluss.
    } Bei den anderen zählt der Punktestand.
teilen-rules-ends =
    { $finish ->
        [full_circuit] läutet das Ende ein
       *[sudden] gewinnt
    }
teilen-option-target_points = Punkte zum Sieg
teilen-option-target_points-help = So viele Punkte braucht man.
teilen-option-finish = Schluss
teilen-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
teilen-value-finish-sudden = sofort
teilen-value-finish-full_circuit = nach der Runde
teilen-dividend = { $who } hat { $sum } und wirft jetzt den einzelnen Würfel.
    .you = Du hast { $sum } und wirfst jetzt den einzelnen Würfel.
teilen-read-token = { $who }: { $at } von { $length } Punkten
    .you = Du: { $at } von { $length } Punkten
teilen-told-sum = Das macht { $sum }. Jetzt der einzelne Würfel.
teilen-told-divides =
    { $points ->
        [one] { $sum } : { $die } = { $result }. Das geht auf: { $who } hat jetzt einen Punkt.
       *[other] { $sum } : { $die } = { $result }. Das geht auf: { $who } hat jetzt { $points } Punkte.
    }
    .you =
        { $points ->
            [one] { $sum } : { $die } = { $result }. Das geht auf: Du hast jetzt einen Punkt.
           *[other] { $sum } : { $die } = { $result }. Das geht auf: Du hast jetzt { $points } Punkte.
        }
teilen-told-rest = { $sum } : { $die } geht nicht auf, Rest { $rest }. Kein Punkt für { $who }.
    .you = { $sum } : { $die } geht nicht auf, Rest { $rest }. Kein Punkt für dich.
teilen-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
teilen-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: Du bist wie { $names } schon am Ziel.
        }
