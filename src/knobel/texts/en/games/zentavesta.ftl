zentavesta-name = Zentavesta
zentavesta-aliases = The Good Ten
zentavesta-line = One throw with three dice: up to ten you gain ten, above it you lose ten.
zentavesta-goal = Whoever has the most points wins: up to 10 pips you add ten, from 11 on you lose ten.
zentavesta-each-turn = Throw three dice just once.
zentavesta-rules =
    Everybody throws three dice just once and adds up the pips.

    Up to and including 10 you get 10 points on top, from 11 on you lose 10. So exactly 10 pips are best, 20 points, and 11 pips are worst: just 1 point is left. Three ones beat three sixes by 13 to 8.

    Whoever has the most points wins.
zentavesta-told-series-score =
    { $score ->
        [one] That is 1 point for { $who }.
       *[other] That is { $score } points for { $who }.
    }
    .you =
        { $score ->
            [one] That is 1 point for you.
           *[other] That is { $score } points for you.
        }
