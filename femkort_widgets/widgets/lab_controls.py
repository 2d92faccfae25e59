"""What is set in the lab: a label and a field for each, all to be reached by Tab."""

from collections.abc import Iterable, Sequence
from typing import Any

import ipywidgets as w

from ..analysis.strategies import STRATEGIES, TIPS, Strategy, is_known
from ..analysis.strategies import strategy as strategy_of
from ..core.deal import check_seed
from ..core.games import game as game_of
from ..core.games import games
from ..core.games import rules as rules_of
from ..core.rules import Rules
from ..drawing.measured import strategy_name
from ..errors import Error
from ..i18n import translate
from .lab_questions import AGAINST, FORCED, QUESTIONS, Asked

MOST = 10_000_000
DEALS = {"compare": 1000, "worth": 500, "force": 100}
"""So many are asked for at first."""
ALWAYS = ("random", "thumb", "sampling")
"""Ways to play that fit every round."""
LABELS = ("question", "game", "round", "players", "reference", "field", "against", "deals", "seed")


class Controls:
    """The fields of a lab, and what they ask for."""

    def __init__(self, table: Rules | None, own: Sequence[Strategy], lang: str) -> None:
        self._table, self._own, self._lang = table, own, lang
        self.question, self.game, self.round = (_field(w.Dropdown) for _ in range(3))
        self.players, self.reference, self.field = (_field(w.Dropdown) for _ in range(3))
        self.against = _field(w.Dropdown)
        self.deals = _field(w.BoundedIntText, min=1, max=MOST, value=DEALS["compare"])
        self.seed = _field(w.Text, value="0")
        self.variants, self.contenders = (w.Box(layout=_flow()) for _ in range(2))
        self.variants_title, self.contenders_title = w.Label(tooltip=""), w.Label(tooltip="")
        self._variants: dict[str, w.Checkbox] = {}
        self._contenders: dict[str, w.Checkbox] = {}
        self.label(lang)
        self.question.observe(self._asked_otherwise, "value")
        self.game.observe(self._other_game, "value")
        self.round.observe(self._other_round, "value")

    @property
    def all(self) -> list[w.Widget]:
        """Every field in its order."""
        return [
            *(self.question, self.game, self.round, self.players),
            *(self.variants_title, self.variants),
            *(self.contenders_title, self.contenders, self.reference, self.field),
            *(self.against, self.deals, self.seed),
        ]

    def label(self, lang: str) -> None:
        """Call everything by its name in this language; what is chosen stays."""
        self._lang = lang
        for name in LABELS:
            _name(getattr(self, name), self._say(name))
        self.variants_title.value = self._say("variants")
        self.contenders_title.value = self._say("contenders")
        _offer(self.question, QUESTIONS, lambda key: self._say(f"question.{key}"))
        _offer(self.against, AGAINST, lambda key: self._say(f"against.{key}"))
        self._asked_otherwise()
        self._other_game()

    def _say(self, key: str, **params: object) -> str:
        return translate(f"lab.{key}", self._lang, **params)

    def _asked_otherwise(self, change: Any = None) -> None:
        """Show the fields that belong to the question."""
        asked = self.question.value
        fits = FORCED if asked == "force" else games()
        fits = (self._table.game,) if self._table else fits
        _offer(self.game, fits, lambda key: translate(f"game.{key}", self._lang))
        compares = (self.contenders_title, self.contenders, self.reference, self.field)
        for each in compares:
            _show(each, wanted=asked == "compare")
        _show(self.against, wanted=asked == "worth")
        for each in (self.game, self.players, self.variants_title, self.variants):
            _show(each, wanted=self._table is None)
        _name(self.deals, self._say(f"deals.{asked}"))
        if change is not None:
            self.deals.value = DEALS[asked]

    def _other_game(self, change: Any = None) -> None:
        """Offer the rounds, seats and variants of the game."""
        key = self.game.value
        rules = self._table or rules_of(key)
        least, most = game_of(key).players
        _offer(self.players, range(least, most + 1), str, rules.players)
        rounds = list(range(len(rules.rounds)))
        _show(self.round, wanted=len(rounds) > 1)
        _offer(self.round, rounds, lambda at: translate(f"round.{rules.rounds[at]}", self._lang))
        kept = {name for name, box in self._variants.items() if box.value}
        self._variants = {
            variant.key: _box(translate(f"variant.{variant.key}", self._lang), variant.key in kept)
            for variant in game_of(key).variants
        }
        self.variants.children = [*self._variants.values()]
        self._other_round()

    def _other_round(self, change: Any = None) -> None:
        """Offer the ways to play that fit the round."""
        fit = self.fitting()
        names = {who.key: strategy_name(who.key, self._lang, known=is_known(who)) for who in fit}
        kept = {name for name, box in self._contenders.items() if box.value}
        if list(names) != list(self._contenders):
            kept = kept & {*ALWAYS} | set(names) - {*ALWAYS}
        labels = {
            who.key: f"{names[who.key]} ({', '.join(who.cites)})" if who.cites else names[who.key]
            for who in fit
        }
        self._contenders = {key: _box(label, key in kept) for key, label in labels.items()}
        self.contenders.children = [*self._contenders.values()]
        _offer(self.reference, names, names.__getitem__, "random")
        _offer(self.field, names, names.__getitem__, "random")

    def fitting(self) -> list[Strategy]:
        """The ways to play that fit the round that is chosen: the reader's own first."""
        rules = self._table or rules_of(self.game.value)
        this = rules.rounds[self.round.value or 0]
        keys = (*ALWAYS, *(tip.strategy for tip in TIPS if this in (key for _, key in tip.rounds)))
        known = {key: STRATEGIES[key] for key in keys} | {who.key: who for who in self._own}
        own = [who.key for who in self._own]
        return [known[key] for key in dict.fromkeys((*own, *known))]

    def asked(self) -> Asked:
        """The question as it is set now. Raises Error where it cannot be asked."""
        by_key = {who.key: who for who in self.fitting()}
        first = by_key[self.reference.value]
        others = [by_key[key] for key, box in self._contenders.items() if box.value]
        contenders = (first, *(who for who in others if who.key != first.key))
        if self.question.value == "compare" and len(contenders) < 2:
            raise Error("lab.one_contender")
        seed = self.seed.value.strip()
        return Asked(
            self.question.value,
            self.rules(),
            self.round.value,
            contenders,
            by_key[self.field.value],
            self.against.value,
            self.deals.value,
            int(seed) if seed.isdecimal() else seed,
            self._lang,
        )

    def rules(self) -> Rules:
        """The table that is chosen. Raises RulesError for variants that do not go together."""
        if self._table is not None:
            return self._table
        variants = tuple(key for key, box in self._variants.items() if box.value)
        return rules_of(self.game.value, players=self.players.value, variants=variants)

    def choose(self, given: dict[str, Any]) -> None:
        """Set the fields of these names. Raises Error for a value that is not offered."""
        for name in ("question", "game", "players", "round", "reference", "field", "against"):
            value = given.get(name)
            if name == "round" and isinstance(value, str):
                rounds = (self._table or rules_of(self.game.value)).rounds
                value = rounds.index(value) if value in rounds else value
            if value is not None:
                _pick(getattr(self, name), name, value)
        if given.get("variants") is not None:
            _tick(self._variants, "variants", list(given["variants"]))
        if given.get("strategies") is not None:
            keys = [strategy_of(each).key for each in given["strategies"]]
            _tick(self._contenders, "strategies", keys)
        if given.get("deals") is not None:
            if type(given["deals"]) is not int or not 0 < given["deals"] <= MOST:
                raise Error("wrong_number", name="deals", value=given["deals"], least=1)
            self.deals.value = given["deals"]
        check_seed(given["seed"])
        self.seed.value = str(given["seed"])


def own_of(given: Iterable[Any] | None) -> list[Strategy]:
    """The strategies among these that have no name here. Raises Error."""
    made = [strategy_of(each) for each in given or ()]
    return [who for who in made if STRATEGIES.get(who.key) is not who]


def _field(kind: Any, **given: Any) -> Any:
    layout = w.Layout(width="auto", max_width="40em")
    return kind(layout=layout, style={"description_width": "11em"}, **given)


def _flow() -> w.Layout:
    return w.Layout(display="flex", flex_flow="row wrap", width="auto")


def _box(label: str, chosen: bool) -> w.Checkbox:
    layout = w.Layout(width="auto", margin="0 1em 0 0")
    return w.Checkbox(chosen, description=label, tooltip=label, indent=False, layout=layout)


def _name(field: w.Widget, label: str) -> None:
    """Call a field so; without a tooltip of its own, ipywidgets says "null" there."""
    field.description = field.tooltip = label


def _offer(field: Any, keys: Iterable[Any], name: Any, first: Any = None) -> None:
    """Offer these; what was chosen stays where it is still offered."""
    known = list(keys)
    kept = field.value if field.value in known else known[0] if first is None else first
    field.options = [(name(key), key) for key in known]
    field.value = kept


def _show(field: Any, *, wanted: bool) -> None:
    field.layout.display = None if wanted else "none"


def _pick(field: Any, name: str, value: Any) -> None:
    known = [key for _, key in field.options]
    if not any(type(value) is type(key) and value == key for key in known):
        raise Error("choice", name=name, value=value, known=", ".join(map(str, known)))
    field.value = value


def _tick(boxes: dict[str, w.Checkbox], name: str, keys: Sequence[Any]) -> None:
    for key in keys:
        if key not in boxes:
            raise Error("choice", name=name, value=key, known=", ".join(boxes))
    for key, box in boxes.items():
        box.value = key in keys
