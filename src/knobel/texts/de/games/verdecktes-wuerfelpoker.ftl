verdecktes-wuerfelpoker-name = Verdecktes Würfelpoker
verdecktes-wuerfelpoker-aliases = Verdecktes Poker; Lügenpoker mit Würfeln; Pokerlügen
verdecktes-wuerfelpoker-line = Unter dem Becher liegt ein Paar, angesagt wird ein Fünfling: Wer zweifelt, zahlt oder lacht.
verdecktes-wuerfelpoker-goal = Die höchste Ansage, die gilt, holt den Pot; am Ende zählen die Chips.
verdecktes-wuerfelpoker-each-turn = Wirf verdeckt und sag eine Kombination an, wahr oder nicht; die anderen dürfen zweifeln.
verdecktes-wuerfelpoker-rules =
    Fünf Pokerwürfel mit den Seiten 9, 10, Bube, Dame, König und Ass, und ein Becher. Jeder hat am Anfang { $start_chips } Chips. Zu Beginn jeder Runde legt jeder einen Chip in den Pot; wer keinen mehr hat, ist aus dem Spiel.

    Reihum wirft jeder ein einziges Mal verdeckt, schaut heimlich nach und sagt eine Kombination an, wahr oder nicht, höher oder niedriger als die anderen. Angesagt wird nur die Kombination selbst, also „ein Paar Könige“; die übrigen Würfel spielen keine Rolle.

    { $sequences ->
        [true] Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Straße (fünf in einer Reihe, bis zum König oder bis zum Ass), Full House (Drilling und Paar), Vierling, Fünfling.
       *[false] Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Full House (Drilling und Paar), Vierling, Fünfling. Straßen zählen nicht.
    } Bei gleicher Kombination entscheidet der höhere Wert. Bei zwei Paaren zählt zuerst das höhere, dann das niedrigere, beim Full House zuerst der Drilling, dann das Paar.

    { $challenge_mode ->
        [sequential] Nach jeder Ansage sagen die anderen der Reihe nach, ob sie zweifeln.
       *[timed] Nach jeder Ansage haben alle anderen { $challenge_seconds } Sekunden Zeit zu zweifeln; der Erste zählt.
    } Zweifeln darf nur, wer noch einen Chip hat. Zweifelt keiner, gilt die Ansage, und die Würfel bleiben geheim. Zweifelt einer, geht der Becher hoch. Stimmt die Ansage, muss der Zweifler den Pot verdoppeln. Stimmt sie nicht, verdoppelt ihn der Schwindler, und für ihn gilt, was wirklich daliegt. Wer dafür zu wenig Chips hat, zahlt, was er hat.

    { $truth_test ->
        [at_least] Wer mehr hat als angesagt, hat nicht geschwindelt; es bleibt aber bei der Ansage.
       *[exact] Die Ansage stimmt nur, wenn genau das daliegt. Auch wer mehr hat als angesagt, hat geschwindelt.
    }

    Haben alle angesagt, gewinnt die höchste Ansage, die gilt, den Pot{ verdecktes-wuerfelpoker-rules-next }. { $tie ->
        [split] Haben mehrere die gleiche, teilen sie den Pot; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.
       *[open_throw] Haben mehrere die gleiche, wirft jeder von ihnen einmal offen, und nun zählen auch die übrigen Würfel. Nach zehn Stechen ohne Entscheidung wird der Pot geteilt; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.
    } { $reveal_after_deal ->
        [true] Am Ende der Runde gehen alle Becher hoch.
       *[false] Was nicht angezweifelt wurde, erfährt nie jemand.
    }

    { $rounds ->
        [one] Es gibt nur eine Runde.
       *[other] Es gibt { WORD($rounds) } Runden; früher ist Schluss, wenn nur noch einer Chips hat.
    } Wer dann die meisten Chips hat, gewinnt.
verdecktes-wuerfelpoker-rules-next =
    { $rounds ->
        [one] {""}
       *[other] ; wer sie gemacht hat, fängt die nächste Runde an
    }
verdecktes-wuerfelpoker-option-rounds = Runden
verdecktes-wuerfelpoker-option-rounds-help = Nach so vielen Runden ist das Spiel aus.
verdecktes-wuerfelpoker-option-start_chips = Chips am Anfang
verdecktes-wuerfelpoker-option-start_chips-help = So viele Chips bekommt jeder.
verdecktes-wuerfelpoker-option-tie = Gleichstand im Pot
verdecktes-wuerfelpoker-option-tie-help = Ob bei gleichen Ansagen offen gestochen oder geteilt wird.
verdecktes-wuerfelpoker-value-tie-open_throw = offen stechen
verdecktes-wuerfelpoker-value-tie-split = teilen
