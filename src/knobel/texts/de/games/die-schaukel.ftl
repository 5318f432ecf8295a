die-schaukel-name = Die Schaukel
die-schaukel-aliases = Schaukel; Oben gewinnt, unten verliert
die-schaukel-line = Setz auf die Seiten eines Pokerwürfels: Oben gewinnt, unten verliert, alles andere bleibt liegen.
die-schaukel-goal = Wer die meisten Chips dazugewinnt, siegt; das kann auch die Bank sein.
die-schaukel-each-turn = Setz auf die Seiten des Würfels: Oben gewinnt, unten verliert, der Rest bleibt liegen.
die-schaukel-rules =
    Wer anfängt, hält das ganze Spiel lang die Bank und hat { $bank_chips } Chips; die anderen bekommen je { $start_chips }. Gespielt wird mit einem Pokerwürfel und sechs Feldern: 9, 10, Bube, Dame, König und Ass. Drei Paare von Seiten liegen auf dem Würfel einander gegenüber: 9 und Ass, 10 und König, Bube und Dame.

    Vor jedem Wurf setzen die anderen alle gleichzeitig, so viel und worauf sie mögen, auch gar nichts. { $bet_seconds ->
        [0] Gewürfelt wird, wenn alle fertig sind.
       *[other] Gewürfelt wird, wenn alle fertig sind, spätestens nach { $bet_seconds } Sekunden.
    } Die Bank nimmt einen Einsatz nur an, wenn sie ihn auch bezahlen kann: Liegen auf dem König fünf Chips und auf der 10 zwei, braucht sie für dieses Paar drei. So viel, wie alle drei Paare zusammen verlangen, muss sie haben.

    Dann wirft die Bank. Liegt der König oben, liegt die 10 unten: Wer auf den König gesetzt hat, bekommt seinen Einsatz doppelt zurück, und was auf der 10 liegt, nimmt die Bank. Die Einsätze auf den vier anderen Feldern bleiben liegen. { $withdraw ->
        [true] Zwischen den Würfen darfst du sie aufstocken und auch Chips zurücknehmen, solange die Bank den Rest noch bezahlen kann.
       *[false] Zwischen den Würfen darfst du sie aufstocken, aber nichts zurücknehmen oder verschieben.
    }

    Nach { $max_throws } Würfen ist Schluss. Die Bank kann vorher das Ende ansagen: Dann folgen noch genau fünf Würfe. Auch wenn die Bank leer ist oder außer ihr keiner mehr Chips hat, ist das Spiel aus. Was dann noch auf den Feldern liegt, geht an seine Besitzer zurück. Es gewinnt, wer die meisten Chips dazugewonnen hat; das kann auch die Bank sein.
die-schaukel-option-withdraw = Einsätze zurücknehmen
die-schaukel-option-withdraw-help = Ob man zwischen den Würfen Chips vom Feld zurücknehmen darf.
die-schaukel-option-start_chips = Chips der Spieler
die-schaukel-option-start_chips-help = So viele Chips bekommt jeder außer der Bank.
die-schaukel-option-bank_chips = Chips der Bank
die-schaukel-option-bank_chips-help = Mit so vielen Chips beginnt die Bank.
die-schaukel-option-max_throws = Höchstens so viele Würfe
die-schaukel-option-max_throws-help = Danach ist das Spiel aus.
die-schaukel-option-bet_seconds = Zeit zum Setzen in Sekunden
die-schaukel-option-bet_seconds-help = 0 heißt: bis alle fertig sind.
die-schaukel-field-9 = 9
die-schaukel-field-10 = 10
die-schaukel-field-J = Bube
die-schaukel-field-Q = Dame
die-schaukel-field-K = König
die-schaukel-field-A = Ass
die-schaukel-cell-9 = 9
die-schaukel-cell-10 = 10
die-schaukel-cell-J = Bube
die-schaukel-cell-Q = Dame
die-schaukel-cell-K = König
die-schaukel-cell-A = Ass
die-schaukel-layout = Gegenüber liegen 9 und Ass, 10 und König, Bube und Dame.
die-schaukel-pile-bank = { $who } (Bank)
    .you = Du (Bank)
die-schaukel-bank = { $who } hält die Bank: Wurf { $throw } von { $throws }.
    .you = Du hältst die Bank: Wurf { $throw } von { $throws }.
die-schaukel-last =
    { $left ->
        [one] Das Ende ist angesagt: Das ist der letzte Wurf.
       *[other] Das Ende ist angesagt: noch { $left } Würfe.
    }
die-schaukel-headline-bet = Setz, was du magst!
die-schaukel-headline-bank = Du hältst die Bank.
die-schaukel-up-to = { $field } bis { $most }
die-schaukel-space-stakes =
    { $high ->
        [one] Einen Chip auf ein Feld setzen
       *[other] { $low } bis { $high } Chips auf ein Feld setzen
    }
die-schaukel-space-stakes-limited = Chips setzen: { $fields }
die-schaukel-move-take = Einen Chip zurücknehmen: { $cell }
die-schaukel-press-done = Nichts mehr setzen
die-schaukel-press-go-on = Weiterspielen
die-schaukel-press-last = Das Ende ansagen: noch fünf Würfe
die-schaukel-told-press-last = { $who } sagt das Ende an: noch fünf Würfe.
    .you = Du sagst das Ende an: noch fünf Würfe.
die-schaukel-told-take = { $who } nimmt einen Chip zurück: { $cell }.
    .you = Du nimmst einen Chip zurück: { $cell }.
die-schaukel-told-expired = Nichts geht mehr: Die Zeit zum Setzen ist um.
die-schaukel-told-swing = Oben liegt { $top }, unten { $bottom }.
die-schaukel-told-loses =
    { $chips ->
        [one] { $who } verliert einen Chip.
       *[other] { $who } verliert { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du verlierst einen Chip.
           *[other] Du verlierst { $chips } Chips.
        }
die-schaukel-told-wins =
    { $chips ->
        [one] { $who } gewinnt einen Chip.
       *[other] { $who } gewinnt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du gewinnst einen Chip.
           *[other] Du gewinnst { $chips } Chips.
        }
die-schaukel-told-broken = Die Bank ist gesprengt! { $who } hat keinen Chip mehr.
    .moment = Bank gesprengt!
    .you = Die Bank ist gesprengt! Du hast keinen Chip mehr.
die-schaukel-told-returned =
    { $chips ->
        [one] { $who } bekommt einen Chip vom Feld zurück.
       *[other] { $who } bekommt { $chips } Chips vom Feld zurück.
    }
    .you =
        { $chips ->
            [one] Du bekommst einen Chip vom Feld zurück.
           *[other] Du bekommst { $chips } Chips vom Feld zurück.
        }
die-schaukel-told-begins = Die Bank hält { $who }.
    .you = Die Bank hältst du.
die-schaukel-error-wrong-amount =
    { $most ->
        [0] Du hast keinen Chip mehr in der Hand.
        [one] Du hast nur noch einen Chip.
       *[other] Setz 1 bis { $most } Chips; mehr hast du nicht.
    }
die-schaukel-error-bank-limit =
    { $most ->
        [0] Auf { $field } nimmt die Bank jetzt nichts mehr an: Sie könnte es nicht bezahlen.
        [one] Auf { $field } nimmt die Bank nur noch einen Chip an.
       *[other] Auf { $field } nimmt die Bank nur noch { $most } Chips an.
    }
die-schaukel-error-no-withdrawal = Was liegt, das liegt: Einsätze darf man hier nicht zurücknehmen.
