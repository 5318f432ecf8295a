die-boese-drei-name = Die böse Drei
die-boese-drei-aliases = { "" }
die-boese-drei-line = Wirf, so oft du dich traust, und zähl zusammen – bis die böse Zahl dir alles nimmt.
die-boese-drei-goal = Wer die höchste Summe hat, gewinnt – aber eine { $bad_face } nimmt dir alles.
die-boese-drei-each-turn = Einmal werfen musst du; dann entscheidest du: aufhören oder weiterwerfen.
die-boese-drei-rules =
    Reihum ist jeder einmal dran. Du wirfst mit einem Würfel und zählst deine Würfe zusammen. Einmal werfen musst du, danach entscheidest du nach jedem Wurf: aufhören und die Summe behalten oder weiterwerfen. Fällt aber eine { $bad_face }, ist alles weg, und du gehst leer aus.

    Wer die höchste Summe hat, gewinnt. Hat es alle erwischt, gewinnt niemand.
die-boese-drei-option-bad_face = Die böse Zahl
die-boese-drei-option-bad_face-help = Diese Zahl nimmt einem alles.
die-boese-drei-option-games-help = Wie viele Spiele gespielt werden; der Anfang wandert jedes Mal einen Platz weiter.
die-boese-drei-value-games-seats = so viele, wie mitspielen
die-boese-drei-note-at-risk = { $sum } auf dem Spiel
die-boese-drei-note-waiting = noch nicht dran gewesen
die-boese-drei-note-lost = alles an die { $face } verloren
die-boese-drei-told-at-risk = { $who } hat jetzt { $sum }.
    .you = Du hast jetzt { $sum }.
die-boese-drei-told-banked = { $who } behält { $sum }.
    .you = Du behältst { $sum }.
die-boese-drei-told-lost =
    { $sum ->
        [0] Gleich die böse { $face }! { $who } bekommt nichts.
       *[other] Die böse { $face }! { $who } verliert alle { $sum }.
    }
    .you =
        { $sum ->
            [0] Gleich die böse { $face }! Du bekommst nichts.
           *[other] Die böse { $face }! Du verlierst alle { $sum }.
        }
