das-grosse-herz-name = The Big Heart
das-grosse-herz-aliases = Das große Herz; Fill the Heart
das-grosse-herz-line = Fill the six chambers of your heart; what you cannot use pleases your neighbour.
das-grosse-herz-goal = Fill all six chambers of your heart: the last one with an empty chamber loses.
das-grosse-herz-each-turn = Throw one die; what you cannot use goes to the next one who can.
das-grosse-herz-rules =
    Everybody has a heart with six chambers, numbered from 1 to 6. In turn everybody throws one die once and enters the number in the chamber of that number, if it is still free. { $order ->
        [ascending] The chambers are filled strictly in order: first the 1, then the 2 and so on to the 6. So the only number you can use is your next one.
       *[any] The order does not matter.
    }

    If you cannot use your number, it wanders to the left, to the first player who can, and that player must take it. If nobody can use it, it lapses. In any case your left neighbour throws next.

    Whoever has filled all six chambers is done, throws no more and is passed over. Whoever is the only one left with free chambers loses.

    If the game still goes on after { $safety_circuits } rounds, it is stopped: then whoever has filled the fewest chambers loses.
das-grosse-herz-option-order = Order
das-grosse-herz-option-order-help = Whether the chambers are filled in any order or strictly from 1 to 6.
das-grosse-herz-value-order-any = any
das-grosse-herz-value-order-ascending = from 1 to 6
das-grosse-herz-cell-chamber-1 = 1
das-grosse-herz-cell-chamber-2 = 2
das-grosse-herz-cell-chamber-3 = 3
das-grosse-herz-cell-chamber-4 = 4
das-grosse-herz-cell-chamber-5 = 5
das-grosse-herz-cell-chamber-6 = 6
das-grosse-herz-told-entered = { $taker } fills chamber { $number }.
    .you-taker = You fill chamber { $number }.
das-grosse-herz-told-passed = { $who } cannot use the { $number }. It goes to { $taker }.
    .you = You cannot use the { $number }. It goes to { $taker }.
    .you-taker = { $who } cannot use the { $number }. It goes to you.
das-grosse-herz-told-lapsed = Nobody can use the { $number }.
das-grosse-herz-told-finished = { $who } has a full heart.
    .you = You have a full heart.
das-grosse-herz-note-finished = done, place { $place }
das-grosse-herz-read-standing =
    { $score ->
        [one] { $who }: 1 chamber filled
       *[other] { $who }: { $score } chambers filled
    }
    .you =
        { $score ->
            [one] You: 1 chamber filled
           *[other] You: { $score } chambers filled
        }
das-grosse-herz-read-picture = Heart of { $who }: filled { $drawn }; free { $missing }
    .you = Your heart: filled { $drawn }; free { $missing }
das-grosse-herz-option-safety_circuits = Rounds at most
das-grosse-herz-option-safety_circuits-help = After these an endless game is stopped and ranked as it stands.
das-grosse-herz-told-stopped = The game has gone on for too long and is stopped. It is ranked as it stands.
