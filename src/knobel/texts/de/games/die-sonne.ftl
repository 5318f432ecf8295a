die-sonne-name = Die Sonne
die-sonne-aliases = { "" }
die-sonne-line = Streich alle Strahlen deiner Sonne und die Sieben in ihrer Mitte, dann lass dich von den anderen bezahlen.
die-sonne-goal = Streich als Erster alle elf Zahlen deiner Sonne; am Ende zählen die Chips.
die-sonne-each-turn = Du wirfst zwei Würfel und streichst die Summe; nach der ersten Runde auch mehrmals.
die-sonne-rules =
    Jeder malt sich eine Sonne: die Sieben in der Mitte, ringsherum die Zahlen 2 bis 6 und 8 bis 12. Geworfen wird mit zwei Würfeln, und die Summe wird gestrichen.

    In der ersten Runde wirft jeder genau einmal. Von der zweiten an wirfst du weiter, solange du etwas zu streichen hast; fällt eine Zahl, die schon gestrichen ist, ist dein linker Nachbar dran. Nur die Sieben darfst du immer wieder streichen: Jede weitere gibt noch einen Strich, und du bleibst dran.

    Sobald jemand auf allen elf Zahlen einen Strich hat, ist sofort Schluss, und es wird abgerechnet. { $stroke_payment ->
        [theirs] Jeder andere zahlt ihm einen Chip für jeden Strich auf der eigenen Sonne, auch für mehrfache Siebenen. Dafür bekommt jeder einen Chip für jede Zahl, die bei ihm noch offen ist. Verrechnet wird beides miteinander; es kann also auch passieren, dass der Erste draufzahlt.
       *[own] Jeder andere zahlt ihm einen Chip für jeden Strich auf der fertigen Sonne, auch für mehrfache Siebenen. Dafür bekommt jeder einen Chip für jede Zahl, die bei ihm noch offen ist. Verrechnet wird beides miteinander: Wer am weitesten zurück ist, zahlt am wenigsten.
    }

    { $payment_mode ->
        [stack] Jeder hat zu Beginn { $start_chips } Chips. Mehr, als man hat, kann man nicht zahlen; erst zahlen alle an den, der fertig ist, dann zahlt er. Wer keine Chips mehr hat, setzt die nächsten Spiele aus, und haben weniger als zwei noch welche, ist ganz Schluss.
       *[ledger] Angeschrieben wird von null an, also auch ins Minus.
    }

    { $deals ->
        [one] Gespielt wird eine Sonne.
       *[other] Gespielt werden { $deals } Sonnen; jede neue beginnt der linke Nachbar dessen, der zuletzt begonnen hat.
    } Wer am Ende die meisten Chips hat, gewinnt.
die-sonne-option-stroke_payment = Bezahlt werden
die-sonne-option-stroke_payment-help = Wessen Striche die anderen dem bezahlen, der fertig ist.
die-sonne-value-stroke_payment-own = die Striche der fertigen Sonne
die-sonne-value-stroke_payment-theirs = die eigenen Striche
die-sonne-option-payment_mode = Abrechnung
die-sonne-option-payment_mode-help = Ob angeschrieben wird oder jeder mit Chips zahlt, die ausgehen können.
die-sonne-value-payment_mode-ledger = anschreiben
die-sonne-value-payment_mode-stack = mit Chips
die-sonne-option-start_chips = Chips für jeden
die-sonne-option-start_chips-help = Zählt nur, wenn mit Chips gezahlt wird.
die-sonne-option-deals = Sonnen
die-sonne-option-deals-help = Wie oft eine neue Sonne gemalt wird.
die-sonne-deal = Sonne { $number } von { $deals }.
die-sonne-first-lap = Erste Runde: Jeder wirft einmal.
die-sonne-note-strokes =
    { $struck } von 11{ $more ->
        [0] { "" }
        [one] , dazu eine 7
       *[other] , dazu { $more }× 7
    }
die-sonne-cell-core-7 = 7 (Mitte)
die-sonne-cell-ray-2 = 2
die-sonne-cell-ray-3 = 3
die-sonne-cell-ray-4 = 4
die-sonne-cell-ray-5 = 5
die-sonne-cell-ray-6 = 6
die-sonne-cell-ray-8 = 8
die-sonne-cell-ray-9 = 9
die-sonne-cell-ray-10 = 10
die-sonne-cell-ray-11 = 11
die-sonne-cell-ray-12 = 12
die-sonne-read-picture = Sonne von { $who }: gestrichen { $drawn }; offen { $missing }
    .you = Deine Sonne: gestrichen { $drawn }; offen { $missing }
die-sonne-told-struck = { $who } streicht die { $number }.
    .you = Du streichst die { $number }.
die-sonne-told-seven = Noch eine Sieben: { $who } macht den { $sevens }. Strich in die Mitte.
    .you = Noch eine Sieben: Du machst den { $sevens }. Strich in die Mitte.
die-sonne-told-already = Die { $number } hat { $who } schon gestrichen. Die Würfel gehen weiter.
    .you = Die { $number } hast du schon gestrichen. Die Würfel gehen weiter.
die-sonne-told-done = Die Sonne ist fertig: { $who } hat { $strokes } Striche.
    .you = Die Sonne ist fertig: Du hast { $strokes } Striche.
die-sonne-told-pays =
    { $chips ->
        [one] { $who } zahlt einen Chip an { $winner }.
       *[other] { $who } zahlt { $chips } Chips an { $winner }.
    }
    .you =
        { $chips ->
            [one] Du zahlst einen Chip an { $winner }.
           *[other] Du zahlst { $chips } Chips an { $winner }.
        }
    .you-winner =
        { $chips ->
            [one] { $who } zahlt dir einen Chip.
           *[other] { $who } zahlt dir { $chips } Chips.
        }
die-sonne-told-gets =
    { $chips ->
        [one] { $who } bekommt einen Chip von { $winner }.
       *[other] { $who } bekommt { $chips } Chips von { $winner }.
    }
    .you =
        { $chips ->
            [one] Du bekommst einen Chip von { $winner }.
           *[other] Du bekommst { $chips } Chips von { $winner }.
        }
    .you-winner =
        { $chips ->
            [one] { $who } bekommt von dir einen Chip.
           *[other] { $who } bekommt von dir { $chips } Chips.
        }
die-sonne-told-broke = { $who } hat keine Chips mehr.
    .you = Du hast keine Chips mehr.
die-sonne-told-deal = Sonne { $number } von { $deals }: { $who } fängt an.
    .you = Sonne { $number } von { $deals }: Du fängst an.
