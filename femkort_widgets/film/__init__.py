"""Positions made ready to draw: one frame for each step of a hand."""

from .film import NOBODY, Film
from .frame import Frame, unfolded
from .plain import reason_data
from .reel import Reel, hand_frames

__all__ = ["NOBODY", "Film", "Frame", "Reel", "hand_frames", "reason_data", "unfolded"]
