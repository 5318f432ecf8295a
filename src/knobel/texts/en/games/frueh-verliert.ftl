frueh-verliert-name = Early Loses
frueh-verliert-aliases = Früh verliert
frueh-verliert-line = Somebody throws the trump, and from then on nobody wants to see it.
frueh-verliert-goal = Try never to throw the trump: whoever throws it earliest loses.
frueh-verliert-each-turn = The first throw names the trump; then everybody has { WORD($max_throws) } throws, until it falls.
frueh-verliert-rules =
    Whoever begins throws once: this number is the trump for everybody, and the throw counts for nothing else. Then everybody in turn has { WORD($max_throws) } throws in a row, and may not stop. As soon as the trump falls, your series is over.

    Whoever gets through all throws without the trump is in front; if nobody does, whoever lasted longest. Whoever threw the trump earliest loses; if all got equally far, nobody does.
frueh-verliert-option-max_throws = Most throws
frueh-verliert-option-max_throws-help = How many throws you have to survive without the trump.
frueh-verliert-told-trump = The trump is the { $face }.
frueh-verliert-wanted = The trump is the { $face }.
frueh-verliert-told-hit =
    { $throws ->
        [one] The trump! It catches { $who } with the very first throw.
       *[other] The trump! It catches { $who } with throw { $throws }.
    }
    .you =
        { $throws ->
            [one] The trump! It catches you with the very first throw.
           *[other] The trump! It catches you with throw { $throws }.
        }
frueh-verliert-told-missed = { $throws } throws without the trump: { $who } stays clean.
    .you = { $throws } throws without the trump: you stay clean.
frueh-verliert-note-hit = threw the trump
frueh-verliert-note-missed = stayed clean
