plus-minus-name = Plus-Minus
plus-minus-aliases = Plusminus
plus-minus-line = Neun Würfe: Zwei kommen dazu, der dritte geht wieder ab.
plus-minus-goal = Wer das höchste Ergebnis hat, gewinnt.
plus-minus-each-turn = Du wirfst neunmal: Zwei Würfe kommen dazu, der dritte geht ab, und so weiter.
plus-minus-rules =
    Reihum hat jeder neun Würfe hintereinander mit einem Würfel. Zwei Würfe werden dazugezählt, der dritte wird abgezogen, und das dreimal: Der dritte, sechste und neunte Wurf zählen minus, alle anderen plus.

    Deine Summe darf jederzeit unter null fallen, ausscheiden kann niemand. Wer das höchste Ergebnis hat, gewinnt, auch wenn es negativ ist.
