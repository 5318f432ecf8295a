dreispalten-kniffel-name = Dreispalten-Kniffel
dreispalten-kniffel-aliases = Würfelspiel mit drei Spalten; Dreifach-Kniffel; Triple Yahtzee
dreispalten-kniffel-line = Kniffel in bis zu drei Spalten: Jede zählt einmal mehr als die davor.
dreispalten-kniffel-goal = Füll alle Felder deines Blatts; wer die meisten Punkte hat, gewinnt.
dreispalten-kniffel-each-turn = Bis zu drei Würfe, Gutes bleibt liegen; dann trägst du in ein freies Feld ein.
dreispalten-kniffel-rules =
    Fünf Würfel, und für jeden ein Blatt mit dreizehn Zeilen und { $columns ->
        [1] einer Spalte. Das sind 13 Züge für jeden.
        [2] zwei Spalten. Die zweite zählt doppelt. Das sind 26 Züge für jeden.
       *[3] drei Spalten. Die zweite zählt doppelt, die dritte dreifach. Das sind 39 Züge für jeden.
    }

    Bist du dran, wirfst du alle fünf Würfel. Danach darfst du noch zweimal werfen, jedes Mal mit so vielen Würfeln, wie du magst; auch was schon liegen blieb, darf wieder in den Becher. Nach jedem Wurf kannst du aufhören und ihn in irgendein freies Feld eintragen, spätestens nach dem dritten musst du. { $columns ->
        [1] Passt er dort nicht, kommt eine Null hinein.
       *[other] Zeile und Spalte wählst du frei. Passt der Wurf dort nicht, kommt eine Null hinein.
    }

    Bei Einern bis Sechsern zählen nur die Augen dieser Zahl. { $columns ->
        [1] Hast du damit zusammen 63 Punkte oder mehr, gibt es 35 als Bonus.
        [2] Hast du damit in einer Spalte 63 Punkte oder mehr, gibt es dort 35 als Bonus, und auch der Bonus wird mit der zweiten Spalte verdoppelt.
       *[other] Hast du damit in einer Spalte 63 Punkte oder mehr, gibt es dort 35 als Bonus, und auch der Bonus wird mit der Spalte verdoppelt oder verdreifacht.
    }

    Drei Gleiche, Vier Gleiche: Zeigen mindestens drei oder vier Würfel dieselbe Zahl, zählen alle Augen. Ein Full House, drei gleiche und zwei gleiche einer anderen Zahl, bringt 25. { $five_equal_full_house ->
        [true] Auch fünf gleiche gelten als Full House.
       *[false] Fünf gleiche sind kein Full House.
    } Die Kleine Straße, vier Zahlen in Folge, bringt 30, die Große, fünf in Folge, 40. Fünf Gleiche bringen 50. Die Chance zählt einfach alle Augen. Joker und Extrapunkte gibt es nicht.

    Sind alle Blätter voll, gewinnt, wer die meisten Punkte hat. Allein spielst du gegen deinen eigenen Rekord.
dreispalten-kniffel-option-columns = Spalten
dreispalten-kniffel-option-columns-help = Wie viele Spalten das Blatt hat; jede zählt so oft, wie ihre Nummer sagt.
dreispalten-kniffel-option-five_equal_full_house = Fünf gleiche als Full House
dreispalten-kniffel-option-five_equal_full_house-help = Ob fünf gleiche Würfel auch ein Full House sind.
dreispalten-kniffel-cell-ones = Einer
dreispalten-kniffel-cell-twos = Zweier
dreispalten-kniffel-cell-threes = Dreier
dreispalten-kniffel-cell-fours = Vierer
dreispalten-kniffel-cell-fives = Fünfer
dreispalten-kniffel-cell-sixes = Sechser
dreispalten-kniffel-cell-three_kind = Drei Gleiche
dreispalten-kniffel-cell-four_kind = Vier Gleiche
dreispalten-kniffel-cell-full_house = Full House
dreispalten-kniffel-cell-small_straight = Kleine Straße
dreispalten-kniffel-cell-large_straight = Große Straße
dreispalten-kniffel-cell-kniffel = Fünf Gleiche
dreispalten-kniffel-cell-chance = Chance
dreispalten-kniffel-cell-in-column = { $cell } in Spalte { $column }
dreispalten-kniffel-sum-upper = Summe oben
dreispalten-kniffel-sum-bonus = Bonus ab 63
dreispalten-kniffel-sum-lower = Summe unten
dreispalten-kniffel-sum-column = Spaltensumme
dreispalten-kniffel-sum-weighted = Zählt für das Ergebnis
dreispalten-kniffel-space-cells = Den Wurf in ein freies Feld eintragen
dreispalten-kniffel-read-cell = { $who }, Spalte { $factor }, { $row }: { $value }
    .you = Du, Spalte { $factor }, { $row }: { $value }
dreispalten-kniffel-read-preview = Noch frei: { $row } in Spalte { $factor }, jetzt { $value }
dreispalten-kniffel-told-together = Zusammen liegen jetzt { $faces }.
dreispalten-kniffel-told-entry =
    { $points ->
        [0] { $who } streicht „{ $cell }“.
        [one] { $who } trägt bei „{ $cell }“ einen Punkt ein.
       *[other] { $who } trägt bei „{ $cell }“ { $points } Punkte ein.
    }
    .you =
        { $points ->
            [0] Du streichst „{ $cell }“.
            [one] Du trägst bei „{ $cell }“ einen Punkt ein.
           *[other] Du trägst bei „{ $cell }“ { $points } Punkte ein.
        }
dreispalten-kniffel-told-bonus = Spalte { $column } von { $who } hat oben genug: { $points } Punkte Bonus.
    .you = Deine Spalte { $column } hat oben genug: { $points } Punkte Bonus.
dreispalten-kniffel-told-finished =
    { $points ->
        [one] Das Blatt von { $who } ist voll: ein Punkt.
       *[other] Das Blatt von { $who } ist voll: { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Dein Blatt ist voll: ein Punkt.
           *[other] Dein Blatt ist voll: { $points } Punkte.
        }
dreispalten-kniffel-error-box-filled = „{ $cell }“ ist schon ausgefüllt. Nimm ein freies Feld.
dreispalten-kniffel-error-no-throw-left = Du hast schon dreimal geworfen. Jetzt musst du eintragen.
