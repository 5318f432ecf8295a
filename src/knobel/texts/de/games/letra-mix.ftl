letra-mix-name = Letra Mix
letra-mix-aliases = Buchstabenwürfel; Kreuzwort mit Würfeln; Würfel-Kreuzworträtsel
letra-mix-line = Dreizehn Buchstabenwürfel und eine Sanduhr: Leg ein kleines Kreuzworträtsel, und lass möglichst nichts übrig.
letra-mix-goal = Wer die meisten Punkte hat, gewinnt: Wörter bringen welche, übrige Würfel kosten.
letra-mix-each-turn = Du wirfst 13 Buchstaben und legst daraus Wörter, bis die Sanduhr durch ist.
letra-mix-rules =
    Du wirfst alle dreizehn Buchstabenwürfel und hast { $hourglass_s } Sekunden, um daraus Wörter zu legen, waagerecht und senkrecht wie im Kreuzworträtsel. Du darfst jeden Würfel verschieben, so oft du willst, und früher aufhören. Ist die Sanduhr durch, zählt, was daliegt. Dann ist dein linker Nachbar dran.

    Alles muss zusammenhängen, und jede Reihe von zwei oder mehr Würfeln muss ein Wort sein, von links nach rechts oder von oben nach unten gelesen und mindestens { $min_word } Buchstaben lang. Was kein Wort ist, zählt nicht und verbindet auch nichts; hängt nicht alles zusammen, zählt die Gruppe, die am meisten bringt. Umlaute und ß legst du als AE, OE, UE und SS. Der Joker ◆ steht für einen Buchstaben deiner Wahl, waagerecht und senkrecht denselben; ändern darfst du ihn, bis die Zeit um ist.

    Erlaubt ist, was im Wörterbuch steht: keine Namen, keine Abkürzungen, keine Mundart, keine Fremdsprachen, nichts Erfundenes. { $word_check ->
        [vote] Darüber entscheiden die anderen: Nach jedem Zug haben sie { $review_s } Sekunden, um die Wörter des Zuges anzuzweifeln. Dann stimmen alle anderen { $vote_s } Sekunden lang geheim ab; ein Wort fällt nur, wenn mehr dagegen als dafür sind.
        [trust] Geprüft wird nicht: Ihr vertraut einander.
       *[list] Das prüft die Wortliste. { $live_check ->
            [true] Schon beim Legen siehst du, was ein Wort ist.
           *[false] Ob alles stimmt, zeigt sich erst am Ende des Zuges.
        }
    }

    Liegt bei deinem Wurf höchstens ein Vokal, darfst du alle dreizehn Würfel noch einmal werfen, { $max_rerolls ->
        [unlimited] so oft das vorkommt
       *[1] aber nur einmal im Zug
    }; die Sanduhr läuft weiter. Vokale sind A, E, I, O und U, nicht Y und nicht der Joker.

    Du bekommst für jedes Wort die Werte aller seiner Würfel; ein Würfel in zwei Wörtern zählt doppelt. Davon gehen die Werte aller Würfel ab, die übrig sind, also kann ein Zug auch Minuspunkte bringen. { $dice_set ->
        [en] Gespielt wird mit den englischen Buchstaben: A E I L N O R S T sind 1 wert, D U 2, B C G H M P W Y 3, F K V 5, J X Z 7 und der Joker nichts.
       *[de] Gespielt wird mit den deutschen Buchstaben: A E I N R S T U sind 1 wert, D H L O 2, B C F G K M 3, P W Z 4, J V 6, X Y 7 und der Joker nichts.
    }

    { $end_mode ->
        [target] Erreicht jemand { $target } Punkte, wird die Runde noch zu Ende gespielt; nach 50 Runden ist in jedem Fall Schluss.
        [time] Nach { $time_min } Minuten wird die laufende Runde noch zu Ende gespielt.
       *[rounds] { $rounds ->
            [one] Gespielt wird eine Runde
           *[other] Gespielt werden { WORD($rounds) } Runden
        }.
    } Wer dann die meisten Punkte hat, gewinnt.

letra-mix-option-end_mode = Ende
letra-mix-option-end_mode-help = Nach Runden, bei einer Punktzahl oder nach der Uhr.
letra-mix-value-end_mode-rounds = nach Runden
letra-mix-value-end_mode-target = bei einer Punktzahl
letra-mix-value-end_mode-time = nach der Uhr
letra-mix-option-rounds = Runden
letra-mix-option-rounds-help = So viele Runden, wenn nach Runden gespielt wird.
letra-mix-option-target = Punktziel
letra-mix-option-target-help = So viele Punkte, wenn auf eine Punktzahl gespielt wird.
letra-mix-option-time_min = Spielzeit in Minuten
letra-mix-option-time_min-help = So viele Minuten, wenn nach der Uhr gespielt wird.
letra-mix-option-hourglass_s = Sanduhr in Sekunden
letra-mix-option-hourglass_s-help = So lange darfst du legen.
letra-mix-option-max_rerolls = Neuer Wurf bei höchstens einem Vokal
letra-mix-option-max_rerolls-help = Wie oft im Zug ein Wurf fast ohne Vokale wiederholt werden darf.
letra-mix-value-max_rerolls-unlimited = so oft es vorkommt
letra-mix-option-word_check = Wörter prüfen
letra-mix-option-word_check-help = Mit der Wortliste, durch Abstimmung der anderen oder gar nicht.
letra-mix-value-word_check-list = Wortliste
letra-mix-value-word_check-vote = Abstimmung
letra-mix-value-word_check-trust = Vertrauen
letra-mix-option-min_word = Kürzestes Wort
letra-mix-option-min_word-help = So viele Buchstaben braucht ein Wort.
letra-mix-option-live_check = Prüfen beim Legen
letra-mix-option-live_check-help = Zeigt schon beim Legen, welche Reihen Wörter sind.

## Legen
letra-mix-headline-lay = Leg deine Wörter!
letra-mix-headline-review = Sind das alles Wörter? Zweifle an, was nicht stimmt.
letra-mix-press-stop = Fertig, so bleibt es liegen
letra-mix-press-rethrow = Alle dreizehn Würfel noch einmal werfen
letra-mix-told-press-stop = { $who } ist fertig.
    .you = Du bist fertig.
letra-mix-told-press-rethrow = { $who } wirft noch einmal; die Sanduhr läuft weiter.
    .you = Du wirfst noch einmal; die Sanduhr läuft weiter.
letra-mix-told-few-vowels =
    { $vowels ->
        [0] Kein einziger Vokal: Der Wurf darf wiederholt werden.
       *[other] Nur ein Vokal: Der Wurf darf wiederholt werden.
    }
letra-mix-told-lay =
    { $count ->
        [0] { $who } nimmt alles wieder weg.
        [one] { $who } legt einen Würfel.
       *[other] { $who } legt { $count } Würfel.
    }
    .you =
        { $count ->
            [0] Du nimmst alles wieder weg.
            [one] Du legst einen Würfel.
           *[other] Du legst { $count } Würfel.
        }
letra-mix-space-layouts = Würfel auslegen; jedes Mal die ganze Auslage
letra-mix-space-challenge = Ein Wort anzweifeln
letra-mix-space-vote-words = Für oder gegen ein angezweifeltes Wort stimmen
letra-mix-told-words-open =
    { $count ->
        [one] Ein Wort liegt da. Gilt es?
       *[other] { $count } Wörter liegen da. Gelten sie alle?
    }
letra-mix-told-counted = Es zählen: { $words }. Übrig: { $unused }.
letra-mix-told-turn =
    { $points ->
        [one] { $who } bekommt 1 Punkt und hat { $total }.
       *[other] { $who } bekommt { $points } Punkte und hat { $total }.
    }
    .you =
        { $points ->
            [one] Du bekommst 1 Punkt und hast { $total }.
           *[other] Du bekommst { $points } Punkte und hast { $total }.
        }
letra-mix-told-last-round = Die Spielzeit ist um: Diese Runde wird noch zu Ende gespielt.
letra-mix-turn-brought =
    { $points ->
        [one] Das war 1 Punkt für { $who }.
       *[other] Das waren { $points } Punkte für { $who }.
    }
    .you =
        { $points ->
            [one] Das brachte dir 1 Punkt.
           *[other] Das brachte dir { $points } Punkte.
        }
letra-mix-round-rounds = Runde { $round } von { $rounds }
letra-mix-round-target = Runde { $round }, gespielt wird bis { $target }
letra-mix-round-time = Runde { $round }
letra-mix-round-last = Runde { $round }, die letzte
letra-mix-run-valid = { $word } ist ein Wort
letra-mix-run-invalid = { $word } ist kein Wort
letra-mix-layout-worth =
    { $points ->
        [one] So wie es liegt: 1 Punkt
       *[other] So wie es liegt: { $points } Punkte
    }
letra-mix-read-clock =
    { $kind ->
        [hourglass] Sanduhr: { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
        [time] Spielzeit: { $seconds } Sekunden
       *[other] { $seconds } Sekunden
    }
letra-mix-error-enough-vowels = Es liegen { $vowels } Vokale da; noch einmal werfen darfst du nur bei höchstens einem.
letra-mix-error-rethrown = Noch einmal werfen darfst du nur einmal im Zug.
