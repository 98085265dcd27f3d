"""Functions of the flat engine for a GPU, from the same source.

The tables' head is written into them as numbers: a processor finds it in its nearest cache, a GPU waits for it,
and what is known when it is compiled need not be read at all. But a compiler that knows how often a loop goes
round lays it out in full, and nothing slows a card as much as a long program: so how many tickets, cities and
routes there are stays in the tables.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping
from types import CodeType, FunctionType
from typing import Any, Final

from stellwerk.turbo.tables import Flat

PACKAGE: Final = "stellwerk.turbo."
LONG: Final = ("TICKETS", "CITIES", "ROUTES")  # how often long loops go round

Function = Callable[..., Any]


class Translation:
    """What was translated so far for one title. `instead` has functions that a GPU does in another way."""

    def __init__(
        self, compiler: Callable[[Function], Any], tables: Flat, instead: Mapping[Function, Function]
    ) -> None:
        self._compiler = compiler
        self._tables = tables
        self._instead = {_source(old): new for old, new in instead.items()}
        self._made: dict[Any, Any] = {}

    def of(self, function: Function) -> Any:
        """The function with all that it calls."""
        source = _source(function)
        source = self._instead.get(source, source)
        if source not in self._made:
            named: Mapping[str, Any] = source.__globals__
            ours = {
                key: self.of(named[key])
                for key in source.__code__.co_names
                if callable(named.get(key)) and getattr(named[key], "__module__", "").startswith(PACKAGE)
            }
            copy = FunctionType(self._written_in(source), {**named, **ours}, source.__name__)
            self._made[source] = self._compiler(copy)
        return self._made[source]

    def _written_in(self, source: Any) -> CodeType:
        tree = ast.parse(inspect.getsource(source))
        (function,) = tree.body
        assert isinstance(function, ast.FunctionDef)
        function.decorator_list.clear()
        function.returns = None
        for argument in function.args.args:
            argument.annotation = None  # names types that need not be there
        ast.increment_lineno(tree, source.__code__.co_firstlineno - 1)
        tree = ast.fix_missing_locations(_Head(source.__globals__, self._tables).visit(tree))
        space: dict[str, Any] = {}
        exec(compile(tree, source.__code__.co_filename, "exec"), space)
        code: CodeType = space[function.name].__code__
        return code


def _source(function: Function) -> Any:
    return getattr(function, "py_func", function)


class _Head(ast.NodeTransformer):
    """`t[NAME]` becomes the number that stands there: what has a name lies in the head."""

    def __init__(self, named: Mapping[str, Any], tables: Flat) -> None:
        self._named = named
        self._tables = tables

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Subscript(ast.Name("t"), ast.Name(name)) if name not in LONG:
                return ast.copy_location(ast.Constant(self._tables[self._named[name]]), node)
        return node
