"""A PBN game as a record of one round, or why it is none."""

import re
from collections.abc import Iterator

from ..core.cards import Card, full_pack
from ..core.deal import Deal
from ..core.games import rules
from ..core.opening import start
from ..core.position import Position
from ..errors import Error
from .model import DealLine, Hands, MatchRecord, Record, RoundRecord, Tag
from .notes import read_card
from .pbn_play import Columns, Order, comments, read_columns
from .pbn_text import Game, Left
from .play import Play
from .values import write_pairs

GAMES = {
    "pass": "femkamp",
    "clubs": "femkamp",
    "queens": "femkamp",
    "grand": "femkamp",
    "trump": "sekskamp",
    "clubs_and_queens": "sjukamp",
}
"""The kinds of rounds and the shortest game that has each."""

_SEATS = tuple("NESW")
_PLAYERS = {"N": "north", "E": "east", "S": "south", "W": "west"}
_SAME = ("Site", "Date", "Annotator")
_TAKEN = {*_PLAYERS.values(), *map(str.lower, _SAME), "deal", "play"}
_CONTRACT = re.compile(r"(?:[1-7] ?)?(NT?|[SHDC]) ?X{0,2}", re.IGNORECASE)
_RESULT = re.compile(r"(?:(NS|EW) ?)?([0-9]{1,2})\b.*", re.IGNORECASE)
_DEAL = re.compile(r"([NESW])\s*:\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)", re.IGNORECASE)
_SUIT = re.compile(r"(?:10|[2-9TJQKA])*+", re.IGNORECASE)
_RANK = re.compile(r"10|[2-9TJQKA]", re.IGNORECASE)
_NOT_GIVEN = ("-", "...")


class _NotOursError(Exception):
    """The board is no round of this kind: why, the words that say so, their tag, the error."""

    def __init__(self, key: str, what: str = "", tag: str = "", cause: Error | None = None) -> None:
        super().__init__(key)
        self.key, self.what, self.tag, self.cause = key, what, tag, cause


def read_board(game: Game, kind: str) -> tuple[Record | None, list[Left]]:
    """The record of a game, or None; and what is left out."""
    try:
        return _read(game, kind)
    except _NotOursError as error:
        at = game.tags[error.tag].at if error.tag in game.tags else game.at
        return None, [Left(error.key, error.what, at, error.cause)]


def _read(game: Game, kind: str) -> tuple[Record, list[Left]]:
    _check_contract(game, "S" if kind == "trump" else "N")
    columns = read_columns(game.play, game.notes)
    if not columns.played:
        raise _NotOursError("not_played", tag="play")
    leader = _leader(game)
    order = Order(_start(game, kind, leader), _SEATS, leader)
    order.run(columns.cells)
    if not order.position.moves:
        what = " ".join(cell.text for cell in columns.cells if cell.card)
        raise _NotOursError("not_played", what, "play")
    one = _round(order.position, kind, _play(game, columns, order))
    left = [
        *game.left,
        *(Left("unclosed", "{", at) for at in _unclosed(game)),
        *columns.left,
        *order.left,
        *_differences(game, order.position, leader),
    ]
    return Record((MatchRecord(tuple(_tags(game, kind)), (one,)),)), left


def _check_contract(game: Game, trumps: str) -> None:
    contract = game.value("contract")
    if contract.lower() in ("pass", "passed", "ap"):
        raise _NotOursError("passed_out", contract, "contract")
    match = _CONTRACT.fullmatch(contract)
    if match is None:
        raise _NotOursError("no_contract", contract, "contract")
    if match[1][0].upper() != trumps:
        raise _NotOursError("other_contract", contract, "contract")


def _seat(text: str) -> int | None:
    """The seat that a direction names; ``^S`` is South, who took the declarer's place."""
    label = text.removeprefix("^")[:1].upper()
    return _SEATS.index(label) if label in _SEATS else None


def _leader(game: Game) -> int:
    """Who led first: the seat of the first column."""
    leader, declarer = _seat(game.value("play")), _seat(game.value("declarer"))
    if leader is None and declarer is None:
        raise _NotOursError("no_leader", game.value("play"), "play")
    return leader if leader is not None else ((declarer or 0) + 1) % len(_SEATS)


def _start(game: Game, kind: str, leader: int) -> Position:
    text = game.value("deal")
    hands: list[list[Card] | None] = _hands(text) if text else [None] * len(_SEATS)
    size = max((len(hand) for hand in hands if hand is not None), default=13)
    known = [card for hand in hands for card in hand or ()]
    rest = [card for card in full_pack() if card not in known]
    if hands.count(None) == 1 and len(rest) == size:
        hands = [rest if hand is None else hand for hand in hands]
    given = [[f"?{size}"] if hand is None else [*map(str, hand)] for hand in hands]
    these = rules(GAMES[kind])
    number = these.rounds.index(kind)
    try:
        return start(these, Deal(given, (leader - 1) % len(_SEATS)), number=number)
    except Error as error:
        raise _NotOursError("deal", str(error).rstrip("."), "deal", error) from None


def _hands(text: str) -> list[list[Card] | None]:
    """The hands from North on; None for one that is not given."""
    match = _DEAL.fullmatch(text)
    first = _seat(match[1]) if match else None
    if match is None or first is None:
        raise _NotOursError("deal", text, "deal")
    hands: list[list[Card] | None] = [None] * len(_SEATS)
    for place, word in enumerate(match.groups()[1:]):
        hands[(first + place) % len(_SEATS)] = None if word in _NOT_GIVEN else _hand(word)
    return hands


def _hand(text: str) -> list[Card]:
    suits = text.split(".")
    if len(suits) != len("SHDC") or not all(map(_SUIT.fullmatch, suits)):
        raise _NotOursError("deal", text, "deal")
    words = (
        suit + rank
        for suit, ranks in zip("SHDC", suits, strict=True)
        for rank in _RANK.findall(ranks)
    )
    return [card for card in map(read_card, words) if card is not None]


def _play(game: Game, columns: Columns, order: Order) -> Play:
    return Play(
        (
            *comments(piece.text for piece in game.opening),
            *comments(columns.opening),
            *order.items,
            *comments(piece.text for piece in game.closing),
        )
    )


def _unclosed(game: Game) -> Iterator[int]:
    return (piece.at for piece in (*game.opening, *game.closing) if piece.kind == "unclosed")


def _round(position: Position, kind: str, play: Play) -> RoundRecord:
    deal, result = position.deal, position.result
    hands = tuple(map(DealLine, _SEATS, deal.hands, deal.unknown))
    score = (
        [] if result is None else [f"{s} {n}" for s, n in zip(_SEATS, result.points, strict=True)]
    )
    return RoundRecord(
        (
            Tag.of("Round", position.number + 1),
            Tag.of("Kind", kind),
            Tag.of("Dealer", _SEATS[deal.dealer]),
            *([Tag.of("Result", "unfinished")] if result is None else []),
            Hands(hands),
            play,
            *([Tag.of("Score", " ".join(score))] if score else []),
        )
    )


def _tags(game: Game, kind: str) -> Iterator[Tag]:
    """Those of a match, then every other tag of the board with ``PBN_`` before its name."""
    board = game.value("board")
    yield Tag.of("Match", " ".join(filter(None, (game.value("event"), board and f"#{board}"))))
    yield Tag.of("Game", GAMES[kind])
    yield Tag.of("Seats", " ".join(_SEATS))
    names = {seat: game.value(name) for seat, name in _PLAYERS.items()}
    if any(names.values()):
        yield Tag("Names", write_pairs({seat: name for seat, name in names.items() if name}))
    for name in _SAME:
        if game.value(name.lower()):
            yield Tag.of(name, game.value(name.lower()))
    yield Tag.of("Source", "PBN")
    for name, piece in game.tags.items():
        if name not in _TAKEN and name not in game.skipped and game.value(name):
            yield Tag.of(f"PBN_{piece.name}", game.value(name))


def _differences(game: Game, end: Position, leader: int) -> Iterator[Left]:
    """Where the tags say something else than the play."""
    written = game.value("declarer")
    declarer = _seat(written)
    if declarer is not None and leader != (declarer + 1) % len(_SEATS):
        yield Left("other_leader", written, game.tags["declarer"].at)
    written = game.value("result")
    match = _RESULT.fullmatch(written)
    if match is None or not end.over:
        return
    side = "NS EW".split().index(match[1].upper()) if match[1] else declarer
    if side is None:
        return
    won = sum(trick.winner is not None and trick.winner % 2 == side % 2 for trick in end.tricks)
    if won != int(match[2]):
        yield Left("other_result", written, game.tags["result"].at)
