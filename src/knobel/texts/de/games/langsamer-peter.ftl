langsamer-peter-name = Langsamer Peter
langsamer-peter-aliases = Der langsame Peter
langsamer-peter-line = Nenn deine Zahl und wirf sie möglichst bald – der Langsamste verliert.
langsamer-peter-goal = Wirf deine Zahl so bald wie möglich: Der Langsamste verliert.
langsamer-peter-each-turn = Jeder nennt eine Zahl; dann wirfst du, bis deine fällt.
langsamer-peter-rules =
    Bevor es losgeht, nennt jeder reihum eine Zahl von 1 bis 6; zwei dürfen auch dieselbe haben. Wenn du dran bist, wirfst du einen Würfel so lange hintereinander, bis deine Zahl fällt. Gezählt wird, wie viele Würfe du gebraucht hast.

    Wer die meisten Würfe gebraucht hat, ist der langsame Peter und verliert. Damit es nicht ewig dauert, ist nach { $max_throws } Würfen Schluss; { $max_throws ->
        [100] das zählt als 101 Würfe.
       *[other] das zählt als ein Wurf mehr.
    }
langsamer-peter-option-max_throws = Würfe höchstens
langsamer-peter-option-max_throws-help = Nach so vielen Würfen ist auch ohne die eigene Zahl Schluss.
langsamer-peter-value-1 = die 1
langsamer-peter-value-2 = die 2
langsamer-peter-value-3 = die 3
langsamer-peter-value-4 = die 4
langsamer-peter-value-5 = die 5
langsamer-peter-value-6 = die 6
langsamer-peter-move-say = { $value } nehmen
langsamer-peter-told-say = { $who } nimmt { $value }.
    .you = Du nimmst { $value }.
langsamer-peter-wanted = { $who } braucht die { $face }.
    .you = Du brauchst die { $face }.
langsamer-peter-told-hit =
    { $throws ->
        [one] { $who } hat die Zahl gleich im ersten Wurf.
       *[other] { $who } hat die Zahl nach { $throws } Würfen.
    }
    .you =
        { $throws ->
            [one] Du hast die Zahl gleich im ersten Wurf.
           *[other] Du hast die Zahl nach { $throws } Würfen.
        }
langsamer-peter-told-missed = { $throws } Würfe ohne die Zahl: Für { $who } ist Schluss.
    .you = { $throws } Würfe ohne die Zahl: Für dich ist Schluss.
langsamer-peter-note-named = angesagt: die { $face }
langsamer-peter-note-hit = fertig
langsamer-peter-note-missed = die Zahl kam nicht
langsamer-peter-error-no-such-face = „{ $face }“ kannst du nicht nehmen. Zur Wahl stehen: { $allowed }.
