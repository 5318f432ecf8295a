die-boese-eins-name = Die böse Eins
die-boese-eins-aliases = Böse Eins
die-boese-eins-line = Wirf und zähl zusammen, bis die Eins kommt – dann ist Schluss.
die-boese-eins-goal = Wer die meisten Punkte hat, gewinnt.
die-boese-eins-each-turn = Du wirfst { TIMES($throws) } und zählst zusammen; eine Eins beendet deine Reihe vorzeitig.
die-boese-eins-rules =
    Bist du dran, hast du { WORD($throws) } Würfe hintereinander mit einem Würfel; aufhören darfst du nicht. Alles von Zwei bis Sechs wird zusammengezählt. Kommt eine Eins, ist deine Reihe sofort zu Ende: Die Eins selbst zählt nichts, aber was du bis dahin hast, behältst du.

    { $rounds ->
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden { WORD($rounds) } Runden; die nächste beginnt immer, wer links vom letzten Startspieler sitzt. { $out_for ->
            [round] Eine Eins kostet dich nur den Rest der Runde: In einer weiteren wirfst du wieder mit.
           *[game] Eine Eins gilt für das ganze Spiel: In weiteren Runden siehst du nur noch zu, deine Punkte bleiben stehen.
        }
    }

    Wer die meisten Punkte hat, gewinnt – auch mit einer Eins kannst du also noch vorn liegen.
die-boese-eins-option-rounds = Runden
die-boese-eins-option-rounds-help = Wie oft jeder an die Reihe kommt.
die-boese-eins-option-out_for = Nach einer Eins
die-boese-eins-option-out_for-help = Ob du nach einer Eins in den weiteren Runden noch mitwirfst. Zählt nur bei mehreren Runden.
die-boese-eins-value-out_for-game = für das ganze Spiel draußen
die-boese-eins-value-out_for-round = nur für die Runde draußen
die-boese-eins-option-throws = Würfe pro Runde
die-boese-eins-option-throws-help = So viele Würfe hast du hintereinander, wenn keine Eins kommt.
die-boese-eins-told-evil-one = Die böse Eins! { $who } bleibt bei { $score }.
    .moment = Die böse Eins!
    .you = Die böse Eins! Du bleibst bei { $score }.
die-boese-eins-note-done = fertig
die-boese-eins-note-round =
    { $rounds ->
        [one] { $count } von { $throws } Würfen
       *[other] Runde { $round } von { $rounds }, { $count } von { $throws } Würfen
    }
