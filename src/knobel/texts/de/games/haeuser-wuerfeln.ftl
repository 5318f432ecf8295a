haeuser-wuerfeln-name = Häuser würfeln
haeuser-wuerfeln-aliases = Häuserwürfeln; Haus bauen; Häuschen malen
haeuser-wuerfeln-line = Erst die Glückszahl erwürfeln, dann mit jedem Treffer einen Strich am Haus ziehen.
haeuser-wuerfeln-goal = Mach dein Haus aus 13 Strichen als Erster fertig.
haeuser-wuerfeln-each-turn = Du wirfst einen Würfel; fällt deine Glückszahl, zeichnest du einen Strich.
haeuser-wuerfeln-rules =
    Zuerst wirft jeder einmal: Das ist seine Glückszahl. Sie darf auch doppelt vorkommen, und gezeichnet wird dafür noch nichts.

    Dann wird reihum mit einem Würfel geworfen. Fällt deine Glückszahl, wenn du selbst wirfst, zeichnest du den nächsten Strich an deinem Haus. { $extra_throw_on_hit ->
        [true] Nach einem Treffer wirfst du gleich noch einmal.
       *[false] Es bleibt bei einem Wurf, auch nach einem Treffer.
    }

    Ein ganzes Haus hat 13 Striche: vier für das Viereck, drei für die Tür, vier für das Fenster und zwei für das Dach, in dieser Reihenfolge.

    Wer sein Haus zuerst fertig hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch fertig ist, liegt mit vorn.
       *[sudden] gewinnt. Damit ist sofort Schluss, auch wenn andere in dieser Runde noch nicht dran waren.
    } Bei den anderen zählt, wie viele Striche sie haben.

    Ist nach { $safety_circuits } Runden noch kein Haus fertig, wird abgebrochen und nach dem Stand gewertet.
haeuser-wuerfeln-option-extra_throw_on_hit = Nach einem Treffer noch ein Wurf
haeuser-wuerfeln-option-extra_throw_on_hit-help = Ob die Glückszahl gleich noch einen Wurf bringt.
haeuser-wuerfeln-cell-square-1 = Boden
haeuser-wuerfeln-cell-square-2 = linke Wand
haeuser-wuerfeln-cell-square-3 = rechte Wand
haeuser-wuerfeln-cell-square-4 = Decke
haeuser-wuerfeln-cell-door-1 = Tür links
haeuser-wuerfeln-cell-door-2 = Tür rechts
haeuser-wuerfeln-cell-door-3 = Tür oben
haeuser-wuerfeln-cell-window-1 = Fenster unten
haeuser-wuerfeln-cell-window-2 = Fenster links
haeuser-wuerfeln-cell-window-3 = Fenster rechts
haeuser-wuerfeln-cell-window-4 = Fenster oben
haeuser-wuerfeln-cell-roof-1 = Dach links
haeuser-wuerfeln-cell-roof-2 = Dach rechts
haeuser-wuerfeln-told-lucky = { $who } hat die { $number } als Glückszahl.
    .you = Du hast die { $number } als Glückszahl.
haeuser-wuerfeln-told-drawn = Treffer! { $who } zeichnet: { $part }. Das ist Strich { $count } von { $length }.
    .you = Treffer! Du zeichnest: { $part }. Das ist Strich { $count } von { $length }.
haeuser-wuerfeln-finding = { $who } wirft um die Glückszahl.
    .you = Du wirfst um die Glückszahl.
haeuser-wuerfeln-note-lucky = Glückszahl { $number }
haeuser-wuerfeln-note-no-number = noch ohne Glückszahl
haeuser-wuerfeln-read-standing =
    { $score ->
        [one] { $who }: 1 Strich
       *[other] { $who }: { $score } Striche
    }
    .you =
        { $score ->
            [one] Du: 1 Strich
           *[other] Du: { $score } Striche
        }
haeuser-wuerfeln-option-finish = Schluss
haeuser-wuerfeln-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
haeuser-wuerfeln-value-finish-sudden = sofort
haeuser-wuerfeln-value-finish-full_circuit = nach der Runde
haeuser-wuerfeln-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
haeuser-wuerfeln-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
haeuser-wuerfeln-option-safety_circuits = Höchstens so viele Runden
haeuser-wuerfeln-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
haeuser-wuerfeln-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen. Es zählt der Stand.
