"""All questions of the crayon family, by the names they are asked under."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stellwerk.crayon.questions.build import BuildAsk, BuildPreview, build
from stellwerk.crayon.questions.chronicle import CrayonChronicle, chronicle
from stellwerk.crayon.questions.city import CityAsk, CityFacts, city
from stellwerk.crayon.questions.events import EventsAnswer, EventsAsk, events
from stellwerk.crayon.questions.everything import Everything
from stellwerk.crayon.questions.goods import GoodsAnswer, goods
from stellwerk.crayon.questions.orders import OrderAsk, OrderPreview, OrdersAnswer, order, orders
from stellwerk.crayon.questions.plan import PlanAnswer, plan
from stellwerk.crayon.questions.reach import ReachAnswer, reach
from stellwerk.crayon.questions.run import RunAsk, RunPreview, run
from stellwerk.crayon.questions.start import StartAsk, StartOffer, start
from stellwerk.crayon.questions.trains import TrainsAnswer, trains
from stellwerk.family import AnyChronicle, AnyQuestion, Chronicle, Question, asked, told

QUESTIONS: Final[Mapping[str, AnyQuestion]] = {
    "build": asked(Question(BuildAsk, BuildPreview, build)),
    "run": asked(Question(RunAsk, RunPreview, run)),
    "reach": asked(Question(Everything, ReachAnswer, reach, quick=True)),
    "orders": asked(Question(Everything, OrdersAnswer, orders, quick=True)),
    "order": asked(Question(OrderAsk, OrderPreview, order)),
    "plan": asked(Question(OrderAsk, PlanAnswer, plan)),
    "start": asked(Question(StartAsk, StartOffer, start)),
    "goods": asked(Question(Everything, GoodsAnswer, goods, watched=True)),
    "city": asked(Question(CityAsk, CityFacts, city, watched=True, quick=True)),
    "trains": asked(Question(Everything, TrainsAnswer, trains, quick=True)),
    "events": asked(Question(EventsAsk, EventsAnswer, events, watched=True, quick=True)),
}
CHRONICLE: Final[AnyChronicle] = told(Chronicle(CrayonChronicle, chronicle))
