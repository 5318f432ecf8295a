filzlaus-name = Filzlaus
filzlaus-aliases = Laus
filzlaus-line = Fang die Laus, bevor dir die Würfe ausgehen – wer am längsten braucht, verliert.
filzlaus-goal = Wirf die { $face } so früh wie möglich: Wer am längsten braucht, verliert.
filzlaus-each-turn = Du wirfst einen Würfel, bis die { $face } fällt, höchstens { TIMES($max_throws) }.
filzlaus-rules =
    Gesucht ist die Filzlaus, die { $face }. Wenn du dran bist, wirfst du einen Würfel so lange, bis sie fällt, aber höchstens { TIMES($max_throws) }. Gezählt wird, wie viele Würfe du gebraucht hast.

    Einen Gewinner gibt es nicht, nur Verlierer: Wer die Laus gar nicht erwischt, verliert. Erwischen sie alle, verliert, wer die meisten Würfe gebraucht hat.
filzlaus-option-max_throws = Würfe höchstens
filzlaus-option-max_throws-help = Nach so vielen Würfen ohne Laus ist Schluss.
filzlaus-option-face = Laus
filzlaus-option-face-help = Die Zahl, die fallen muss.
filzlaus-wanted = Gesucht ist die { $face }.
filzlaus-told-hit =
    { $throws ->
        [one] { $who } hat die Laus gleich im ersten Wurf.
       *[other] { $who } hat die Laus im { $throws }. Wurf.
    }
    .you =
        { $throws ->
            [one] Du hast die Laus gleich im ersten Wurf.
           *[other] Du hast die Laus im { $throws }. Wurf.
        }
filzlaus-told-missed = { $throws } Würfe und keine Laus: { $who } ist gescheitert.
    .you = { $throws } Würfe und keine Laus: Du bist gescheitert.
filzlaus-note-hit = Laus gefangen
filzlaus-note-missed = gescheitert
