"""The box of Merchants of Dunhuang: components by player count, and the options."""

from collections.abc import Mapping
from typing import Final

from caravanserai.engine.errors import BadOption
from caravanserai.engine.options import BY_CHANCE, Option, Picks, start_option, starting_seat
from caravanserai.engine.record import Rows
from caravanserai.games.dunhuang import alphabet as say
from caravanserai.games.dunhuang.state import Box

TILES: Final = tuple(zip(say.CHARACTERS[::2], say.CHARACTERS[1::2], strict=True))
SIZES: Final = ("printed", "small")


def sizes_for(players: int) -> tuple[str, ...]:
    """How large a game can be: two can play one that is small enough to be solved."""
    return SIZES if players == 2 else SIZES[:1]


OPTIONS: Final = (
    Option("characters", BY_CHANCE, picks=Picks(TILES, "character", order=("order", "given"))),
    Option("order", BY_CHANCE, (BY_CHANCE, "given")),
    start_option(),
    Option("majority", say.MAJORITIES[0], say.MAJORITIES),
    Option("size", SIZES[0], SIZES, lambda size, players: size in sizes_for(players), study=True),
)

LEFT_OUT: Final = {2: (1, 9, 10), 3: (1, 10), 4: ()}
STARTING_COINS: Final = {2: 5, 3: 6, 4: 7}
TOKENS_TO_WIN: Final = {2: 5, 3: 4, 4: 4}
SMALL_GOODS: Final = (2, 3, 4, 5)  # 14 cards: the market, the opening cards, and no pile


def make_box(players: int, options: Mapping[str, str]) -> Rows:
    """Goods, coins and the winning condition for this many players; tiles as chosen."""
    box = Box()
    box.players = players
    box.starting_coins = STARTING_COINS[players]
    box.tokens_to_win = TOKENS_TO_WIN[players]
    box.start = starting_seat(options["start"])
    box.majority = say.MAJORITIES.index(options["majority"])
    box.copies = [0] + [0 if g in LEFT_OUT[players] else g for g in range(1, say.KINDS + 1)]
    if options.get("size") == SIZES[1]:
        box.starting_coins = 0
        box.copies = [g if g in SMALL_GOODS else 0 for g in range(say.KINDS + 1)]
    chosen = chosen_characters(options["characters"])
    box.sides = [-1] * say.SPACES
    for character in chosen:
        box.sides[character // 2] = character % 2
    box.tiles = [-1] * say.SPACES
    if options["order"] == "given":
        if len(chosen) != say.SPACES:
            raise BadOption("order-needs-all-tiles", count=len(chosen))
        box.tiles = chosen
    rows = Box.rows()
    box.store(rows)
    return rows


def is_small(box: Box) -> bool:
    """Is it the game that can be solved?"""
    return not any(box.copies[good] for good in range(SMALL_GOODS[-1] + 1, say.SLOTS))


def chosen_characters(text: str) -> list[int]:
    """The named characters, at most one side of each tile."""
    if text == BY_CHANCE:
        return []
    chosen: list[int] = []
    for name in text.replace(",", " ").split():
        if name not in say.CHARACTERS:
            raise BadOption("unknown-character", name=name, known=", ".join(say.CHARACTERS))
        character = say.CHARACTERS.index(name)
        for other in chosen:
            if other // 2 == character // 2:
                raise BadOption("same-tile", first=say.CHARACTERS[other], second=name)
        chosen.append(character)
    return chosen
