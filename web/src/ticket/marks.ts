// What the desk points out on the board.
import { NO_MARKS, type Marks } from '../board/marks';
import { named } from '../table/pointing';
import { LOCO, type Book } from './book';
import type { TicketDesk } from './desk.svelte';
import { FREE } from './position';

export function letter(place: number): string {
  return String.fromCharCode(65 + place);
}

/** Ids of whatever is meant: a ticket is a line between its ends. */
export function meant(ids: readonly string[], book: Book): Partial<Marks> {
  const tickets = named(ids, 'ticket').flatMap((id) => book.tickets.get(id) ?? []);
  return {
    links: new Set(named(ids, 'route')),
    lit: new Set([...named(ids, 'city'), ...tickets.flatMap(({ a, b }) => [a, b])]),
    lines: tickets.map(({ a, b }) => ({ a, b, letter: '', on: true })),
  };
}

/** Routes that cards of this kind could go to. */
function fitting({ book, offers }: TicketDesk, kind: string): Set<string> {
  const colour = book.names.kinds.findIndex(({ id }) => id === kind);
  const fits = (id: string) => {
    const wanted = book.routes.get(id)?.colour ?? -1;
    return wanted === colour || wanted < 0 || kind === LOCO;
  };
  return new Set([...offers.claims].filter(fits));
}

export function marksOf(desk: TicketDesk): Marks {
  const { book, position, offers, paying, task, help, room } = desk;
  const { table, hinted } = room;
  const shown = room.shown.length ? room.shown : room.taught;
  if (!position) return NO_MARKS;
  const marks = { ...NO_MARKS };
  marks.since = new Set(named(room.since.flatMap(({ on }) => on ?? []), 'route').filter((id) => position.owner[book.routeAt.get(id) ?? -1] !== FREE));
  marks.planned = new Set(named([...table.plan.marks, ...table.plan.ways.flatMap(({ on }) => on)], 'route').filter((id) => position.owner[book.routeAt.get(id) ?? -1] === FREE));
  if (desk.colour) marks.halo = fitting(desk, desk.colour);
  if (desk.building) marks.rings = offers.builds;
  if (paying?.route) Object.assign(marks, { chosen: paying.route, ghost: table.seat });
  else if (task.ask === 'surcharge') marks.chosen = book.routeNumber(task.stage.route).id;
  else if (desk.asked && book.routes.has(desk.asked)) marks.chosen = desk.asked;
  if (paying?.city) marks.lit = new Set([paying.city]);
  if (task.ask === 'boarding') {
    const ends = task.ends.map((end) => book.cityNumber(end).id);
    marks.lit = new Set(ends);
    if (table.myTurn) marks.watch = ends;
  }
  if (desk.ticket !== null) {
    const { a, b } = book.ticketAt(desk.ticket);
    const missing = help.tickets?.find((each) => each.ticket === desk.ticket)?.missing ?? [];
    marks.lit = new Set([a, b]);
    marks.links = new Set(missing.map((route) => book.routeNumber(route).id));
    if (desk.pins.ticket === desk.ticket) marks.watch = [a, b];
  }
  const [route] = named(shown, 'route');
  if (route) marks.chosen = route;
  else if (shown.length) marks.lit = meant(shown, book).lit ?? marks.lit;
  if (hinted) {
    const { links, lit } = meant(hinted.on, book);
    if (links?.size) marks.links = links;
    if (lit?.size) marks.lit = lit;
  }
  if (desk.choosing && position.hand)
    marks.lines = position.hand.offer.map((index, place) => {
      const { a, b, id } = book.ticketAt(index);
      return { a, b, letter: letter(place), on: desk.picks.has(id) };
    });
  return marks;
}
