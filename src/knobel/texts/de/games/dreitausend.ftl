dreitausend-name = Dreitausend
dreitausend-aliases = { "" }
dreitausend-line = Einser und Fünfer bringen Punkte: Wirf weiter, solange welche fallen.
dreitausend-goal = Komm auf { $target } Punkte oder mehr; am Ende der Runde gewinnt, wer die meisten hat.
dreitausend-each-turn =
    { $bust ->
        [lose_turn] Wirf, solange etwas zählt, und hör rechtzeitig auf: Ein Fehlwurf nimmt alles.
       *[keep] Du wirfst, solange etwas zählt: Einser, Fünfer{ $triples ->
            [true] {" "}oder drei Gleiche
           *[false] , sonst nichts
        }.
    }
dreitausend-rules =
    Gespielt wird mit sechs Würfeln. Es zählen Einser und Fünfer, und zwar danach, wie viele in einem Wurf liegen:
    1 bis 6 Einser bringen 100, 200, 1.000, 2.000, 4.000 und 8.000 Punkte, 1 bis 6 Fünfer bringen 50, 100, 500, 1.000, 2.000 und 4.000. { $triples ->
        [true] Auch drei Gleiche der anderen Zahlen zählen: das Hundertfache der Augen, und jeder weitere gleiche Würfel verdoppelt.
       *[false] Andere Zahlen zählen nie, auch nicht zu dritt.
    } Gleiche Würfel aus verschiedenen Würfen zählen nicht zusammen.

    { $rethrow ->
        [remaining] Was zählt, wird herausgelegt, und mit dem Rest geht es weiter. { $set_aside ->
            [at_least_one] Du suchst dir aus, welche zählenden Würfel du herauslegst; mindestens einer muss es sein, und nur die herausgelegten bringen Punkte.
           *[all_scoring] Herausgelegt werden immer alle Würfel, die zählen.
        } { $hot_dice ->
            [false] Liegen alle sechs heraus, ist dein Zug vorbei, und die Punkte gehören dir.
           *[true] Liegen alle sechs heraus, nimmst du alle wieder und wirfst weiter.
        }
       *[all_six] Geworfen wird jedes Mal mit allen sechs Würfeln.
    }

    { $bust ->
        [lose_turn] Solange etwas fällt, darfst du weiterwerfen – oder aufhören und die Punkte des Zuges anschreiben. { $bank_minimum ->
            [0] Aufhören darfst du nach jedem Wurf, der etwas bringt.
           *[other] Aufhören darfst du erst ab { $bank_minimum } Punkten im Zug.
        } Fällt nichts, was zählt, sind alle Punkte dieses Zuges weg.
       *[keep] Solange etwas fällt, wirfst du weiter. Fällt nichts, was zählt, ist dein Zug vorbei; die Punkte bis dahin gehören dir.
    }{ $entry_minimum ->
        [0] {""}
       *[other] {" "}Wer noch gar keine Punkte hat, braucht für den Einstieg einen Zug mit mindestens { $entry_minimum } Punkten.
    } Nach { $max_throws_per_turn } Würfen ist ein Zug auf jeden Fall vorbei, und seine Punkte zählen.

    Hat jemand am Ende seines Zuges { $target } Punkte oder mehr, wird die Runde noch zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.
dreitausend-option-target = Ziel
dreitausend-option-target-help = So viele Punkte braucht man; in Schritten von 500.
dreitausend-option-bust = Fehlwurf
dreitausend-option-bust-help = Ob die Punkte des Zuges bleiben, wenn nichts fällt, was zählt.
dreitausend-value-bust-keep = Punkte bleiben
dreitausend-value-bust-lose_turn = Punkte sind weg
dreitausend-option-rethrow = Weiterwerfen mit
dreitausend-option-rethrow-help = Ob zählende Würfel herausgelegt werden.
dreitausend-value-rethrow-all_six = allen sechs Würfeln
dreitausend-value-rethrow-remaining = dem Rest
dreitausend-option-set_aside = Herauslegen
dreitausend-option-set_aside-help = Gilt nur, wenn mit dem Rest weitergeworfen wird.
dreitausend-value-set_aside-all_scoring = alles, was zählt
dreitausend-value-set_aside-at_least_one = nach Wahl, mindestens einen
dreitausend-option-hot_dice = Alle sechs wieder aufnehmen
dreitausend-option-hot_dice-help = Ob es mit sechs Würfeln weitergeht, wenn alle herausliegen; gilt nur, wenn mit dem Rest weitergeworfen wird.
dreitausend-option-entry_minimum = Einstieg ab
dreitausend-option-entry_minimum-help = So viel muss der Zug bringen, mit dem man die ersten Punkte anschreibt.
dreitausend-value-entry_minimum-0 = ohne Mindestpunkte
dreitausend-option-bank_minimum = Aufhören ab
dreitausend-option-bank_minimum-help = So viel muss der Zug gebracht haben, bevor man aufhören darf; gilt nur, wenn ein Fehlwurf den Zug kostet.
dreitausend-value-bank_minimum-0 = ohne Mindestpunkte
dreitausend-option-triples = Drei Gleiche zählen
dreitausend-option-triples-help = Ob auch drei gleiche Zweier, Dreier, Vierer oder Sechser Punkte bringen.
dreitausend-option-max_throws_per_turn = Höchstens so viele Würfe im Zug
dreitausend-option-max_throws_per_turn-help = Danach ist der Zug vorbei, und seine Punkte zählen.
dreitausend-target = Das Ziel sind { $points } Punkte.
dreitausend-turn =
    { $dice ->
        [one] { $who } hat in diesem Zug { $points } Punkte und noch einen Würfel.
       *[other] { $who } hat in diesem Zug { $points } Punkte und wirft mit { $dice } Würfeln.
    }
    .you =
        { $dice ->
            [one] Du hast in diesem Zug { $points } Punkte und noch einen Würfel.
           *[other] Du hast in diesem Zug { $points } Punkte und wirfst mit { $dice } Würfeln.
        }
dreitausend-turn-choosing = { $who } hat in diesem Zug { $points } Punkte und legt jetzt heraus.
    .you = Du hast in diesem Zug { $points } Punkte und legst jetzt heraus.
dreitausend-set-aside = { $faces } herauslegen ({ $points } Punkte)
dreitausend-space-keeps = Andere Einser oder Fünfer herauslegen, { $least } bis { $most }
dreitausend-throw-on =
    { $dice ->
        [one] Mit einem Würfel weiterwerfen
       *[other] Mit { $dice } Würfeln weiterwerfen
    }
dreitausend-stop-with = Aufhören und { $points } Punkte anschreiben
dreitausend-told-keep =
    { $count ->
        [one] { $who } legt einen Würfel heraus.
       *[other] { $who } legt { $count } Würfel heraus.
    }
    .you =
        { $count ->
            [one] Du legst einen Würfel heraus.
           *[other] Du legst { $count } Würfel heraus.
        }
dreitausend-told-points = Das bringt { $points } Punkte, zusammen { $turn } in diesem Zug.
dreitausend-told-hot-dice = Alle sechs liegen heraus: { $who } nimmt sie wieder auf.
    .you = Alle sechs liegen heraus: Du nimmst sie wieder auf.
dreitausend-told-blank = Nichts dabei: { $who } schreibt { $gain } Punkte an und hat jetzt { $total }.
    .you = Nichts dabei: Du schreibst { $gain } Punkte an und hast jetzt { $total }.
dreitausend-told-banked = { $who } schreibt { $gain } Punkte an und hat jetzt { $total }.
    .you = Du schreibst { $gain } Punkte an und hast jetzt { $total }.
dreitausend-told-lost =
    { $lost ->
        [0] Nichts dabei: keine Punkte für { $who }.
       *[other] Nichts dabei: { $who } verliert die { $lost } Punkte dieses Zuges.
    }
    .you =
        { $lost ->
            [0] Nichts dabei: keine Punkte für dich.
           *[other] Nichts dabei: Du verlierst die { $lost } Punkte dieses Zuges.
        }
dreitausend-told-not-entered = Für den Einstieg braucht { $who } mindestens { $least } Punkte in einem Zug.
    .you = Für den Einstieg brauchst du mindestens { $least } Punkte in einem Zug.
dreitausend-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
dreitausend-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }

# Das begleitete erste Spiel.
dreitausend-learn-throw = Wirf: Es zählen vor allem Einser und Fünfer. Solange etwas zählt, geht dein Zug weiter.
dreitausend-learn-after-told-blank = Nichts gezählt: Damit ist der Zug vorbei.
