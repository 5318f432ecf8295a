craps-name = Craps
craps-aliases = Crap; Craps aus der Würfelkiste; Glückszahl
craps-line = Nenn eine Zahl: Triffst du sie sofort, gewinnst du; sonst musst du deinen ersten Wurf wiederholen, bevor sie fällt.
craps-goal = Wer am Ende die meisten Chips hat, gewinnt.
craps-each-turn =
    Einer nennt eine Zahl, setzt und wirft; die anderen { $cover ->
        [free] können
       *[equal] müssen
    } dagegenhalten.
craps-rules =
    Jeder bekommt { $start_chips } Chips. Reihum ist einer der Werfer und spielt gegen die anderen. Er nennt eine Zahl von 2 bis 12 und setzt { $max_stake ->
        [one] einen Chip.
       *[other] 1 bis { $max_stake } Chips.
    }

    { $cover ->
        [free] Die anderen können den Einsatz decken: Reihum wird jeder einmal gefragt, wie viel er vom noch offenen Rest übernimmt; auch nichts ist erlaubt. Deckt keiner etwas, wird nicht geworfen.
       *[equal] Die anderen müssen den Einsatz decken: Links vom Werfer geht es los, jeder legt reihum einen Chip, bis alles gedeckt ist. Wer keine Chips mehr hat, wird übergangen.
    } Was nicht gedeckt ist, nimmt der Werfer zurück.

    Nun wirft er beide Würfel. Fällt mit dem ersten Wurf die genannte Zahl, hat er gewonnen. Sonst ist die geworfene Zahl seine Glückszahl, und er wirft weiter: Fällt die Glückszahl noch einmal, gewinnt er; fällt vorher die genannte Zahl, verliert er. Alles andere zählt nichts. Gewinnt der Werfer, bekommt er seinen Einsatz zurück und nimmt auch die Chips der anderen. Verliert er, bekommt jeder seinen Teil zurück und noch einmal so viel dazu.

    Danach wirft der Nächste links, der noch Chips hat. { $rounds ->
        [one] War jeder einmal Werfer,
       *[other] War jeder { TIMES($rounds) } Werfer,
    } ist das Spiel aus, ebenso, wenn einer alle Chips hat. Wer dann die meisten Chips hat, gewinnt.

    Ein Tipp: Der Werfer ist meist im Vorteil, am meisten mit der 2 oder der 12; nur mit der 7 ist er es nicht.
craps-option-max_stake = Höchster Einsatz
craps-option-max_stake-help = Mehr Chips setzt der Werfer nicht.
craps-option-rounds = Runden
craps-option-rounds-help = In einer Runde ist jeder einmal Werfer.
craps-option-cover = Wie gedeckt wird
craps-option-cover-help = Ob die anderen den Einsatz gleichmäßig decken müssen oder jeder frei entscheidet.
craps-value-cover-equal = gleichmäßig, Chip für Chip
craps-value-cover-free = jeder, wie er mag
craps-field-2 = 2
craps-field-3 = 3
craps-field-4 = 4
craps-field-5 = 5
craps-field-6 = 6
craps-field-7 = 7
craps-field-8 = 8
craps-field-9 = 9
craps-field-10 = 10
craps-field-11 = 11
craps-field-12 = 12
craps-field-against = dagegen
craps-caption = Fällt die genannte Zahl mit dem ersten Wurf, gewinnt der Werfer. Sonst wird die geworfene Zahl zur Glückszahl.
craps-caption-first = Erster Wurf: Mit der { $field } gewinnt { $who } sofort. Jede andere Zahl wird zur Glückszahl.
    .you = Erster Wurf: Mit der { $field } gewinnst du sofort. Jede andere Zahl wird zur Glückszahl.
craps-mark-named = gewinnt sofort
craps-mark-lucky = Glückszahl
craps-mark-too-late = verliert
craps-pile-maker = { $who } (wirft)
    .you = Du (wirfst)
craps-round =
    { $rounds ->
        [one] { $who } ist Werfer.
       *[other] { $who } ist Werfer, Runde { $round } von { $rounds }.
    }
    .you =
        { $rounds ->
            [one] Du bist Werfer.
           *[other] Du bist Werfer, Runde { $round } von { $rounds }.
        }
craps-bet =
    { $chips ->
        [one] { $who } hat die { $field } genannt und einen Chip geboten.
       *[other] { $who } hat die { $field } genannt und { $chips } Chips geboten.
    }
    .you =
        { $chips ->
            [one] Du hast die { $field } genannt und einen Chip geboten.
           *[other] Du hast die { $field } genannt und { $chips } Chips geboten.
        }
craps-uncovered =
    { $chips ->
        [one] Ein Chip ist noch offen.
       *[other] { $chips } Chips sind noch offen.
    }
craps-lucky = Glückszahl { $pips } für { $who }, die { $field } für die anderen.
    .you = Glückszahl { $pips } für dich, die { $field } für die anderen.
craps-space-stakes =
    { $high ->
        [one] Eine Zahl von 2 bis 12 nennen und einen Chip setzen
       *[other] Eine Zahl von 2 bis 12 nennen und { $low } bis { $high } Chips setzen
    }
craps-space-bids =
    { $high ->
        [one] Einen Chip decken
       *[other] { $low } bis { $high } Chips decken
    }
craps-press-pass = Nichts decken
craps-told-press-pass = { $who } deckt nichts.
    .you = Du deckst nichts.
craps-told-stake =
    { $chips ->
        [one] { $who } nennt die { $field } und setzt einen Chip.
       *[other] { $who } nennt die { $field } und setzt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du nennst die { $field } und setzt einen Chip.
           *[other] Du nennst die { $field } und setzt { $chips } Chips.
        }
craps-told-bid =
    { $amount ->
        [one] { $who } deckt einen Chip.
       *[other] { $who } deckt { $amount } Chips.
    }
    .you =
        { $amount ->
            [one] Du deckst einen Chip.
           *[other] Du deckst { $amount } Chips.
        }
craps-told-holds =
    { $chips ->
        [one] { $who } deckt einen Chip.
       *[other] { $who } deckt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du deckst einen Chip.
           *[other] Du deckst { $chips } Chips.
        }
craps-read-bet =
    { $field ->
        [dagegen] { $chips ->
            [one] { $who } hält 1 Chip dagegen
           *[other] { $who } hält { $chips } Chips dagegen
        }
       *[other] { $chips ->
            [one] { $who } hat 1 Chip auf der { $field }
           *[other] { $who } hat { $chips } Chips auf der { $field }
        }
    }
    .you =
        { $field ->
            [dagegen] { $chips ->
                [one] Du hältst 1 Chip dagegen
               *[other] Du hältst { $chips } Chips dagegen
            }
           *[other] { $chips ->
                [one] Du hast 1 Chip auf der { $field }
               *[other] Du hast { $chips } Chips auf der { $field }
            }
        }
craps-told-lowered =
    { $chips ->
        [one] Mehr ist nicht gedeckt: { $who } spielt nur um einen Chip.
       *[other] Mehr ist nicht gedeckt: { $who } spielt nur um { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Mehr ist nicht gedeckt: Du spielst nur um einen Chip.
           *[other] Mehr ist nicht gedeckt: Du spielst nur um { $chips } Chips.
        }
craps-told-void = Niemand deckt etwas, also wird nicht geworfen. { $who } behält den Einsatz.
    .you = Niemand deckt etwas, also wird nicht geworfen. Du behältst deinen Einsatz.
craps-told-lucky = { $pips } ist jetzt die Glückszahl von { $who }.
    .you = { $pips } ist jetzt deine Glückszahl.
craps-told-nothing = { $pips } zählt nicht, { $who } wirft weiter.
    .you = { $pips } zählt nicht, du wirfst weiter.
craps-told-hit = Die { $pips } auf Anhieb: { $who } gewinnt.
    .you = Die { $pips } auf Anhieb: Du gewinnst.
craps-told-repeated = Die Glückszahl { $pips } ist wieder da: { $who } gewinnt.
    .you = Deine Glückszahl { $pips } ist wieder da: Du gewinnst.
craps-told-too-late = Die { $pips } kommt zu spät: { $who } verliert.
    .you = Die { $pips } kommt zu spät: Du verlierst.
craps-told-loses =
    { $chips ->
        [one] { $who } verliert einen Chip.
       *[other] { $who } verliert { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du verlierst einen Chip.
           *[other] Du verlierst { $chips } Chips.
        }
craps-told-wins =
    { $chips ->
        [one] { $who } gewinnt einen Chip.
       *[other] { $who } gewinnt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du gewinnst einen Chip.
           *[other] Du gewinnst { $chips } Chips.
        }
craps-told-maker-wins =
    { $chips ->
        [one] { $who } bekommt einen Chip dazu.
       *[other] { $who } bekommt { $chips } Chips dazu.
    }
    .you =
        { $chips ->
            [one] Du bekommst einen Chip dazu.
           *[other] Du bekommst { $chips } Chips dazu.
        }
craps-told-maker-loses =
    { $chips ->
        [one] { $who } gibt einen Chip ab.
       *[other] { $who } gibt { $chips } Chips ab.
    }
    .you =
        { $chips ->
            [one] Du gibst einen Chip ab.
           *[other] Du gibst { $chips } Chips ab.
        }
craps-told-maker = Jetzt ist { $who } Werfer.
    .you = Jetzt bist du Werfer.
craps-told-begins = { $who } wirft zuerst.
    .you = Du wirfst zuerst.
craps-error-wrong-amount =
    { $most ->
        [one] Mehr als ein Chip geht jetzt nicht.
       *[other] Es gehen 1 bis { $most } Chips.
    }

# Das begleitete erste Spiel.
craps-learn-stakes = Tipp an, worauf du setzt, und wie viele Chips. Als Werfer nennst du damit deine Zahl.
craps-learn-after-told-lucky = Das ist jetzt die Glückszahl: Fällt sie noch einmal, gewinnt der Werfer; fällt vorher seine genannte Zahl, verliert er.
