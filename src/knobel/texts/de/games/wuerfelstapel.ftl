wuerfelstapel-name = Würfelstapel
wuerfelstapel-aliases = Würfelturm; Der Würfelturm; Verdeckte Augen
wuerfelstapel-line = Ein Zaubertrick: Du siehst nur die oberste Seite des Turms und weißt, was darunter verdeckt ist.
wuerfelstapel-goal =
    { $mode ->
        [contest] Wer die verdeckten Seiten am öftesten richtig zusammenzählt, gewinnt.
        [app_magician] Ein Zaubertrick: Knobel nennt die Summe aller verdeckten Seiten deines Turms.
       *[player_magician] Ein Zaubertrick: Nenn die Summe aller verdeckten Seiten des Turms.
    }
wuerfelstapel-each-turn =
    { $mode ->
        [app_magician] Bau einen Turm und sag, wie viele Würfel es sind und was oben liegt.
       *[other] Du siehst nur die oberste Seite und nennst die Summe der verdeckten.
    }
wuerfelstapel-rules =
    Ein Zaubertrick mit einem Turm aus Würfeln. Bekannt ist nur die Seite ganz oben; der Zauberer nennt die Summe aller verdeckten Seiten. Verdeckt sind die Unterseite des obersten Würfels und bei jedem anderen Würfel oben und unten, auch die Seite, die auf dem Tisch liegt. Die Seiten rundherum zählen nicht.

    { $mode ->
        [app_magician] Knobel ist der Zauberer. Bist du dran, baust du aus echten Würfeln einen Turm, zum Beispiel aus { WORD($dice) }, und sagst Knobel nur, wie viele es sind und was oben liegt. Knobel nennt die Summe, und du zählst nach. Reihum kommt jeder dran, bis ihr genug habt; gewinnen kann hier keiner.
        [contest] Ein Wettkampf der Zauberer: Alle sehen denselben Turm, und jeder nennt verdeckt die Summe. Wer in { $answer_seconds } Sekunden richtig antwortet, bekommt einen Punkt. Danach wird der Turm abgebaut. Nach { $rounds ->
            [one] einer Runde
           *[other] { WORD($rounds) } Runden
        } gewinnt, wer die meisten Punkte hat. { $dice_per_round ->
            [growing] Der Turm wächst: erst zwei Würfel, dann jede Runde einer mehr.
           *[fixed] Jeder Turm hat { WORD($dice) } Würfel.
        }
       *[player_magician] Du bist der Zauberer. Bist du dran, stapelt Knobel verdeckt { WORD($dice) } Würfel, du siehst nur die oberste Seite und nennst die Summe. Dann wird der Turm von oben abgebaut und nachgezählt. Reihum kommt jeder dran, bis ihr genug habt; gewinnen kann hier keiner.
    }

    Und der Trick? Gegenüberliegende Seiten ergeben immer 7. Rechne 7 mal die Zahl der Würfel und zieh die oberste Seite ab. Bei vier Würfeln und einer 3 obenauf sind das 28 weniger 3, also 25.
wuerfelstapel-option-mode = Spielweise
wuerfelstapel-option-mode-help = Wer zaubert: du, Knobel oder alle um die Wette.
wuerfelstapel-value-mode-player_magician = du bist der Zauberer
wuerfelstapel-value-mode-app_magician = Knobel ist der Zauberer
wuerfelstapel-value-mode-contest = Wettkampf der Zauberer
wuerfelstapel-option-dice = Würfel im Turm
wuerfelstapel-option-dice-help = Aus so vielen Würfeln besteht der Turm.
wuerfelstapel-option-rounds = Runden
wuerfelstapel-option-rounds-help = So viele Türme gibt es im Wettkampf.
wuerfelstapel-option-answer_seconds = Sekunden für die Antwort
wuerfelstapel-option-answer_seconds-help = So lange darf im Wettkampf überlegt werden.
wuerfelstapel-option-dice_per_round = Türme im Wettkampf
wuerfelstapel-option-dice_per_round-help = Ob alle gleich hoch sind oder jede Runde um einen Würfel wachsen.
wuerfelstapel-value-dice_per_round-fixed = gleich hoch
wuerfelstapel-value-dice_per_round-growing = wachsen jede Runde
wuerfelstapel-press-tower = Einen Turm stapeln lassen
wuerfelstapel-press-stop = Schluss mit der Zauberei
wuerfelstapel-press-right = Stimmt!
wuerfelstapel-press-wrong = Ich komme auf etwas anderes
wuerfelstapel-press-pass = Ich weiß es nicht
wuerfelstapel-space-bids = Eine Zahl nennen, { $low } bis { $high }
wuerfelstapel-told-press-tower = { $who } will zaubern.
    .you = Du willst zaubern.
wuerfelstapel-told-press-stop = { $who } beendet die Vorstellung.
    .you = Du beendest die Vorstellung.
wuerfelstapel-told-press-right = { $who }: „Stimmt!“
    .you = Du sagst: „Stimmt!“
wuerfelstapel-told-press-wrong = { $who }: „Ich komme auf etwas anderes.“
    .you = Du sagst: „Ich komme auf etwas anderes.“
wuerfelstapel-told-press-pass = { $who } weiß es nicht.
    .you = Du weißt es nicht.
wuerfelstapel-told-bid = { $who } sagt: „{ $amount }.“
    .you = Du sagst: „{ $amount }.“
wuerfelstapel-told-throw-hidden = Verdeckt wächst ein Turm, keiner schaut hin.
wuerfelstapel-read-covered =
    { $count ->
        [one] Darunter verdeckt: ein Würfel
       *[other] Darunter verdeckt: { $count } Würfel
    }
wuerfelstapel-offer = { $who } ist dran: Soll Knobel einen Turm aus { $dice } Würfeln stapeln?
    .you = Du bist dran: Soll Knobel einen Turm aus { $dice } Würfeln stapeln?
wuerfelstapel-build = { $who } baut aus echten Würfeln einen Turm, zum Beispiel aus { $dice }. Aus wie vielen Würfeln besteht er?
    .you = Bau aus echten Würfeln deinen Turm, zum Beispiel aus { $dice }. Aus wie vielen Würfeln besteht er?
wuerfelstapel-which-top = Ein Turm aus { $size } Würfeln. { $who }, was liegt ganz oben?
    .you = Dein Turm aus { $size } Würfeln: Was liegt ganz oben?
wuerfelstapel-named = { $size } Würfel, obenauf eine { $top }: Verdeckt sind { $sum }, sagt der Zauberer. { $who }, zähl nach!
    .you = Dein Turm: { $size } Würfel, obenauf eine { $top }. Verdeckt sind { $sum }, sagt der Zauberer. Zähl nach!
wuerfelstapel-told-named = Der Zauberer schaut nur auf die { $top } … und sagt: „Verdeckt sind { $sum }. Zähl nach!“
wuerfelstapel-told-applause = Applaus für den Zauberer!
    .moment = Applaus!
wuerfelstapel-told-count-again = Zähl noch einmal: vom obersten Würfel nur unten, von allen anderen oben und unten, auch auf dem Tisch, rundherum nichts. { $size } mal 7 ist { $base }, weniger { $top }, bleibt { $sum }.
wuerfelstapel-riddle = { $size } Würfel, obenauf eine { $top }. Wie viele Augen sind verdeckt?
wuerfelstapel-round = Runde { $number } von { $rounds }
wuerfelstapel-note-answered = Antwort abgegeben
wuerfelstapel-note-thinking = noch am Überlegen
wuerfelstapel-top-die = Oben { $top }, unten verdeckt die { $bottom }. Macht { $sum }.
wuerfelstapel-die = { $number }. Würfel: oben { $top }, unten { $bottom }. Macht zusammen { $sum }.
wuerfelstapel-told-time = Wer noch nichts gesagt hat, geht leer aus.
wuerfelstapel-told-secret = { $size } mal 7 ist { $base }, weniger { $top }: Verdeckt sind { $sum }.
wuerfelstapel-told-right = { $who } hat { $answer } gesagt – richtig!
    .you = Du hast { $answer } gesagt – richtig!
wuerfelstapel-told-wrong = { $who } hat { $answer } gesagt – leider falsch.
    .you = Du hast { $answer } gesagt – leider falsch.
wuerfelstapel-told-no-answer = { $who } hat nicht geantwortet.
    .you = Du hast nicht geantwortet.
