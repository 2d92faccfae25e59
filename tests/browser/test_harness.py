"""The browser harness itself: a tiny widget in a real JupyterLab."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import Lab

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      const show = () => { button.textContent = `count ${model.get("count")}`; };
      button.onclick = () => model.send({ add: 1 });
      model.on("change:count", show);
      show();
      el.append(button);
    } };
    """
    _css = "button { font: inherit }"
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self, **traits):
        super().__init__(**traits)
        self.on_msg(lambda _, content, __: setattr(self, "count", self.count + content["add"]))
'''


def test_a_click_in_the_page_reaches_the_kernel_and_comes_back(lab: Lab) -> None:
    notebook = lab.run([COUNTER, "counter = Counter(); counter"])
    button = notebook.output(1).get_by_role("button")
    button.click()
    expect(button).to_have_text("count 1")
    assert notebook.kernel("counter.count") == "1"


def test_the_page_stays_when_the_kernel_is_shut_down(lab: Lab) -> None:
    notebook = lab.run([COUNTER, "Counter(count=3)"])
    notebook.shut_kernel_down()
    expect(notebook.output(1).get_by_role("button")).to_have_text("count 3")


def test_an_error_in_a_cell_is_reported(lab: Lab) -> None:
    notebook = lab.open(["1 / 0"])
    with pytest.raises(AssertionError, match="cell 0: ZeroDivisionError"):
        notebook.run_all()


def test_the_theme_changes_and_is_light_again_in_the_next_test(lab: Lab) -> None:
    lab.theme(dark=True)
    expect(lab.page.locator("body")).to_have_attribute("data-jp-theme-light", "false")


def test_saving_keeps_the_outputs(lab: Lab) -> None:
    expect(lab.page.locator("body")).to_have_attribute("data-jp-theme-light", "true")
    saved = lab.run(["6 * 7"]).save()
    assert saved.cells[0].outputs[0]["data"]["text/plain"] == "42"


def test_axe_reports_a_button_without_a_name(lab: Lab) -> None:
    notebook = lab.run(["from IPython.display import HTML; HTML('<button></button>')"])
    expect(notebook.output(0).get_by_role("button")).to_have_count(1)
    assert any(line.startswith("button-name") for line in lab.axe(".jp-Cell-outputArea"))


def test_a_request_to_another_machine_is_stopped_and_remembered(page: Page) -> None:
    from tests.browser.watch import Watch

    watch = Watch(page.context)
    page.set_content("<img src='https://example.org/card.png'>")
    page.wait_for_function("() => document.querySelector('img').complete")
    assert watch.outside == ["https://example.org/card.png"]
