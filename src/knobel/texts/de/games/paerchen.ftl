paerchen-name = Pärchen
paerchen-aliases = { "" }
paerchen-line = Zwei weiße Würfel zählen für dich, zwei graue gegen dich.
paerchen-goal = Wer die höchste Summe hat, gewinnt: Weiße Würfel zählen dazu, graue gehen ab.
paerchen-each-turn = Du wirfst alle vier Würfel auf einmal.
paerchen-rules =
    Zwei Würfel sind weiß, zwei sind grau. { $turn_mode ->
        [consecutive] { $throws ->
            [one] Jeder wirft alle vier ein einziges Mal.
           *[other] Jeder wirft alle vier { TIMES($throws) } hintereinander und gibt sie dann weiter.
        }
       *[round_robin] { $throws ->
            [one] Reihum wirft jeder alle vier ein einziges Mal.
           *[other] Reihum wirft jeder einmal alle vier, bis jeder { WORD($throws) } Würfe hat.
        }
    }

    Zähl die beiden weißen Würfel zusammen und zieh die beiden grauen ab: Ein Wurf bringt zwischen 10 Plus- und 10 Minuspunkten. { $throws ->
        [one] {""}
       *[other] Deine Würfe werden zusammengezählt; deine Summe darf dabei auch unter null rutschen.
    }

    Wer die höchste Summe hat, gewinnt.
paerchen-option-throws = Würfe
paerchen-option-throws-help = So oft wirft jeder.
paerchen-option-turn_mode = Reihenfolge
paerchen-option-turn_mode-help = Ob nach jedem Wurf der Nächste dran ist oder jeder alle Würfe am Stück macht.
paerchen-value-turn_mode-round_robin = reihum, Wurf für Wurf
paerchen-value-turn_mode-consecutive = alle Würfe am Stück
paerchen-told-colours = Weiß { $white }, Grau { $grey }: Das macht { $gain }.
paerchen-read-dice = { $who }: { $faces } (Weiß zuerst)
    .you = Du: { $faces } (Weiß zuerst)
