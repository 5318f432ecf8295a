rentmeister-name = The Bursar
rentmeister-aliases = Rentmeister; Bursar
rentmeister-line = Three dice, six throws: which one is good enough to count eight times?
rentmeister-goal = Whoever has the highest total wins; every row counts three to eight times.
rentmeister-each-turn =
    Throw three dice{ $placement ->
        [fixed] , and the sum goes into the next row.
       *[free] {" "}and write the sum into an empty row.
    }
rentmeister-rules =
    Three dice, and a sheet of six rows for everybody, from threefold to eightfold.

    In turn everybody throws all three dice once. { $placement ->
        [fixed] The sums go on the sheet from top to bottom: the first throw counts threefold, the last one eightfold. The old rule does not say who chooses the row; you can also let everybody choose.
       *[free] You write the sum straight away in one of your open rows, and there it stays. For the last throw only one row is left, so it enters itself. The old rule does not say who chooses the row; you can also set entries to go from top to bottom.
    }

    Every sum counts as often as its row says: a 12 in the sixfold row makes 72. After six rounds everything is added up, and whoever has the most points is the bursar and wins. Anything from 99 to 594 can happen.
rentmeister-option-placement = Entries
rentmeister-option-placement-help = Whether you choose the row, or the sheet is filled from top to bottom.
rentmeister-value-placement-free = in any open row
rentmeister-value-placement-fixed = from top to bottom
rentmeister-cell-3 = threefold
rentmeister-cell-4 = fourfold
rentmeister-cell-5 = fivefold
rentmeister-cell-6 = sixfold
rentmeister-cell-7 = sevenfold
rentmeister-cell-8 = eightfold
rentmeister-sum-total = Sum
rentmeister-space-cells = Write the { $pips } in an open row
rentmeister-read-preview = Still open: { $row }, which would make { $value }
rentmeister-told-entry = { $who } writes the { $entry } in “{ $cell }”: { $value }. Together { $total }.
    .you = You write the { $entry } in “{ $cell }”: { $value }. Together { $total }.
rentmeister-told-forced = The { $entry } of { $who } goes in “{ $cell }”: { $value }. Together { $total }.
    .you = Your { $entry } goes in “{ $cell }”: { $value }. Together { $total }.
rentmeister-told-finished = The sheet of { $who } is full: { $total }.
    .you = Your sheet is full: { $total }.
rentmeister-error-row-taken = Your row “{ $cell }” is already filled. Take an open one.
