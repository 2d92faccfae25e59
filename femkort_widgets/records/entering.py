"""Entering a hand: what was dealt as far as it is known, the next round, who plays."""

from collections.abc import Sequence
from dataclasses import replace

from ..core.cards import Card, player_names
from ..core.deal import Deal, hand_sizes, is_seat
from ..core.ledger import Ledger
from ..core.opening import start
from ..core.position import Position
from ..core.rules import Rules
from ..errors import Error, expect, in_short
from .chips import stopped
from .dealing import next_dealer
from .edited import Edited, checked
from .house import several_kinds
from .ledger import accounts
from .model import Record, RoundRecord
from .notes import read_card
from .parts import DealLine, Hands, Tag
from .places import Place, Spot, spot_of
from .play import Play, Unfinished
from .replayed import Replayed
from .tally import set_tag, with_match, with_round, with_tag, without_tag
from .values import write_pairs

LONGEST_NAME = 80


def deal_hand(record: Record, at: int, seat: object, cards: object) -> Edited:
    """Say which cards were dealt to a seat of this round; the rest of its hand is not known.

    ``cards`` are texts, ``?3`` for three cards that are not known; without one the hand keeps its
    size. Raises Error for what cannot have been dealt, as the cards played show.
    """
    spot = spot_of(record, at)
    if not is_seat(seat, len(spot.labels)) or seat not in spot.position.seats:
        raise Error("seat", seat=in_short(seat, 20), last=len(spot.labels) - 1)
    known, unknown = _read(cards)
    size = len(spot.position.deal.hands[seat]) + spot.position.deal.unknown[seat]
    if unknown is None:
        unknown = size - len(known)
    if unknown < 0 or len(known) + unknown > len(spot.position.round.pack):
        raise Error("studio.hand_full", size=size, given=len(known))
    _check(spot, seat, known)
    return _kept(spot, _dealt(spot, seat, known, unknown))


def _kept(spot: Spot, one: RoundRecord) -> Edited:
    """The round with other hands, if the cards played can have come from them."""
    made = with_round(spot.record, spot.place.match, spot.place.round, one)
    try:
        edited = checked(spot.record, made, spot.place)
    except Error as error:
        if error.key not in ("studio.fault", "studio.unclear"):
            raise
        raise Error("studio.played") from None
    seats = [step.seat for step in spot.walk.steps]
    after = edited.record.replayed[spot.place.match].walks[spot.place.round]
    if [step.seat for step in after.steps] != seats:
        raise Error("studio.played")
    return edited


def _read(cards: object) -> tuple[tuple[Card, ...], int | None]:
    if not isinstance(cards, list | tuple) or len(cards) > 99:
        raise Error("studio.hand_text", given=in_short(cards, 40))
    known, unknown = list[Card](), None
    for word in cards:
        if isinstance(word, str) and word[:1] == "?" and (word[1:] or "1").isdecimal():
            unknown = (unknown or 0) + min(int(word[1:4] or 1), 99)
            continue
        known.append(word if isinstance(word, Card) else Card.parse(word))
    return tuple(known), unknown


def _check(spot: Spot, seat: int, known: Sequence[Card]) -> None:
    """Raise Error for a card that is twice here, in another hand, or not in the pack."""
    deal = spot.position.deal
    for place, card in enumerate(known):
        if card not in spot.position.round.pack:
            raise Error("not_in_pack", card=str(card))
        held = any(card in hand for other, hand in enumerate(deal.hands) if other != seat)
        if held or card in known[:place]:
            raise Error("card_twice", card=str(card))


def _dealt(spot: Spot, seat: int, known: tuple[Card, ...], unknown: int) -> RoundRecord:
    """The round with this hand in the place of the one written."""
    items = list(spot.round.items)
    label = spot.labels[seat]
    line = DealLine(label, known, unknown)
    hands = spot.round.hands
    if hands is None:
        seats = spot.position.seats
        deal = spot.position.deal
        lines = tuple(
            line if at == seat else DealLine(spot.labels[at], deal.hands[at], deal.unknown[at])
            for at in seats
        )
        play = spot.round.play
        items.insert(len(items) if play is None else items.index(play), Hands(lines))
        return replace(spot.round, items=tuple(items))
    written = list(hands.items)
    old = next((one for one in hands.lines if one.seat == label), None)
    if old is None:
        written.append(line)
    else:
        written[written.index(old)] = replace(line, unread=old.unread)
    items[items.index(hands)] = replace(hands, items=tuple(written))
    return replace(spot.round, items=tuple(items))


def new_round(record: Record, at: int, *, turned: object = None) -> Edited:
    """Begin the next round of this frame's match: unknown hands, the next dealer.

    Where a card is turned for trumps, ``turned`` is that card. Raises Error while the last round
    is being played, and once the match is over.
    """
    spot = spot_of(record, at)
    played = spot.played
    assert played.table.rules is not None
    walk, entry = played.walks[-1], played.book[-1]
    ledger = stopped(entry.after, played.table.rules, spot.match.rounds[-1].number("Stopped") or 0)
    if ledger.over:
        raise Error("match_over")
    if walk.start is None or not (entry.ended or spot.match.rounds[-1].tag("Stopped")):
        raise Error("deal_running")
    one = _next(played, played.table.rules, ledger, turned)
    match = replace(spot.match, rounds=(*spot.match.rounds, one))
    made = with_match(record, spot.place.match, match)
    index = len(spot.match.rounds)
    pot = accounts(made.replayed[spot.place.match])[-1].pot
    usual = played.table.rules.match.unit * played.table.rules.players
    if pot is not None and pot != usual:
        made = with_round(made, spot.place.match, index, with_tag(one, "Pot", str(pot)))
    return checked(record, made, Place(spot.place.match, index, None))


def _next(played: Replayed, rules: Rules, ledger: Ledger, turned: object) -> RoundRecord:
    """The round that a match would deal now."""
    last, labels = played.walks[-1].dealt, played.table.seats
    number, attempt, dealer = ledger.completed, 1, last.dealer
    if played.book[-1].ended in ("void", "again") and bool(ledger.playoff) == last.playoff:
        number, attempt = last.number, last.attempt + 1
    else:
        dealt_in = ledger.playoff or tuple(range(rules.players))
        dealer = next_dealer(dealer, dealt_in, rules.players)
    position = unknown_start(rules, number, dealer, turned, ledger.playoff)
    return blank_round(position, labels, attempt, playoff=bool(ledger.playoff))


def unknown_start(
    rules: Rules,
    number: int,
    dealer: int,
    turned: object,
    playoff: tuple[int, ...],
) -> Position:
    """The position before the first card of a round of which no hand is known. Raises Error."""
    this = rules.round(number)
    if playoff:
        this = this.among(len(playoff))
    dealt_in = playoff or tuple(range(rules.players))
    sizes = hand_sizes(this, dealt_in, dealer, rules.players)
    card = read_card(turned) if isinstance(turned, str) else turned
    if turned is not None and not isinstance(card, Card):
        raise Error("no_card", text=in_short(turned, 40))
    if this.trump == "turned" and card is None:
        raise Error("studio.turned")
    up = card if this.trump == "turned" and isinstance(card, Card) else None
    hands = [f"?{size}" if size else "" for size in sizes]
    return start(rules, Deal(hands, dealer, up), number=number, seats=playoff or None)


def blank_round(
    position: Position, labels: Sequence[str], attempt: int, *, playoff: bool
) -> RoundRecord:
    """A round of which no card has been played yet."""
    deal = position.deal
    tags = [Tag.of("Round", position.number + 1)]
    if several_kinds(position.rules):
        tags.append(Tag.of("Kind", position.round.key))
    if attempt > 1:
        tags.append(Tag.of("Try", attempt))
    tags.append(Tag.of("Dealer", labels[deal.dealer]))
    if deal.turned is not None:
        tags.append(Tag.of("Turned", deal.turned))
    if playoff:
        tags.append(Tag.of("Playoff", " ".join(labels[seat] for seat in position.seats)))
    lines = tuple(
        DealLine(labels[seat], deal.hands[seat], deal.unknown[seat]) for seat in position.seats
    )
    return RoundRecord((*tags, Hands(lines), Play((Unfinished(),))))


def name_players(record: Record, at: int, names: Sequence[str]) -> Edited:
    """Name the players of this frame's match, by seat. Raises Error."""
    spot = spot_of(record, at)
    expect(names, (list, tuple), Error, "the names by seat, as in ['Ada', 'Bo']")
    plain = [name.strip("\u2068\u2069 ") for name in player_names(names, len(spot.labels))]
    if any(len(name) > LONGEST_NAME for name in plain):
        raise Error("studio.name_size", most=LONGEST_NAME)
    pairs = {label: name or label for label, name in zip(spot.labels, plain, strict=True)}
    value = None if all(label == name for label, name in pairs.items()) else write_pairs(pairs)
    match = without_tag(spot.match, "Names")
    if value is not None:
        match = set_tag(spot.match, Tag("Names", value))
    return checked(record, with_match(record, spot.place.match, match), spot.place)
