"""How far the lab is: a bar, a count, and a line that a screen reader speaks."""

import anywidget
import traitlets as t

_ESM = """
const plain = (event) =>
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  event.key !== "Escape" && !(event.shiftKey && event.key === "Enter");
const keep = (event) => plain(event) && event.stopPropagation();
export default {
  render({ model, el, signal }) {
    const bar = document.createElement("progress");
    const count = document.createElement("span");
    const line = document.createElement("p");
    const said = document.createElement("span");
    const also = document.createElement("span");
    line.setAttribute("role", "status");
    line.style.margin = "0.25em 0";
    also.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden";
    also.style.clipPath = "inset(50%)";
    count.style.marginInlineStart = "0.75em";
    bar.style.width = "min(20em, 50%)";
    line.append(said, " ", also);
    el.append(bar, count, line);
    const show = () => {
      bar.max = model.get("asked");
      bar.value = model.get("done");
      bar.setAttribute("aria-label", model.get("label"));
      count.textContent = model.get("count");
      for (const [part, text] of [[said, model.get("said")], [also, model.get("also")]])
        if (part.textContent !== text) part.textContent = text;
    };
    show();
    model.on("change", show);
    // keys pressed in the lab are not commands of the notebook
    const settle = () => {
      const lab = el.closest(".fk-lab");
      if (lab) lab.addEventListener("keydown", keep, { signal });
      else if (!signal?.aborted) requestAnimationFrame(settle);
    };
    settle();
    return () => model.off("change", show);
  },
};
"""
_CSS = """
.fk-lab .widget-label, .fk-lab .widget-label-basic, .fk-lab .widget-checkbox {
  white-space: normal; overflow: visible; height: auto; line-height: 1.5; text-align: start;
}
.fk-lab .widget-checkbox { min-height: 28px; align-items: center; }
.fk-lab .widget-inline-hbox:not(.widget-checkbox) { flex-wrap: wrap; height: auto; }
.fk-lab select, .fk-lab input:not([type="checkbox"]) {
  flex: 1 1 14em; min-width: 0; min-height: 32px;
}
.fk-lab .jupyter-button { min-height: 32px; }
[data-jp-theme-light="false"] .fk-lab {
  --jp-widgets-dropdown-arrow: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'\
 viewBox='0 0 18 18'%3E%3Cpath fill='white' d='M5 6l4 4 4-4 1 1-5 5-5-5z'/%3E%3C/svg%3E");
}
"""


class Status(anywidget.AnyWidget):
    """The line below the buttons. It also keeps keys from the notebook around the lab."""

    _esm = _ESM
    _css = _CSS
    done = t.Int(0).tag(sync=True)
    asked = t.Int(1).tag(sync=True)
    label = t.Unicode().tag(sync=True)
    """What the bar is called."""
    count = t.Unicode().tag(sync=True)
    """How far it is, in words; not spoken."""
    said = t.Unicode().tag(sync=True)
    """Spoken when it changes."""
    also = t.Unicode().tag(sync=True)
    """Spoken after it, and not shown: it stands in the answer."""
