beelzebub-name = Beelzebub
beelzebub-aliases = { "" }
beelzebub-line = Drei weiße Würfel zählen für dich, der graue ist der Teufel und zählt gegen dich.
beelzebub-goal = Wer die höchste Summe hat, gewinnt: Weiße Würfel zählen dazu, der graue geht ab.
beelzebub-each-turn = Du wirfst einmal alle vier Würfel.
beelzebub-rules =
    Drei Würfel sind weiß, der vierte ist grau: Das ist Beelzebub. Reihum wirft jeder einmal alle vier. { $rounds ->
        [one] Nach einer einzigen Runde ist Schluss.
       *[other] Das geht { WORD($rounds) } Runden lang.
    }

    Zähl die drei weißen Würfel zusammen und zieh Beelzebub ab. Im schlimmsten Fall kommen 3 Minuspunkte heraus, und auch die zählen.

    Wer die höchste Summe hat, gewinnt.
beelzebub-option-rounds = Runden
beelzebub-option-rounds-help = So oft kommt jeder dran.
beelzebub-told-colours = Weiß { $white }, Beelzebub { $grey }: Das macht { $gain }.
beelzebub-read-dice = { $who }: { $faces } (Beelzebub zuletzt)
    .you = Du: { $faces } (Beelzebub zuletzt)
