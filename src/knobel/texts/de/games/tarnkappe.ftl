tarnkappe-name = Tarnkappe
tarnkappe-aliases = Drunter und drüber; Drunter oder drüber
tarnkappe-line = Ein Würfel unter dem Becher, den keiner gesehen hat: Liegt er drunter oder drüber?
tarnkappe-goal = Wer zuerst { $target } Punkte hat, gewinnt.
tarnkappe-each-turn = Rate, was unter dem Becher liegt: drunter (1 bis 3) oder drüber (5 oder 6).
tarnkappe-rules =
    Ein Würfel und ein Becher. Wer anfängt, schüttelt den Würfel und lässt den Becher darüber stehen; niemand schaut nach, auch der Werfer nicht. Sein linker Nachbar rät: „drunter“ heißt 1, 2 oder 3, „drüber“ heißt 5 oder 6. Dann wird der Becher gehoben.

    Richtig geraten bringt einen Punkt, falsch geraten kostet einen. { $floor_zero ->
        [true] Unter null kann dabei keiner fallen.
       *[false] Es darf auch unter null gehen.
    } Der Werfer selbst bekommt nichts. Danach wirft, wer gerade geraten hat, und der Nächste rät.

    Liegt eine 4 da, zählt nichts: Derselbe wirft noch einmal, und derselbe rät neu – auch etwas anderes, wenn er mag.

    Wer als Erster { $target } Punkte hat, gewinnt sofort. Schafft das keiner, ist nach { $max_circuits } Durchgängen Schluss, und wer die meisten Punkte hat, gewinnt.
tarnkappe-option-target = Punkte zum Sieg
tarnkappe-option-target-help = Wer so viele Punkte hat, gewinnt sofort.
tarnkappe-option-floor_zero = Nie unter null
tarnkappe-option-floor_zero-help = Ob die Punkte bei null stehen bleiben, statt ins Minus zu fallen.
tarnkappe-option-max_circuits = Höchstens so viele Durchgänge
tarnkappe-option-max_circuits-help = In einem Durchgang rät jeder einmal; danach gewinnt, wer die meisten Punkte hat.
tarnkappe-value-drunter = drunter
tarnkappe-value-drueber = drüber
tarnkappe-move-say =
    { $value ->
        [drunter] Drunter: 1, 2 oder 3
       *[other] Drüber: 5 oder 6
    }
tarnkappe-told-say = { $who } sagt „{ $value }“.
    .you = Du sagst „{ $value }“.
tarnkappe-guesser = { $who } rät. Mit { $target } Punkten ist gewonnen.
    .you = Du rätst. Mit { $target } Punkten ist gewonnen.
tarnkappe-circuit = Durchgang { $number } von höchstens { $most }
tarnkappe-told-lifted = Der Becher geht hoch: { $face }.
tarnkappe-told-right = Richtig! { $who } steht bei { $points }.
    .you = Richtig! Du stehst bei { $points }.
tarnkappe-told-wrong = Falsch. { $who } steht bei { $points }.
    .you = Falsch. Du stehst bei { $points }.
tarnkappe-told-neither = Eine Vier zählt nicht: { $thrower } wirft noch einmal, { $who } rät neu.
    .you = Eine Vier zählt nicht: { $thrower } wirft noch einmal, du rätst neu.
    .you-thrower = Eine Vier zählt nicht: Du wirfst noch einmal, { $who } rät neu.
tarnkappe-told-circuits = Nach { $circuits } Durchgängen ist Schluss.
