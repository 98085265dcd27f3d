"""A cluster of two machines, both here: a worker that is killed in the middle costs no match."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arena.playing import setting
from stellwerk.arena.cluster import Cluster, NoClusterError
from stellwerk.arena.match import Task, play_match
from stellwerk.arena.seatings import schedule

STORE = 80 * 1024 * 1024  # bytes: the least that Ray is content with


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Two nodes with a core each. Their workers see what this process sees."""
    ray: Any = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster as LocalCluster

    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setenv("STELLWERK_TEST_MARK", str(tmp_path / "died"))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    node = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE}
    cluster: Any = LocalCluster(initialize_head=True, head_node_args=node)
    cluster.add_node(**node)
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


def test_a_cluster_plays_as_one_machine_does(address: str, tmp_path: Path) -> None:
    matches = list(schedule(("random", "arena.strangers:mortal"), 2, 2))
    played = list(Cluster(address).play(Task(setting(), match) for match in matches))
    assert (tmp_path / "died").exists()  # a worker was killed in the middle of a match
    assert sorted((each.result.match for each in played), key=repr) == sorted(matches, key=repr)
    here = {match: play_match(Task(setting(), match)) for match in matches}
    assert all(each.record == here[each.result.match].record for each in played)


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoClusterError, match=r"install stellwerk\[ray\]"):
        Cluster("auto")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_where_nobody_answers_is_told_at_once(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(NoClusterError, match=f"no Ray cluster answers at '{address}'"):
        Cluster(address)
