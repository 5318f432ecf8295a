escalero-name = Escalero
escalero-aliases = Poker Dice on a Sheet
escalero-line = Poker dice with a score sheet: what lies there in the first throw is served and counts for more.
escalero-goal = Fill all eleven rows of your sheet; whoever has the most points wins.
escalero-each-turn =
    { $max_throws ->
        [one] One throw
       *[other] Up to { WORD($max_throws) } throws
    } with five poker dice; then you fill in an empty row.
escalero-rules =
    Five poker dice with the faces 9, 10, jack, queen, king and ace, and a sheet of eleven rows for everybody.

    { $max_throws ->
        [one] On your turn you throw all five dice just once.
        [2] On your turn you throw all five dice and may throw again once.
       *[other] On your turn you throw all five dice and may throw again twice.
    }{ $max_throws ->
        [one] {""}
       *[other] {" "}{ $rethrow_all ->
            [true] Before each further throw you leave up to four dice lying, or none at all.
           *[false] Before each further throw you leave one to four dice lying; throwing all five again is not allowed.
        }
    }{ $max_throws ->
        [3] {" "}Dice you have left may be picked up again later.
       *[other] {""}
    } Then you enter the throw in an open row. You may write a zero in any open row.

    In the six rows from Nines to Aces each matching die counts: a 9 one point, a 10 two, a jack three, a queen four, a king five, an ace six. { $face_rows ->
        [no_combination_only] A quint, a full hand, a poker or five of a kind may not count here; in these rows they leave you nothing but a zero.
       *[always] Any throw will do for that.
    }

    { $max_throws ->
        [one] { escalero-rules-one-throw }
       *[other] { escalero-rules-served }
    }

    After eleven rounds all sheets are full, and whoever has the most points wins. { $payout ->
        [none] Nothing is paid.
       *[to_winner] Then everybody pays the winner the difference: { $points_per_chip ->
            [one] one chip for every point.
           *[other] one chip for every { $points_per_chip } points, rounded down.
        } Several winners share what comes together. It is all kept on paper, below zero too.
    }
escalero-rules-one-throw =
    Below stand the combinations. In a single throw all of them are served and worth the most: Quint (five in a row) 30, Full Hand (three of one face and two of another) 35, Poker (four alike) 45. Five of a Kind is worth 50, and 100 in the row for one that is served. { $fuenfling_as_poker ->
        [true] Five alike count as a Poker, too.
       *[false] For a Poker the fifth die must be different.
    }
escalero-rules-served =
    Below stand the combinations: Quint (five in a row) is worth 25, Full Hand (three of one face and two of another) 30, Poker (four alike) 40, Five of a Kind 50. { $fuenfling_as_poker ->
        [true] Five alike count as a Poker, too.
       *[false] For a Poker the fifth die must be different.
    } Served, a Quint is worth 30, a Full Hand 35 and a Poker 45. Five of a kind served may go into a row of its own, where it is worth 100.

    { $rethrow_all ->
        [true] { $served_scope ->
            [any_full_throw] Served means that the combination lay there all at once, in a throw of all five dice, and that you do not throw again.
           *[first_throw] Served means that the combination lay there in the first throw, and that you do not throw again.
        }
       *[false] Served means that the combination lay there in the first throw, and that you do not throw again.
    }
escalero-option-max_throws = Throws
escalero-option-max_throws-help = How often everybody may throw before making an entry.
escalero-option-served_scope = Served
escalero-option-served_scope-help = Whether only the first throw can be served, or any throw of all five dice; the latter needs “Throw all five again”.
escalero-value-served_scope-first_throw = only in the first throw
escalero-value-served_scope-any_full_throw = in any throw of all five
escalero-option-face_rows = Upper rows
escalero-option-face_rows-help = Whether combinations may count from Nines to Aces as well.
escalero-value-face_rows-always = with any throw
escalero-value-face_rows-no_combination_only = only without a combination
escalero-option-fuenfling_as_poker = Five alike as Poker
escalero-option-fuenfling_as_poker-help = Whether five alike may be entered as a Poker, too.
escalero-option-points_per_chip = Points per chip
escalero-option-points_per_chip-help = How many points of difference cost one chip at the end.
escalero-option-payout = Settlement
escalero-option-payout-help = Whether all pay the winner at the end.
escalero-value-payout-to_winner = all pay the winner
escalero-value-payout-none = none
escalero-cell-nines = Nines
escalero-cell-tens = Tens
escalero-cell-jacks = Jacks
escalero-cell-queens = Queens
escalero-cell-kings = Kings
escalero-cell-aces = Aces
escalero-cell-quint = Quint
escalero-cell-full_hand = Full Hand
escalero-cell-poker = Poker
escalero-cell-five = Five of a Kind
escalero-cell-five_served = Five of a Kind Served
escalero-sum-total = Sum
escalero-section-faces = Nines to aces
escalero-section-combinations = Combinations
escalero-space-cells = Enter the throw in an open row
escalero-read-preview = Still open: { $row }, now { $value }
escalero-served = Served! Enter it now, and it counts as served.
escalero-told-together = Together that makes { $faces }.
escalero-told-entry =
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
escalero-told-finished =
    { $points ->
        [one] The sheet of { $who } is full: one point.
       *[other] The sheet of { $who } is full: { $points } points.
    }
    .you =
        { $points ->
            [one] Your sheet is full: one point.
           *[other] Your sheet is full: { $points } points.
        }
escalero-told-pays =
    { $chips ->
        [one] { $who } pays 1 chip.
       *[other] { $who } pays { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You pay 1 chip.
           *[other] You pay { $chips } chips.
        }
escalero-told-gains =
    { $chips ->
        [one] { $who } gets 1 chip.
       *[other] { $who } gets { $chips } chips.
    }
    .you =
        { $chips ->
            [one] You get 1 chip.
           *[other] You get { $chips } chips.
        }
escalero-read-standing =
    { $unit ->
        [chips] Settlement, { $who }: { $score } chips
        [match-chips] { $who }: { $score } chips in the match
        [match-winner] { $who }: { $score } in the match
       *[other] { $who }: { $score }
    }
    .you =
        { $unit ->
            [chips] Your settlement: { $score } chips
            [match-chips] You: { $score } chips in the match
            [match-winner] You: { $score } in the match
           *[other] You: { $score }
        }
escalero-error-box-filled = { $cell } is already filled. Take an open row.
escalero-error-no-throw-left =
    { $throws ->
        [one] There is only one throw. Now you have to make an entry.
       *[other] You have thrown { $throws } times. Now you have to make an entry.
    }
