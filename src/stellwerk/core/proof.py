"""Was luck fair? Every draw of a record, computed again from the seed and the nonces that its proof reveals."""

from __future__ import annotations

from stellwerk.core.game import LUCK, AnyGame
from stellwerk.core.luck import CommittedLuck, choose, commitment
from stellwerk.core.record import Record, RecordError, replay


def verify(game: AnyGame, record: Record) -> int:
    """How many draws were recomputed, all as recorded; RecordError at the first that differs.

    It shows that the host did not choose the cards. It cannot show that the host did not look at them.
    """
    proof = record.proof
    if proof is None:
        raise RecordError(None, "the record has no proof: its luck was not committed to before the deal")
    seed = bytes.fromhex(proof.seed)
    if commitment(seed) != proof.commitment:
        raise RecordError(None, "the seed is not the one that was committed to before the deal")
    luck = CommittedLuck(seed, [bytes.fromhex(nonce) for nonce in proof.nonces])
    state, draws = game.start(record.header.seats), 0
    for number, moment in enumerate(replay(game, record)):
        if moment.entry.seat == LUCK and number >= proof.taken:
            due = choose(game.luck(state), luck)
            draws += 1
            if due != moment.action:
                reason = f"{moment.entry.text!r} was recorded, but the seed gives {game.write(due)!r}"
                raise RecordError(moment.entry.line or None, reason)
        state = moment.state
    return draws
