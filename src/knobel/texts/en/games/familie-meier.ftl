familie-meier-name = The Meier Family
familie-meier-aliases = Familie Meier
familie-meier-line = First Mr Meier, then Mrs Meier, then many children: the largest family wins.
familie-meier-goal = The largest family wins: first Mr Meier (1), then Mrs Meier (2), then children.
familie-meier-each-turn = Throw once in each round: first three dice, then two, then one.
familie-meier-rules =
    There are three rounds, and everybody throws once in each: first three dice, then two, finally one.

    A one brings Mr Meier into the house. Once he is there, a two brings Mrs Meier, in the same throw if you like. When both are there, all other pips are children, those on ones and twos as well. Every die counts only once. A two before Mr Meier is no help, and there are no children before Mrs Meier.

    So 1 2 6 in the first throw is Mr Meier, Mrs Meier and six children, a family of eight: the parents count too. Whoever has the largest family wins.
familie-meier-told-father = Mr Meier moves in.
familie-meier-told-mother = Mrs Meier moves in.
familie-meier-told-children =
    { $children ->
        [one] One child is born.
       *[other] { $children } children are born.
    }
familie-meier-told-nobody = Nobody comes.
familie-meier-told-size =
    { $size ->
        [0] The house of { $who } is still empty.
        [one] One person lives with { $who }.
       *[other] { $size } people live with { $who }.
    }
    .you =
        { $size ->
            [0] Your house is still empty.
            [one] One person lives with you.
           *[other] { $size } people live with you.
        }
familie-meier-read-standing =
    { $score ->
        [one] { $who }: 1 person
       *[other] { $who }: { $score } people
    }
    .you =
        { $score ->
            [one] You: 1 person
           *[other] You: { $score } people
        }
familie-meier-at-home =
    { $father ->
        [0] nobody at home
       *[other] { $mother ->
            [0] only Mr Meier
           *[other] { $children ->
                [0] Mr and Mrs Meier
                [one] Mr and Mrs Meier with one child
               *[other] Mr and Mrs Meier with { $children } children
            }
        }
    }; { $count } of { $length } throws
