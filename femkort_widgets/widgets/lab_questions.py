"""What can be asked in the lab, and who answers it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..analysis import chances, simulate, who_forces
from ..analysis.strategies import Strategy
from ..core.deal import deal
from ..core.opening import start
from ..core.position import Position
from ..core.rules import Rules
from .lab_answer import Answer

QUESTIONS = ("compare", "worth", "force")
"""Which way of playing does better? What is each card worth? Who can force the last trick?"""
AGAINST = ("random", "all", "selfish")
"""How it goes on from a card: by chance, or perfectly, together or each for himself."""
FORCED = ("femkort", "letzter_stich")
"""The games in which the last trick decides."""

Show = Callable[[Answer], Any]
Stop = Callable[[], bool]


@dataclass(frozen=True)
class Asked:
    """A question with all that belongs to it."""

    question: str
    rules: Rules
    number: int
    """The round."""
    contenders: tuple[Strategy, ...]
    """The one that the others are compared with first."""
    field: Strategy
    """Who sits at the other seats."""
    against: str
    deals: int
    seed: int | str
    lang: str

    def answer(self, show: Show, stop: Stop) -> Answer:
        """What comes out; ``show`` is given the answers on the way. Raises Error."""
        found: Answer = getattr(self, f"_{self.question}")(show, stop)
        return found

    def _compare(self, show: Show, stop: Stop) -> Answer:
        result = simulate(
            self.rules,
            {who.key: who for who in self.contenders},
            deals=self.deals,
            seed=self.seed,
            number=self.number,
            field=self.field,
            progress=False,
            show=lambda so_far: show(self.compared(so_far)),
            stop=stop,
        )
        return self.compared(result)

    def compared(self, result: Any) -> Answer:
        """A simulation as an answer."""
        return Answer("compare", result, {"question": "compare", **result.to_dict()}, self.lang)

    def _worth(self, show: Show, stop: Stop) -> Answer:
        position = first_choice(self.rules, self.number, self.seed)

        def weighed(found: Any, *, ended: str | None = None) -> Answer:
            return Answer("worth", found, self._worths(position, found, ended), self.lang)

        found = chances(
            position,
            against=self.against,
            worlds=self.deals,
            seed=self.seed,
            show=lambda so_far: show(weighed(so_far, ended="running")),
            stop=stop,
        )
        return weighed(found)

    def _worths(self, position: Position, found: Any, ended: str | None) -> dict[str, Any]:
        done = "done" if found.worlds == self.deals else "stopped"
        return {
            "question": "worth",
            "game": self.rules.game,
            "players": self.rules.players,
            "variants": list(self.rules.variants),
            "options": dict(self.rules.settings),
            "round": position.round.key,
            "number": self.number,
            "seed": self.seed,
            "seat": found.seat,
            "hand": [str(card) for card in position.hands[found.seat]],
            "played": [str(move) for move in position.moves],
            "against": found.against,
            "deals": found.worlds,
            "asked": self.deals,
            "ended": ended or done,
            "even": found.even,
            "lowest": found.lowest,
            "rows": [
                {
                    "card": str(chance.move),
                    "points": chance.points,
                    "error": chance.error,
                    "wins": chance.wins,
                }
                for chance in found.moves
            ],
        }

    def _force(self, show: Show, stop: Stop) -> Answer:
        def counted(found: Any) -> Answer:
            return Answer("force", found, {"question": "force", **found.to_dict()}, self.lang)

        found = who_forces(
            self.rules,
            deals=self.deals,
            seed=self.seed,
            number=self.number,
            show=lambda so_far: show(counted(so_far)),
            stop=stop,
        )
        return counted(found)


def first_choice(rules: Rules, number: int, seed: int | str) -> Position:
    """The first position of a deal in which somebody has a choice; the last seat deals."""
    dealt = deal(rules, seed=seed, number=number, dealer=rules.players - 1)
    position = start(rules, dealt, number=number)
    while len(position.legal()) == 1:
        position = position.play(position.legal()[0])
    return position
