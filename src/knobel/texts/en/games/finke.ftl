finke-name = Finke
finke-aliases = { "" }
finke-line = What you throw you pay onto the board, or you sweep up what the others have left there.
finke-goal = The last one with chips wins.
finke-each-turn = Throw two dice: you pay onto an empty field and clear a full one.
finke-rules =
    Two dice, a board with the fields 2 to 12, and { $start_chips } chips each. On your turn you throw both dice; the sum names the field.

    If the field is empty, { $stake ->
        [one_chip] you put one chip on it,
       *[pips] you put as many chips on it as you have thrown pips,
    } and the next player throws. If something lies there, you take it all and throw again. Only the 7 gives nothing back: there you always pay in, however much lies there already.

    { $two_takes_seven ->
        [false] With a 12 you clear the whole board, with a 2 everything but the 7,
       *[true] With a 2 or a 12 you clear the whole board, the 7 included,
    } and throw again. If another 2 or 12 comes right after that, it gets expensive: one chip onto each of the eleven fields, and your turn is over.

    If you have too few, you put down all you have, when spreading from the 2 upwards. Whoever has no chips left after that is out. The last one left wins and gets the whole board as well.

    If it takes longer than { $max_circuits } rounds of the table, the game is stopped: then whoever has the most chips in hand wins, and those on the board are nobody's.
finke-option-two_takes_seven = A 2 takes the 7 as well
finke-option-two_takes_seven-help = Otherwise a 2 leaves what lies on the 7; a 12 always takes everything.
finke-option-stake = Stake
finke-option-stake-help = How many chips go onto an empty field and onto the 7.
finke-value-stake-pips = as many as pips
finke-value-stake-one_chip = one chip
finke-option-max_circuits = Most rounds
finke-option-max_circuits-help = The game is stopped after so many rounds of the table.
finke-cleared = { $who } cleared the board. A 2 or 12 costs on every field.
    .you = You cleared the board. A 2 or 12 costs on every field.
finke-told-pays =
    { $chips ->
        [one] { $who } puts one chip on field { $field }.
       *[other] { $who } puts { $chips } chips on field { $field }.
    }
    .you =
        { $chips ->
            [one] You put one chip on field { $field }.
           *[other] You put { $chips } chips on field { $field }.
        }
finke-told-pays-last =
    { $chips ->
        [one] { $who } puts the last chip on field { $field }.
       *[other] { $who } puts the last { $chips } chips on field { $field }.
    }
    .you =
        { $chips ->
            [one] You put your last chip on field { $field }.
           *[other] You put your last { $chips } chips on field { $field }.
        }
finke-told-takes =
    { $chips ->
        [one] { $who } takes the chip from field { $field } and throws again.
       *[other] { $who } takes { $chips } chips from field { $field } and throws again.
    }
    .you =
        { $chips ->
            [one] You take the chip from field { $field } and throw again.
           *[other] You take { $chips } chips from field { $field } and throw again.
        }
finke-told-clears =
    { $chips ->
        [0] There is nothing to clear. { $who } throws again.
        [one] { $who } clears the board, one chip, and throws again.
       *[other] { $who } clears the board, { $chips } chips, and throws again.
    }
    .you =
        { $chips ->
            [0] There is nothing to clear. You throw again.
            [one] You clear the board, one chip, and throw again.
           *[other] You clear the board, { $chips } chips, and throw again.
        }
finke-told-spreads =
    { $count ->
        [11] Again! { $who } puts one chip on each of the eleven fields.
        [one] Again! { $who } puts the last chip on field 2.
       *[other] Again! { $who } puts one chip on each of the lowest { $count } fields.
    }
    .you =
        { $count ->
            [11] Again! You put one chip on each of the eleven fields.
            [one] Again! You put your last chip on field 2.
           *[other] Again! You put one chip on each of the lowest { $count } fields.
        }
finke-told-stopped = The game has taken too long. The chips on the board are nobody's.
finke-ending-order = Whoever lasted longer comes first.
