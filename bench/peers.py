"""Other people's card games, played at random: OpenSpiel and colver."""

from __future__ import annotations

from random import Random
from typing import Any

ROLLOUTS = 200
HEARTS = "hearts(pass_cards=False)"
GAMES = (HEARTS, "spades", "bridge(use_double_dummy_result=false)")


def dealt(name: str, random: Random) -> Any:
    """A game with its cards dealt; hearts without passing, whose direction is asked first."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    if name == HEARTS:
        state.apply_action(0)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def step_by_step(states: list[Any], random: Random) -> int:
    """Play dealt games through the Python interface, as its examples do."""
    cards = 0
    for begun in states:
        state = begun.clone()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions(state.current_player())))
            cards += 1
    return cards


class InCpp:
    """OpenSpiel's own random rollouts, with no Python in the loop."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.state = dealt(name, Random(7))
        self.length = sum(step_by_step([self.state], Random(seed)) for seed in range(20)) / 20
        game = self.state.get_game()
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
        self.bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 7, False)

    def __call__(self) -> int:
        """One evaluation; the number of moves in it, by the mean length of a game."""
        self.bot.step(self.state)
        return round(self.length * ROLLOUTS)


def colver_rollouts() -> int:
    """Colver's rollouts in Rust of a dealt hand of belote with spades for trumps."""
    import colver

    env = colver.Env.deal(0, 7)
    env.set_contract(0, 80, 0, 0)
    env.set_phase_playing()
    env.rollout(2000)
    return 2000 * 32
