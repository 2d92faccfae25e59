"""A position as a picture: the hands, the trick or the rows, whose turn it is.

As on a narrow screen: the other seats as one line each, what lies on the table, the hand at the
bottom in full. Cards are those of the widgets; the picture needs no script, style sheet or font.
"""

from functools import cache

from .faces import FONTS, HEIGHT, WIDTH, Look, back, deck, in_order, lettering, written
from .page import Frame, Page, width

WIDE, EDGE, NAMES = 640, 12, 168
"""The picture, its margin, and where the cards of a seat begin."""
SMALL, LAID = 0.56, 0.6
"""How large the cards of the other seats are, and those of the rows of Fan Tan."""
BOLD = ' font-weight="700"'
RANKS = "A23456789TJQK"


class Picture:
    """One position that is being drawn, from the top down."""

    def __init__(self, page: Page, frame: Frame, look: Look, bottom: int, *, low: bool) -> None:
        self.page, self.frame, self.look, self.low = page, frame, look, low
        self.bottom = bottom
        self.y = 0.0
        self.parts = [""]
        self.ink, self.faint = look.colour("ink"), look.colour("faint")

    def draw(self, desc: str) -> str:
        """The whole picture; ``desc`` says the same in words."""
        page, frame = self.page, self.frame
        head = page.head(frame, frame["number"])
        self.write(head, 64, BOLD)
        playing = page.round["playing"]
        at = playing.index(self.bottom) if self.bottom in playing else 0
        for seat in (*playing[at + 1 :], *playing[:at]):
            self.line(seat)
        if page.is_layout:
            self.rows()
        else:
            self.trick()
        self.line(playing[at], full=True)
        self.write(page.now(frame), 76)
        self.write(page.scores(frame), 76)
        high = round(self.y + EDGE)
        self.parts[0] = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" '
            f'height="{high}" role="img" lang="{page.lang}" font-family="{FONTS}">'
            f"<title>{written(head)}</title><desc>{written(desc)}</desc>"
            f'<rect width="{WIDE}" height="{high}" fill="{self.look.colour("plate")}"/>'
        )
        self.parts.append("</svg>")
        return "".join(self.parts)

    def text(
        self, x: float, y: float, said: str, fill: str, more: str = "", size: int = 14
    ) -> None:
        """Words at a place."""
        where = f'x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}"'
        self.parts.append(f"<text {where}{more}>{written(said)}</text>")

    def write(self, said: str, columns: int, more: str = "") -> None:
        """Up to three lines of text under what is there."""
        for line in lines(said, columns):
            self.y += 23
            self.text(EDGE, self.y, line, self.ink, more)

    def cards(self, drawn: list[str], y: float, x: float, step: float, scale: float = 1) -> None:
        """Cards in a row, so far from one to the next."""
        self.parts.append(f'<g transform="translate(0 {y:g})" {lettering()}>')
        for place, one in zip(across(len(drawn), x, step, scale), drawn, strict=True):
            self.parts += place, one, "</g>"
        self.parts.append("</g>")

    def held(self, seat: int, *, full: bool) -> list[str]:
        """The faces of a hand that may be seen, backs for the rest."""
        known, count = self.frame["hands"][seat], self.frame["counts"][seat]
        if known is None or self.page.seat not in (None, seat):
            known = ()
        trump = self.page.round["trump"]
        held = in_order(known, trump=trump, low=self.low)
        cards = deck(self.look, small=not full)
        faces = [cards[code] for code in held]
        return faces + [back(self.look)] * (count - len(faces)) if count > len(faces) else faces

    def line(self, seat: int, *, full: bool = False) -> None:
        """A seat: whose turn it is, the name, what was won, the cards.

        The cards lie over one another where there is no room beside.
        """
        page, frame, scale = self.page, self.frame, 1 if full else SMALL
        self.y += 8
        middle = self.y + HEIGHT * scale / 2
        if frame["to_play"] == seat:
            self.text(EDGE, middle, "▶", self.look.colour("legal"))
        name = " ".join(filter(None, page.who(seat)))
        self.text(EDGE + 18, middle, short(name, 15), self.ink, BOLD)
        has = page.passed(frame, seat) if page.is_layout else page.won(frame, seat)
        told = " · ".join(filter(None, (has, page.points(frame, seat))))
        if told:
            self.text(EDGE + 18, middle + 18, short(told, 19), self.faint, size=13)
        held, wide = self.held(seat, full=full), WIDTH * scale
        step = min(wide + 3, (WIDE - EDGE - NAMES - wide) / max(len(held) - 1, 1))
        self.cards(held, self.y, NAMES, step, scale)
        self.y += HEIGHT * scale

    def felt(self, high: float) -> float:
        """The table, so high; gives its upper edge."""
        top = self.y + 12
        self.parts.append(
            f'<rect x="{EDGE}" y="{top:g}" width="{WIDE - 2 * EDGE}" height="{high:g}" rx="8" '
            f'fill="{self.look.colour("felt")}" stroke="{self.look.colour("felt-edge")}"/>'
        )
        self.y = top + high + 4
        return top

    def trick(self) -> None:
        """The trick in order of play, each card with its player; a star on the one that won."""
        trick, top = self.frame["trick"], self.felt(HEIGHT + 40)
        count = len(trick["cards"])
        step = min(WIDTH + 30, (WIDE - 2 * EDGE - 16) / max(count, 1))
        middles = [(WIDE - step * count) / 2 + (at + 0.5) * step for at in range(count)]
        cards, left = deck(self.look), (WIDE - step * count + step - WIDTH) / 2
        self.cards([cards[code] for code in trick["cards"]], top + 10, left, step)
        for x, seat in zip(middles, trick["seats"], strict=True):
            won = seat == trick["winner"]
            name = short(("★ " if won else "") + self.page.name(seat), int(step / 9))
            fill = self.look.colour("binds") if won else self.ink
            more = ' text-anchor="middle"' + (BOLD if won else "")
            self.text(x, top + HEIGHT + 30, name, fill, more)

    def rows(self) -> None:
        """The four rows of Fan Tan (FP-51, FP-56), the ace low (FP-53)."""
        step, down = WIDTH * LAID + 7, HEIGHT * LAID + 8
        top, cards = self.felt(4 * down + 8) + 8, deck(self.look, small=True)
        for line, (suit, row) in enumerate(self.frame["layout"].items()):
            low, high = (RANKS.index(row[end][1]) for end in ("low", "high")) if row else (0, -1)
            laid = [cards[suit + rank] for rank in RANKS[low : high + 1]]
            self.cards(laid, top + line * down, EDGE + 15 + low * step, step, LAID)


@cache
def across(count: int, x: float, step: float, scale: float) -> list[str]:
    """What comes before each card of a row."""
    return [f'<g transform="translate({x + at * step:g}) scale({scale})">' for at in range(count)]


def lines(said: str, columns: int, most: int = 3) -> list[str]:
    """A text in lines of so many columns; what does not fit in the last is cut off.

    >>> lines("The ace that waited", 11), lines("The ace that waited", 5, 2)
    (['The ace', 'that waited'], ['The', 'ace …'])
    """
    done, line = list[str](), ""
    for word in said.split():
        longer = f"{line} {word}" if line else word
        if not line or width(longer) <= columns or len(done) == most - 1:
            line = longer
        else:
            done.append(short(line, columns))
            line = word
    return [*done, short(line, columns)] if line else []


def short(said: str, columns: int) -> str:
    """A text in so many columns, cut off with a sign where it is longer.

    >>> short("Ada", 5), short("Adalbert", 5)
    ('Ada', 'Adal…')
    """
    if width(said) <= columns:
        return said
    kept, left = "", columns - 1
    for char in said:
        left -= width(char)
        if left < 0:
            break
        kept += char
    return kept + "…"
