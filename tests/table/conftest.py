"""Whatever is stored by a test is stored in each kind of database."""

from collections.abc import Iterator

import pytest

from . import stores


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test that stores something runs once for each of them."""
    if stores.with_store.__name__ in metafunc.function.__code__.co_names:
        kinds = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
        metafunc.fixturenames.append("database")
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """The kind of database that `with_store` uses."""
    is_postgres = request.param == "postgres"
    stores.address = request.getfixturevalue("postgres").fresh() if is_postgres else ""
    yield
    stores.address = ""
