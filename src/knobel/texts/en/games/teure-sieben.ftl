teure-sieben-name = Costly Seven
teure-sieben-aliases = Teure Sieben
teure-sieben-line = Strike out two to twelve, but never all of it, and beware of the seven.
teure-sieben-goal = Keep numbers open: whoever has struck out all ten first loses.
teure-sieben-each-turn = Throw two dice: what is open must be struck out, and a seven is costly.
teure-sieben-rules =
    Everybody writes down the numbers 2 to 12, all but the 7. This one runs the other way round: the first to strike out all ten numbers loses.

    On your turn you throw two dice. If the sum is still open on your sheet, you must strike it out and throw again. If it is struck already, your turn is over and the number wanders clockwise to the first player who still has it open; there it must be struck, even if that player loses by it. If nobody has it, it lapses. In any case your left neighbour throws next.

    The seven is costly: it strikes your { $seven_strikes } lowest open numbers, or all of them if there are fewer. { $after_seven ->
        [continue] If anything is left to you, you throw on.
       *[pass] Then it is your left neighbour's turn.
    }

    The game is over when a sheet is struck completely. Of the others, whoever has more numbers open is better.
teure-sieben-option-after_seven = After a seven
teure-sieben-option-after_seven-help = Whether a seven ends the turn.
teure-sieben-value-after_seven-pass = it is the next one's turn
teure-sieben-value-after_seven-continue = you throw on
teure-sieben-option-seven_strikes = The seven strikes
teure-sieben-option-seven_strikes-help = How many numbers a seven costs.
teure-sieben-number = { $number }
teure-sieben-told-struck = { $who } strikes out the { $number }.
    .you = You strike out the { $number }.
teure-sieben-told-wanders = { $who } has the { $number } already. It wanders to { $taker } and is struck there.
    .you = You have the { $number } already. It wanders to { $taker } and is struck there.
    .you-taker = { $who } has the { $number } already. It wanders to you and is struck on your sheet.
teure-sieben-told-lapses = The { $number } is open nowhere any more and lapses.
teure-sieben-told-seven =
    { $count ->
        [one] A seven! { $who } loses one number
       *[other] A seven! { $who } loses { $count } numbers
    } { $left ->
        [0] and has none left.
        [one] and has one left.
       *[other] and has { $left } left.
    }
    .you =
        { $count ->
            [one] A seven! You lose one number
           *[other] A seven! You lose { $count } numbers
        } { $left ->
            [0] and have none left.
            [one] and have one left.
           *[other] and have { $left } left.
        }
