# Words of the word games: categories, letters, review and vote.

## Options
option-dice_set = Letters
option-dice_set-help = Which letters are on the dice.
value-dice_set-de = German
value-dice_set-en = English
option-category_choice = Category
option-category_choice-help = How you agree on the category.
value-category_choice-rotate = propose in turn
value-category_choice-vote = vote
value-category_choice-random = by lot
option-review_s = Reading time in seconds
option-review_s-help = How long you can read the terms of a round and challenge them.
option-vote_s = Vote in seconds
option-vote_s-help = How long you vote on what is at issue.

## Categories
category-stadt = Town or city
category-land = Country
category-fluss = River
category-tier = Animal
category-pflanze = Plant
category-beruf = Job
category-vorname = First name
category-essen-und-trinken = Food and drink
category-sportart = Sport
category-haushaltsgegenstand = Household item
category-film-oder-serie = Film or series
category-beruehmte-person = Famous person
category-own = { $text }

## Finding the category
headline-category-lot = The lot decides on the category.
headline-category-vote = Which category will it be? Cast your vote.
headline-proposal = { $who } proposes a category.
    .you = You propose a category.
headline-objections = { $who } proposes a category. Do the others agree?
    .you = You propose a category. Do the others agree?
category-proposed = Proposed by { $who }: { $category }
    .you = Your proposal: { $category }
category-objections = Against it: { $who }
    .you =
        { $others ->
            [0] Against it: you
           *[other] Against it: you and { $names }
        }
category-candidate =
    { $votes ->
        [0] To choose from: { $category }
        [one] To choose from: { $category }, one vote
       *[other] To choose from: { $category }, { $votes } votes
    }
space-own-category = Propose a category of your own
move-category = { $category }
press-consent = Fine with me
press-object = Rather not
press-abstain = Any will do
told-press-consent = { $who } agrees.
    .you = You agree.
told-press-object = { $who } objects.
    .you = You object.
told-press-abstain = { $who } abstains.
    .you = You abstain.
told-category-proposed = { $who } proposes: { $category }.
    .you = You propose: { $category }.
told-category-refused = { $who } needs another proposal: it cannot be empty, nor a category that has been played.
    .you = You need another proposal: it cannot be empty, nor a category that has been played.
told-category-vote = { $who } votes for { $category }.
    .you = You vote for { $category }.
told-category-again = That is off. { $who } may propose once more.
    .you = That is off. You may propose once more.
told-category-lot = No agreement: the lot decides.
told-category-drawn = You can vote for { $category }.
told-category-chosen = The category is { $category }.

## Rounds
round-begins = Round { $round } of { $rounds }: no category yet
round-goes-on = Round { $round } of { $rounds }: { $category }
last-round = This is how the last round came out ({ $category }):
note-done = done
told-joker = The joker is taken out.

## Review and vote
headline-vote = The vote is on, and it is secret.
space-challenge = Challenge a term
space-vote-words = Vote for or against a challenged term
space-vote-merges = Vote for or against merging
told-challenge = { $who } challenges “{ $word }”.
    .you = You challenge “{ $word }”.
told-merge = { $who } thinks that “{ $one }” and “{ $other }” are the same.
    .you = You think that “{ $one }” and “{ $other }” are the same.
told-accept = { $who } votes for “{ $word }”.
    .you = You vote for “{ $word }”.
told-reject = { $who } votes against “{ $word }”.
    .you = You vote against “{ $word }”.
told-voted = { $who } is voting.
    .you = You are voting.
told-vote-opens =
    { $count ->
        [one] Now this is put to the vote.
       *[other] Now { $count } questions are put to the vote.
    }
told-word-stands = “{ $word }” counts. For it: { $accepts }. Against it: { $rejects }.
    .you-accepts =
        { $others ->
            [0] “{ $word }” counts. For it: you. Against it: { $rejects }.
           *[other] “{ $word }” counts. For it: you and { $names }. Against it: { $rejects }.
        }
    .you-rejects =
        { $others ->
            [0] “{ $word }” counts. For it: { $accepts }. Against it: you.
           *[other] “{ $word }” counts. For it: { $accepts }. Against it: you and { $names }.
        }
told-word-fallen = “{ $word }” does not count. For it: { $accepts }. Against it: { $rejects }.
    .you-accepts =
        { $others ->
            [0] “{ $word }” does not count. For it: you. Against it: { $rejects }.
           *[other] “{ $word }” does not count. For it: you and { $names }. Against it: { $rejects }.
        }
    .you-rejects =
        { $others ->
            [0] “{ $word }” does not count. For it: { $accepts }. Against it: you.
           *[other] “{ $word }” does not count. For it: { $accepts }. Against it: you and { $names }.
        }
told-word-merged = “{ $word }”: these are the same. For it: { $accepts }. Against it: { $rejects }.
    .you-accepts =
        { $others ->
            [0] “{ $word }”: these are the same. For it: you. Against it: { $rejects }.
           *[other] “{ $word }”: these are the same. For it: you and { $names }. Against it: { $rejects }.
        }
    .you-rejects =
        { $others ->
            [0] “{ $word }”: these are the same. For it: { $accepts }. Against it: you.
           *[other] “{ $word }”: these are the same. For it: { $accepts }. Against it: you and { $names }.
        }
told-word-apart = “{ $word }”: these stay different. For it: { $accepts }. Against it: { $rejects }.
    .you-accepts =
        { $others ->
            [0] “{ $word }”: these stay different. For it: you. Against it: { $rejects }.
           *[other] “{ $word }”: these stay different. For it: you and { $names }. Against it: { $rejects }.
        }
    .you-rejects =
        { $others ->
            [0] “{ $word }”: these stay different. For it: { $accepts }. Against it: you.
           *[other] “{ $word }”: these stay different. For it: { $accepts }. Against it: you and { $names }.
        }
nobody = nobody
told-points =
    { $points ->
        [one] { $who } gets 1 point and has { $total }.
       *[other] { $who } gets { $points } points and has { $total }.
    }
    .you =
        { $points ->
            [one] You get 1 point and have { $total }.
           *[other] You get { $points } points and have { $total }.
        }
error-own-word = “{ $word }” is yours; that is for the others to decide.
