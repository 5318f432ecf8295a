eins-bis-sechzehn-name = Eins bis sechzehn
eins-bis-sechzehn-aliases = { "" }
eins-bis-sechzehn-line = Rechne dir aus drei Würfeln Zahl um Zahl zusammen, von eins bis sechzehn.
eins-bis-sechzehn-goal =
    Hak als Erster die 1 bis 16{ $passes ->
        [1] {""}
       *[2] { $order ->
            [free] {" "}zweimal
           *[strict] {" "}und wieder zurück
        }
    } ab.
eins-bis-sechzehn-each-turn =
    { $assist ->
        [auto] Du wirfst drei Würfel; Zahlen, die sich daraus rechnen lassen, werden abgehakt.
       *[manual] Du wirfst drei Würfel und rechnest dir daraus Zahlen zum Abhaken zusammen.
    }
eins-bis-sechzehn-rules =
    Reihum wirft jeder mit drei Würfeln und rechnet sich daraus Zahlen zusammen. { $operations ->
        [all_four] Erlaubt sind plus, minus, mal und geteilt, auch mit Klammern; geteilt wird nur, wenn es aufgeht.
       *[plus_minus] Erlaubt sind plus und minus.
    } Für eine Zahl nimmst du einen, zwei oder alle drei Würfel, jeden höchstens einmal; für die nächste Zahl darfst du dieselben Würfel wieder nehmen. Aneinandersetzen gilt nicht: Eine Eins und eine Sechs sind keine 16.

    { $order ->
        [free] { $passes ->
            [1] Gesucht werden die Zahlen von 1 bis 16 in beliebiger Reihenfolge: Mit einem Wurf darfst du alles abhaken, was sich bilden lässt und noch offen ist.
           *[2] Gesucht werden die Zahlen von 1 bis 16 in zwei Durchgängen, jedes Mal in beliebiger Reihenfolge: Mit einem Wurf darfst du alles abhaken, was sich bilden lässt und noch offen ist. Der zweite Durchgang fängt erst mit dem nächsten Wurf an.
        }
       *[strict] { $passes ->
            [1] Gesucht werden die Zahlen von 1 bis 16
           *[2] Gesucht werden die Zahlen von 1 bis 16 und dann zurück bis zur 1
        }, streng der Reihe nach. Mit einem Wurf darfst du so viele Zahlen hintereinander abhaken, wie sich bilden lassen: Aus 1, 3 und 6 wird gleich die ganze Reihe von 1 bis 10. Fehlt eine, geht es erst weiter, wenn du sie hast.
    }{ $passes ->
        [1] {""}
       *[2] {" "}{ $top_number ->
            [twice] Die 16 brauchst du zweimal, in beiden Durchgängen.
           *[once] Die 16 brauchst du nur einmal.
        }
    }

    { $turn ->
        [while_ticking] Hast du mit einem Wurf etwas abgehakt, wirfst du gleich noch einmal.
       *[one_throw] Nach jedem Wurf ist dein linker Nachbar dran.
    } { $assist ->
        [manual] Rechnen musst du selbst: Du schreibst auf, wie du eine Zahl bildest, und sagst, wenn du fertig bist. Was du übersiehst, ist für diesen Wurf verloren; ein Rechenfehler kostet nichts. { $claim_seconds ->
            [0] Zeit hast du, so viel du willst.
           *[other] Für jeden Wurf hast du { $claim_seconds } Sekunden.
        }
       *[auto] Gerechnet und abgehakt wird von selbst.
    }

    Wer zuerst alle Zahlen abgehakt hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch fertig ist, liegt mit vorn.
       *[sudden] gewinnt. Damit ist sofort Schluss.
    } Bei den anderen zählt, wie viele Zahlen abgehakt sind. Spätestens nach { $max_laps } Runden ist Schluss, und wer am weitesten ist, gewinnt.
eins-bis-sechzehn-option-operations = Rechenarten
eins-bis-sechzehn-option-operations-help = Womit gerechnet werden darf. Mit allen vieren geht es viel schneller.
eins-bis-sechzehn-value-operations-plus_minus = plus und minus
eins-bis-sechzehn-value-operations-all_four = alle vier
eins-bis-sechzehn-option-order = Reihenfolge
eins-bis-sechzehn-option-order-help = Ob die Zahlen der Reihe nach oder beliebig abgehakt werden.
eins-bis-sechzehn-value-order-strict = der Reihe nach
eins-bis-sechzehn-value-order-free = beliebig
eins-bis-sechzehn-option-passes = Durchgänge
eins-bis-sechzehn-option-passes-help = 2 heißt hin und zurück, 1 nur hin.
eins-bis-sechzehn-option-top_number = Die Sechzehn
eins-bis-sechzehn-option-top_number-help = Ob die 16 für den Rückweg noch einmal gebraucht wird.
eins-bis-sechzehn-value-top_number-once = einmal
eins-bis-sechzehn-value-top_number-twice = zweimal
eins-bis-sechzehn-option-turn = Würfe je Zug
eins-bis-sechzehn-option-turn-help = Ob man nach einem Wurf, der etwas bringt, noch einmal wirft.
eins-bis-sechzehn-value-turn-one_throw = immer einer
eins-bis-sechzehn-value-turn-while_ticking = weiter, solange man abhakt
eins-bis-sechzehn-option-assist = Rechnen
eins-bis-sechzehn-option-assist-help = Ob von selbst abgehakt wird oder jeder seine Rechnungen aufschreibt.
eins-bis-sechzehn-value-assist-auto = von selbst
eins-bis-sechzehn-value-assist-manual = selbst rechnen
eins-bis-sechzehn-option-claim_seconds = Rechenzeit in Sekunden
eins-bis-sechzehn-option-claim_seconds-help = Zeit für jeden Wurf, wenn jeder selbst rechnet; 0 heißt ohne Uhr.
eins-bis-sechzehn-option-finish = Schluss
eins-bis-sechzehn-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
eins-bis-sechzehn-value-finish-sudden = sofort
eins-bis-sechzehn-value-finish-full_circuit = nach der Runde
eins-bis-sechzehn-option-max_laps = Höchstens so viele Runden
eins-bis-sechzehn-option-max_laps-help = Danach gewinnt, wer am weitesten ist.
eins-bis-sechzehn-number = { $number }
eins-bis-sechzehn-read-token = { $who }: { $at } von { $length } Zahlen abgehakt
    .you = Du: { $at } von { $length } Zahlen abgehakt
eins-bis-sechzehn-read-strikes = { $who }: noch offen { $left }; abgehakt { $struck }
    .you = Du: noch offen { $left }; abgehakt { $struck }
eins-bis-sechzehn-write-next = Rechnung für die { $number }
eins-bis-sechzehn-write-any = Eine Zahl nennen und ihre Rechnung aufschreiben
eins-bis-sechzehn-told-write = { $who } schreibt: { $slot } = { $text }.
    .you = Du schreibst: { $slot } = { $text }.
eins-bis-sechzehn-note-up = als Nächstes die { $number }
eins-bis-sechzehn-note-back = auf dem Rückweg, als Nächstes die { $number }
eins-bis-sechzehn-note-open =
    { $count ->
        [one] noch eine Zahl offen
       *[other] noch { $count } Zahlen offen
    }
eins-bis-sechzehn-note-open-again =
    { $count ->
        [one] zweiter Durchgang, noch eine Zahl offen
       *[other] zweiter Durchgang, noch { $count } Zahlen offen
    }
eins-bis-sechzehn-note-done = fertig
eins-bis-sechzehn-next-up = braucht die { $number }
    .you = Du brauchst die { $number }
eins-bis-sechzehn-next-back = braucht auf dem Rückweg die { $number }
    .you = Du brauchst auf dem Rückweg die { $number }
eins-bis-sechzehn-next-open =
    { $count ->
        [one] hat noch eine Zahl offen
       *[other] hat noch { $count } Zahlen offen
    }
    .you =
        { $count ->
            [one] Du hast noch eine Zahl offen
           *[other] Du hast noch { $count } Zahlen offen
        }
eins-bis-sechzehn-next-open-again =
    { $count ->
        [one] hat im zweiten Durchgang noch eine Zahl offen
       *[other] hat im zweiten Durchgang noch { $count } Zahlen offen
    }
    .you =
        { $count ->
            [one] Du hast im zweiten Durchgang noch eine Zahl offen
           *[other] Du hast im zweiten Durchgang noch { $count } Zahlen offen
        }
eins-bis-sechzehn-next-done = ist fertig
    .you = Du bist fertig
eins-bis-sechzehn-told-ticks =
    { $count ->
        [one] { $who } hakt { $numbers } ab und { $next }.
       *[other] { $who } hakt { $count } Zahlen ab ({ $numbers }) und { $next }.
    }
    .you =
        { $count ->
            [one] Du hakst { $numbers } ab. { $next }.
           *[other] Du hakst { $count } Zahlen ab ({ $numbers }). { $next }.
        }
eins-bis-sechzehn-told-missed = Das hilft nicht: { $who } { $next }.
    .you = Das hilft dir nicht. { $next }.
eins-bis-sechzehn-told-right = Stimmt! { $who } { $next }.
    .you = Stimmt, du hast richtig gerechnet. { $next }.
eins-bis-sechzehn-told-unreadable = Diese Rechnung gilt nicht.
eins-bis-sechzehn-told-wrong-dice = Diese Würfel liegen nicht da, oder einer davon ist zweimal benutzt.
eins-bis-sechzehn-told-wrong-value = Das ergibt { $value } und nicht { $number }.
eins-bis-sechzehn-told-ticked-before = Diese Zahl ist schon abgehakt.
eins-bis-sechzehn-told-last-lap = Nach { $laps } Runden ist Schluss. Wer am weitesten ist, gewinnt.
eins-bis-sechzehn-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
eins-bis-sechzehn-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
