"""What everything costs: about a thousandth of a second of the house's time each, counted by device and by network.

Whoever adds a route or a message says here what it costs; a test sees to it.
"""

from knobel.house.desks.messages import DeskHello, DeskPing, DeskPlease, DeskPreview
from knobel.house.messages import Hello, Hold, Ping, Please, Talk
from knobel.house.table.requests import Advise

# By method and path, as the route is declared.
ROUTES: dict[str, float] = {
    "GET /": 1,
    "GET /{path}": 1,
    "GET /health": 1,
    "GET /metrics": 1,
    "GET /api/games": 2,
    "GET /api/games/{game}/rules": 5,
    "GET /api/games/{game}/statistics": 5,
    "GET /api/minds": 1,
    "GET /api/addresses": 3,
    "GET /api/me": 3,
    "PUT /api/me": 5,
    "DELETE /api/me": 200,
    "GET /api/me/favourites": 3,
    "PUT /api/me/favourites": 10,
    "GET /api/me/tables": 20,
    "GET /api/me/statistics": 5,
    "GET /api/me/games": 20,
    "GET /api/me/clubs": 20,
    "GET /api/me/export": 100,
    "POST /api/account/register/begin": 5,
    "POST /api/account/register/finish": 10,
    "POST /api/account/sign-in/begin": 5,
    "POST /api/account/sign-in/finish": 10,
    "POST /api/account/sign-out": 5,
    "GET /api/account/passkeys": 3,
    "DELETE /api/account/passkeys/{passkey}": 5,
    "GET /api/tables": 3,
    "POST /api/tables": 30,
    "POST /api/join": 3,
    "POST /api/tables/{table}/departure": 50,
    "POST /api/tables/{table}/arrival": 200,
    "GET /api/tables/{table}/replays/{number}": 20,
    "GET /api/tables/{table}/fairness/{number}": 20,
    "GET /api/tables/{table}/analysis/{number}": 20,
    "GET /api/tables/{table}/endings/{number}": 20,
    "POST /api/positions": 40,
    "GET /api/days": 10,
    "GET /api/days/{date}": 10,
    "GET /api/days/{date}/file": 10,
    "POST /api/days/{date}/play": 30,
    "GET /api/desks/form": 5,
    "POST /api/desks": 20,
    "POST /api/desks/import": 200,
    "GET /api/desks/{desk}/export": 30,
    "GET /api/desks/{desk}/results.csv": 10,
    "GET /api/desks/{desk}/results.xlsx": 20,
    "GET /api/desks/{desk}/results.json": 10,
    "GET /api/desks/{desk}/page": 10,
    "GET /api/desks/{desk}/players": 10,
    "GET /api/desks/{desk}/links": 3,
    "POST /api/desks/{desk}/players": 200,
    "POST /api/desks/{desk}/lists": 100,
    "POST /api/desks/{desk}/sign-up": 10,
    "POST /api/desks/{desk}/recovery": 10,
    "POST /api/desks/recover": 10,
    "DELETE /api/desks/{desk}": 50,
    "POST /api/clubs": 20,
    "POST /api/clubs/import": 200,
    "GET /api/clubs/{club}/page": 20,
    "GET /api/clubs/{club}/links": 10,
    "GET /api/clubs/{club}/export": 50,
    "GET /api/clubs/{club}/book.csv": 20,
    "GET /api/clubs/{club}/season.csv": 20,
    "GET /api/clubs/{club}/games.csv": 20,
    "POST /api/clubs/{club}/requests": 20,
    "POST /api/clubs/{club}/join": 10,
    "POST /api/clubs/{club}/tournament": 20,
    "POST /api/clubs/{club}/game": 20,
    "POST /api/clubs/{club}/tie": 10,
    "DELETE /api/clubs/{club}/tie": 5,
    "POST /api/clubs/{club}/forget": 100,
    "POST /api/clubs/{club}/delete": 100,
    "GET /api/socket": 5,
    "GET /api/desks/socket": 5,
    "GET /api/schema": 10,
}
# Everything below it shows the same description of the routes.
SCHEMA = "/api/schema"
# What nobody has thought of is dear.
UNKNOWN = 100.0

MESSAGES: dict[type, float] = {
    Hello: 10,
    Hold: 2,
    Please: 2,
    Talk: 3,
    Ping: 0.5,
    DeskHello: 10,
    DeskPlease: 10,
    DeskPreview: 25,
    DeskPing: 0.5,
}
# Requests that cost more than others.
REQUESTS: dict[type, float] = {Advise: 20}
# What cannot be read.
NONSENSE = 2.0


def name_of(method: str, path: str) -> str:
    """A route as it stands in the table. What may be asked by GET may be asked by HEAD."""
    shown = SCHEMA if path == SCHEMA or path.startswith(SCHEMA + "/") else path
    return f"{'GET' if method == 'HEAD' else method} {shown}"


def cost_of(method: str, path: str) -> float:
    """What it costs to ask at a route, by its path as it was declared."""
    return ROUTES.get(name_of(method, path), UNKNOWN)


def cost_of_message(message: object) -> float:
    """What a message costs."""
    request = getattr(message, "request", None)
    return REQUESTS.get(type(request), MESSAGES.get(type(message), UNKNOWN))
