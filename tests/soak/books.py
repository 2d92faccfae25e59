"""A second bookkeeping of a match, kept beside the core's and written from the rules alone."""


class Books:
    """Chips, points, pot, play-off and winners after each thing that happens."""

    def __init__(self, rules):
        self.rules, self.variants = rules, rules.variants
        self.chips, self.points = [0] * rules.players, [0] * rules.players
        self.pot = self.stake = self.completed = 0
        self.playoff = self.winners = ()
        self.pay_in()

    @property
    def femkort(self):
        return self.rules.game == "femkort"

    @property
    def bank(self):
        return "best_of_three_pots" in self.variants

    @property
    def lowest(self):
        return not self.femkort and (
            self.rules.game != "letzter_stich" or "penalty" in self.variants
        )

    def pay_in(self, *, after_void=False):
        """The antes before a deal (FK-25, LS-47); more of them after a void hand (FK-48, FK-61)."""
        if self.playoff:
            return
        doubled = after_void and "escalating_ante" in self.variants
        base = self.rules.options.get("ante", self.rules.options.get("stake", 0))
        self.stake = 2 * self.stake if doubled else base
        self.chips = [held - self.stake for held in self.chips]
        self.pot += self.stake * self.rules.players

    def finish(self, result):
        """A deal was played to its end."""
        if result.void:
            return
        if self.playoff:
            self.crown((result.winner,))
            return
        self.completed += 1
        self.points = [had + more for had, more in zip(self.points, result.points, strict=True)]
        if not self.bank:
            self.take_pot(result.winner)
        options = self.rules.options
        target = options.get("pots_to_win", options.get("target"))
        if target is not None and max(self.points) >= target:
            self.rank(self.points, lowest=self.lowest)
        elif self.completed == self.last_deal():
            self.stop()

    def last_deal(self):
        options = self.rules.options
        if self.rules.game == "fan_tan":
            return options["deals"]
        return options["max_deals"] if "max_deals" in options else len(self.rules.plan)

    def stop(self):
        """The match ends as it stands; during a play-off the tied seats share it."""
        chips = (self.femkort and not self.bank) or self.rules.options.get("stake", 0) > 0
        if self.playoff:
            self.winners, self.playoff = self.playoff, ()
        elif chips:
            self.rank(self.chips, lowest=False)
        else:
            self.rank(self.points, lowest=self.lowest)

    def rank(self, standing, *, lowest):
        best = min(standing) if lowest else max(standing)
        tied = tuple(seat for seat, held in enumerate(standing) if held == best)
        if len(tied) > 1 and self.rules.game in ("femkort", "letzter_stich"):
            self.playoff = tied
        else:
            self.crown(tied)

    def crown(self, winners):
        self.winners, self.playoff = winners, ()
        if self.bank:
            self.take_pot(winners[0])

    def take_pot(self, seat):
        self.chips[seat] += self.pot
        self.pot = 0

    def agree_with(self, match):
        """Fail where the match says something else."""
        mine = (tuple(self.chips), tuple(self.points), self.pot, self.playoff, self.winners)
        theirs = (match.chips, match.points, match.pot, match.playoff, match.winners)
        if mine != theirs or sum(match.chips) + match.pot != 0:
            raise AssertionError(mine, theirs)
