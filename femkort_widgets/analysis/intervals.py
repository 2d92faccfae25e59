"""Confidence intervals: Wilson's for rates, Student's for means."""

from math import cos, expm1, pi, sin, sqrt
from statistics import NormalDist

Interval = tuple[float, float]


def wilson(rate: float, n: int, level: float = 0.95) -> Interval:
    """Wilson's score interval for a rate seen in n deals; it never leaves 0 to 1.

    A deal that is shared by k seats counts 1/k: then the interval is on the wide side.

    >>> tuple(round(end, 4) for end in wilson(0.5, 100))
    (0.4038, 0.5962)
    """
    z = NormalDist().inv_cdf((1 + level) / 2)
    shrunk = 1 + z * z / n
    middle = (rate + z * z / (2 * n)) / shrunk
    half = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / shrunk
    return middle - half if rate > 0 else 0.0, middle + half if rate < 1 else 1.0


def mean_interval(total: int, squares: int, n: int, level: float = 0.95) -> Interval | None:
    """Student's interval for the mean of n numbers, of their sum and the sum of their squares.

    None for a single number. Sums are whole numbers, so that nothing depends on their order.

    >>> tuple(round(end, 3) for end in mean_interval(15, 55, 5))
    (1.037, 4.963)
    """
    if n < 2:
        return None
    mean = total / n
    variance = (n * squares - total * total) / (n * n * (n - 1))
    half = student(level, n - 1) * sqrt(variance)
    return mean - half, mean + half


def student(level: float, freedom: int) -> float:
    """How many standard errors to each side hold this much of Student's distribution.

    G. W. Hill, Algorithm 396, CACM 13 (1970).

    >>> round(student(0.95, 4), 3), round(student(0.95, 10_000), 3)
    (2.776, 1.96)
    """
    tail, n = 1 - level, float(freedom)
    if freedom == 1:
        return cos(tail * pi / 2) / sin(tail * pi / 2)
    if freedom == 2:
        return sqrt(2 / (tail * (2 - tail)) - 2)
    a = 1 / (n - 0.5)
    b = 48 / (a * a)
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * pi / 2) * n
    x = d * tail
    y = x ** (2 / n)
    if y > 0.05 + a:
        x = NormalDist().inv_cdf(tail / 2)
        y = x * x
        if freedom < 5:
            c += 0.3 * (n - 4.5) * (x + 0.6)
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = expm1(a * y * y)
    else:
        slope = 1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)
        y = (slope * y - 1) * (n + 1) / (n + 2) + 1 / y
    return sqrt(n * y)
