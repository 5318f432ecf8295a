auf-und-ab-name = Up and Down
auf-und-ab-aliases = Auf und ab
auf-und-ab-line = Seven throws, plus and minus in turn, and below zero you are out.
auf-und-ab-goal = Collect the highest total with seven throws; never drop below zero on the way.
auf-und-ab-each-turn = Seven throws: throws 1, 2, 4 and 6 are added, throws 3, 5 and 7 taken off.
auf-und-ab-rules =
    In turn everybody makes seven throws with one die, all in a row. The first, second, fourth and sixth throw are added, the third, fifth and seventh are taken away.

    If your sum falls below zero on the way, you are out at once; exactly zero is still fine. { $final_negative ->
        [out] It must not be below zero after the last throw either.
       *[ranked] After the last throw it may be negative: that still beats being out.
    }

    Whoever has the highest sum wins. If everybody is out, nobody wins.
auf-und-ab-option-final_negative = Below zero at the end
auf-und-ab-option-final_negative-help = Whether a negative final result still counts.
auf-und-ab-value-final_negative-ranked = counts
auf-und-ab-value-final_negative-out = is out
