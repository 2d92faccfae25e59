"""What is said in full: Python and the page say the same, and a teacher can read it in one place.

After a sentence was changed on purpose, ``python -m tests.i18n.test_sentences`` writes the file.
"""

import json
from itertools import product
from pathlib import Path
from typing import Any

from femkort_widgets.i18n import explain, languages

FILE = Path(__file__).with_name("sentences.json")
NAMES = ("Ada", "Bo", "Cy", "Di")
TOLD: tuple[tuple[str, bool, dict[str, Any], list[str]], ...] = (
    ("follow_suit", False, {"led": "C", "leader": 1}, ["C9", "CK"]),
    ("follow_suit", False, {"led": "S", "leader": 2}, ["SA"]),
    ("follow_suit", False, {"led": "C", "leader": 1}, []),
    ("follow_suit", False, {"led": "C", "leader": 1, "trump": "H"}, ["C9"]),
    ("head_the_trick", False, {"led": "D", "leader": 1, "beat": "DT"}, ["DJ", "DA"]),
    ("head_the_trick", False, {"led": "D", "leader": 1, "beat": "DT"}, ["DQ"]),
    ("already_played", False, {}, []),
    ("not_in_trick", False, {}, []),
    ("not_in_hand", False, {}, []),
    ("deal_over", False, {}, []),
    ("out_of_turn", False, {}, []),
    ("house_rule", False, {}, []),
    ("house_rule", True, {}, []),
    ("opening_card", False, {"card": "H7"}, ["H7"]),
    ("opening_card", False, {"card": "H7"}, []),
    ("does_not_fit", False, {}, ["H6"]),
    ("does_not_fit", False, {}, ["H6", "S7"]),
    ("does_not_fit", False, {}, []),
    ("must_play", False, {}, ["H6"]),
    ("must_play", False, {}, ["H6", "S7"]),
    ("must_play", False, {}, []),
    ("opens", True, {}, []),
    ("fits", True, {}, []),
    ("nothing_fits", True, {}, []),
    ("lead", True, {}, []),
    ("lead", True, {"house": 1}, []),
    ("void", True, {"led": "C", "leader": 1}, []),
    ("void", True, {"led": "C", "leader": 1, "trump": "H"}, []),
    ("void", True, {"led": "H", "leader": 1, "trump": "H"}, []),
    ("heads", True, {"led": "S", "leader": 1, "beat": "S8"}, []),
    ("heading_lapsed", True, {"led": "S", "leader": 1, "beat": "H2", "trump": "H"}, []),
    ("cannot_head", True, {"led": "S", "leader": 1, "beat": "SQ"}, []),
    ("trump_any_time", True, {"led": "S", "leader": 1, "trump": "H"}, []),
    ("follows", True, {"led": "H", "leader": 1}, []),
    ("won_led", True, {"led": "S", "card": "SQ"}, []),
    ("won_led", True, {"led": "S", "card": "SQ", "trump": "H"}, []),
    ("won_led", True, {"led": "S", "card": "S9", "ace": "low"}, []),
    ("won_trump", True, {"led": "S", "card": "H2", "trump": "H"}, []),
    ("won_alone", True, {"led": "C", "card": "CA"}, []),
)

HOUSE: tuple[dict[str, str], ...] = (
    {"en": "Follow {led} as {leader} did, {name}: {binds} or {n}.", "fr": "{binds_the} d’abord."},
    {"en": "It's {beat_The}, no {led_one}, {nobody} or {n, plural, one {#}}; {trump} is <b>."},
    {"sv": "Rött först."},
    {},
)


def sentences() -> list[dict[str, Any]]:
    """Each reason in every language, for both persons, in both styles."""
    found = []
    house = {"led": "C", "leader": 1, "beat": "CT"}
    told: list[dict[str, Any]] = [
        *(dict(zip(("key", "legal", "params", "binds"), one, strict=True)) for one in TOLD),
        *(
            {
                "key": "red_first",
                "legal": False,
                "params": house,
                "binds": ["DJ", "DA"],
                "says": says,
            }
            for says in HOUSE
        ),
    ]
    for reason in told:
        for lang, seat, style in product(languages(), (0, 3), ("sign", "name")):
            said = explain(reason, lang, seat=seat, you=0, names=NAMES, style=style)
            found.append(
                {"lang": lang, "seat": seat, "style": style, "reason": reason, "said": said}
            )
    return found


def test_reasons_are_said_as_agreed() -> None:
    assert sentences() == json.loads(FILE.read_text("utf-8"))


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in sentences())
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")
