wuerfelpoker-name = Würfelpoker
wuerfelpoker-aliases = Poker mit Würfeln; Pokern mit Würfeln
wuerfelpoker-line = Fünf gewöhnliche Würfel, und die beste Kombination räumt den Pot ab.
wuerfelpoker-goal = Die beste Kombination holt den Pot; wer am Ende die meisten Chips hat, gewinnt.
wuerfelpoker-each-turn =
    Du hast { $max_throws ->
        [one] einen einzigen Wurf
       *[other] bis zu { WORD($max_throws) } Würfe
    } mit fünf Würfeln, für alle sichtbar.
wuerfelpoker-rules =
    Fünf gewöhnliche Würfel, und für jeden { $start_chips } Chips.

    { $stake ->
        [one] Zu Beginn jeder Runde legt jeder einen Chip in den Pot.
       *[other] Zu Beginn jeder Runde legt jeder { $stake } Chips in den Pot.
    } Wer das nicht mehr kann, ist aus dem Spiel. Dann wirft einer nach dem anderen, für alle sichtbar. { $max_throws ->
        [one] Jeder hat nur einen Wurf.
        [2] Jeder darf einmal nachwerfen; dabei bleiben einer bis vier Würfel liegen. Wer zufrieden ist, hört vorher auf.
       *[other] Jeder darf zweimal nachwerfen; jedes Mal bleiben einer bis vier Würfel liegen, und was liegen blieb, darf beim zweiten Mal wieder mit. Wer zufrieden ist, hört vorher auf.
    }

    Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Straße (fünf in einer Reihe), Full House (Drilling und Paar), Vierling, Fünfling. Haben mehrere das Gleiche, entscheidet der höhere Wert. Bei zwei Paaren zählt zuerst das höhere, dann das niedrigere, beim Full House zuerst der Drilling, dann das Paar. Ist auch das gleich, entscheiden die übrigen Würfel vom höchsten abwärts. { $nothing_rank ->
        [all_equal] Nur wer gar kein Paar hat, ist mit allen anderen ohne Paar gleichauf.
       *[high_dice] Das gilt auch für Würfe ohne Paar.
    }{ $raising ->
        [true]
            {""}

            { wuerfelpoker-rules-raising }
       *[false] {""}
    }

    Wer den besten Wurf hat, gewinnt den Pot. { $tie ->
        [throw_off] Liegen mehrere völlig gleich vorn, stechen sie mit je einem Wurf, ohne Einsatz. Nach zehn Stechen ohne Entscheidung wird der Pot geteilt; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.
       *[split] Liegen mehrere völlig gleich vorn, teilen sie den Pot; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.
    }{ wuerfelpoker-rules-next }

    { $rounds ->
        [one] Es gibt nur eine Runde.
       *[other] Es gibt { WORD($rounds) } Runden; früher ist Schluss, wenn nur noch einer den Einsatz zahlen kann.
    } Wer dann die meisten Chips hat, gewinnt.
wuerfelpoker-rules-bounds = Keiner darf in einer Runde mehr als { $max_stake ->
        [one] einen Chip
       *[other] { $max_stake } Chips
    } im Pot haben, den Grundeinsatz mitgerechnet. Erhöhen darfst du nur so weit, dass alle noch mitgehen können. Wer aussteigt, lässt seine Chips im Pot und wirft in dieser Runde nicht mehr. Bleibt nur einer übrig, nimmt er den Pot.
wuerfelpoker-rules-next =
    { $rounds ->
        [one] {""}
       *[other] {" "}Die nächste Runde beginnt, wer links vom letzten Startspieler sitzt.
    }
wuerfelpoker-rules-raising =
    { $raise_timing ->
        [none] Ein Zeitpunkt zum Erhöhen ist nicht ausgemacht, also bleibt es beim Einsatz.
       *[other] { $max_stake ->
            [one] Erhöht wird trotzdem nicht, denn mehr als einen Chip darf keiner im Pot haben.
           *[other] { wuerfelpoker-rules-raises }
        }
    }
wuerfelpoker-rules-raises =
    { $raise_timing ->
        [after_all] Wenn alle geworfen haben, wird reihum gesetzt, angefangen beim ersten Werfer: Du kannst erhöhen oder nicht, und wenn jemand mehr im Pot hat als du, gehst du mit oder steigst aus. Auch eine Erhöhung darf überboten werden; Schluss ist, wenn alle, die noch dabei sind, gleich viel im Pot haben. { wuerfelpoker-rules-bounds }
       *[after_throw] Wer geworfen hat, darf erhöhen. Dann müssen alle anderen der Reihe nach mitgehen oder aussteigen, auch wer noch gar nicht geworfen hat; dagegen erhöhen geht nicht. { wuerfelpoker-rules-bounds }
    }
wuerfelpoker-option-stake = Einsatz
wuerfelpoker-option-stake-help = So viele Chips legt jeder zu Beginn einer Runde in den Pot.
wuerfelpoker-option-raising = Mit Erhöhen
wuerfelpoker-option-raising-help = Ob man nach dem Wurf den Einsatz erhöhen darf.
wuerfelpoker-option-raise_timing = Wann erhöht wird
wuerfelpoker-option-raise_timing-help = Zählt nur, wenn mit Erhöhen gespielt wird.
wuerfelpoker-option-max_throws = Würfe
wuerfelpoker-option-max_throws-help = So oft darf jeder werfen; dazwischen bleiben einer bis vier Würfel liegen.
wuerfelpoker-option-rounds = Runden
wuerfelpoker-option-rounds-help = Nach so vielen Runden ist das Spiel aus.
wuerfelpoker-option-start_chips = Chips am Anfang
wuerfelpoker-option-start_chips-help = So viele Chips bekommt jeder.
wuerfelpoker-option-tie = Gleichstand im Pot
wuerfelpoker-option-tie-help = Ob völlig gleiche Würfe den Pot teilen oder um ihn stechen.
wuerfelpoker-value-tie-split = teilen
wuerfelpoker-value-tie-throw_off = stechen

## Würfe
wuerfelpoker-faces-1 = Einsen
wuerfelpoker-faces-2 = Zweien
wuerfelpoker-faces-3 = Dreien
wuerfelpoker-faces-4 = Vieren
wuerfelpoker-faces-5 = Fünfen
wuerfelpoker-faces-6 = Sechsen
wuerfelpoker-hand-sequence =
    { $top ->
        [6] Straße bis zur Sechs
       *[other] Straße bis zur Fünf
    }
