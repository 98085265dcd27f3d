"""A learned policy as a bot: an ONNX file that is given what a seat sees and scores every action.

Its only input is an observation (`stellwerk.encoder`), its first output has a score for every code; the higher the
score, the likelier the action (softmax over what is legal). What it was made for stands in its metadata.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import onnxruntime

from stellwerk import games
from stellwerk.bots.label import KEY, Label, plays
from stellwerk.core.faults import FileError, Reason, because, one_of
from stellwerk.core.game import AnyGame, SomeAction
from stellwerk.core.options import OptionError
from stellwerk.core.play import AnyTurn
from stellwerk.encoder import Encoder, id_of, learning_of

MOST: Final = 64  # MiB of a file
KEPT: Final = 8  # policies that stay loaded in a process
FATAL: Final = 4  # of onnxruntime's loudness: what is wrong we say ourselves


def checked(path: Path) -> Label:
    """What the policy in a file was made for; FileError if it cannot play that here."""
    made_for = _label(path, _session(path))
    titles = {id_of(title): title for title in games.titles()}
    if made_for.env not in titles:
        told = "plays {env}; here are {envs}"
        raise FileError(path, because("policy-unknown", told, env=made_for.env, envs=one_of(tuple(titles))))
    try:
        game = games.make_with(titles[made_for.env], made_for.options)
    except OptionError as error:
        raise FileError(path, error.reason) from error
    Policy(path, game)
    _loaded.cache_clear()  # those who play are processes of their own
    return made_for


class Policy:
    """The policy of a file at a table of this game; FileError says what does not fit."""

    def __init__(self, path: Path, game: AnyGame) -> None:
        self._session = _session(path)
        made_for = _label(path, self._session)
        if not plays(made_for, game):
            raise FileError(path, _other_game(made_for, game))
        self.seats = made_for.seats
        self._encoder = Encoder(game, made_for.seats, hints=made_for.hints)
        self._codes = learning_of(game).codes(game)
        self._input = self._session.get_inputs()[0].name
        self._try(path)

    def __call__(self, turn: AnyTurn) -> SomeAction:
        codes = [self._codes.code(turn.view, action) for action in turn.legal]
        scores = self._scores(self._encoder.encode(turn.view))[0, codes].astype(np.float64)
        weights = np.exp(scores - scores.max()).cumsum()
        if not np.isfinite(weights).all():
            raise ValueError("the policy's scores are no numbers")
        picked = int(np.searchsorted(weights, turn.chance * weights[-1], side="right"))
        return turn.legal[min(picked, len(codes) - 1)]

    def _scores(self, row: np.ndarray[Any, np.dtype[np.float32]]) -> np.ndarray[Any, np.dtype[np.float32]]:
        return np.asarray(self._session.run(None, {self._input: row[None]})[0])

    def _try(self, path: Path) -> None:
        """A file may leave its shapes open, so it is run once."""
        wanted = (1, self._codes.size)
        try:
            found = self._scores(np.zeros(self._encoder.size, np.float32)).shape
        except Exception as error:  # whatever the model does; onnxruntime's errors have nothing in common
            told = "cannot be given an observation of {size} numbers: {text}"
            reason = because("policy-input", told, size=self._encoder.size, text=_said(error))
            raise FileError(path, reason) from error
        if found != wanted:
            told = "scores have the shape {found}; {wanted} are wanted, one for every action"
            raise FileError(path, because("policy-output", told, found=str(found), wanted=str(wanted)))


def _session(path: Path) -> onnxruntime.InferenceSession:
    at = path.stat()
    if at.st_size > MOST * 1024 * 1024:
        raise FileError(path, because("policy-large", "is larger than {most} MiB", most=MOST))
    return _loaded(path.resolve(), at.st_mtime_ns, at.st_size)


@lru_cache(KEPT)
def _loaded(path: Path, changed: int, size: int) -> onnxruntime.InferenceSession:
    """`changed` and `size`: who writes a file anew means the new one."""
    wishes = onnxruntime.SessionOptions()
    wishes.intra_op_num_threads = wishes.inter_op_num_threads = 1  # many bots share the cores
    wishes.log_severity_level = FATAL
    try:
        return onnxruntime.InferenceSession(path.read_bytes(), wishes, providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime's errors have nothing in common
        told = "is no ONNX model that can be run here: {text}"
        raise FileError(path, because("policy-no-model", told, text=_said(error))) from error


def _label(path: Path, session: onnxruntime.InferenceSession) -> Label:
    try:
        made_for = msgspec.json.decode(session.get_modelmeta().custom_metadata_map.get(KEY, ""), type=Label)
    except msgspec.DecodeError as error:
        told = "its metadata do not say under '{key}' what it was made for: {text}"
        raise FileError(path, because("policy-label", told, key=KEY, text=str(error))) from error
    if (inputs := len(session.get_inputs())) != 1:
        raise FileError(path, because("policy-inputs", "has {count} inputs; one is wanted", count=inputs))
    return made_for


def _other_game(made_for: Label, game: AnyGame) -> Reason:
    if made_for.env != id_of(game.name):
        return because("policy-game", "plays {env}, not {wanted}", env=made_for.env, wanted=id_of(game.name))
    told = "was made for another board or other rules of {env}; options count too"
    return because("policy-rules", told, env=made_for.env)


def _said(error: Exception) -> str:
    """What onnxruntime means, without its codes."""
    return str(error).partition("\n")[0].rpartition(" : ")[2]
