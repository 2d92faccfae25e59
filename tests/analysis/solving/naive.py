"""Perfect play by trying everything on the core, with fractions: slow, and made to be believed."""

from fractions import Fraction


def held_down(position, seat):
    """The points of a seat, all others together against it."""
    if position.over:
        return position.result.points[seat]
    after = [held_down(position.play(move), seat) for move in position.legal()]
    lowest = position.rules.match.lowest
    wants_most = (position.to_play == seat) != lowest
    return max(after) if wants_most else min(after)


def each_for_itself(position):
    """The points of every seat; who is indifferent plays any of the best, each as likely."""
    if position.over:
        return tuple(map(Fraction, position.result.points))
    mover = position.to_play
    after = [each_for_itself(position.play(move)) for move in position.legal()]
    best = (min if position.rules.match.lowest else max)(worth[mover] for worth in after)
    equal = [worth for worth in after if worth[mover] == best]
    return tuple(sum(points) / len(equal) for points in zip(*equal, strict=True))
