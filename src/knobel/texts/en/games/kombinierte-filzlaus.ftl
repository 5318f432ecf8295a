kombinierte-filzlaus-name = Combined Crab Louse
kombinierte-filzlaus-aliases = Kombinierte Filzlaus
kombinierte-filzlaus-line = Two lice to choose from: say which one will come, and throw it.
kombinierte-filzlaus-goal = Hit as soon as you can: whoever takes longest loses.
kombinierte-filzlaus-each-turn = Call one of the two numbers and throw it; you have { WORD($max_throws) } throws at most.
kombinierte-filzlaus-rules =
    As in Crab Louse you throw one die until you hit, but { TIMES($max_throws) } at most. Before every throw you announce which of the two numbers { BOTH($faces) } you are after. Only the announced one counts; if the other one falls, it is no hit. An announcement holds for one throw, and you may change it for the next.

    There is no winner, only losers: whoever does not hit at all loses. If everybody hits, whoever needed the most throws loses.
kombinierte-filzlaus-option-faces = The two lice
kombinierte-filzlaus-option-faces-help = The two numbers, one of which you announce before every throw.
kombinierte-filzlaus-value-faces-1-2 = 1 and 2
kombinierte-filzlaus-value-faces-1-3 = 1 and 3
kombinierte-filzlaus-value-faces-1-4 = 1 and 4
kombinierte-filzlaus-value-faces-1-5 = 1 and 5
kombinierte-filzlaus-value-faces-1-6 = 1 and 6
kombinierte-filzlaus-value-faces-2-3 = 2 and 3
kombinierte-filzlaus-value-faces-2-4 = 2 and 4
kombinierte-filzlaus-value-faces-2-5 = 2 and 5
kombinierte-filzlaus-value-faces-2-6 = 2 and 6
kombinierte-filzlaus-value-faces-3-4 = 3 and 4
kombinierte-filzlaus-value-faces-3-5 = 3 and 5
kombinierte-filzlaus-value-faces-3-6 = 3 and 6
kombinierte-filzlaus-value-faces-4-5 = 4 and 5
kombinierte-filzlaus-value-faces-4-6 = 4 and 6
kombinierte-filzlaus-value-faces-5-6 = 5 and 6
kombinierte-filzlaus-option-max_throws = Most throws
kombinierte-filzlaus-option-max_throws-help = After so many throws without a hit it is over.
kombinierte-filzlaus-value-1 = the 1
kombinierte-filzlaus-value-2 = the 2
kombinierte-filzlaus-value-3 = the 3
kombinierte-filzlaus-value-4 = the 4
kombinierte-filzlaus-value-5 = the 5
kombinierte-filzlaus-value-6 = the 6
kombinierte-filzlaus-move-say = Announce { $value }
kombinierte-filzlaus-told-say = { $who } announces { $value }.
    .you = You announce { $value }.
kombinierte-filzlaus-wanted = { $who } has announced the { $face }.
    .you = You have announced the { $face }.
kombinierte-filzlaus-told-hit =
    { $throws ->
        [one] { $who } hits with the very first throw.
       *[other] { $who } hits with throw { $throws }.
    }
    .you =
        { $throws ->
            [one] You hit with the very first throw.
           *[other] You hit with throw { $throws }.
        }
kombinierte-filzlaus-told-missed = { $throws } throws and no hit: { $who } has failed.
    .you = { $throws } throws and no hit: you have failed.
kombinierte-filzlaus-note-hit = a hit
kombinierte-filzlaus-note-missed = failed
kombinierte-filzlaus-error-no-such-face = You cannot announce “{ $face }”. You can choose: { $allowed }.
