"""Whole matches of random legal play, each move and each deal held to the rules."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from femkort_widgets.core.cards import PASS
from femkort_widgets.core.games import games
from femkort_widgets.core.match import Match
from tests.soak.books import Books
from tests.soak.referee import check_deal, holds
from tests.soak.tables import drawn_rules, odd_deals

GAMES = games()
MOST_DEALS = 2000


def soak(game: str, seed: str, first: int, matches: int) -> Counter[Any]:
    """Play so many matches, numbered from ``first``; what was played, counted."""
    counts: Counter[Any] = Counter()
    for number in range(first, first + matches):
        try:
            counts += one_match(game, f"{seed}/{number}")
        except Exception as error:
            error.add_note(f"--game {game} --seed {seed} --first {number} --matches 1")
            raise
    return counts


def one_match(game, seed):
    """Play one match drawn from the seed and count what it was."""
    random = Random(f"{game}/{seed}")
    rules = drawn_rules(game, random)
    dealer = random.randrange(rules.players)
    odd = odd_deals(rules, dealer, random) if random.random() < 0.15 else None
    match = Match(rules, seed=seed, deals=odd, dealer=dealer)
    return Soak(match, random).play_out()


class Soak:
    """One match with its second bookkeeping and what has been counted."""

    def __init__(self, match, random):
        self.match, self.random = match, random
        self.books, self.trace = Books(match.rules), []
        self.stop_after = random.randrange(400) if random.random() < 0.12 else None
        self.counts = Counter()

    def play_out(self):
        """Play until the match is over."""
        match, rules = self.match, self.match.rules
        while not match.over:
            self.step()
            self.books.agree_with(match)
            holds(len(match.state.earlier) < MOST_DEALS, "endless")
        self.check_end()
        self.counts["matches"] += 1
        self.counts["players", rules.players] += 1
        for variant in rules.variants or ("none",):
            self.counts["variant", variant] += 1
        return self.counts

    def step(self):
        """One thing that happens: a move, a deal, a request, a misdeal, the end."""
        match, random = self.match, self.random
        if self.stop_after is not None and self.counts["moves"] >= self.stop_after:
            self.stop_after += random.randrange(40)
            self.stop()
        elif match.state.hand.ended:
            self.next_deal()
        elif not match.position.moves and random.random() < 0.03:
            match.misdeal()
            self.count_deal("misdeals")
        elif self.may_request() and random.random() < 0.15:
            agree = [random.random() < 0.85 for _ in range(match.rules.players)]
            if match.ask_redeal(random.choice(match.position.seats), agree):
                self.count_deal("redeals")
        else:
            self.move()

    def may_request(self):
        return "redeal_request" in self.match.rules.variants and not self.match.position.moves

    def stop(self):
        self.match.stop()
        self.books.stop()
        self.counts["stops"] += 1

    def next_deal(self):
        void = self.counts_as_void()
        self.match.next_deal()
        self.books.pay_in(after_void=void)
        self.count_deal("void" if void else "playoffs" if self.match.playoff else "more")

    def counts_as_void(self):
        """Is the same hand dealt again because nobody won it, and is the match still the same?"""
        hand, result = self.match.state.hand, self.match.position.result
        same = hand.before.playoff == self.match.playoff
        return hand.ended == "over" and result.void and same

    def count_deal(self, kind):
        self.counts[kind] += 1
        self.trace = []

    def move(self):
        """A random legal move, and after the last one the deal is checked."""
        match, position = self.match, self.match.position
        legal = position.legal()
        holds(legal and len(set(legal)) == len(legal), "nothing to play")
        holds(PASS not in legal or legal == (PASS,), legal)
        if self.random.random() < 0.02:
            verdicts = position.verdicts()
            holds({m for m, v in verdicts.items() if v.legal} == set(legal), verdicts)
        move = self.random.choice(legal)
        self.trace.append((position.to_play, legal, move))
        match.play(move)
        self.counts["moves"] += 1
        if match.position.over:
            self.finish()

    def finish(self):
        position = self.match.position
        check_deal(position, self.trace, playoff=bool(self.match.state.hand.before.playoff))
        self.books.finish(position.result)
        self.counts["deals"] += 1
        self.counts["irregular deals"] += position.irregular_deal

    def check_end(self):
        """Deals are numbered and dealt in turn, and a finished match stays as it is."""
        match = self.match
        numbers = [(outcome.number, outcome.attempt) for outcome in match.results]
        for (number, attempt), (later, again) in pairwise(numbers):
            holds((later, again) in ((number, attempt + 1), (number + 1, 1), (number, 1)), numbers)
        holds(match.winners and not match.playoff, match.winners)
