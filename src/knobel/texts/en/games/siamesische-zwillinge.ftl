siamesische-zwillinge-name = Siamese Twins
siamesische-zwillinge-aliases = Siamesische Zwillinge
siamesische-zwillinge-line = Like Double Lotte, but for a larger group.
siamesische-zwillinge-goal =
    { $mode ->
        [elimination] Never bring the shared total to { $target }; the last one left wins.
       *[single_loser] Whoever brings the shared total to { $target } or more loses.
    }
siamesische-zwillinge-each-turn = Throw three dice once; all pips are added to the shared total.
siamesische-zwillinge-rules =
    In turn one player after another throws three dice, round after round, and all pips are added to one common total. It is most fun with five players or more.

    { $mode ->
        [elimination] Whoever brings the total to { $target } or beyond is out; the others start again from zero, with the next player on the left. The last one left wins.
       *[single_loser] Whoever brings the total to { $target } or beyond loses, and the game is over. Exactly { $target } is already too much.
    }

    There is nothing to decide: throw and hope.
siamesische-zwillinge-option-target = Limit
siamesische-zwillinge-option-target-help = Whoever brings the total this far loses.
siamesische-zwillinge-option-mode = Play
siamesische-zwillinge-option-mode-help = Until somebody loses, or until one is left.
siamesische-zwillinge-value-mode-single_loser = until somebody loses
siamesische-zwillinge-value-mode-elimination = until one is left
siamesische-zwillinge-total = The total is { $total }, the limit { $limit }.
siamesische-zwillinge-lost = lost this game
siamesische-zwillinge-told-reached = That makes { $total }: { $who } has reached the limit.
    .you = That makes { $total }: you have reached the limit.
siamesische-zwillinge-told-total = That makes { $total }, { $left } short of the limit.
siamesische-zwillinge-told-last-leap = That makes { $total }: the next throw is bound to be too much.
