"""Our games for OpenSpiel: luck is a chance player, views are observations, and guesses are resampled states."""

# OpenSpiel ships no types.
# mypy: disable-error-code="import-not-found, misc"
from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from msgspec.structs import replace

from stellwerk import games
from stellwerk.core import codec
from stellwerk.core.game import LUCK, AnyGame, Seat, SomeAction, news_for
from stellwerk.core.log import Log
from stellwerk.core.session import Deed, Session
from stellwerk.encoder import Encoder, id_of, learning_of
from stellwerk.rl.rewards import reward_of

LONGEST: Final = 20_000  # decisions: what goes on for longer ends by its standings
USUAL: Final = "usual"
WISHES: Final[Mapping[str, object]] = {
    "players": 0,
    "options": USUAL,
    "reward": "rank",
    "hints": False,
    "recall": 3000,
    "longest": LONGEST,
}


def chosen(options: str) -> dict[str, str]:
    """The options of a table in one word: `way:mega;bonus:orient-express+max`. OpenSpiel reads commas and numbers
    its own way."""
    pairs = [] if options == USUAL else [pair.split(":", 1) for pair in options.split(";")]
    return {name: value.replace("+", ",") for name, value in pairs}


def register(title: str) -> str:
    """From now on OpenSpiel knows the title, under the name that comes back."""
    name = f"stellwerk_{id_of(title)}"
    if name not in pyspiel.registered_names():
        kind = _kind(title, name)
        pyspiel.register_game(kind, type(name, (SpielGame,), {"title": title, "kind": kind}))
    return name


def _kind(title: str, name: str) -> pyspiel.GameType:
    game = games.make(title)
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Stellwerk: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**WISHES, "players": game.seats[0]},
    )


class SpielGame(pyspiel.Game):
    """A title. Parameters are `players`, `options`, `reward`, `hints`, `recall` and `longest`."""

    title: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        own = {**self.kind.parameter_specification, **(params or {})}
        self.rules: AnyGame = games.make_with(self.title, chosen(str(own["options"])))
        self.seats, self.longest = int(own["players"]), int(own["longest"])
        self.reward = reward_of(own["reward"])
        if self.reward.potential is not None:
            raise ValueError(f"reward {own['reward']!r} is given on the way, OpenSpiel's at the end")
        self.hints, self.recall = bool(own["hints"]), int(own["recall"])
        learning = learning_of(self.rules)
        self.codes = learning.codes(self.rules)
        self.outcomes = learning.outcomes(self.rules)
        self.outcome_at = {action: number for number, action in enumerate(self.outcomes)}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codes.size,
            max_chance_outcomes=len(self.outcomes),
            num_players=self.seats,
            min_utility=-self.reward.most,
            max_utility=self.reward.most,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """Of what one player sees; None for one who sees less or more."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self, wanted.perfect_recall)


class SpielState(pyspiel.State):
    """A position with all that led to it. Where several seats may act, the lowest is asked first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.session = Session.begin(game.rules, game.seats)

    @property
    def game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.session.actors[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == LUCK else seat

    def is_terminal(self) -> bool:
        return self.session.over or self.session.decisions >= self.game.longest

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.game.seats
        return self.game.reward.final(self.session.standings())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.game.rules.luck(self.session.state)
        total = sum(weight for _, weight in outcomes)
        return [(self.game.outcome_at[action], weight / total) for action, weight in outcomes]

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """A position that this player cannot tell from this one; of the past it keeps what the player saw."""
        guess = self.game.rules.guess(self.session.view(player), Random(sampler()))
        seen = [replace(deed, events=news_for(player, deed.events)) for deed in self.session.deeds]
        other: SpielState = self.clone()
        other.session = replace(self.session, state=guess, deeds=Log[Deed]().plus(seen), before=None)
        return other

    def _legal_actions(self, player: Seat) -> list[int]:
        view = self.session.view(player)
        return [self.game.codes.code(view, action) for action in self.session.legal(player)]

    def _apply_action(self, code: int) -> None:
        if self.is_chance_node():
            self.session = self.session.replayed([self.game.outcomes[code]])
        else:
            self.session = self.session.act(self.current_player(), self._action(self.current_player(), code))

    def _action_to_string(self, player: Seat, code: int) -> str:
        try:
            return self.game.rules.write(self._action(player, code))
        except ValueError as error:  # a number that means nothing here
            return str(error)

    def _action(self, player: Seat, code: int) -> SomeAction:
        if player == pyspiel.PlayerId.CHANCE:
            return self.game.outcomes[code]
        return self.game.codes.action(self.session.view(player), code)

    def __str__(self) -> str:
        return codec.canonical(self.session.state).decode()


class SpielObserver:
    """What a player sees: now, or, with perfect recall, now and ever before."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        self.encoder = Encoder(game.rules, game.seats, hints=game.hints, recall=game.recall if recalls else 0)
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = self.encoder.parts(self.tensor)

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = self.encoder.observe(state.session, player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        session = state.session
        seen = session.news_since(player, 0) if self.recalls else ()
        return codec.canonical([session.view(player), seen]).decode()
