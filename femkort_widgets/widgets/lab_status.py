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
    const said = document.createElement("p");
    said.setAttribute("role", "status");
    said.style.margin = "0.25em 0";
    count.style.marginInlineStart = "0.75em";
    bar.style.width = "min(20em, 50%)";
    el.append(bar, count, said);
    const show = () => {
      bar.max = model.get("asked");
      bar.value = model.get("done");
      bar.setAttribute("aria-label", model.get("label"));
      count.textContent = model.get("count");
      if (said.textContent !== model.get("said")) said.textContent = model.get("said");
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


class Status(anywidget.AnyWidget):
    """The line below the buttons. It also keeps keys from the notebook around the lab."""

    _esm = _ESM
    done = t.Int(0).tag(sync=True)
    asked = t.Int(1).tag(sync=True)
    label = t.Unicode().tag(sync=True)
    """What the bar is called."""
    count = t.Unicode().tag(sync=True)
    """How far it is, in words; not spoken."""
    said = t.Unicode().tag(sync=True)
    """Spoken when it changes."""
