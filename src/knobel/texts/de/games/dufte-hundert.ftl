dufte-hundert-name = Dufte Hundert
dufte-hundert-aliases = { "" }
dufte-hundert-line = Sammle Augen bis ins Ziel – und ein Pasch wird malgenommen statt zusammengezählt.
dufte-hundert-goal =
    { $finish ->
        [full_circuit] Wer { $target } Punkte hat, läutet die letzte Runde ein; wer dann die meisten hat, gewinnt.
       *[sudden] Wer zuerst { $target } Punkte hat, gewinnt.
    }
dufte-hundert-each-turn =
    Du wirfst zwei Würfel: Verschiedene zählen zusammen, ein Pasch { $schikane ->
        [on] darf malgenommen werden.
       *[off] wird malgenommen.
    }
dufte-hundert-rules =
    Reihum wirft jeder einmal mit zwei Würfeln. Zwei verschiedene Zahlen werden zusammengezählt, ein Pasch wird malgenommen: Zwei Sechsen sind 36 Punkte, zwei Fünfen 25, zwei Einsen leider nur einer.

    Wer zuerst { $target } Punkte oder mehr hat, { $finish ->
        [full_circuit] läutet das Ende ein. Die Runde wird noch zu Ende gespielt; wer schon am Ziel ist, wirft nicht mehr. Dann gewinnt, wer die meisten Punkte hat.
       *[sudden] gewinnt. Damit ist sofort Schluss, auch wenn andere in dieser Runde noch nicht dran waren.
    } Bei den anderen zählt der Punktestand.{ $schikane ->
        [on]
            {""}

            Mit Schikane: Nach dem Wurf sagst du selbst, ob zusammengezählt oder malgenommen wird; malnehmen geht nur beim Pasch. Zählst du einen Pasch zusammen, haben die anderen { $claim_seconds } Sekunden Zeit, das zu merken. Wer zuerst ruft, bekommt das Malgenommene gutgeschrieben, und { $schikane_thrower ->
            [keeps_sum] du behältst die Summe.
           *[nothing] du gehst leer aus.
        } Ruft niemand, bekommst du die Summe. Nur bei zwei Zweien gibt es nichts zu holen: Da kommt beide Male vier heraus.
       *[off] {""}
    }
dufte-hundert-option-target = Ziel
dufte-hundert-option-target-help = So viele Punkte braucht man zum Sieg.
dufte-hundert-option-finish = Schluss
dufte-hundert-option-finish-help = Ob sofort Schluss ist, sobald jemand am Ziel ist, oder erst nach der laufenden Runde.
dufte-hundert-value-finish-sudden = sofort
dufte-hundert-value-finish-full_circuit = nach der Runde
dufte-hundert-option-schikane = Schikane
dufte-hundert-option-schikane-help = Jeder sagt selbst, wie gerechnet wird; wer einen Pasch übersieht, verliert ihn an die anderen.
dufte-hundert-value-schikane-off = ohne
dufte-hundert-value-schikane-on = mit
dufte-hundert-option-claim_seconds = Zeit zum Rufen in Sekunden
dufte-hundert-option-claim_seconds-help = So lange können die anderen bei Schikane einen übersehenen Pasch holen.
dufte-hundert-option-schikane_thrower = Wer den Pasch übersieht
dufte-hundert-option-schikane_thrower-help = Was einem bleibt, wenn ein anderer den Pasch holt.
dufte-hundert-value-schikane_thrower-nothing = bekommt nichts
dufte-hundert-value-schikane_thrower-keeps_sum = behält die Summe
dufte-hundert-read-token = { $who }: { $at } von { $length } Punkten
    .you = Du: { $at } von { $length } Punkten
dufte-hundert-press-add = Zusammenzählen
dufte-hundert-press-multiply = Malnehmen
dufte-hundert-press-claim = Pasch holen!
dufte-hundert-press-pass = Nichts sagen
dufte-hundert-told-press-add = { $who } zählt zusammen.
    .you = Du zählst zusammen.
dufte-hundert-told-press-multiply = { $who } nimmt mal.
    .you = Du nimmst mal.
dufte-hundert-told-press-claim = { $who } hat aufgepasst und holt sich den Pasch!
    .you = Du hast aufgepasst und holst dir den Pasch!
dufte-hundert-told-press-pass = { $who } sagt nichts.
    .you = Du sagst nichts.
dufte-hundert-claim-now = { $who } hat einen Pasch zusammengezählt: Wer zuerst ruft, bekommt { $product }!
    .you = Du hast einen Pasch zusammengezählt: Wer zuerst ruft, bekommt { $product }!
dufte-hundert-told-points =
    { $points ->
        [one] { $who } bekommt einen Punkt und steht bei { $total }.
       *[other] { $who } bekommt { $points } Punkte und steht bei { $total }.
    }
    .you =
        { $points ->
            [one] Du bekommst einen Punkt und stehst bei { $total }.
           *[other] Du bekommst { $points } Punkte und stehst bei { $total }.
        }
dufte-hundert-told-nothing = { $who } bekommt nichts.
    .you = Du bekommst nichts.
dufte-hundert-told-goal = { $who } ist am Ziel. Die Runde wird noch zu Ende gespielt.
    .you = Du bist am Ziel. Die Runde wird noch zu Ende gespielt.
dufte-hundert-last-circuit =
    { $count ->
        [one] Letzte Runde: { $who } ist schon am Ziel.
       *[other] Letzte Runde: { $who } sind schon am Ziel.
    }
    .you =
        { $others ->
            [0] Letzte Runde: Du bist schon am Ziel.
           *[other] Letzte Runde: { $names } und du seid schon am Ziel.
        }
dufte-hundert-error-no-double = Malnehmen geht nur bei einem Pasch.
