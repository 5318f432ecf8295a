"""Training: games are played by the network, and it learns what their turns were really worth."""

import time

from tools.dreispalten.network import Network, Sheets
from tools.dreispalten.playing import Position, played
from tools.dreispalten.tables import Tables, Tensor

# So many games at once; each kind of them strays so often from what looks best.
GAMES, STRAYS = 8192, (0.0, 0.02, 0.08, 0.3)
BATCH, EPOCHS = 16384, 2
FIRST_RATE, LAST_SHARE = 3e-3, 0.02
# Errors of more points than this count by their size, smaller ones by their square.
GENTLE = 5.0


def trained(tables: Tables, hidden: int, seconds: float, seed: int = 1) -> Network:
    """A network that was trained for so long."""
    torch = tables.torch
    network = Network(tables, hidden, seed)
    learner = torch.optim.Adam(network.lists, lr=FIRST_RATE)
    began, rounds = time.monotonic(), 0
    while (share := (time.monotonic() - began) / seconds) < 1:
        for group in learner.param_groups:
            group["lr"] = FIRST_RATE * LAST_SHARE**share
        with torch.no_grad():
            games = [played(tables, network.followers, GAMES, stray) for stray in STRAYS]
        loss = _learn(tables, network, learner, [each for _, positions in games for each in positions])
        rounds += 1
        if rounds % 10 == 1:
            made = float(games[0][0].mean())
            print(f"round {rounds}, {share * seconds:.0f} s: {made:.1f} points, loss {loss:.3f}", flush=True)
    return network


def _learn(tables: Tables, network: Network, learner: Tensor, positions: list[Position]) -> float:
    torch = tables.torch
    sheets = Sheets(*(torch.cat(parts) for parts in zip(*(each.sheets for each in positions), strict=True)))
    worth, losses = torch.cat([each.worth for each in positions]), []
    for _ in range(EPOCHS):
        for some in torch.randperm(len(worth), device="cuda").split(BATCH):
            believed = network.worth(Sheets(*(numbers[some] for numbers in sheets)))
            loss = torch.nn.functional.smooth_l1_loss(believed, worth[some], beta=GENTLE)
            learner.zero_grad()
            loss.backward()
            learner.step()
            losses.append(loss.detach())
    return float(torch.stack(losses).mean())
