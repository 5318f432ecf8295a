glueckspeter-name = Lucky Peter
glueckspeter-aliases = Glückspeter
glueckspeter-line = Whoever gets rid of their chips first wins, and the ten always takes one.
glueckspeter-goal = Whoever is out of chips first wins.
glueckspeter-each-turn = Empty field: put down a chip. Full field: take it. The 10 always takes one.
glueckspeter-rules =
    Two dice, a board with the fields 2 to 12, and { $start_chips } chips each. Here you want to lose your chips.

    On your turn you throw both dice once and add them up. If the field with that number is empty, you put one chip on it and are rid of it. If a chip lies there, you must take it. Only the 10 is your friend: there you always put one chip, however many lie there already, and nobody ever takes them away.

    Whoever is first without chips wins on the spot. Of the others, fewer chips are better.
glueckspeter-board-keeper = { $number } (lucky Peter)
glueckspeter-told-keeper =
    { $left ->
        [0] { $who } gets rid of the last chip on the ten.
       *[other] { $who } gets rid of a chip on the ten and has { $left } left.
    }
    .you =
        { $left ->
            [0] You get rid of your last chip on the ten.
           *[other] You get rid of a chip on the ten and have { $left } left.
        }
glueckspeter-told-picks = { $who } must take the chip from field { $field } and now has { $left }.
    .you = You must take the chip from field { $field } and now have { $left }.
