auf-und-nieder-name = Auf und nieder
auf-und-nieder-aliases = Julchen; Jule (Wettrennen)
auf-und-nieder-line = Erst die Eins bis Sechs aufschreiben, dann die Sechs bis Eins wieder streichen – wer trödelt, zahlt.
auf-und-nieder-goal = Schreib als Erster die 1 bis 6 auf und streich sie von oben wieder weg.
auf-und-nieder-each-turn = Du wirfst einen Würfel: Nur die Zahl, die du gerade brauchst, hilft dir.
auf-und-nieder-rules =
    Ein Würfel, ein Zettel für jeden. Erst geht es hinauf: Du brauchst eine Eins, dann eine Zwei und so weiter bis zur Sechs, und jede Zahl schreibst du auf, sobald sie fällt. Dann geht es wieder hinunter: Du brauchst noch eine Sechs, dann eine Fünf und so weiter bis zur Eins, und jede streichst du weg. Andere Zahlen als die, die du gerade brauchst, helfen dir nicht.

    Gespielt wird reihum. { $throws_per_turn ->
        [while_hit] Wirfst du, was du brauchst, wirfst du gleich noch einmal; sonst geht der Würfel weiter.
       *[one] Jeder wirft einmal, dann geht der Würfel weiter, auch nach einem Treffer.
    }

    Wer zuerst alles aufgeschrieben und wieder gestrichen hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch fertig ist, liegt mit vorn.
       *[sudden] gewinnt. Damit ist sofort Schluss.
    } Bei den anderen zählt, wie weit sie sind, und jeder von ihnen zahlt { $finish ->
        [full_circuit] jedem Sieger
       *[sudden] dem Sieger
    } Chips: { $penalty_count ->
        [written_only] einen für jede Zahl, die er aufgeschrieben, aber nicht gestrichen hat.
       *[of_six] einen für jede der sechs Zahlen, die er nicht gestrichen hat, auch wenn sie noch gar nicht auf dem Zettel stand.
    } Angeschrieben wird von null an, also auch ins Minus.

    Ist nach { $safety_circuits } Runden noch niemand fertig, wird abgebrochen: Es zählt der Stand, und niemand zahlt.
auf-und-nieder-option-throws_per_turn = Würfe je Zug
auf-und-nieder-option-throws_per_turn-help = Ob ein Treffer gleich noch einen Wurf bringt.
auf-und-nieder-value-throws_per_turn-one = immer einer
auf-und-nieder-value-throws_per_turn-while_hit = weiter bei Treffer
auf-und-nieder-option-penalty_count = Bezahlt wird
auf-und-nieder-option-penalty_count-help = Für welche Zahlen die Verlierer zahlen.
auf-und-nieder-value-penalty_count-of_six = jede nicht gestrichene Zahl
auf-und-nieder-value-penalty_count-written_only = nur, was noch auf dem Zettel steht
auf-und-nieder-number = { $number }
auf-und-nieder-needs-to-write = { $who } braucht eine { $number } zum Aufschreiben.
    .you = Du brauchst eine { $number } zum Aufschreiben.
auf-und-nieder-needs-to-strike = { $who } braucht eine { $number } zum Streichen.
    .you = Du brauchst eine { $number } zum Streichen.
auf-und-nieder-told-written = { $who } schreibt die { $number } auf.
    .you = Du schreibst die { $number } auf.
auf-und-nieder-told-struck = { $who } streicht die { $number }.
    .you = Du streichst die { $number }.
auf-und-nieder-told-missed = { $who } braucht weiter eine { $number }.
    .you = Du brauchst weiter eine { $number }.
auf-und-nieder-told-pays =
    { $chips ->
        [one] { $who } zahlt einen Chip an { $winner }.
       *[other] { $who } zahlt { $chips } Chips an { $winner }.
    }
    .you =
        { $chips ->
            [one] Du zahlst einen Chip an { $winner }.
           *[other] Du zahlst { $chips } Chips an { $winner }.
        }
    .you-winner =
        { $chips ->
            [one] { $who } zahlt dir einen Chip.
           *[other] { $who } zahlt dir { $chips } Chips.
        }
auf-und-nieder-read-strikes = { $who } hat auf dem Zettel: { $left }; gestrichen: { $struck }
    .you = Du hast auf dem Zettel: { $left }; gestrichen: { $struck }
auf-und-nieder-read-token = { $who } hat { $at } von { $length } Schritten geschafft
    .you = Du hast { $at } von { $length } Schritten geschafft
auf-und-nieder-option-finish = Schluss
auf-und-nieder-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
auf-und-nieder-value-finish-sudden = sofort
auf-und-nieder-value-finish-full_circuit = nach der Runde
auf-und-nieder-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
auf-und-nieder-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
auf-und-nieder-option-safety_circuits = Höchstens so viele Runden
auf-und-nieder-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
auf-und-nieder-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen. Es zählt der Stand.
