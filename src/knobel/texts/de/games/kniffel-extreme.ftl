kniffel-extreme-name = Kniffel Extreme
kniffel-extreme-aliases = Kniffel Extrem; Extrem-Kniffel
kniffel-extreme-line = Kniffel mit einem zehnseitigen Würfel, 22 Feldern und Chips für einen vierten Wurf.
kniffel-extreme-goal = Füll alle 22 Felder deines Blatts; wer die meisten Punkte hat, gewinnt.
kniffel-extreme-each-turn =
    Bis zu drei Würfe{ $start_chips ->
        [0] {""}
       *[other] {" "}(ein vierter kostet einen Chip)
    }, dann trägst du in ein freies Feld ein.
kniffel-extreme-rules =
    Fünf gewöhnliche Würfel und ein zehnseitiger mit den Zahlen 0 bis 9, dazu für jeden ein Blatt mit 22 Feldern.

    Bist du dran, wirfst du alle sechs Würfel. Danach darfst du noch zweimal werfen, jedes Mal mit so vielen Würfeln, wie du magst; auch was schon liegen blieb, darf wieder in den Becher. { $start_chips ->
        [0] Einen vierten Wurf gibt es nicht, denn ihr spielt ohne Chips.
        [one] Nach dem dritten Wurf kannst du deinen einzigen Chip für einen vierten abgeben.
       *[other] Du hast { $start_chips } Chips: Nach dem dritten Wurf kannst du einen davon für einen vierten abgeben, aber nur einen je Zug.
    } Nach jedem Wurf kannst du aufhören und ihn in ein freies Feld eintragen, nach dem letzten musst du. Passt er dort nicht, kommt eine Null hinein: Das Feld ist gestrichen.

    Der zehnseitige ist ein Würfel wie jeder andere, nur zählt seine 0 nichts. In einer Straße liegt die 0 unter der 1 und die 7 über der 6.

    Oben, bei den Einsen bis Sechsen, zählen nur die Augen dieser Zahl. Hast du dort zusammen 73 Punkte oder mehr, gibt es 45 als Bonus.

    Alle Augen zählen bei Dreierpasch (mindestens drei gleiche), Viererpasch (mindestens vier), Zwei Paaren und Chance, bei der Super-Chance sogar doppelt.

    Die übrigen Felder bringen feste Punkte, wie die Tabelle sie zeigt. Zwei Dreier sind zweimal drei gleiche. Ein Full House sind drei und zwei gleiche, ein großes vier und zwei. Die Kleine Straße hat vier Zahlen in Folge, die Große fünf, der Highway sechs. Ein Kniffel sind fünf gleiche, ein Kniffel Extreme sechs.

    Mehr als verlangt schadet nie: Zwei Dreier sind auch Zwei Paare und ein Full House. Nur müssen es verschiedene Zahlen sein: Vier gleiche sind keine zwei Paare.

    { $start_chips ->
        [0] Joker und Extrapunkte gibt es nicht.
       *[other] Joker und Extrapunkte gibt es nicht, und übrige Chips sind am Ende nichts wert.
    } Sind alle Blätter voll, gewinnt, wer die meisten Punkte hat. Allein spielst du gegen deinen eigenen Rekord.
kniffel-extreme-option-start_chips = Chips
kniffel-extreme-option-start_chips-help = So viele vierte Würfe darf sich jeder im ganzen Spiel leisten.
kniffel-extreme-cell-ones = Einsen
kniffel-extreme-cell-twos = Zweien
kniffel-extreme-cell-threes = Dreien
kniffel-extreme-cell-fours = Vieren
kniffel-extreme-cell-fives = Fünfen
kniffel-extreme-cell-sixes = Sechsen
kniffel-extreme-cell-three_kind = Dreierpasch
kniffel-extreme-cell-four_kind = Viererpasch
kniffel-extreme-cell-two_pairs = Zwei Paare
kniffel-extreme-cell-three_pairs = Drei Paare
kniffel-extreme-cell-two_triples = Zwei Dreier
kniffel-extreme-cell-full_house = Full House
kniffel-extreme-cell-big_full_house = Großes Full House
kniffel-extreme-cell-small_straight = Kleine Straße
kniffel-extreme-cell-large_straight = Große Straße
kniffel-extreme-cell-highway = Highway
kniffel-extreme-cell-kniffel = Kniffel
kniffel-extreme-cell-kniffel_extreme = Kniffel Extreme
kniffel-extreme-cell-ten_or_less = 10 oder weniger
kniffel-extreme-cell-thirtythree_or_more = 33 oder mehr
kniffel-extreme-cell-chance = Chance
kniffel-extreme-cell-super_chance = Super-Chance
kniffel-extreme-sum-upper = Summe oben
kniffel-extreme-sum-bonus = Bonus ab 73
kniffel-extreme-sum-lower = Summe unten
kniffel-extreme-sum-total = Gesamt
kniffel-extreme-space-cells = Den Wurf in ein freies Feld eintragen
kniffel-extreme-space-keeps-for-chip =
    { $chips ->
        [one] Für deinen letzten Chip: { $least } bis { $most } Würfel liegen lassen und die anderen ein viertes Mal werfen
       *[other] Für einen deiner { $chips } Chips: { $least } bis { $most } Würfel liegen lassen und die anderen ein viertes Mal werfen
    }
kniffel-extreme-move-keep-for-chip =
    { $count ->
        [0] Für einen Chip alle Würfel noch einmal werfen
        [one] Für einen Chip: einen Würfel liegen lassen und die anderen werfen
       *[other] Für einen Chip: { $count } Würfel liegen lassen und die anderen werfen
    }
kniffel-extreme-ten-sided = Der zehnseitige Würfel zeigt { $face }.
kniffel-extreme-chips-of = { $who }
    .you = Du
kniffel-extreme-read-preview = Noch frei: { $row }, jetzt { $value }
kniffel-extreme-told-together = Zusammen liegen jetzt { $faces }.
kniffel-extreme-told-entry =
    { $points ->
        [0] { $who } streicht „{ $cell }“.
        [one] { $who } trägt bei „{ $cell }“ einen Punkt ein.
       *[other] { $who } trägt bei „{ $cell }“ { $points } Punkte ein.
    }
    .you =
        { $points ->
            [0] Du streichst „{ $cell }“.
            [one] Du trägst bei „{ $cell }“ einen Punkt ein.
           *[other] Du trägst bei „{ $cell }“ { $points } Punkte ein.
        }
kniffel-extreme-told-bonus = { $who } hat oben genug und bekommt { $points } Punkte Bonus.
    .you = Du hast oben genug und bekommst { $points } Punkte Bonus.
kniffel-extreme-told-finished =
    { $points ->
        [one] Das Blatt von { $who } ist voll: ein Punkt.
       *[other] Das Blatt von { $who } ist voll: { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Dein Blatt ist voll: ein Punkt.
           *[other] Dein Blatt ist voll: { $points } Punkte.
        }
kniffel-extreme-told-chip-spent =
    { $chips ->
        [0] Das kostet den letzten Chip von { $who }.
        [one] Das kostet einen Chip; { $who } hat noch einen.
       *[other] Das kostet einen Chip; { $who } hat noch { $chips }.
    }
    .you =
        { $chips ->
            [0] Das kostet deinen letzten Chip.
            [one] Das kostet einen Chip; du hast noch einen.
           *[other] Das kostet einen Chip; du hast noch { $chips }.
        }
kniffel-extreme-error-box-filled = „{ $cell }“ ist schon ausgefüllt. Nimm ein freies Feld.
kniffel-extreme-error-no-throw-left = Mehr als vier Würfe gibt es nicht. Jetzt musst du eintragen.
kniffel-extreme-error-no-chip = Ein vierter Wurf kostet einen Chip, und du hast keinen. Jetzt musst du eintragen.
