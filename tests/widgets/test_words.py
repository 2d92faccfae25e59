"""What a widget says comes with it; another language comes when the page asks for it."""

import json

import pytest

import femkort_widgets as fw
from femkort_widgets.i18n import languages, translate

MAKERS = {
    "Table": lambda **look: fw.Table("femkort", seed=5, **look),
    "Replay": lambda **look: fw.Replay(fw.Match(fw.rules("femkort"), seed=5).record, **look),
    "Quiz": lambda **look: fw.Quiz("femkort", seed=5, count=1, **look),
    "Explorer": lambda **look: fw.Explorer("femkort", **look),
}


def words(text):
    """The words by language, as a page reads them."""
    return json.loads(text)


def asked(widget, **message):
    """What is answered to a message from the page."""
    sent = []
    widget.send = sent.append
    widget._handle_msg(
        {"content": {"data": {"method": "custom", "content": message}}, "buffers": []}
    )
    return sent


@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("lang", languages())
def test_a_widget_brings_the_words_of_its_language_alone(kind, lang):
    widget = MAKERS[kind](lang=lang)
    assert list(words(widget._words)) == [lang]
    assert words(widget._words)[lang]["ui.set.language"] == translate("ui.set.language", lang)


@pytest.mark.parametrize("kind", MAKERS)
def test_a_change_of_language_brings_its_words_with_it(kind):
    widget = MAKERS[kind]()
    for lang in languages():
        widget.lang = lang
        assert list(words(widget._words)) == [lang]


@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("lang", languages())
def test_the_page_is_sent_the_words_it_asks_for_and_nothing_else_changes(kind, lang):
    widget = MAKERS[kind]()
    before = widget.get_state()
    (answer,) = asked(widget, kind="words", lang=lang)
    assert (answer["kind"], tuple(answer["languages"])) == ("words", languages())
    assert answer["text"] == MAKERS[kind](lang=lang)._words
    assert widget.get_state() == before


@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("lang", [None, "xx", ["fr"], {"fr": 1}, "../en"])
def test_a_language_that_there_is_not_is_answered_with_those_there_are(kind, lang):
    (answer,) = asked(MAKERS[kind](), kind="words", lang=lang)
    assert answer == {"kind": "words", "text": "{}", "languages": languages()}
