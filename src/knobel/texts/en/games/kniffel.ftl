kniffel-name = Kniffel
kniffel-aliases = Yahtzee; Yatzy
kniffel-line = Three throws, keep the best of them, then find the right box.
kniffel-goal = Fill all 13 boxes of your sheet; whoever has the most points wins.
kniffel-each-turn = Up to three throws, good dice stay; then you fill in an empty box.
kniffel-rules =
    Five dice, a cup, and a sheet of thirteen boxes for everybody.

    On your turn you throw all five dice. After that you may throw twice more, each time with as many dice as you like; dice you left lying may go back into the cup. After any throw you can stop and enter it in an open box, and after the third you must. If it does not fit there, the box gets a zero: it is struck.

    In the upper part, from Ones to Sixes, only the pips of that number count. If you have 63 points or more up there, you get a bonus of 35.

    In the lower part Three of a Kind (at least three alike) and Four of a Kind (at least four) count all the pips. A Full House, three of one number and two of another, is worth 25. { $five_equal_full_house ->
        [true] Five equal dice are a Full House, too.
       *[false] Five equal dice are no Full House.
    } The Small Straight, four numbers in a row, is worth 30, the Large one, five in a row, 40. Five equal dice are a Kniffel and worth 50. Chance simply counts all the pips.

    { $extra_points ->
        [true] { $joker ->
            [true] { kniffel-rules-condition } If you enter it under its number, you get 50 extra points on top; they do not count towards the bonus. You may enter it elsewhere too, and then it is a throw like any other. If its number is already taken, it is a joker: { kniffel-rules-joker }
           *[false] { kniffel-rules-condition } If you enter it under its number, you get 50 extra points on top; they do not count towards the bonus.
        }
       *[false] { $joker ->
            [true] { kniffel-rules-condition } If its number is already taken, it is a joker: { kniffel-rules-joker }
           *[false] A second Kniffel is a throw like any other.
        }
    }

    When all sheets are full, whoever has the most points wins. On your own you play against your best score.
kniffel-rules-condition =
    { $kniffel_box_condition ->
        [any_entry] If there is something in your Kniffel box already, be it a zero, a further Kniffel brings more.
       *[scored] If your Kniffel box already holds 50 points, a further Kniffel brings more.
    }
kniffel-rules-joker = in the lower part Full House and straights pay in full, and where pips count, those on the dice do. If the lower part is full, you must strike a box in the upper one.
kniffel-option-joker = Kniffel as joker
kniffel-option-joker-help = A further Kniffel whose number is taken stands for a Full House or a straight below.
kniffel-option-extra_points = Extra points
kniffel-option-extra_points-help = 50 points for every further Kniffel that is entered under its number.
kniffel-option-kniffel_box_condition = Kniffel box
kniffel-option-kniffel_box_condition-help = What the Kniffel box must hold before a further Kniffel counts for more.
kniffel-value-kniffel_box_condition-scored = 50 points
kniffel-value-kniffel_box_condition-any_entry = any entry
kniffel-option-five_equal_full_house = Five equal as Full House
kniffel-option-five_equal_full_house-help = Whether five equal dice are a Full House even without a joker.
kniffel-cell-ones = Ones
kniffel-cell-twos = Twos
kniffel-cell-threes = Threes
kniffel-cell-fours = Fours
kniffel-cell-fives = Fives
kniffel-cell-sixes = Sixes
kniffel-cell-three_kind = Three of a Kind
kniffel-cell-four_kind = Four of a Kind
kniffel-cell-full_house = Full House
kniffel-cell-small_straight = Small Straight
kniffel-cell-large_straight = Large Straight
kniffel-cell-kniffel = Kniffel
kniffel-cell-chance = Chance
kniffel-sum-upper = Upper sum
kniffel-sum-bonus = Bonus at 63
kniffel-sum-lower = Lower sum
kniffel-sum-extra = Extra points
kniffel-sum-total = Total
kniffel-space-cells = Enter the throw in an open box
kniffel-read-preview = Still open: { $row }, now { $value }
kniffel-told-together = Together that makes { $faces }.
kniffel-told-entry =
    { $points ->
        [0] { $who } strikes { $cell }.
        [one] { $who } enters one point in { $cell }.
       *[other] { $who } enters { $points } points in { $cell }.
    }
    .moment = { $points ->
            [50] Kniffel!
           *[other] { "" }
        }
    .you =
        { $points ->
            [0] You strike { $cell }.
            [one] You enter one point in { $cell }.
           *[other] You enter { $points } points in { $cell }.
        }
kniffel-told-bonus = { $who } has enough in the upper part and gets a bonus of { $points } points.
    .moment = Bonus!
    .you = You have enough in the upper part and get a bonus of { $points } points.
kniffel-told-extra = Another Kniffel: { $who } gets { $points } extra points.
    .moment = Another Kniffel!
    .you = Another Kniffel: you get { $points } extra points.
kniffel-told-finished =
    { $points ->
        [one] The sheet of { $who } is full: one point.
       *[other] The sheet of { $who } is full: { $points } points.
    }
    .you =
        { $points ->
            [one] Your sheet is full: one point.
           *[other] Your sheet is full: { $points } points.
        }
kniffel-extra-offered = Another Kniffel! In { $cell } it earns { $points } extra points on top.
kniffel-joker-offered = Another Kniffel! It is a joker: Full House and straights pay in full.
kniffel-error-box-filled = { $cell } is already filled. Take an open box.
kniffel-error-no-throw-left = You have thrown three times. Now you have to fill a box.

# The guided first game.
kniffel-learn-throw = Throw all five dice. After that you may throw twice more.
kniffel-learn-cells-keeps = Let stay what goes together: equal numbers or a run. Happy with it? Then tap a box right away.
kniffel-learn-cells = Now fill in: tap the box that brings the most. If nothing fits, strike one that is worth little.
kniffel-learn-after-told-entry = Every box is there only once: what is filled in stays.
