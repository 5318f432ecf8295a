sechserspiel-name = Game of Sixes
sechserspiel-aliases = Sechserspiel; Times One to Times Six
sechserspiel-line = Six throws, six rows: where to put a four, when a six may still come?
sechserspiel-goal = Whoever has the highest total wins; every row counts one to six times.
sechserspiel-each-turn = Throw one die and enter it in an empty row at once.
sechserspiel-rules =
    One die, and a sheet of six rows for everybody, from “times 1” to “times 6”.

    In turn everybody throws once and enters the throw straight away in one of their open rows. There it counts as often as the row says: a 6 in “times 6” makes 36, in “times 2” only 12. There is no passing, and what is written stays. Other people's sheets are no concern of yours: everybody fills their own rows.

    For the sixth throw only one row is left, so it enters itself. After six rounds all sheets are full, and whoever has the highest sum wins. The most you can get is 126, the least 21.
sechserspiel-cell-1 = times 1
sechserspiel-cell-2 = times 2
sechserspiel-cell-3 = times 3
sechserspiel-cell-4 = times 4
sechserspiel-cell-5 = times 5
sechserspiel-cell-6 = times 6
sechserspiel-sum-total = Sum
sechserspiel-space-cells = Enter the { $pips } in an open row
sechserspiel-read-preview = Still open: { $row }, which would make { $value }
sechserspiel-told-entry = { $who } puts the { $entry } in “{ $cell }”: { $value }. Together { $total }.
    .you = You put the { $entry } in “{ $cell }”: { $value }. Together { $total }.
sechserspiel-told-forced = Only “{ $cell }” is still open: { $who } gets another { $value }.
    .you = Only “{ $cell }” is still open: you get another { $value }.
sechserspiel-told-finished = The sheet of { $who } is full: { $total }.
    .you = Your sheet is full: { $total }.
sechserspiel-error-row-taken = Your row “{ $cell }” is already filled. Take an open one.
