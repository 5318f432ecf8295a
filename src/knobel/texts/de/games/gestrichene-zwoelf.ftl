gestrichene-zwoelf-name = Gestrichene Zwölf
gestrichene-zwoelf-aliases = { "" }
gestrichene-zwoelf-line = Streich die Zwei bis Zwölf von deinem Zettel und wirf weiter, solange es etwas zu streichen gibt.
gestrichene-zwoelf-goal = Streich als Erster die Zahlen 2 bis 12.
gestrichene-zwoelf-each-turn = Du wirfst zwei Würfel und streichst die Summe; solange es passt, wirfst du weiter.
gestrichene-zwoelf-rules =
    Jeder schreibt sich die Zahlen 2 bis 12 auf. Bist du dran, wirfst du mit zwei Würfeln und zählst die Augen zusammen. Steht die Summe noch offen, streichst du sie und wirfst gleich noch einmal. Ist sie schon gestrichen, gehen die Würfel nach links weiter.

    Nur die Sieben ist immer gut: Beim ersten Mal streichst du sie, und jede weitere Sieben lässt dich einfach noch einmal werfen.

    Wer zuerst alle elf Zahlen gestrichen hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt, damit alle gleich oft dran waren; wer dann auch alles gestrichen hat, liegt mit vorn.
       *[sudden] gewinnt. Damit ist sofort Schluss, mitten im Zug und auch wenn andere in dieser Runde noch nicht dran waren.
    } Bei den anderen zählt, wie viele Zahlen noch offen sind: je weniger, desto besser.
gestrichene-zwoelf-number = { $number }
gestrichene-zwoelf-told-struck = { $who } streicht die { $number }.
    .you = Du streichst die { $number }.
gestrichene-zwoelf-told-already = Die { $number } hat { $who } schon gestrichen. Die Würfel gehen weiter.
    .you = Die { $number } hast du schon gestrichen. Die Würfel gehen weiter.
gestrichene-zwoelf-told-seven-again = Noch eine Sieben: { $who } wirft weiter.
    .you = Noch eine Sieben: Du wirfst weiter.
gestrichene-zwoelf-option-finish = Schluss
gestrichene-zwoelf-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
gestrichene-zwoelf-value-finish-sudden = sofort
gestrichene-zwoelf-value-finish-full_circuit = nach der Runde
gestrichene-zwoelf-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
gestrichene-zwoelf-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
