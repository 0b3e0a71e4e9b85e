"""Fair turns for questions: nobody starves, whatever others ask."""

from collections import Counter
from collections.abc import Iterable, Iterator

from caravanserai.table.turns import (
    GAME,
    GAMES_PER_HINT,
    HINT,
    OTHERS_PER_REVIEW,
    REVIEW,
    Ticket,
    Turns,
)


def game(payer: str) -> Ticket:
    return Ticket(payer, "dunhuang", GAME)


def hint(payer: str) -> Ticket:
    return Ticket(payer, "dunhuang", HINT)


def waiting(*tickets: Ticket) -> Turns[Ticket]:
    turns: Turns[Ticket] = Turns()
    for ticket in tickets:
        turns.add(ticket)
    return turns


def begun(turns: Turns[Ticket], most: int = 1) -> Ticket:
    ticket = turns.next(lambda _: True, most)
    assert ticket is not None
    return ticket


def answered(turns: Turns[Ticket], count: int) -> Iterator[Ticket]:
    """This many turns of one worker; each payer asks again as soon as it is answered."""
    for _ in range(count):
        ticket = begun(turns)
        yield ticket
        turns.done(ticket)
        turns.add(ticket)


def payers(tickets: Iterable[Ticket]) -> list[str]:
    return [ticket.payer for ticket in tickets]


def test_many_tables_of_one_payer_delay_another_by_one_question() -> None:
    turns = waiting(*(game("many") for _ in range(30)))
    thought_about = begun(turns)
    turns.add(game("one"))
    turns.done(thought_about)
    turns.add(thought_about)
    assert payers(answered(turns, 6)) == ["one", "many"] * 3


def test_payers_have_equal_turns_and_so_have_the_tables_of_each() -> None:
    tables = [game(payer) for payer, count in (("a", 1), ("b", 2), ("c", 10)) for _ in range(count)]
    asked = list(answered(waiting(*tables), 60))
    assert Counter(payers(asked)) == {"a": 20, "b": 20, "c": 20}
    assert set(Counter(map(id, asked)).values()) == {20, 10, 2}


def test_games_come_before_hints_but_hints_come_too() -> None:
    turns = waiting(hint("many"), *(hint("many") for _ in range(9)), game("one"), hint("one"))
    order = [ticket.rank == HINT for ticket in answered(turns, 2 * (GAMES_PER_HINT + 1))]
    assert order == [*[False] * GAMES_PER_HINT, True] * 2


def test_a_hint_that_has_just_come_does_not_pass_a_game() -> None:
    turns = waiting(game("one"))
    assert not any(ticket.rank == HINT for ticket in answered(turns, 20))
    turns.add(hint("one"))
    assert begun(turns).rank == GAME


def test_a_review_comes_after_games_and_hints_but_comes() -> None:
    turns = waiting(Ticket("r", "dunhuang", REVIEW), game("one"), hint("one"))
    order = [ticket.rank for ticket in answered(turns, 60)]
    assert OTHERS_PER_REVIEW <= order.index(REVIEW) <= OTHERS_PER_REVIEW + 1
    assert order.count(REVIEW) == 4
    assert order.count(GAME) > order.count(HINT) > order.count(REVIEW)


def test_hints_of_many_payers_take_turns() -> None:
    turns = waiting(*(hint("many") for _ in range(30)), hint("one"))
    assert payers(answered(turns, 4)) == ["many", "one"] * 2


def test_what_is_taken_back_never_gets_a_turn() -> None:
    kept, gone = game("a"), game("a")
    turns = waiting(gone, kept)
    turns.remove(gone)
    turns.remove(gone)
    assert begun(turns) is kept
    turns.remove(kept)  # it is already in progress
    assert turns.next(lambda _: True, 5) is None
    assert list(turns) == []


def test_what_was_lost_is_asked_again_before_all_others() -> None:
    lost, other, more = game("a"), game("b"), game("a")
    turns = waiting(lost, other, more)
    assert begun(turns) is lost
    turns.done(lost)
    turns.add_first(lost)
    assert [begun(turns, 5), begun(turns, 5), begun(turns, 5)] == [lost, other, more]


def test_whoever_has_the_fewest_workers_is_next_and_nobody_has_more_than_the_most() -> None:
    turns = waiting(*(game("many") for _ in range(5)))
    assert payers(begun(turns, 2) for _ in range(2)) == ["many", "many"]
    assert turns.next(lambda _: True, 2) is None
    turns.add(game("one"))
    turns.add(game("one"))
    assert begun(turns, 3).payer == "one"
    assert begun(turns, 3).payer == "one"
    assert begun(turns, 3).payer == "many"


def test_only_what_fits_is_asked() -> None:
    other = Ticket("b", "araby", GAME)
    turns = waiting(game("a"), other)
    assert turns.next(lambda ticket: ticket.game == "araby", 1) is other
