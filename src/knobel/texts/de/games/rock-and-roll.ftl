rock-and-roll-name = Rock & Roll
rock-and-roll-aliases = Rock and Roll; Rock 'n' Roll; Würfelroulette
rock-and-roll-line = Roulette mit Pokerwürfeln: Setz auf Farben und auf Werte, und hoff, dass sie fallen.
rock-and-roll-goal = Wer die meisten Chips dazugewinnt, siegt; das kann auch die Bank sein.
rock-and-roll-each-turn =
    Setz auf Farben und Werte; dann wirft die Bank { $match_rule ->
        [single_die] einen Pokerwürfel
       *[other] vier Pokerwürfel
    }.
rock-and-roll-rules =
    { $rotate_bank ->
        [never] Wer anfängt, hält das ganze Spiel lang die Bank, und die anderen setzen gegen ihn. Die Bank hat { $bank_chips } Chips, jeder andere { $start_chips }.
       *[other] Wer anfängt, hält zuerst die Bank, und die anderen setzen gegen ihn. Jeder beginnt mit { $bank_chips } Chips, und die Bank wandert: Nach { $rotate_bank } Würfen, oder sobald sie leer ist, geht sie nach links weiter, an den Nächsten mit Chips.
    } Auf dem Tisch liegen neun Felder: die Farben Schwarz, Rot und Blau und die sechs Werte des Pokerwürfels. 9 und Ass sind schwarz, 10 und König rot, Bube und Dame blau.

    Vor jedem Wurf setzen die anderen alle gleichzeitig, so viel und worauf sie mögen, auch gar nichts. { $bet_seconds ->
        [0] Gewürfelt wird, wenn alle fertig sind.
       *[other] Gewürfelt wird, wenn alle fertig sind, spätestens nach { $bet_seconds } Sekunden.
    } Die Bank nimmt einen Einsatz nur an, wenn sie bei jedem möglichen Wurf alles bezahlen kann.

    { $match_rule ->
        [single_die] Dann wirft die Bank einen einzigen Pokerwürfel. Seine Farbe und sein Wert gewinnen, alle anderen Felder verlieren.
        [any] Dann wirft die Bank vier Pokerwürfel. Jede Farbe und jeder Wert, den wenigstens ein Würfel zeigt, gewinnt, alle anderen Felder verlieren.
       *[majority] Dann wirft die Bank vier Pokerwürfel. Es gewinnt die Farbe, die am häufigsten liegt, und ebenso der Wert, der am häufigsten liegt; alle anderen Felder verlieren.
    }{ $match_rule ->
        [any] {""}
        [single_die] {""}
       *[majority] {" "}{ $tied_leaders ->
            [lose] Liegen mehrere Farben oder mehrere Werte gleich vorn, verlieren sie auch.
            [win] Liegen mehrere Farben oder mehrere Werte gleich vorn, gewinnen sie alle.
           *[push] Liegen mehrere Farben oder mehrere Werte gleich vorn, gibt es den Einsatz auf diesen Feldern nur zurück.
        }
    } Auf eine Farbe bekommst du für einen Chip drei zurück, auf einen Wert fünf, Einsatz eingerechnet. Danach sind alle Felder wieder leer.

    { $rotate_bank ->
        [never] Nach { $max_throws } Würfen ist Schluss. Die Bank kann vorher das Ende ansagen: Dann folgen noch genau fünf Würfe. Auch wenn die Bank leer ist oder außer ihr keiner mehr Chips hat, ist das Spiel aus.
       *[other] Gespielt werden { $rotate_bank } Würfe für jeden am Tisch; vorher ist nur Schluss, wenn einer alle Chips hat.
    } Es gewinnt, wer die meisten Chips dazugewonnen hat; das kann auch die Bank sein.
rock-and-roll-option-match_rule = Was gewinnt
rock-and-roll-option-match_rule-help = Wie aus den Würfeln die richtige Farbe und der richtige Wert werden.
rock-and-roll-value-match_rule-majority = was am häufigsten liegt
rock-and-roll-value-match_rule-any = alles, was liegt
rock-and-roll-value-match_rule-single_die = nur ein Würfel
rock-and-roll-option-tied_leaders = Mehrere gleich häufig
rock-and-roll-option-tied_leaders-help = Was gilt, wenn mehrere Farben oder Werte am häufigsten liegen.
rock-and-roll-value-tied_leaders-push = Einsatz zurück
rock-and-roll-value-tied_leaders-lose = alle verlieren
rock-and-roll-value-tied_leaders-win = alle gewinnen
rock-and-roll-option-start_chips = Chips der Spieler
rock-and-roll-option-start_chips-help = So viele Chips bekommt jeder außer der Bank; wandert die Bank, beginnen alle mit den Chips der Bank.
rock-and-roll-option-bank_chips = Chips der Bank
rock-and-roll-option-bank_chips-help = Mit so vielen Chips beginnt die Bank; wandert sie, beginnt jeder damit.
rock-and-roll-option-max_throws = Höchstens so viele Würfe
rock-and-roll-option-max_throws-help = Danach ist das Spiel aus; gilt nicht, wenn die Bank wandert.
rock-and-roll-option-rotate_bank = Bank wandert
rock-and-roll-option-rotate_bank-help = Nach so vielen Würfen geht die Bank weiter, oder nie.
rock-and-roll-value-rotate_bank-never = nie
rock-and-roll-option-bet_seconds = Zeit zum Setzen in Sekunden
rock-and-roll-option-bet_seconds-help = 0 heißt: bis alle fertig sind.
rock-and-roll-field-black = Schwarz
rock-and-roll-field-red = Rot
rock-and-roll-field-blue = Blau
rock-and-roll-field-9 = 9
rock-and-roll-field-10 = 10
rock-and-roll-field-J = Bube
rock-and-roll-field-Q = Dame
rock-and-roll-field-K = König
rock-and-roll-field-A = Ass
rock-and-roll-layout = Eine Farbe zahlt { $colour } für 1, ein Wert { $value } für 1.
rock-and-roll-pile-bank = { $who } (Bank)
    .you = Du (Bank)
rock-and-roll-bank = { $who } hält die Bank: Wurf { $throw } von { $throws }.
    .you = Du hältst die Bank: Wurf { $throw } von { $throws }.
rock-and-roll-last =
    { $left ->
        [one] Das Ende ist angesagt: Das ist der letzte Wurf.
       *[other] Das Ende ist angesagt: noch { $left } Würfe.
    }
rock-and-roll-term =
    { $left ->
        [one] Danach geht die Bank weiter.
       *[other] Noch { $left } Würfe, dann geht die Bank weiter.
    }
rock-and-roll-headline-bet = Setz, was du magst!
rock-and-roll-headline-bank = Du hältst die Bank.
rock-and-roll-up-to = { $field } bis { $most }
rock-and-roll-space-stakes =
    { $high ->
        [one] Einen Chip auf ein Feld setzen
       *[other] { $low } bis { $high } Chips auf ein Feld setzen
    }
rock-and-roll-space-stakes-limited = Chips setzen: { $fields }
rock-and-roll-press-done = Nichts mehr setzen
rock-and-roll-press-go-on = Weiterspielen
rock-and-roll-press-last = Das Ende ansagen: noch fünf Würfe
rock-and-roll-told-press-last = { $who } sagt das Ende an: noch fünf Würfe.
    .you = Du sagst das Ende an: noch fünf Würfe.
rock-and-roll-told-expired = Nichts geht mehr: Die Zeit zum Setzen ist um.
rock-and-roll-told-colour-wins =
    { $count ->
        [one] Farbe: { $fields } gewinnt.
       *[other] Farbe: { $fields } gewinnen.
    }
rock-and-roll-told-colour-pushed = Farbe: { $fields } gleichauf, Einsatz zurück.
rock-and-roll-told-colour-none = Farbe: Keine liegt allein vorn, alle verlieren.
rock-and-roll-told-value-wins =
    { $count ->
        [one] Wert: { $fields } gewinnt.
       *[other] Wert: { $fields } gewinnen.
    }
rock-and-roll-told-value-pushed = Wert: { $fields } gleichauf, Einsatz zurück.
rock-and-roll-told-value-none = Wert: Keiner liegt allein vorn, alle verlieren.
rock-and-roll-told-loses =
    { $chips ->
        [one] { $who } verliert einen Chip.
       *[other] { $who } verliert { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du verlierst einen Chip.
           *[other] Du verlierst { $chips } Chips.
        }
rock-and-roll-told-wins =
    { $chips ->
        [one] { $who } gewinnt einen Chip.
       *[other] { $who } gewinnt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du gewinnst einen Chip.
           *[other] Du gewinnst { $chips } Chips.
        }
rock-and-roll-told-broken = Die Bank ist gesprengt! { $who } hat keinen Chip mehr.
    .moment = Bank gesprengt!
    .you = Die Bank ist gesprengt! Du hast keinen Chip mehr.
rock-and-roll-told-bank = Die Bank geht an { $who }.
    .you = Die Bank geht an dich.
rock-and-roll-told-begins = Die Bank hält { $who }.
    .you = Du hältst die Bank.
rock-and-roll-error-wrong-amount =
    { $most ->
        [0] Du hast keinen Chip mehr.
        [one] Du hast nur noch einen Chip.
       *[other] Setz 1 bis { $most } Chips; mehr hast du nicht.
    }
rock-and-roll-error-bank-limit =
    { $most ->
        [0] Auf { $field } nimmt die Bank jetzt nichts mehr an: Sie könnte es nicht bezahlen.
        [one] Auf { $field } nimmt die Bank nur noch einen Chip an.
       *[other] Auf { $field } nimmt die Bank nur noch { $most } Chips an.
    }
