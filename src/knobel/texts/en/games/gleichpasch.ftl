gleichpasch-name = Equal Doubles
gleichpasch-aliases = Gleichpasch
gleichpasch-line = Three dice, and only equal ones count.
gleichpasch-goal = Whoever has the most points wins, and only dice that match score.
gleichpasch-each-turn =
    Throw three dice{ $throws ->
        [one] {" "}just once
       *[other] , { TIMES($throws) } in a row
    }.
gleichpasch-rules =
    { $throws ->
        [one] Everybody throws three dice just once.
       *[other] Everybody throws three dice { TIMES($throws) } in a row and then passes them on. Nothing is kept: all three dice are thrown every time.
    }

    Equal dice score their pips, a lone die scores nothing: 4 3 4 is 8 points, 3 3 3 is 9, and 4 3 2 is worth nothing at all.

    { $throws ->
        [one] Whoever has the most points wins.
       *[other] Your points are added up, and whoever has the most wins.
    }
gleichpasch-option-throws = Throws
gleichpasch-option-throws-help = How often everybody throws in a row.
gleichpasch-told-series-score =
    { $gain ->
        [0] Nothing equal: { $who } stays at { $score }.
       *[other] That makes { $gain }, and { $who } stands at { $score }.
    }
    .you =
        { $gain ->
            [0] Nothing equal: you stay at { $score }.
           *[other] That makes { $gain }, and you stand at { $score }.
        }
