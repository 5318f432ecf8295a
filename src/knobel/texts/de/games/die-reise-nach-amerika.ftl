die-reise-nach-amerika-name = Die Reise nach Amerika
die-reise-nach-amerika-aliases = { "" }
die-reise-nach-amerika-line = Von der Eins bis zur Sechs nach Amerika, mit möglichst wenigen Würfen.
die-reise-nach-amerika-goal =
    Leg die 1 bis 6 der Reihe nach ab{ $return_trip ->
        [false] {""}
       *[true] , dann zurück bis zur 1
    } – mit den wenigsten Würfen.
die-reise-nach-amerika-each-turn = Du wirfst und legst die nächsten Zahlen zur Seite; mit dem Rest geht es später weiter.
die-reise-nach-amerika-rules =
    Geworfen wird mit sechs Würfeln. Auf der Hinfahrt legst du der Reihe nach eine Eins, eine Zwei und so weiter bis zur Sechs weg. Liegt die Zahl da, die du brauchst, kommt ein Würfel davon zur Seite, und du schaust gleich nach der nächsten; so kann ein Wurf mehrere Würfel bringen. Mit dem Rest wirfst du beim nächsten Mal weiter. { $return_trip ->
        [false] Liegen alle sechs, bist du am Ziel.
       *[true] Liegen alle sechs, bist du in Amerika. Mit dem nächsten Wurf beginnt die Rückfahrt, wieder mit sechs Würfeln und diesmal von der Sechs bis zur Eins. Danach bist du zu Hause.
    }

    { $turn_mode ->
        [consecutive] Jeder macht seine ganze Reise in einem Zug, bevor der Nächste dran ist. Wer die wenigsten Würfe braucht, gewinnt.
       *[one_throw_each] Reihum wirft jeder einmal. Wenn der Erste ankommt, wird die Runde noch zu Ende gespielt, und wer in dieser Runde ankommt, gewinnt. { $play_out ->
            [true] Die anderen spielen weiter, bis alle angekommen sind; auch die hinteren Plätze entscheidet die Zahl der Würfe.
           *[false] Bei den anderen zählt, wie weit sie gekommen sind.
        }
    }

    { $tie_break ->
        [throw_off] Sind mehrere gleich gut, fahren sie noch einmal die ganze Reise gegeneinander, bis einer allein vorne liegt, höchstens zehnmal.
       *[shared] Sind mehrere gleich gut, teilen sie sich den Sieg.
    } Wer nach 500 Würfen noch unterwegs ist, gilt als verschollen und wird Letzter.
die-reise-nach-amerika-option-turn_mode = Reihenfolge
die-reise-nach-amerika-option-turn_mode-help = Ob reihum geworfen wird oder jeder seine Reise am Stück macht.
die-reise-nach-amerika-value-turn_mode-one_throw_each = reihum ein Wurf
die-reise-nach-amerika-value-turn_mode-consecutive = jeder am Stück
die-reise-nach-amerika-option-return_trip = Mit Rückfahrt
die-reise-nach-amerika-option-return_trip-help = Ob es auch wieder zurück geht.
die-reise-nach-amerika-option-play_out = Bis alle da sind
die-reise-nach-amerika-option-play_out-help = Ob weitergespielt wird, bis auch der Letzte angekommen ist.
die-reise-nach-amerika-option-tie_break-help = Den Sieg teilen oder noch einmal die ganze Reise gegeneinander machen.
die-reise-nach-amerika-told-laid = { $who } legt weg: { $numbers }. Gebraucht wird jetzt die { $needed }.
    .you = Du legst weg: { $numbers }. Jetzt brauchst du die { $needed }.
die-reise-nach-amerika-told-nothing = Nichts dabei: { $who } braucht weiter die { $needed }.
    .you = Nichts dabei: Du brauchst weiter die { $needed }.
die-reise-nach-amerika-told-arrived = { $who } legt weg: { $numbers } – und ist in Amerika! Jetzt geht es zurück.
    .moment = Amerika!
    .you = Du legst weg: { $numbers } – und bist in Amerika! Jetzt geht es zurück.
die-reise-nach-amerika-told-home =
    { $throws ->
        [one] { $who } legt weg: { $numbers } – angekommen nach einem Wurf!
       *[other] { $who } legt weg: { $numbers } – angekommen nach { $throws } Würfen!
    }
    .you =
        { $throws ->
            [one] Du legst weg: { $numbers } – angekommen nach einem Wurf!
           *[other] Du legst weg: { $numbers } – angekommen nach { $throws } Würfen!
        }
die-reise-nach-amerika-told-lost = { $who } ist nach { $throws } Würfen noch nicht da und gilt als verschollen.
    .you = Du bist nach { $throws } Würfen noch nicht da und giltst als verschollen.
die-reise-nach-amerika-told-last-round = Die Runde wird noch zu Ende gespielt.
die-reise-nach-amerika-told-tie = Gleich gut: { $who } reisen noch einmal gegeneinander.
    .you = Gleich gut: { $names } und du reist noch einmal gegeneinander.
die-reise-nach-amerika-told-stopped = Niemand ist angekommen.
die-reise-nach-amerika-tie = Stechen: { $who } machen die Reise noch einmal.
    .you = Stechen: { $names } und du macht die Reise noch einmal.
die-reise-nach-amerika-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon angekommen.
       *[other] Letzte Runde: { $who } sind schon angekommen.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon angekommen.
           *[other] Letzte Runde: { $names } und du seid schon angekommen.
        }
die-reise-nach-amerika-note-out = hin, jetzt die { $needed }
die-reise-nach-amerika-note-back = zurück, jetzt die { $needed }
die-reise-nach-amerika-note-home = angekommen
die-reise-nach-amerika-note-lost = verschollen
die-reise-nach-amerika-note-ashore = nicht mehr dabei
