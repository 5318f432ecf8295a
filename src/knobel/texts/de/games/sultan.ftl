sultan-name = Sultan
sultan-aliases = { "" }
sultan-line = Eine Sechs macht dich zum Sultan, und alle anderen zahlen, wenn sie deine Zahl verfehlen.
sultan-goal = Wer am Ende die meisten Chips hat, gewinnt.
sultan-each-turn = Eine 6 macht dich zum Sultan; sonst zahlst du ihm, oder du triffst seine Zahl.
sultan-rules =
    Ein Würfel und { $start_chips } Chips für jeden. Reihum wirft jeder einmal. Erst passiert gar nichts, bis eine 6 fällt: Wer sie wirft, ist Sultan und nennt sofort seine Zahl, eine von 1 bis 5.

    Von da an werfen nur noch die anderen. Wer die Zahl des Sultans trifft, bekommt von ihm einen Chip. Wer eine andere wirft, zahlt ihm einen. Wer aber eine 6 wirft, stürzt den Sultan und besteigt selbst den Thron: Das kostet nichts, er nennt eine neue Zahl, und sein linker Nachbar wirft weiter.

    { $trump_change ->
        [per_circuit] Der Sultan selbst wirft nicht. Jedes Mal, wenn er an der Reihe wäre, darf er stattdessen eine andere Zahl nennen.
       *[per_reign] Der Sultan selbst wirft nicht, und an seiner Zahl ändert sich nichts, solange er herrscht.
    }

    Sobald jemand keinen Chip mehr hat, ob Sultan oder nicht, ist das Spiel aus. Wer dann die meisten Chips hat, gewinnt.

    Ist nach { $safety_circuits } Runden noch niemand blank, wird abgebrochen und nach dem Stand gewertet.
sultan-option-trump_change = Die Zahl des Sultans
sultan-option-trump_change-help = Ob der Sultan seine Zahl ändern darf, solange er herrscht.
sultan-value-trump_change-per_reign = bleibt, solange er herrscht
sultan-value-trump_change-per_circuit = darf jede Runde wechseln
sultan-pile-sultan = { $who } (Sultan)
    .you = Du (Sultan)
sultan-no-sultan = Noch gibt es keinen Sultan: Die erste 6 macht ihn.
sultan-new-sultan = { $who } ist Sultan und nennt jetzt die Zahl.
    .you = Du bist Sultan und nennst jetzt die Zahl.
sultan-rules-by = { $who } ist Sultan. Die Zahl ist die { $trump }.
    .you = Du bist Sultan. Die Zahl ist die { $trump }.
sultan-move-say = Die { $value } nennen
sultan-press-stay = Bei der { $trump } bleiben
sultan-value-1 = 1
sultan-value-2 = 2
sultan-value-3 = 3
sultan-value-4 = 4
sultan-value-5 = 5
sultan-told-say = { $who } befiehlt: Die Zahl ist die { $value }.
    .you = Du befiehlst: Die Zahl ist die { $value }.
sultan-told-press-stay = { $who } bleibt bei der Zahl.
    .you = Du bleibst bei der Zahl.
sultan-told-nothing = Das bewirkt nichts, es gibt noch keinen Sultan.
sultan-told-first-sultan = { $who } ist der erste Sultan!
    .you = Du bist der erste Sultan!
sultan-told-sultan = { $who } stürzt den Sultan und herrscht jetzt selbst!
    .moment = Der Sultan ist gestürzt!
    .you = Du stürzt den Sultan und herrschst jetzt selbst!
sultan-told-trump = Getroffen! { $who } bekommt einen Chip von { $sultan } und hat jetzt { $chips }.
    .you = Getroffen! Du bekommst einen Chip von { $sultan } und hast jetzt { $chips }.
    .you-sultan = Getroffen! { $who } bekommt einen Chip von dir und hat jetzt { $chips }.
sultan-told-missed =
    { $chips ->
        [0] { $who } zahlt { $sultan } den letzten Chip.
       *[other] { $who } zahlt { $sultan } einen Chip und hat noch { $chips }.
    }
    .you =
        { $chips ->
            [0] Du zahlst { $sultan } deinen letzten Chip.
           *[other] Du zahlst { $sultan } einen Chip und hast noch { $chips }.
        }
    .you-sultan =
        { $chips ->
            [0] { $who } zahlt dir den letzten Chip.
           *[other] { $who } zahlt dir einen Chip und hat noch { $chips }.
        }
sultan-told-broke = { $who } hat keinen Chip mehr: Das Spiel ist aus.
    .you = Du hast keinen Chip mehr: Das Spiel ist aus.
sultan-told-stopped = Das Spiel hat zu lange gedauert und wird nach dem Stand gewertet.
sultan-error-no-trump = Der Sultan nennt eine Zahl von 1 bis 5. Die 6 geht nicht: Mit ihr wird er gestürzt.
