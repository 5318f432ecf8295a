dreimal-pasch-name = Dreimal Pasch
dreimal-pasch-aliases = Drei Päsche
dreimal-pasch-line = Sechs Würfel, höchstens drei Würfe: Wer hat am Ende die meisten Pärchen?
dreimal-pasch-goal = Wer am Ende die meisten Pärchen liegen hat, gewinnt.
dreimal-pasch-each-turn = Bis zu drei Würfe mit sechs Würfeln; dazwischen dürfen zwei bis fünf liegen bleiben.
dreimal-pasch-rules =
    Wer dran ist, wirft alle sechs Würfel und darf danach noch zweimal werfen. Vor jedem weiteren Wurf lässt du zwei bis fünf Würfel liegen – oder gar keinen –, und die anderen rollen noch einmal. Nur einen einzigen liegen zu lassen ist verboten. Was liegen geblieben ist, darf beim nächsten Mal wieder mit. Aufhören kannst du jederzeit.

    Gezählt werden die Pärchen, die zuletzt auf dem Tisch liegen, und wer die meisten hat, gewinnt. { $four_equal ->
        [one_pair] Jede Zahl gibt höchstens ein Pärchen, auch wenn sie viermal oder sechsmal daliegt.
       *[two_pairs] Vier gleiche Würfel sind zwei Pärchen, sechs gleiche sind drei.
    } Haben mehrere gleich viele, { $tie_eyes ->
        [paired_dice] entscheiden die Augen der Würfel, die ein Pärchen bilden.
       *[all_dice] entscheiden die Augen aller sechs Würfel.
    }
dreimal-pasch-option-four_equal = Vier Gleiche
dreimal-pasch-option-four_equal-help = Ob vier gleiche Würfel als zwei Pärchen zählen oder nur als eins.
dreimal-pasch-value-four_equal-two_pairs = zwei Pärchen
dreimal-pasch-value-four_equal-one_pair = ein Pärchen
dreimal-pasch-option-tie_eyes = Bei gleich vielen Pärchen
dreimal-pasch-option-tie_eyes-help = Welche Augen dann entscheiden.
dreimal-pasch-value-tie_eyes-all_dice = alle sechs Würfel
dreimal-pasch-value-tie_eyes-paired_dice = nur die Pärchen
dreimal-pasch-error-one-die-alone = Einen einzelnen Würfel darfst du nicht liegen lassen: keinen, oder zwei bis fünf.
dreimal-pasch-layout =
    { $high ->
        [0] kein Pärchen
        [one] ein Pärchen
       *[other] { $high } Pärchen
    } und { $low } Augen
dreimal-pasch-told-layout = { $who } hat { $layout }.
    .you = Du hast { $layout }.
dreimal-pasch-note-waiting = noch nicht dran gewesen
