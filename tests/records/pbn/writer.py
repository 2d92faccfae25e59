"""A small writer of PBN: positions of our core as boards, the way other programs write them."""

from random import Random

import femkort_widgets as fw
from femkort_widgets.core.position import Position

LABELS = "NESW"
GAMES = {"trump": "sekskamp", "clubs_and_queens": "sjukamp"}


def dealt(kind: str, seed: int, dealer: int = 0) -> Position:
    """A round of this kind before its first card."""
    rules = fw.rules(GAMES.get(kind, "femkamp"))
    number = rules.rounds.index(kind)
    deal = fw.deal(rules, seed=seed, dealer=dealer, number=number)
    return fw.start(rules, deal, number=number)


def played(position: Position, rng: Random, cards: int = 52) -> Position:
    """The position after so many legal cards."""
    for _ in range(cards):
        position = position.play(rng.choice(position.legal()))
    return position


def hand(position: Position, seat: int) -> str:
    """A hand as PBN writes it."""
    held = sorted(position.deal.hands[seat], key=lambda card: -card.rank)
    return ".".join("".join(str(card)[1] for card in held if card.suit == suit) for suit in "SHDC")


def deal_value(position: Position, first: int = 0, hidden: tuple[int, ...] = ()) -> str:
    """The value of the Deal tag, from this seat on."""
    seats = [(first + step) % 4 for step in range(4)]
    hands = ("-" if seat in hidden else hand(position, seat) for seat in seats)
    return f"{LABELS[first]}:{' '.join(hands)}"


def rows(position: Position, sign: str = "-") -> list[str]:
    """The tricks, a column for each seat, that of the first leader first."""
    first = (position.deal.dealer + 1) % 4
    written = []
    for trick in (*position.tricks, position.trick):
        lying = dict(zip(trick.seats, map(str, trick.cards), strict=True))
        if lying:
            seats = [(first + column) % 4 for column in range(4)]
            written.append(" ".join(lying.get(seat, sign) for seat in seats))
    return written


def board(
    position: Position,
    *,
    number: int = 1,
    contract: str = "",
    tags: str = "",
    first: int = 0,
    hidden: tuple[int, ...] = (),
    play: str | None = None,
    end: str = "*",
) -> str:
    """A whole board."""
    leader = (position.deal.dealer + 1) % 4
    contract = contract or ("2S" if position.round.key == "trump" else "1NT")
    lines = [
        f'[Board "{number}"]',
        *tags.splitlines(),
        f'[Deal "{deal_value(position, first, hidden)}"]',
        f'[Declarer "{LABELS[position.deal.dealer]}"]',
        f'[Contract "{contract}"]',
        f'[Play "{LABELS[leader]}"]',
        *(rows(position) if play is None else [play]),
        end,
    ]
    return "\n".join(lines) + "\n"
