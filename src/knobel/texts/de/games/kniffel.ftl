kniffel-name = Kniffel
kniffel-aliases = Yahtzee; Yatzy; Kniffeln
kniffel-line = Dreimal werfen, das Beste liegen lassen und dann ins richtige Feld damit.
kniffel-goal = Füll alle 13 Felder deines Blatts; wer die meisten Punkte hat, gewinnt.
kniffel-each-turn = Bis zu drei Würfe, Gutes bleibt liegen; dann trägst du in ein freies Feld ein.
kniffel-rules =
    Fünf Würfel, ein Becher und für jeden ein Blatt mit dreizehn Feldern.

    Bist du dran, wirfst du alle fünf Würfel. Danach darfst du noch zweimal werfen, jedes Mal mit so vielen Würfeln, wie du magst; auch was schon liegen blieb, darf wieder in den Becher. Nach jedem Wurf kannst du aufhören und ihn in ein freies Feld eintragen, spätestens nach dem dritten musst du. Passt er dort nicht, kommt eine Null hinein: Das Feld ist gestrichen.

    Oben, bei den Einsen bis Sechsen, zählen nur die Augen dieser Zahl. Hast du dort zusammen 63 Punkte oder mehr, gibt es 35 als Bonus.

    Unten zählen beim Dreierpasch (mindestens drei gleiche) und beim Viererpasch (mindestens vier) alle Augen. Ein Full House, drei gleiche und zwei gleiche einer anderen Zahl, bringt 25. { $five_equal_full_house ->
        [true] Auch fünf gleiche gelten als Full House.
       *[false] Fünf gleiche sind kein Full House.
    } Die Kleine Straße, vier Zahlen in Folge, bringt 30, die Große, fünf in Folge, 40. Fünf gleiche sind ein Kniffel und 50 wert. Die Chance zählt einfach alle Augen.

    { $extra_points ->
        [true] { $joker ->
            [true] { kniffel-rules-condition } Trägst du ihn bei seiner Zahl ein, bekommst du 50 Extrapunkte obendrauf; für den Bonus zählen sie nicht. Du darfst ihn auch woanders eintragen, dann ist er ein Wurf wie jeder andere. Ist seine Zahl schon vergeben, ist er ein Joker: { kniffel-rules-joker }
           *[false] { kniffel-rules-condition } Trägst du ihn bei seiner Zahl ein, bekommst du 50 Extrapunkte obendrauf; für den Bonus zählen sie nicht.
        }
       *[false] { $joker ->
            [true] { kniffel-rules-condition } Ist seine Zahl schon vergeben, ist er ein Joker. { kniffel-rules-joker }
           *[false] Ein zweiter Kniffel ist ein Wurf wie jeder andere.
        }
    }

    Sind alle Blätter voll, gewinnt, wer die meisten Punkte hat. Allein spielst du gegen deinen eigenen Rekord.
kniffel-rules-condition =
    { $kniffel_box_condition ->
        [any_entry] Steht in deinem Kniffel-Feld schon etwas, und sei es eine Null, bringt ein weiterer Kniffel mehr:
       *[scored] Stehen in deinem Kniffel-Feld schon 50 Punkte, bringt ein weiterer Kniffel mehr:
    }
kniffel-rules-joker = Unten zählen Full House und Straßen damit voll, bei Pasch und Chance zählen die Augen, die wirklich daliegen. Ist unten alles voll, musst du oben ein Feld streichen.
kniffel-option-joker = Kniffel als Joker
kniffel-option-joker-help = Ein weiterer Kniffel, dessen Zahl vergeben ist, gilt unten als Full House und als Straße.
kniffel-option-extra_points = Extrapunkte
kniffel-option-extra_points-help = 50 Punkte für jeden weiteren Kniffel, der bei seiner Zahl eingetragen wird.
kniffel-option-kniffel_box_condition = Kniffel-Feld
kniffel-option-kniffel_box_condition-help = Was im Kniffel-Feld stehen muss, damit ein weiterer Kniffel mehr zählt.
kniffel-value-kniffel_box_condition-scored = 50 Punkte
kniffel-value-kniffel_box_condition-any_entry = irgendein Eintrag
kniffel-option-five_equal_full_house = Fünf gleiche als Full House
kniffel-option-five_equal_full_house-help = Ob fünf gleiche Würfel auch ohne Joker ein Full House sind.
kniffel-cell-ones = Einsen
kniffel-cell-twos = Zweien
kniffel-cell-threes = Dreien
kniffel-cell-fours = Vieren
kniffel-cell-fives = Fünfen
kniffel-cell-sixes = Sechsen
kniffel-cell-three_kind = Dreierpasch
kniffel-cell-four_kind = Viererpasch
kniffel-cell-full_house = Full House
kniffel-cell-small_straight = Kleine Straße
kniffel-cell-large_straight = Große Straße
kniffel-cell-kniffel = Kniffel
kniffel-cell-chance = Chance
kniffel-sum-upper = Summe oben
kniffel-sum-bonus = Bonus ab 63
kniffel-sum-lower = Summe unten
kniffel-sum-extra = Extrapunkte
kniffel-sum-total = Gesamt
kniffel-space-cells = Den Wurf in ein freies Feld eintragen
kniffel-read-preview = Noch frei: { $row }, jetzt { $value }
kniffel-told-together = Zusammen liegen jetzt { $faces }.
kniffel-told-entry =
    { $points ->
        [0] { $who } streicht „{ $cell }“.
        [one] { $who } trägt bei „{ $cell }“ einen Punkt ein.
       *[other] { $who } trägt bei „{ $cell }“ { $points } Punkte ein.
    }
    .moment = { $points ->
            [50] Kniffel!
           *[other] { "" }
        }
    .you =
        { $points ->
            [0] Du streichst „{ $cell }“.
            [one] Du trägst bei „{ $cell }“ einen Punkt ein.
           *[other] Du trägst bei „{ $cell }“ { $points } Punkte ein.
        }
kniffel-told-bonus = { $who } hat oben genug und bekommt { $points } Punkte Bonus.
    .moment = Bonus!
    .you = Du hast oben genug und bekommst { $points } Punkte Bonus.
kniffel-told-extra = Noch ein Kniffel: { $who } bekommt { $points } Extrapunkte.
    .moment = Noch ein Kniffel!
    .you = Noch ein Kniffel: Du bekommst { $points } Extrapunkte.
kniffel-told-finished =
    { $points ->
        [one] Das Blatt von { $who } ist voll: ein Punkt.
       *[other] Das Blatt von { $who } ist voll: { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Dein Blatt ist voll: ein Punkt.
           *[other] Dein Blatt ist voll: { $points } Punkte.
        }
kniffel-extra-offered = Noch ein Kniffel! Bei „{ $cell }“ eingetragen gibt er { $points } Extrapunkte dazu.
kniffel-joker-offered = Noch ein Kniffel! Er ist ein Joker: Full House und Straßen zählen damit voll.
kniffel-error-box-filled = „{ $cell }“ ist schon ausgefüllt. Nimm ein freies Feld.
kniffel-error-no-throw-left = Du hast schon dreimal geworfen. Jetzt musst du eintragen.

# Das begleitete erste Spiel.
kniffel-learn-throw = Wirf alle fünf Würfel. Danach darfst du noch zweimal nachwerfen.
kniffel-learn-cells-keeps = Lass liegen, was zusammenpasst: gleiche Zahlen oder eine Reihe. Zufrieden? Dann tipp gleich ein Feld an.
kniffel-learn-cells = Jetzt wird eingetragen: Tipp das Feld an, das am meisten bringt. Passt nichts, streich eines mit wenig Wert.
kniffel-learn-after-told-entry = Jedes Feld gibt es nur einmal: Was eingetragen ist, bleibt stehen.
