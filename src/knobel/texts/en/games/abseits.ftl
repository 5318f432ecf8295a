abseits-name = Offside
abseits-aliases = Abseits
abseits-line = One die, one common total, and whoever brings it to the limit is offside.
abseits-goal = Never bring the shared total to the limit; the last one left wins.
abseits-each-turn = Throw one die; its pips are added to the shared total.
abseits-rules =
    In turn everybody throws one die once, round after round, and all throws are added to one common total.

    { $limit_choice ->
        [starter_names] Before the first throw whoever begins names a limit from 30 to 50, both included.
        [random] Before the first throw a limit from 30 to 50 is drawn by lot.
       *[agreed] The limit is { $limit }.
    } It holds for the whole game.

    Whoever brings the total to the limit or beyond is out. Then the total goes back to zero, and the left neighbour of the player who went out throws next.

    The last one left wins.
abseits-option-limit = Limit
abseits-option-limit-help = Whoever brings the total this far is out; counts where the limit is agreed on.
abseits-option-limit_choice = The limit is
abseits-option-limit_choice-help = Agree on it beforehand, let the first player name it, or draw it.
abseits-value-limit_choice-agreed = agreed on
abseits-value-limit_choice-starter_names = named by the first player
abseits-value-limit_choice-random = drawn by lot
abseits-table-throws = The limit is drawn by lot.
abseits-space-bids = Name a limit from { $low } to { $high }
abseits-move-bid = Name { $amount } as the limit
abseits-limit-open = The limit is not known yet.
abseits-total = The total is { $total }, the limit { $limit }.
abseits-told-bid = { $who } sets the limit at { $amount }.
    .you = You set the limit at { $amount }.
abseits-told-table-throws = The lot is drawn.
abseits-told-limit = The limit is { $limit }.
abseits-told-total = That makes { $total }, { $left } short of the limit.
abseits-told-last-leap = That makes { $total }: the next throw is bound to be too much.
abseits-told-reached = That makes { $total }: { $who } is offside.
    .you = That makes { $total }: you are offside.
abseits-error-limit-bounds = The limit must be from { $low } to { $high }, both included.
