unter-oder-ueber-sieben-name = Under or Over Seven
unter-oder-ueber-sieben-aliases = Over and Under Seven; Unter oder über Sieben; Under Over Seven
unter-oder-ueber-sieben-line = One player calls under or over, all others hold against it, and a seven doubles the stakes.
unter-oder-ueber-sieben-goal = Whoever has the most chips at the end wins.
unter-oder-ueber-sieben-each-turn = One calls under or over seven and stakes; all the others bet against it.
unter-oder-ueber-sieben-rules =
    Everybody gets { $start_chips } chips. In turn one player plays against all the others: that player calls “under” or “over”, meaning under or over seven, and { $max_stake ->
        [one] stakes one chip against each opponent.
       *[other] says how many chips to stake against each opponent, from 1 to { $max_stake }. You may not call more than you can pay against all of them together.
    } With fewer chips than opponents you play for one chip each against the first ones on your left.

    { $opponent_stake ->
        [free] Every opponent with chips must hold against it, but may choose with how many: at least one, at most the stake that was called. Each time the thrower puts down just as many beside it.
       *[match] Every opponent with chips must hold the same stake against it, or everything they still have if that is less. Each time the thrower puts down just as many beside it.
    }

    Then the two dice fall. If the call was right, the thrower takes everything. If it was wrong, everybody gets their stake back and what the thrower put beside it. On exactly seven the stakes double and the dice are thrown again: { $seven_rule ->
        [maker_doubles] only the thrower adds chips, in turn against each opponent as many as already lie there, as far as they go.
       *[both_double] in turn everybody adds as many chips as they have on the table, and the thrower matches it. If you run out you double only as far as you can, and so does the thrower.
    }

    After that it is the turn of the next player to the left who still has chips. { $rounds ->
        [one] When everybody has been the thrower once,
       *[other] When everybody has been the thrower { TIMES($rounds) },
    } the game is over, and also when one player has all the chips. Whoever has the most chips then wins.
unter-oder-ueber-sieben-option-max_stake = Highest stake
unter-oder-ueber-sieben-option-max_stake-help = The most chips staked against a single player before any doubling.
unter-oder-ueber-sieben-option-rounds = Rounds
unter-oder-ueber-sieben-option-rounds-help = In a round everybody is the thrower once.
unter-oder-ueber-sieben-option-opponent_stake = Opponents' stakes
unter-oder-ueber-sieben-option-opponent_stake-help = Whether all must hold the same stake or may hold less.
unter-oder-ueber-sieben-value-opponent_stake-match = the same
unter-oder-ueber-sieben-value-opponent_stake-free = free, at least one chip
unter-oder-ueber-sieben-option-seven_rule = On a seven
unter-oder-ueber-sieben-option-seven_rule-help = Who doubles the stake when a seven falls.
unter-oder-ueber-sieben-value-seven_rule-both_double = everybody doubles
unter-oder-ueber-sieben-value-seven_rule-maker_doubles = only the thrower doubles
unter-oder-ueber-sieben-field-unter = “under”
unter-oder-ueber-sieben-field-ueber = “over”
unter-oder-ueber-sieben-pile-maker = { $who } (throws)
    .you = You (throw)
unter-oder-ueber-sieben-round =
    { $rounds ->
        [one] { $who } is the thrower.
       *[other] { $who } is the thrower, round { $round } of { $rounds }.
    }
    .you =
        { $rounds ->
            [one] You are the thrower.
           *[other] You are the thrower, round { $round } of { $rounds }.
        }
unter-oder-ueber-sieben-bet =
    { $chips ->
        [one] { $who } has called { $field } for one chip against each.
       *[other] { $who } has called { $field } for { $chips } chips against each.
    }
    .you =
        { $chips ->
            [one] You have called { $field } for one chip against each.
           *[other] You have called { $field } for { $chips } chips against each.
        }
unter-oder-ueber-sieben-space-stakes =
    { $high ->
        [one] Call “under” or “over” for one chip each (opponents: { $others })
       *[other] Call “under” or “over” for 1 to { $high } chips against each (opponents: { $others })
    }
unter-oder-ueber-sieben-space-bids =
    { $high ->
        [one] Hold one chip against it
       *[other] Hold { $low } to { $high } chips against it
    }
unter-oder-ueber-sieben-told-stake =
    { $chips ->
        [one] { $who } calls { $field } and stakes one chip against each.
       *[other] { $who } calls { $field } and stakes { $chips } chips against each.
    }
    .you =
        { $chips ->
            [one] You call { $field } and stake one chip against each.
           *[other] You call { $field } and stake { $chips } chips against each.
        }
unter-oder-ueber-sieben-told-bid =
    { $amount ->
        [one] { $who } holds one chip against it.
       *[other] { $who } holds { $amount } chips against it.
    }
    .you =
        { $amount ->
            [one] You hold one chip against it.
           *[other] You hold { $amount } chips against it.
        }
unter-oder-ueber-sieben-told-holds =
    { $chips ->
        [one] { $who } holds one chip against it.
       *[other] { $who } holds { $chips } chips against it.
    }
    .you =
        { $chips ->
            [one] You hold one chip against it.
           *[other] You hold { $chips } chips against it.
        }
unter-oder-ueber-sieben-told-fell = { $pips }, so it is { $field }.
unter-oder-ueber-sieben-told-seven = Seven! The stakes double and the dice fall again.
    .moment = Seven!
unter-oder-ueber-sieben-told-adds =
    { $chips ->
        [one] { $who } adds one chip.
       *[other] { $who } adds { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You add one chip.
           *[other] You add { $chips } chips.
        }
unter-oder-ueber-sieben-told-nothing-added = Nobody can add any more.
unter-oder-ueber-sieben-told-loses =
    { $chips ->
        [one] { $who } loses one chip.
       *[other] { $who } loses { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You lose one chip.
           *[other] You lose { $chips } chips.
        }
unter-oder-ueber-sieben-told-wins =
    { $chips ->
        [one] { $who } wins one chip.
       *[other] { $who } wins { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You win one chip.
           *[other] You win { $chips } chips.
        }
unter-oder-ueber-sieben-told-maker-wins =
    { $chips ->
        [one] The call was right: { $who } wins one chip.
       *[other] The call was right: { $who } wins { $chips } chips.
    }
    .you =
        { $chips ->
            [one] The call was right: you win one chip.
           *[other] The call was right: you win { $chips } chips.
        }
unter-oder-ueber-sieben-told-maker-loses =
    { $chips ->
        [one] The call was wrong: { $who } loses one chip.
       *[other] The call was wrong: { $who } loses { $chips } chips.
    }
    .you =
        { $chips ->
            [one] The call was wrong: you lose one chip.
           *[other] The call was wrong: you lose { $chips } chips.
        }
unter-oder-ueber-sieben-told-maker = Now { $who } is the thrower.
    .you = Now you are the thrower.
unter-oder-ueber-sieben-told-begins = { $who } throws first.
    .you = You throw first.
unter-oder-ueber-sieben-error-wrong-amount =
    { $most ->
        [one] You can stake only one chip now.
       *[other] Stake 1 to { $most } chips.
    }
