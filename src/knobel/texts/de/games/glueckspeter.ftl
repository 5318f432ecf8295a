glueckspeter-name = Glückspeter
glueckspeter-aliases = { "" }
glueckspeter-line = Wer seine Chips zuerst los ist, gewinnt – und die Zehn nimmt sie immer.
glueckspeter-goal = Wer zuerst keine Chips mehr hat, gewinnt.
glueckspeter-each-turn = Leeres Feld: Chip hinlegen. Volles Feld: Chip nehmen. Die 10 nimmt immer einen.
glueckspeter-rules =
    Zwei Würfel, ein Brett mit den Feldern 2 bis 12 und { $start_chips } Chips für jeden. Hier willst du deine Chips loswerden.

    Wer dran ist, wirft einmal beide Würfel und zählt zusammen. Ist das Feld mit dieser Zahl leer, legst du einen Chip darauf und bist ihn los. Liegt dort schon einer, musst du ihn nehmen. Nur die 10 ist dein Freund: Auf sie legst du immer einen Chip, egal wie viele dort schon liegen, und niemand nimmt sie wieder weg.

    Wer zuerst keinen Chip mehr hat, gewinnt auf der Stelle. Von den anderen steht besser da, wer weniger Chips hat.
glueckspeter-board-keeper = { $number } (Glückspeter)
glueckspeter-told-keeper =
    { $left ->
        [0] { $who } wird auf der Zehn den letzten Chip los.
       *[other] { $who } wird auf der Zehn einen Chip los und hat noch { $left }.
    }
    .you =
        { $left ->
            [0] Du wirst auf der Zehn deinen letzten Chip los.
           *[other] Du wirst auf der Zehn einen Chip los und hast noch { $left }.
        }
glueckspeter-told-picks = { $who } muss den Chip von Feld { $field } nehmen und hat jetzt { $left }.
    .you = Du musst den Chip von Feld { $field } nehmen und hast jetzt { $left }.
