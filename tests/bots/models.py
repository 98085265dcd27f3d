"""Tiny ONNX models, made on the spot: scores that are the same in every position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from stellwerk.bots.label import label
from stellwerk.core.game import AnyGame
from stellwerk.encoder import Encoder, learning_of


def write_policy(
    path: Path,
    game: AnyGame,
    seats: int = 2,
    *,
    scores: Sequence[float] | None = None,
    size: int | None = None,
    metadata: Mapping[str, str] | None = None,
    inputs: Sequence[str] = ("observation",),
) -> Path:
    """A policy that adds its scores to nothing at all of the observation; unless told otherwise, it likes every
    action the same."""
    given = np.zeros(learning_of(game).codes(game).size) if scores is None else np.asarray(scores)
    size = Encoder(game, seats).size if size is None else size
    weights = numpy_helper.from_array(np.zeros((size, len(given)), np.float32), "weights")
    bias = numpy_helper.from_array(given.astype(np.float32), "bias")
    graph = helper.make_graph(
        [
            helper.make_node("MatMul", [inputs[0], "weights"], ["nothing"]),
            helper.make_node("Add", ["nothing", "bias"], ["scores"]),
        ],
        "policy",
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["batch", size]) for name in inputs],
        [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["batch", len(given)])],
        [weights, bias],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, dict(label(game, seats) if metadata is None else metadata))
    onnx.save(model, path)
    return path
