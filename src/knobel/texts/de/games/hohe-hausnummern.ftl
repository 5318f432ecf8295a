hohe-hausnummern-name = Hohe Hausnummern
hohe-hausnummern-aliases = Hohe Hausnummer; Hausnummern; Hausnummer würfeln
hohe-hausnummern-line = Drei Würfe, drei Stellen: Wer bekommt die beste Hausnummer?
hohe-hausnummern-goal =
    { $direction ->
        [low] Die niedrigste
       *[high] Die höchste
    } Hausnummer aus drei Ziffern gewinnt.
hohe-hausnummern-each-turn = Du wirfst einen Würfel und schreibst die Ziffer gleich auf eine freie Stelle.
hohe-hausnummern-rules =
    { $direction ->
        [low] Ein Würfel, und jeder würfelt sich eine dreistellige Hausnummer: so niedrig wie möglich.
       *[high] Ein Würfel, und jeder würfelt sich eine dreistellige Hausnummer: so hoch wie möglich.
    }

    { $turn_mode ->
        [circuits] Es geht reihum: Bist du dran, wirfst du einmal. Nach drei Runden sind alle Nummern fertig.
       *[block] Bist du dran, wirfst du dreimal hintereinander; dann kommt der Nächste.
    } Nach jedem Wurf schreibst du die Ziffer gleich auf eine freie Stelle: Hunderter, Zehner oder Einer. Was steht, bleibt stehen. Die letzte Ziffer rutscht von selbst auf die Stelle, die noch frei ist.

    Was die anderen haben, sieht jeder. { $direction ->
        [low] Wer die niedrigste Hausnummer hat, gewinnt; besser als 111 geht es nicht.
       *[high] Wer die höchste Hausnummer hat, gewinnt; besser als 666 geht es nicht.
    }
hohe-hausnummern-option-direction = Gesucht ist
hohe-hausnummern-option-direction-help = Ob die höchste oder die niedrigste Hausnummer gewinnt.
hohe-hausnummern-value-direction-high = die höchste Hausnummer
hohe-hausnummern-value-direction-low = die niedrigste Hausnummer
hohe-hausnummern-option-turn_mode = Die drei Würfe
hohe-hausnummern-option-turn_mode-help = Ob jeder dreimal hintereinander wirft oder reihum jeder einmal.
hohe-hausnummern-value-turn_mode-block = hintereinander
hohe-hausnummern-value-turn_mode-circuits = reihum
hohe-hausnummern-cell-hundreds = Hunderter
hohe-hausnummern-cell-tens = Zehner
hohe-hausnummern-cell-ones = Einer
hohe-hausnummern-sum-total = Hausnummer
hohe-hausnummern-space-cells = Die { $pips } auf eine freie Stelle schreiben
hohe-hausnummern-read-preview = Noch frei: { $row }
hohe-hausnummern-told-entry = { $who } schreibt die { $entry } auf die { $cell }stelle.
    .you = Du schreibst die { $entry } auf die { $cell }stelle.
hohe-hausnummern-told-forced = Die { $entry } kommt auf die { $cell }stelle, etwas anderes ist nicht frei.
hohe-hausnummern-told-finished = { $who } wohnt in Hausnummer { $total }.
    .you = Du wohnst in Hausnummer { $total }.
hohe-hausnummern-error-row-taken = Auf deiner { $cell }stelle steht schon etwas. Nimm eine freie Stelle.
