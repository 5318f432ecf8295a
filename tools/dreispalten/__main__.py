"""`python -m tools.dreispalten --out FOLDER`: train the network, look for the bound, play, and write the file.

Needs PyTorch and a graphics card; packages are found by PYTHONPATH, so nothing need be installed.
"""

import argparse
from pathlib import Path

import knobel
from knobel.minds.experts.dreispalten.expert import file_of
from tools.dreispalten.bound import best_prices, bound_by, columns_of, first_prices
from tools.dreispalten.network import packed
from tools.dreispalten.playing import Followers, by_pars, played
from tools.dreispalten.tables import Tables, Tensor, tables
from tools.dreispalten.training import GAMES, trained

HIDDEN = 256


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--train", type=float, default=300, help="seconds of training")
    parser.add_argument("--search", type=float, default=330, help="seconds of looking for prices")
    parser.add_argument("--games", type=int, default=131_072)
    given = parser.parse_args()
    single = tables()
    network = trained(single, HIDDEN, given.train)
    network.rounded()
    made = points_of(single, network.followers, given.games)
    usual = points_of(single, by_pars(single), given.games)
    print(f"by the network: {told(made)}; by pars: {told(usual)}", flush=True)
    print(f"the network wins {float((made > usual).double().mean() + (made == usual).double().mean() / 2):.4f} of them")
    prices = best_prices(single, columns_of(single), first_prices(single, network.followers), given.search)
    double = tables(double=True)
    bound = bound_by(double, columns_of(double), prices.double())[0]
    mean = float(made.mean())
    print(f"nobody exceeds {bound:.3f} (float64): the network is at most {1 - mean / bound:.2%} below the best")
    version = knobel.game("dreispalten-kniffel").info.version
    data = packed(network, version, round(mean, 2), round(bound, 2))
    (given.out / file_of(version).name).write_bytes(data)
    print(f"{len(data)} bytes")


def points_of(single: Tables, follows: Followers, games: int) -> Tensor:
    """The points of many games."""
    with single.torch.no_grad():
        parts = [played(single, follows, GAMES)[0] for _ in range(games // GAMES)]
    return single.torch.cat(parts).double()


def told(points: Tensor) -> str:
    """The average of games, and how sure it is."""
    return f"{float(points.mean()):.2f} ± {1.96 * float(points.std()) / len(points) ** 0.5:.2f} points"


if __name__ == "__main__":
    main()
