"""The fast path: rounds as 64-bit integers, one source for plain Python and for numba.

A card is the bit ``16 * suit + rank`` of an integer, suits in the order S H D C, ranks counted
from 0 as the round ranks them; a hand is one integer, whose top bit is 60 at most. ``fields`` says
what a plan and a state hold, ``plan`` and ``encode`` make them of rules and positions, the modules
of kernels work on them. A kernel uses whole numbers below 2**63 and flat arrays of them only, and
never calls itself; what differs between the two runtimes is in ``primitives``.
"""
