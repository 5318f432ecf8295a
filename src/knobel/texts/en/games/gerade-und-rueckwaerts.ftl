gerade-und-rueckwaerts-name = Even and Backwards
gerade-und-rueckwaerts-aliases = Gerade und rückwärts
gerade-und-rueckwaerts-line = Sixes count first, then fours, then twos.
gerade-und-rueckwaerts-goal = Whoever has the most points wins.
gerade-und-rueckwaerts-each-turn = Throw three dice three times: first only sixes count, then fours, then twos.
gerade-und-rueckwaerts-rules =
    Everybody throws three times in a row, always with all three dice, and then passes them on.

    In the first throw only sixes count, in the second only fours, in the third only twos, each with its pips. The right number in the wrong throw is worth nothing. You cannot get more than 36 points.

    Whoever has the most points wins.
gerade-und-rueckwaerts-told-series-score =
    { $gain ->
        [0] Nothing there: { $who } stays at { $score }.
       *[other] That counts { $gain }, and { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] Nothing there: you stay at { $score }.
           *[other] That counts { $gain }, and you stand at { $score }.
        }
