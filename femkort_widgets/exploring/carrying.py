"""The same deal and the same cards by other rules, as far as these rules allow them."""

from dataclasses import dataclass
from functools import cache
from itertools import chain, islice

from ..core.cards import Card, Move
from ..core.deal import Deal, check_known, hand_sizes, shuffled
from ..core.games import game
from ..core.games import rules as agree
from ..core.obligations import Reason
from ..core.opening import start
from ..core.position import Position
from ..core.rounds import RoundRules
from ..core.rules import Rules
from ..errors import Error, IllegalPlayError
from .choices import chosen


@dataclass(frozen=True, slots=True)
class Parting:
    """Where the cards played by some rules cannot be played by others."""

    number: int
    """How many moves are the same."""
    move: Move
    mover: int
    """Who played it."""
    to_play: int | None
    """Who is to play there by the other rules; None where the deal is over."""
    reason: Reason
    """Why it is not possible by the other rules."""


@dataclass(frozen=True, slots=True)
class Carried:
    """A position by other rules, and where its play has parted from the other one's."""

    position: Position
    parting: Parting | None = None


def carried(position: Position, rules: Rules, number: int | None = None) -> Carried:
    """The same hands and moves by these rules; the position before the first that is not possible.

    ``number`` is that of the deal, by default the same, or the last that these rules have. Where
    they deal other cards, or other numbers of them, the hands stay as much as they can. Raises
    Error where that cannot be, because cards are not known.

    >>> from ..core.games import rules as agree
    >>> at = start(agree("femkort", players=2), Deal(("SA S5 H7", "S2 SK D2"), 0))
    >>> carried(at.play("SK").play("SA"), agree("femkort", players=2)).parting
    >>> free = start(agree("femkort", players=2, variants=("no_heading",)), at.deal)
    >>> carried(free.play("SK").play("S5"), at.rules).parting.reason.key
    'head_the_trick'
    """
    this = position.number if number is None else number
    if not rules.endless:
        this = min(this, len(rules.plan) - 1)
    everybody = len(position.seats) == position.rules.players
    seats = None if everybody or rules.players != position.rules.players else position.seats
    return _played(position, start(rules, fitted(position, rules, this), number=this, seats=seats))


def _played(position: Position, at: Position) -> Carried:
    broken = {note.move for note in position.irregular}
    for made, (move, mover) in enumerate(zip(position.moves, position.movers, strict=True)):
        try:
            after = at.play(move, irregular=made in broken)
        except IllegalPlayError as refused:
            turned = made in broken or at.to_play in (None, mover)
            reason = refused.reason if turned else at.reason("out_of_turn")
            return Carried(at, Parting(made, move, mover, at.to_play, reason))
        if after.movers[-1] != mover:
            reason = at.reason("out_of_turn")
            return Carried(at, Parting(made, move, mover, at.to_play, reason))
        at = after
    return Carried(at)


def fitted(position: Position, rules: Rules, number: int) -> Deal:
    """The deal of a position as these rules deal it, with as many of its cards as they can.

    Cards that are not in the pack go out, hands are cut and filled up, and the cards for that come
    from those put aside, in an order that only the deal decides. Raises Error where cards are not
    known.
    """
    given, this, players = position.deal, rules.round(number), rules.players
    dealer = given.dealer % players
    sizes = _sizes(this, dealer, players)
    same = players == len(given.hands) and frozenset(this.pack).issuperset(chain(*given.hands))
    if not same or sizes != _sizes(position.round, dealer, players):
        check_known(given.unknown)
        if position.irregular_deal and players == len(given.hands):
            held = map(len, given.hands)
            sizes = tuple(min(*both) for both in zip(held, sizes, strict=True))
        given = _dealt(given, this.pack, sizes, dealer)
    return _turning(given) if this.trump == "turned" else given


def _sizes(this: RoundRules, dealer: int, players: int) -> tuple[int, ...]:
    return hand_sizes(this, tuple(range(players)), dealer, players)


def _dealt(given: Deal, pack: tuple[Card, ...], sizes: tuple[int, ...], dealer: int) -> Deal:
    """The hands of a deal, cut and filled up to these sizes from this pack."""
    seed = _seed(given)
    kept: list[list[Card]] = []
    for seat, size in enumerate(sizes):
        hand = given.hands[seat] if seat < len(given.hands) else ()
        cards = shuffled(tuple(card for card in sorted(hand) if card in pack), f"{seed}/{seat}")
        if seat == dealer == given.dealer:
            cards.sort(key=lambda card: card != given.turned)
        kept.append(cards[:size])
    held = set(chain(*kept))
    rest = iter(shuffled(tuple(card for card in pack if card not in held), seed))
    hands = [
        [*hand, *islice(rest, size - len(hand))] for hand, size in zip(kept, sizes, strict=True)
    ]
    return Deal(hands, dealer, given.turned if given.turned in hands[dealer] else None)


def _seed(deal: Deal) -> str:
    """What stands for the cards of a deal, in whatever order they are written."""
    return " / ".join(" ".join(map(str, sorted(hand))) for hand in deal.hands)


def _turning(deal: Deal) -> Deal:
    """The deal with a card of the dealer turned where none was."""
    hand = deal.hands[deal.dealer]
    if deal.turned is not None or not hand:
        return deal
    return Deal(deal.texts, deal.dealer, shuffled(tuple(sorted(hand)), _seed(deal))[0])


def opened(deal: Deal, rules: Rules) -> Deal:
    """The deal with the card that the dealer got last as the one to turn, where none is known.

    So it can be looked at with trumps and without (C-FK-12, C-LS-07); a game that never turns a
    card leaves it.
    """
    last = deal.hands[deal.dealer][-1:]
    if deal.turned is not None or not last or deal.unknown[deal.dealer] or not _turns(rules.game):
        return deal
    return Deal(deal.texts, deal.dealer, last[0])


@cache
def _turns(key: str) -> bool:
    """Is there a variant of this game in which a card is turned for trumps?"""
    plain = agree(key)
    found = (_with(plain, one.key) for one in game(key).variants)
    return any(this.trump == "turned" for rules in found if rules for this in rules.plan)


def _with(rules: Rules, variant: str) -> Rules | None:
    try:
        return chosen(rules, variant, True)
    except Error:
        return None


def upto(position: Position, number: int) -> Position:
    """The position after so many of its moves."""
    if number >= len(position.moves):
        return position
    everybody = len(position.seats) == position.rules.players
    seats = None if everybody else position.seats
    at = start(position.rules, position.deal, number=position.number, seats=seats)
    broken = {note.move for note in position.irregular}
    for made, move in enumerate(position.moves[:number]):
        at = at.play(move, irregular=made in broken)
    return at
