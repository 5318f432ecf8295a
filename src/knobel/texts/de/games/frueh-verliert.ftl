frueh-verliert-name = Früh verliert
frueh-verliert-aliases = { "" }
frueh-verliert-line = Einer wirft den Trumpf – und danach will ihn keiner mehr sehen.
frueh-verliert-goal = Wirf den Trumpf möglichst nie: Wer ihn am frühesten wirft, verliert.
frueh-verliert-each-turn = Der erste Wurf bestimmt den Trumpf; dann hat jeder { WORD($max_throws) } Würfe, bis er fällt.
frueh-verliert-rules =
    Wer anfängt, wirft einmal: Diese Zahl ist für alle der Trumpf, sonst zählt der Wurf nichts. Dann hat reihum jeder { WORD($max_throws) } Würfe hintereinander; aufhören darf man nicht. Sobald der Trumpf fällt, ist deine Reihe zu Ende.

    Vorn liegt, wer alle Würfe ohne Trumpf übersteht; schafft es keiner, dann der, der am längsten durchgehalten hat. Wer den Trumpf am frühesten geworfen hat, verliert; sind alle gleich weit gekommen, verliert niemand.
frueh-verliert-option-max_throws = Würfe höchstens
frueh-verliert-option-max_throws-help = So viele Würfe ohne Trumpf musst du überstehen.
frueh-verliert-told-trump = Trumpf ist die { $face }.
frueh-verliert-wanted = Trumpf ist die { $face }.
frueh-verliert-told-hit =
    { $throws ->
        [one] Trumpf! { $who } erwischt es gleich im ersten Wurf.
       *[other] Trumpf! { $who } erwischt es im { $throws }. Wurf.
    }
    .you =
        { $throws ->
            [one] Trumpf! Dich erwischt es gleich im ersten Wurf.
           *[other] Trumpf! Dich erwischt es im { $throws }. Wurf.
        }
frueh-verliert-told-missed = { $throws } Würfe ohne Trumpf: { $who } bleibt sauber.
    .you = { $throws } Würfe ohne Trumpf: Du bleibst sauber.
frueh-verliert-note-hit = Trumpf geworfen
frueh-verliert-note-missed = sauber geblieben
