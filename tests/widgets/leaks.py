"""Every card that a page, or whoever prints a widget, could read out of what a widget tells."""

import json
import re

SUITS = dict(zip("♠♥♦♣", "SHDC", strict=True))
CODE = re.compile(r"(?<![A-Za-z0-9])([SHDC])(10|[2-9TJQKA])(?![A-Za-z0-9])")
DRAWN = re.compile(r"([♠♥♦♣])\ufe0e?\s*(10|[2-9TJQKA])")
OWN_FILES = ("_esm", "_css", "_words", "layout")


def cards_in(text):
    """The codes of the cards named in a text, as codes or with the signs of the suits."""
    found = CODE.findall(text) + [(SUITS[sign], rank) for sign, rank in DRAWN.findall(text)]
    return {suit + rank.replace("10", "T") for suit, rank in found}


def told(widget):
    """All that leaves Python: the synchronised state, the static twin, the messages sent."""
    state = {name: held for name, held in widget.get_state().items() if name not in OWN_FILES}
    rounds = [_without_the_two(this) for this in state["frames"]["rounds"]]
    state["frames"] = {**state["frames"], "rounds": rounds}
    twin = widget._repr_mimebundle_()[0]
    sent = [state, twin, getattr(widget, "heard", [])]
    return json.dumps(sent, ensure_ascii=False, default=str) + repr(widget)


def _without_the_two(this):
    """A round without the option that names a card: which two is left out of a pack."""
    options = {key: value for key, value in this["options"].items() if key != "removed_two"}
    return {**this, "options": options}


def opening(frames):
    """The opening card, where a reason names it: whoever holds it, all know that it comes first."""
    return {
        reason["params"]["card"] for reason in frames["reasons"] if reason["key"] == "opening_card"
    }


def hidden(position, seats):
    """The cards that nobody in these seats can know: not played, not theirs, not turned up."""
    seen = {*map(str, position.moves)}
    seen |= {str(card) for seat in seats for card in position.deal.hands[seat]}
    seen |= {str(position.deal.turned)} if position.trump else set()
    return {*map(str, position.round.pack)} - seen
