chips-auswuerfeln-name = Chips auswürfeln
chips-auswuerfeln-aliases = { "" }
chips-auswuerfeln-line = Sechsen wandern in den Pot, Einsen nach links, und wer auf dem letzten Chip sitzen bleibt, verliert.
chips-auswuerfeln-goal = Werde deine Chips los: Wer auf dem letzten sitzen bleibt, verliert.
chips-auswuerfeln-each-turn = Du wirfst drei Würfel: Für jede 6 kommt ein Chip in den Pot, für jede 1 einer nach links.
chips-auswuerfeln-rules =
    Drei Würfel, ein Pot und { $start_chips } Chips für jeden. Wer dran ist, wirft alle drei Würfel: Für jede 6 legst du einen Chip in den Pot, für jede 1 gibst du einen an deinen linken Nachbarn. Alles andere zählt nicht.

    Erst kommen die Sechsen dran, dann die Einsen, Chip für Chip. Reichen deine Chips nicht, zahlst du, was du hast, und der Rest ist vergessen. Auch mit wenigen Chips wirfst du immer alle drei Würfel.

    Wer keine Chips mehr hat, wird übersprungen, ist aber nicht draußen: Bekommt er von rechts einen zugeschoben, spielt er wieder mit. Hat einer alle Chips, die noch im Spiel sind, wirft er allein weiter.

    Sobald außerhalb des Pots nur noch ein einziger Chip übrig ist, hat verloren, wer ihn hat. Dann wird auch nichts mehr gezahlt. Alle anderen kommen gemeinsam davon.
chips-auswuerfeln-told-to-pot =
    { $chips ->
        [one] { $who } legt einen Chip in den Pot.
       *[other] { $who } legt { $chips } Chips in den Pot.
    }
    .you =
        { $chips ->
            [one] Du legst einen Chip in den Pot.
           *[other] Du legst { $chips } Chips in den Pot.
        }
chips-auswuerfeln-told-to-left =
    { $chips ->
        [one] { $who } gibt einen Chip an { $left }.
       *[other] { $who } gibt { $chips } Chips an { $left }.
    }
    .you =
        { $chips ->
            [one] Du gibst einen Chip an { $left }.
           *[other] Du gibst { $chips } Chips an { $left }.
        }
    .you-left =
        { $chips ->
            [one] { $who } gibt dir einen Chip.
           *[other] { $who } gibt dir { $chips } Chips.
        }
chips-auswuerfeln-told-nothing = Nichts bewegt sich.
chips-auswuerfeln-told-pauses = { $who } hat keine Chips mehr und setzt erst einmal aus.
    .you = Du hast keine Chips mehr und setzt erst einmal aus.
chips-auswuerfeln-told-last-chip = { $who } sitzt auf dem letzten Chip.
    .you = Du sitzt auf dem letzten Chip.
