"""What a player can foresee of their own action."""

from caravanserai.games.dunhuang.game import GAME


def test_letting_a_token_go_foresees_neither_a_win_nor_the_next_turn() -> None:
    """Whether the taker now wins depends on a hand the holder doesn't know."""
    position = GAME.notation.read(
        "dunhuang; players: 2; decision: protect; tiles: manichean domestic; in-bonus: yes; "
        "camel: domestic; market: tea -; claim: glass; pile: -; "
        "A.hand: lapis glass bamboo tea; A.shop: glass; A.tokens: silver lapis bamboo tea paper; "
        "B.shop: glass; B.tokens: glass!",
        0,
    )
    view = GAME.view(position, 1)
    foreseen = GAME.preview(view, GAME.notation.action("yield", view))
    assert [event.kind for event in foreseen] == ["token-claimed"]
