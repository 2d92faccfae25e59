"""What if: the same cards played from other hidden hands (rule 9)."""

import re
from collections.abc import Sequence
from dataclasses import replace

from ..core.cards import Card
from ..core.deal import Deal
from ..core.opening import start
from ..core.position import Position
from ..errors import Error, in_short
from .notes import read_card

_CHANGE = re.compile(r"([A-Za-z0-9]{1,3})([+-])(.+)")


def change_words(change: object) -> tuple[str, ...]:
    """The words of a change of hidden hands. Raises Error for what is none."""
    words = tuple(change.split()) if isinstance(change, str) and len(change) < 1000 else ()
    if not words:
        raise Error("studio.change", found=in_short(change, 40))
    return words


def change_hands(position: Position, words: Sequence[str], labels: Sequence[str]) -> Position:
    """The position with other hidden hands. Raises Error with the word that is not possible."""
    made, problem = changed(position, words, labels)
    if made is None:
        raise Error("studio.change", found=problem[:40])
    return made


def changed(
    position: Position, words: Sequence[str], labels: Sequence[str]
) -> tuple[Position | None, str]:
    """The position with the hands changed as ``N+SA S-SA`` says, else None and the wrong word.

    Each card added is removed elsewhere or comes from the cards not dealt; cards already played
    cannot move. A card added to a hand with unknown cards is one of these.
    """
    given = position.deal
    hands = [list(hand) for hand in given.hands]
    unknown = list(given.unknown)
    changes: list[tuple[str, int, str, Card]] = []
    for word in words:
        found = _CHANGE.fullmatch(word)
        card = read_card(found[3]) if found else None
        if not found or card is None or found[1] not in labels:
            return None, word
        changes.append((word, labels.index(found[1]), found[2], card))
    for word, seat, sign, card in changes:
        if sign == "-":
            if card not in hands[seat] or card in position.moves:
                return None, word
            hands[seat].remove(card)
    for word, seat, sign, card in changes:
        if sign == "+":
            elsewhere = any(card in hand for hand in hands) or card in position.moves
            if elsewhere or card not in position.round.pack or seat not in position.seats:
                return None, word
            hands[seat].append(card)
            more = len(hands[seat]) + unknown[seat] > len(given.hands[seat]) + given.unknown[seat]
            unknown[seat] -= 1 if more and position.unknown[seat] and unknown[seat] else 0
    return _again(position, hands, unknown), " ".join(words)


def _playoff(position: Position) -> tuple[int, ...] | None:
    """The seats dealt in, where it is not an ordinary round for all of them (C-FK-10)."""
    everybody = len(position.seats) == position.rules.players
    ordinary = position.round == position.rules.round(position.number)
    return None if everybody and ordinary else position.seats


def _again(position: Position, hands: list[list[Card]], unknown: list[int]) -> Position | None:
    given = position.deal
    texts: list[tuple[Card | str, ...]] = [
        (*hand, f"?{more}") if more else tuple(hand)
        for hand, more in zip(hands, unknown, strict=True)
    ]
    try:
        deal = Deal(texts, given.dealer, given.turned)
        again = start(position.rules, deal, number=position.number, seats=_playoff(position))
        if again.takes_passes and position.movers:
            again = replace(again, to_play=position.leader)
        for card in position.moves:
            again = again.play(card, irregular=True)
    except Error:
        return None
    same = again.trick == position.trick and again.tricks == position.tricks
    return again if same and again.to_play == position.to_play else None
