escalero-name = Escalero
escalero-aliases = Pokerwürfel-Kniffel; General mit Pokerwürfeln
escalero-line = Pokerwürfel mit Spielblatt: Was schon im ersten Wurf daliegt, ist serviert und zählt mehr.
escalero-goal = Füll alle elf Zeilen deines Blatts; wer die meisten Punkte hat, gewinnt.
escalero-each-turn =
    { $max_throws ->
        [one] Ein Wurf
       *[other] Bis zu { WORD($max_throws) } Würfe
    } mit fünf Pokerwürfeln; dann trägst du in eine freie Zeile ein.
escalero-rules =
    Fünf Pokerwürfel mit den Seiten 9, 10, Bube, Dame, König und Ass, und für jeden ein Blatt mit elf Zeilen.

    { $max_throws ->
        [one] Bist du dran, wirfst du alle fünf Würfel ein einziges Mal.
        [2] Bist du dran, wirfst du alle fünf Würfel und darfst einmal nachwerfen.
       *[other] Bist du dran, wirfst du alle fünf Würfel und darfst zweimal nachwerfen.
    }{ $max_throws ->
        [one] {""}
       *[other] {" "}{ $rethrow_all ->
            [true] Vor jedem Nachwurf lässt du bis zu vier Würfel liegen, oder auch keinen.
           *[false] Vor jedem Nachwurf lässt du einen bis vier Würfel liegen; alle fünf noch einmal werfen geht nicht.
        }
    }{ $max_throws ->
        [3] {" "}Was liegen blieb, darfst du später wieder aufnehmen.
       *[other] {""}
    } Dann trägst du den Wurf in eine freie Zeile ein. Eine Null darfst du in jede freie Zeile schreiben.

    In den sechs Zeilen von Neuner bis Asse zählt jeder passende Würfel: eine 9 einen Punkt, eine 10 zwei, ein Bube drei, eine Dame vier, ein König fünf, ein Ass sechs. { $face_rows ->
        [no_combination_only] Eine Quint, eine Full Hand, ein Poker oder ein Fünfling darf hier nicht zählen; da bleibt in diesen Zeilen nur die Null.
       *[always] Das geht mit jedem Wurf.
    }

    { $max_throws ->
        [one] { escalero-rules-one-throw }
       *[other] { escalero-rules-served }
    }

    Nach elf Runden sind alle Blätter voll, und wer die meisten Punkte hat, gewinnt. { $payout ->
        [none] Abgerechnet wird nicht.
       *[to_winner] Dann zahlt jeder dem Sieger den Unterschied: { $points_per_chip ->
            [one] einen Chip für jeden Punkt.
           *[other] einen Chip für je { $points_per_chip } Punkte, abgerundet.
        } Mehrere Sieger teilen sich, was zusammenkommt. Abgerechnet wird auf dem Papier, auch ins Minus.
    }
escalero-rules-one-throw =
    Darunter stehen die Kombinationen. Bei einem einzigen Wurf ist jede serviert und bringt das meiste: Quint (fünf in einer Reihe) 30, Full Hand (drei gleiche und zwei gleiche einer anderen Seite) 35, Poker (vier gleiche) 45. Ein Fünfling bringt 50, in der Zeile für den servierten 100. { $fuenfling_as_poker ->
        [true] Fünf gleiche gelten auch als Poker.
       *[false] Für den Poker muss der fünfte Würfel anders sein.
    }
escalero-rules-served =
    Darunter stehen die Kombinationen: Quint (fünf in einer Reihe) bringt 25, Full Hand (drei gleiche und zwei gleiche einer anderen Seite) 30, Poker (vier gleiche) 40, Fünfling 50. { $fuenfling_as_poker ->
        [true] Fünf gleiche gelten auch als Poker.
       *[false] Für den Poker muss der fünfte Würfel anders sein.
    } Serviert gibt es 30 für die Quint, 35 für die Full Hand und 45 für den Poker. Ein servierter Fünfling kann in seine eigene Zeile und ist dort 100 wert.

    { $rethrow_all ->
        [true] { $served_scope ->
            [any_full_throw] Serviert heißt: Die Kombination lag auf einen Schlag da, in einem Wurf mit allen fünf Würfeln, und du wirfst danach nicht weiter.
           *[first_throw] Serviert heißt: Die Kombination lag schon im ersten Wurf da, und du wirfst nicht weiter.
        }
       *[false] Serviert heißt: Die Kombination lag schon im ersten Wurf da, und du wirfst nicht weiter.
    }
escalero-option-max_throws = Würfe
escalero-option-max_throws-help = So oft darf jeder werfen, bevor er eintragen muss.
escalero-option-served_scope = Serviert
escalero-option-served_scope-help = Ob nur der erste Wurf serviert sein kann oder jeder mit allen fünf Würfeln; das Zweite braucht „Alle fünf nachwerfen“.
escalero-value-served_scope-first_throw = nur im ersten Wurf
escalero-value-served_scope-any_full_throw = in jedem Wurf mit allen fünf
escalero-option-face_rows = Obere Zeilen
escalero-option-face_rows-help = Ob auch Kombinationen bei Neuner bis Asse zählen dürfen.
escalero-value-face_rows-always = mit jedem Wurf
escalero-value-face_rows-no_combination_only = nur ohne Kombination
escalero-option-fuenfling_as_poker = Fünfling als Poker
escalero-option-fuenfling_as_poker-help = Ob fünf gleiche auch als Poker eingetragen werden dürfen.
escalero-option-points_per_chip = Punkte je Chip
escalero-option-points_per_chip-help = So viele Punkte Unterschied kosten am Ende einen Chip.
escalero-option-payout = Abrechnung
escalero-option-payout-help = Ob am Ende alle den Sieger auszahlen.
escalero-value-payout-to_winner = alle zahlen dem Sieger
escalero-value-payout-none = keine
escalero-cell-nines = Neuner
escalero-cell-tens = Zehner
escalero-cell-jacks = Buben
escalero-cell-queens = Damen
escalero-cell-kings = Könige
escalero-cell-aces = Asse
escalero-cell-quint = Quint
escalero-cell-full_hand = Full Hand
escalero-cell-poker = Poker
escalero-cell-five = Fünfling
escalero-cell-five_served = Fünfling serviert
escalero-sum-total = Summe
escalero-section-faces = Neuner bis Asse
escalero-section-combinations = Kombinationen
escalero-space-cells = Den Wurf in eine freie Zeile eintragen
escalero-read-preview = Noch frei: { $row }, jetzt { $value }
escalero-served = Serviert! Jetzt eintragen, und es zählt so.
escalero-told-together = Zusammen liegen jetzt { $faces }.
escalero-told-entry =
    { $points ->
        [0] { $who } streicht „{ $cell }“.
        [one] { $who } trägt bei „{ $cell }“ einen Punkt ein.
       *[other] { $who } trägt bei „{ $cell }“ { $points } Punkte ein.
    }
    .you =
        { $points ->
            [0] Du streichst „{ $cell }“.
            [one] Du trägst bei „{ $cell }“ einen Punkt ein.
           *[other] Du trägst bei „{ $cell }“ { $points } Punkte ein.
        }
escalero-told-finished =
    { $points ->
        [one] Das Blatt von { $who } ist voll: ein Punkt.
       *[other] Das Blatt von { $who } ist voll: { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Dein Blatt ist voll: ein Punkt.
           *[other] Dein Blatt ist voll: { $points } Punkte.
        }
escalero-told-pays =
    { $chips ->
        [one] { $who } zahlt 1 Chip.
       *[other] { $who } zahlt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du zahlst 1 Chip.
           *[other] Du zahlst { $chips } Chips.
        }
escalero-told-gains =
    { $chips ->
        [one] { $who } bekommt 1 Chip.
       *[other] { $who } bekommt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du bekommst 1 Chip.
           *[other] Du bekommst { $chips } Chips.
        }
escalero-read-standing =
    { $unit ->
        [chips] Abrechnung, { $who }: { $score } Chips
        [match-chips] { $who }: { $score } Chips im Match
        [match-winner] { $who }: { $score } im Match
       *[other] { $who }: { $score }
    }
    .you =
        { $unit ->
            [chips] Deine Abrechnung: { $score } Chips
            [match-chips] Du: { $score } Chips im Match
            [match-winner] Du: { $score } im Match
           *[other] Du: { $score }
        }
escalero-error-box-filled = „{ $cell }“ ist schon ausgefüllt. Nimm eine freie Zeile.
escalero-error-no-throw-left =
    { $throws ->
        [one] Es gibt nur einen Wurf. Jetzt musst du eintragen.
       *[other] Du hast schon { $throws } Mal geworfen. Jetzt musst du eintragen.
    }
