neunundneunzig-name = Neunundneunzig
neunundneunzig-aliases = 99
neunundneunzig-line = Sag eine Zahl an, wirf mindestens so viel, und sei als Erster am Ziel.
neunundneunzig-goal = Komm als Erster auf { $goal } Punkte.
neunundneunzig-each-turn = Sag eine Zahl an und wirf mindestens so viel: Dann bekommst du sie als Punkte.
neunundneunzig-rules =
    Wer dran ist, sagt eine Zahl an und wirft dann. Kommen mindestens so viele Augen, gibt es genau die angesagte Zahl als Punkte; sonst gibt es nichts. Der Erste hat zwei Würfel und darf jede Zahl von 2 bis 12 ansagen.

    War dein Vorgänger erfolgreich, musst du mehr ansagen als er und wirfst mit genauso vielen Würfeln. Ist er gescheitert, fängt es mit zwei Würfeln und jeder Zahl von 2 bis 12 von vorn an. Weniger, als Würfel da sind, darfst du nie ansagen.

    { $jokers_each ->
        [0] Joker gibt es keine.
        [one] Jeder hat anfangs einen Joker. { neunundneunzig-rules-jokers }
       *[other] Jeder hat anfangs { $jokers_each } Joker. { neunundneunzig-rules-jokers }
    } Ist mit den Würfeln keine höhere Zahl mehr möglich, darfst du auch passen; das zählt wie ein Fehlwurf.

    { $play_out_places ->
        [true] Wer mindestens { $goal } Punkte hat, ist fertig und verteilt seine Joker reihum an die anderen. Die spielen weiter, bis nur noch einer übrig ist.
       *[false] Wer zuerst mindestens { $goal } Punkte hat, gewinnt sofort. Bei den anderen zählt der Punktestand.
    } Spätestens nach { $max_rounds } Runden ist Schluss, und wer die meisten Punkte hat, gewinnt.
neunundneunzig-rules-jokers =
    Einen Joker kannst du vor dem Wurf einsetzen, und zwar für einen Würfel mehr (höchstens sechs, und er bleibt für die Nächsten im Spiel) oder für eine zweite Chance: Geht der erste Wurf daneben, wirfst du alle Würfel noch einmal. Beides zusammen geht mit zwei Jokern, dasselbe doppelt nicht. Jeden eingesetzten Joker bekommt ein Mitspieler deiner Wahl, auch wenn du ihn am Ende nicht gebraucht hättest.

    Hast du keinen Joker, kannst du statt zu werfen einen nehmen, und zwar von jemandem, der die meisten hat. Punkte gibt es dann nicht. { $after_joker_take ->
        [reset] Der Nächste fängt mit zwei Würfeln und freier Ansage an.
        [chain] Der Nächste muss trotzdem höher ansagen, mit genauso vielen Würfeln.
       *[keep_dice] Der Nächste hat genauso viele Würfel, darf aber frei ansagen.
    }
neunundneunzig-option-goal = Ziel
neunundneunzig-option-goal-help = So viele Punkte braucht man.
neunundneunzig-option-play_out_places = Plätze ausspielen
neunundneunzig-option-play_out_places-help = Ob die anderen weiterspielen, wenn jemand am Ziel ist.
neunundneunzig-option-jokers_each = Joker für jeden
neunundneunzig-option-jokers_each-help = So viele Joker hat jeder am Anfang.
neunundneunzig-option-after_joker_take = Nach dem Jokernehmen
neunundneunzig-option-after_joker_take-help = Womit der Nächste weitermacht, wenn jemand einen Joker genommen hat.
neunundneunzig-value-after_joker_take-keep_dice = gleiche Würfel, freie Ansage
neunundneunzig-value-after_joker_take-reset = zwei Würfel, freie Ansage
neunundneunzig-value-after_joker_take-chain = gleiche Würfel, höhere Ansage
neunundneunzig-option-max_rounds = Höchstens so viele Runden
neunundneunzig-option-max_rounds-help = Danach gewinnt, wer die meisten Punkte hat.
neunundneunzig-chain-free = { $dice } Würfel, freie Ansage.
neunundneunzig-chain = { $dice } Würfel, anzusagen ist mehr als { $floor }.
neunundneunzig-named =
    { $second ->
        [yes] { $who } hat { $number } angesagt und eine zweite Chance.
       *[no] { $who } hat { $number } angesagt.
    }
    .you =
        { $second ->
            [yes] Du hast { $number } angesagt und eine zweite Chance.
           *[no] Du hast { $number } angesagt.
        }
neunundneunzig-has-second-chance = { $who } hat eine zweite Chance.
    .you = Du hast eine zweite Chance.
neunundneunzig-note-jokers =
    { $jokers ->
        [0] kein Joker
        [one] ein Joker
       *[other] { $jokers } Joker
    }
neunundneunzig-note-home = am Ziel, Platz { $place }
neunundneunzig-name-number = Eine Zahl von { $low } bis { $high } ansagen und mit { $dice } Würfeln werfen
neunundneunzig-name-only-number = Die { $low } ansagen und mit { $dice } Würfeln werfen
neunundneunzig-press-extra_die = Joker einsetzen: ein Würfel mehr
neunundneunzig-press-second_chance = Joker einsetzen: zweite Chance
neunundneunzig-press-pass = Passen
neunundneunzig-give-to = Den Joker bekommt { $who }
    .you = Den Joker bekommst du
neunundneunzig-take-from = Statt zu werfen einen Joker von { $who } nehmen
    .you = Statt zu werfen einen Joker von dir nehmen
neunundneunzig-told-bid = { $who } sagt { $amount } an.
    .you = Du sagst { $amount } an.
neunundneunzig-told-choose = { $who } entscheidet sich für { $other }.
    .you = Du entscheidest dich für { $other }.
    .you-other = { $who } entscheidet sich für dich.
neunundneunzig-told-press-extra_die = { $who } nimmt mit einem Joker einen Würfel dazu.
    .you = Du nimmst mit einem Joker einen Würfel dazu.
neunundneunzig-told-press-second_chance = { $who } setzt einen Joker für eine zweite Chance ein.
    .you = Du setzt einen Joker für eine zweite Chance ein.
neunundneunzig-told-press-pass = { $who } passt.
    .you = Du passt.
neunundneunzig-told-given = Der Joker geht an { $receiver }.
    .you-receiver = Der Joker geht an dich.
neunundneunzig-told-taken = { $receiver } nimmt sich einen Joker von { $giver } und wirft nicht.
    .you-giver = { $receiver } nimmt sich einen Joker von dir und wirft nicht.
    .you-receiver = Du nimmst dir einen Joker von { $giver } und wirfst nicht.
neunundneunzig-told-chain-broken = Keine Punkte. Weiter mit zwei Würfeln und freier Ansage.
neunundneunzig-told-made = { $sum } reicht für { $number }: { $who } hat jetzt { $total } Punkte.
    .you = { $sum } reicht für { $number }: Du hast jetzt { $total } Punkte.
neunundneunzig-told-failed = { $sum } reicht nicht für { $number }. Weiter mit zwei Würfeln und freier Ansage.
neunundneunzig-told-second-chance = { $sum } reicht nicht für { $number }, aber { $who } hat eine zweite Chance.
    .you = { $sum } reicht nicht für { $number }, aber du hast eine zweite Chance.
neunundneunzig-told-home =
    { $jokers ->
        [0] { $who } ist am Ziel. Die anderen spielen weiter.
       *[other] { $who } ist am Ziel. Die anderen bekommen reihum die Joker und spielen weiter.
    }
    .you =
        { $jokers ->
            [0] Du bist am Ziel. Die anderen spielen weiter.
           *[other] Du bist am Ziel. Die anderen bekommen reihum deine Joker und spielen weiter.
        }
neunundneunzig-told-last-round = Das war die letzte von { $rounds } Runden. Wer die meisten Punkte hat, gewinnt.
neunundneunzig-error-bad-number = Ansagen kannst du jetzt { $low } bis { $high }.
neunundneunzig-error-no-number = Mehr als { $floor } ist mit { $dice } Würfeln nicht möglich.
