dreispalten-kniffel-name = Three-Column Kniffel
dreispalten-kniffel-aliases = Triple Yahtzee; Triple Kniffel
dreispalten-kniffel-line = Kniffel in up to three columns: each counts once more than the one before.
dreispalten-kniffel-goal = Fill all the boxes of your sheet; whoever has the most points wins.
dreispalten-kniffel-each-turn = Up to three throws, good dice stay; then you fill in an empty box.
dreispalten-kniffel-rules =
    Five dice, and for everybody a sheet of thirteen rows and { $columns ->
        [1] one column. That makes 13 turns each.
        [2] two columns. The second counts double. That makes 26 turns each.
       *[3] three columns. The second counts double, the third triple. That makes 39 turns each.
    }

    On your turn you throw all five dice. After that you may throw twice more, each time with as many dice as you like; dice you left lying may go back into the cup. After any throw you can stop and enter it in any open cell, and after the third you must. { $columns ->
        [1] If it does not fit there, the cell gets a zero.
       *[other] Row and column are up to you. If the throw does not fit there, the cell gets a zero.
    }

    From Ones to Sixes only the pips of that number count. { $columns ->
        [1] If they come to 63 points or more, you get a bonus of 35.
        [2] If they come to 63 points or more in one column, it gets a bonus of 35, and in the second column the bonus is doubled too.
       *[other] If they come to 63 points or more in one column, it gets a bonus of 35, and the bonus is doubled or tripled with its column.
    }

    Three Alike, Four Alike: if at least three or four dice show the same number, all the pips count. A Full House, three of one number and two of another, is worth 25. { $five_equal_full_house ->
        [true] Five equal dice are a Full House, too.
       *[false] Five equal dice are no Full House.
    } The Small Straight, four numbers in a row, is worth 30, the Large one, five in a row, 40. Five Alike is worth 50. Chance simply counts all the pips. There are no jokers and no extra points.

    When all sheets are full, whoever has the most points wins. On your own you play against your best score.
dreispalten-kniffel-option-columns = Columns
dreispalten-kniffel-option-columns-help = How many columns the sheet has; each counts as often as its number says.
dreispalten-kniffel-option-five_equal_full_house = Five equal as Full House
dreispalten-kniffel-option-five_equal_full_house-help = Whether five equal dice are a Full House, too.
dreispalten-kniffel-cell-ones = Ones
dreispalten-kniffel-cell-twos = Twos
dreispalten-kniffel-cell-threes = Threes
dreispalten-kniffel-cell-fours = Fours
dreispalten-kniffel-cell-fives = Fives
dreispalten-kniffel-cell-sixes = Sixes
dreispalten-kniffel-cell-three_kind = Three Alike
dreispalten-kniffel-cell-four_kind = Four Alike
dreispalten-kniffel-cell-full_house = Full House
dreispalten-kniffel-cell-small_straight = Small Straight
dreispalten-kniffel-cell-large_straight = Large Straight
dreispalten-kniffel-cell-kniffel = Five Alike
dreispalten-kniffel-cell-chance = Chance
dreispalten-kniffel-cell-in-column = { $cell } in column { $column }
dreispalten-kniffel-sum-upper = Upper sum
dreispalten-kniffel-sum-bonus = Bonus at 63
dreispalten-kniffel-sum-lower = Lower sum
dreispalten-kniffel-sum-column = Column sum
dreispalten-kniffel-sum-weighted = Counts for the result
dreispalten-kniffel-space-cells = Enter the throw in an open cell
dreispalten-kniffel-read-cell = { $who }, column { $factor }, { $row }: { $value }
    .you = You, column { $factor }, { $row }: { $value }
dreispalten-kniffel-read-preview = Still open: { $row } in column { $factor }, now { $value }
dreispalten-kniffel-told-together = Together that makes { $faces }.
dreispalten-kniffel-told-entry =
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
dreispalten-kniffel-told-bonus = Column { $column } of { $who } has enough in the upper part: a bonus of { $points } points.
    .you = Your column { $column } has enough in the upper part: a bonus of { $points } points.
dreispalten-kniffel-told-finished =
    { $points ->
        [one] The sheet of { $who } is full: one point.
       *[other] The sheet of { $who } is full: { $points } points.
    }
    .you =
        { $points ->
            [one] Your sheet is full: one point.
           *[other] Your sheet is full: { $points } points.
        }
dreispalten-kniffel-error-box-filled = { $cell } is already filled. Take an open cell.
dreispalten-kniffel-error-no-throw-left = You have thrown three times. Now you have to fill a cell.
