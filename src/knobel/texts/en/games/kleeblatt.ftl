kleeblatt-name = Clover Leaf
kleeblatt-aliases = Kleeblatt
kleeblatt-line = Three players and eleven chips: throw low and you take, throw high and the others do.
kleeblatt-goal = Collect chips: whoever has the fewest at the end loses.
kleeblatt-each-turn = Throw three dice: under 11 you take two chips, over 11 the others take one each.
kleeblatt-rules =
    Whoever has the fewest chips in the end loses. Eleven chips lie on the table. On your turn you throw all three dice once. With less than 11 pips you take two chips. With more than 11 each of the two others takes one. With exactly 11 nothing happens.

    This goes on in turn until a single chip is left on the table. { $last_chip ->
        [tied] If two share the fewest chips, only they throw for it; if one player alone is last, all three do. Whoever throws highest gets it; ties throw again.
       *[all] All three throw for it once more: whoever throws highest gets it; ties throw again.
    }

    If two share the fewest then, they throw for it, and the lower throw loses.
kleeblatt-option-last_chip = Throwing for the last chip
kleeblatt-option-last_chip-help = Who throws when only one chip is left on the table.
kleeblatt-value-last_chip-all = all three
kleeblatt-value-last_chip-tied = only those who share the fewest
kleeblatt-pile-table = On the table
kleeblatt-contest-chip = Play-off for the last chip: { $who } throws.
    .you = Play-off for the last chip: you throw.
kleeblatt-contest-loss = Play-off against losing: { $who } throws.
    .you = Play-off against losing: you throw.
kleeblatt-contest-chip-of = The highest takes the last chip: { $who }.
    .you = The highest takes the last chip: you and { $names }.
kleeblatt-contest-loss-of = Play-off between { $who }; the lowest throw loses.
    .you = Play-off between you and { $names }; the lowest throw loses.
kleeblatt-told-takes = { $pips }: { $who } takes two chips.
    .you = { $pips }: You take two chips.
kleeblatt-told-gives = { $pips }: { $others } take one chip each.
    .you = { $pips }: Everyone but you takes one chip.
    .you-others = { $pips }: You and { $names } take one chip each.
kleeblatt-told-nothing = { $pips }: nothing moves.
kleeblatt-told-sum = { $who } makes { $pips }.
    .you = You make { $pips }.
kleeblatt-told-last-chip = One chip is left. Throwing for it: { $who }.
    .you = One chip is left. Throwing for it: you and { $names }.
kleeblatt-told-level-chip = A tie: { $who } throw for the last chip once more.
    .you = A tie: you and { $names } throw for the last chip once more.
kleeblatt-told-level-loss = A tie: { $who } throw once more.
    .you = A tie: you and { $names } throw once more.
kleeblatt-told-chip-won = { $who } gets the last chip.
    .you = You get the last chip.
kleeblatt-told-tied = { $who } share the fewest chips and throw for it: the lower throw loses.
    .you = You and { $names } share the fewest chips and throw for it: the lower throw loses.
