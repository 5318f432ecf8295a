zehnerspiel-name = Zehnerspiel
zehnerspiel-aliases = Das Zehnerspiel; Zehner; Unter Zehn
zehnerspiel-line = Drei Würfel gegen die Bank: Bis neun zahlt sie, ab zehn kassiert sie.
zehnerspiel-goal = Wer am Ende die meisten Chips hat, gewinnt.
zehnerspiel-each-turn = Alle setzen gegen die Bank: Bis 9 Augen zahlt sie, ab 10 kassiert sie.
zehnerspiel-rules =
    Jeder bekommt { $start_chips } Chips. { $bank ->
        [fixed] Wer anfängt, hält die Bank, das ganze Spiel lang.
       *[rotate] Wer anfängt, hält zuerst die Bank.
    } Vor jedem Wurf setzen die anderen reihum, links von der Bank beginnend: { $max_stake ->
        [one] jeder genau einen Chip.
       *[other] jeder 1 bis { $max_stake } Chips.
    } Wer Chips hat, muss setzen. Die Bank nimmt aber nur an, was sie im schlimmsten Fall auch bezahlen kann; ist sie ausgereizt, setzt der Rest diesmal aus.

    Dann wirft die Bank alle drei Würfel, einmal für alle. Bei 9 Augen oder weniger { $payout ->
        [double_profit] bekommt jeder seinen Einsatz zurück und von der Bank das Doppelte dazu; so kann man die alte Regel lesen. Ihr könnt auch einstellen, dass der Einsatz doppelt zurückkommt.
       *[double_back] bekommt jeder seinen Einsatz doppelt zurück: den Einsatz selbst und noch einmal so viel von der Bank; so lesen wir die alte Regel. Ihr könnt auch einstellen, dass es das Doppelte obendrauf gibt.
    } Ab 10 Augen nimmt die Bank alle Einsätze.

    { $bank ->
        [fixed] Hat die Bank keine Chips mehr, ist das Spiel aus.
       *[rotate] Nach jedem Wurf geht die Bank nach links weiter, an den Nächsten, der Chips hat.
    } Wer keine Chips mehr hat, setzt nicht mehr und hält keine Bank.

    Eine Runde hat so viele Würfe, wie bei ihrem Beginn Spieler mit Chips da sind. { $rounds ->
        [one] Nach einer Runde
       *[other] Nach { WORD($rounds) } Runden
    } ist Schluss, ebenso, wenn einer alle Chips hat. Wer dann die meisten Chips hat, gewinnt.
zehnerspiel-option-max_stake = Höchster Einsatz
zehnerspiel-option-max_stake-help = Mehr Chips setzt niemand auf einen Wurf.
zehnerspiel-option-payout = Gewinn
zehnerspiel-option-payout-help = Ob der Einsatz doppelt zurückkommt oder das Doppelte obendrauf.
zehnerspiel-value-payout-double_back = doppelt zurück
zehnerspiel-value-payout-double_profit = das Doppelte dazu
zehnerspiel-option-bank = Wer die Bank hält
zehnerspiel-option-bank-help = Ob die Bank nach jedem Wurf weitergeht oder bei einem bleibt.
zehnerspiel-value-bank-rotate = wandert
zehnerspiel-value-bank-fixed = bleibt bei einem
zehnerspiel-option-rounds = Runden
zehnerspiel-option-rounds-help = Eine Runde hat so viele Würfe, wie Spieler mit Chips da sind.
zehnerspiel-field-low = 9 oder weniger
zehnerspiel-pile-bank = { $who } (Bank)
    .you = Du (Bank)
zehnerspiel-bank =
    { $left ->
        [one] { $who } hält die Bank. Runde { $round } von { $rounds }, der letzte Wurf.
       *[other] { $who } hält die Bank. Runde { $round } von { $rounds }, noch { $left } Würfe.
    }
    .you =
        { $left ->
            [one] Du hältst die Bank. Runde { $round } von { $rounds }, der letzte Wurf.
           *[other] Du hältst die Bank. Runde { $round } von { $rounds }, noch { $left } Würfe.
        }
zehnerspiel-cover =
    { $chips ->
        [0] Die Bank nimmt nichts mehr an.
        [one] Die Bank nimmt noch einen Chip an.
       *[other] Die Bank nimmt noch { $chips } Chips an.
    }
zehnerspiel-space-stakes =
    { $high ->
        [one] Einen Chip setzen
       *[other] { $low } bis { $high } Chips setzen
    }
zehnerspiel-told-stake =
    { $chips ->
        [one] { $who } setzt einen Chip.
       *[other] { $who } setzt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du setzt einen Chip.
           *[other] Du setzt { $chips } Chips.
        }
zehnerspiel-read-bet =
    { $chips ->
        [one] { $who } hat 1 Chip gesetzt
       *[other] { $who } hat { $chips } Chips gesetzt
    }
    .you =
        { $chips ->
            [one] Du hast 1 Chip gesetzt
           *[other] Du hast { $chips } Chips gesetzt
        }
zehnerspiel-told-sits-out = Mehr kann die Bank nicht bezahlen: { $who } setzt aus.
    .you = Mehr kann die Bank nicht bezahlen: Du setzt aus.
zehnerspiel-told-idle = { $pips } Augen, aber niemand hat gesetzt.
zehnerspiel-told-paid = { $pips } Augen: Die Bank zahlt.
zehnerspiel-told-taken = { $pips } Augen: Die Bank nimmt alles.
zehnerspiel-told-loses =
    { $chips ->
        [one] { $who } verliert einen Chip.
       *[other] { $who } verliert { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du verlierst einen Chip.
           *[other] Du verlierst { $chips } Chips.
        }
zehnerspiel-told-wins =
    { $chips ->
        [one] { $who } gewinnt einen Chip.
       *[other] { $who } gewinnt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du gewinnst einen Chip.
           *[other] Du gewinnst { $chips } Chips.
        }
zehnerspiel-told-broken = Die Bank ist leer! { $who } hat keinen Chip mehr.
    .moment = Die Bank ist leer!
    .you = Die Bank ist leer! Du hast keinen Chip mehr.
zehnerspiel-told-bank = Die Bank geht an { $who }.
    .you = Die Bank geht an dich.
zehnerspiel-told-begins = Die Bank hält zuerst { $who }.
    .you = Du hältst zuerst die Bank.
zehnerspiel-error-wrong-amount =
    { $most ->
        [one] Du kannst jetzt nur einen Chip setzen.
       *[other] Setz 1 bis { $most } Chips.
    }
