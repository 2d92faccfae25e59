"""Tables to draw questions for, and a second reading of what is right."""

from __future__ import annotations

from itertools import product
from typing import Any

from femkort_widgets.analysis import solve
from femkort_widgets.core.cards import PASS, Card, read_move, seat_labels
from femkort_widgets.core.games import rules
from femkort_widgets.records import loads

TABLES = (
    rules("femkort"),
    rules("femkort", players=5, variants=("contenders_only",)),
    rules("femkort", players=3, variants=("trump",), ante=2),
    rules("femkort", variants=("best_of_three_pots", "no_heading")),
    rules("letzter_stich", players=3),
    rules("letzter_stich", variants=("trump_any_time",)),
    rules("letzter_stich", players=5, variants=("small_card_bonus", "penultimate_counts")),
    rules("letzter_stich", variants=("penalty",)),
    rules("femkamp", variants=("ace_low_in_pass", "all_clubs_free", "passes_count")),
    rules("femkamp", players=5),
    rules("sekskamp"),
    rules("sjukamp", players=3),
    rules("fan_tan", players=3),
    rules("fan_tan", players=5, variants=("forehand_opens",)),
)


def position_of(question):
    """The position, read again from the text that the pupil is given."""
    record = loads(question.record, question.rules)
    assert record.faults == ()
    return record.replayed[0].walks[0].end


def expected(question: Any) -> set[frozenset[str]]:
    """The right answers, found in another way than the question does."""
    read: dict[str, Any] = {
        "legal": legal,
        "reason": reason,
        "winner": winner,
        "pot": pot,
        "score": score,
        "voids": voids,
        "best": best,
        "variant": variant,
    }
    found: set[frozenset[str]] = read[question.kind](question, position_of(question))
    return found


def every(keys):
    return {frozenset(keys)}


def any_of(keys):
    return {frozenset([key]) for key in keys}


def moves_of(position):
    hand = position.hands[position.to_play]
    return [*hand, PASS] if position.round.layout else list(hand)


def can(position, move):
    """Whether the core takes it when it is played."""
    try:
        position.play(move)
    except ValueError:
        return False
    return True


def legal(question, position):
    return every(str(move) for move in moves_of(position) if can(position, move))


def reason(question, position):
    why = position.verdicts()[read_move(question.task.get("card"))].reason
    return any_of([why.key])


def rank(position, card):
    low = position.round.key == "pass" and "ace_low_in_pass" in position.rules.variants
    return 1 if low and card.rank == 14 else card.rank


def highest(position, plays):
    """Who wins: the highest trump, else the highest of the led suit."""
    trump = position.trump
    suit = trump if any(card.suit == trump for card, _ in plays) else plays[0][0].suit
    return max((rank(position, card), seat) for card, seat in plays if card.suit == suit)[1]


def winner(question, position):
    card = Card.parse(question.task.get("card"))
    plays = [*zip(position.trick.cards, position.trick.seats, strict=True)]
    return any_of([labels(position)[highest(position, [*plays, (card, position.to_play)])]])


def labels(position):
    return seat_labels(position.rules.players)


def pot(question, position):
    able = {seat for seat, count in enumerate(position.counts) if count}
    if "contenders_only" in position.rules.variants:
        able &= {trick.winner for trick in position.tricks}
    return every(labels(position)[seat] for seat in able)


def points(position, card, variants):
    """What each seat has, counted by hand from the cards played."""
    last = position.play(card)
    seats, key = range(position.rules.players), position.round.key
    options = position.rules.options
    if key == "fan_tan":
        out = position.to_play
        cost = [last.counts[seat] + last.moves_of(seat) for seat in seats]
        return [0 if s == out and "passes_count" not in variants else cost[s] for s in seats]
    taken = [
        (trick, highest(position, [*zip(trick.cards, trick.seats, strict=True)]))
        for trick in last.tricks
    ]
    if key == "femkort":
        pot = 1 if "best_of_three_pots" in variants else options["ante"] * position.rules.players
        return [pot * (taken[-1][1] == seat) for seat in seats]
    if key == "letzter_stich":
        return last_trick(taken, seats, variants, options["value"])
    found = [0] * position.rules.players
    for trick, seat in taken:
        found[seat] += sum(map(COST[key], trick.cards)) + TRICK[key]
    if key == "clubs" and "all_clubs_free" in variants and 13 in found:
        return [0 for _ in seats]
    return found


TRICK = {"pass": 1, "grand": -1, "trump": -1, "clubs": 0, "queens": 0, "clubs_and_queens": 0}
COST = {
    **dict.fromkeys(("pass", "grand", "trump"), lambda card: 0),
    "clubs": lambda card: card.suit == "C",
    "queens": lambda card: 4 * (card.rank == 12),
    "clubs_and_queens": lambda card: (
        (8 if card.suit == "C" else 4) if card.rank == 12 else int(card.suit == "C")
    ),
}


def last_trick(taken, seats, variants, value):
    found = [0 for _ in seats]
    trick, last = taken[-1]
    small = trick.cards[trick.seats.index(last)].rank < 10 and "small_card_bonus" in variants
    worth = [(last, value * (1 + small))]
    if "penultimate_counts" in variants and len(taken) > 1:
        worth.append((taken[-2][1], value))
    for seat, (won, each) in product(seats, worth):
        found[seat] += each if (won == seat) != ("penalty" in variants) else 0
    return found


def score(question, position):
    seat = labels(position).index(question.task.get("of"))
    card = question.task.get("card")
    return any_of([str(points(Counted(position), card, position.rules.variants)[seat])])


class Counted:
    """A position with its passes counted once more."""

    def __init__(self, position):
        self.inner = position

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def play(self, card):
        return Counted(self.inner.play(card))

    def moves_of(self, seat):
        pairs = zip(self.inner.movers, self.inner.moves, strict=True)
        return sum(mover == seat and move is PASS for mover, move in pairs)


def voids(question, position):
    """By trying to give the seat a card of the suit, and the others theirs, one after another."""
    suit = question.task.get("suit")
    others = [seat for seat in position.seats if seat != question.seat]
    return every(labels(position)[s] for s in others if not may_hold(position, question, s, suit))


def may_hold(position, question, seat, suit):
    if any(card.suit == suit for card in position.hands[seat]):
        return True
    free = unseen(position)
    barred = [excluded(position, each) for each in range(position.rules.players)]
    wanted = [s for s, more in enumerate(position.unknown) for _ in range(more)]
    turned = position.deal.turned if position.round.trump == "turned" else None
    if turned in free:
        free.remove(turned)
        wanted.remove(position.deal.dealer)
        if position.deal.dealer == seat and turned.suit == suit:
            return True
    if seat not in wanted:
        return False
    wanted.remove(seat)
    for card in [c for c in free if c.suit == suit and c not in barred[seat]]:
        if matched(wanted, [c for c in free if c != card], barred):
            return True
    return False


def unseen(position):
    held = {card for hand in position.hands for card in hand}
    return [c for c in position.round.pack if c not in held and c not in position.moves]


def excluded(position, seat):
    """The cards that a seat's play shows it not to hold."""
    variants, found = position.rules.variants, set()
    heading = position.rules.game == "femkort" and "no_heading" not in variants
    for trick in (*position.tricks, position.trick):
        if seat not in trick.seats or trick.seats[0] == seat:
            continue
        at = trick.seats.index(seat)
        card, led = trick.cards[at], trick.cards[0].suit
        before = [*zip(trick.cards[:at], trick.seats[:at], strict=True)]
        best = trick.cards[trick.seats.index(highest(position, before))]
        suit = {c for c in position.round.pack if c.suit == led}
        if card.suit != led and not ("trump_any_time" in variants and card.suit == position.trump):
            found |= suit
        if card.suit == led == best.suit and heading and rank(position, card) < best.rank:
            found |= {c for c in suit if c.rank > best.rank}
    return found


def matched(wanted, free, barred):
    """Can every place have a card of its own? By augmenting paths."""
    holder = {}

    def place(index, tried):
        for card in free:
            if card in tried or card in barred[wanted[index]]:
                continue
            tried.add(card)
            if card not in holder or place(holder[card], tried):
                holder[card] = index
                return True
        return False

    return all(place(index, set()) for index in range(len(wanted)))


def best(question, position):
    """Each move made, and what is then worth solved by itself."""
    seat = question.seat
    worth = {
        move: after(position.play(move), seat) for move in moves_of(position) if can(position, move)
    }
    choose = min if position.rules.match.lowest else max
    return any_of(str(move) for move, value in worth.items() if value == choose(worth.values()))


def after(position, seat):
    if position.over:
        return position.result.points[seat]
    return solve(position, seat=seat).value


def variant(question, position):
    key, card = question.task.get("variant"), question.task.get("card")
    left = tuple(v for v in position.rules.variants if v != key)
    left = () if key == "trump" else left
    if question.task.get("who"):
        contending = {trick.winner for trick in position.tricks}
        holding = {seat for seat, count in enumerate(position.counts) if count}
        return every(labels(position)[seat] for seat in holding - contending)
    if card:
        seat = labels(position).index(question.task.get("of"))
        return any_of([str(points(Counted(position), card, position.rules.variants)[seat])])
    plain = rules(position.rules.game, players=position.rules.players, variants=left)
    if not plain.endless:
        plain = plain.with_rounds((position.round.key,))
    other = loads(question.record, plain).replayed[0].walks[0].end
    moves = moves_of(position)
    return every(str(m) for m in moves if can(position, m) != can(other, m))
