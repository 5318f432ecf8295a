maexchen-name = Mäxchen
maexchen-aliases = Mäxle; Meiern; Meier; Lügenmax; Lügen; Riegen; Einundzwanzig (Bluff)
maexchen-line = Verdeckt würfeln, höher ansagen als der Letzte – und hoffen, dass man dir glaubt.
maexchen-goal =
    Wer { $elimination_chips ->
        [one] einen Strafchip
       *[other] { $elimination_chips } Strafchips
    } hat, ist draußen{ $play_until ->
        [first_out] {" "}und hat verloren.
       *[last_survivor] ; wer übrig bleibt, gewinnt.
    }
maexchen-each-turn = Verdeckt werfen und höher ansagen, wahr oder nicht; der Nächste glaubt oder zweifelt.
maexchen-rules =
    Zwei Würfel, ein Becher, ein Deckel. Wer anfängt, würfelt verdeckt, schaut heimlich nach und sagt einen Wert an – wahr oder nicht. Dann schiebt er den Becher verdeckt nach links weiter.

    Die höhere Zahl steht vorn: 31 ist der niedrigste Wert, dann 32, 41 und so weiter bis 65. Darüber liegen die Pasche von Einer- bis Sechserpasch, ganz oben das Mäxchen: 2 und 1.

    Glaubt dir der Nachbar, würfelt er neu und muss höher ansagen als du; dein Wurf bleibt geheim. Zweifelt er, wird aufgedeckt: Liegt mindestens das Angesagte da, bekommt der Zweifler einen Strafchip, sonst du. Wer von beiden keinen bekam, fängt die nächste Runde an.

    Ein angesagtes Mäxchen kann niemand überbieten. { $believe_maexchen_chips ->
        [0] Wer es glaubt, kommt ohne Chip davon und fängt eine neue Runde an; nach 500 Runden ist Schluss, und wer die wenigsten Chips hat, gewinnt.
        [one] Wer es glaubt, nimmt einen Chip und fängt eine neue Runde an.
       *[other] Wer es glaubt, nimmt { $believe_maexchen_chips } Chips und fängt eine neue Runde an.
    } Wird gezweifelt, kostet es den, der unrecht hat, { $doubt_maexchen_chips ->
        [one] einen Chip.
       *[other] { $doubt_maexchen_chips } Chips.
    }

    Mit { $elimination_chips } oder mehr Chips bist du draußen und gibst sie zurück. { $play_until ->
        [first_out] Wer als Erster ausscheidet, hat verloren, und das Spiel ist aus.
       *[last_survivor] Wer als Letzter übrig bleibt, gewinnt.
    }
maexchen-option-elimination_chips = Chips bis zum Aus
maexchen-option-elimination_chips-help = Mit so vielen Strafchips scheidet man aus.
maexchen-option-believe_maexchen_chips = Mäxchen glauben
maexchen-option-believe_maexchen_chips-help = So viele Chips nimmt, wer ein Mäxchen glaubt.
maexchen-option-doubt_maexchen_chips = Mäxchen anzweifeln
maexchen-option-doubt_maexchen_chips-help = So viele Chips kostet ein angezweifeltes Mäxchen den, der unrecht hat.
maexchen-option-play_until = Gespielt wird
maexchen-option-play_until-help = Bis einer übrig ist, oder bis der Erste ausscheidet.
maexchen-value-play_until-last_survivor = bis einer übrig ist
maexchen-value-play_until-first_out = bis einer ausscheidet
maexchen-press-believe = Glaube ich
maexchen-press-doubt = Glaube ich nicht
maexchen-press-believe-maexchen =
    { $chips ->
        [0] Glaube ich
        [one] Glaube ich, einen Chip für mich
       *[other] Glaube ich, { $chips } Chips für mich
    }
maexchen-told-press-believe = { $who } glaubt es.
    .you = Du glaubst es.
maexchen-told-press-doubt = { $who } glaubt es nicht.
    .you = Du glaubst es nicht.
maexchen-claim = { $who } sagt { $value }.
    .you = Du sagst { $value }.
maexchen-to-beat = Höher als { $value } muss es sein.
maexchen-told-honest = { $who } hatte recht: { $value }.
    .moment = { $value } stimmt!
    .you = Du hattest recht: { $value }.
maexchen-told-lied = { $who } hat gelogen: { $value } statt { $said }.
    .moment = Erwischt!
    .you = Du hast gelogen: { $value } statt { $said }.
maexchen-told-penalty =
    { $chips ->
        [one] { $who } nimmt einen Chip.
       *[other] { $who } nimmt { $chips } Chips.
    }
    .you =
        { $chips ->
            [one] Du nimmst einen Chip.
           *[other] Du nimmst { $chips } Chips.
        }
maexchen-error-too-low = { $value } reicht nicht: Es muss höher sein als { $last }.
maexchen-value-31 = 31
maexchen-value-32 = 32
maexchen-value-41 = 41
maexchen-value-42 = 42
maexchen-value-43 = 43
maexchen-value-51 = 51
maexchen-value-52 = 52
maexchen-value-53 = 53
maexchen-value-54 = 54
maexchen-value-61 = 61
maexchen-value-62 = 62
maexchen-value-63 = 63
maexchen-value-64 = 64
maexchen-value-65 = 65
maexchen-value-11 = 1er-Pasch
maexchen-value-22 = 2er-Pasch
maexchen-value-33 = 3er-Pasch
maexchen-value-44 = 4er-Pasch
maexchen-value-55 = 5er-Pasch
maexchen-value-66 = 6er-Pasch
maexchen-value-21 = Mäxchen

# Das begleitete erste Spiel.
maexchen-learn-throw = Wirf verdeckt: Nur du siehst, was liegt. Dann sagst du einen Wert an.
maexchen-learn-say = Sag einen Wert an, höher als der letzte – wahr oder geschwindelt.
maexchen-learn-cup = Nur du siehst deine Würfel. Die größere Zahl steht vorn: 5 und 2 sind 52. Darüber kommen die Pasche, ganz oben 2 und 1, das Mäxchen.
maexchen-learn-press-believe-doubt = Glaubst du das? Dann wirfst du und musst höher ansagen. Sonst zweifle, und der Becher geht hoch.
maexchen-learn-after-told-honest = Die Ansage stimmte: Wer gezweifelt hat, bekommt den Strafchip.
maexchen-learn-after-told-lied = Erwischt: Wer geschwindelt hat, bekommt den Strafchip.
