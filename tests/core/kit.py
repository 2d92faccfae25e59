"""What the tests of the rules share: tables, written deals, and cards played in a row."""

from random import Random

from femkort_widgets.core.cards import Card, full_pack
from femkort_widgets.core.deal import Deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.match import Match
from femkort_widgets.core.opening import start

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


def won_by(seat, players=4, seats=None):
    """A deal of short hands that only this seat can win: it alone has a fifth card."""
    return _short({seat}, players, seats)


def void(players=4, seats=None):
    """A deal of short hands that nobody can win."""
    return _short(set(), players, seats)


def _short(fifth, players, seats):
    pack = iter(full_pack())
    sizes = [
        0 if seats is not None and seat not in seats else 4 + (seat in fifth)
        for seat in range(players)
    ]
    return Deal([[next(pack) for _ in range(size)] for size in sizes])


def play_out(match):
    while not match.position.over:
        match.play(match.position.legal()[0])


def match_of(*deals, variants=(), players=4, dealer=0, **options):
    """A match with every prepared deal played out but those that follow its end."""
    match = Match(table(*variants, players=players, **options), deals=deals, dealer=dealer)
    play_out(match)
    for _ in deals[1:]:
        match.next_deal()
        play_out(match)
    return match
