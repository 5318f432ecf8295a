kleeblatt-name = Kleeblatt
kleeblatt-aliases = { "" }
kleeblatt-line = Zu dritt um elf Chips: Wer niedrig wirft, nimmt, wer hoch wirft, beschenkt die anderen.
kleeblatt-goal = Sammle Chips: Wer am Ende die wenigsten hat, verliert.
kleeblatt-each-turn = Du wirfst drei Würfel: Unter 11 nimmst du zwei Chips, über 11 die anderen je einen.
kleeblatt-rules =
    Wer am Ende die wenigsten Chips hat, verliert. Elf Chips liegen auf dem Tisch. Wer dran ist, wirft einmal alle drei Würfel. Bei weniger als 11 Augen nimmst du dir zwei Chips. Bei mehr als 11 nehmen sich die beiden anderen je einen. Bei genau 11 passiert nichts.

    So geht es reihum, bis noch ein einziger Chip auf dem Tisch liegt. { $last_chip ->
        [tied] Haben zwei gleich wenige Chips, werfen nur sie um ihn; steht einer allein hinten, werfen alle drei. Wer am höchsten wirft, bekommt ihn; bei Gleichstand wird weitergeworfen.
       *[all] Um ihn werfen alle drei noch einmal: Wer am höchsten wirft, bekommt ihn; bei Gleichstand wird weitergeworfen.
    }

    Haben dann zwei gleich wenige, stechen sie, und der niedrigere Wurf verliert.
kleeblatt-option-last_chip = Um den letzten Chip werfen
kleeblatt-option-last_chip-help = Wer mitwirft, wenn nur noch ein Chip auf dem Tisch liegt.
kleeblatt-value-last_chip-all = alle drei
kleeblatt-value-last_chip-tied = nur wer gleich wenige hat
kleeblatt-pile-table = Auf dem Tisch
kleeblatt-contest-chip = Stechen um den letzten Chip: { $who } wirft.
    .you = Stechen um den letzten Chip: Du wirfst.
kleeblatt-contest-loss = Stechen gegen das Verlieren: { $who } wirft.
    .you = Stechen gegen das Verlieren: Du wirfst.
kleeblatt-contest-chip-of = Um den letzten Chip, der Höchste nimmt ihn: { $who }.
    .you = Um den letzten Chip, der Höchste nimmt ihn: { $names } und du.
kleeblatt-contest-loss-of = { $who } stechen; der niedrigste Wurf verliert.
    .you = { $names } und du stecht; der niedrigste Wurf verliert.
kleeblatt-told-takes = { $pips }: { $who } nimmt zwei Chips.
    .you = { $pips }: Du nimmst zwei Chips.
kleeblatt-told-gives = { $pips }: { $others } nehmen je einen Chip.
    .you = { $pips }: Alle außer dir nehmen je einen Chip.
    .you-others = { $pips }: { $names } und du nehmt je einen Chip.
kleeblatt-told-nothing = { $pips }: Nichts bewegt sich.
kleeblatt-told-sum = { $who } kommt auf { $pips }.
    .you = Du kommst auf { $pips }.
kleeblatt-told-last-chip = Ein Chip liegt noch da. Um ihn werfen { $who }.
    .you = Ein Chip liegt noch da. Um ihn werft ihr: { $names } und du.
kleeblatt-told-level-chip = Gleichstand: { $who } werfen noch einmal um den letzten Chip.
    .you = Gleichstand: { $names } und du werft noch einmal um den letzten Chip.
kleeblatt-told-level-loss = Gleichstand: { $who } werfen noch einmal.
    .you = Gleichstand: { $names } und du werft noch einmal.
kleeblatt-told-chip-won = { $who } bekommt den letzten Chip.
    .you = Du bekommst den letzten Chip.
kleeblatt-told-tied = { $who } haben gleich wenige Chips und stechen: Der niedrigere Wurf verliert.
    .you = { $names } und du habt gleich wenige Chips und stecht: Der niedrigere Wurf verliert.
