das-grosse-herz-name = Das große Herz
das-grosse-herz-aliases = Herz füllen; Das Herz
das-grosse-herz-line = Fülle die sechs Kammern deines Herzens – was du nicht brauchst, freut den Nachbarn.
das-grosse-herz-goal = Füll alle sechs Kammern deines Herzens: Wer als Letzter noch freie hat, verliert.
das-grosse-herz-each-turn = Du wirfst einen Würfel; was du nicht brauchst, bekommt der Nächste, der es braucht.
das-grosse-herz-rules =
    Jeder hat ein Herz mit sechs Kammern, nummeriert von 1 bis 6. Reihum wirft jeder einmal mit einem Würfel und trägt die Zahl in die Kammer mit dieser Nummer ein, wenn sie noch frei ist. { $order ->
        [ascending] Gefüllt wird streng der Reihe nach: erst die 1, dann die 2 und so fort bis zur 6. Brauchen kannst du also immer nur deine nächste Zahl.
       *[any] Die Reihenfolge ist gleichgültig.
    }

    Kannst du deine Zahl nicht brauchen, wandert sie nach links, bis zum Ersten, der sie brauchen kann – der muss sie dann auch nehmen. Kann sie niemand brauchen, verfällt sie. Danach wirft auf jeden Fall dein linker Nachbar.

    Wer alle sechs Kammern voll hat, ist fertig, wirft nicht mehr mit und wird übergangen. Wer am Ende als Einziger noch freie Kammern hat, verliert.

    Geht das Spiel nach { $safety_circuits } Runden immer noch weiter, wird abgebrochen: Dann verliert, wer die wenigsten Kammern gefüllt hat.
das-grosse-herz-option-order = Reihenfolge
das-grosse-herz-option-order-help = Ob die Kammern beliebig oder streng von 1 bis 6 gefüllt werden.
das-grosse-herz-value-order-any = beliebig
das-grosse-herz-value-order-ascending = von 1 bis 6
das-grosse-herz-cell-chamber-1 = 1
das-grosse-herz-cell-chamber-2 = 2
das-grosse-herz-cell-chamber-3 = 3
das-grosse-herz-cell-chamber-4 = 4
das-grosse-herz-cell-chamber-5 = 5
das-grosse-herz-cell-chamber-6 = 6
das-grosse-herz-told-entered = { $taker } füllt die Kammer { $number }.
    .you-taker = Du füllst die Kammer { $number }.
das-grosse-herz-told-passed = { $who } kann die { $number } nicht brauchen. Sie geht an { $taker }.
    .you = Du kannst die { $number } nicht brauchen. Sie geht an { $taker }.
    .you-taker = { $who } kann die { $number } nicht brauchen. Sie geht an dich.
das-grosse-herz-told-lapsed = Die { $number } kann niemand brauchen.
das-grosse-herz-told-finished = { $who } hat das Herz voll.
    .you = Du hast das Herz voll.
das-grosse-herz-note-finished = fertig auf Platz { $place }
das-grosse-herz-read-standing =
    { $score ->
        [one] { $who }: 1 Kammer gefüllt
       *[other] { $who }: { $score } Kammern gefüllt
    }
    .you =
        { $score ->
            [one] Du: 1 Kammer gefüllt
           *[other] Du: { $score } Kammern gefüllt
        }
das-grosse-herz-read-picture = Herz von { $who }: gefüllt { $drawn }; frei { $missing }
    .you = Dein Herz: gefüllt { $drawn }; frei { $missing }
das-grosse-herz-option-safety_circuits = Höchstens so viele Runden
das-grosse-herz-option-safety_circuits-help = Danach wird ein endloses Spiel abgebrochen und nach dem Stand gewertet.
das-grosse-herz-told-stopped = Das Spiel hat zu lange gedauert und wird abgebrochen. Es zählt der Stand.
