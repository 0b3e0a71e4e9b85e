"""What a card taken out of the shop is said to do to its token."""

import pytest

from caravanserai.games.dunhuang.game import GAME

# A holds the tea token with one card more than B.
SHOP = (
    "dunhuang; decision: bonus; tiles: {}; market: - bamboo; A.hand: gold; A.shop: tea*{} silk; "
    "A.tokens: tea; B.shop: tea*2"
)


@pytest.mark.parametrize("cards", [2, 3])
@pytest.mark.parametrize(
    ("character", "action"),
    [("musician", "discard"), ("soldier", "swap"), ("maid", "stow"), ("domestic", "stow")],
)
def test_what_becomes_of_the_token_is_told_before(character: str, action: str, cards: int) -> None:
    """Of two cards, or of three; the soldier's removal comes only with the card he takes."""
    position = GAME.notation.read(SHOP.format(character, cards), 0)
    GAME.apply(position, 0, GAME.notation.action("ability", position))
    view = GAME.view(position, 0)

    def told(good: str) -> list[str]:
        chosen = GAME.notation.action(f"{action} {good}", view)
        said = GAME.wording.consequences(GAME, view, 0, chosen)
        return [one.key for one in said if "token" in one.key]

    assert told("tea") == ["consequence-token-lost" if cards == 2 else "consequence-token-kept"]
    assert not told("silk")
