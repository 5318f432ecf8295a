die-boese-sieben-name = The Evil Seven
die-boese-sieben-aliases = Die böse Sieben; Böse Sieben
die-boese-sieben-line = Six dice, sevens are wanted, and whoever begins sets the number of throws.
die-boese-sieben-goal = Whoever has the most sevens wins: two dice that show seven together.
die-boese-sieben-each-turn =
    { $max_throws ->
        [one] Throw six dice just once.
       *[other] Throw six dice; sevens are set aside, and you may go on with the rest.
    }
die-boese-sieben-rules =
    On your turn you throw six dice. Any two that add up to seven (1 and 6, 2 and 5, 3 and 4) are a seven{ $max_throws ->
        [one] . Everybody has just this one throw.
       *[other] {" "}and are set aside at once. Then you stop or throw all the other dice again; you cannot keep single ones. With three sevens your turn is over.
    }{ $max_throws ->
        [one] {""}
       *[other] {" "}Whoever begins may throw { TIMES($max_throws) } at most; nobody else may throw more often than that player did.
    }

    When everybody has had a turn the game is over, and whoever has the most sevens wins. With equally many, the pips of the dice outside the sevens count: two sevens and 12 is the best result after three sevens.
die-boese-sieben-option-max_throws = Most throws
die-boese-sieben-option-max_throws-help = How often the first player may throw; the others no more often than that.
die-boese-sieben-told-sevens =
    { $count ->
        [one] One seven is set aside.
       *[other] { $count } sevens are set aside.
    }
die-boese-sieben-press-throw = Throw the other dice again
die-boese-sieben-layout =
    { $high ->
        [0] no seven and { $low }
        [one] one seven and { $low }
        [3] three sevens
       *[other] { $high } sevens and { $low }
    }
die-boese-sieben-told-layout = { $who } has { $layout }.
    .you = You have { $layout }.
die-boese-sieben-note-waiting = not played yet
