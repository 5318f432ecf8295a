kaiser-nero-name = Emperor Nero
kaiser-nero-aliases = Kaiser Nero; Nero
kaiser-nero-line = The first six makes you emperor, and everybody else wants to bring you down.
kaiser-nero-goal = Whoever has the most pips wins: as emperor, or by bringing him down.
kaiser-nero-each-turn = Throw three dice; the first six makes an emperor, and everyone tries to beat him.
kaiser-nero-rules =
    Everybody throws three dice. You throw in turn until there is a six in a throw: whoever has it is emperor, and that throw counts. All that was thrown before is forgotten.

    Now all others throw, one after the other. Whoever has fewer pips than the emperor is out; with as many or more you stay in. If all are out, the emperor has won.

    Otherwise the emperor must throw again: all sixes stay, and the other dice are thrown once more, even if that makes things worse. Then it is the challengers' turn: { $b_throws ->
        [always] each of them leaves their sixes and throws the other dice once more, even when ahead.
       *[if_not_ahead] whoever does not have more pips than the emperor yet leaves their sixes and throws the other dice once more; whoever has more does not throw.
    }

    Whoever has the most pips then wins. Those who are level throw all three dice once more until somebody has more; after ten attempts it is a draw. All others share the second place.
kaiser-nero-option-b_throws = After the emperor, who throws again
kaiser-nero-option-b_throws-help = Whether challengers who are already ahead of the emperor must answer, too.
kaiser-nero-value-b_throws-if_not_ahead = those who are not ahead
kaiser-nero-value-b_throws-always = everybody
kaiser-nero-emperor = emperor
kaiser-nero-search = Wanted: the first six.
kaiser-nero-challenge = { $who } is emperor with { $total }. Whoever throws less is out.
    .you = You are emperor with { $total }. Whoever throws less is out.
kaiser-nero-again = { $who } leaves the sixes and throws the rest.
    .you = You leave the sixes and throw the rest.
kaiser-nero-answer = The emperor has { $total }. Sixes stay, the other dice are thrown once more.
kaiser-nero-tie = Play-off with three fresh dice: { $who }.
    .you = Play-off with three fresh dice: you and { $names }.
kaiser-nero-told-emperor = A six! { $who } is emperor with { $total }.
    .moment = Emperor { $who }!
    .you = A six! You are emperor with { $total }.
    .moment-you = You are emperor!
kaiser-nero-told-holds = { $who } holds out with { $total } against { $wanted }.
    .you = You hold out with { $total } against { $wanted }.
kaiser-nero-told-falls = { $who } stays below { $wanted } with { $total } and is out.
    .you = You stay below { $wanted } with { $total } and are out.
kaiser-nero-told-now = { $who } now has { $total }.
    .you = You now have { $total }.
kaiser-nero-told-ahead = { $who } is ahead with { $total } and need not throw again.
    .you = You are ahead with { $total } and need not throw again.
kaiser-nero-told-all-sixes = { $who } has three sixes: there is nothing left to throw.
    .you = You have three sixes: there is nothing left to throw.
kaiser-nero-told-tie = Level: { $who } throw three fresh dice.
    .you = Level: you and { $names } throw three fresh dice.
kaiser-nero-told-stays = { $who } stays emperor.
    .you = You stay emperor.
kaiser-nero-told-toppled = { $who } brings the emperor down.
    .you = You bring the emperor down.
