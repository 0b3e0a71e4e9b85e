"""Boxes and states as records.

One annotated class declares the fields; the NumPy dtype, the stand-in used when the JIT is off
and what the type checker sees all derive from it:

    class State(MatchState):
        hand: Grid = int8(SEATS, GOODS)
        camel: int = int8()

At rest a record is a NumPy array of that dtype with one element per game. Rules receive one
element: a Numba record, or with the JIT off an instance of the class itself, whose fields are
plain ints and nested lists.
"""

import struct
from typing import Any, ClassVar, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

SEATS: Final = 4
MOST_READ: Final = 256  # stand-ins of a class that are kept for reading

Rows = NDArray[Any]
Row = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]


class Field(NamedTuple):
    """The declaration of one field: its number type and, for arrays, its shape."""

    number: type[np.signedinteger[Any]]
    shape: tuple[int, ...]


def int8(*shape: int) -> Any:
    """Declare a field of small numbers."""
    return Field(np.int8, shape)


def int16(*shape: int) -> Any:
    """Declare a field of numbers beyond 127."""
    return Field(np.int16, shape)


def int64(*shape: int) -> Any:
    """Declare a field of very large numbers."""
    return Field(np.int64, shape)


class Place(NamedTuple):
    """Where in the bytes of a record a field begins, and the numbers stored there."""

    start: int
    numbers: struct.Struct
    shape: tuple[int, ...]


def _place(dtype: np.dtype[Any], name: str, field: Field) -> Place:
    assert dtype.fields is not None
    code, count = np.dtype(field.number).char, int(np.prod(field.shape, dtype=int))
    return Place(dtype.fields[name][1], struct.Struct(f"={count}{_CODES[code]}"), field.shape)


_CODES: Final = {np.dtype(n).char: c for n, c in ((np.int8, "b"), (np.int16, "h"), (np.int64, "q"))}


def _shaped(numbers: list[Any], shape: tuple[int, ...]) -> Any:
    """Numbers in the shape of a field: lists within lists."""
    for count in shape[:0:-1]:
        numbers = [numbers[i : i + count] for i in range(0, len(numbers), count)]
    return numbers


_CONTENT: Final = "_content"  # the bytes of a record whose fields are loaded one by one


class Record:
    """Base class of every box and state."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]] = {}
    _read: ClassVar[dict[bytes, Any]] = {}
    _places: ClassVar[dict[str, Place]] = {}

    def __init_subclass__(cls) -> None:
        declared = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        for name in declared:
            delattr(cls, name)
        cls.fields = {**cls.fields, **declared}
        cls._read = {}
        cls.dtype = np.dtype([(n, f.number, f.shape) for n, f in cls.fields.items()], align=True)
        cls._places = {name: _place(cls.dtype, name, field) for name, field in cls.fields.items()}

    @classmethod
    def rows(cls, count: int = 1) -> Rows:
        """`count` records in an array, all zero."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def load(cls, rows: Rows, index: int = 0) -> Self:
        """The stand-in of one element of `rows`."""
        record = cls()
        values = zip(cls.fields, rows[index].item(), strict=True)
        record.__dict__ = {n: v.tolist() if type(v) is np.ndarray else v for n, v in values}
        return record

    @classmethod
    def read(cls, rows: Rows, index: int = 0) -> Self:
        """The same, read-only: records with equal contents share one stand-in.

        Each field is loaded on first use.
        """
        content = rows[index].tobytes()
        found = cls._read.get(content)
        if found is None:
            if len(cls._read) >= MOST_READ:
                cls._read.clear()
            found = cls._read[content] = cls()
            found.__dict__[_CONTENT] = content
        return found

    def __getattr__(self, name: str) -> Any:
        """Load a field on first use."""
        place, loaded = self._places.get(name), self.__dict__
        if place is None or _CONTENT not in loaded:
            raise AttributeError(name)
        numbers = place.numbers.unpack_from(loaded[_CONTENT], place.start)
        value = loaded[name] = _shaped(list(numbers), place.shape) if place.shape else numbers[0]
        return value

    def __getitem__(self, name: str) -> Any:
        """A field by name, as in compiled rules."""
        return getattr(self, name)

    def named(self) -> dict[str, Any]:
        """The fields by name, except the generator."""
        return {name: getattr(self, name) for name in self.fields if name != "rng"}

    def store(self, rows: Rows, index: int = 0) -> None:
        """Write this stand-in to one element of `rows`; a number that doesn't fit is an error."""
        rows[index] = tuple([getattr(self, name) for name in self.fields])

    def assign(self, other: Self) -> None:
        """Become equal to `other`."""
        for name in self.fields:
            setattr(self, name, _copied(getattr(other, name)))


class MatchState(Record):
    """The fields every game's state begins with.

    rng: key and counter of the generator, removed from views. score, rank: filled in when the game
    ends. eyes: 0 for the full state, else 1 + the viewer whose view this is. ended: 0 while the
    game goes on, else the reason it ended.
    """

    rng: Row = int64(2)
    score: Row = int16(SEATS)
    rank: Row = int8(SEATS)
    eyes: int = int8()
    ended: int = int8()


class MatchFacts(Record):
    """The fields every game's facts begin with."""

    last_round: int = int8()  # is it the last one, if a game has rounds?


class StandIns:
    """An array of records as rules see it with the JIT off: each element is loaded on first use."""

    def __init__(self, kind: type[Record], rows: Rows, changes: bool = True) -> None:
        self._load, self._rows = (kind.load if changes else kind.read), rows
        self._changes = changes
        self._loaded: dict[int, Record] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: int) -> Record:
        if index not in self._loaded:
            self._loaded[index] = self._load(self._rows, index)
        return self._loaded[index]

    def __setitem__(self, index: int, record: Record) -> None:
        self[index].assign(record)

    def write_back(self) -> None:
        """Store every element that may have changed."""
        if not self._changes:
            return
        for index, record in self._loaded.items():
            record.store(self._rows, index)


def copy_rows(rows: Rows) -> Rows:
    """A copy of every byte: NumPy's own leaves chance between the fields, and is far slower."""
    return np.ndarray(rows.shape, rows.dtype, bytearray(rows.tobytes()))


def _copied(value: Any) -> Any:
    return [_copied(v) for v in value] if isinstance(value, list) else value


def take_rows(rows: Rows, which: Any) -> Rows:
    """Copies of some elements, of every byte: NumPy's own leave out what is between the fields."""
    whole = rows.view(np.dtype((np.void, rows.dtype.itemsize)))
    return np.asarray(whole[which]).view(rows.dtype)
