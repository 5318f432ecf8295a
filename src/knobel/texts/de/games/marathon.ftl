marathon-name = Marathon
marathon-aliases = Die 42. Eins
marathon-line = Ein langer Lauf auf viele Einsen – und wer die Halbzeit gewinnt, bekommt kurz vor dem Ziel Bonuswürfe.
marathon-goal = Alle Einsen zählen zusammen: Wer Nummer { $target_ones } wirft, gewinnt.
marathon-each-turn = Du wirfst einen Würfel; die Eins zur Halbzeit bringt später Bonuswürfe.
marathon-rules =
    Reihum wirft jeder einmal mit einem Würfel. Jede Eins zählt, ganz gleich, wer sie wirft: Die Einsen aller werden zusammengezählt, bis zur { $target_ones }. Eins. Wer sie wirft, gewinnt auf der Stelle.

    Unterwegs gibt es einen Zwischenpreis: Wer die Eins wirft, mit der die Hälfte erreicht ist, gewinnt die Halbzeit. { $bonus_timing ->
        [own_turn] Fehlen nur noch zwei Einsen, wenn du als Halbzeitsieger an die Reihe kommst, hast du bis zu drei Würfe statt einem. Den ersten musst du machen, auf die anderen darfst du verzichten; denn eine Eins, die nicht die letzte ist, hilft vielleicht nur dem Nächsten.
       *[immediate] Fehlen nur noch zwei Einsen, bekommst du als Halbzeitsieger sofort bis zu drei Bonuswürfe, auch wenn du gar nicht dran bist. Vor jedem davon darfst du verzichten; denn eine Eins, die nicht die letzte ist, hilft vielleicht nur dem Nächsten. Danach geht es links von dem weiter, der zuletzt regulär geworfen hat.
    }

    Alle, die nicht gewonnen haben, teilen sich den zweiten Platz. Ist die letzte Eins nach { $safety_circuits } Runden noch nicht gefallen, wird abgebrochen, und niemand gewinnt.
marathon-option-target_ones = Zahl der Einsen
marathon-option-target_ones-help = Die wievielte Eins gewinnt; die Halbzeit ist bei der Hälfte, der Bonus kommt zwei Einsen vor dem Ziel.
marathon-option-bonus_timing = Bonuswürfe
marathon-option-bonus_timing-help = Ob der Bonus sofort kommt, wenn noch zwei Einsen fehlen, oder erst im eigenen Zug.
marathon-value-bonus_timing-immediate = sofort
marathon-value-bonus_timing-own_turn = im eigenen Zug
marathon-press-stop = Auf den Bonus verzichten
marathon-press-throw = Bonuswurf machen
marathon-told-press-stop = { $who } verzichtet auf den Rest.
    .you = Du verzichtest auf den Rest.
marathon-told-press-throw = { $who } nimmt einen Bonuswurf.
    .you = Du nimmst einen Bonuswurf.
marathon-count = Einsen bisher: { $count } von { $target }.
marathon-bonus =
    { $throws ->
        [one] { $who } hat noch einen Bonuswurf.
       *[other] { $who } hat noch { $throws } Bonuswürfe.
    }
    .you =
        { $throws ->
            [one] Du hast noch einen Bonuswurf.
           *[other] Du hast noch { $throws } Bonuswürfe.
        }
marathon-told-one = Das ist die Eins Nummer { $count } von { $target }.
marathon-told-half = { $who } gewinnt die Halbzeit.
    .you = Du gewinnst die Halbzeit.
marathon-told-bonus = { $who } hat die Halbzeit gewonnen und darf jetzt { $throws } Bonuswürfe machen.
    .you = Du hast die Halbzeit gewonnen und darfst jetzt { $throws } Bonuswürfe machen.
marathon-note-half = Sieg zur Halbzeit
marathon-read-standing =
    { $score ->
        [one] { $who }: 1 Eins
       *[other] { $who }: { $score } Einsen
    }
    .you =
        { $score ->
            [one] Du: 1 Eins
           *[other] Du: { $score } Einsen
        }
marathon-option-safety_circuits = Höchstens so viele Runden
marathon-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen, und niemand gewinnt.
marathon-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen.
