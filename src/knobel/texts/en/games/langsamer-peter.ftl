langsamer-peter-name = Slow Peter
langsamer-peter-aliases = Langsamer Peter
langsamer-peter-line = Name your number and throw it soon: the slowest one loses.
langsamer-peter-goal = Throw your number as soon as you can: the slowest loses.
langsamer-peter-each-turn = Everyone names a number; then you throw until yours falls.
langsamer-peter-rules =
    Before it begins, everybody in turn names a number from 1 to 6; two of you may have the same. On your turn you throw one die again and again until your number falls. What counts is how many throws you needed.

    Whoever needed the most throws is the slow Peter and loses. So that it does not last for ever, it is over after { $max_throws } throws; { $max_throws ->
        [100] that counts as 101 throws.
       *[other] that counts as one throw more.
    }
langsamer-peter-option-max_throws = Most throws
langsamer-peter-option-max_throws-help = After so many throws it is over, even without your number.
langsamer-peter-value-1 = the 1
langsamer-peter-value-2 = the 2
langsamer-peter-value-3 = the 3
langsamer-peter-value-4 = the 4
langsamer-peter-value-5 = the 5
langsamer-peter-value-6 = the 6
langsamer-peter-move-say = Take { $value }
langsamer-peter-told-say = { $who } takes { $value }.
    .you = You take { $value }.
langsamer-peter-wanted = { $who } needs the { $face }.
    .you = You need the { $face }.
langsamer-peter-told-hit =
    { $throws ->
        [one] { $who } has the number with the very first throw.
       *[other] { $who } has the number after { $throws } throws.
    }
    .you =
        { $throws ->
            [one] You have the number with your very first throw.
           *[other] You have the number after { $throws } throws.
        }
langsamer-peter-told-missed = { $throws } throws without the number: it is over for { $who }.
    .you = { $throws } throws without the number: it is over for you.
langsamer-peter-note-named = aiming for the { $face }
langsamer-peter-note-hit = done
langsamer-peter-note-missed = the number did not come
langsamer-peter-error-no-such-face = You cannot take “{ $face }”. You can choose: { $allowed }.
