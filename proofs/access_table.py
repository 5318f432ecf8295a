"""Who may do what: the expected outcome of every message from every role, in every phase of a table.

One line for each message and phase, one column for each role. In a cell stands what comes of it:

    ok     it is done                                  -      refused: not allowed
    .      the table does not open to this role        shut   refused: the table is closed
    lobby  refused: not while a game is going on       play   refused: only while a game is going on
    sits   refused: one seat is enough for a person    empty  refused: nobody sits there
    turn   refused by the rules: not asked             none   refused: nothing to take back
    seed   refused: no such seed was promised         idle   refused: nothing to decide
    nod    refused: the host has not nodded           need   refused: the host has nodded already
    gone   refused: nobody knocks

The roles:

    host   set the table up, and sits at it            turn   the player on turn
    other  another player                              local  somebody at the host's device, with a seat of their own
    watch  watches a public table                      invit  has the invitation to a private table
    uninv  a stranger without one                      nocoo  has the invitation, but no cookie
    left   sat here, left, and shows the old token     kick   was asked to leave, and shows token and invitation
    thief  shows the token of the player on turn,      forgn  host of another table, with an invitation to this one
           from another device, with an invitation
    stale  left, sat down again, shows the old token

A message `…-other` is for somebody else's seat; whoever has no seat pretends to have that of the player on turn.
"""

from knobel.core.secrets import Viewer

PHASES = ("lobby", "playing", "over", "closed")
OUTCOMES = {
    "ok": "ok",
    "-": "not-allowed",
    ".": "say-hello-first",
    "shut": "table-closed",
    "lobby": "not-in-lobby",
    "play": "not-playing",
    "sits": "already-seated",
    "empty": "seat-empty",
    "turn": "not-asked",
    "none": "nothing-to-take-back",
    "seed": "bad-seed",
    "idle": "nothing-to-decide",
    "nod": "nod-needed",
    "need": "no-knock-needed",
    "gone": "no-such-knock",
}

TABLE = """
                       host  turn  other local watch invit uninv nocoo left  kick  thief forgn stale
hello          lobby   ok    ok    ok    ok    ok    ok    .     ok    ok    .     ok    ok    ok
hello          playing ok    ok    ok    ok    ok    ok    .     ok    ok    .     ok    ok    ok
hello          over    ok    ok    ok    ok    ok    ok    .     ok    ok    .     ok    ok    ok
hello          closed  ok    ok    ok    ok    ok    ok    .     ok    ok    .     ok    ok    ok

talk           lobby   ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
talk           playing ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
talk           over    ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
talk           closed  shut  shut  shut  shut  -     -     .     -     -     .     -     -     -

hold           lobby   ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
hold           playing ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
hold           over    ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
hold           closed  ok    ok    ok    ok    -     -     .     -     -     .     -     -     -

hold-other     lobby   -     -     -     -     -     -     .     -     -     .     -     -     -
hold-other     playing -     -     -     -     -     -     .     -     -     .     -     -     -
hold-other     over    -     -     -     -     -     -     .     -     -     .     -     -     -
hold-other     closed  -     -     -     -     -     -     .     -     -     .     -     -     -

ping           lobby   ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok
ping           playing ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok
ping           over    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok
ping           closed  ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok

sit            lobby   sits  sits  sits  sits  ok    ok    .     -     ok    .     ok    ok    sits
sit            playing lobby lobby lobby lobby lobby lobby .     -     lobby .     lobby lobby lobby
sit            over    sits  sits  sits  sits  ok    ok    .     -     ok    .     ok    ok    sits
sit            closed  shut  shut  shut  shut  shut  shut  .     -     shut  .     shut  shut  shut

sit-bot        lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
sit-bot        playing lobby lobby lobby lobby lobby lobby .     -     lobby .     lobby lobby lobby
sit-bot        over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
sit-bot        closed  shut  shut  shut  shut  shut  shut  .     -     shut  .     shut  shut  shut

sit-local      lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
sit-local      playing lobby lobby lobby lobby lobby lobby .     -     lobby .     lobby lobby lobby
sit-local      over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
sit-local      closed  shut  shut  shut  shut  shut  shut  .     -     shut  .     shut  shut  shut

leave          lobby   ok    ok    ok    ok    -     -     .     -     empty .     -     -     -
leave          playing ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
leave          over    ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
leave          closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

kick           lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
kick           playing ok    -     -     ok    -     -     .     -     -     .     -     -     -
kick           over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
kick           closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

promise        lobby   ok    ok    ok    ok    -     -     .     -     empty .     -     -     -
promise        playing lobby lobby lobby lobby -     -     .     -     -     .     -     -     -
promise        over    ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
promise        closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

promise-other  lobby   -     -     -     -     -     -     .     -     -     .     -     -     -
promise-other  playing -     -     -     -     -     -     .     -     -     .     -     -     -
promise-other  over    -     -     -     -     -     -     .     -     -     .     -     -     -
promise-other  closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

open           lobby   ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
open           playing seed  seed  seed  seed  -     -     .     -     -     .     -     -     -
open           over    ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
open           closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

open-other     lobby   -     -     -     -     -     -     .     -     -     .     -     -     -
open-other     playing -     -     -     -     -     -     .     -     -     .     -     -     -
open-other     over    -     -     -     -     -     -     .     -     -     .     -     -     -
open-other     closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

begin          lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
begin          playing lobby -     -     lobby -     -     .     -     -     .     -     -     -
begin          over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
begin          closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

act            lobby   play  play  play  play  play  play  .     play  play  .     play  play  play
act            playing turn  ok    turn  turn  -     -     .     -     -     .     -     -     -
act            over    play  play  play  play  play  play  .     play  play  .     play  play  play
act            closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

act-other      lobby   play  play  play  play  play  play  .     play  play  .     play  play  play
act-other      playing -     -     -     -     -     -     .     -     -     .     -     -     -
act-other      over    play  play  play  play  play  play  .     play  play  .     play  play  play
act-other      closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

roll           lobby   play  play  play  play  play  play  .     play  play  .     play  play  play
roll           playing -     ok    -     -     -     -     .     -     -     .     -     -     -
roll           over    play  play  play  play  play  play  .     play  play  .     play  play  play
roll           closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

roll-other     lobby   play  play  play  play  play  play  .     play  play  .     play  play  play
roll-other     playing -     -     -     -     -     -     .     -     -     .     -     -     -
roll-other     over    play  play  play  play  play  play  .     play  play  .     play  play  play
roll-other     closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

takeback       lobby   none  none  none  none  -     -     .     -     -     .     -     -     -
takeback       playing none  ok    none  none  -     -     .     -     -     .     -     -     -
takeback       over    none  none  none  none  -     -     .     -     -     .     -     -     -
takeback       closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

takeback-other lobby   -     -     -     -     -     -     .     -     -     .     -     -     -
takeback-other playing -     -     -     -     -     -     .     -     -     .     -     -     -
takeback-other over    -     -     -     -     -     -     .     -     -     .     -     -     -
takeback-other closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

cover          lobby   ok    ok    ok    ok    -     -     .     -     empty .     -     -     -
cover          playing ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
cover          over    ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
cover          closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

cover-other    lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
cover-other    playing ok    -     -     ok    -     -     .     -     -     .     -     -     -
cover-other    over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
cover-other    closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

uncover        lobby   ok    ok    ok    ok    -     -     .     -     empty .     -     -     -
uncover        playing ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
uncover        over    ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
uncover        closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

uncover-other  lobby   -     -     -     -     -     -     .     -     -     .     -     -     -
uncover-other  playing -     -     -     -     -     -     .     -     -     .     -     -     -
uncover-other  over    -     -     -     -     -     -     .     -     -     .     -     -     -
uncover-other  closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

close          lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
close          playing ok    -     -     ok    -     -     .     -     -     .     -     -     -
close          over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
close          closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

mute           lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
mute           playing ok    -     -     ok    -     -     .     -     -     .     -     -     -
mute           over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
mute           closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

change         lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
change         playing lobby -     -     lobby -     -     .     -     -     .     -     -     -
change         over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
change         closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

arrange        lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange        playing ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange        over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange        closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

arrange-code   lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange-code   playing ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange-code   over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange-code   closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

arrange-nod    lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange-nod    playing ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange-nod    over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange-nod    closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

knock          lobby   sits  sits  sits  sits  ok    ok    .     -     need  .     ok    ok    sits
knock          playing lobby lobby lobby lobby lobby lobby .     -     lobby .     lobby lobby lobby
knock          over    sits  sits  sits  sits  ok    ok    .     -     need  .     ok    ok    sits
knock          closed  shut  shut  shut  shut  shut  shut  .     -     shut  .     shut  shut  shut

sit-nod        lobby   sits  sits  sits  sits  nod   nod   .     -     ok    .     nod   nod   sits
sit-nod        playing lobby lobby lobby lobby lobby lobby .     -     lobby .     lobby lobby lobby
sit-nod        over    sits  sits  sits  sits  nod   nod   .     -     ok    .     nod   nod   sits
sit-nod        closed  shut  shut  shut  shut  shut  shut  .     -     shut  .     shut  shut  shut

nod            lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
nod            playing gone  -     -     gone  -     -     .     -     -     .     -     -     -
nod            over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
nod            closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

nod-away       lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
nod-away       playing gone  -     -     gone  -     -     .     -     -     .     -     -     -
nod-away       over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
nod-away       closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

arrange-hints  lobby   ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange-hints  playing lobby -     -     lobby -     -     .     -     -     .     -     -     -
arrange-hints  over    ok    -     -     ok    -     -     .     -     -     .     -     -     -
arrange-hints  closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

advise         lobby   play  play  play  play  play  play  .     play  play  .     play  play  play
advise         playing idle  ok    idle  idle  -     -     .     -     -     .     -     -     -
advise         over    play  play  play  play  play  play  .     play  play  .     play  play  play
advise         closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

advise-other   lobby   play  play  play  play  play  play  .     play  play  .     play  play  play
advise-other   playing -     -     -     -     -     -     .     -     -     .     -     -     -
advise-other   over    play  play  play  play  play  play  .     play  play  .     play  play  play
advise-other   closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut

hurry          lobby   play  play  play  play  play  play  .     play  play  .     play  play  play
hurry          playing ok    ok    ok    ok    -     -     .     -     -     .     -     -     -
hurry          over    play  play  play  play  play  play  .     play  play  .     play  play  play
hurry          closed  shut  shut  shut  shut  shut  shut  .     shut  shut  .     shut  shut  shut
"""

_TITLE, *_ROWS = [line.split() for line in TABLE.splitlines() if line.strip()]
ROLES = tuple(_TITLE)


def _outcome(message: str, cell: str) -> str:
    """A table that does not open is, to whoever knocks, one that does not exist."""
    return "no-such-table" if message == "hello" and cell == "." else OUTCOMES[cell]


EXPECTED = {
    (message, phase, role): _outcome(message, cell)
    for message, phase, *cells in _ROWS
    for role, cell in zip(ROLES, cells, strict=True)
}

# For whom each role sees the game, while there is one.
SEES: dict[str, frozenset[Viewer]] = {
    "turn": frozenset({0}),
    "other": frozenset({1}),
    "host": frozenset({2}),
    "local": frozenset({3}),
    **dict.fromkeys(("watch", "invit", "nocoo", "left", "thief", "forgn", "stale"), frozenset({None})),
    **dict.fromkeys(("uninv", "kick"), frozenset[Viewer]()),
}
