rentmeister-name = Rentmeister
rentmeister-aliases = Der Rentmeister
rentmeister-line = Drei Würfel, sechs Würfe: Welcher ist gut genug für das Achtfache?
rentmeister-goal = Wer die höchste Summe hat, gewinnt; jede Zeile zählt drei- bis achtfach.
rentmeister-each-turn =
    Du wirfst drei Würfel{ $placement ->
        [fixed] , und die Summe kommt in die nächste Zeile.
       *[free] {" "}und schreibst die Summe in eine freie Zeile.
    }
rentmeister-rules =
    Drei Würfel und für jeden ein Blatt mit sechs Zeilen, vom Dreifachen bis zum Achtfachen.

    Reihum wirft jeder einmal alle drei Würfel. { $placement ->
        [fixed] Die Summe kommt der Reihe nach von oben nach unten aufs Blatt: der erste Wurf zum Dreifachen, der letzte zum Achtfachen. Die alte Regel lässt offen, wer die Zeile bestimmt; ihr könnt auch einstellen, dass jeder sie selbst wählt.
       *[free] Die Summe schreibst du gleich in eine deiner freien Zeilen, und da bleibt sie stehen. Für den letzten Wurf ist nur noch eine Zeile frei, da trägt er sich von selbst ein. Die alte Regel lässt offen, wer die Zeile bestimmt; ihr könnt auch einstellen, dass von oben nach unten eingetragen wird.
    }

    Jede Summe zählt so oft, wie ihre Zeile sagt: Eine 12 beim Sechsfachen bringt 72. Nach sechs Runden wird zusammengezählt, und wer die meisten Punkte hat, ist Rentmeister und gewinnt. Zwischen 99 und 594 ist alles drin.
rentmeister-option-placement = Eintragen
rentmeister-option-placement-help = Ob du dir die Zeile aussuchst oder von oben nach unten geschrieben wird.
rentmeister-value-placement-free = in eine freie Zeile nach Wahl
rentmeister-value-placement-fixed = von oben nach unten
rentmeister-cell-3 = dreifach
rentmeister-cell-4 = vierfach
rentmeister-cell-5 = fünffach
rentmeister-cell-6 = sechsfach
rentmeister-cell-7 = siebenfach
rentmeister-cell-8 = achtfach
rentmeister-sum-total = Summe
rentmeister-space-cells = Die { $pips } in eine freie Zeile schreiben
rentmeister-read-preview = Noch frei: { $row }, das gäbe { $value }
rentmeister-told-entry = { $who } schreibt die { $entry } zu „{ $cell }“: { $value }. Zusammen { $total }.
    .you = Du schreibst die { $entry } zu „{ $cell }“: { $value }. Zusammen { $total }.
rentmeister-told-forced = Die { $entry } von { $who } kommt zu „{ $cell }“: { $value }. Zusammen { $total }.
    .you = Deine { $entry } kommt zu „{ $cell }“: { $value }. Zusammen { $total }.
rentmeister-told-finished = Das Blatt von { $who } ist voll: { $total }.
    .you = Dein Blatt ist voll: { $total }.
rentmeister-error-row-taken = Deine Zeile „{ $cell }“ ist schon voll. Nimm eine freie.
