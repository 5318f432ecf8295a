paerchen-name = Little Pairs
paerchen-aliases = Pärchen
paerchen-line = Two white dice count for you, two grey ones against you.
paerchen-goal = Whoever has the highest total wins: white dice are added, grey ones taken off.
paerchen-each-turn = Throw all four dice at once.
paerchen-rules =
    Two dice are white and two are grey. { $turn_mode ->
        [consecutive] { $throws ->
            [one] Everybody throws all four just once.
           *[other] Everybody throws all four { TIMES($throws) } in a row and then passes them on.
        }
       *[round_robin] { $throws ->
            [one] In turn everybody throws all four just once.
           *[other] In turn everybody throws all four once, until everybody has made { WORD($throws) } throws.
        }
    }

    Add up the two white dice and take away the two grey ones: a throw brings anything from plus 10 to minus 10. { $throws ->
        [one] {""}
       *[other] Your throws are added up, and your total may well drop below zero.
    }

    Whoever has the highest total wins.
paerchen-option-throws = Throws
paerchen-option-throws-help = How many throws everybody has.
paerchen-option-turn_mode = Order of play
paerchen-option-turn_mode-help = Whether the dice move on after every throw, or everybody makes all throws in a row.
paerchen-value-turn_mode-round_robin = in turn, throw by throw
paerchen-value-turn_mode-consecutive = all throws in a row
paerchen-told-colours = White { $white }, grey { $grey }: that makes { $gain }.
paerchen-read-dice = { $who }: { $faces } (white dice first)
    .you = You: { $faces } (white dice first)
