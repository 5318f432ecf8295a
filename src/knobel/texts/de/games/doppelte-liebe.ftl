doppelte-liebe-name = Doppelte Liebe
doppelte-liebe-aliases = { "" }
doppelte-liebe-line = Streich die Eins bis Sechs und wirf weiter, solange es etwas zu streichen gibt.
doppelte-liebe-goal = Streich als Erster die Zahlen 1 bis 6.
doppelte-liebe-each-turn = Du wirfst einen Würfel und streichst seine Zahl; solange es passt, wirfst du weiter.
doppelte-liebe-rules =
    Jeder schreibt sich die Zahlen 1 bis 6 auf. Bist du dran, wirfst du mit einem Würfel. Steht die Zahl noch offen, streichst du sie und wirfst gleich noch einmal. Ist sie schon gestrichen, geht der Würfel nach links weiter.

    Wer zuerst alle sechs Zahlen gestrichen hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch alles gestrichen hat, liegt mit vorn.
       *[sudden] gewinnt. Damit ist sofort Schluss. Mit viel Glück gewinnt der Erste, ehe ein anderer geworfen hat.
    } Bei den anderen zählt, wie viele Zahlen gestrichen sind.

    Ist nach { $safety_circuits } Runden noch niemand am Ziel, wird abgebrochen und nach dem Stand gewertet.
doppelte-liebe-number = { $number }
doppelte-liebe-told-struck = { $who } streicht die { $number }.
    .you = Du streichst die { $number }.
doppelte-liebe-told-already = Die { $number } hat { $who } schon gestrichen. Der Würfel geht weiter.
    .you = Die { $number } hast du schon gestrichen. Der Würfel geht weiter.
doppelte-liebe-option-finish = Schluss
doppelte-liebe-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
doppelte-liebe-value-finish-sudden = sofort
doppelte-liebe-value-finish-full_circuit = nach der Runde
doppelte-liebe-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
doppelte-liebe-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
doppelte-liebe-option-safety_circuits = Höchstens so viele Runden
doppelte-liebe-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
doppelte-liebe-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen. Es zählt der Stand.
