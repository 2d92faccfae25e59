"""Where things stand in the arrays of a plan and of a state.

A plan says what a round is; a state says how far it has come. Both are flat arrays of int64. A set
of seats is an integer with one bit by seat; ``NOBODY`` stands for no seat and for no suit.
"""

NOBODY = -1
MOST_SEATS = 8
NEVER = 99
"""More tricks than a round can have."""

# plan
PLAYERS = 0
LAYOUT = 1
"""1 in Fan Tan, 0 in a round of tricks."""
SEATED = 2
"""The set of the seats dealt in."""
HAND_SIZE = 3
DECK = 4
"""The cards of the round."""
TRUMP_RULE = 5
"""A suit, NOBODY, or TURNED where the dealer's last card sets it: see TRUMP in the state."""
TURNED = 4
FOLLOW = 6
HEAD = 7
TRUMP_FREE = 8
"""1 where a trump may be played although the led suit could be followed."""
TRICKS = 9
"""After so many tricks the round is over."""
CLOSED = 10
"""After so many tricks only contenders play on."""
ACE_LOW = 11
OPENER = 12
"""The card that opens Fan Tan; 0 where any seven does."""
SCORING = 13
POT, LAST_TRICK, TRICKS_TAKEN, CARDS_LEFT = 0, 1, 2, 3
VALUE = 14
"""What the last trick is worth."""
SMALL = 15
"""The cards that double it; 0 without that rule."""
PENULTIMATE = 16
PENALTY = 17
EACH = 18
"""What every trick costs."""
COSTS = 19
"""Three times: what each of some cards costs, and those cards."""
KINDS_OF_COST = 3
ALL_FREE = 25
"""What the cards cost together, where taking them all is free; 0 without that rule."""
PASSES_COUNT = 26
PLAN_SIZE = 27

# state
TO_PLAY = 0
"""Who is to play; NOBODY once the round is over."""
LEADER = 1
"""Who led, or leads, the trick on the table."""
LED = 2
"""The led suit; NOBODY before the lead."""
BEST = 3
"""The card that is winning the trick; 0 before the lead."""
WINNING = 4
PLAYED = 5
"""The set of the seats that have played to the trick."""
TABLE = 6
"""The cards of the trick."""
DONE = 7
"""How many tricks are complete."""
CONTENDERS = 8
"""The set of the seats that have won a trick."""
TRUMP = 9
"""The trump suit, or NOBODY."""
LAST = 10
"""Who won the last complete trick; in Fan Tan who went out."""
LAST_CARD = 11
"""The card it was won with; 0 where that cannot be said."""
BEFORE_LAST = 12
"""Who won the trick before that."""
GONE = 13
"""The cards that have been played."""
ROWS = 14
"""In Fan Tan those of them that hang together with a seven."""
OPENING = 15
"""The card that must be laid next; 0 once it lies, and where any seven opens."""
IN_A_ROW = 16
"""How many passes came one after another, up to now."""
HANDS = 17
"""From here on the hand of each seat."""
TAKEN = HANDS + MOST_SEATS
"""From here on the tricks of each seat."""
COSTED = TAKEN + MOST_SEATS
"""From here on what each seat's cards have cost."""
PASSES = COSTED + MOST_SEATS
"""From here on how often each seat has passed."""
STATE_SIZE = PASSES + MOST_SEATS
