punkte-loeschen-name = Punkte löschen
punkte-loeschen-aliases = { "" }
punkte-loeschen-line = Erst fängst du dir Punkte ein, dann löschst du sie schneller als die anderen.
punkte-loeschen-goal = Erst fängst du dir Punkte ein; wer sie dann zuerst gelöscht hat, gewinnt.
punkte-loeschen-each-turn = Wer am niedrigsten wirft, bekommt einen Punkt; später löscht, wer am höchsten wirft.
punkte-loeschen-rules =
    Zuerst werden Punkte verteilt, { WORD($first_phase_rounds) } Runden lang: Jeder wirft einmal mit zwei Würfeln, und wer am niedrigsten wirft, bekommt einen Punkt angeschrieben. Danach wird gelöscht: Jetzt werfen nur noch die, die Punkte haben, und wer am höchsten wirft, löscht einen seiner Punkte.

    Bei Gleichstand werfen die Betroffenen noch einmal, bis einer übrig ist. Jede Runde beginnt der linke Nachbar des letzten Startspielers.

    Wer als Erster keine Punkte mehr hat, gewinnt; bei den anderen zählt, wer weniger übrig hat. Wer sich gar keinen Punkt eingefangen hat, darf nicht mitlöschen und wird Letzter. Hat einer alle Punkte allein, gewinnt er sofort.
punkte-loeschen-option-first_phase_rounds = Runden mit Punkten
punkte-loeschen-option-first_phase_rounds-help = Wie viele Punkte verteilt werden, bevor das Löschen beginnt.
punkte-loeschen-phase-giving = Runde { $number } von { $rounds }: Der niedrigste Wurf bekommt einen Punkt.
punkte-loeschen-phase-erasing = Es wird gelöscht: Der höchste Wurf löscht einen Punkt.
punkte-loeschen-told-tie = Gleichstand: { $who } werfen noch einmal.
    .you = Gleichstand mit { $names }: Ihr werft noch einmal.
punkte-loeschen-told-dot =
    { $dots ->
        [one] { $who } bekommt den ersten Punkt.
       *[other] { $who } bekommt einen Punkt und hat jetzt { $dots }.
    }
    .you =
        { $dots ->
            [one] Du bekommst deinen ersten Punkt.
           *[other] Du bekommst einen Punkt und hast jetzt { $dots }.
        }
punkte-loeschen-told-erased =
    { $dots ->
        [0] { $who } löscht den letzten Punkt.
        [one] { $who } löscht einen Punkt und hat noch einen.
       *[other] { $who } löscht einen Punkt und hat noch { $dots }.
    }
    .you =
        { $dots ->
            [0] Du löschst deinen letzten Punkt.
            [one] Du löschst einen Punkt und hast noch einen.
           *[other] Du löschst einen Punkt und hast noch { $dots }.
        }
punkte-loeschen-told-erasing =
    { $count ->
        [one] Alle Punkte sind verteilt, und { $who } hat sie alle.
       *[other] Alle Punkte sind verteilt. Jetzt löschen { $who }.
    }
    .you =
        { $others ->
            [0] Alle Punkte sind verteilt, und du hast sie alle.
           *[other] Alle Punkte sind verteilt. Jetzt löschst du deine, genau wie { $names }.
        }
punkte-loeschen-note-watches = nichts zu löschen, diesmal nur zuschauen
punkte-loeschen-read-standing =
    { $unit ->
        [dots] { $who }: { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }
       *[other] { $who }: { $score } im Match
    }
    .you =
        { $unit ->
            [dots]
                Du: { $score ->
                    [one] 1 Punkt
                   *[other] { $score } Punkte
                }
           *[other] Du: { $score } im Match
        }
