joker-poker-name = Joker Poker
joker-poker-aliases = Poker mit Jokern; Würfelpoker mit Jokern
joker-poker-line = Würfelpoker, bei dem jedes Ass alles sein darf.
joker-poker-goal = Die beste Kombination holt den Pot, jedes Ass ist ein Joker; am Ende zählen die Chips.
joker-poker-each-turn =
    { $base_game ->
        [covered] Wirf einmal verdeckt und sag eine Kombination an, wahr oder nicht.
       *[open] Bis zu drei offene Würfe mit fünf Pokerwürfeln, Gutes bleibt liegen.
    }
joker-poker-rules =
    Fünf Pokerwürfel mit den Seiten 9, 10, Bube, Dame, König und Ass. Jeder hat am Anfang { $start_chips } Chips.

    Jedes Ass ist ein Joker: Es steht für jede Seite, die du brauchst, oder bleibt ein Ass; mehrere Asse dürfen Verschiedenes sein. Du musst nichts dazu sagen, es zählt immer das Beste, was sich daraus machen lässt. Vier Asse und eine 9 sind also fünf Neunen, und fünf Asse sind das Allerhöchste. { $natural_beats_joker ->
        [true] Von zwei gleichen Würfen ist der besser, für den weniger Asse einspringen mussten.
       *[false] Eine Kombination mit Joker ist so gut wie dieselbe ohne.
    }

    { $sequences ->
        [true] Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Straße (fünf in einer Reihe, bis zum König oder bis zum Ass), Full House (Drilling und Paar), Vierling, Fünfling.
       *[false] Vom niedrigsten zum höchsten Wert: kein Paar, ein Paar, zwei Paare, Drilling, Full House (Drilling und Paar), Vierling, Fünfling. Straßen zählen nicht.
    } Bei gleicher Kombination entscheidet der höhere Wert{ $base_game ->
        [covered] . Bei zwei Paaren zählt zuerst das höhere, dann das niedrigere, beim Full House zuerst der Drilling, dann das Paar.
       *[open] . Bei zwei Paaren zählt zuerst das höhere, dann das niedrigere, beim Full House zuerst der Drilling, dann das Paar. Ist auch das gleich, entscheiden die übrigen Würfel vom höchsten abwärts. { $nothing_rank ->
            [all_equal] Ganz ohne Paar sind alle gleichauf.
           *[high_dice] Das gilt auch ganz ohne Paar.
        }
    }

    { $base_game ->
        [covered] { joker-poker-rules-covered }
       *[open] { joker-poker-rules-open }
    }

    { $rounds ->
        [one] Es gibt nur eine Runde.
       *[other] Es gibt { WORD($rounds) } Runden; früher ist Schluss, wenn nur noch einer mitspielen kann.
    } Wer dann die meisten Chips hat, gewinnt.
joker-poker-rules-open =
    Gespielt wird offen. { $min_stake ->
        [one] Zu Beginn jeder Runde legt jeder einen Chip in den Pot.
       *[other] Zu Beginn jeder Runde legt jeder { $min_stake } Chips in den Pot.
    } Wer das nicht mehr kann, ist aus dem Spiel. Reihum wirft jeder alle fünf Würfel und darf noch zweimal nachwerfen. { $rethrow_all ->
        [true] Vor jedem Nachwurf lässt du bis zu vier Würfel liegen, oder auch keinen.
       *[false] Vor jedem Nachwurf lässt du einen bis vier Würfel liegen.
    } Was liegen blieb, darfst du beim nächsten Mal wieder aufnehmen, und aufhören darfst du jederzeit.

    { $max_stake ->
        [one] Erhöht wird nicht: Es bleibt beim Grundeinsatz.
       *[other] { joker-poker-rules-raising }
    }

    Wer den besten Wurf hat, gewinnt den Pot{ joker-poker-rules-starts-next }. Sind mehrere gleich gut, stechen sie um den Pot: jeder noch einmal bis zu drei Würfe, ohne Einsatz. Nach zehn Stechen ohne Entscheidung wird der Pot geteilt; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.
joker-poker-rules-bounds = Keiner darf in einer Runde mehr als { $max_stake ->
        [one] einen Chip
       *[other] { $max_stake } Chips
    } im Pot haben, und erhöhen darfst du nur so weit, dass alle noch mitgehen können. Wer aussteigt, lässt seine Chips im Pot und wirft in dieser Runde nicht mehr. Bleibt nur einer übrig, nimmt er den Pot{ joker-poker-rules-starts-next }.
joker-poker-rules-covered =
    Gespielt wird verdeckt. Zu Beginn jeder Runde legt jeder einen Chip in den Pot; wer keinen mehr hat, ist aus dem Spiel. Reihum wirft jeder ein einziges Mal unter dem Becher, schaut heimlich nach und sagt eine Kombination an, wahr oder nicht. { $challenge_mode ->
        [sequential] Dann sagen die anderen der Reihe nach, ob sie zweifeln.
       *[timed] Dann haben alle anderen { $challenge_seconds } Sekunden Zeit zu zweifeln; der Erste zählt.
    } Zweifeln darf nur, wer noch einen Chip hat. Zweifelt keiner, gilt die Ansage, und die Würfel bleiben geheim. Zweifelt einer, geht der Becher hoch: Stimmt die Ansage, muss der Zweifler den Pot verdoppeln. Stimmt sie nicht, verdoppelt ihn der Schwindler, und für ihn gilt das Beste, was daliegt. Wer zu wenig Chips hat, zahlt, was er hat.

    { $truth_test ->
        [at_least] Eine Ansage stimmt, wenn sich die Asse so lesen lassen, dass mindestens das Angesagte daliegt; es bleibt dann bei der Ansage.
       *[exact] Eine Ansage stimmt, wenn sich die Asse so lesen lassen, dass genau das Angesagte daliegt.
    }

    Haben alle angesagt, gewinnt die höchste Ansage, die gilt, den Pot{ joker-poker-rules-next }. { $tie ->
        [split] Haben mehrere die gleiche, teilen sie den Pot; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.
       *[open_throw] Haben mehrere die gleiche, wirft jeder von ihnen einmal offen, auch dabei mit Jokern; dann zählen die übrigen Würfel mit. Nach zehn Stechen ohne Entscheidung wird der Pot geteilt; was nicht aufgeht, bekommen Chip für Chip die, die zuerst geworfen haben.
    } { $reveal_after_deal ->
        [true] Am Ende der Runde gehen alle Becher hoch.
       *[false] Was nicht angezweifelt wurde, erfährt nie jemand.
    }
joker-poker-rules-starts-next =
    { $rounds ->
        [one] {""}
       *[other] {" "}und fängt die nächste Runde an
    }
joker-poker-rules-next =
    { $rounds ->
        [one] {""}
       *[other] ; wer sie gemacht hat, fängt die nächste Runde an
    }
joker-poker-rules-raising =
    { $raise_timing ->
        [after_all] Wenn alle geworfen haben, wird reihum gesetzt, angefangen beim ersten Werfer: Du kannst erhöhen oder nicht, und wenn jemand mehr im Pot hat als du, gehst du mit oder steigst aus. Auch eine Erhöhung darf überboten werden; Schluss ist, wenn alle, die noch dabei sind, gleich viel im Pot haben. { joker-poker-rules-bounds }
        [none] Erhöht wird nicht: Es bleibt beim Grundeinsatz.
       *[after_throw] Wer fertig geworfen hat, darf erhöhen. Dann müssen alle anderen der Reihe nach mitgehen oder aussteigen, auch wenn sie noch gar nicht geworfen haben; dagegen erhöhen geht nicht. { joker-poker-rules-bounds }
    }
joker-poker-option-base_game = Gespielt wird
joker-poker-option-base_game-help = Offen mit drei Würfen und Erhöhen, oder verdeckt mit Ansagen und Zweifeln.
joker-poker-value-base_game-open = offen
joker-poker-value-base_game-covered = verdeckt
joker-poker-option-natural_beats_joker = Echt schlägt Joker
joker-poker-option-natural_beats_joker-help = Ob von zwei gleichen Würfen der mit weniger Jokern gewinnt.
joker-poker-option-min_stake-help = Im offenen Spiel legt jeder so viele Chips zu Beginn einer Runde in den Pot; nie mehr, als es am Anfang gab.
joker-poker-option-rounds = Runden
joker-poker-option-rounds-help = Nach so vielen Runden ist das Spiel aus.
joker-poker-option-start_chips = Chips am Anfang
joker-poker-option-start_chips-help = So viele Chips bekommt jeder.
joker-poker-option-tie = Gleiche Ansagen
joker-poker-option-tie-help = Ob im verdeckten Spiel bei gleichen Ansagen offen gestochen oder geteilt wird.
joker-poker-value-tie-open_throw = offen stechen
joker-poker-value-tie-split = teilen
