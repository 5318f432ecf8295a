# Die Worte des Würfelpokers: Würfe, Einsätze und Optionen, die seine Spiele gemeinsam haben.

## Würfe
faces-1 = Neunen
faces-2 = Zehnen
faces-3 = Buben
faces-4 = Damen
faces-5 = Könige
faces-6 = Asse
hand-nothing = kein Paar
hand-pair = ein Paar { $value }
hand-two-pairs = zwei Paare, { $value } und { $second }
hand-triple = Drilling { $value }
hand-sequence =
    { $top ->
        [6] Straße bis zum Ass
       *[other] Straße bis zum König
    }
hand-full-house = Full House, { $value } und { $second }
hand-four = Vierling { $value }
hand-five = Fünfling { $value }

## Knöpfe und Auswahl
press-check = Nicht erhöhen
press-call =
    { $chips ->
        [one] Mitgehen (1 Chip)
       *[other] Mitgehen ({ $chips } Chips)
    }
press-fold = Aussteigen
raise-to = Auf { $amount } erhöhen
raise-between = Auf { $low } bis { $high } erhöhen
press-accept = Glaube ich
press-doubt =
    { $chips ->
        [one] Anzweifeln (1 Chip, wenn du irrst)
       *[other] Anzweifeln ({ $chips } Chips, wenn du irrst)
    }
move-claim = Ansagen: { $hand }

## Was geschah
told-press-check = { $who } erhöht nicht.
    .you = Du erhöhst nicht.
told-press-call = { $who } geht mit.
    .you = Du gehst mit.
told-press-fold = { $who } steigt aus.
    .you = Du steigst aus.
told-raise = { $who } erhöht auf { $amount }.
    .you = Du erhöhst auf { $amount }.
told-hand = { $who } hat: { $hand }.
    .you = Du hast: { $hand }.
told-tie = { $who } liegen gleichauf und stechen um den Pot.
    .you = { $names } und du liegt gleichauf und stecht um den Pot.
told-pot =
    { $chips ->
        [one] { $who } bekommt 1 Chip aus dem Pot.
       *[other] { $who } bekommt { $chips } Chips aus dem Pot.
    }
    .you =
        { $chips ->
            [one] Du bekommst 1 Chip aus dem Pot.
           *[other] Du bekommst { $chips } Chips aus dem Pot.
        }
told-deal =
    { $ante ->
        [one] Runde { $deal } von { $rounds }: Jeder zahlt 1 Chip, { $who } fängt an.
       *[other] Runde { $deal } von { $rounds }: Jeder zahlt { $ante } Chips, { $who } fängt an.
    }
    .you =
        { $ante ->
            [one] Runde { $deal } von { $rounds }: Jeder zahlt 1 Chip, du fängst an.
           *[other] Runde { $deal } von { $rounds }: Jeder zahlt { $ante } Chips, du fängst an.
        }
told-press-accept = { $who } zweifelt nicht.
    .you = Du zweifelst nicht.
told-press-doubt = { $who } zweifelt. Der Becher geht hoch!
    .you = Du zweifelst. Der Becher geht hoch!
told-claim = { $who } sagt an: { $hand }.
    .you = Du sagst an: { $hand }.
told-claim-stands = Keiner zweifelt mehr. Für { $who } gilt: { $hand }.
    .you = Keiner zweifelt mehr. Für dich gilt: { $hand }.
told-claim-unopposed = Zweifeln kann niemand, denn sonst hat keiner mehr einen Chip: Die Ansage von { $who } gilt.
    .you = Zweifeln kann niemand, denn sonst hat keiner mehr einen Chip: Deine Ansage gilt.
told-claim-true = { $who } hat: { $hand }. Die Ansage geht in Ordnung.
    .you = Du hast: { $hand }. Deine Ansage geht in Ordnung.
told-claim-false = { $who } hat: { $hand }. Das war geschwindelt; es gilt, was daliegt.
    .you = Du hast: { $hand }. Das war geschwindelt; es gilt, was daliegt.
told-doubles =
    { $chips ->
        [0] { $who } müsste den Pot verdoppeln, hat aber keinen Chip mehr.
        [one] { $who } zahlt 1 Chip in den Pot.
       *[other] { $who } zahlt { $chips } Chips in den Pot.
    }
    .you =
        { $chips ->
            [0] Du müsstest den Pot verdoppeln, hast aber keinen Chip mehr.
            [one] Du zahlst 1 Chip in den Pot.
           *[other] Du zahlst { $chips } Chips in den Pot.
        }
told-revealed = Unter dem Becher von { $who } lag: { $hand }.
    .you = Unter deinem Becher lag: { $hand }.

## Der Tisch
poker-deal = Runde { $deal } von { $rounds }
poker-level = Der Einsatz steht bei { $level }, höchstens { $cap } sind möglich.
poker-playoff = { $repeats }. Stechen um den Pot: { $who }
    .you =
        { $others ->
            [0] { $repeats }. Stechen um den Pot: du
           *[other] { $repeats }. Stechen um den Pot: { $names } und du
        }
poker-last =
    { $count ->
        [one] So lag die letzte Runde; { $chips } Chips gingen an { $who }.
       *[other] So lag die letzte Runde; { $chips } Chips teilten sich { $who }.
    }
    .you =
        { $others ->
            [0] So lag die letzte Runde; { $chips } Chips gingen an dich.
           *[other] So lag die letzte Runde; { $names } und du habt euch { $chips } Chips geteilt.
        }
poker-pot = Pot
poker-stock = Vorrat von { $who }
    .you = Dein Vorrat
poker-note-in = { $paid } im Pot
poker-note-hand = { $paid } im Pot, { $hand }
poker-note-folded = { $paid } im Pot, ausgestiegen
poker-note-claim = { $paid } im Pot, es gilt: { $hand }
poker-claim = { $who } sagt: { $hand }. Zweifelt jemand?
    .you = Du sagst: { $hand }. Zweifelt jemand?
poker-last-claim = Letzte Runde, { $who }: { $hand }
    .you = Letzte Runde, du: { $hand }
poker-own-hand = Unter deinem Becher: { $hand }

## Fehler
error-keep-count =
    { $least ->
        [0] Beim Nachwerfen bleiben höchstens vier Würfel liegen.
       *[other] Beim Nachwerfen bleiben einer bis vier Würfel liegen.
    }
error-raise-bounds = Erhöhen heißt: auf mehr als { $level } und höchstens auf { $cap }.
error-no-reraise = Jetzt kannst du nur mitgehen oder aussteigen.

## Optionen
option-min_stake = Grundeinsatz
option-min_stake-help = So viele Chips legt jeder zu Beginn einer Runde in den Pot.
option-max_stake = Höchsteinsatz
option-max_stake-help = Mehr darf niemand in einer Runde im Pot haben, den Grundeinsatz mitgerechnet; mindestens der Grundeinsatz.
option-sequences = Straßen
option-sequences-help = Ob fünf Würfel in einer Reihe zählen, höher als ein Drilling und niedriger als ein Full House.
option-raise_timing = Erhöhen
option-raise_timing-help = Wann der Einsatz erhöht werden darf.
value-raise_timing-after_throw = gleich nach dem eigenen Wurf
value-raise_timing-after_all = wenn alle geworfen haben
value-raise_timing-none = gar nicht
option-rethrow_all = Alle fünf nachwerfen
option-rethrow_all-help = Ob man beim Nachwerfen auch keinen Würfel liegen lassen darf.
option-nothing_rank = Würfe ohne Paar
option-nothing_rank-help = Ob unter Würfen ohne Paar die höheren Würfel entscheiden.
value-nothing_rank-high_dice = höhere Würfel entscheiden
value-nothing_rank-all_equal = alle gleich
option-truth_test = Wann eine Ansage stimmt
option-truth_test-help = Ob genau das Angesagte daliegen muss oder auch etwas Besseres genügt.
value-truth_test-exact = nur genau so
value-truth_test-at_least = auch wenn mehr daliegt
option-challenge_mode = Zweifeln
option-challenge_mode-help = Alle zugleich, solange die Uhr läuft, oder einer nach dem anderen.
value-challenge_mode-timed = alle zugleich
value-challenge_mode-sequential = der Reihe nach
option-challenge_seconds = Sekunden zum Zweifeln
option-challenge_seconds-help = So lange darf nach einer Ansage gezweifelt werden, wenn alle zugleich gefragt sind.
option-reveal_after_deal = Am Ende aufdecken
option-reveal_after_deal-help = Ob nach der Runde alle Becher hochgehen.
