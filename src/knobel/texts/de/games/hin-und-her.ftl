hin-und-her-name = Hin und her
hin-und-her-aliases = Hin-und-her-Spiel
hin-und-her-line = Streich die Eins bis Sechs – aber was du doppelt wirfst, steht wieder da.
hin-und-her-goal = Streich als Erster die Zahlen 1 bis 6.
hin-und-her-each-turn = Du wirfst einen Würfel: Offenes wird gestrichen, Gestrichenes wieder offen.
hin-und-her-rules =
    Jeder schreibt sich die Zahlen 1 bis 6 auf. Reihum wirft jeder einmal mit einem Würfel. Steht deine Zahl noch offen, streichst du sie. Ist sie schon gestrichen, gilt sie wieder als offen: einmal hin, einmal her.

    Wer zuerst alle sechs Zahlen gestrichen hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch alles gestrichen hat, liegt mit vorn.
       *[sudden] gewinnt. Damit ist sofort Schluss, auch wenn andere in dieser Runde noch nicht dran waren.
    } Bei den anderen zählt, wie viele Zahlen gestrichen sind.

    Das kann sich ziehen. Ist nach { $safety_circuits } Runden noch niemand am Ziel, wird abgebrochen und nach dem Stand gewertet.
hin-und-her-number = { $number }
hin-und-her-told-struck = { $who } streicht die { $number }.
    .you = Du streichst die { $number }.
hin-und-her-told-opened = Bei { $who } steht die { $number } wieder offen.
    .you = Bei dir steht die { $number } wieder offen.
hin-und-her-option-finish = Schluss
hin-und-her-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
hin-und-her-value-finish-sudden = sofort
hin-und-her-value-finish-full_circuit = nach der Runde
hin-und-her-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
hin-und-her-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
hin-und-her-option-safety_circuits = Höchstens so viele Runden
hin-und-her-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
hin-und-her-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen. Es zählt der Stand.
