schluck-hansel-name = Swallow, Hansel
schluck-hansel-aliases = Schluck Hansel
schluck-hansel-line = Hansel is hungry: with every seven a chip goes into his belly, and the last one with chips wins.
schluck-hansel-goal = The last one with chips wins.
schluck-hansel-each-turn = Empty field: put down a chip. Full field: take it. The 7 keeps every chip.
schluck-hansel-rules =
    Two dice, a board with the fields 2 to 12, and { $start_chips } chips each. In the middle sits Hansel: the 7 is his belly.

    On your turn you throw both dice once and add them up. If the field with that number is empty, you put one chip on it. If a chip lies there, you take it. On a 7 Hansel swallows: you put one chip into his belly, and it never comes out again.

    Whoever has no chips left after their throw is out at once, even if there are chips on the board. The last one with chips wins. What still lies on the board then does not count.
schluck-hansel-board-keeper = { $number } (Hansel's belly)
schluck-hansel-told-keeper =
    { $left ->
        [0] Gulp! Hansel eats the last chip that { $who } had.
       *[other] Gulp! Hansel eats one chip, and { $who } has { $left } left.
    }
    .you =
        { $left ->
            [0] Gulp! Hansel eats your last chip.
           *[other] Gulp! Hansel eats one chip, and you have { $left } left.
        }
schluck-hansel-ending-order = Whoever lasted longer comes first.
