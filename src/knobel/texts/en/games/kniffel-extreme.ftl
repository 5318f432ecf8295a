kniffel-extreme-name = Kniffel Extreme
kniffel-extreme-aliases = Extreme Kniffel; Extreme Yahtzee
kniffel-extreme-line = Kniffel with a ten-sided die, 22 boxes, and chips that buy a fourth throw.
kniffel-extreme-goal = Fill all 22 boxes of your sheet; whoever has the most points wins.
kniffel-extreme-each-turn =
    Up to three throws{ $start_chips ->
        [0] {""}
       *[other] {" "}(a fourth costs a chip)
    }, then you fill in an empty box.
kniffel-extreme-rules =
    Five ordinary dice and a ten-sided one with the numbers 0 to 9, and a sheet of 22 boxes for everybody.

    On your turn you throw all six dice. After that you may throw twice more, each time with as many dice as you like; dice you left lying may go back into the cup. { $start_chips ->
        [0] There is no fourth throw, because you play without chips.
        [one] After the third throw you can give up your only chip for a fourth one.
       *[other] You have { $start_chips } chips: after the third throw you can give one up for a fourth, but only one a turn.
    } After any throw you can stop and enter it in an open box, and after the last one you must. If it does not fit there, the box gets a zero: it is struck.

    The ten-sided die is a die like any other, and its 0 counts nothing. In a straight, 0 comes below 1 and 7 above 6.

    In the upper part, from Ones to Sixes, only the pips of that number count. If you have 73 points or more up there, you get a bonus of 45.

    All the pips count in Three of a Kind (at least three alike), Four of a Kind (at least four), Two Pairs and Chance; Super Chance counts them twice.

    The other boxes are worth fixed points, as the table shows them. Two Triples are three alike, twice. A Full House is three and two alike, a Big one four and two. The Small Straight has four numbers in a row, the Large one five, the Highway six. A Kniffel is five alike, a Kniffel Extreme six.

    More than asked for is always fine: two triples are two pairs and a Full House as well. Only the numbers must differ: four alike are not two pairs.

    { $start_chips ->
        [0] There are no jokers and no extra points.
       *[other] There are no jokers and no extra points, and chips left over are worth nothing in the end.
    } When all sheets are full, whoever has the most points wins. On your own you play against your best score.
kniffel-extreme-option-start_chips = Chips
kniffel-extreme-option-start_chips-help = How many fourth throws each player can afford in the whole game.
kniffel-extreme-cell-ones = Ones
kniffel-extreme-cell-twos = Twos
kniffel-extreme-cell-threes = Threes
kniffel-extreme-cell-fours = Fours
kniffel-extreme-cell-fives = Fives
kniffel-extreme-cell-sixes = Sixes
kniffel-extreme-cell-three_kind = Three of a Kind
kniffel-extreme-cell-four_kind = Four of a Kind
kniffel-extreme-cell-two_pairs = Two Pairs
kniffel-extreme-cell-three_pairs = Three Pairs
kniffel-extreme-cell-two_triples = Two Triples
kniffel-extreme-cell-full_house = Full House
kniffel-extreme-cell-big_full_house = Big Full House
kniffel-extreme-cell-small_straight = Small Straight
kniffel-extreme-cell-large_straight = Large Straight
kniffel-extreme-cell-highway = Highway
kniffel-extreme-cell-kniffel = Kniffel
kniffel-extreme-cell-kniffel_extreme = Kniffel Extreme
kniffel-extreme-cell-ten_or_less = 10 or Less
kniffel-extreme-cell-thirtythree_or_more = 33 or More
kniffel-extreme-cell-chance = Chance
kniffel-extreme-cell-super_chance = Super Chance
kniffel-extreme-sum-upper = Upper sum
kniffel-extreme-sum-bonus = Bonus at 73
kniffel-extreme-sum-lower = Lower sum
kniffel-extreme-sum-total = Total
kniffel-extreme-space-cells = Enter the throw in an open box
kniffel-extreme-space-keeps-for-chip =
    { $chips ->
        [one] For your last chip: keep { $least } to { $most } dice and throw the rest a fourth time
       *[other] For one of your { $chips } chips: keep { $least } to { $most } dice and throw the rest a fourth time
    }
kniffel-extreme-move-keep-for-chip =
    { $count ->
        [0] For a chip, throw all dice again
        [one] For a chip, keep one die and throw the rest
       *[other] For a chip, keep { $count } dice and throw the rest
    }
kniffel-extreme-ten-sided = The ten-sided die shows { $face }.
kniffel-extreme-chips-of = { $who }
    .you = You
kniffel-extreme-read-preview = Still open: { $row }, now { $value }
kniffel-extreme-told-together = Together that makes { $faces }.
kniffel-extreme-told-entry =
    { $points ->
        [0] { $who } strikes { $cell }.
        [one] { $who } enters one point in { $cell }.
       *[other] { $who } enters { $points } points in { $cell }.
    }
    .you =
        { $points ->
            [0] You strike { $cell }.
            [one] You enter one point in { $cell }.
           *[other] You enter { $points } points in { $cell }.
        }
kniffel-extreme-told-bonus = { $who } has enough in the upper part and gets a bonus of { $points } points.
    .you = You have enough in the upper part and get a bonus of { $points } points.
kniffel-extreme-told-finished =
    { $points ->
        [one] The sheet of { $who } is full: one point.
       *[other] The sheet of { $who } is full: { $points } points.
    }
    .you =
        { $points ->
            [one] Your sheet is full: one point.
           *[other] Your sheet is full: { $points } points.
        }
kniffel-extreme-told-chip-spent =
    { $chips ->
        [0] That costs { $who } the last chip.
        [one] That costs a chip; { $who } has one left.
       *[other] That costs a chip; { $who } has { $chips } left.
    }
    .you =
        { $chips ->
            [0] That costs you the last chip.
            [one] That costs a chip; you have one left.
           *[other] That costs a chip; you have { $chips } left.
        }
kniffel-extreme-error-box-filled = { $cell } is already filled. Take an open box.
kniffel-extreme-error-no-throw-left = There are no more than four throws. Now you have to fill a box.
kniffel-extreme-error-no-chip = A fourth throw costs a chip, and you have none. Now you have to fill a box.
