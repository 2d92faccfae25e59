"""The hands that browser tests are played with, and what the rules say about them."""

from __future__ import annotations

from collections.abc import Sequence

import femkort_widgets as fw
from femkort_widgets.i18n import explain

NAMES = ("Ada", "Bo", "Cy", "Di")
HANDS = ("SQ ST D8 D7 D5", "S5 DA DT D3 C9", "SA S8 HJ DK D9", "SJ S6 H6 H4 CQ")

RECORD = """%TTN 1
[Match  "The ace that waited"]
[Game   "femkort"]
[Seats  "S W N E"]
[Names  "S=Ada; W=Bo; N=Cy; E=Di"]

[Round  "1"]
[Dealer "E"]
[Deal]
S: SQ ST D8 D7 D5
W: S5 DA DT D3 C9
N: SA S8 HJ DK D9
E: SJ S6 H6 H4 CQ
[Play]
1. S: D5 { The lowest card of the longest suit. } DT DK H4 { Void: anything goes. } => N
2. N: S8 SJ$7 { The only spade that heads the eight. } SQ$7 S5$7 => S
3. S: D7 DA$7 D9$7 H6 => W
4. W: D3
   {? Cy is void in diamonds and holds [SA] and [HJ]. Which card goes?
      [%ok HJ] [%say SA "Then nobody is left to beat Ada's ten of spades."] }
   HJ! (4... N: SA? S6 D8$7 => S
        5. S: ST C9 HJ CQ => S { Ada's ten takes the pot. })
   S6 D8$7 => S
5. S: ST C9 SA CQ => N { The ace that waited takes four chips. }
[Score  "S 0 W 0 N 4 E 0"]
"""

OPEN = RECORD.replace(
    """   {? Cy is void in diamonds and holds [SA] and [HJ]. Which card goes?
      [%ok HJ] [%say SA "Then nobody is left to beat Ada's ten of spades."] }
""",
    "",
)
"""The same hand without its question."""


def table(seat: int = 1, *, rules: str = "", **look: object) -> str:
    """Give the cell that opens ``t``: the deal above, Bo to follow Ada's lead."""
    look = {"pace": 0, "hold": 0, "names": NAMES, "seed": 3} | look
    given = ", ".join(f"{name}={value!r}" for name, value in look.items())
    return (
        "import femkort_widgets as fw\n"
        f"deal = fw.Deal(hands={HANDS!r}, dealer=3)\n"
        f"t = fw.Table(fw.rules('femkort'{rules and ', '}{rules}), {seat}, deal=deal, {given})\nt"
    )


def replay(text: str = OPEN, name: str = "r", **look: object) -> str:
    """Give the cell that opens ``r``: a replay of the record."""
    given = "".join(f", {key}={value!r}" for key, value in look.items())
    return f"import femkort_widgets as fw\n{name} = fw.Replay({text!r}{given})\n{name}"


def refusal(card: str, lang: str = "en", style: str = "name", moves: str = "D5") -> str:
    """Say why the next seat may not play the card after these moves."""
    position = fw.start(fw.rules("femkort"), fw.Deal(hands=HANDS, dealer=3))
    for move in moves.split():
        position = position.play(move)
    seat = position.to_play
    verdict = position.verdicts()[fw.Card.parse(card)]
    assert not verdict.legal
    return explain(verdict, lang, seat=seat, you=seat, names=NAMES, style=style)


def played(game: str, players: int = 4, seed: int = 2, names: Sequence[str] = ()) -> str:
    """Give the record of a deal, played to its end with the first legal move each time."""
    rules = fw.rules(game, players=players)
    match = fw.Match(rules, names=tuple(names[:players]) or None, seed=seed)
    while not match.position.over:
        match.play(match.position.legal()[0])
    return fw.dumps(match.record)
