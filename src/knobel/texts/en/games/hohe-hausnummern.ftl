hohe-hausnummern-name = High House Numbers
hohe-hausnummern-aliases = House Numbers; Hohe Hausnummern
hohe-hausnummern-line = Three throws, three digits: who gets the best house number?
hohe-hausnummern-goal =
    The { $direction ->
        [low] lowest
       *[high] highest
    } house number of three digits wins.
hohe-hausnummern-each-turn = Throw one die and write the digit into a free place at once.
hohe-hausnummern-rules =
    { $direction ->
        [low] One die, and everybody throws themselves a house number of three digits: as low as can be.
       *[high] One die, and everybody throws themselves a house number of three digits: as high as can be.
    }

    { $turn_mode ->
        [circuits] Turns go round: on yours you throw once. After three rounds all numbers are complete.
       *[block] On your turn you throw three times in a row; then it is the next player's turn.
    } After each throw you write the digit straight away on a free place: hundreds, tens or ones. What is written stays. The last digit slips into whatever place is left.

    Everybody sees what the others have. { $direction ->
        [low] Whoever has the lowest house number wins; it cannot get better than 111.
       *[high] Whoever has the highest house number wins; it cannot get better than 666.
    }
hohe-hausnummern-option-direction = Wanted is
hohe-hausnummern-option-direction-help = Whether the highest or the lowest house number wins.
hohe-hausnummern-value-direction-high = the highest number
hohe-hausnummern-value-direction-low = the lowest number
hohe-hausnummern-option-turn_mode = The three throws
hohe-hausnummern-option-turn_mode-help = Whether everybody throws three times in a row, or once each round.
hohe-hausnummern-value-turn_mode-block = in a row
hohe-hausnummern-value-turn_mode-circuits = once each round
hohe-hausnummern-cell-hundreds = hundreds
hohe-hausnummern-cell-tens = tens
hohe-hausnummern-cell-ones = ones
hohe-hausnummern-sum-total = house number
hohe-hausnummern-space-cells = Write the { $pips } on a free place
hohe-hausnummern-read-preview = Still free: { $row }
hohe-hausnummern-told-entry = { $who } writes the { $entry } on the { $cell } place.
    .you = You write the { $entry } on the { $cell } place.
hohe-hausnummern-told-forced = The { $entry } goes on the { $cell } place, as no other is free.
hohe-hausnummern-told-finished = { $who } lives at number { $total }.
    .you = You live at number { $total }.
hohe-hausnummern-error-row-taken = There is already something on your { $cell } place. Take a free one.
