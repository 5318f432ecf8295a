zentavesta-name = Zentavesta
zentavesta-aliases = Die gute Zehn
zentavesta-line = Ein Wurf mit drei Würfeln: Bis zehn gibt es zehn dazu, darüber zehn weg.
zentavesta-goal = Wer die meisten Punkte hat, gewinnt: Bis 10 Augen gibt es zehn dazu, ab 11 zehn weg.
zentavesta-each-turn = Du wirfst ein einziges Mal mit drei Würfeln.
zentavesta-rules =
    Jeder wirft ein einziges Mal mit drei Würfeln und zählt die Augen.

    Bis einschließlich 10 bekommst du 10 Punkte dazu, ab 11 werden dir 10 abgezogen. Genau 10 Augen sind also das Beste, nämlich 20 Punkte, und 11 Augen das Schlechteste: da bleibt 1 Punkt. Drei Einsen schlagen drei Sechsen mit 13 zu 8.

    Wer die meisten Punkte hat, gewinnt.
zentavesta-told-series-score =
    { $score ->
        [one] Das ist 1 Punkt für { $who }.
       *[other] Das sind { $score } Punkte für { $who }.
    }
    .you =
        { $score ->
            [one] Das ist 1 Punkt für dich.
           *[other] Das sind { $score } Punkte für dich.
        }
