die-boese-sieben-name = Die böse Sieben
die-boese-sieben-aliases = Böse Sieben
die-boese-sieben-line = Sechs Würfel, gesucht werden Siebenen, und wer anfängt, bestimmt, wie oft geworfen wird.
die-boese-sieben-goal = Wer die meisten Siebenen hat, gewinnt: je zwei Würfel, die zusammen sieben zeigen.
die-boese-sieben-each-turn =
    { $max_throws ->
        [one] Du wirfst ein einziges Mal mit sechs Würfeln.
       *[other] Du wirfst sechs Würfel; Siebenen kommen zur Seite, mit dem Rest darfst du weiter.
    }
die-boese-sieben-rules =
    Wer dran ist, wirft sechs Würfel. Je zwei, die zusammen sieben ergeben – 1 und 6, 2 und 5, 3 und 4 –, sind eine Sieben{ $max_throws ->
        [one] . Jeder wirft nur dieses eine Mal.
       *[other] {" "}und kommen sofort zur Seite. Dann hörst du auf oder wirfst alle übrigen Würfel noch einmal; einzelne kannst du nicht liegen lassen. Drei Siebenen, und dein Zug ist vorbei.
    }{ $max_throws ->
        [one] {""}
       *[other] {" "}Wer anfängt, darf höchstens { TIMES($max_throws) } werfen; öfter als er darf danach niemand werfen.
    }

    War jeder einmal dran, ist das Spiel aus, und wer die meisten Siebenen hat, gewinnt. Bei gleich vielen zählen die Augen der Würfel, die in keiner Sieben stecken: Zwei Siebenen und 12 ist das Beste nach drei Siebenen.
die-boese-sieben-option-max_throws = Höchstens so viele Würfe
die-boese-sieben-option-max_throws-help = So oft darf werfen, wer anfängt; die anderen nicht öfter als er.
die-boese-sieben-told-sevens =
    { $count ->
        [one] Eine Sieben kommt zur Seite.
       *[other] { $count } Siebenen kommen zur Seite.
    }
die-boese-sieben-press-throw = Die übrigen Würfel noch einmal werfen
die-boese-sieben-layout =
    { $high ->
        [0] keine Sieben und { $low }
        [one] eine Sieben und { $low }
        [3] drei Siebenen
       *[other] { $high } Siebenen und { $low }
    }
die-boese-sieben-told-layout = { $who } hat { $layout }.
    .you = Du hast { $layout }.
die-boese-sieben-note-waiting = noch nicht dran gewesen
