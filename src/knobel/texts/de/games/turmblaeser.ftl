turmblaeser-name = Turmbläser
turmblaeser-aliases = Turmblasen
turmblaeser-line = Zwei Würfel unter dem Becher, einer obendrauf: Den pustest du herunter, und mit ihm werden die beiden anderen malgenommen.
turmblaeser-goal = Wer die meisten Punkte hat, gewinnt.
turmblaeser-each-turn = Zwei Würfel unter dem Becher; mit dem dritten, den du pustest, werden sie malgenommen.
turmblaeser-rules =
    Wer dran ist, schüttelt zwei Würfel und stülpt den Becher darüber, ohne nachzusehen. Der dritte Würfel kommt oben auf den Becher und wird heruntergepustet. Erst wenn er liegt, geht der Becher hoch.

    Die beiden Würfel unter dem Becher werden zusammengezählt und mit dem gepusteten malgenommen: 3 und 4 unter dem Becher und eine gepustete 5 sind 35 Punkte. Wie fest du pustest, ist egal.

    { $rounds ->
        [one] Gespielt wird eine einzige Runde.
       *[other] Das geht { WORD($rounds) } Runden lang.
    } Wer die meisten Punkte hat, gewinnt.
turmblaeser-option-rounds = Runden
turmblaeser-option-rounds-help = So oft kommt jeder dran.
turmblaeser-your-breath = Puste den Würfel vom Becher!
turmblaeser-breath-of = { $who } holt Luft und pustet.
turmblaeser-told-throw-hidden = { $who } schüttelt zwei Würfel und stülpt den Becher darüber.
    .you = Du schüttelst zwei Würfel und stülpst den Becher darüber.
turmblaeser-told-lifted = Der Becher geht hoch: { $pair }. Mal { $blown } macht das { $gain }.
turmblaeser-read-held = { $who }, vom Becher gepustet: { $faces }
    .you = Du, vom Becher gepustet: { $faces }
