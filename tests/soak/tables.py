"""Tables drawn at random: a game with players, variants, options, order of rounds and odd deals."""

from femkort_widgets.core.deal import Deal
from femkort_widgets.core.games import game, rules
from femkort_widgets.errors import RulesError

OPTIONS = {
    "ante": (1, 1, 2, 5),
    "pots_to_win": (3, 3, 3, 1, 2, 5),
    "max_deals": (None, None, 1, 4, 9),
    "value": (1, 1, 2, 10),
    "target": (10, 10, 1, 3, 7),
    "stake": (0, 0, 1, 3),
    "removed_two": ("H2", "D2"),
    "deals": (1, 3, 4),
}


def drawn_rules(key, random):
    """Rules of this game, many of them with no variant and with default options."""
    chosen = game(key)
    least, most = chosen.players
    plain = random.random() < 0.4
    while True:
        variants = [v.key for v in chosen.variants if not plain and random.random() < 0.3]
        keys = [option.key for option in chosen.options if random.random() < 0.8]
        options = {key: random.choice(OPTIONS[key]) for key in keys}
        try:
            made = rules(key, players=random.randint(least, most), variants=variants, **options)
        except RulesError as error:
            if error.key != "contradiction":
                raise
            continue
        if made.endless or random.random() < 0.85:
            return made
        order = [this.key for this in made.kinds]
        return made.with_rounds(random.choices(order, k=random.randint(1, 8)))


def odd_deals(table, dealer, random):
    """Deals of hands of any size, most of them short, to begin a match with."""
    playoffs = table.game in ("femkort", "letzter_stich")
    count = 1 if playoffs else random.randint(1, 3)
    return [_odd_deal(table, dealer, random) for _ in range(count)]


def _odd_deal(table, dealer, random):
    """Cards that every round of the table plays with, at most one more than a hand has."""
    packs = [set(this.pack) for this in table.plan]
    pack = [card for card in table.round(0).pack if all(card in other for other in packs)]
    random.shuffle(pack)
    share = min(table.round(0).hand_size + 1, len(pack) // table.players)
    hands = [
        [pack.pop() for _ in range(random.randint(seat == dealer, share))]
        for seat in range(table.players)
    ]
    turned = hands[dealer][-1] if table.round(0).trump == "turned" else None
    return Deal(hands, dealer, turned)
