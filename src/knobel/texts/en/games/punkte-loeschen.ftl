punkte-loeschen-name = Erasing Dots
punkte-loeschen-aliases = Punkte löschen
punkte-loeschen-line = First you catch dots, then you erase them faster than the others.
punkte-loeschen-goal = First you catch dots; whoever has then erased them first wins.
punkte-loeschen-each-turn = Two dice: at first whoever throws lowest gets a dot, later the highest erases one.
punkte-loeschen-rules =
    First dots are given, for { WORD($first_phase_rounds) } rounds: everybody throws once with two dice, and whoever throws lowest gets a dot. Then they are erased: now only those with dots throw, and whoever throws highest erases one of their dots.

    In a tie those concerned throw again until one of them is left. Each round is begun by the left neighbour of whoever began the last.

    Whoever is first to have no dots left wins; among the others fewer dots are better. Whoever caught no dot at all cannot erase any and comes last. If one player has all the dots, that player wins at once.
punkte-loeschen-option-first_phase_rounds = Rounds with dots
punkte-loeschen-option-first_phase_rounds-help = How many dots are given before the erasing begins.
punkte-loeschen-phase-giving = Round { $number } of { $rounds }: the lowest throw gets a dot.
punkte-loeschen-phase-erasing = Dots are erased: the highest throw erases one.
punkte-loeschen-told-tie = A tie: { $who } throw again.
    .you = A tie with { $names }: you throw again.
punkte-loeschen-told-dot =
    { $dots ->
        [one] { $who } gets a first dot.
       *[other] { $who } gets a dot and now has { $dots }.
    }
    .you =
        { $dots ->
            [one] You get your first dot.
           *[other] You get a dot and now have { $dots }.
        }
punkte-loeschen-told-erased =
    { $dots ->
        [0] { $who } erases the last dot.
        [one] { $who } erases a dot and has one left.
       *[other] { $who } erases a dot and has { $dots } left.
    }
    .you =
        { $dots ->
            [0] You erase your last dot.
            [one] You erase a dot and have one left.
           *[other] You erase a dot and have { $dots } left.
        }
punkte-loeschen-told-erasing =
    { $count ->
        [one] All dots are given, and { $who } has every one of them.
       *[other] All dots are given. Now { $who } erase theirs.
    }
    .you =
        { $others ->
            [0] All dots are given, and you have every one of them.
           *[other] All dots are given. Now you erase yours, like { $names }.
        }
punkte-loeschen-note-watches = nothing to erase, just watching
punkte-loeschen-read-standing =
    { $unit ->
        [dots] { $who }: { $score ->
            [one] 1 dot
           *[other] { $score } dots
        }
       *[other] { $who }: { $score } in the match
    }
    .you =
        { $unit ->
            [dots]
                You: { $score ->
                    [one] 1 dot
                   *[other] { $score } dots
                }
           *[other] You: { $score } in the match
        }
