"""Playing by keyboard: plain lines, a menu, and words that ask for more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stellwerk.cli.errors import complaint, refusal
from stellwerk.cli.menu import Menu, abbreviated
from stellwerk.cli.screen import Screen
from stellwerk.cli.table import Table
from stellwerk.core.game import IllegalAction, InvalidAction, MisspeltAction, Seat, SomeAction, news_for
from stellwerk.core.session import Session
from stellwerk.telling import narrator, rule_parts
from stellwerk.words import rules

COMMANDS: Final = ("help", "rules", "position", "menu", "log", "undo", "quit")


class Quit(Exception):
    """The person leaves, or there is nobody to ask any more."""


class Dialogue:
    """What a terminal shows to the people of a table, one after the other."""

    def __init__(self, screen: Screen, table: Table, people: int) -> None:
        self.screen = screen
        self.table = table
        self.people = people
        self.game = table.session.game
        self.narrator = narrator(self.game, screen.lang)
        self._shown: Seat | None = None  # whose secrets are on the screen
        self._entries = 0  # after so many entries the position was last told
        self._words = self._spellings()

    @property
    def session(self) -> Session:
        return self.table.session

    def play(self) -> bool:
        """The whole game; False when somebody quits."""
        try:
            while (seat := self.table.next_person()) is not None:
                self._hand_over(seat)
                self._tell_news(seat)
                self._tell_position(seat)
                self._ask(seat)
        except Quit:
            return False
        self._tell_news(self._shown or 0)
        return True

    # ---- before a decision

    def _hand_over(self, seat: Seat) -> None:
        """The curtain: nobody sees another's cards, and everybody sees first what their own move brought."""
        if self.people == 1 or seat == self._shown:
            return
        if self._shown is not None:
            self._tell_news(self._shown)
            self._wait("curtain-read", self._shown)
            if self.screen.out.is_terminal:
                self.screen.out.clear()
        self._wait("curtain", seat)
        self._shown = seat

    def _tell_news(self, seat: Seat) -> None:
        self.screen.tell(*(sentence.text for sentence in self.narrator.story(self.table.news(seat), seat)))

    def _tell_position(self, seat: Seat) -> None:
        """The whole position when others have moved; within a turn the question is enough."""
        view = self.session.view(seat)
        since = self.session.entries[self._entries :]
        if not self._entries or any(actor != seat and actor >= 0 for actor, _ in since):
            self.screen.tell("")
            self.screen.tell(*self.narrator.position(view))
        self._entries = len(self.session.entries)
        self.screen.tell("")
        self.screen.head(self.narrator.task(view))
        self._menu(seat)

    # ---- the decision

    def _ask(self, seat: Seat) -> None:
        """Until the seat has acted, or taken something back."""
        before = len(self.session.entries)
        while len(self.session.entries) == before:
            text = self._read(self.screen.words.say("prompt", seat=str(seat + 1))).strip()
            if not text:
                continue
            verb, _, rest = text.partition(" ")
            name = self._words.get(verb.casefold())
            if name is None:
                self._try(seat, text)
            else:
                self._answer(name, seat, rest.strip())

    def _try(self, seat: Seat, text: str) -> None:
        try:
            actions = self._meant(seat, text)
            if actions:
                self.table.act(seat, *actions)
        except IllegalAction as error:
            self.screen.tell(refusal(self.narrator, error))
        except InvalidAction as error:
            self.screen.tell(complaint(self.screen.words, error), self.screen.words.say("see-help"))

    def _meant(self, seat: Seat, text: str) -> Sequence[SomeAction]:
        """A number, an action in notation, an abbreviation of one, or a shortcut; empty when more must be said."""
        menu = self._offers(seat)
        if text.isdecimal() and len(text) < 5:
            choice = menu.numbered(int(text))
            if choice is None:
                self.screen.say("no-number", n=text, last=len(menu.choices))
                return ()
            return (choice.action,)
        # What can be read is taken at its word: an abbreviation must never turn it into something else.
        try:
            action = self._read_action(text)
        except InvalidAction:
            found = menu.find(text)
            if len(found) == 1:
                return (found[0].action,)
            if found:
                self.screen.tell(*(choice.line() for choice in found))
                return ()
            shortcut = self._shortcut(seat, text)
            if shortcut is not None:
                return shortcut
            known = abbreviated(text, ((name, name) for name in self.narrator.vocabulary()))
            if not known:
                raise
            if len(known) == 1:
                return (self.game.read(known[0]),)
            self.screen.say("not-now", text=text, actions=", ".join(known[:8]))
            return ()
        # One step that is not possible may be the name of a way of many steps.
        shortcut = None if menu.has(action) else self._shortcut(seat, text)
        return (action,) if shortcut is None else shortcut

    def _read_action(self, text: str) -> SomeAction:
        """Records know one spelling; a person may name cards, tickets and mileposts in any order."""
        try:
            return self.game.read(text)
        except MisspeltAction as error:
            return self.game.read(error.right)

    def _shortcut(self, seat: Seat, text: str) -> Sequence[SomeAction] | None:
        """The actions that a shortcut stands for, after telling about them; None if it is none."""
        shortcut = self.narrator.shortcut(text, self.session.view(seat))
        if shortcut is None:
            return None
        self.screen.tell(*shortcut.told)
        return shortcut.actions

    # ---- other words

    def _answer(self, name: str, seat: Seat, rest: str) -> None:
        view, screen = self.session.view(seat), self.screen
        answers: Mapping[str, Callable[[], object]] = {
            "help": lambda: screen.tell(self.narrator.help),
            "rules": lambda: self._rules(rest),
            "position": lambda: screen.tell(*self.narrator.position(view), self.narrator.task(view)),
            "menu": lambda: self._menu(seat),
            "log": lambda: self._log(seat),
            "undo": lambda: self._undo(seat),
            "quit": self._quit,
        }
        if name in answers:
            answers[name]()
        else:
            screen.tell(*self.narrator.page(name, view, rest))

    def _rules(self, rest: str) -> None:
        if not rest:
            self.screen.say("rules-which", sample=self.narrator.sample_rule, game=self.game.name)
            return
        rule = rules.find(rule_parts(self.screen.lang), rest)
        if rule is None:
            self.screen.say("no-rule", rule=rest, sample=self.narrator.sample_rule)
            return
        self.screen.tell(f"{rule.id}: {rule.text}")
        if rule.why:
            self.screen.say("rule-why", why=rule.why)

    def _log(self, seat: Seat) -> None:
        events = news_for(seat, self.session.events)
        self.screen.tell(*(sentence.text for sentence in self.narrator.story(events, seat)))

    def _undo(self, seat: Seat) -> None:
        if not self.table.undo(seat):
            self.screen.say("undo-refused")
            return
        self.screen.say("undone")
        self._entries = min(self._entries, len(self.session.entries))

    def _quit(self) -> None:
        raise Quit

    def _menu(self, seat: Seat) -> None:
        self.screen.tell(*self._offers(seat).lines())

    def _offers(self, seat: Seat) -> Menu:
        view = self.session.view(seat)
        return Menu(self.game, self.narrator, self.session.legal(seat), view)

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt)
        except EOFError:
            self.screen.tell("")
            raise Quit from None

    def _wait(self, key: str, seat: Seat) -> None:
        """Until somebody presses Enter; leaving is possible here too."""
        text = self._read(self.screen.words.say(key, seat=str(seat + 1)))
        if self._words.get(text.strip().casefold()) == "quit":
            raise Quit

    def _spellings(self) -> dict[str, str]:
        """Every word a person may type, in English or in the language of the screen, and what it asks for."""
        spellings = {"?": "help"}
        for name in (*COMMANDS, *self.narrator.pages):
            told = self.narrator.words.say(f"command-{name}")
            spellings |= {word.strip(): name for word in (name, *told.split(","))}
        return spellings
