offenes-wuerfelpoker-name = Offenes Würfelpoker
offenes-wuerfelpoker-aliases = Offenes Poker; Pokerwürfeln; Poker mit Pokerwürfeln
offenes-wuerfelpoker-line = Dreimal offen werfen, das Beste liegen lassen – und den anderen das Mitgehen teuer machen.
offenes-wuerfelpoker-goal = Die beste Kombination holt den Pot; wer am Ende die meisten Chips hat, gewinnt.
offenes-wuerfelpoker-each-turn =
    Bis zu drei Würfe, Gutes bleibt liegen{ $max_stake ->
        [one] .
       *[other] { $raise_timing ->
            [none] .
           *[other] ; danach kann erhöht werden.
        }
    }
offenes-wuerfelpoker-rules =
    Fünf Pokerwürfel. Ihre Seiten sind, von unten nach oben: 9, 10, Bube, Dame, König, Ass. Jeder hat am Anfang { $start_chips } Chips.

    { $min_stake ->
        [one] Zu Beginn jeder Runde legt jeder einen Chip in den Pot.
       *[other] Zu Beginn jeder Runde legt jeder { $min_stake } Chips in den Pot.
    } Wer das nicht mehr kann, ist aus dem Spiel.

    Reihum wirft jeder alle fünf Würfel, für alle sichtbar, und darf noch zweimal nachwerfen. { $rethrow_all ->
        [true] Vor jedem Nachwurf lässt du bis zu vier Würfel liegen, oder auch keinen; was du liegen lässt, darfst du beim nächsten Mal wieder aufnehmen.
       *[false] Vor jedem Nachwurf lässt du einen bis vier Würfel liegen; alle fünf noch einmal werfen geht nicht. Was du liegen lässt, darfst du beim nächsten Mal wieder aufnehmen.
    } Aufhören darfst du jederzeit.

    { $sequences ->
        [true] Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Straße (fünf in einer Reihe, bis zum König oder bis zum Ass), Full House (Drilling und Paar), Vierling, Fünfling.
       *[false] Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Full House (Drilling und Paar), Vierling, Fünfling. Straßen zählen nicht.
    } Haben mehrere das Gleiche, entscheidet der höhere Wert. Bei zwei Paaren zählt zuerst das höhere, dann das niedrigere, beim Full House zuerst der Drilling, dann das Paar. Ist auch das gleich, entscheiden die übrigen Würfel vom höchsten abwärts. { $nothing_rank ->
        [all_equal] Nur wer gar kein Paar hat, ist mit allen anderen ohne Paar gleichauf.
       *[high_dice] Das gilt auch für Würfe ohne Paar.
    }

    { $max_stake ->
        [one] Erhöht wird nicht: Es bleibt beim Grundeinsatz.
       *[other] { offenes-wuerfelpoker-rules-raising }
    }

    Wer den besten Wurf hat, gewinnt den Pot{ offenes-wuerfelpoker-rules-starts-next }. Liegen mehrere völlig gleich vorn, stechen sie um den Pot: jeder noch einmal bis zu drei Würfe, ohne Einsatz. Nach zehn Stechen ohne Entscheidung wird der Pot geteilt; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.

    { $rounds ->
        [one] Es gibt nur eine Runde.
       *[other] Es gibt { WORD($rounds) } Runden; früher ist Schluss, wenn nur noch einer den Grundeinsatz zahlen kann.
    } Wer dann die meisten Chips hat, gewinnt.
offenes-wuerfelpoker-rules-starts-next =
    { $rounds ->
        [one] {""}
       *[other] {" "}und fängt die nächste Runde an
    }
offenes-wuerfelpoker-rules-raising =
    { $raise_timing ->
        [after_all] Wenn alle geworfen haben, wird reihum gesetzt, angefangen beim ersten Werfer: Du kannst erhöhen oder nicht, und wenn jemand mehr im Pot hat als du, gehst du mit oder steigst aus. Auch eine Erhöhung darf überboten werden; Schluss ist, wenn alle, die noch dabei sind, gleich viel im Pot haben. Keiner darf in einer Runde mehr als { $max_stake ->
        [one] einen Chip
       *[other] { $max_stake } Chips
    } im Pot haben, den Grundeinsatz mitgerechnet. Erhöhen darfst du nur so weit, dass alle noch mitgehen können. Bleibt nur einer übrig, nimmt er den Pot{ offenes-wuerfelpoker-rules-starts-next }.
        [none] Erhöht wird nicht: Es bleibt beim Grundeinsatz.
       *[after_throw] Wer fertig geworfen hat, darf erhöhen. Dann müssen alle anderen der Reihe nach mitgehen oder aussteigen, auch wenn sie noch gar nicht geworfen haben; dagegen erhöhen geht nicht. Keiner darf in einer Runde mehr als { $max_stake ->
        [one] einen Chip
       *[other] { $max_stake } Chips
    } im Pot haben, den Grundeinsatz mitgerechnet. Erhöhen darfst du nur so weit, dass alle noch mitgehen können. Wer aussteigt, lässt seine Chips im Pot und wirft in dieser Runde nicht mehr. Bleibt nur einer übrig, nimmt er den Pot{ offenes-wuerfelpoker-rules-starts-next }.
    }
offenes-wuerfelpoker-option-rounds = Runden
offenes-wuerfelpoker-option-rounds-help = Nach so vielen Runden ist das Spiel aus.
offenes-wuerfelpoker-option-start_chips = Chips am Anfang
offenes-wuerfelpoker-option-start_chips-help = So viele Chips bekommt jeder.

# Das begleitete erste Spiel.
offenes-wuerfelpoker-learn-thing-chips = Bei jedem Namen steht, wie viele Chips er hat; in der Mitte liegt der Pot.
offenes-wuerfelpoker-learn-keeps-stop = Lass liegen, was zusammenpasst: Paare, Drillinge, eine Straße. Zufrieden? Dann hör auf.
offenes-wuerfelpoker-learn-after-told-deal = Jeder hat seinen Einsatz in den Pot gelegt. Die beste Kombination bekommt ihn.
offenes-wuerfelpoker-learn-after-told-pot = Der Pot ist vergeben, und die nächste Runde beginnt.
