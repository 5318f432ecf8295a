doppeltes-lottchen-name = Double Lotte
doppeltes-lottchen-aliases = Doppeltes Lottchen; Das doppelte Lottchen
doppeltes-lottchen-line = Three dice, one common total, and woe to whoever brings it to the limit.
doppeltes-lottchen-goal =
    { $mode ->
        [elimination] Never bring the shared total to { $target }; the last one left wins.
       *[single_loser] Whoever brings the shared total to { $target } or more loses.
    }
doppeltes-lottchen-each-turn = Throw three dice once; all pips are added to the shared total.
doppeltes-lottchen-rules =
    In turn everybody throws three dice once, round after round. All pips are added to one common total.

    { $mode ->
        [elimination] Whoever brings the total to { $target } or beyond is out; the others start again from zero, with the next player on the left. The last one left wins.
       *[single_loser] Whoever brings the total to { $target } or beyond loses, and the game is over. Exactly { $target } is already too much.
    }

    There is nothing to decide: throw and hope.
doppeltes-lottchen-option-target = Limit
doppeltes-lottchen-option-target-help = Whoever brings the total this far loses.
doppeltes-lottchen-option-mode = Play
doppeltes-lottchen-option-mode-help = Until somebody loses, or until one is left.
doppeltes-lottchen-value-mode-single_loser = until somebody loses
doppeltes-lottchen-value-mode-elimination = until one is left
doppeltes-lottchen-total = The total is { $total }, the limit { $limit }.
doppeltes-lottchen-lost = lost this game
doppeltes-lottchen-told-reached = That makes { $total }: { $who } has reached the limit.
    .you = That makes { $total }: you have reached the limit.
doppeltes-lottchen-told-total = That makes { $total }, { $left } short of the limit.
doppeltes-lottchen-told-last-leap = That makes { $total }: the next throw is bound to be too much.
