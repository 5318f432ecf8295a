filzlaus-name = Crab Louse
filzlaus-aliases = Filzlaus
filzlaus-line = Catch the louse before you run out of throws; whoever takes longest loses.
filzlaus-goal = Throw the { $face } as soon as you can: whoever takes longest loses.
filzlaus-each-turn = Throw one die until the { $face } falls, { TIMES($max_throws) } at most.
filzlaus-rules =
    Everybody is after the louse, the { $face }. On your turn you throw one die until it falls, but { TIMES($max_throws) } at most. What counts is how many throws you needed.

    There is no winner, only losers: whoever does not catch the louse at all loses. If everybody catches it, whoever needed the most throws loses.
filzlaus-option-max_throws = Most throws
filzlaus-option-max_throws-help = After so many throws without the louse it is over.
filzlaus-option-face = Louse
filzlaus-option-face-help = The number that has to fall.
filzlaus-wanted = The { $face } is wanted.
filzlaus-told-hit =
    { $throws ->
        [one] { $who } has the louse with the very first throw.
       *[other] { $who } has the louse with throw { $throws }.
    }
    .you =
        { $throws ->
            [one] You have the louse with the very first throw.
           *[other] You have the louse with throw { $throws }.
        }
filzlaus-told-missed = { $throws } throws and no louse: { $who } has failed.
    .you = { $throws } throws and no louse: you have failed.
filzlaus-note-hit = louse caught
filzlaus-note-missed = failed
