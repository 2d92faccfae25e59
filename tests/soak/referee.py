"""A second reading of the rules: a finished deal is played again without the duties of the core.

It takes what was dealt and, for each move, who was to play, what was legal and what was played, and
holds all of it to the rules. It shares no code with the core but cards, PASS and packs.
"""

from itertools import count

from femkort_widgets.core.cards import PASS, Card

RANK_OF_SMALL = 9
TRICKS = {3: 17, 4: 13, 5: 10}
SUMS = {"clubs": 13, "queens": 16, "clubs_and_queens": 32}
SKAT_HANDS = {2: 8, 3: 8, 4: 7, 5: 6, 6: 5}
CLIMBS = {2: "5678765", 3: "567898765", 4: "5678765", 5: "565", 6: "5"}


def holds(what, *facts):
    """Fail with the facts where the rules and the core disagree."""
    if not what:
        raise AssertionError(facts)


def turn_order(first, players):
    return [(first + step) % players for step in range(players)]


def check_deal(position, trace, *, playoff=False):
    """Hold a finished deal, and each move that led to it, to the rules."""
    key, regular = position.round.key, not position.irregular_deal
    hands = [set(hand) for hand in position.deal.hands]
    if regular:
        check_hand_sizes(position, hands, playoff)
    referee = fan_tan if key == "fan_tan" else trick_round
    points, winner, void = referee(position, hands, trace)
    result = position.result
    holds(
        (result.points, result.winner, result.void) == (points, winner, void), key, result, points
    )
    holds(position.to_play is None and position.legal() == () and position.verdicts() == {})
    if regular:
        check_sums(position, points)


def check_hand_sizes(position, hands, playoff):
    rules, seats, key = position.rules, position.seats, position.round.key
    sizes = [len(hands[seat]) for seat in seats]
    holds(sum(sizes) == sum(map(len, hands)), "cards of seats not dealt in")
    if key == "femkort":
        holds(set(sizes) == {5}, sizes)
    elif key == "letzter_stich":
        check_skat_hands(position, sizes, playoff)
    elif key == "fan_tan":
        holds(sum(sizes) == 52 and max(sizes) - min(sizes) <= 1, sizes)
    else:
        holds(set(sizes) == {TRICKS[rules.players]}, sizes)


def check_skat_hands(position, sizes, playoff):
    """8, 7, 6 or 5 cards and the rest aside; or climbing from five and back (LS-24, C-LS-13)."""
    rules, players = position.rules, len(position.seats)
    size = SKAT_HANDS[players]
    aside = {2: 16, 3: 4, 4: 4, 5: 2, 6: 2}[players]
    if "progressive" in rules.variants and not playoff:
        climb = "5678765" if "clean_24" in rules.variants else CLIMBS[players]
        climb = climb[:-1] if len(climb) > 1 else climb
        size = int(climb[position.number % len(climb)])
    elif "clean_24" not in rules.variants:
        holds(len(position.round.pack) - sum(sizes) == aside, sizes)
    holds(set(sizes) == {size}, sizes, position.number)


def check_sums(position, points):
    """What the points of a whole round come to, by kind and players (RULES section 4)."""
    key, variants = position.round.key, position.rules.variants
    if key in ("pass", "grand", "trump"):
        tricks = TRICKS[position.rules.players]
        holds(sum(points) == (tricks if key == "pass" else -tricks), key, points)
    elif key in SUMS:
        free = key == "clubs" and "all_clubs_free" in variants and not any(points)
        holds(free or sum(points) == SUMS[key], key, points)
        holds(not free or len(club_takers(position)) == 1, points)
    elif key == "femkort":
        holds(sum(points) == 1, points)
    elif key == "letzter_stich" and not {"penalty", "penultimate_counts"} & set(variants):
        holds(sum(map(bool, points)) == 1, points)


def club_takers(position):
    return {t.winner for t in position.tricks if any(card.suit == "C" for card in t.cards)}


def fan_tan(position, hands, trace):
    """Rows, passes, the end of the round: points by seat, who is out, whether it is void."""
    rules, dealt = position.rules, set().union(*hands)
    low = high = dict.fromkeys("SHDC", 7)
    low, high, opened = dict(low), dict(high), set()
    passes, run, out, laid = [0] * rules.players, 0, None, 0
    first = opening_card(rules)
    first = first if first in dealt else None
    order = [s for s in turn_order(position.deal.dealer + 1, rules.players) if hands[s]]
    seat = next((s for s in order if first in hands[s]), order[0] if order else None)

    def fits(card):
        if card.suit not in opened:
            return card.rank == 7
        return (1 if card.rank == 14 else card.rank) in (low[card.suit] - 1, high[card.suit] + 1)

    for who, legal, move in trace:
        holds(who == seat, "turn", who, seat)
        expected = {first} if first is not None and not laid else set(filter(fits, hands[who]))
        holds(set(legal) == (expected or {PASS}) and move in legal, legal, expected)
        if move is PASS:
            passes[who] += 1
            run += 1
        else:
            rank = 1 if move.rank == 14 else move.rank
            low[move.suit], high[move.suit] = min(low[move.suit], rank), max(high[move.suit], rank)
            opened.add(move.suit)
            hands[who].discard(move)
            laid, run = laid + 1, 0
            out = who if not hands[who] else None
        holding = [s for s in turn_order(who + 1, rules.players) if hands[s]]
        holds(out is None or move is trace[-1][2], "played on after somebody went out")
        holds(run < len(holding) or position.irregular_deal, "everybody passed")
        seat = next(iter(holding), None)
    stuck = out is None and (run >= sum(map(bool, hands)))
    holds(out is not None or stuck, "ended early")
    check_layout(position, low, high, opened)
    holds(laid + sum(map(len, hands)) == len(dealt), laid)
    holds(position.irregular_deal or (laid + sum(map(len, hands)) == 52 and out is not None))
    if out is None:
        return (0,) * rules.players, None, True
    points = [passed + len(hand) for passed, hand in zip(passes, hands, strict=True)]
    points[out] = passes[out] if "passes_count" in rules.variants else 0
    return tuple(points), out, False


def opening_card(rules):
    if "forehand_opens" in rules.variants:
        return None
    hearts = rules.game != "fan_tan" or "heart_seven_opens" in rules.variants
    return Card("H" if hearts else "D", 7)


def check_layout(position, low, high, opened):
    """The rows as the core tells them: from the seven, without a gap."""
    for suit, row in position.layout.items():
        holds((row is not None) == (suit in opened), suit, row)
        if row is not None:
            ends = tuple(1 if card.rank == 14 else card.rank for card in row)
            holds(ends == (low[suit], high[suit]) and ends[0] <= 7 <= ends[1], suit, row)
    laid = sum(high[suit] - low[suit] + 1 for suit in opened)
    holds(laid == sum(isinstance(move, Card) for move in position.moves), "a gap in a row")


def trick_round(position, hands, trace):
    """Turns, duties and winners of every trick: points by seat, winner, whether it is void."""
    tricks, played = [], iter(trace)
    rules = position.rules
    first = (position.deal.dealer + 1) % rules.players
    for number in count():
        if number == 5 and rules.game == "femkort":
            break
        seats = [s for s in turn_order(first, rules.players) if plays(position, hands, tricks, s)]
        if not seats:
            break
        check_counts(position, hands, seats, number)
        trick = []
        for seat in seats:
            who, legal, move = next(played)
            holds(who == seat, "turn", who, seat)
            expected = may_play(position, hands[seat], [card for _, card in trick])
            holds(set(legal) == expected and move in expected, legal, expected)
            hands[seat].discard(move)
            trick.append((seat, move))
        cards = [card for _, card in trick]
        first = trick[cards.index(best(position, cards))][0]
        tricks.append((first, cards))
    holds(next(played, None) is None, "cards after the last trick")
    holds([t.winner for t in position.tricks] == [winner for winner, _ in tricks], tricks)
    return score(position, tricks)


def plays(position, hands, tricks, seat):
    """A seat with a card; to the fifth trick in reading B only who has won one (C-FK-02)."""
    late = "contenders_only" in position.rules.variants and len(tricks) == 4
    return bool(hands[seat]) and (not late or seat in {winner for winner, _ in tricks})


def check_counts(position, hands, seats, number):
    """In a regular deal nobody runs out early; at most four contend for a fifth trick."""
    if position.irregular_deal:
        return
    late = "contenders_only" in position.rules.variants and number == 4
    holds(seats and (len(seats) <= 4 if late else len(seats) == len(position.seats)), seats)
    left = len(position.deal.hands[seats[0]]) - number
    holds(all(len(hands[seat]) == left for seat in position.seats), number)


def trump_of(position):
    if position.round.key == "trump":
        return "S"
    return position.deal.turned.suit if "trump" in position.rules.variants else None


def height(position, card):
    low = position.round.key == "pass" and "ace_low_in_pass" in position.rules.variants
    return 1 if low and card.rank == 14 else card.rank


def best(position, cards):
    """The highest trump, else the highest card of the led suit."""
    trumps = [card for card in cards if card.suit == trump_of(position)]
    suited = trumps or [card for card in cards if card.suit == cards[0].suit]
    return max(suited, key=lambda card: height(position, card))


def may_play(position, hand, table):
    """The cards of a hand that may be played to the cards on the table."""
    variants = position.rules.variants
    suited = {card for card in hand if table and card.suit == table[0].suit}
    if not suited:
        return set(hand)
    if position.rules.game == "femkort" and "no_heading" not in variants:
        high = best(position, table)
        over = {c for c in suited if c.suit == high.suit and c.rank > high.rank}
        return over or suited
    if "trump_any_time" in variants:
        return suited | {card for card in hand if card.suit == trump_of(position)}
    return suited


def score(position, tricks):
    """The points of the tricks, by the kind of the round."""
    key, players = position.round.key, position.rules.players
    if not tricks or (key == "femkort" and len(tricks) < 5):
        return (0,) * players, None, True
    last = tricks[-1][0]
    if key == "femkort":
        return tuple(int(seat == last) for seat in range(players)), last, False
    if key == "letzter_stich":
        return last_tricks(position, tricks), last, False
    points = [0] * players
    for winner, cards in tricks:
        points[winner] += sum(worth(key, card) for card in cards)
        points[winner] += {"pass": 1, "grand": -1, "trump": -1}.get(key, 0)
    if key == "clubs" and "all_clubs_free" in position.rules.variants and 13 in points:
        points = [0] * players
    return tuple(points), last, False


def worth(key, card):
    """What a card costs who takes it (FP-37, FP-44, FP-97, C-FP-13)."""
    club, queen = card.suit == "C", card.rank == 12
    if key == "clubs_and_queens":
        return 8 if club and queen else 4 if queen else int(club)
    return {"clubs": int(club), "queens": 4 * queen}.get(key, 0)


def last_tricks(position, tricks):
    """The last trick, or the last two, for the winner or as a penalty for everybody else."""
    variants, value = position.rules.variants, position.rules.options["value"]
    winner, cards = tricks[-1]
    small = "small_card_bonus" in variants and best(position, cards).rank <= RANK_OF_SMALL
    counted = [(winner, value * (2 if small else 1))]
    if "penultimate_counts" in variants and len(tricks) > 1:
        counted.append((tricks[-2][0], value))
    points = [0] * position.rules.players
    for won, worth_of in counted:
        for seat in position.seats:
            points[seat] += worth_of * ((seat == won) != ("penalty" in variants))
    return tuple(points)
