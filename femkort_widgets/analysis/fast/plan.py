"""A plan: everything the kernels need to know about a round, as flat numbers."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ...core.cards import ACE, SUITS, Card
from ...core.deal import dealt_seats
from ...core.games.femkort import TRICKS as FEMKORT_TRICKS
from ...core.games.femkort import contenders_last
from ...core.games.letzter_stich import is_trump
from ...core.layout import FITS, MUST_PLAY, SEVEN
from ...core.obligations import FOLLOW_SUIT, HEAD_THE_TRICK
from ...core.position import Position
from ...core.rounds import RoundRules, everybody
from ...core.rules import Rules
from ...core.scoring import SMALL, CardsLeft, LastTrick, TricksTaken, last_trick_takes_the_pot
from ...errors import RulesError
from . import fields as at
from .primitives import PACK


@dataclass(frozen=True)
class Plan:
    """A round in numbers: equal plans are the same game for every kernel."""

    numbers: tuple[int, ...]
    """What ``fields`` names, in its order."""

    @property
    def players(self) -> int:
        """The seats at the table."""
        return self.numbers[at.PLAYERS]

    @property
    def layout(self) -> bool:
        """Is it a round of Fan Tan?"""
        return self.numbers[at.LAYOUT] == 1

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """The seats dealt in."""
        seated = self.numbers[at.SEATED]
        return tuple(seat for seat in range(self.players) if seated >> seat & 1)

    def bit(self, card: Card) -> int:
        """The card as the kernels write it.

        >>> from femkort_widgets.core.games import rules
        >>> plan_of(rules("femkort")).bit(Card.parse("H2")) == 1 << 16
        True
        """
        return _bit(card, ace_low=self.numbers[at.ACE_LOW] == 1)

    def mask(self, cards: Iterable[Card]) -> int:
        """A hand as the kernels write it."""
        return sum(map(self.bit, cards))

    def card(self, bit: int) -> Card:
        """The card of a bit."""
        suit, index = divmod(bit.bit_length() - 1, 16)
        if self.numbers[at.ACE_LOW]:
            return Card(SUITS[suit], index + 1 if index else ACE)
        return Card(SUITS[suit], index + 2)

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, lowest bit first.

        >>> from femkort_widgets.core.games import rules
        >>> [str(card) for card in plan_of(rules("femkort")).cards(1 << 12 | 1 << 16)]
        ['SA', 'H2']
        """
        found = []
        while mask:
            found.append(self.card(mask & -mask))
            mask &= mask - 1
        return tuple(found)


def _bit(card: Card, *, ace_low: bool) -> int:
    rank = card.rank - 1 if ace_low else card.rank - 2
    return 1 << 16 * SUITS.index(card.suit) + (0 if ace_low and card.rank == ACE else rank)


def plan_of(rules: Rules, number: int = 0, seats: Iterable[int] | None = None) -> Plan:
    """The plan of a round of these rules, dealt to these seats.

    Raises RulesError where the table plays a rule of its own that numbers cannot say.

    >>> from femkort_widgets.core.games import rules
    >>> plan_of(rules("femkort", players=3)).seats
    (0, 1, 2)
    """
    Rules.check(rules)
    dealt_in = dealt_seats(rules.players, seats)
    this = rules.round(number) if seats is None else rules.round(number).among(len(dealt_in))
    return _plan(rules.players, dealt_in, this)


def plan_for(position: Position) -> Plan:
    """The plan of the round that a position belongs to. Raises RulesError as ``plan_of`` does."""
    return _plan(position.rules.players, position.seats, position.round)


def _plan(players: int, seats: tuple[int, ...], this: RoundRules) -> Plan:
    numbers = [0] * at.PLAN_SIZE
    numbers[at.PLAYERS] = players
    numbers[at.LAYOUT] = int(this.layout)
    numbers[at.SEATED] = sum(1 << seat for seat in seats)
    numbers[at.HAND_SIZE] = this.hand_size
    numbers[at.DECK] = _mask(this, this.pack)
    numbers[at.TRUMP_RULE] = _trump(this.trump)
    numbers[at.TRICKS] = this.max_tricks or at.NEVER
    numbers[at.CLOSED] = _closed(this)
    numbers[at.ACE_LOW] = int(this.ace_low)
    numbers[at.OPENER] = _mask(this, (this.opener,) if this.opener else ())
    for field, value in (*_duties(this), *_scoring(this)):
        numbers[field] = value
    assert numbers[at.DECK] & ~PACK == 0
    return Plan(tuple(numbers))


def _mask(this: RoundRules, cards: Iterable[Card]) -> int:
    return sum(_bit(card, ace_low=this.ace_low) for card in cards)


def _trump(trump: str | None) -> int:
    if trump is None:
        return at.NOBODY
    return at.TURNED if trump == "turned" else SUITS.index(trump)


def _closed(this: RoundRules) -> int:
    if this.plays is everybody:
        return at.NEVER
    if this.plays is contenders_last:
        return FEMKORT_TRICKS - 1
    raise RulesError("no_plan", round=this.key, what="plays")


def _duties(this: RoundRules) -> tuple[tuple[int, int], ...]:
    """The duties as flags: those of the games, in their order, or none of them."""
    known = [(duty.meets, duty.exempt) for duty in this.obligations]
    follow, heads = (FOLLOW_SUIT.meets, None), (HEAD_THE_TRICK.meets, None)
    if this.layout:
        if known != [(FITS.meets, None), (MUST_PLAY.meets, None)] or not _opens(this):
            raise RulesError("no_plan", round=this.key, what=_named(this))
        return ()
    free = (FOLLOW_SUIT.meets, is_trump)
    follows = known[:1] in ([follow], [free])
    if known[follows:] not in ([], [heads]):
        raise RulesError("no_plan", round=this.key, what=_named(this))
    return (
        (at.FOLLOW, int(follows)),
        (at.TRUMP_FREE, int(free in known)),
        (at.HEAD, int(heads in known)),
    )


def _opens(this: RoundRules) -> bool:
    return this.ace_low and (this.opener is None or this.opener.rank == SEVEN)


def _named(this: RoundRules) -> str:
    return ", ".join(duty.key for duty in this.obligations)


def _scoring(this: RoundRules) -> tuple[tuple[int, int], ...]:
    score = this.score
    if score is last_trick_takes_the_pot:
        return ((at.SCORING, at.POT),)
    if isinstance(score, LastTrick):
        small = tuple(card for card in this.pack if card.rank <= SMALL)
        return (
            (at.SCORING, at.LAST_TRICK),
            (at.VALUE, score.value),
            (at.SMALL, _mask(this, small) if score.small_card_bonus else 0),
            (at.PENULTIMATE, int(score.penultimate)),
            (at.PENALTY, int(score.penalty)),
        )
    if isinstance(score, TricksTaken):
        return _costs(this, score)
    if isinstance(score, CardsLeft):
        return (at.SCORING, at.CARDS_LEFT), (at.PASSES_COUNT, int(score.passes_count))
    raise RulesError("no_plan", round=this.key, what="score")


def _costs(this: RoundRules, score: TricksTaken) -> tuple[tuple[int, int], ...]:
    by_cost: dict[int, list[Card]] = {}
    for card, cost in score.cards:
        by_cost.setdefault(cost, []).append(card)
    if len(by_cost) > at.KINDS_OF_COST:
        raise RulesError("no_plan", round=this.key, what="score")
    pairs = [(at.SCORING, at.TRICKS_TAKEN), (at.EACH, score.trick)]
    for place, (cost, cards) in enumerate(by_cost.items()):
        pairs.append((at.COSTS + 2 * place, cost))
        pairs.append((at.COSTS + 2 * place + 1, _mask(this, cards)))
    if score.all_free:
        pairs.append((at.ALL_FREE, sum(cost for _, cost in score.cards)))
    return tuple(pairs)
