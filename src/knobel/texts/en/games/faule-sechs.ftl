faule-sechs-name = Rotten Six
faule-sechs-aliases = Faule Sechs; Lazy Six
faule-sechs-line = Three dice, one common total, and every six takes six away again.
faule-sechs-goal =
    { $mode ->
        [elimination] Never bring the shared total to { $target }; the last one left wins.
       *[single_loser] Whoever brings the shared total to { $target } or more loses.
    }
faule-sechs-each-turn = Throw three dice; everything is added to the shared total, only sixes are taken off.
faule-sechs-rules =
    In turn everybody throws three dice once, round after round, and one common total is kept. Ones to fives are added, but every six is rotten: it takes 6 away. So 6 4 3 adds just 1, and three sixes take away 18. What counts is the total after the whole throw.

    { $floor ->
        [zero] It never drops below zero: in that case the total is 0.
       *[none] The total may drop below zero.
    }

    { $mode ->
        [elimination] Whoever brings the total to { $target } or beyond is out; the others start again from zero, with the next player on the left. The last one left wins.
       *[single_loser] Whoever brings the total to { $target } or beyond loses, and the game is over. Exactly { $target } is already too much.
    }

    There is nothing to decide, but a six at the right moment saves you.
faule-sechs-option-target = Limit
faule-sechs-option-target-help = Whoever brings the total this far loses.
faule-sechs-option-mode = Play
faule-sechs-option-mode-help = Until somebody loses, or until one is left.
faule-sechs-value-mode-single_loser = until somebody loses
faule-sechs-value-mode-elimination = until one is left
faule-sechs-total = The total is { $total }, the limit { $limit }.
faule-sechs-lost = lost this game
faule-sechs-told-reached = That makes { $total }: { $who } has reached the limit.
    .you = That makes { $total }: you have reached the limit.
faule-sechs-told-total = That makes { $total }, { $left } short of the limit.
faule-sechs-option-floor = Below zero
faule-sechs-option-floor-help = Whether the total may drop below zero.
faule-sechs-value-floor-none = allowed
faule-sechs-value-floor-zero = stays at zero
