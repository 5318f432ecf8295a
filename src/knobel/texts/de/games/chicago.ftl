chicago-name = Chicago
chicago-aliases = Einhundertsechzig; Hundert und Sechzig
chicago-line = Einsen zählen hundert, Sechsen sechzig, und wer anfängt, bestimmt, wie oft geworfen wird.
chicago-goal = Sei nie der Schlechteste: Der bekommt einen Strafchip. Wer übrig bleibt, gewinnt.
chicago-each-turn = Bis zu drei Würfe, Gutes bleibt liegen: Die Eins zählt 100, die Sechs 60.
chicago-rules =
    Drei Würfel und ein Becher. Eine Eins zählt 100, eine Sechs 60, alles andere seine Augen; drei Einsen sind 300, ein „Chicago“.

    Wer anfängt, wirft alle drei Würfel und darf noch zweimal werfen, jedes Mal mit so vielen Würfeln, wie er mag. { $retake ->
        [yes] Liegen gelassene Würfel dürfen später wieder in den Becher.
       *[no] Was einmal liegen bleibt, bleibt liegen.
    } Öfter als er darf in dieser Runde niemand werfen.{ $two_sixes_rule ->
        [on]
            {""}

            Fallen in einem Wurf mindestens zwei Sechsen und ist noch ein Wurf übrig, darf eine davon zur Eins gedreht werden; sie bleibt dann endgültig liegen. Eine andere Sechs kommt zurück in den Becher.
       *[off] {""}
    }

    Wer am schlechtesten abschneidet, bekommt einen Strafchip; bei gleichen Punkten ist schlechter dran, wer öfter geworfen hat. { $tie_loser ->
        [all] Liegen mehrere gleichauf hinten, bekommt jeder von ihnen einen – es sei denn, dann wären alle draußen; dann wird gestochen.
        [later] Liegen mehrere gleichauf hinten, trifft es den, der später dran war.
       *[throw_off] Liegen mehrere gleichauf hinten, werfen sie noch einmal alle drei Würfel, und wer am wenigsten hat, bekommt ihn.
    } Wer am besten war, fängt die nächste Runde an; sind mehrere gleich gut, stechen sie darum.

    { $lives ->
        [one] Ein einziger Chip, und du bist draußen.
       *[other] Mit { $lives } Chips bist du draußen.
    } Wer übrig bleibt, gewinnt.
chicago-option-lives = Leben
chicago-option-lives-help = Mit so vielen Strafchips scheidet man aus.
chicago-option-two_sixes_rule = Zwei Sechsen
chicago-option-two_sixes_rule-help = Ob eine von zwei zusammen gefallenen Sechsen zur Eins gedreht werden darf.
chicago-value-two_sixes_rule-off = bleiben Sechsen
chicago-value-two_sixes_rule-on = eine darf gedreht werden
chicago-option-retake = Liegen gelassene Würfel
chicago-option-retake-help = Ob liegen gelassene Würfel noch einmal geworfen werden dürfen.
chicago-value-retake-no = bleiben liegen
chicago-value-retake-yes = dürfen wieder geworfen werden
chicago-option-tie_loser = Gleichstand hinten
chicago-option-tie_loser-help = Wer den Chip bekommt, wenn mehrere gleich schlecht sind.
chicago-value-tie_loser-throw_off = Stechen
chicago-value-tie_loser-all = alle
chicago-value-tie_loser-later = wer später dran war
chicago-score =
    { $throws ->
        [one] { $points } in einem Wurf
       *[other] { $points } in { $throws } Würfen
    }
chicago-told-score =
    { $throws ->
        [one] { $who } bleibt bei { $points } in einem Wurf.
       *[other] { $who } bleibt bei { $points } in { $throws } Würfen.
    }
    .you =
        { $throws ->
            [one] Du bleibst bei { $points } in einem Wurf.
           *[other] Du bleibst bei { $points } in { $throws } Würfen.
        }
chicago-limit =
    { $throws ->
        [one] In dieser Runde hat jeder nur einen Wurf.
       *[other] In dieser Runde hat jeder bis zu { $throws } Würfe.
    }
chicago-told-limit =
    { $throws ->
        [one] Alle anderen haben in dieser Runde nur einen Wurf.
       *[other] Alle anderen haben in dieser Runde bis zu { $throws } Würfe.
    }
chicago-for-chip = Stechen um den Chip: { $who }.
    .you = Stechen um den Chip: { $names } und du.
chicago-for-start = Stechen um den Anfang zwischen { $who }: Der Höchste fängt an.
    .you = Stechen um den Anfang zwischen { $names } und dir: Der Höchste fängt an.
chicago-told-for-chip = { $who } liegen gleichauf hinten und stechen um den Chip.
    .you = { $names } und du liegt gleichauf hinten und stecht um den Chip.
chicago-told-for-start = { $who } stechen darum, wer die nächste Runde anfängt.
    .you = { $names } und du stecht darum, wer die nächste Runde anfängt.
chicago-told-next-round = { $who } fängt die nächste Runde an.
    .you = Du fängst die nächste Runde an.

# Das begleitete erste Spiel.
chicago-learn-keeps-stop = Einsen zählen 100, Sechsen 60: Die lässt du liegen. Zufrieden? Dann hör auf.
chicago-learn-after-told-limit = So oft wie der Erste dürfen nun alle höchstens werfen.
chicago-learn-after-told-chip = Der schlechteste Wurf der Runde bekommt den Strafchip.
chicago-ending-order = Wer länger dabei war, steht vorn.
