"""All questions of the crayon family, by the names they are asked under."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from stellwerk.crayon.questions.build import BuildAsk, BuildPreview
from stellwerk.crayon.questions.chronicle import CrayonChronicle
from stellwerk.crayon.questions.city import CityAsk, CityFacts
from stellwerk.crayon.questions.events import EventsAnswer, EventsAsk
from stellwerk.crayon.questions.everything import Everything
from stellwerk.crayon.questions.goods import GoodsAnswer
from stellwerk.crayon.questions.orders import OrderAsk, OrderPreview, OrdersAnswer
from stellwerk.crayon.questions.plan import PlanAnswer
from stellwerk.crayon.questions.reach import ReachAnswer
from stellwerk.crayon.questions.run import RunAsk, RunPreview
from stellwerk.crayon.questions.start import StartAsk, StartOffer
from stellwerk.crayon.questions.trains import TrainsAnswer
from stellwerk.crayon.state import CrayonView
from stellwerk.crayon.words.names import Names
from stellwerk.family import AnyChronicle, AnyQuestion, Chronicle, Question, asked, told


def _later(names: Names, view: CrayonView, ask: Struct) -> Struct:
    raise NotImplementedError


def _tell(names: Names, moments: Iterable[object]) -> CrayonChronicle:
    raise NotImplementedError


QUESTIONS: Final[Mapping[str, AnyQuestion]] = {
    "build": asked(Question(BuildAsk, BuildPreview, _later)),
    "run": asked(Question(RunAsk, RunPreview, _later)),
    "reach": asked(Question(Everything, ReachAnswer, _later)),
    "orders": asked(Question(Everything, OrdersAnswer, _later)),
    "order": asked(Question(OrderAsk, OrderPreview, _later)),
    "plan": asked(Question(OrderAsk, PlanAnswer, _later)),
    "start": asked(Question(StartAsk, StartOffer, _later)),
    "goods": asked(Question(Everything, GoodsAnswer, _later)),
    "city": asked(Question(CityAsk, CityFacts, _later)),
    "trains": asked(Question(Everything, TrainsAnswer, _later)),
    "events": asked(Question(EventsAsk, EventsAnswer, _later)),
}
CHRONICLE: Final[AnyChronicle] = told(Chronicle(CrayonChronicle, _tell))
