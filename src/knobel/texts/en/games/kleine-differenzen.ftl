kleine-differenzen-name = Small Differences
kleine-differenzen-aliases = Kleine Differenzen; Squares and Circles
kleine-differenzen-line = All write the same throws into their grids, and the number in a square should be the sum of its four circles.
kleine-differenzen-goal = Every square should be as large as the circles at its corners together.
kleine-differenzen-each-turn = All enter the same throw: three dice into a square, the fourth into a circle.
kleine-differenzen-rules =
    Four dice, and for everybody a grid of 16 squares. On the corners of the squares sit 25 circles; a circle inside the grid belongs to four squares, one on the edge to two, one in the very corner to a single one.

    There are 16 throws, in turn, and each of them counts for all. First three dice fall: you write their sum into one of your free squares. Then the fourth falls alone: you write its pips into a free circle, anywhere in the grid. All write at the same time and in secret, and what is written stays. { $sheets_visible ->
        [at_end] You do not see the others' grids until the very end.
       *[after_each_throw] Once all have written, you may look at each other's sheets.
    }{ $entry_seconds ->
        [0] {""}
       *[other] {" "}You have { $entry_seconds } seconds to write; whoever is too slow gets the first free square and the first free circle, reading row by row.
    }

    Scoring comes after the last throw; nine circles stay empty and count nothing. The number in a square should be the sum of its four circles: if it is exactly that, you get 3 points. Otherwise the square costs as many points as the two numbers lie apart. Plus and minus are added up, and whoever has the most points wins. { $tie_break ->
        [most_exact] In a tie, whoever has met more squares exactly wins.
       *[shared] In a tie the place is shared.
    }
kleine-differenzen-option-sheets_visible = The others' grids
kleine-differenzen-option-sheets_visible-help = When you may see what the others have written.
kleine-differenzen-value-sheets_visible-after_each_throw = open after each throw
kleine-differenzen-value-sheets_visible-at_end = open only at the end
kleine-differenzen-option-entry_seconds = One clock for all, in seconds
kleine-differenzen-option-entry_seconds-help = When it is up, whoever is late gets the first free cells. 0 means no clock.
kleine-differenzen-option-decision_seconds = A clock for each player, in seconds
kleine-differenzen-option-decision_seconds-help = When it is up, the mildest entry is made for that player alone. 0 means no clock.
kleine-differenzen-option-tie_break = Ties
kleine-differenzen-option-tie_break-help = Share the place, or let more squares met exactly decide.
kleine-differenzen-value-tie_break-shared = shared
kleine-differenzen-value-tie_break-most_exact = more exact squares

kleine-differenzen-throw-number = Throw { $number } of { $throws }
kleine-differenzen-to-enter = To write: { $total } into a square, { $value } into a circle.
kleine-differenzen-space-places = Write { $total } into a free square and { $value } into a free circle
kleine-differenzen-place-1 = Square (row,column; the first ones are 0)
kleine-differenzen-place-2 = Circle (row,column; the first ones are 0)
kleine-differenzen-spot = row { $row }, column { $column }
kleine-differenzen-note-waiting = still thinking
kleine-differenzen-note-written = done
kleine-differenzen-note-exact =
    { $exact ->
        [one] 1 square exact
       *[other] { $exact } squares exact
    }
kleine-differenzen-told-decided = { $who } has made an entry.
    .you = You have made your entry.
kleine-differenzen-told-place = { $who } has made an entry.
    .you = You have made your entry.
kleine-differenzen-told-filled =
    { $count ->
        [one] The first free cells are filled for { $who }.
       *[other] The first free cells are filled for each of { $who }.
    }
    .you =
        { $others ->
            [0] The first free cells are filled for you.
           *[other] The first free cells are filled for you and { $names }.
        }
kleine-differenzen-told-entry = { $who }: { $total } into the square ({ $square }), { $value } into the circle ({ $circle }).
    .you = You: { $total } into the square ({ $square }), { $value } into the circle ({ $circle }).
kleine-differenzen-told-total =
    { $exact ->
        [one] { $who } scores { $points }, with 1 square met exactly.
       *[other] { $who } scores { $points }, with { $exact } squares met exactly.
    }
    .you =
        { $exact ->
            [one] You score { $points }, with 1 square met exactly.
           *[other] You score { $points }, with { $exact } squares met exactly.
        }
kleine-differenzen-error-square-taken = This square already holds { $value }.
kleine-differenzen-error-circle-taken = This circle already holds { $value }.
