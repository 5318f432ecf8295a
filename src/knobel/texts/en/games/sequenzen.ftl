sequenzen-name = Sequences
sequenzen-aliases = Sequenzen
sequenzen-line = Up to three throws for three numbers in a row: who throws the highest sequence?
sequenzen-goal = Whoever has the highest sequence wins: three numbers in a row, such as 4-5-6.
sequenzen-each-turn = Up to three throws with three dice; after each of them you may stop.
sequenzen-rules =
    In turn everybody has up to three throws with three dice. You want a sequence, three numbers in a row: 1-2-3, 2-3-4, 3-4-5 or 4-5-6, in whatever order they lie. It does not go round the corner (6-1-2).

    After the first and the second throw you may stop, or throw all three dice again. { $keep_two ->
        [on] You may also leave exactly two dice lying and throw only the third again.
       *[off] You may not leave single dice lying.
    } { $count ->
        [best] Your best sequence counts, with the throw in which it fell. The old rule leaves this open; you can also let the last throw count.
       *[last] Only the last throw counts: going on risks a sequence that lies there already. The old rule leaves this open; you can also let the best throw count.
    }

    Whoever has the highest sequence wins. Of equal ones, the one in fewer throws is better; if those are equal too, it is a tie. { $if_nobody ->
        [draw] If nobody has a sequence, nobody wins.
       *[replay] If nobody has a sequence, the round is played again, begun by the left neighbour of whoever began the last; after twenty replays in vain nobody wins.
    }
sequenzen-option-keep_two = Leave two dice lying
sequenzen-option-keep_two-help = Whether you may keep two dice and throw only the third again.
sequenzen-value-keep_two-off = no
sequenzen-value-keep_two-on = yes
sequenzen-option-count = What counts
sequenzen-option-count-help = Whether the last throw counts or the best one.
sequenzen-value-count-last = the last throw
sequenzen-value-count-best = the best throw
sequenzen-option-if_nobody = Without a sequence
sequenzen-option-if_nobody-help = What happens when nobody has a sequence.
sequenzen-value-if_nobody-replay = play the round again
sequenzen-value-if_nobody-draw = nobody wins
sequenzen-space-keeps = Leave two dice lying and throw the third again
sequenzen-sequence =
    { $throws ->
        [one] { $low }-{ $middle }-{ $high } in one throw
       *[other] { $low }-{ $middle }-{ $high } in { $throws } throws
    }
sequenzen-nothing = no sequence
sequenzen-note-waiting = not played yet
sequenzen-note-so-far = { $result } so far
sequenzen-replay =
    { $number ->
        [one] The first replay, because nobody had a sequence.
       *[other] Replay { $number } of at most { $most }, because nobody had a sequence.
    }
sequenzen-told-result = { $who }: { $result }.
    .you = You: { $result }.
sequenzen-told-replay = Nobody has a sequence. Once more, { $who } begins.
    .you = Nobody has a sequence. Once more, you begin.
sequenzen-error-two-dice = You may leave exactly two dice lying, or throw all of them again.
