"""The table on the wall: a widget drawn for a projector, large, with questions before answers."""

from typing import Any

from .base import PANES, STATIC, CardWidget
from .traits import Checked, Fixed, among

PROJECTOR = STATIC / "projector.js"


class Projected(CardWidget):
    """A widget that a class can look at together, and the parts that it loads later."""

    projector = Checked(False).tag(sync=True)
    """Is it drawn for a projector? ``"ask"`` also asks the class before each answer is shown."""
    _panes = Fixed("").tag(sync=True)
    """The parts of the page that are opened now and then: settings, score sheet, cards out."""
    _projector = Fixed("").tag(sync=True)
    """The part of the page that draws for a projector; loaded there when it is first used."""

    def __init__(self, **more: Any) -> None:
        self.set_trait("_panes", PANES.read_text("utf-8"))
        self.set_trait("_projector", PROJECTOR.read_text("utf-8"))
        super().__init__(**more)

    def _take_projector(self, projector: object) -> Any:
        return among("projector", projector, (False, True, "ask"))
