plus-minus-name = Plus and Minus
plus-minus-aliases = Plus-Minus
plus-minus-line = Nine throws: two are added, the third is taken away again.
plus-minus-goal = Whoever has the highest result wins.
plus-minus-each-turn = Nine throws: two are added, the third is taken off, and so on.
plus-minus-rules =
    In turn everybody makes nine throws with one die, all in a row. Two throws are added, the next is taken away, three times over: so the third, sixth and ninth throw count minus, all others plus.

    Your sum may fall below zero at any time, and nobody can go out. Whoever has the highest result wins, even if it is negative.
