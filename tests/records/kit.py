"""Short ways to write a record for a test."""

import femkort_widgets as fw
from femkort_widgets.core.cards import Card
from femkort_widgets.records.faults import Fault
from femkort_widgets.records.model import RoundRecord
from femkort_widgets.records.play import Item

HEAD = '%TTN 1\n[Match  "m"]\n[Game   "femkort"]\n'
HANDS = "S: SQ ST D8 D7 D5\nW: S5 DA DT D3 C9\nN: SA S8 HJ DK D9\nE: SJ S6 H6 H4 CQ\n"
LINE = 13  # where the first trick of such a text stands
FIRST = "1. S: D5 DT DK H4 => N\n"
SECOND = "2. N: S8 SJ SQ S5 => S\n"
REST = "3. S: D7 DA D9 H6 => W\n4. W: D3 HJ S6 D8 => S\n5. S: ST C9 SA CQ => N\n"


def text(play: str, *, tags: str = "", head: str = "", hands: str = HANDS, end: str = "") -> str:
    """A record of one round with E as the dealer."""
    middle = '\n[Round  "1"]\n[Dealer "E"]\n'
    return f"{HEAD}{head}{middle}{tags}[Deal]\n{hands}[Play]\n{play}{end}"


def faults(given: str) -> list[tuple[str, int, int]]:
    """Key, line and column of every fault."""
    return [(fault.key, fault.line, fault.column) for fault in fw.loads(given).faults]


def only(given: str) -> Fault:
    """The one fault that the text has."""
    (fault,) = fw.loads(given).faults
    return fault


def again(given: str) -> str:
    """The text read and written."""
    return fw.dumps(fw.loads(given))


def the_round(given: str) -> RoundRecord:
    """The first round of a text."""
    return fw.loads(given).matches[0].rounds[0]


def items(play: str) -> tuple[Item, ...]:
    """What is read from a play of one round."""
    found = the_round(text(play)).play
    assert found is not None
    return found.items


def written(play: str) -> str:
    """How a play is written."""
    return again(text(play)).partition("[Play]\n")[2]


def card(name: str) -> Card:
    """A card by its text."""
    return Card.parse(name)
