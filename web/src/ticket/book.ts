// Names for the numbers in views and news, and look-ups by id.
import type { NamesInfo } from '../wire/messages';
import type { CityName, RouteName, TicketName, TicketNames } from '../wire/ticket';

export const LOCO = 'loco';

function by<T extends { id: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function at<T>(things: readonly T[], index: number): T {
  const thing = things[index];
  if (thing === undefined) throw new RangeError(`there is no number ${index}`);
  return thing;
}

export class Book {
  readonly cities: Map<string, CityName>;
  readonly routes: Map<string, RouteName>;
  readonly tickets: Map<string, TicketName>;
  readonly routeAt: Map<string, number>;

  constructor(readonly names: TicketNames) {
    this.cities = by(names.cities);
    this.routes = by(names.routes);
    this.tickets = by(names.tickets);
    this.routeAt = new Map(names.routes.map((route, index) => [route.id, index]));
  }

  /** The id of a kind of cards; a route of any colour is grey. */
  kind(index: number): string {
    return index < 0 ? 'grey' : at(this.names.kinds, index).id;
  }

  kindName(kind: string): string {
    return this.names.kinds.find(({ id }) => id === kind)?.name ?? kind;
  }

  cityName(id: string): string {
    return this.cities.get(id)?.name ?? id;
  }

  ticketAt(index: number): TicketName {
    return at(this.names.tickets, index);
  }

  routeNumber(index: number): RouteName {
    return at(this.names.routes, index);
  }

  cityNumber(index: number): CityName {
    return at(this.names.cities, index);
  }

  /** What something on the board, in the hand or in the supply is called. */
  called(id: string): string {
    const [kind, name = ''] = id.split(':');
    switch (kind) {
      case 'route':
        return this.routes.get(name)?.name ?? name;
      case 'city':
        return this.cityName(name);
      case 'ticket':
        return this.tickets.get(name)?.name ?? name;
      case 'card':
        return this.kindName(name);
      default:
        return name;
    }
  }
}

const books = new WeakMap<NamesInfo, Book>();

/** The book of these names, made once. */
export function bookOf(names: NamesInfo): Book {
  let book = books.get(names);
  if (!book) books.set(names, (book = new Book(names.names as TicketNames)));
  return book;
}
