// A view with its packed fields opened, and names for its numbers.
import type { Catalogue, City, Hand, Player, Public, Route, Seat, Stage, Ticket, View } from './wire';

export const FREE = 255;

export interface Position {
  seat: Seat | null;
  stage: Stage;
  turn: Seat;
  last: number | null;
  players: Player[];
  hand: Hand | null;
  owner: Uint8Array;
  stations: Uint8Array;
  row: number[];
  deck: number;
  piles: number[]; // tickets left in each pile
  waiting: number[][];
}

export function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

export function position(view: View): Position {
  const shown: Public = view.public;
  return {
    seat: view.seat,
    stage: shown.stage,
    turn: shown.turn,
    last: shown.last,
    players: shown.players,
    hand: view.hand,
    owner: bytes(shown.owner),
    stations: bytes(shown.stations),
    row: shown.row,
    deck: shown.deck,
    piles: shown.piles.map((layers) => layers.reduce((sum, { size }) => sum + size, 0)),
    waiting: shown.waiting,
  };
}

/** A catalogue with look-ups by id. */
export class Book {
  readonly cities: Map<string, City>;
  readonly routes: Map<string, Route>;
  readonly tickets: Map<string, Ticket>;
  readonly routeAt: Map<string, number>;

  constructor(readonly catalogue: Catalogue) {
    this.cities = new Map(catalogue.cities.map((city) => [city.id, city]));
    this.routes = new Map(catalogue.routes.map((route) => [route.id, route]));
    this.tickets = new Map(catalogue.tickets.map((ticket) => [ticket.id, ticket]));
    this.routeAt = new Map(catalogue.routes.map((route, index) => [route.id, index]));
  }

  kind(index: number): string {
    return index < 0 ? 'grey' : (this.catalogue.kinds[index] ?? 'grey');
  }

  points(length: number): number {
    const table: Record<string, number> = this.catalogue.points as Record<string, number>;
    return table[length] ?? 0;
  }

  ticketAt(index: number): Ticket {
    const ticket = this.catalogue.tickets[index];
    if (!ticket) throw new RangeError(`no ticket ${index}`);
    return ticket;
  }

  routeNumber(index: number): Route {
    const route = this.catalogue.routes[index];
    if (!route) throw new RangeError(`no route ${index}`);
    return route;
  }

  cityNumber(index: number): City {
    const city = this.catalogue.cities[index];
    if (!city) throw new RangeError(`no city ${index}`);
    return city;
  }
}
