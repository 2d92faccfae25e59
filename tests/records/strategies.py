"""Random records that say nothing wrong: played by the core, with everything the format has."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

import femkort_widgets as fw
from femkort_widgets.core.cards import PASS, Card, Pass
from femkort_widgets.core.deal import Deal
from femkort_widgets.core.layout import LayoutPosition
from femkort_widgets.core.opening import start
from femkort_widgets.core.position import Position
from femkort_widgets.records.course import course_of
from femkort_widgets.records.model import MatchRecord, Record, RoundRecord
from femkort_widgets.records.notes import LANGUAGES, Command, Comment, Remark, Stop
from femkort_widgets.records.parts import DealLine, Hands, Redeal, Tag
from femkort_widgets.records.play import (
    Claim,
    Close,
    Item,
    Lead,
    Move,
    Open,
    Play,
    Unfinished,
    Won,
)
from femkort_widgets.records.values import write_list, write_pairs

SEATS = ("no", "so", "s", "w", "A1", "x9Z", "B", "77")

anything = st.text(max_size=40)
prose = anything | st.sampled_from(
    [
        "? begins with a question",
        "fr: is no mark",
        "\\",
        "{",
        "}",
        "a\n\n  b",
        "[%x",
        "[HQ] ; =>",
        ")",
    ]
)


@dataclass
class Writer:
    """Writes one round card by card."""

    rng: Random
    labels: tuple[str, ...]
    texts: list[str]
    irregular: bool
    true: dict[int, set[Card]] = field(default_factory=dict)

    def chance(self, one_in: int) -> bool:
        return self.rng.randrange(one_in) == 0

    def prose(self) -> str:
        return self.rng.choice(self.texts) if self.texts else "nothing"

    def notes(self, often: int = 6) -> Iterator[Item]:
        while self.chance(often):
            lang = self.rng.choice((None, None, *LANGUAGES))
            yield Comment.of(self.prose(), lang) if self.chance(2) else Remark(self.prose())

    def stop(self, position: Position) -> Iterator[Item]:
        if position.to_play is None or not self.chance(6):
            return
        held = position.choices(position.to_play)
        ok = f'[%ok {held[0]}] [%say {held[-1]} "No."]' if held else ""
        yield Stop(Comment.of(self.prose()).raw.replace("[%", "") + "\n" + ok)

    def line(self, position: Position, depth: int, cards: int) -> Iterator[Item]:
        """At most ``cards`` cards from here, with variations."""
        begun, course = False, course_of(position)
        while not position.over and cards:
            cards -= 1
            if not course.placed(position):
                yield from self.stop(position)
                yield Lead(course.number(position), self.labels[position.to_play or 0])
                yield from self.notes()
            elif not begun and depth:
                yield Lead(course.number(position), self.labels[position.to_play or 0], True)
                yield from self.notes()
            else:
                yield from self.stop(position)
            begun = True
            before, (move, position) = position, self.move(position)
            yield move
            yield from self.notes()
            while depth < 3 and move.card is not PASS and self.chance(12):
                yield Open()
                yield from self.line(before, depth + 1, self.rng.randrange(8))
                yield Close()
            if not position.takes_passes:
                yield from self.dashes(position)
            won = course.won(position) if course.ended(position) or position.over else None
            if won is not None and won[1] is not None:
                yield Won(self.labels[won[1]])
                yield from self.notes()
        if depth == 0 and not position.over:
            nothing = self.chance(2) or position.claim(0) is None
            yield Unfinished() if nothing else Claim(self.rng.choice(self.labels))

    def move(self, position: Position) -> tuple[Move, Position]:
        seat = position.to_play
        assert seat is not None
        waiting = [at for at in position.seats if at not in position.trick.seats]
        waiting = [at for at in waiting if position.hands[at] and position.plays(at)]
        known = not any(position.unknown)
        if self.irregular and known and self.chance(8):
            seat = self.rng.choice(waiting)
        verdicts = position.verdicts(seat)
        if seat != position.to_play or self.passed(position):
            verdicts.pop(PASS, None)
        legal = [card for card, verdict in verdicts.items() if verdict.legal]
        choice = legal
        if position.unknown[seat] and (not legal or self.chance(2)):
            free = [
                card
                for card in position.round.pack
                if card not in position.moves and not any(card in hand for hand in position.hands)
            ]
            hidden = [card for card in free if card in self.true[seat]] or free
            choice = list[Card | Pass](hidden)
            if isinstance(position, LayoutPosition) and not self.passed(position):
                choice = [card for card in hidden if position.fits(card)] or [PASS]
        elif (self.irregular and self.chance(8)) or not legal:
            choice = list(verdicts)
        card = self.rng.choice(choice)
        after = position.play(card, irregular=True)
        broken = [n.reason.key for n in after.irregular if n.move == len(position.moves)]
        marks = ["^R"] * any(key != "out_of_turn" for key in broken)
        marks += ["^T"] * ("out_of_turn" in broken)
        refused = [
            other for other, verdict in verdicts.items() if not verdict.legal and other is not PASS
        ]
        if refused and self.chance(10):
            marks.append(f"^C({self.rng.choice(refused)})")
        glyphs = [self.rng.choice(("!", "?", "!!", "??", "!?", "?!", "$1", "$6", "$99"))]
        only = ["$7"] * (legal == [card] and self.chance(2))
        return Move(card, (*glyphs * self.chance(6), *only), tuple(marks)), after

    def passed(self, position: Position) -> bool:
        """Has everybody just passed?"""
        last = position.moves[-len(position.seats) :]
        return len(last) == len(position.seats) and all(move is PASS for move in last)

    def dashes(self, position: Position) -> Iterator[Item]:
        """``-`` for every seat between the last card and the next that does not play."""
        trick = position.trick if position.trick.cards else position.tricks[-1]
        order = position.seats
        seat = order[(order.index(trick.seats[-1]) + 1) % len(order)]
        while seat not in trick.seats and seat != position.trick.leader:
            if position.trick.cards and position.plays(seat):
                break
            yield Move(None)
            seat = order[(order.index(seat) + 1) % len(order)]


@st.composite
def matches(draw: st.DrawFn) -> MatchRecord:
    game = fw.game(draw(st.sampled_from(fw.games())))
    players = draw(st.integers(*game.players))
    keys = [variant.key for variant in game.variants]
    variants = draw(st.lists(st.sampled_from(keys), unique=True))
    try:
        rules = fw.rules(game.key, players=players, variants=variants)
    except fw.Error:
        rules, variants = fw.rules(game.key, players=players), []
    labels = SEATS[:players] if draw(st.booleans()) else rules_labels(players)
    names = draw(st.lists(anything, min_size=players, max_size=players))
    tags = [Tag.of("Match", draw(anything)), Tag.of("Game", game.key)]
    tags.append(Tag("Variants", write_list(variants)))
    tags.append(Tag.of("Seats", " ".join(labels)))
    tags.append(Tag("Names", write_pairs(dict(zip(labels, names, strict=True)))))
    tags.append(Tag.of("Unknown_1", draw(anything)))
    remarks = [Remark(text) for text in draw(st.lists(anything, max_size=2))]
    rng = Random(draw(st.integers(0, 10**9)))
    texts = draw(st.lists(prose, max_size=6))
    rounds: list[RoundRecord] = []
    dealer, number, attempt = rng.randrange(players), 0, 1
    for _ in range(draw(st.integers(0, 3))):
        one, again = a_round(rng, rules, labels, texts, dealer, number, attempt)
        rounds.append(one)
        number, attempt = (number, attempt + 1) if again else (number + 1, 1)
        dealer = dealer if again else (dealer + 1) % players
    if rules.match.playoffs and rounds and draw(st.booleans()):
        seats = tuple(sorted(rng.sample(range(players), rng.randint(2, players))))
        last = seat_of(rounds[-1].dealer, labels)
        dealer = next(at for at in [*range(last + 1, players), *range(players)] if at in seats)
        one, _ = a_round(rng, rules, labels, texts, dealer, number, 1, seats)
        rounds.append(one)
    return MatchRecord((*tags, *remarks), tuple(rounds))


def seat_of(label: str | None, labels: tuple[str, ...]) -> int:
    return labels.index(label or "")


def rules_labels(players: int) -> tuple[str, ...]:
    return tuple("SWNE") if players == 4 else tuple("ABCDEFGH"[:players])


def a_round(
    rng: Random,
    rules: fw.core.rules.Rules,
    labels: tuple[str, ...],
    texts: list[str],
    dealer: int,
    number: int,
    attempt: int,
    playoff: tuple[int, ...] | None = None,
) -> tuple[RoundRecord, bool]:
    """A round, and whether it is dealt again."""
    writer = Writer(rng, labels, texts, irregular=rng.random() < 0.3)
    full = fw.deal(
        rules,
        seed=rng.random().hex(),
        dealer=dealer,
        number=number,
        attempt=attempt,
        seats=playoff,
    )
    writer.true = {seat: set(hand) for seat, hand in enumerate(full.hands)}
    hands = [list(hand) for hand in full.hands]
    if rng.random() < 0.3:
        for hand in hands:
            short = rng.random() < 0.5
            hand[:] = [
                card for card in hand if card == full.turned or not short or rng.random() < 0.7
            ]
    hidden = [0] * len(hands)
    if rng.random() < 0.3:
        for seat, hand in enumerate(hands):
            cover = [card for card in hand if card != full.turned and rng.random() < 0.5]
            hand[:] = [card for card in hand if card not in cover]
            hidden[seat] = len(cover)
    given: list[tuple[Card | str, ...]] = [
        (*hand, *([f"?{more}"] * bool(more))) for hand, more in zip(hands, hidden, strict=True)
    ]
    position = start(rules, Deal(given, dealer, full.turned), number=number, seats=playoff)
    tags = [Tag.of("Round", number + 1), Tag.of("Dealer", labels[dealer])]
    tags += [Tag.of("Kind", position.round.key)] * writer.chance(2)
    if playoff:
        tags.append(Tag.of("Playoff", " ".join(labels[seat] for seat in playoff)))
    tags += [Tag.of("Try", attempt)] * (attempt > 1)
    tags += [Tag.of("Turned", full.turned)] * (full.turned is not None)
    lines = [
        DealLine(label, tuple(hand), more)
        for seat, (label, hand, more) in enumerate(zip(labels, hands, hidden, strict=True))
        if seat in position.seats
    ]
    items: list[object] = [*tags, *writer_remarks(writer), Hands(tuple(lines))]
    answers = [rng.choice(("ok", "ok", "ok", "no")) for _ in position.seats[1:]]
    if "redeal_request" in rules.variants and rng.random() < 0.3:
        outcome = "refused" if "no" in answers else "granted"
        asked = Redeal(labels[rng.choice(position.seats)], ("ask", *answers), outcome)
        items.append(asked)
        if asked.granted:
            return RoundRecord((*items, Tag.of("Result", "redeal"))), True  # type: ignore[arg-type]
    play = tuple(writer.line(position, 0, rng.choice((0, 3, 30, 400))))
    void = position_after(position, play).over and result_is_void(position, play)
    items.append(Play((*writer.notes(), *writer.stop(position), *play)))
    items += [Tag.of("Result", "void")] * void
    return RoundRecord(tuple(items)), void  # type: ignore[arg-type]


def writer_remarks(writer: Writer) -> list[Remark]:
    return [Remark(writer.prose())] * writer.chance(4)


def position_after(position: Position, play: tuple[Item, ...]) -> Position:
    """The position at the end of the main line."""
    depth = 0
    for item in play:
        depth += isinstance(item, Open) - isinstance(item, Close)
        if depth == 0 and isinstance(item, Move) and item.card is not None:
            position = position.play(item.card, irregular=True)
    return position


def result_is_void(position: Position, play: tuple[Item, ...]) -> bool:
    result = position_after(position, play).result
    return result is not None and result.void


records = st.builds(
    Record,
    st.lists(matches(), max_size=2).map(tuple),
    st.lists(st.builds(Remark, anything), max_size=2).map(tuple),
)

__all__ = ["Command", "matches", "prose", "records"]
