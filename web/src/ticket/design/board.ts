// Edits of a board: a board goes in, another one comes out. Nothing here is a rule; the server says what is wrong.
import { plain } from '$lib/typing';
import type { BoardFile, CityEntry, RouteEntry, TicketEntry } from '../../wire/ticket';

// What a file may leave out, a board on the desk may lack too. A ticket without points shall have the usual ones.
export type City = Pick<CityEntry, 'id' | 'name' | 'de' | 'en' | 'lat' | 'lon'> & Partial<CityEntry>;
export type Route = Pick<RouteEntry, 'id' | 'a' | 'b' | 'length' | 'colour'> & Partial<RouteEntry>;
export type Ticket = Omit<Pick<TicketEntry, 'id' | 'a' | 'b' | 'deck' | 'kind'> & Partial<TicketEntry>, 'points'> & { points?: number | null };
export type Board = Omit<BoardFile, 'cities' | 'routes' | 'tickets' | 'layout'> & {
  cities: City[];
  routes: Route[];
  tickets: Ticket[];
  layout?: Record<string, unknown>;
};
export type Part = 'cities' | 'routes' | 'tickets';

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'pink', 'white', 'black'] as const;
export const GREY = 'grey';
const DECK = 'own';
const LONGEST = 56; // letters of an id that may still get a number

export const blank = (): Board => ({ format: 1, name: DECK, provenance: ['Stellwerk'], colours: [...COLOURS], cities: [], routes: [], tickets: [] });

/** Lower-case words joined by hyphens, and none of those that are taken. */
export function idFor(text: string, taken: readonly string[]): string {
  const slug = plain(text).replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'x';
  let id = slug;
  for (let number = 2; taken.includes(id); number++) id = `${slug}-${number}`;
  return id;
}

const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);
const put = <T>(list: readonly T[], at: number, change: Partial<T>): T[] => list.map((each, i) => (i === at ? { ...each, ...change } : each));
const joins = ({ a, b }: { a: string; b: string }, one: string, other: string): boolean => (a === one && b === other) || (a === other && b === one);
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

export function addCity(board: Board, name: string, lon: number, lat: number): Board {
  const city = { id: idFor(name, ids(board.cities)), name, de: name, en: name, lat: round(lat), lon: round(lon) };
  return { ...board, cities: [...board.cities, city] };
}

export const moveCity = (board: Board, at: number, lon: number, lat: number): Board => ({
  ...board,
  cities: put(board.cities, at, { lon: round(Math.max(-180, Math.min(180, lon))), lat: round(Math.max(-89, Math.min(89, lat))) }),
});

export const changeCity = (board: Board, at: number, change: Partial<City>): Board => ({ ...board, cities: put(board.cities, at, change) });

/** A city is called by its name everywhere, so its routes and tickets follow. */
export function renameCity(board: Board, at: number, name: string): Board {
  const was = board.cities[at];
  if (!was) return board;
  const id = idFor(name, ids(board.cities.filter((_, i) => i !== at)));
  const cities = put(board.cities, at, { id, name, de: name, en: name });
  if (id === was.id) return { ...board, cities };
  const moved = <T extends { a: string; b: string }>(thing: T): T => ({ ...thing, a: thing.a === was.id ? id : thing.a, b: thing.b === was.id ? id : thing.b });
  const routes: Route[] = [];
  for (const route of board.routes) {
    const next = moved(route);
    const touched = route.a === was.id || route.b === was.id;
    routes.push(touched ? { ...next, id: routeId(next, routes), ...(route.group ? { group: groupOf(next) } : {}) } : route);
  }
  const tickets: Ticket[] = [];
  for (const ticket of board.tickets) {
    const next = moved(ticket);
    tickets.push(ticket.a === was.id || ticket.b === was.id ? { ...next, id: idFor(`${next.a}-${next.b}`, ids(tickets)) } : ticket);
  }
  return { ...board, cities, routes, tickets };
}

const groupOf = ({ a, b }: { a: string; b: string }): string => [a, b].sort().join('-').slice(0, LONGEST).replace(/-+$/, '');

function routeId({ a, b }: { a: string; b: string }, others: readonly Route[]): string {
  const pair = groupOf({ a, b });
  let number = 1;
  while (others.some(({ id }) => id === `${pair}-${number}`)) number++;
  return `${pair}-${number}`;
}

/** Removing a city takes along what ends there. */
export function remove(board: Board, part: Part, at: number): Board {
  const gone = board[part][at];
  if (!gone) return board;
  if (part === 'tickets') return { ...board, tickets: board.tickets.filter((_, i) => i !== at) };
  if (part === 'routes') return single({ ...board, routes: board.routes.filter((_, i) => i !== at) });
  const stays = ({ a, b }: { a: string; b: string }): boolean => a !== gone.id && b !== gone.id;
  return { ...board, cities: board.cities.filter((_, i) => i !== at), routes: board.routes.filter(stays), tickets: board.tickets.filter(stays) };
}

/** A route that has nobody beside it any more is in no group. */
function single(board: Board): Board {
  const alone = (group: string): boolean => board.routes.filter((route) => route.group === group).length < 2;
  const routes = board.routes.map((route) => {
    if (!route.group || !alone(route.group)) return route;
    const { group: _, ...rest } = route;
    return rest;
  });
  return { ...board, routes };
}

/** A route between two cities; beside others there, it joins their group and has their length. */
export function addRoute(board: Board, a: string, b: string, length: number): Board {
  const beside = board.routes.filter((route) => joins(route, a, b));
  const group = beside.length ? { group: beside[0]?.group ?? groupOf({ a, b }) } : {};
  const colours = board.routes.map(({ colour }) => colour);
  const route: Route = { id: routeId({ a, b }, board.routes), a, b, length: beside[0]?.length ?? length, colour: GREY, ...group };
  const routes = board.routes.map((each) => (beside.includes(each) ? { ...each, ...group } : each));
  if (beside.length) route.colour = COLOURS.find((colour) => !colours.includes(colour)) ?? GREY;
  return { ...board, routes: [...routes, route] };
}

/** Routes side by side have one length. A ferry is grey and no tunnel, so choosing one lets go of the other. */
export function changeRoute(board: Board, at: number, change: Partial<Route>): Board {
  const route = board.routes[at];
  if (!route) return board;
  const now = { ...route, ...change };
  if (change.locos) Object.assign(now, { colour: GREY, tunnel: false });
  if (change.tunnel || (change.colour && change.colour !== GREY)) now.locos = 0;
  now.locos = Math.min(now.locos ?? 0, now.length);
  const routes = board.routes.map((each, i) => {
    if (i === at) return tidy(now);
    return route.group && each.group === route.group && change.length ? { ...each, length: change.length } : each;
  });
  return { ...board, routes };
}

/** What has its usual value need not be said. */
function tidy({ locos, tunnel, ...route }: Route): Route {
  return { ...route, ...(locos ? { locos } : {}), ...(tunnel ? { tunnel } : {}) };
}

export function addTicket(board: Board, a: string, b: string, kind: string): Board {
  const ticket = { id: idFor(`${a}-${b}`, ids(board.tickets)), a, b, deck: board.tickets[0]?.deck ?? DECK, kind, points: null };
  return { ...board, tickets: [...board.tickets, ticket] };
}

/** Points that somebody has chosen are meant, also where the shortest path is another; without any, the usual ones. */
export function changeTicket(board: Board, at: number, change: Partial<Ticket>, usual: number | null = null): Board {
  const tickets = put(board.tickets, at, change).map((ticket, i) => {
    if (i !== at || !('points' in change)) return ticket;
    const { off_path: _, ...rest } = ticket;
    return ticket.points !== null && usual !== null && ticket.points !== usual ? { ...rest, off_path: true } : rest;
  });
  return { ...board, tickets };
}

/** The kinds of tickets that other rules know: each becomes the one in its place. */
export function rekind(board: Board, kinds: readonly string[]): Board {
  const old = [...new Set(board.tickets.map(({ kind }) => kind))];
  const next = (kind: string): string => (kinds.includes(kind) ? kind : (kinds[Math.min(old.indexOf(kind), kinds.length - 1)] ?? kind));
  return { ...board, tickets: board.tickets.map((ticket) => ({ ...ticket, kind: next(ticket.kind) })) };
}

/** All that a layout depends on: another text, and it has to be found anew. */
export function looksOf({ cities, routes, layout }: Board, coast: string): string {
  const places = cities.map(({ id, name, lat, lon, passengers, through }) => [id, name, lat, lon, passengers ?? 0, through ?? true]);
  const lines = routes.map(({ id, a, b, length, group }) => [id, a, b, length, group ?? '']);
  return JSON.stringify([places, lines, layout ?? {}, coast]);
}
