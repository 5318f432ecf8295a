dreimal-pasch-name = Three Pairs
dreimal-pasch-aliases = Dreimal Pasch
dreimal-pasch-line = Six dice and up to three throws: who ends up with the most pairs?
dreimal-pasch-goal = Whoever has the most pairs at the end wins.
dreimal-pasch-each-turn = Up to three throws with six dice; two to five of them may stay in between.
dreimal-pasch-rules =
    On your turn you throw all six dice and may then throw twice more. Before each further throw you leave two to five dice lying, or none at all, and throw the others again. Leaving just one is not allowed. Dice that stayed may go back into the next throw. You may stop at any time.

    What counts are the pairs that lie there in the end, and whoever has the most wins. { $four_equal ->
        [one_pair] Every number gives one pair at most, even if it lies there four or six times.
       *[two_pairs] Four equal dice are two pairs, six equal dice are three.
    } If several have as many, { $tie_eyes ->
        [paired_dice] the pips of the paired dice decide.
       *[all_dice] the pips of all six dice decide.
    }
dreimal-pasch-option-four_equal = Four alike
dreimal-pasch-option-four_equal-help = Whether four equal dice count as two pairs or only as one.
dreimal-pasch-value-four_equal-two_pairs = two pairs
dreimal-pasch-value-four_equal-one_pair = one pair
dreimal-pasch-option-tie_eyes = With equal pairs
dreimal-pasch-option-tie_eyes-help = Which pips decide then.
dreimal-pasch-value-tie_eyes-all_dice = all six dice
dreimal-pasch-value-tie_eyes-paired_dice = the pairs only
dreimal-pasch-error-one-die-alone = You may not leave a single die lying: none, or two to five.
dreimal-pasch-layout =
    { $high ->
        [0] no pair
        [one] one pair
       *[other] { $high } pairs
    } and { $low } pips
dreimal-pasch-told-layout = { $who } has { $layout }.
    .you = You have { $layout }.
dreimal-pasch-note-waiting = not played yet
