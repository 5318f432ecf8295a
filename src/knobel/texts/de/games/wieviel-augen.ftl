wieviel-augen-name = Wie viele Augen?
wieviel-augen-aliases = Wieviel Augen?; Würfel raten; Der Zahlenzauber
wieviel-augen-line = Ein Zaubertrick: Aus einer einzigen Zahl liest der Zauberer beide Würfel ab.
wieviel-augen-goal =
    { $mode ->
        [player_magician] Lies aus einer Zahl beide Würfel ab; wer die meisten Punkte hat, gewinnt.
       *[app_magician] Ein Zaubertrick: Knobel liest aus einer Zahl deine beiden Würfel ab.
    }
wieviel-augen-each-turn =
    { $mode ->
        [player_magician] Du hörst nur das Ergebnis und nennst beide Würfel in ihrer Reihenfolge.
       *[app_magician] Wirf verdeckt, rechne im Stillen und sag nur das Ergebnis.
    }
wieviel-augen-rules =
    Ein Zaubertrick mit zwei Würfeln, dem roten als erstem und dem weißen als zweitem. Wer wirft, rechnet im Stillen: den ersten Würfel verdoppeln, 5 dazu, das Ganze mal 5, den zweiten Würfel dazu. Nur das Ergebnis wird laut gesagt, und schon nennt der Zauberer beide Würfel in der richtigen Reihenfolge.

    { $mode ->
        [player_magician] Ihr seid die Zauberer. Reihum schüttelt einer den Becher, und keiner schaut hinein. Sind alle bereit, rechnet Knobel im Stillen und nennt euch nur das Ergebnis, und jeder antwortet für sich, welche zwei Würfel darunterliegen. Gespielt { $rounds ->
            [one] wird eine Runde
           *[other] werden { WORD($rounds) } Runden
        }. { $answer_seconds ->
            [0] Zum Überlegen habt ihr so viel Zeit, wie ihr wollt.
           *[other] Zum Überlegen habt ihr { $answer_seconds } Sekunden.
        } Beide Würfel richtig, auch in der Reihenfolge, das ist ein Punkt. Wer keine Antwort gibt, bekommt keinen. Wer die meisten Punkte hat, gewinnt. Bei gleich vielen zählt, wer schneller war: In jeder Runde zählt, als Wievielter du geantwortet hast, und wer die kleinste Summe hat, gewinnt.
       *[app_magician] Knobel ist der Zauberer. Bist du dran, wirfst du verdeckt unter dem Becher oder mit eigenen Würfeln, die nur du siehst, und sagst Knobel dein Ergebnis. Kann es nicht stimmen, rechnest du noch einmal. Sonst nennt Knobel deine Würfel, und du sagst, ob es stimmt. Knobel schaut dabei nie unter den Becher: Hast du dich verrechnet, liegt auch der Zauberer daneben. Reihum kommt jeder dran, bis ihr genug habt; gewinnen kann hier keiner. { $show_steps ->
            [off] Rechnen musst du ganz allein.
           *[on] Damit du dich nicht verrechnest, sagt Knobel dir jeden Schritt einzeln an.
        }
    }

    Und der Trick? Zieh vom Ergebnis 25 ab: Vorn steht der erste Würfel, hinten der zweite. 87 weniger 25 ist 62, also 6 und 2.
wieviel-augen-option-mode = Der Zauberer
wieviel-augen-option-mode-help = Ob Knobel eure Würfel errät oder ihr die von Knobel.
wieviel-augen-value-mode-app_magician = ist Knobel
wieviel-augen-value-mode-player_magician = seid ihr
wieviel-augen-option-rounds = Runden
wieviel-augen-option-rounds-help = So oft wird geraten, wenn ihr die Zauberer seid.
wieviel-augen-option-answer_seconds = Sekunden für die Antwort
wieviel-augen-option-answer_seconds-help = So lange dürft ihr als Zauberer überlegen; 0 heißt ohne Uhr.
wieviel-augen-option-show_steps = Rechenschritte ansagen
wieviel-augen-option-show_steps-help = Ob Knobel beim Rechnen Schritt für Schritt hilft.
wieviel-augen-value-show_steps-on = ja
wieviel-augen-value-show_steps-off = nein
wieviel-augen-press-cup = Verdeckt unter dem Becher werfen
wieviel-augen-press-own-dice = Eigene Würfel nehmen
wieviel-augen-press-stop = Schluss mit der Zauberei
wieviel-augen-press-done = Gerechnet, weiter
wieviel-augen-press-give-up = Aufgeben
wieviel-augen-press-right = Stimmt!
wieviel-augen-press-wrong = Falsch!
wieviel-augen-press-ready = Bereit
wieviel-augen-press-pass = Ich weiß es nicht
wieviel-augen-move-pair = { $first } und { $second }
wieviel-augen-space-bids = Dein Ergebnis sagen ({ $low } bis { $high })
wieviel-augen-told-press-cup = { $who } nimmt den Becher.
    .you = Du nimmst den Becher.
wieviel-augen-told-press-own-dice = { $who } wirft mit eigenen Würfeln, die keiner sonst sieht.
    .you = Du wirfst mit eigenen Würfeln, die keiner sonst sieht.
wieviel-augen-told-press-stop = { $who } beendet die Vorstellung.
    .you = Du beendest die Vorstellung.
wieviel-augen-told-press-done = { $who } hat gerechnet.
    .you = Du hast gerechnet.
wieviel-augen-told-press-give-up = { $who } gibt auf.
    .you = Du gibst auf.
wieviel-augen-told-press-right = { $who }: „Stimmt!“
    .you = Du sagst: „Stimmt!“
wieviel-augen-told-press-wrong = { $who }: „Falsch!“
    .you = Du sagst: „Falsch!“
wieviel-augen-told-press-ready = { $who } ist bereit.
    .you = Du bist bereit.
wieviel-augen-told-press-pass = { $who } weiß es nicht.
    .you = Du weißt es nicht.
wieviel-augen-told-bid = { $who } sagt: „{ $amount }.“
    .you = Du sagst: „{ $amount }.“
wieviel-augen-offer = { $who } wirft verdeckt, der Zauberer errät die Würfel.
    .you = Du wirfst verdeckt, der Zauberer errät die Würfel.
wieviel-augen-step-double = Der Zauberer: Verdopple deinen ersten Würfel (den roten).
wieviel-augen-step-add-five = Der Zauberer spricht: Zähl 5 dazu.
wieviel-augen-step-times-five = Der Zauberer spricht: Nimm das Ganze mal 5.
wieviel-augen-step-add-second = Der Zauberer spricht: Zähl deinen zweiten Würfel dazu und sag mir das Ergebnis.
wieviel-augen-work-it-out = Der Zauberer spricht: Rechne im Stillen und sag mir nur das Ergebnis.
wieviel-augen-impossible = { $number } kann nicht stimmen. Rechne noch einmal nach.
wieviel-augen-named = Der Zauberer sieht in der { $number }: eine { $first } und eine { $second }. Stimmt das?
wieviel-augen-told-named = Der Zauberer schließt die Augen … { $number } … Es liegen eine { $first } und eine { $second }!
wieviel-augen-told-applause = Applaus für den Zauberer!
    .moment = Applaus!
wieviel-augen-told-teased = Der Becher geht hoch, und da liegen { $first } und { $second }. { $who } wollte den Zauberer wohl nur ärgern!
    .you = Der Becher geht hoch, und da liegen { $first } und { $second }. Du wolltest den Zauberer wohl nur ärgern!
wieviel-augen-told-slip = { $number } gehört nicht zu diesen Würfeln: { $who } hat sich verrechnet.
    .you = { $number } gehört nicht zu diesen Würfeln: Du hast dich verrechnet.
wieviel-augen-told-slip-own = { $number } gehört immer zu { $first } und { $second }. Da hat sich { $who } wohl verrechnet.
    .you = { $number } gehört immer zu { $first } und { $second }. Da hast du dich wohl verrechnet.
wieviel-augen-told-dice = Unter dem Becher liegen { $first } und { $second }: { $doubled }, { $added }, { $times }, das macht { $right }.
wieviel-augen-told-given-up = Der Trick bleibt ein Rätsel, der Nächste ist dran.
wieviel-augen-round = Runde { $number } von { $rounds }
wieviel-augen-get-ready = Zwei Würfel liegen verdeckt. Gleich kommt die Zahl – seid ihr bereit?
wieviel-augen-the-number = Das Ergebnis ist { $number }. Welche zwei Würfel liegen unter dem Becher?
wieviel-augen-note-ready = bereit
wieviel-augen-note-not-ready = noch nicht bereit
wieviel-augen-note-answered = Antwort abgegeben
wieviel-augen-note-thinking = noch am Überlegen
wieviel-augen-told-answer = { $who } antwortet: { $first } und { $second }.
    .you = Du antwortest: { $first } und { $second }.
wieviel-augen-told-time = Wer noch nichts gesagt hat, geht leer aus.
wieviel-augen-told-uncovered = { $number } weniger 25: Unter dem Becher liegen { $first } und { $second }.
wieviel-augen-told-right = { $who } hat { $first } und { $second } gesagt – richtig! Punkte: { $points }.
    .you = Du hast { $first } und { $second } gesagt – richtig! Punkte: { $points }.
wieviel-augen-told-wrong = { $who } hat { $first } und { $second } gesagt – leider falsch. Punkte: { $points }.
    .you = Du hast { $first } und { $second } gesagt – leider falsch. Punkte: { $points }.
wieviel-augen-told-no-answer = { $who } hat nicht geantwortet.
    .you = Du hast nicht geantwortet.
