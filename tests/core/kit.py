"""What the tests of the rules share: tables, written deals, and cards played in a row."""

from random import Random

from femkort_widgets.core.cards import Card
from femkort_widgets.core.deal import Deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.tricks import start

VARIANTS = (
    "redeal_request",
    "best_of_three_pots",
    "no_heading",
    "escalating_ante",
    "trump",
    "contenders_only",
)


def table(*variants, players=4, **options):
    return rules("femkort", players=players, variants=variants, **options)


def written(text, dealer=-1, turned=None):
    """Hands by seat between slashes; the last seat deals unless said, so seat 0 leads."""
    hands = [hand.strip() for hand in text.split("/")]
    return Deal(hands, dealer % len(hands), turned)


def at(text, moves="", *variants, dealer=-1, turned=None, irregular=False):
    """The position of a written deal after these cards."""
    given = written(text, dealer, turned)
    position = start(table(*variants, players=len(given.hands)), given)
    return played(position, moves, irregular=irregular)


def played(position, moves, *, irregular=False):
    for move in moves.split():
        position = position.play(move, irregular=irregular)
    return position


def legal(position):
    return " ".join(map(str, position.legal()))


def keys(position, seat=None):
    """Each card of a hand with the key of its reason."""
    return {str(card): verdict.reason.key for card, verdict in position.verdicts(seat).items()}


def reason(position, card, seat=None):
    return position.verdicts(seat)[Card.parse(card)].reason


def texts(cards):
    return " ".join(map(str, cards))


def line(position, seed=0):
    """Every position of a random legal line, the first one included."""
    random = Random(seed)
    yield position
    while not position.over:
        position = position.play(random.choice(position.legal()))
        yield position


def last(positions):
    *_, end = positions
    return end
