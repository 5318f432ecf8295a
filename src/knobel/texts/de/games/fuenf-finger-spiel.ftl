fuenf-finger-spiel-name = Fünf-Finger-Spiel
fuenf-finger-spiel-aliases = Fünffingerspiel; Fünf Finger
fuenf-finger-spiel-line = Wirf drei Würfel, bis die Fünf da ist – mit so wenigen Würfen wie möglich.
fuenf-finger-spiel-goal =
    { $goal ->
        [any_five] Wirf eine Fünf
       *[sum_five] Wirf zusammen genau fünf Augen
    } – mit den wenigsten Würfen gewinnst du.
fuenf-finger-spiel-each-turn = Du wirfst alle drei Würfel, bis es klappt, höchstens { TIMES($max_throws) }.
fuenf-finger-spiel-rules =
    { $goal ->
        [any_five] Wer dran ist, wirft alle drei Würfel, bis mindestens einer eine Fünf zeigt,
       *[sum_five] Wer dran ist, wirft alle drei Würfel, bis sie zusammen fünf Augen zeigen, also 1-1-3 oder 1-2-2; das klappt im Schnitt nur in jedem 36. Wurf. Geworfen wird
    } höchstens { TIMES($max_throws) }. Dann kommt der Nächste.

    Wer die wenigsten Würfe gebraucht hat, gewinnt. Wer es nicht schafft, steht hinten. { $if_nobody ->
        [draw] Schafft es niemand, geht das Spiel unentschieden aus.
       *[replay] Schafft es niemand, fangt ihr noch einmal von vorn an, und es beginnt, wer links vom letzten Startspieler sitzt; nach 20 Wiederholungen ist das Spiel unentschieden.
    }
fuenf-finger-spiel-option-goal = Ziel
fuenf-finger-spiel-option-goal-help = Fünf Augen mit allen drei Würfeln zusammen, oder irgendein Würfel zeigt eine Fünf.
fuenf-finger-spiel-value-goal-sum_five = zusammen fünf Augen
fuenf-finger-spiel-value-goal-any_five = irgendeine Fünf
fuenf-finger-spiel-option-max_throws = Höchstens so viele Würfe
fuenf-finger-spiel-option-max_throws-help = So viele Versuche hat jeder.
fuenf-finger-spiel-option-if_nobody = Wenn es keiner schafft
fuenf-finger-spiel-option-if_nobody-help = Noch einmal von vorn, oder das Spiel ist unentschieden.
fuenf-finger-spiel-value-if_nobody-replay = noch einmal
fuenf-finger-spiel-value-if_nobody-draw = unentschieden
fuenf-finger-spiel-note-waiting = von höchstens { $most }
fuenf-finger-spiel-note-done = geschafft
fuenf-finger-spiel-note-failed = nicht geschafft
fuenf-finger-spiel-told-done =
    { $throws ->
        [one] Gleich im ersten Wurf: { $who } hat es geschafft!
       *[other] { $who } hat es im { $throws }. Wurf geschafft.
    }
    .you =
        { $throws ->
            [one] Gleich im ersten Wurf: Du hast es geschafft!
           *[other] Du hast es im { $throws }. Wurf geschafft.
        }
fuenf-finger-spiel-told-failed = { $throws } Würfe, und keine fünf Finger: { $who } hat es nicht geschafft.
    .you = { $throws } Würfe, und keine fünf Finger: Du hast es nicht geschafft.
fuenf-finger-spiel-told-again = Keiner hat es geschafft. Noch einmal von vorn, { $who } fängt an.
    .you = Keiner hat es geschafft. Noch einmal von vorn, du fängst an.
fuenf-finger-spiel-again = { $number }. Wiederholung von höchstens { $most }
