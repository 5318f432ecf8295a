sechserspiel-name = Sechserspiel
sechserspiel-aliases = Sechserreihe; Mal eins bis mal sechs
sechserspiel-line = Sechs Würfe, sechs Reihen: Wohin mit der Vier, wenn vielleicht noch eine Sechs kommt?
sechserspiel-goal = Wer die höchste Summe hat, gewinnt; jede Reihe zählt ein- bis sechsfach.
sechserspiel-each-turn = Du wirfst einen Würfel und trägst ihn gleich in eine freie Reihe ein.
sechserspiel-rules =
    Ein Würfel und für jeden ein Blatt mit sechs Reihen, von „mal 1“ bis „mal 6“.

    Reihum wirft jeder einmal und trägt den Wurf gleich in eine seiner freien Reihen ein. Dort zählt er so oft, wie die Reihe sagt: Eine 6 in der Reihe „mal 6“ bringt 36, in der Reihe „mal 2“ nur 12. Passen gibt es nicht, und was steht, bleibt stehen. Um die Blätter der anderen brauchst du dich nicht zu kümmern: Jeder füllt seine eigenen Reihen.

    Für den sechsten Wurf ist nur noch eine Reihe frei, da trägt er sich von selbst ein. Nach sechs Runden sind alle Blätter voll, und wer die höchste Summe hat, gewinnt. Mehr als 126 geht nicht, weniger als 21 auch nicht.
sechserspiel-cell-1 = mal 1
sechserspiel-cell-2 = mal 2
sechserspiel-cell-3 = mal 3
sechserspiel-cell-4 = mal 4
sechserspiel-cell-5 = mal 5
sechserspiel-cell-6 = mal 6
sechserspiel-sum-total = Summe
sechserspiel-space-cells = Die { $pips } in eine freie Reihe eintragen
sechserspiel-read-preview = Noch frei: { $row }, das gäbe { $value }
sechserspiel-told-entry = { $who } trägt die { $entry } bei „{ $cell }“ ein: { $value }. Zusammen { $total }.
    .you = Du trägst die { $entry } bei „{ $cell }“ ein: { $value }. Zusammen { $total }.
sechserspiel-told-forced = Frei ist nur noch die Reihe „{ $cell }“: { $who } bekommt { $value } dazu.
    .you = Frei ist nur noch die Reihe „{ $cell }“: Du bekommst { $value } dazu.
sechserspiel-told-finished = Das Blatt von { $who } ist voll: { $total }.
    .you = Dein Blatt ist voll: { $total }.
sechserspiel-error-row-taken = Deine Reihe „{ $cell }“ ist schon voll. Nimm eine freie.
