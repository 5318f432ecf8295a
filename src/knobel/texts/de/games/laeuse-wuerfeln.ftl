laeuse-wuerfeln-name = Läuse würfeln
laeuse-wuerfeln-aliases = Läusewürfeln; Laus malen
laeuse-wuerfeln-line = Mit jeder Glückszahl wächst die Laus um ein Teil – wer hat sie zuerst fertig?
laeuse-wuerfeln-goal = Mach deine Laus aus 13 Teilen als Erster fertig.
laeuse-wuerfeln-each-turn = Du wirfst einen Würfel; fällt deine Glückszahl, zeichnest du ein Teil.
laeuse-wuerfeln-rules =
    Reihum sucht sich jeder eine Glückszahl von 1 bis 6 aus. { $unique_numbers ->
        [true] Jede Zahl gibt es nur einmal, also spielen höchstens sechs.
       *[false] Zwei dürfen auch dieselbe haben.
    }

    Dann wird reihum mit einem Würfel geworfen. Fällt deine Glückszahl, wenn du selbst wirfst, zeichnest du ein Teil deiner Laus. { $extra_throw_on_hit ->
        [true] Nach einem Treffer wirfst du gleich noch einmal.
       *[false] Es bleibt bei einem Wurf, auch nach einem Treffer.
    }

    Eine ganze Laus hat 13 Teile: einen Körper, einen Kopf, einen Schwanz, sechs Beine, zwei Fühler und zwei Augen. { $part_order ->
        [free] Welches Teil als Nächstes drankommt, suchst du dir aus.
       *[auto] Gezeichnet wird in dieser Reihenfolge.
    }

    Wer seine Laus zuerst fertig hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch fertig ist, liegt mit vorn.
       *[sudden] gewinnt. Damit ist sofort Schluss, auch wenn andere in dieser Runde noch nicht dran waren.
    } Bei den anderen zählt, wie viele Teile sie haben.

    Ist nach { $safety_circuits } Runden noch keine Laus fertig, wird abgebrochen und nach dem Stand gewertet.
laeuse-wuerfeln-option-unique_numbers = Jede Glückszahl nur einmal
laeuse-wuerfeln-option-unique_numbers-help = Ob zwei dieselbe Glückszahl haben dürfen. Jede nur einmal geht mit höchstens sechs Spielern.
laeuse-wuerfeln-option-part_order = Reihenfolge der Teile
laeuse-wuerfeln-option-part_order-help = Ob die Teile in fester Reihenfolge kommen oder jeder sie sich aussucht.
laeuse-wuerfeln-value-part_order-auto = fest
laeuse-wuerfeln-value-part_order-free = jeder, wie er mag
laeuse-wuerfeln-option-extra_throw_on_hit = Nach einem Treffer noch ein Wurf
laeuse-wuerfeln-option-extra_throw_on_hit-help = Ob die Glückszahl gleich noch einen Wurf bringt.
laeuse-wuerfeln-error-number-taken = Die { $number } ist schon vergeben. Frei sind noch: { $free }.
laeuse-wuerfeln-value-1 = 1
laeuse-wuerfeln-value-2 = 2
laeuse-wuerfeln-value-3 = 3
laeuse-wuerfeln-value-4 = 4
laeuse-wuerfeln-value-5 = 5
laeuse-wuerfeln-value-6 = 6
laeuse-wuerfeln-cell-body = Körper
laeuse-wuerfeln-cell-head = Kopf
laeuse-wuerfeln-cell-tail = Schwanz
laeuse-wuerfeln-cell-leg-1 = Bein 1
laeuse-wuerfeln-cell-leg-2 = Bein 2
laeuse-wuerfeln-cell-leg-3 = Bein 3
laeuse-wuerfeln-cell-leg-4 = Bein 4
laeuse-wuerfeln-cell-leg-5 = Bein 5
laeuse-wuerfeln-cell-leg-6 = Bein 6
laeuse-wuerfeln-cell-feeler-1 = Fühler 1
laeuse-wuerfeln-cell-feeler-2 = Fühler 2
laeuse-wuerfeln-cell-eye-1 = Auge 1
laeuse-wuerfeln-cell-eye-2 = Auge 2
laeuse-wuerfeln-move-say = { $value } als Glückszahl nehmen
laeuse-wuerfeln-move-take = { $cell } zeichnen
laeuse-wuerfeln-told-say = { $who } nimmt die { $value } als Glückszahl.
    .you = Du nimmst die { $value } als Glückszahl.
laeuse-wuerfeln-told-take = { $who } zeichnet: { $cell }.
    .you = Du zeichnest: { $cell }.
laeuse-wuerfeln-told-hit = Treffer! { $who } sucht sich ein Teil aus.
    .you = Treffer! Du darfst dir ein Teil aussuchen.
laeuse-wuerfeln-told-drawn = Treffer! { $who } zeichnet: { $part }. Das ist Teil { $count } von { $length }.
    .you = Treffer! Du zeichnest: { $part }. Das ist Teil { $count } von { $length }.
laeuse-wuerfeln-told-parts = Das ist Teil { $count } von { $length }.
laeuse-wuerfeln-finding = { $who } sucht sich eine Glückszahl aus.
    .you = Du suchst dir eine Glückszahl aus.
laeuse-wuerfeln-note-lucky = Glückszahl { $number }
laeuse-wuerfeln-note-no-number = noch ohne Glückszahl
laeuse-wuerfeln-read-standing =
    { $score ->
        [one] { $who }: 1 Teil
       *[other] { $who }: { $score } Teile
    }
    .you =
        { $score ->
            [one] Du: 1 Teil
           *[other] Du: { $score } Teile
        }
laeuse-wuerfeln-option-finish = Schluss
laeuse-wuerfeln-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
laeuse-wuerfeln-value-finish-sudden = sofort
laeuse-wuerfeln-value-finish-full_circuit = nach der Runde
laeuse-wuerfeln-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
laeuse-wuerfeln-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: Du bist wie { $names } schon am Ziel.
        }
laeuse-wuerfeln-option-safety_circuits = Höchstens so viele Runden
laeuse-wuerfeln-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
laeuse-wuerfeln-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen. Es zählt der Stand.
