elf-hoch-name = Elf hoch
elf-hoch-aliases = { "" }
elf-hoch-line = Was dir zur Elf fehlt, zahlst du in den Pot – und die Elf nimmt ihn mit.
elf-hoch-goal =
    Wer den Pot bekommt, gewinnt: mit einer 11{ $accounting ->
        [ledger] {""}
       *[stock] {" "}oder als Letzter, der übrig ist
    }.
elf-hoch-each-turn = Du wirfst zwei Würfel: Was zur 11 fehlt, zahlst du ein; mit einer 12 verdoppelst du.
elf-hoch-rules =
    Zwei Würfel und ein Pot. { $accounting ->
        [ledger] Es wird nur angeschrieben: Jeder fängt bei null an und darf ins Minus geraten. Zu Beginn { $ante ->
            [one] schreibt sich jeder einen Chip für den Pot ab.
           *[other] schreibt sich jeder { $ante } Chips für den Pot ab.
        }
       *[stock] Jeder bekommt { $start_chips } Chips und { $ante ->
            [one] legt gleich einen davon in den Pot.
           *[other] legt gleich { $ante } davon in den Pot.
        }
    } Dann wird reihum geworfen, jeder einmal mit beiden Würfeln.

    Mit einer 11 nimmst du den ganzen Pot, und das Spiel ist aus. Wirfst du weniger, zahlst du, was dir zur 11 fehlt: bei einer 10 einen Chip, bei einer 2 schon neun. Bei einer 12 verdoppelst du den Pot: Du zahlst noch einmal so viel ein, wie darin liegt{ $double_cap ->
        [none] .
       *[other] , aber nie mehr als { $double_cap } Chips.
    }

    { $accounting ->
        [ledger] Ausscheiden kann niemand. Gewonnen hat, wer den Pot bekommt; bei den anderen zählt der Stand.
       *[stock] Kannst du nicht alles zahlen, legst du hin, was du hast, und bist draußen. Wer gerade noch zahlen konnte und nun auf null steht, bleibt im Spiel und darf noch auf die 11 hoffen. Ist nur noch einer übrig, bekommt er den Pot. Gewonnen hat, wer den Pot bekommt. Bei den anderen zählen die Chips; von denen, die draußen sind, steht besser, wer später ausgeschieden ist.
    }
elf-hoch-option-ante = Einsatz
elf-hoch-option-ante-help = So viele Chips legt jeder zu Beginn in den Pot.
elf-hoch-option-double_cap = Höchstpreis der Zwölf
elf-hoch-option-double_cap-help = Mehr Chips kostet eine Zwölf nicht, auch wenn mehr im Pot liegt.
elf-hoch-value-double_cap-none = keine Grenze
elf-hoch-option-accounting = Abrechnung
elf-hoch-option-accounting-help = Ob jeder einen Vorrat an Chips hat oder nur angeschrieben wird.
elf-hoch-value-accounting-stock = Vorrat, wer blank ist, scheidet aus
elf-hoch-value-accounting-ledger = anschreiben, auch ins Minus
elf-hoch-told-eleven =
    { $chips ->
        [one] Elf! { $who } nimmt den Pot: einen Chip.
       *[other] Elf! { $who } nimmt den Pot: { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Elf! Du nimmst den Pot: einen Chip.
           *[other] Elf! Du nimmst den Pot: { $chips } Chips.
        }
elf-hoch-told-pays =
    { $chips ->
        [one] { $who } zahlt einen Chip, im Pot { $pot ->
            [one] ist jetzt einer
           *[other] sind jetzt { $pot }
        }.
       *[other] { $who } zahlt { $chips } Chips, im Pot sind jetzt { $pot }.
    }
    .you =
        { $chips ->
            [one] Du zahlst einen Chip, im Pot { $pot ->
                [one] ist jetzt einer
               *[other] sind jetzt { $pot }
            }.
           *[other] Du zahlst { $chips } Chips, im Pot sind jetzt { $pot }.
        }
elf-hoch-told-twelve = Zwölf! { $who } verdoppelt den Pot auf { $pot } Chips.
    .moment = Zwölf!
    .you = Zwölf! Du verdoppelst den Pot auf { $pot } Chips.
elf-hoch-told-all-in =
    { $chips ->
        [0] { $who } kann nicht zahlen.
        [one] Das reicht nicht: { $who } legt den letzten Chip in den Pot, darin sind jetzt { $pot }.
       *[other] Das reicht nicht: { $who } legt die letzten { $chips } Chips in den Pot, darin sind jetzt { $pot }.
    }
    .you =
        { $chips ->
            [0] Du kannst nicht zahlen.
            [one] Das reicht nicht: Du legst deinen letzten Chip in den Pot, darin sind jetzt { $pot }.
           *[other] Das reicht nicht: Du legst deine letzten { $chips } Chips in den Pot, darin sind jetzt { $pot }.
        }
elf-hoch-told-last = Nur { $who } ist noch im Spiel und bekommt den Pot: { $chips } Chips.
    .you = Nur du bist noch im Spiel und bekommst den Pot: { $chips } Chips.
