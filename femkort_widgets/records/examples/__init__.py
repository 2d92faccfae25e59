"""Short annotated hands, each of which shows one thing that its title says.

>>> from femkort_widgets.records import examples
>>> examples.claim("femkort_heading")
'Whoever can head the trick must do so'
>>> examples.load("femkort_heading").faults
()
"""

from functools import cache
from importlib.resources import files

from ...errors import Error
from ..files import loads
from ..model import Record

__all__ = ["claim", "load", "names"]

_END = ".ttn"


@cache
def names() -> tuple[str, ...]:
    """The names of all examples; each begins with the key of its game."""
    found = (entry.name for entry in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(_END) for name in found if name.endswith(_END)))


def load(name: str) -> Record:
    """The example of this name, to be replayed or read. Raises Error for any other name."""
    if name not in names():
        raise Error("choice", name="name", value=name, known=", ".join(names()))
    return loads(files(__name__).joinpath(name + _END).read_bytes())


def claim(name: str) -> str:
    """What the example of this name shows, in one sentence: the title of its match."""
    return load(name).matches[0].title or ""
