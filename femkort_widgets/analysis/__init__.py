"""Play that is chosen and measured: the bots at the table."""

from .bots import BOTS, Bot, bot, choose

__all__ = ["BOTS", "Bot", "bot", "choose"]
