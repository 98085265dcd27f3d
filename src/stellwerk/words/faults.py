"""What is wrong with a designer's file, in the reader's language."""

from __future__ import annotations

from stellwerk.core.faults import Finding, Reason, field
from stellwerk.words import Words


def told(words: Words, finding: Finding) -> str:
    """`small.json, line 12: routes[0].a: there is no city 'atlantis'`"""
    where = finding.file
    if finding.line:
        where = words.say("file-line", file=finding.file, line=str(finding.line))
    return ": ".join((where, *([field(finding.place)] if finding.place else []), said(words, finding.reason)))


def said(words: Words, reason: Reason) -> str:
    """English stands in the sources, beside what it says; every other language has a message for it."""
    key = f"file-{reason.key}"
    if not words.has(key):
        return str(reason)
    values = {name: said(words, value) if isinstance(value, Reason) else value for name, value in reason.values}
    return words.say(key, **values)
