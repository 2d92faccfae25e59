"""The table of what analysis does is true: every cell is run, on deals of a few cards."""

from itertools import groupby

import pytest

import femkort_widgets as fw
from femkort_widgets.analysis import annotate, chances, matrix, simulate, solve
from femkort_widgets.analysis.fast.runtime import numba_is_there
from femkort_widgets.analysis.reach import FUNCTIONS, HOUSE_RULES, MATCH
from femkort_widgets.core.obligations import Obligation
from femkort_widgets.errors import Error
from tests.analysis.solving.naive import held_down

RED = Obligation("red_first", lambda position, seat, move: str(move)[0] in "HD")
FEW, NODES = 2, 300_000
CELLS = tuple(matrix())
ROUNDS = [list(cells) for _, cells in groupby(CELLS, key=lambda cell: cell[:3])]
ENDINGS = [cell for cell in CELLS if cell.cards and not cell.whole]
DEEP = list({cell[1:4]: cell for cell in ENDINGS}.values())
"""Each round once, of whatever game it is."""


def name(cells):
    return "-".join(map(str, cells[0][:3]))


def table(cell):
    """The rules of a cell, its round the only one."""
    chosen = fw.rules(cell.game, players=cell.players)
    if cell.round in (HOUSE_RULES, MATCH):
        this = chosen.plan[0]
        duties = (RED, *this.obligations)
        return chosen.with_round(this.key, obligations=duties) if cell.round != MATCH else chosen
    return chosen if chosen.endless else chosen.with_rounds((cell.round,))


def short(rules, cards, seed=3, number=0):
    """A deal with so many cards in each hand."""
    deal = fw.deal(rules, seed=seed, number=number)
    return fw.Deal([hand[:cards] for hand in deal.hands], deal.dealer, deal.turned)


def record(rules, rounds):
    """Some rounds of a match with short hands, a random card each time."""
    match = fw.Match(rules, deals=[short(rules, FEW, number=number) for number in range(rounds)])
    for number in range(rounds):
        if number:
            match.next_deal()
        while not match.position.over:
            match.play(match.position.legal()[-1])
    return match.record


def answered(function, rules, cell):
    """Does a function answer, and with what the rules allow?"""
    position = fw.start(rules, short(rules, FEW))
    if function == "annotate":
        done = annotate(record(rules, 2 if cell.round == MATCH else 1), worlds=2)
        return done.faults == ()
    if function == "simulate":
        return simulate(rules, ["random"], deals=2, progress=False).deals == 2
    if function == "chances":
        return {each.move for each in chances(position, worlds=2).moves} == {*position.legal()}
    found = solve(position, against="selfish" if function == "solve_selfish" else "all")
    return {*found.values} == {*position.legal()}


def test_there_is_a_cell_for_every_round_number_of_players_and_function():
    assert all([cell.function for cell in cells] == list(FUNCTIONS) for cells in ROUNDS)
    wanted = {
        (game, kind.key, players)
        for game in fw.games()
        for players in range(fw.game(game).players[0], fw.game(game).players[1] + 1)
        for kind in fw.rules(game, players=players).kinds
    }
    named = {cells[0][:3] for cells in ROUNDS}
    assert {each for each in named if each[1] not in (HOUSE_RULES, MATCH)} == wanted


@pytest.mark.parametrize("cells", ROUNDS, ids=name)
def test_what_is_said_to_be_done_is_done_and_the_rest_refused(cells):
    rules = table(cells[0])
    for cell in cells:
        assert (cell.why is None) == (cell.cards > 0)
        if cell.why is None:
            assert cell.cards >= FEW
            assert answered(cell.function, rules, cell)
        elif cell.why == "no_plan":
            with pytest.raises(Error) as refused:
                answered(cell.function, rules, cell)
            assert refused.value.key == cell.why
        elif cell.why == "unjudged":
            played = record(rules, 1)
            assert annotate(played, worlds=2) == played
        else:
            asked = {"simulate": simulate, "chances": chances}.get(cell.function, solve)
            with pytest.raises(Error) as refused:
                asked(fw.Match(rules, seed=1), *[["random"]] * (asked is simulate))
            assert refused.value.key == "wrong_type"


@pytest.mark.skipif(not numba_is_there(), reason="in plain Python it takes too long")
@pytest.mark.parametrize("cell", DEEP, ids=lambda cell: "-".join(map(str, cell[:4])))
def test_a_round_is_solved_from_so_many_cards_on(cell, monkeypatch):
    monkeypatch.setenv("FEMKORT_NUMBA", "1")
    rules = table(cell)
    against = "selfish" if cell.function == "solve_selfish" else "all"
    found = solve(fw.start(rules, short(rules, cell.cards)), against=against, nodes=NODES)
    assert 0 < found.nodes <= NODES
    end = fw.start(rules, short(rules, cell.cards))
    for move in found.line:
        end = end.play(move)
    assert end.over


def test_what_is_solved_in_a_short_round_is_what_trying_everything_gives():
    rules = table(next(cell for cell in CELLS if cell.round == "clubs_and_queens"))
    position = fw.start(rules, short(rules, FEW))
    assert solve(position).value == held_down(position, position.to_play)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_has_a_line_for_each_round_and_a_sentence_for_each_reason(lang):
    lines = matrix().table(lang).split("\n")
    rounds = {cells[0][:2] for cells in ROUNDS}
    reasons = {cell.why for cell in CELLS if cell.why}
    assert len(lines) == 1 + len(rounds) + 1 + len(reasons)
    grand = [line for line in lines if "Grand" in line]
    assert len(grand) == 3
    assert all("10 / 7 / 5" in line for line in grand)
    html = matrix().html(lang)
    assert html.count("<tr>") == 1 + len(rounds)
    assert str(matrix()) == matrix().table("en")
    assert matrix()._repr_html_() == matrix().html("en")
