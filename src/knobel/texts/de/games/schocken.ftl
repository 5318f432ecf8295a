schocken-name = Schocken
schocken-aliases = Schock; Jule; Mörkeln
schocken-line = Drei Würfel unterm Becher: Der beste Wurf bestimmt, wie viele Deckel der schlechteste nimmt.
schocken-goal =
    Keiner will die Deckel: Wer am Ende alle vor sich hat, verliert { $halves ->
        [1] das Spiel.
       *[other] die Hälfte.
    }
schocken-each-turn =
    { $max_throws ->
        [1] Ein Wurf
       *[other] Bis zu { WORD($max_throws) } Würfe
    } unterm Becher; der schlechteste nimmt Deckel, der beste sagt, wie viele.
schocken-rules =
    Jeder hat einen Becher und drei Würfel, in der Mitte liegen { $discs } Deckel. Keiner will sie haben: Wer am Ende alle vor sich liegen hat, hat die Hälfte verloren.

    Fängst du an, stülpst du den Becher mit allen drei Würfeln um, und nur du schaust darunter. { $max_throws ->
        [1] Mehr als diesen einen Wurf hat niemand. Er bleibt unterm Becher, bis reihum alle geworfen haben.
       *[other] { schocken-rules-throws }
    }{ $six_turn ->
        [off] {""}
        [tournament] { schocken-rules-tournament-turn }
       *[leaflet] { schocken-rules-leaflet-turn }
    }

    Dann heißt es „Becher hoch!“: Der höchste Wurf bestimmt die Zahl der Deckel, der niedrigste bekommt sie. Ganz oben steht Schock Out („Schock aus“), 1 1 1, für alle Deckel. { $pippi ->
        [false] {""}
       *[true] { $max_throws ->
            [1] Danach kommt Pippi, 2 2 1, für 9.{" "}
           *[other] Danach kommt Pippi, 2 2 1 in einem einzigen Wurf, für 9; zusammengelegt ist 2 2 1 das Kleinste von allem.{" "}
        }
    }{ $jule ->
        [false] {""}
       *[true] { $max_throws ->
            [1] Jule, 4 2 1, kostet 7.{" "}
           *[other] Jule, 4 2 1 in einem einzigen Wurf, kostet 7; zusammengelegt ist 4 2 1 nur eine Hausnummer.{" "}
        }
    }Es folgen die Schocks, zwei Einsen und ein dritter Würfel: Je höher der, desto besser, und so viele Deckel kostet es auch. Drei Gleiche sind ein General für 3 Deckel{ $general_single_throw ->
        [false] {""}
       *[true] { $max_throws ->
            [1] {""}
           *[other] , wenn sie in einem Wurf gefallen sind
        }
    }. Drei Zahlen in Folge sind eine Straße für 2{ $street_single_throw ->
        [false] {""}
       *[true] { $max_throws ->
            [1] {""}
           *[other] , wenn sie in einem Wurf gefallen ist
        }
    }. Alles andere ist eine Hausnummer, die höchste Ziffer zuerst gelesen, und kostet einen Deckel: 551 schlägt 544. Auch der kleinste Schock schlägt jeden General.{ $pippi ->
        [false] {" "}2 2 1 ist immer der kleinste Wurf von allen.
       *[true] {""}
    }{ $jule ->
        [false] {" "}4 2 1 ist immer nur eine Hausnummer.
       *[true] {""}
    }

    „Mit ist Schitt“: { $max_throws ->
        [1] Bei gleichem Ergebnis liegt vorn, wer früher dran war.
       *[other] { schocken-rules-same-again }
    } Das gilt oben wie unten.

    Wer am niedrigsten liegt, nimmt seine Deckel aus der Mitte. { $supply_shortfall ->
        [from_winner] Liegen dort zu wenige, legt der Gewinner den Rest aus seinen eigenen dazu.
       *[lapse] Liegen dort zu wenige, verfällt der Rest.
    } Ist die Mitte leer, ist für diese Hälfte sicher, wer keinen Deckel hat; die anderen spielen weiter, und nun gibt der Gewinner dem Verlierer von seinen. Wer die Runde verliert, fängt die nächste an. Bei Schock Out nimmt der Niedrigste alle Deckel, auch die der anderen. { $halves ->
        [1] Damit ist das Spiel verloren.
       *[other] { $schock_out_scope ->
            [game] Damit ist gleich das ganze Spiel verloren.
           *[half] Damit ist die Hälfte verloren, nicht gleich das ganze Spiel.
        }
    }

    { $halves ->
        [1] Gespielt wird eine einzige Hälfte: Wer sie verliert, verliert das Spiel, und alle anderen haben gewonnen.
       *[other] Gespielt werden zwei Hälften, jede mit allen Deckeln und allen Spielern. { $loading_round ->
            [each_half] {""}
           *[off] Wer die erste verliert, fängt die zweite an.{" "}
        }Wer beide verliert, verliert das Spiel. Sonst machen es die beiden Verlierer im Finale unter sich aus: { $final_mode ->
            [single_round] eine Runde, und der niedrigere Wurf verliert.
           *[half] noch eine ganze Hälfte um alle Deckel.
        } { $final_starter ->
            [loser_half_1] Es beginnt, wer die erste Hälfte verloren hat.
           *[loser_half_2] Es beginnt, wer die zweite Hälfte verloren hat.
        } Wer keine Hälfte verloren hat, gewinnt; zu zweit gewinnt, wer das Spiel nicht verliert.
    }{ $loading_round ->
        [each_half] {" "}Jede Hälfte beginnt geladen: { $max_throws ->
            [1] In ihrer ersten Runde wird nicht gedreht.
           *[other] In ihrer ersten Runde wirft jeder genau einmal, gedreht wird nicht.
        } Bei gleichem Wurf geht es darin nach der Sitzordnung, angefangen bei dem, der zuletzt verloren hat, ganz zu Beginn beim ersten Platz. Das Finale ist nicht geladen.
       *[off] {""}
    }
schocken-rules-throws =
    { $max_throws ->
        [2] Gefällt dir der Wurf, lässt du ihn stehen; sonst hast du noch einen zweiten.
       *[other] Gefällt dir der Wurf, lässt du ihn stehen; sonst wirfst du weiter, insgesamt bis zu dreimal.
    } { $lay_out ->
        [ones_only] Vor dem nächsten Wurf darfst du Einsen herauslegen, aber nur Einsen; alles andere kommt zurück in den Becher.
       *[any] Was dir vor dem nächsten Wurf gefällt, legst du offen heraus, der Rest kommt zurück in den Becher.
    } { $take_back ->
        [false] Was einmal draußen liegt, bleibt draußen.
       *[true] Was draußen liegt, darfst du später wieder mitwerfen.
    } Mindestens einen Würfel musst du werfen. Wirfst du weiter, gibst du den alten Wurf auf, und alle bekommen ihn zu sehen. Der Wurf, den du stehen lässt, bleibt unterm Becher, bis alle fertig sind. Die anderen sind reihum dran und dürfen höchstens so oft werfen wie du.
schocken-rules-same-again =
    { $throw_count_tiebreak ->
        [all] Bei gleichem Ergebnis liegt vorn, wer weniger Würfe gebraucht hat, und erst dann, wer früher dran war.
        [schock] Bei gleichem Ergebnis liegt vorn, wer früher dran war; nur unter gleichen Schocks zählt vorher, wer weniger Würfe gebraucht hat.
       *[none] Bei gleichem Ergebnis liegt vorn, wer früher dran war, egal in wie vielen Würfen.
    }
schocken-rules-leaflet-turn =
    {""}

    { $max_throws ->
        [1] Liegen zwei Sechsen neben einer Eins, wird eine von ihnen von selbst zur Eins gedreht: Schock 6.
       *[other] Fallen in einem Wurf mindestens zwei Sechsen, darfst du eine davon zur Eins drehen. Danach kannst du stehen lassen oder weiterwerfen; beim nächsten Wurf bleibt sie draußen. Liegen zum Schluss zwei Sechsen aus einem Wurf neben einer Eins, wird von selbst gedreht: Schock 6.
    }
schocken-rules-tournament-turn =
    {""}

    { $max_throws ->
        [1] {""}
       *[other] Fallen in einem Wurf, der nicht dein letzter ist, zwei Sechsen, darfst du eine zur Eins drehen, bei drei Sechsen zwei. Was gedreht ist, bleibt beim nächsten Wurf draußen, und werfen musst du dann: Nur Einsen dürfen noch liegen bleiben. { $six_turn_keeps_ones ->
            [false] Das gilt für Einsen, die schon draußen lagen; eine Eins aus diesem Wurf muss zurück in den Becher.
           *[true] Das gilt für Einsen, die schon draußen lagen, und auch für solche aus diesem Wurf.
        }
    }

## Optionen
schocken-option-discs = Deckel
schocken-option-discs-help = So viele Deckel liegen zu Beginn jeder Hälfte in der Mitte.
schocken-option-max_throws = Höchste Zahl der Würfe
schocken-option-max_throws-help = So oft darf werfen, wer die Runde anfängt.
schocken-option-lay_out = Herauslegen
schocken-option-lay_out-help = Welche Würfel vor dem nächsten Wurf draußen bleiben dürfen.
schocken-value-lay_out-any = beliebige Würfel
schocken-value-lay_out-ones_only = nur Einsen
schocken-option-take_back = Zurücknehmen
schocken-option-take_back-help = Ob herausgelegte Würfel wieder in den Becher dürfen.
schocken-option-jule = Jule
schocken-option-jule-help = 4 2 1 in einem Wurf schlägt jeden Schock und kostet 7 Deckel.
schocken-option-pippi = Pippi
schocken-option-pippi-help = 2 2 1 in einem Wurf schlägt die Jule und kostet 9 Deckel.
schocken-option-street_single_throw = Straße nur aus der Hand
schocken-option-street_single_throw-help = Eine Straße zählt nur, wenn sie in einem Wurf fällt.
schocken-option-general_single_throw = General nur aus der Hand
schocken-option-general_single_throw-help = Ein General zählt nur, wenn er in einem Wurf fällt.
schocken-option-throw_count_tiebreak = Weniger Würfe
schocken-option-throw_count_tiebreak-help = Bei welchen gleichen Ergebnissen vorn liegt, wer seltener geworfen hat.
schocken-value-throw_count_tiebreak-none = zählen nicht
schocken-value-throw_count_tiebreak-schock = zählen bei Schocks
schocken-value-throw_count_tiebreak-all = zählen immer
schocken-option-six_turn = Sechsen drehen
schocken-option-six_turn-help = Was mit zwei Sechsen aus einem Wurf geschehen darf.
schocken-value-six_turn-leaflet = eine darf zur Eins werden
schocken-value-six_turn-tournament = Turnierart: alle bis auf eine, danach Wurfzwang
schocken-value-six_turn-off = wird nicht gedreht
schocken-option-six_turn_keeps_ones = Eins bleibt beim Drehen
schocken-option-six_turn_keeps_ones-help = Ob beim Drehen nach Turnierart eine Eins aus demselben Wurf draußen bleiben darf.
schocken-option-loading_round = Geladen
schocken-option-loading_round-help = Ob jede Hälfte mit einer Runde beginnt, in der alle genau einmal werfen.
schocken-value-loading_round-off = nein
schocken-value-loading_round-each_half = am Anfang jeder Hälfte
schocken-option-halves = Hälften
schocken-option-halves-help = Zwei Hälften mit Finale, oder eine einzige („scharf“).
schocken-option-final_mode = Finale
schocken-option-final_mode-help = Ob das Finale eine ganze Hälfte dauert oder nur eine Runde.
schocken-value-final_mode-half = eine ganze Hälfte
schocken-value-final_mode-single_round = eine Runde
schocken-option-final_starter = Wer das Finale anfängt
schocken-option-final_starter-help = Der Verlierer der ersten oder der zweiten Hälfte.
schocken-value-final_starter-loser_half_2 = Verlierer der zweiten Hälfte
schocken-value-final_starter-loser_half_1 = Verlierer der ersten Hälfte
schocken-option-schock_out_scope = Schock aus beendet
schocken-option-schock_out_scope-help = Was verliert, wer durch Schock Out alle Deckel bekommt.
schocken-value-schock_out_scope-half = die Hälfte
schocken-value-schock_out_scope-game = das ganze Spiel
schocken-option-supply_shortfall = Zu wenige Deckel in der Mitte
schocken-option-supply_shortfall-help = Was geschieht, wenn die Mitte für den Preis nicht reicht.
schocken-value-supply_shortfall-lapse = der Rest verfällt
schocken-value-supply_shortfall-from_winner = der Gewinner legt drauf

## Ergebnisse
schocken-figure-schock-out = Schock aus
schocken-figure-pippi = Pippi
schocken-figure-jule = Jule
schocken-figure-schock = Schock { $value }
schocken-figure-general = General { $value }
schocken-figure-street = Straße { $value }
schocken-figure-simple = Hausnummer { $value }

## Knöpfe
schocken-press-stand = Stehen lassen
schocken-press-turn = Eine Sechs zur Eins drehen
schocken-press-turn-and-throw =
    { $count ->
        [one] Eine Sechs zur Eins drehen und weiterwerfen
       *[other] { $count } Sechsen zu Einsen drehen und weiterwerfen
    }
schocken-move-keep =
    { $count ->
        [0] Alle drei Würfel noch einmal werfen
        [one] Einen Würfel draußen lassen und die anderen werfen
       *[other] Zwei Würfel draußen lassen und den dritten werfen
    }
schocken-space-keeps = { $least } bis { $most } Würfel herauslegen und den Rest noch einmal werfen

## Was geschah
schocken-told-press-stand = { $who } lässt stehen.
    .you = Du lässt stehen.
schocken-told-press-turn = { $who } dreht: Sechs wird Eins.
    .you = Du drehst: Sechs wird Eins.
schocken-told-keep =
    { $count ->
        [0] { $who } wirft alle drei Würfel noch einmal.
        [one] { $who } lässt einen Würfel draußen und wirft zwei noch einmal.
       *[other] { $who } lässt zwei Würfel draußen und wirft den dritten noch einmal.
    }
    .you =
        { $count ->
            [0] Du wirfst alle drei Würfel noch einmal.
            [one] Du lässt einen Würfel draußen und wirfst zwei noch einmal.
           *[other] Du lässt zwei Würfel draußen und wirfst den dritten noch einmal.
        }
schocken-told-given-up = Der alte Wurf war { $faces }.
schocken-told-laid-out = Draußen: { $faces }.
schocken-told-turned-for-you = Zwei Sechsen neben einer Eins: Eine wird gedreht, du hast Schock 6.
schocken-told-limit =
    { $throws ->
        [one] Damit hat jeder nur einen Wurf.
       *[other] Damit hat jeder höchstens { $throws } Würfe.
    }
schocken-told-cups-up = Becher hoch!
schocken-told-hand = { $who } hat { $faces }: { $figure } im { $throws }. Wurf.
    .you = Du hast { $faces }: { $figure } im { $throws }. Wurf.
schocken-told-hand-turned = { $who } hat { $faces }, eine Sechs gedreht: { $figure } im { $throws }. Wurf.
    .you = Du hast { $faces }, eine Sechs gedreht: { $figure } im { $throws }. Wurf.
schocken-told-equal-best = Gleich gut, aber „Mit ist Schitt“: { $who } war früher dran.
    .you = Gleich gut, aber „Mit ist Schitt“: Du warst früher dran.
schocken-told-equal-worst = Gleich schlecht, aber „Mit ist Schitt“: { $who } war später dran.
    .you = Gleich schlecht, aber „Mit ist Schitt“: Du warst später dran.
schocken-told-round-supply =
    { $discs ->
        [one] { $who } ist vorn, { $loser } hinten und nimmt einen Deckel.
       *[other] { $who } ist vorn, { $loser } hinten und nimmt { $discs } Deckel.
    }
    .you =
        { $discs ->
            [one] Du bist vorn, { $loser } ist hinten und nimmt einen Deckel.
           *[other] Du bist vorn, { $loser } ist hinten und nimmt { $discs } Deckel.
        }
    .you-loser =
        { $discs ->
            [one] { $who } ist vorn, du bist hinten und nimmst einen Deckel.
           *[other] { $who } ist vorn, du bist hinten und nimmst { $discs } Deckel.
        }
schocken-told-round-players =
    { $discs ->
        [one] { $who } ist vorn und gibt einen Deckel an { $loser }.
       *[other] { $who } ist vorn und gibt { $discs } Deckel an { $loser }.
    }
    .you =
        { $discs ->
            [one] Du bist vorn und gibst einen Deckel an { $loser }.
           *[other] Du bist vorn und gibst { $discs } Deckel an { $loser }.
        }
    .you-loser =
        { $discs ->
            [one] { $who } ist vorn und gibt dir einen Deckel.
           *[other] { $who } ist vorn und gibt dir { $discs } Deckel.
        }
schocken-told-schock-out = Schock aus! { $loser } nimmt alle Deckel.
    .moment = Schock aus!
    .you-loser = Schock aus! Du nimmst alle Deckel.
schocken-told-supply-empty = Die Mitte ist leer. Ab jetzt gibt der Höchste dem Niedrigsten von seinen Deckeln.
schocken-told-safe =
    { $count ->
        [one] { $who } hat keinen Deckel und ist für diese Hälfte sicher.
       *[other] { $who } haben keinen Deckel und sind für diese Hälfte sicher.
    }
    .you =
        { $others ->
            [0] Du hast keinen Deckel und bist für diese Hälfte sicher.
           *[other] Du hast wie { $names } keinen Deckel und bist für diese Hälfte sicher.
        }
schocken-told-half-lost =
    { $half ->
        [1] { $who } hat alle Deckel und verliert die erste Hälfte.
       *[other] { $who } hat alle Deckel und verliert die zweite Hälfte.
    }
    .moment = Hälfte verloren: { $who }
    .you =
        { $half ->
            [1] Du hast alle Deckel und verlierst die erste Hälfte.
           *[other] Du hast alle Deckel und verlierst die zweite Hälfte.
        }
    .moment-you = Du verlierst die Hälfte
schocken-told-half-begins =
    { $loading ->
        [true] Alle Deckel zurück in die Mitte! Die zweite Hälfte ist geladen: Jeder wirft genau einmal.
       *[false] Alle Deckel zurück in die Mitte! { $who } fängt die zweite Hälfte an.
    }
    .you =
        { $loading ->
            [true] Alle Deckel zurück in die Mitte! Die zweite Hälfte ist geladen: Jeder wirft genau einmal.
           *[false] Alle Deckel zurück in die Mitte! Du fängst die zweite Hälfte an.
        }
schocken-told-final = Finale! { $who } machen es unter sich aus, { $starter } fängt an.
    .you = Finale! Du machst es mit { $names } aus.
schocken-told-final-lost = { $who } verliert das Finale.
    .moment = { $who } verliert
    .you = Du verlierst das Finale.
    .moment-you = Du verlierst
schocken-told-both-halves = Beide Hälften für { $who }: Pitsch, Patsch!
    .moment = Pitsch, Patsch!
    .you = Beide Hälften für dich: Pitsch, Patsch!

## Auf dem Tisch
schocken-half =
    { $number ->
        [0] Die einzige Hälfte
        [1] Erste Hälfte
        [2] Zweite Hälfte
       *[other] Finale
    }.
schocken-last-round =
    { $discs ->
        [one] { $who } vorn mit { $figure }, { $loser } nimmt einen Deckel.
       *[other] { $who } vorn mit { $figure }, { $loser } nimmt { $discs } Deckel.
    }
    .you =
        { $discs ->
            [one] Du bist vorn mit { $figure }, { $loser } nimmt einen Deckel.
           *[other] Du bist vorn mit { $figure }, { $loser } nimmt { $discs } Deckel.
        }
    .you-loser =
        { $discs ->
            [one] { $who } vorn mit { $figure }, du nimmst einen Deckel.
           *[other] { $who } vorn mit { $figure }, du nimmst { $discs } Deckel.
        }
schocken-loading = Geladen: Jeder wirft genau einmal.
schocken-limit =
    { $throws ->
        [one] Jeder nur ein Wurf.
       *[other] Höchstens { $throws } Würfe.
    }
schocken-given-up = { $who } hat { $faces } aufgegeben.
    .you = Du hast { $faces } aufgegeben.
schocken-turned = { $who } hat eine Sechs zur Eins gedreht.
    .you = Du hast eine Sechs zur Eins gedreht.
schocken-yours = Du hast { $figure }.
schocken-supply = In der Mitte
schocken-pile-of = Vor { $who }
    .you = Vor dir
schocken-note =
    { $half ->
        [0] sicher
        [1] { $resting ->
            [true] ½, sicher
           *[false] ½ verloren
        }
       *[other] { $resting ->
            [true] ½, sicher
           *[false] ½ verloren
        }
    }

## Fehler
schocken-error-ones-only = Draußen bleiben dürfen jetzt nur Einsen.
schocken-error-throw-one = Ein Würfel muss fliegen. Gefällt dir alles, dann lass stehen.
schocken-error-laid-out-stays = Was draußen liegt, bleibt an diesem Tisch draußen.
schocken-error-turned-stays = Was gedreht ist, bleibt beim nächsten Wurf draußen.
schocken-error-must-throw = Wer dreht, muss weiterwerfen.
schocken-error-no-sixes = Drehen geht nur mit zwei Sechsen aus einem Wurf, und nur einmal.
schocken-error-no-turning = An diesem Tisch wird nicht gedreht.

# Das begleitete erste Spiel.
schocken-learn-cup = Nur du siehst deine Würfel. 1 1 1 ist das Höchste, zwei Einsen sind ein Schock; 6 4 1 liest du als 641.
schocken-learn-throw = Stülp den Becher um: Nur du schaust darunter.
schocken-learn-keeps-stand = Gut genug? Dann lass stehen. Sonst leg heraus, was dir gefällt – Einsen sind am besten – und wirf den Rest.
schocken-learn-keeps-stand-turn = Mehrere Sechsen: Du darfst eine zur Eins drehen. Oder lass stehen oder wirf weiter.
schocken-learn-after-told-limit = Öfter als der Erste darf jetzt niemand werfen.
schocken-learn-after-told-cups-up = Becher hoch: Der beste Wurf nennt den Preis, der schlechteste nimmt so viele Deckel.
schocken-learn-after-told-supply-empty = Die Mitte ist leer: Jetzt gibt der Gewinner der Runde dem Verlierer von seinen Deckeln.
schocken-learn-after-told-half-lost = Wer alle Deckel hat, hat die Hälfte verloren.
