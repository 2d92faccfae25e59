"""Every round of every table: rules, deals regular and not, and random lines of play."""

from itertools import combinations
from random import Random

import femkort_widgets as fw
from femkort_widgets.core.cards import Card
from femkort_widgets.core.deal import hand_sizes

VARIANTS = {
    "femkort": ("no_heading", "trump", "contenders_only"),
    "letzter_stich": (
        *("trump", "trump_any_time", "small_card_bonus"),
        *("penultimate_counts", "penalty", "progressive"),
    ),
    "femkamp": ("all_clubs_free", "ace_low_in_pass", "forehand_opens", "passes_count"),
    "sekskamp": ("all_clubs_free",),
    "sjukamp": ("all_clubs_free", "ace_low_in_pass"),
    "fan_tan": ("forehand_opens", "heart_seven_opens", "passes_count"),
}
"""What changes the play or the worth of a round."""
MOST = 3


def choices(game):
    """Sets of variants that go together: each alone, some together, none."""
    known = VARIANTS[game]
    for size in range(min(MOST, len(known)) + 1):
        for chosen in combinations(known, size):
            if not {"forehand_opens", "heart_seven_opens"} <= set(chosen):
                yield chosen


def tables(game):
    """Every number of players with every choice of variants."""
    least, most = fw.game(game).players
    for players in range(least, most + 1):
        for variants in choices(game):
            yield fw.rules(game, players=players, variants=variants, **_options(game))
    if game == "letzter_stich":
        yield fw.rules(game, players=3, variants=("clean_24", "small_card_bonus"))
        yield fw.rules(game, players=3, variants=("clean_24", "progressive", "trump"))


def _options(game):
    return {"value": 3} if game == "letzter_stich" else {}


def rounds(game):
    """Every table with every number of a round."""
    for chosen in tables(game):
        for number in range(len(chosen.plan)):
            yield chosen, number


def some_seats(chosen, random):
    """None for all seats, or those of a play-off."""
    if not chosen.match.playoffs or chosen.players == 2 or random.random() < 0.6:
        return None
    return tuple(sorted(random.sample(range(chosen.players), random.randint(2, chosen.players))))


def dealt(chosen, number, random):
    """The first position of a dealt round: any dealer, sometimes a play-off."""
    seats = some_seats(chosen, random)
    dealer = random.choice(seats or range(chosen.players))
    given = fw.deal(chosen, seed=random.getrandbits(40), dealer=dealer, number=number, seats=seats)
    return fw.start(chosen, given, number=number, seats=seats)


def odd(chosen, number, random):
    """The first position of an irregular deal: hands of any length, some empty."""
    seats = some_seats(chosen, random)
    dealt_in = seats or tuple(range(chosen.players))
    this = chosen.round(number) if seats is None else chosen.round(number).among(len(seats))
    pack = list(this.pack)
    random.shuffle(pack)
    dealer = random.choice(dealt_in)
    longest = max(hand_sizes(this, dealt_in, dealer, chosen.players)) + 1
    hands = [[] for _ in range(chosen.players)]
    for seat in dealt_in:
        for _ in range(random.choice((0, 1, longest - 2, longest - 1, longest - 1, longest))):
            if pack:
                hands[seat].append(pack.pop())
    turned = None
    if this.trump == "turned":
        if not hands[dealer]:
            hands[dealer].append(pack.pop() if pack else next(h for h in hands if h).pop())
        turned = random.choice(hands[dealer])
    return fw.start(chosen, fw.Deal(hands, dealer, turned), number=number, seats=seats)


def line(position, random, irregular=0.0):
    """Every position of a random line, the last one included; now and then a duty is broken."""
    yield position
    while not position.over:
        if random.random() < irregular:
            seat = position.to_play
            moves = [move for move in position.choices(seat) if move in position.hands[seat]]
            position = position.play(random.choice(moves), irregular=True)
        else:
            position = position.play(random.choice(position.legal()))
        yield position


def seeded(*parts):
    return Random("/".join(map(str, parts)))


def is_card(move):
    return isinstance(move, Card)
