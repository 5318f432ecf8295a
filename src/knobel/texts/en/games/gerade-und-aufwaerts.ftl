gerade-und-aufwaerts-name = Even and Upwards
gerade-und-aufwaerts-aliases = Gerade und aufwärts
gerade-und-aufwaerts-line = Twos count first, then fours, then sixes.
gerade-und-aufwaerts-goal = Whoever has the most points wins.
gerade-und-aufwaerts-each-turn = Throw three dice three times: first only twos count, then fours, then sixes.
gerade-und-aufwaerts-rules =
    Everybody throws three times in a row, always with all three dice, and then passes them on.

    In the first throw only twos count, in the second only fours, in the third only sixes, each with its pips. The right number in the wrong throw is worth nothing. You cannot get more than 36 points.

    Whoever has the most points wins.
gerade-und-aufwaerts-told-series-score =
    { $gain ->
        [0] Nothing there: { $who } stays at { $score }.
       *[other] That counts { $gain }, and { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] Nothing there: you stay at { $score }.
           *[other] That counts { $gain }, and you stand at { $score }.
        }
