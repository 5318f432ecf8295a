familie-meier-name = Familie Meier
familie-meier-aliases = Die Meiers
familie-meier-line = Erst Herr Meier, dann Frau Meier, dann viele Kinder: Die größte Familie gewinnt.
familie-meier-goal = Wer die größte Familie hat, gewinnt: erst Herr, dann Frau Meier, dann Kinder.
familie-meier-each-turn = Du wirfst in jeder Runde einmal: erst drei Würfel, dann zwei, dann einen.
familie-meier-rules =
    Es gibt drei Runden, und in jeder wirft jeder einmal: zuerst mit drei Würfeln, dann mit zwei, zuletzt mit einem.

    Eine Eins bringt Herrn Meier ins Haus. Ist er da, bringt eine Zwei Frau Meier – gern auch im selben Wurf. Sind beide da, zählen alle übrigen Augen als Kinder, auch die auf Einsen und Zweien. Jeder Würfel zählt nur einmal. Eine Zwei vor Herrn Meier hilft dir nicht, und vor Frau Meier gibt es keine Kinder.

    1 2 6 im ersten Wurf sind also Herr Meier, Frau Meier und sechs Kinder, eine Familie von acht: Die Eltern zählen mit. Wer die größte Familie hat, gewinnt.
familie-meier-told-father = Herr Meier zieht ein.
familie-meier-told-mother = Frau Meier zieht ein.
familie-meier-told-children =
    { $children ->
        [one] Ein Kind kommt dazu.
       *[other] { $children } Kinder kommen dazu.
    }
familie-meier-told-nobody = Niemand kommt.
familie-meier-told-size =
    { $size ->
        [0] Bei { $who } steht das Haus noch leer.
        [one] Bei { $who } wohnt eine Person.
       *[other] Bei { $who } wohnen { $size } Personen.
    }
    .you =
        { $size ->
            [0] Bei dir steht das Haus noch leer.
            [one] Bei dir wohnt eine Person.
           *[other] Bei dir wohnen { $size } Personen.
        }
familie-meier-read-standing =
    { $score ->
        [one] { $who }: 1 Person
       *[other] { $who }: { $score } Personen
    }
    .you =
        { $score ->
            [one] Du: 1 Person
           *[other] Du: { $score } Personen
        }
familie-meier-at-home =
    { $father ->
        [0] niemand zu Hause
       *[other] { $mother ->
            [0] nur Herr Meier
           *[other] { $children ->
                [0] Herr und Frau Meier
                [one] Herr und Frau Meier mit einem Kind
               *[other] Herr und Frau Meier mit { $children } Kindern
            }
        }
    }; { $count } von { $length } Würfen
