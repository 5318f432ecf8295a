teure-sieben-name = Teure Sieben
teure-sieben-aliases = { "" }
teure-sieben-line = Streich von zwei bis zwölf, aber bloß nicht alles – und hüte dich vor der Sieben.
teure-sieben-goal = Lass Zahlen offen: Wer zuerst alle zehn gestrichen hat, verliert.
teure-sieben-each-turn = Du wirfst zwei Würfel: Was offen ist, musst du streichen, und die Sieben ist teuer.
teure-sieben-rules =
    Jeder schreibt sich die Zahlen 2 bis 12 auf, nur die 7 nicht. Hier läuft es andersherum: Wer als Erster alle zehn Zahlen gestrichen hat, verliert.

    Bist du dran, wirfst du mit zwei Würfeln. Steht die Summe bei dir noch offen, musst du sie streichen und gleich noch einmal werfen. Ist sie schon gestrichen, ist dein Zug vorbei, und die Zahl wandert im Uhrzeigersinn zum Ersten, bei dem sie noch offen ist; der muss sie streichen, auch wenn er damit verliert. Hat sie keiner mehr, verfällt sie. So oder so wirft als Nächster dein linker Nachbar.

    Teuer ist die Sieben: Sie streicht dir die { $seven_strikes } niedrigsten Zahlen, die noch offen sind, oder alle, wenn es nicht mehr so viele sind. { $after_seven ->
        [continue] Bleibt dir noch etwas, wirfst du weiter.
       *[pass] Danach ist dein linker Nachbar dran.
    }

    Sobald ein Zettel ganz gestrichen ist, ist Schluss. Unter den anderen ist besser, wer mehr Zahlen offen hat.
teure-sieben-option-after_seven = Nach einer Sieben
teure-sieben-option-after_seven-help = Ob eine Sieben den Zug beendet.
teure-sieben-value-after_seven-pass = ist der Nächste dran
teure-sieben-value-after_seven-continue = wirft man weiter
teure-sieben-option-seven_strikes = Die Sieben streicht
teure-sieben-option-seven_strikes-help = So viele Zahlen kostet eine Sieben.
teure-sieben-number = { $number }
teure-sieben-told-struck = { $who } streicht die { $number }.
    .you = Du streichst die { $number }.
teure-sieben-told-wanders = Die { $number } hat { $who } schon. Sie wandert zu { $taker } und wird dort gestrichen.
    .you = Die { $number } hast du schon. Sie wandert zu { $taker } und wird dort gestrichen.
    .you-taker = Die { $number } hat { $who } schon. Sie wandert zu dir und wird bei dir gestrichen.
teure-sieben-told-lapses = Die { $number } ist nirgends mehr offen und verfällt.
teure-sieben-told-seven =
    { $count ->
        [one] Sieben! { $who } verliert eine Zahl
       *[other] Sieben! { $who } verliert { $count } Zahlen
    } { $left ->
        [0] und damit alle.
        [one] und hat noch eine.
       *[other] und hat noch { $left }.
    }
    .you =
        { $count ->
            [one] Sieben! Du verlierst eine Zahl
           *[other] Sieben! Du verlierst { $count } Zahlen
        } { $left ->
            [0] und damit alle.
            [one] und hast noch eine.
           *[other] und hast noch { $left }.
        }
