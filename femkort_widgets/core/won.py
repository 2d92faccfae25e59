"""Why a trick was won."""

from .cards import ACE
from .obligations import Reason
from .position import Position
from .trick import Trick


def why_won(position: Position, trick: Trick) -> Reason:
    """The reason why a completed trick of this round went to its winner (FK-36, FK-62, FP-31)."""
    assert trick.winner is not None
    best = trick.cards[trick.seats.index(trick.winner)]
    led = trick.cards[0].suit
    params: dict[str, str | int] = {"card": str(best), "led": led}
    if position.trump is not None:
        params["trump"] = position.trump
    if position.round.ace_low and any(c.rank == ACE and c.suit == led for c in trick.cards):
        params["ace"] = "low"
    key = "won_led" if best.suit == led else "won_trump"
    if len(trick.cards) == 1:
        key = "won_alone"
    return Reason(key, params, position.round.sources(key))
