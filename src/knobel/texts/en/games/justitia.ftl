justitia-name = Lady Justice
justitia-aliases = Justitia
justitia-line = Whoever throws highest has to pay, and whoever is broke first gets it all.
justitia-goal = Whoever is out of chips first wins.
justitia-each-turn =
    { $throws ->
        [one] Throw once
       *[other] Throw { TIMES($throws) }
    }; whoever is highest in the round pays a chip.
justitia-rules =
    One die, a pot, and { $start_chips } chips each. Justice goes strange ways here: throw well and you pay, and the first to have nothing left wins.

    In every round { $throws ->
        [one] everybody throws once. When all have thrown, whoever threw highest pays one chip into the pot.
       *[other] everybody throws { TIMES($throws) } in a row and adds up. When all have thrown, whoever has the highest sum pays one chip into the pot.
    } If several have it, each of them pays. The next round is begun by the left neighbour of whoever began the last.

    Whoever has no chips left after paying wins and gets the whole pot. { $empty_tie ->
        [split] If several are broke at once, they win together and share the pot; what cannot be divided goes back into the box.
       *[throw_off] If several are broke at once, they play off in the same way until one is highest: that one gets the pot, and the others get nothing.
    } The rest keep their chips, and more is better.
justitia-option-throws = Throws per round
justitia-option-throws-help = How often everybody throws in a round, adding up.
justitia-option-empty_tie = Several broke at once
justitia-option-empty_tie-help = Who gets the pot when several pay their last chip in the same round.
justitia-value-empty_tie-throw_off = they throw for it
justitia-value-empty_tie-split = they share it
justitia-round = Round { $number }
justitia-contest = Play-off for the pot: { $who } throws.
    .you = Play-off for the pot: you throw.
justitia-contest-of = Throwing for the pot: { $who }.
    .you = Throwing for the pot: you and { $names }.
justitia-sum-done = done
justitia-pile-box = Box
justitia-told-total = { $who } stands at { $total }.
    .you = You stand at { $total }.
justitia-told-sum = { $who } makes { $total }.
    .you = You make { $total }.
justitia-told-pay =
    { $count ->
        [one] { $who } has the most and pays one chip into the pot.
       *[other] { $who } have the most and pay one chip each into the pot.
    }
    .you =
        { $others ->
            [0] You have the most and pay one chip into the pot.
           *[other] You and { $names } have the most and pay one chip each into the pot.
        }
justitia-told-pot =
    { $chips ->
        [one] { $who } is broke and gets the pot: one chip.
       *[other] { $who } is broke and gets the pot: { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You are broke and get the pot: one chip.
           *[other] You are broke and get the pot: { $chips } chips.
        }
justitia-told-contest = { $who } are broke at once and throw for the pot.
    .you = You and { $names } are broke at once and throw for the pot.
justitia-told-contest-again = Level again: { $who } throw for the pot once more.
    .you = Level again: you and { $names } throw for the pot once more.
justitia-told-contest-won = { $who } wins the play-off and gets the pot: { $chips } chips.
    .you = You win the play-off and get the pot: { $chips } chips.
justitia-told-split =
    { $box ->
        [0] { $who } are broke at once and share the pot: { $chips ->
            [one] one chip
           *[other] { $chips } chips
        } each.
        [one] { $who } are broke at once and share the pot: { $chips ->
            [one] one chip
           *[other] { $chips } chips
        } each, and one goes into the box.
       *[other] { $who } are broke at once and share the pot: { $chips ->
            [one] one chip
           *[other] { $chips } chips
        } each, and { $box } go into the box.
    }
    .you =
        { $box ->
            [0] You and { $names } are broke at once and share the pot: { $chips ->
                [one] one chip
               *[other] { $chips } chips
            } each.
            [one] You and { $names } are broke at once and share the pot: { $chips ->
                [one] one chip
               *[other] { $chips } chips
            } each, and one goes into the box.
           *[other] You and { $names } are broke at once and share the pot: { $chips ->
                [one] one chip
               *[other] { $chips } chips
            } each, and { $box } go into the box.
        }
