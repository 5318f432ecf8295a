stadt-land-fluss-schnapp-name = Town, Country, River: Grab the Die
stadt-land-fluss-schnapp-aliases = Grab the Letter; Letter Dice Snap; Categories Snap
stadt-land-fluss-schnapp-line = Thirteen letters, one category: whoever writes a term first grabs the die with its first letter.
stadt-land-fluss-schnapp-goal = Whoever has the most points wins: one for every die that you snap up.
stadt-land-fluss-schnapp-each-turn = Be quick to write a word of the category: the die with its first letter is yours.
stadt-land-fluss-schnapp-rules =
    You play { $rounds ->
        [one] one round
       *[other] { WORD($rounds) } rounds
    } with thirteen letter dice { $dice_set ->
        [en] made for English words
       *[de] made for German words
    }. Each round has one category, such as town, animal or first name.

    { $category_choice ->
        [vote] Three categories are drawn at random, and you vote for the one to play; a tie is decided at random, too.
        [random] It is drawn at random.
       *[rotate] Players take turns to propose it, from the list or one of their own. If at least half of the others object, or nothing comes within 20 seconds, the same player proposes once more; after that one is drawn at random. Whoever says nothing agrees.
    } No category comes up twice as long as there is a fresh one on the list.

    Then all the dice fall into the middle, a joker ◆ is taken out, and everybody grabs at once: write a term, and the free die with its first letter is yours. You may tap the die that you mean; otherwise you get the first free one with that letter. Whoever writes faster gets it, and each term counts only once in a round, even if its letter lies there twice.

    A term needs at least two letters. Capitals, accents, blanks and hyphens make no difference; Ä, Ö, Ü and ß count as AE, OE, UE and SS, so Österreich begins with O. Better leave articles out. { $wrong_claim_lock_s ->
        [0] A wrong term wins nothing and costs nothing.
        [one] After a wrong term you are locked for one second.
       *[other] After a wrong term you are locked for { $wrong_claim_lock_s } seconds.
    }

    If you can think of nothing more, say so; your next term brings you back in. The round is over when no die is left, when nobody can think of anything, when nobody has won a die for { $idle_s } seconds, and after { $round_max_s } seconds at the latest.

    { $challenge ->
        [live] Doubts are raised at once: for 5 seconds anybody else may challenge a new term; whoever challenges it votes against it. Then all who did not write it vote in secret for 10 seconds while play goes on. If more are against it than for it, the die goes back to the middle, and the term is used up for this round. If the round is over by then, nobody gets the die. Whoever says nothing abstains.
       *[review] After the round you have { $review_s } seconds to read what was written. You may challenge any term that is not yours; whoever challenges it votes against it. All who did not write it vote on it in secret for { $vote_s } seconds; it falls only if more are against it than for it, and then its die counts for nobody. Whoever says nothing abstains.
    }

    Each die with a valid term is worth 1 point, and nothing is ever taken off. Whoever has the most points wins.

stadt-land-fluss-schnapp-option-rounds = Rounds
stadt-land-fluss-schnapp-option-rounds-help = How many categories you play.
stadt-land-fluss-schnapp-option-challenge = Challenges
stadt-land-fluss-schnapp-option-challenge-help = After the round, or at once while play goes on.
stadt-land-fluss-schnapp-value-challenge-review = after the round
stadt-land-fluss-schnapp-value-challenge-live = at once
stadt-land-fluss-schnapp-option-idle_s = Lull in seconds
stadt-land-fluss-schnapp-option-idle_s-help = If nobody wins a die for so long, the round is over.
stadt-land-fluss-schnapp-option-round_max_s = Longest round in seconds
stadt-land-fluss-schnapp-option-round_max_s-help = No round lasts longer.
stadt-land-fluss-schnapp-option-wrong_claim_lock_s = Lock in seconds
stadt-land-fluss-schnapp-option-wrong_claim_lock_s-help = How long a wrong term locks you; 0 means not at all.

## Grabbing
stadt-land-fluss-schnapp-headline-grab = { $category }: call a term and grab its die!
stadt-land-fluss-schnapp-headline-closing = { $category }: the round is over. Any doubts left?
stadt-land-fluss-schnapp-headline-review = Does it all count? Challenge what is wrong.
stadt-land-fluss-schnapp-space-words = Call a term and grab its die
stadt-land-fluss-schnapp-cell-any = any die
stadt-land-fluss-schnapp-press-pass = I can think of nothing more
stadt-land-fluss-schnapp-press-waive = I have no doubts
stadt-land-fluss-schnapp-told-pass = { $who } can think of nothing more.
    .you = You can think of nothing more.
stadt-land-fluss-schnapp-told-waived = { $who } has no doubts.
    .you = You have no doubts.
stadt-land-fluss-schnapp-told-claim = { $who } calls “{ $text }” and grabs the die.
    .you = You call “{ $text }” and grab the die.
stadt-land-fluss-schnapp-told-refused-short =
    { $seconds ->
        [0] { $who } calls “{ $text }”: too short.
       *[other] { $who } calls “{ $text }”: too short. Locked for { $seconds } s.
    }
    .you =
        { $seconds ->
            [0] You call “{ $text }”: too short.
           *[other] You call “{ $text }”: too short. Locked for { $seconds } s.
        }
stadt-land-fluss-schnapp-told-refused-used =
    { $seconds ->
        [0] { $who } calls “{ $text }”: that has been called.
       *[other] { $who } calls “{ $text }”: that has been called. Locked for { $seconds } s.
    }
    .you =
        { $seconds ->
            [0] You call “{ $text }”: that has been called.
           *[other] You call “{ $text }”: that has been called. Locked for { $seconds } s.
        }
stadt-land-fluss-schnapp-told-refused-letter =
    { $seconds ->
        [0] { $who } calls “{ $text }”: no free die shows that letter.
       *[other] { $who } calls “{ $text }”: no free die shows that letter. Locked for { $seconds } s.
    }
    .you =
        { $seconds ->
            [0] You call “{ $text }”: no free die shows that letter.
           *[other] You call “{ $text }”: no free die shows that letter. Locked for { $seconds } s.
        }
stadt-land-fluss-schnapp-told-time-idle = Nobody can think of anything more.
stadt-land-fluss-schnapp-told-time-round = The time of this round is up.
stadt-land-fluss-schnapp-told-closing = What has just been called can still be challenged.
stadt-land-fluss-schnapp-told-hands-off =
    { $count ->
        [0] Hands off! The round is over, and nobody has called anything that could count.
        [one] Hands off! The round is over, and one term has won a die.
       *[other] Hands off! The round is over, and { $count } terms have won a die.
    }
stadt-land-fluss-schnapp-note-held =
    { $dice ->
        [0] no die yet
        [one] 1 die grabbed
       *[other] { $dice } dice grabbed
    }
stadt-land-fluss-schnapp-note-passed =
    { $dice ->
        [0] no die yet, out of ideas
        [one] 1 die grabbed, out of ideas
       *[other] { $dice } dice grabbed, out of ideas
    }
stadt-land-fluss-schnapp-note-locked = locked for a moment
stadt-land-fluss-schnapp-read-slot = { $slot }: { $letter } { $text }
stadt-land-fluss-schnapp-read-term = { $text } ({ $id }) by { $authors }: { $status }
    .you-authors =
        { $others ->
            [0] { $text } ({ $id }) by you: { $status }
           *[other] { $text } ({ $id }) by { $names } and you: { $status }
        }
stadt-land-fluss-schnapp-read-term-points =
    { $points ->
        [0] { $text }: no point
       *[other] { $text }: 1 point
    }
stadt-land-fluss-schnapp-read-clock =
    { $kind ->
        [idle] { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left unless somebody wins a die
        [round] The round lasts { $seconds } seconds at most
        [lock] Locked for { $seconds } seconds
        [challenge] { $seconds } seconds to challenge the last term
        [vote] { $seconds } seconds to vote
       *[other] { $seconds } seconds
    }
stadt-land-fluss-schnapp-error-locked =
    { $seconds ->
        [one] After a wrong term you are locked for one second.
       *[other] After a wrong term you are locked for { $seconds } seconds.
    }
