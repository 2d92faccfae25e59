"""The sample hand of the record format: every verdict as a referee worked it out by hand."""

from pathlib import Path

from femkort_widgets.core.cards import seat_labels
from femkort_widgets.core.deal import Deal
from femkort_widgets.core.games import rules
from femkort_widgets.core.opening import start

HANDS = ("SQ ST D8 D7 D5", "S5 DA DT D3 C9", "SA S8 HJ DK D9", "SJ S6 H6 H4 CQ")
LINE = "D5 DT DK H4 S8 SJ SQ S5 D7 DA D9 H6 D3 HJ S6 D8 ST C9 SA CQ".split()
LABELS = seat_labels(4)


def by_hand():
    """The positions of the file: who is to play, then for each seat card → (reason, binds)."""
    positions = []
    for line in (Path(__file__).parent / "sample_verdicts.txt").read_text().splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line[0].isdigit():
            positions.append((line.split()[1], {}))
            continue
        label, _, cards = line.partition(":")
        judged = positions[-1][1][label] = {}
        for word in cards.split():
            card, _, why = word.partition("=")
            reason, refused, binds = why.partition("!")
            judged[card] = (reason, bool(refused), tuple(filter(None, binds.split(","))))
    return positions


def test_every_card_of_every_seat_has_the_verdict_worked_out_by_hand():
    position = start(rules("femkort"), Deal(HANDS, dealer=3))
    expected = by_hand()
    assert len(expected) == len(LINE)
    for card, (to_play, judged) in zip(LINE, expected, strict=True):
        assert LABELS[position.to_play] == to_play
        for seat, label in enumerate(LABELS):
            assert {
                str(held): (
                    verdict.reason.key,
                    not verdict.legal,
                    tuple(map(str, verdict.reason.binds)),
                )
                for held, verdict in position.verdicts(seat).items()
            } == judged[label]
        position = position.play(card)
    assert position.over
