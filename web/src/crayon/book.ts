// Names for the numbers in views and for the ids in answers.
import type { NamesInfo } from '../wire/messages';
import type { CrayonNames, PlaceName, TrainName } from '../wire/crayon';

export class Book {
  readonly #places: ReadonlyMap<string, PlaceName>;
  readonly #goods: ReadonlyMap<string, string>;
  readonly #placeOf: ReadonlyMap<string, PlaceName>; // by milepost

  readonly #ends: ReadonlyMap<string, readonly [string, string]>; // of sections

  constructor(readonly names: CrayonNames) {
    const posts = new Set(names.posts);
    this.#ends = new Map(names.edges.map((name) => [`edge:${name}`, endsOf(name, posts)]));
    this.#places = new Map(names.places.map((place) => [`city:${place.id}`, place]));
    this.#goods = new Map(names.goods.map(({ id, name }) => [`good:${id}`, name]));
    this.#placeOf = new Map(names.places.flatMap((place) => place.posts.map((post) => [`post:${post}`, place] as const)));
  }

  post(number: number): string {
    return `post:${this.names.posts[number]}`;
  }

  good(number: number): string {
    return `good:${this.names.goods[number]?.id}`;
  }

  /** The picture of a good. */
  symbol(number: number): string {
    return `good-${this.names.goods[number]?.id}`;
  }

  city(number: number): string {
    return `city:${this.names.places[number]?.id}`;
  }

  edge(number: number): string {
    return `edge:${this.names.edges[number]}`;
  }

  /** The mileposts that a section joins. */
  ends(edge: string): readonly string[] {
    return this.#ends.get(edge) ?? [];
  }

  train(number: number): TrainName | null {
    return this.names.trains[number] ?? null;
  }

  goodName(good: string): string {
    return this.#goods.get(good) ?? good;
  }

  placeName(city: string): string {
    return this.#places.get(city)?.name ?? city;
  }

  /** The place that a milepost belongs to. */
  placeAt(post: string): PlaceName | null {
    return this.#placeOf.get(post) ?? null;
  }

  /** The milepost in the middle of a place: it bears the same name. */
  centre(city: string): string {
    return city.replace('city:', 'post:');
  }

  /** What something on the board or on a card is called. */
  called(id: string): string {
    const [kind, name = ''] = id.split(':');
    if (kind === 'good') return this.goodName(id);
    if (kind === 'city') return this.placeName(id);
    if (kind === 'post') return this.placeAt(id)?.name ?? name;
    if (kind === 'ferry') return this.names.ferries.find((ferry) => ferry.id === name)?.name ?? name;
    if (kind === 'train') return this.names.trains.find((train) => train.id === name)?.name ?? name;
    return name;
  }
}

/** The two mileposts in the name of a section; a milepost's own name may contain a dash. */
function endsOf(name: string, posts: ReadonlySet<string>): readonly [string, string] {
  for (let dash = name.indexOf('-'); dash > 0; dash = name.indexOf('-', dash + 1)) {
    const [a, b] = [name.slice(0, dash), name.slice(dash + 1)];
    if (posts.has(a) && posts.has(b)) return [`post:${a}`, `post:${b}`];
  }
  throw new RangeError(`there is no section ${name}`);
}

const books = new WeakMap<NamesInfo, Book>();

/** The book of these names, made once. */
export function bookOf(names: NamesInfo): Book {
  let book = books.get(names);
  if (!book) books.set(names, (book = new Book(names.names as CrayonNames)));
  return book;
}
