ohio-name = Ohio
ohio-aliases = { "" }
ohio-line = Six dice, six numbers, and the big straight from one to six.
ohio-goal = Fill all seven rows of your sheet; whoever has the most points wins.
ohio-each-turn =
    { $max_throws ->
        [one] One throw
       *[other] Up to { WORD($max_throws) } throws
    } with six dice; then you fill in an empty row.
ohio-rules =
    Six dice, and a sheet of seven rows for everybody: one for each number and one for the Ohio.

    { $max_throws ->
        [one] On your turn you throw all six dice just once.
       *[other] On your turn you throw all six dice and have up to { WORD($max_throws) } throws in all. Before each further throw you leave whatever you want to keep, or nothing at all.
    }{ $max_throws ->
        [one] {""}
       *[other] {" "}{ $kept_dice ->
            [locked] What has been left stays where it is.
           *[free] What has been left may be picked up again later.
        } After any throw you can stop.
    }

    Then you enter the throw in an open row, which you choose only now. In a number's row only the pips of that number count. An Ohio, all six numbers at once, is worth 40 points. If nothing fits, an open row gets a zero. Each row is filled only once.

    After seven rounds all sheets are full, and whoever has the most points wins.
ohio-option-max_throws = Throws
ohio-option-max_throws-help = How often everybody may throw before making an entry.
ohio-option-kept_dice = Dice left lying
ohio-option-kept_dice-help = Whether they may be picked up again later.
ohio-value-kept_dice-free = may be picked up
ohio-value-kept_dice-locked = stay
ohio-cell-ones = Ones
ohio-cell-twos = Twos
ohio-cell-threes = Threes
ohio-cell-fours = Fours
ohio-cell-fives = Fives
ohio-cell-sixes = Sixes
ohio-cell-ohio = Ohio
ohio-sum-total = Sum
ohio-space-cells = Enter the throw in an open row
ohio-read-preview = Still open: { $row }, now { $value }
ohio-told-together = Together that makes { $faces }.
ohio-told-entry =
    { $points ->
        [0] { $who } enters a zero in { $cell }.
        [one] { $who } enters one point in { $cell }.
       *[other] { $who } enters { $points } points in { $cell }.
    }
    .you =
        { $points ->
            [0] You enter a zero in { $cell }.
            [one] You enter one point in { $cell }.
           *[other] You enter { $points } points in { $cell }.
        }
ohio-told-finished =
    { $points ->
        [one] The sheet of { $who } is full: one point.
       *[other] The sheet of { $who } is full: { $points } points.
    }
    .you =
        { $points ->
            [one] Your sheet is full: one point.
           *[other] Your sheet is full: { $points } points.
        }
ohio-error-box-filled = { $cell } is already filled. Take an open row.
ohio-error-no-throw-left =
    { $throws ->
        [one] There is only one throw. Now you have to make an entry.
       *[other] You have thrown { $throws } times. Now you have to make an entry.
    }
ohio-error-kept-stays =
    { $count ->
        [one] One die has been left and stays where it is.
       *[other] { $count } dice have been left and stay where they are.
    }
