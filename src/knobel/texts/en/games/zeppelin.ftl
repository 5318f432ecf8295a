zeppelin-name = Zeppelin
zeppelin-aliases = Airship
zeppelin-line = An empty field costs you a chip, a full one gives you its chip, and the gondola swallows everything.
zeppelin-goal = The last one with chips wins.
zeppelin-each-turn = Empty field: put down a chip. Full field: take it. With a 6 one goes into the gondola.
zeppelin-rules =
    One die, an airship with five fields on its hull and a gondola, and { $start_chips } chips each. On your turn you throw once, then the next player throws.

    On a 1 to 5 look at the field with that number: if it is empty, you put one of your chips on it. If a chip lies there, you take it. On a 6 one chip must always go into the gondola. There they pile up, and none comes out before the end.

    Whoever has no chips left after their throw is out. The last one left wins and gets everything on the airship, the gondola included.

    If more than one player is still in after { $safety_circuits } rounds, the game is stopped: then whoever has the most chips in hand wins, and those on the airship are nobody's.
zeppelin-board-keeper = { $number } (gondola)
zeppelin-told-keeper =
    { $left ->
        [0] { $who } puts the last chip into the gondola.
       *[other] { $who } puts one chip into the gondola and has { $left } left.
    }
    .you =
        { $left ->
            [0] You put your last chip into the gondola.
           *[other] You put one chip into the gondola and have { $left } left.
        }
zeppelin-told-board = Only { $who } is still in the game, clears the whole airship and now has all { $chips } chips.
    .you = Only you are still in the game: you clear the whole airship and now have all { $chips } chips.
zeppelin-told-stopped = The game took too long. The chips on the airship are nobody's.
zeppelin-ending-order = Whoever lasted longer comes first.
