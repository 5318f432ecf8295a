beelzebub-name = Beelzebub
beelzebub-aliases = { "" }
beelzebub-line = Three white dice count for you; the grey one is the devil and counts against you.
beelzebub-goal = Whoever has the highest total wins: white dice are added, the grey one is taken off.
beelzebub-each-turn = Throw all four dice once.
beelzebub-rules =
    Three dice are white, the fourth one is grey: that is Beelzebub. In turn everybody throws all four once. { $rounds ->
        [one] A single round is played.
       *[other] This goes on for { WORD($rounds) } rounds.
    }

    Add up the three white dice and take away Beelzebub. At worst that leaves minus 3, and it counts all the same.

    Whoever has the highest total wins.
beelzebub-option-rounds = Rounds
beelzebub-option-rounds-help = How many throws everybody has.
beelzebub-told-colours = White { $white }, Beelzebub { $grey }: that makes { $gain }.
beelzebub-read-dice = { $who }: { $faces } (Beelzebub last)
    .you = You: { $faces } (Beelzebub last)
