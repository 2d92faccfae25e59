"""House rules: a duty of a few lines, a changed order of rounds, here or in another process."""

import pickle
import subprocess
import sys
from random import Random

import cloudpickle
import pytest

import femkort_widgets as fw
from femkort_widgets.core.obligations import FOLLOW_SUIT


def queens_first(position, seat, move):
    """A void player must part with a queen."""
    return move.suit == position.led or move.rank == 12


def trumps_are_free(position, seat, move):
    return move.suit == position.trump


QUEENS_FIRST = fw.Obligation(
    "queens_first",
    queens_first,
    cites=("HOUSE-1",),
    says={"en": "Whoever is void lets a queen go."},
)


def house(base=None, key="grand"):
    base = base or fw.rules("femkamp")
    return base.with_round(key, obligations=(*base.round(4).obligations, QUEENS_FIRST))


DEAL = fw.Deal(
    ("S4 H9", "S9 C2", "HQ H3", "SA D2"),
    dealer=3,
)


def after_the_lead(rules):
    return fw.start(rules, DEAL, number=4).play("S4").play("S9")


def test_a_new_duty_refuses_what_does_not_meet_it_and_names_what_does():
    position = after_the_lead(house())
    verdicts = {str(move): verdict for move, verdict in position.verdicts().items()}
    refused = verdicts["H3"]
    assert not refused.legal
    assert verdicts["HQ"].legal
    assert refused.reason.key == "queens_first"
    assert refused.reason.cites == ("HOUSE-1",)
    assert refused.reason.binds == (fw.Card.parse("HQ"),)
    assert refused.reason.says["en"] == QUEENS_FIRST.says["en"]


def test_a_new_duty_lapses_where_nothing_held_meets_it():
    position = after_the_lead(house()).play("HQ").play("SA")
    assert set(map(str, position.legal())) == {"D2"}
    free = fw.start(house(), fw.Deal(("S4 H9", "S9 C2", "HK H3", "SA D2"), 3), number=4)
    assert len(free.play("S4").play("S9").legal()) == 2


def test_a_new_duty_binds_only_in_its_round():
    rules = house()
    assert rules.round(0) == fw.rules("femkamp").round(0)
    assert rules.round(4) != fw.rules("femkamp").round(4)


def test_a_duty_may_leave_some_cards_free():
    rules = fw.rules("sekskamp")
    free = fw.Obligation("follow_suit", FOLLOW_SUIT.meets, exempt=trumps_are_free)
    rules = rules.with_rounds(("trump",)).with_round("trump", obligations=(free,))
    deal = fw.Deal(("H4 H9", "HK S2", "D4 D5", "C4 C5"), dealer=3)
    assert set(map(str, fw.start(rules, deal).play("H4").legal())) == {"HK", "S2"}


@pytest.mark.cites("FP-87", "FP-103", "C-FP-25")
def test_a_table_may_change_the_order_of_rounds_and_the_match_ends_after_the_last():
    rules = fw.rules("femkamp").with_rounds(("grand", "trump", "pass"))
    assert rules.rounds == ("grand", "trump", "pass")
    match, random = fw.Match(rules, seed=5), Random(5)
    kinds = []
    while not match.over:
        if match.position.over:
            match.next_deal()
        kinds.append(match.position.round.key)
        while not match.position.over:
            match.play(random.choice(match.position.legal()))
    assert kinds == ["grand", "trump", "pass"]
    assert sum(match.points) == -13
    with pytest.raises(fw.RulesError) as past:
        rules.round(3)
    assert past.value.key == "past_last_round"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda rules: rules.with_rounds(("pass", "bridge")), "no_round_key"),
        (lambda rules: rules.with_rounds("pass"), "rounds_text"),
        (lambda rules: rules.with_rounds(()), "no_rounds"),
        (lambda rules: rules.with_round("bridge", obligations=()), "no_round_key"),
        (lambda rules: rules.with_round("pass", obligations=None), "wrong_type"),
        (lambda rules: rules.with_round("pass", obligations=("follow",)), "wrong_type"),
        (lambda rules: fw.rules("femkort").with_rounds(("femkort",)), "one_round"),
    ],
)
def test_a_change_that_cannot_be_is_refused(change, key):
    with pytest.raises(fw.RulesError) as refused:
        change(fw.rules("femkamp"))
    assert refused.value.key == key


@pytest.mark.parametrize(
    "given",
    [
        {"says": "Whoever is void lets a queen go."},
        {"meets": 3},
        {"exempt": "no"},
        {"key": 7},
        {"key": ""},
        {"key": "two words"},
        {"says": {"en": 3}},
        {"cites": "FK-31"},
    ],
)
def test_a_duty_that_is_none_is_refused(given):
    with pytest.raises(fw.RulesError) as refused:
        fw.Obligation(**{"key": "mine", "meets": queens_first} | given)
    assert refused.value.key == "wrong_type"


@pytest.mark.cites("C-FP-14")
def test_an_order_that_a_table_has_chosen_is_not_called_derived():
    rules = fw.rules("sekskamp")
    assert [rules.round(n).derived for n in range(6)] == [False, False, False, True, True, True]
    chosen = rules.with_rounds(("trump", "pass"))
    assert not chosen.round(0).derived


def test_house_rules_and_their_reasons_are_the_same_after_pickling():
    rules = pickle.loads(pickle.dumps(house()))
    assert rules == house()
    assert hash(rules) == hash(house())
    verdicts = pickle.loads(pickle.dumps(after_the_lead(house()).verdicts()))
    assert verdicts == after_the_lead(rules).verdicts()


def test_house_rules_from_a_notebook_cell_bind_in_another_process():
    cell = {}
    exec(  # as a cell of a notebook does
        "def meets(position, seat, move):\n    return move.suit == position.led or move.rank == 12",
        cell,
    )
    duty = fw.Obligation("queens_first", cell["meets"], says={"en": "A queen first."})
    base = fw.rules("femkamp")
    rules = base.with_round("grand", obligations=(*base.round(4).obligations, duty))
    program = (
        "import pickle, sys\n"
        "rules, position = pickle.load(sys.stdin.buffer)\n"
        "reasons = {str(m): v.reason.key for m, v in position.verdicts().items()}\n"
        "print(reasons['H3'], reasons['HQ'], rules.round(4).obligations[-1].says['en'])"
    )
    sent = cloudpickle.dumps((rules, after_the_lead(rules)))
    done = subprocess.run(
        [sys.executable, "-c", program], input=sent, capture_output=True, check=True
    )
    assert done.stdout.decode().split(maxsplit=2) == ["queens_first", "void", "A queen first.\n"]


def test_a_duty_that_fails_when_asked_is_named_with_what_went_wrong():
    broken = fw.Obligation("broken", lambda position, seat, move: move.colour == "red")
    rules = fw.rules("femkamp").with_round("grand", obligations=(broken,))
    with pytest.raises(fw.RulesError) as failed:
        fw.start(rules, DEAL, number=4).legal()
    assert failed.value.key == "duty_failed"
    assert failed.value.data["duty"] == "broken"
    assert "AttributeError" in failed.value.data["cause"]


def test_a_duty_that_forgets_to_answer_is_named():
    silent = fw.Obligation("silent", lambda position, seat, move: None)
    rules = fw.rules("femkamp").with_round("grand", obligations=(silent,))
    with pytest.raises(fw.RulesError) as failed:
        fw.start(rules, DEAL, number=4).verdicts()
    assert failed.value.key == "duty_failed"


@pytest.mark.parametrize("ante", [10**9 + 1, 10**400])
def test_no_option_is_larger_than_anybody_counts(ante):
    with pytest.raises(fw.RulesError) as refused:
        fw.rules("femkort", ante=ante)
    assert refused.value.key == "option_value"


def test_a_duty_stands_once_in_a_round():
    with pytest.raises(fw.RulesError) as twice:
        fw.rules("femkamp").with_round("grand", obligations=(QUEENS_FIRST, QUEENS_FIRST))
    assert twice.value.key == "duty_twice"
    assert fw.Obligation("mine", queens_first, cites=["X-1"]).cites == ("X-1",)
