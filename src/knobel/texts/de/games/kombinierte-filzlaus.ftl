kombinierte-filzlaus-name = Kombinierte Filzlaus
kombinierte-filzlaus-aliases = Filzlaus mit Ansage
kombinierte-filzlaus-line = Zwei Läuse zur Wahl: Sag an, welche kommt, und wirf sie.
kombinierte-filzlaus-goal = Triff so früh wie möglich: Wer am längsten braucht, verliert.
kombinierte-filzlaus-each-turn = Sag eine der beiden Zahlen an und wirf sie; du hast höchstens { WORD($max_throws) } Würfe.
kombinierte-filzlaus-rules =
    Wie bei der Filzlaus wirfst du einen Würfel, bis du triffst, aber höchstens { TIMES($max_throws) }. Vor jedem Wurf sagst du an, welche der beiden Zahlen { BOTH($faces) } du werfen willst. Nur die angesagte zählt; fällt die andere, ist das kein Treffer. Deine Ansage gilt für einen Wurf, beim nächsten darfst du wechseln.

    Einen Gewinner gibt es nicht, nur Verlierer: Wer gar nicht trifft, verliert. Treffen alle, verliert, wer die meisten Würfe gebraucht hat.
kombinierte-filzlaus-option-faces = Die beiden Läuse
kombinierte-filzlaus-option-faces-help = Die zwei Zahlen, von denen du vor jedem Wurf eine ansagst.
kombinierte-filzlaus-value-faces-1-2 = 1 und 2
kombinierte-filzlaus-value-faces-1-3 = 1 und 3
kombinierte-filzlaus-value-faces-1-4 = 1 und 4
kombinierte-filzlaus-value-faces-1-5 = 1 und 5
kombinierte-filzlaus-value-faces-1-6 = 1 und 6
kombinierte-filzlaus-value-faces-2-3 = 2 und 3
kombinierte-filzlaus-value-faces-2-4 = 2 und 4
kombinierte-filzlaus-value-faces-2-5 = 2 und 5
kombinierte-filzlaus-value-faces-2-6 = 2 und 6
kombinierte-filzlaus-value-faces-3-4 = 3 und 4
kombinierte-filzlaus-value-faces-3-5 = 3 und 5
kombinierte-filzlaus-value-faces-3-6 = 3 und 6
kombinierte-filzlaus-value-faces-4-5 = 4 und 5
kombinierte-filzlaus-value-faces-4-6 = 4 und 6
kombinierte-filzlaus-value-faces-5-6 = 5 und 6
kombinierte-filzlaus-option-max_throws = Würfe höchstens
kombinierte-filzlaus-option-max_throws-help = Nach so vielen Würfen ohne Treffer ist Schluss.
kombinierte-filzlaus-value-1 = die 1
kombinierte-filzlaus-value-2 = die 2
kombinierte-filzlaus-value-3 = die 3
kombinierte-filzlaus-value-4 = die 4
kombinierte-filzlaus-value-5 = die 5
kombinierte-filzlaus-value-6 = die 6
kombinierte-filzlaus-move-say = { $value } ansagen
kombinierte-filzlaus-told-say = { $who } sagt { $value } an.
    .you = Du sagst { $value } an.
kombinierte-filzlaus-wanted = { $who } hat die { $face } angesagt.
    .you = Du hast die { $face } angesagt.
kombinierte-filzlaus-told-hit =
    { $throws ->
        [one] { $who } trifft gleich im ersten Wurf.
       *[other] { $who } trifft im { $throws }. Wurf.
    }
    .you =
        { $throws ->
            [one] Du triffst gleich im ersten Wurf.
           *[other] Du triffst im { $throws }. Wurf.
        }
kombinierte-filzlaus-told-missed = { $throws } Würfe und kein Treffer: { $who } ist gescheitert.
    .you = { $throws } Würfe und kein Treffer: Du bist gescheitert.
kombinierte-filzlaus-note-hit = getroffen
kombinierte-filzlaus-note-missed = gescheitert
kombinierte-filzlaus-error-no-such-face = „{ $face }“ kannst du nicht ansagen. Zur Wahl stehen: { $allowed }.
