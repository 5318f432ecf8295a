die-boese-drei-name = The Evil Three
die-boese-drei-aliases = Die böse Drei
die-boese-drei-line = Throw as often as you dare and add it up, until the evil number takes everything.
die-boese-drei-goal = Whoever has the highest total wins, but a { $bad_face } takes everything from you.
die-boese-drei-each-turn = You must throw once; then you decide: stop or throw again.
die-boese-drei-rules =
    Everybody has one turn. You throw one die and add up your throws. One throw is compulsory; then, after each one, you decide: stop and keep the sum, or throw again. But if a { $bad_face } falls, everything is gone, and you end up with nothing.

    Whoever has the highest sum wins. If it has caught everybody, nobody wins.
die-boese-drei-option-bad_face = The evil face
die-boese-drei-option-bad_face-help = This face takes everything.
die-boese-drei-option-games-help = How many games are played; the start moves on one seat each time.
die-boese-drei-value-games-seats = as many as there are players
die-boese-drei-note-at-risk = { $sum } at risk
die-boese-drei-note-waiting = not played yet
die-boese-drei-note-lost = lost everything to the { $face }
die-boese-drei-told-at-risk = { $who } now has { $sum }.
    .you = You now have { $sum }.
die-boese-drei-told-banked = { $who } keeps { $sum }.
    .you = You keep { $sum }.
die-boese-drei-told-lost =
    { $sum ->
        [0] The evil { $face } at once! { $who } gets nothing.
       *[other] The evil { $face }! { $who } loses all { $sum }.
    }
    .you =
        { $sum ->
            [0] The evil { $face } at once! You get nothing.
           *[other] The evil { $face }! You lose all { $sum }.
        }
