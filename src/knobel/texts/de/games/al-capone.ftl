al-capone-name = Al Capone
al-capone-aliases = { "" }
al-capone-line = Ein einziger Wurf, und bei gleicher Kombination entscheiden die Punkte.
al-capone-goal = Die beste Kombination holt den Pot; wer am Ende die meisten Chips hat, gewinnt.
al-capone-each-turn =
    Du wirfst fünf Pokerwürfel ein einziges Mal{ $max_stake ->
        [one] .
       *[other] { $raise_timing ->
            [none] .
           *[other] ; danach kann erhöht werden.
        }
    }
al-capone-rules =
    Fünf Pokerwürfel mit den Seiten 9, 10, Bube, Dame, König und Ass. Jeder hat am Anfang { $start_chips } Chips.

    { $min_stake ->
        [one] Zu Beginn jeder Runde legt jeder einen Chip in den Pot.
       *[other] Zu Beginn jeder Runde legt jeder { $min_stake } Chips in den Pot.
    } Wer das nicht mehr kann, ist aus dem Spiel. Reihum wirft jeder alle fünf Würfel ein einziges Mal, für alle sichtbar.

    { $sequences ->
        [true] Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Straße (fünf in einer Reihe), Full House (Drilling und Paar), Vierling, Fünfling.
       *[false] Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Full House (Drilling und Paar), Vierling, Fünfling. Straßen zählen nicht.
    }

    Haben mehrere die gleiche Kombination, etwa jeder ein Paar, ist egal, welches: Dann entscheiden die Punkte. { $rating ->
        [B] Es zählen 9 neun, 10 zehn, Bube zwei, Dame drei, König vier und Ass elf Punkte.
        [C] Es zählen 9 einen, 10 zwei, Bube drei, Dame vier, König fünf und Ass elf Punkte.
       *[A] Es zählen 9 neun, 10 zehn, Bube elf, Dame zwölf, König dreizehn und Ass vierzehn Punkte.
    } { $rating_scope ->
        [combination_dice] Gezählt werden nur die Würfel, die die Kombination ausmachen, bei einem Paar also zwei; ohne Paar und bei einer Straße alle fünf.
       *[all_five] Gezählt werden immer alle fünf Würfel.
    }

    { $max_stake ->
        [one] Erhöht wird nicht: Es bleibt beim Grundeinsatz.
       *[other] { al-capone-rules-raising }
    }

    Wer den besten Wurf hat, gewinnt den Pot{ al-capone-rules-starts-next }. Haben mehrere vorn die gleiche Kombination und gleich viele Punkte, stechen nur sie: Jeder wirft noch einmal, ohne Einsatz. Nach zehn Stechen ohne Entscheidung wird der Pot geteilt; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.

    { $rounds ->
        [one] Es gibt nur eine Runde.
       *[other] Es gibt { WORD($rounds) } Runden; früher ist Schluss, wenn nur noch einer den Grundeinsatz zahlen kann.
    } Wer dann die meisten Chips hat, gewinnt.
al-capone-rules-bounds = Keiner darf in einer Runde mehr als { $max_stake ->
        [one] einen Chip
       *[other] { $max_stake } Chips
    } im Pot haben, den Grundeinsatz mitgerechnet. Erhöhen darfst du nur so weit, dass alle noch mitgehen können. Wer aussteigt, lässt seine Chips im Pot und wirft in dieser Runde nicht mehr. Bleibt nur einer übrig, nimmt er den Pot{ al-capone-rules-starts-next }.
al-capone-rules-starts-next =
    { $rounds ->
        [one] {""}
       *[other] {" "}und fängt die nächste Runde an
    }
al-capone-rules-raising =
    { $raise_timing ->
        [after_all] Wenn alle geworfen haben, wird reihum gesetzt, angefangen beim ersten Werfer: Du kannst erhöhen oder nicht, und wenn jemand mehr im Pot hat als du, gehst du mit oder steigst aus. Auch eine Erhöhung darf überboten werden; Schluss ist, wenn alle, die noch dabei sind, gleich viel im Pot haben. { al-capone-rules-bounds }
        [none] Erhöht wird nicht: Es bleibt beim Grundeinsatz.
       *[after_throw] Wer geworfen hat, darf erhöhen. Dann müssen alle anderen der Reihe nach mitgehen oder aussteigen, auch wer noch gar nicht geworfen hat; dagegen erhöhen geht nicht. { al-capone-rules-bounds }
    }
al-capone-option-rating = Punktetabelle
al-capone-option-rating-help = Was die Seiten zählen, wenn mehrere die gleiche Kombination haben.
al-capone-value-rating-A = 9 10 11 12 13 14
al-capone-value-rating-B = 9 10 2 3 4 11
al-capone-value-rating-C = 1 2 3 4 5 11
al-capone-option-rating_scope = Gezählte Würfel
al-capone-option-rating_scope-help = Ob alle fünf Würfel Punkte bringen oder nur die der Kombination.
al-capone-value-rating_scope-all_five = alle fünf
al-capone-value-rating_scope-combination_dice = nur die Kombination
al-capone-option-min_stake-help = So viele Chips legt jeder zu Beginn einer Runde in den Pot; nie mehr, als es am Anfang gab.
al-capone-option-rounds = Runden
al-capone-option-rounds-help = Nach so vielen Runden ist das Spiel aus.
al-capone-option-start_chips = Chips am Anfang
al-capone-option-start_chips-help = So viele Chips bekommt jeder.
al-capone-rated-hand = { $hand } ({ $points } Punkte)
