"""What the tests of the statements share: rounds of any game from written hands, whole matches."""

from random import Random

import femkort_widgets as fw


def number_of(chosen, key):
    """The number of the round of this key."""
    return chosen.rounds.index(key)


def hands_of(text, dealer=-1, turned=None):
    """Hands by seat between slashes; the last seat deals unless said, so seat 0 leads."""
    hands = [hand.strip() for hand in text.split("/")]
    return fw.Deal(hands, dealer % len(hands), turned)


def at(chosen, text, moves="", *, number=0, dealer=-1, turned=None):
    """The position of written hands after these moves."""
    position = fw.start(chosen, hands_of(text, dealer, turned), number=number)
    return played(position, moves)


def in_round(game, key, text, moves="", *variants, dealer=-1, **options):
    """The position in the round of this key, as many players as there are hands."""
    players = len(text.split("/"))
    chosen = fw.rules(game, players=players, variants=variants, **options)
    return at(chosen, text, moves, number=number_of(chosen, key), dealer=dealer)


def played(position, moves):
    for move in moves.split():
        position = position.play(move)
    return position


def legal(position):
    return " ".join(map(str, position.legal()))


def keys(position, seat=None):
    """Each move with the key of its reason."""
    return {str(move): verdict.reason.key for move, verdict in position.verdicts(seat).items()}


def run(position, random):
    """The position at the end of random legal play."""
    while not position.over:
        position = position.play(random.choice(position.legal()))
    return position


def every(position, random):
    """Every position of random legal play, the first one included."""
    yield position
    while not position.over:
        position = position.play(random.choice(position.legal()))
        yield position


def play_round(match, random):
    while not match.position.over:
        match.play(random.choice(match.position.legal()))


def whole(chosen, seed, dealer=0):
    """A match played out at random."""
    match, random = fw.Match(chosen, seed=seed, dealer=dealer), Random(seed)
    play_round(match, random)
    while not match.over:
        match.next_deal()
        play_round(match, random)
    return match


def match_of(chosen, *deals, dealer=-1):
    """A match of written deals, each played with the first legal card; it stands after the last."""
    prepared = [deal if isinstance(deal, fw.Deal) else hands_of(deal) for deal in deals]
    match = fw.Match(chosen, deals=prepared, dealer=dealer % chosen.players)
    for last in range(len(prepared)):
        while not match.position.over:
            match.play(match.position.legal()[0])
        if last + 1 < len(prepared):
            match.next_deal()
    return match
