chicago-hoch-tief-name = Chicago hoch-tief
chicago-hoch-tief-aliases = Hoch-tief; Chicago hoch und tief
chicago-hoch-tief-line = Chicago mit Ansage: Erst werfen, dann sagen, ob hoch oder tief gewinnt.
chicago-hoch-tief-goal = Sei nie der Schlechteste: Der bekommt einen Strafchip. Wer übrig bleibt, gewinnt.
chicago-hoch-tief-each-turn = Der Erste sagt hoch oder tief; alle dürfen so oft werfen wie er, höchstens dreimal.
chicago-hoch-tief-rules =
    Drei Würfel und ein Becher. Wer eine Runde anfängt, wirft alle drei Würfel und sagt dann an: „hoch“ oder „tief“. Das gilt für alle und die ganze Runde, auch wenn er sofort aufhört.

    Hoch: Eine Eins zählt 100, eine Sechs 60, alles andere seine Augen, und viel ist gut. Tief: Jeder Würfel zählt seine Augen, auch Eins und Sechs, und wenig ist gut; drei Einsen sind mit 3 das Beste, drei Sechsen mit 18 das Schlechteste.

    Nach der Ansage darf der Erste noch zweimal werfen, jedes Mal mit so vielen Würfeln, wie er mag. { $retake ->
        [yes] Liegen gelassene Würfel dürfen später wieder in den Becher.
       *[no] Was einmal liegen bleibt, bleibt liegen.
    } Öfter als er darf in dieser Runde niemand werfen.{ $two_sixes_rule ->
        [hoch]
            {""}

            In hohen Runden gilt: Fallen in einem Wurf mindestens zwei Sechsen und ist noch ein Wurf übrig, darf eine davon zur Eins gedreht werden; sie bleibt dann endgültig liegen. Eine andere Sechs kommt zurück in den Becher. In tiefen Runden wird nicht gedreht.
        [both]
            {""}

            Fallen in einem Wurf mindestens zwei Sechsen und ist noch ein Wurf übrig, darf eine davon zur Eins gedreht werden; sie bleibt dann endgültig liegen. Eine andere Sechs kommt zurück in den Becher. Das gilt hoch wie tief; tief zählt die gedrehte Eins eben 1.
       *[off] {""}
    }

    Wer am schlechtesten abschneidet, bekommt einen Strafchip; bei gleichen Punkten ist schlechter dran, wer öfter geworfen hat, hoch wie tief. { $tie_loser ->
        [all] Liegen mehrere gleichauf hinten, bekommt jeder von ihnen einen – es sei denn, dann wären alle draußen; dann wird gestochen.
        [later] Liegen mehrere gleichauf hinten, trifft es den, der später dran war.
       *[throw_off] Liegen mehrere gleichauf hinten, werfen sie noch einmal alle drei Würfel, und der Schlechteste bekommt ihn.
    } Wer am besten war, fängt die nächste Runde an; sind mehrere gleich gut, stechen sie darum. Gestochen wird immer in der Richtung der Runde.

    { $lives ->
        [one] Ein einziger Chip, und du bist draußen.
       *[other] Mit { $lives } Chips bist du draußen.
    } Wer übrig bleibt, gewinnt.
chicago-hoch-tief-option-lives = Leben
chicago-hoch-tief-option-lives-help = Mit so vielen Strafchips scheidet man aus.
chicago-hoch-tief-option-two_sixes_rule = Zwei Sechsen
chicago-hoch-tief-option-two_sixes_rule-help = Ob und wann eine von zwei zusammen gefallenen Sechsen zur Eins gedreht werden darf.
chicago-hoch-tief-value-two_sixes_rule-off = bleiben Sechsen
chicago-hoch-tief-value-two_sixes_rule-hoch = nur in hohen Runden drehen
chicago-hoch-tief-value-two_sixes_rule-both = in jeder Runde drehen
chicago-hoch-tief-option-retake = Liegen gelassene Würfel
chicago-hoch-tief-option-retake-help = Ob liegen gelassene Würfel noch einmal geworfen werden dürfen.
chicago-hoch-tief-value-retake-no = bleiben liegen
chicago-hoch-tief-value-retake-yes = dürfen wieder geworfen werden
chicago-hoch-tief-option-tie_loser = Gleichstand hinten
chicago-hoch-tief-option-tie_loser-help = Wer den Chip bekommt, wenn mehrere gleich schlecht sind.
chicago-hoch-tief-value-tie_loser-throw_off = Stechen
chicago-hoch-tief-value-tie_loser-all = alle
chicago-hoch-tief-value-tie_loser-later = wer später dran war
chicago-hoch-tief-value-hoch = hoch
chicago-hoch-tief-value-tief = tief
chicago-hoch-tief-move-say = „{ $value }“ ansagen
chicago-hoch-tief-told-say = { $who } sagt „{ $value }“ an.
    .you = Du sagst „{ $value }“ an.
chicago-hoch-tief-called-hoch = Hoch: Einsen zählen 100, Sechsen 60, viel ist gut.
chicago-hoch-tief-called-tief = Tief: Jeder Würfel zählt seine Augen, wenig ist gut.
chicago-hoch-tief-score =
    { $throws ->
        [one] { $points } in einem Wurf
       *[other] { $points } in { $throws } Würfen
    }
chicago-hoch-tief-told-score =
    { $throws ->
        [one] { $who } bleibt bei { $points } in einem Wurf.
       *[other] { $who } bleibt bei { $points } in { $throws } Würfen.
    }
    .you =
        { $throws ->
            [one] Du bleibst bei { $points } in einem Wurf.
           *[other] Du bleibst bei { $points } in { $throws } Würfen.
        }
chicago-hoch-tief-limit =
    { $throws ->
        [one] In dieser Runde hat jeder nur einen Wurf.
       *[other] In dieser Runde hat jeder bis zu { $throws } Würfe.
    }
chicago-hoch-tief-told-limit =
    { $throws ->
        [one] Alle anderen haben in dieser Runde nur einen Wurf.
       *[other] Alle anderen haben in dieser Runde bis zu { $throws } Würfe.
    }
chicago-hoch-tief-for-chip =
    { $way ->
        [tief] Stechen um den Chip, der Höchste nimmt ihn: { $who }.
       *[hoch] Stechen um den Chip, der Niedrigste nimmt ihn: { $who }.
    }
    .you =
        { $way ->
            [tief] Stechen um den Chip, der Höchste nimmt ihn: { $names } und du.
           *[hoch] Stechen um den Chip, der Niedrigste nimmt ihn: { $names } und du.
        }
chicago-hoch-tief-for-start =
    { $way ->
        [tief] Stechen um den Anfang zwischen { $who }: Der Niedrigste fängt an.
       *[hoch] Stechen um den Anfang zwischen { $who }: Der Höchste fängt an.
    }
    .you =
        { $way ->
            [tief] Stechen um den Anfang zwischen { $names } und dir: Der Niedrigste fängt an.
           *[hoch] Stechen um den Anfang zwischen { $names } und dir: Der Höchste fängt an.
        }
chicago-hoch-tief-told-for-chip = { $who } liegen gleichauf hinten und stechen um den Chip.
    .you = { $names } und du liegt gleichauf hinten und stecht um den Chip.
chicago-hoch-tief-told-for-start = { $who } stechen darum, wer die nächste Runde anfängt.
    .you = { $names } und du stecht darum, wer die nächste Runde anfängt.
chicago-hoch-tief-told-next-round = { $who } fängt die nächste Runde an.
    .you = Du fängst die nächste Runde an.
chicago-hoch-tief-error-call-first = Sag erst an, ob hoch oder tief gespielt wird.
chicago-hoch-tief-error-called-already = Angesagt ist angesagt: Diese Runde wird { $way } gespielt.
chicago-hoch-tief-ending-order = Wer länger dabei war, steht vorn.
