treffer-name = Treffer
treffer-aliases = { "" }
treffer-line = Fünf Würfel geben das Ziel vor, und jeder versucht, möglichst viele davon noch einmal zu werfen.
treffer-goal = Triff das Ziel aus fünf Würfeln; gespielt wird, bis jemand { $goal } Punkte hat.
treffer-each-turn =
    Du hast { $max_throws ->
        [one] einen einzigen Wurf
       *[other] bis zu { WORD($max_throws) } Würfe
    }; was zum Ziel passt, zählt.
treffer-rules =
    Wer eine Runde anfängt, wirft fünf Würfel: Das ist das Ziel für alle. Danach ist jeder einmal dran und hat { $max_throws ->
        [one] einen einzigen Wurf
       *[other] bis zu { WORD($max_throws) } Würfe
    }.

    Ein Würfel passt, wenn seine Zahl im Ziel vorkommt und dort noch nicht abgedeckt ist. { $max_throws ->
        [one] Es bleibt bei dem, was fällt.
       *[other] Von den passenden legst du mindestens einen heraus und wirfst mit den übrigen weiter, oder du hörst auf. Was herausliegt, bleibt liegen. Passt nach einem Wurf gar nichts, ist dein Zug vorbei; verloren hast du dadurch nichts. Am Ende zählen alle deine Würfel, auch die nicht herausgelegten.
    } Jeder Zielwürfel kann nur einmal getroffen werden: Bei zwei Dreien im Ziel zählen höchstens zwei.

    Dein Trefferwert ist die Zahl der Treffer mal die Summe ihrer Augen: 3, 3 und 6 getroffen sind 3 mal 12, also 36. Ab 20 gibt es einen Punkt, ab 50 drei. Der beste Wert der Runde bringt zwei Punkte dazu; haben ihn mehrere, bekommt sie jeder. { $zero_bonus ->
        [true] Das gilt selbst dann, wenn keiner etwas getroffen hat.
       *[false] Hat keiner etwas getroffen, gibt es diese zwei Punkte nicht.
    }{ treffer-rules-next }

    Gespielt wird, bis jemand am Ende einer Runde mindestens { $goal } Punkte hat. { $winner ->
        [highest_only] Dann gewinnt, wer die meisten hat.
       *[all_reaching] Dann liegt vorn, wer so weit gekommen ist, egal um wie viele Punkte.
    } { $max_rounds ->
        [one] Nach einer einzigen Runde ist aber auf jeden Fall Schluss, und wer die meisten Punkte hat, gewinnt.
       *[other] Nach { $max_rounds } Runden ist auf jeden Fall Schluss, und wer die meisten Punkte hat, gewinnt.
    }
treffer-rules-next =
    { $max_rounds ->
        [one] {""}
       *[other] {" "}Die nächste Runde beginnt, wer links vom letzten Startspieler sitzt.
    }
treffer-option-goal = Punkte bis zum Sieg
treffer-option-goal-help = So viele Punkte muss jemand am Ende einer Runde haben.
treffer-option-max_throws = Höchstens so viele Würfe
treffer-option-max_throws-help = So oft darf jeder in einer Runde werfen.
treffer-option-zero_bonus = Zwei Punkte auch ohne Treffer
treffer-option-zero_bonus-help = Ob der beste Wert der Runde auch dann zwei Punkte bringt, wenn er null ist.
treffer-option-winner = Es gewinnen
treffer-option-winner-help = Alle, die das Ziel erreicht haben, oder nur die mit den meisten Punkten.
treffer-value-winner-all_reaching = alle, die es schaffen
treffer-value-winner-highest_only = nur die meisten Punkte
treffer-option-max_rounds = Höchstens so viele Runden
treffer-option-max_rounds-help = Danach ist Schluss, auch wenn niemand weit genug gekommen ist.
treffer-error-no-match = Herauslegen kannst du nur Würfel, deren Zahl im Ziel noch offen ist, und einer muss es mindestens sein.
treffer-set-all-aside =
    { $left ->
        [0] Alles getroffen: die letzten Würfel herauslegen ({ $faces })
       *[other] { $count ->
            [one] { $faces } herauslegen und weiterwerfen
           *[other] Alle passenden herauslegen ({ $faces }) und weiterwerfen
        }
    }
treffer-set-some-aside =
    { $most ->
        [one] Nur einen davon herauslegen ({ $faces }) und weiterwerfen
       *[other] Nur 1 bis { $most } davon herauslegen ({ $faces }) und weiterwerfen
    }
treffer-told-keep =
    { $count ->
        [one] { $who } hat einen Würfel herausgelegt.
       *[other] { $who } hat { $count } Würfel herausgelegt.
    }
    .you =
        { $count ->
            [one] Du hast einen Würfel herausgelegt.
           *[other] Du hast { $count } Würfel herausgelegt.
        }
treffer-told-target = Das ist das Ziel dieser Runde.
treffer-told-no-match = Davon passt nichts.
treffer-told-hits =
    { $count ->
        [0] { $who } hat nichts getroffen.
        [one] { $who } hat einen Treffer ({ $faces }): Das ist { $value } wert.
       *[other] { $who } hat { $count } Treffer ({ $faces }): { $count } mal { $pips } macht { $value }.
    }
    .you =
        { $count ->
            [0] Du hast nichts getroffen.
            [one] Du hast einen Treffer ({ $faces }): Das ist { $value } wert.
           *[other] Du hast { $count } Treffer ({ $faces }): { $count } mal { $pips } macht { $value }.
        }
treffer-told-points =
    { $gain ->
        [0] { $who } bekommt nichts und bleibt bei { $points }.
        [one] { $who } bekommt einen Punkt und hat { $points }.
       *[other] { $who } bekommt { $gain } Punkte und hat { $points }.
    }
    .you =
        { $gain ->
            [0] Du bekommst nichts und bleibst bei { $points }.
            [one] Du bekommst einen Punkt und hast { $points }.
           *[other] Du bekommst { $gain } Punkte und hast { $points }.
        }
treffer-round = Runde { $number } von höchstens { $most }; gespielt wird bis { $goal } Punkte.
treffer-target = Im Ziel noch offen: { $faces }
treffer-hit-value = Trefferwert { $value }
