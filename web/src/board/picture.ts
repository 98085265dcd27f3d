// The board's picture in the page: the server draws it, this adds the state of the game and finds things in it.
import type { Seat } from '$lib/seat';
import type { Book } from '../ticket/book';
import { FREE, type Position } from '../ticket/position';
import { coats, disc, figure, frames, station, ticketLine, veils, wagons, type Point, type Space } from './pieces';

/** What is pointed out on the board. */
export interface Marks {
  halo: ReadonlySet<string>; // routes that can be paid
  chosen: string | null; // the route being decided on
  ghost: Seat | null; // whose wagons are shown on it beforehand
  links: ReadonlySet<string>; // routes that a ticket still lacks, or a path that is shown
  rings: ReadonlySet<string>; // cities that can be clicked
  lit: ReadonlySet<string>; // cities that are meant
  watch: readonly string[]; // cities that must be in sight: something is decided there
  cursor: string | null; // the city under the keyboard
  spot: Seat | null; // whose trains matter; the others step back
  lines: { a: string; b: string; letter: string; on: boolean }[];
}

export const NO_MARKS: Marks = {
  halo: new Set(),
  chosen: null,
  ghost: null,
  links: new Set(),
  rings: new Set(),
  lit: new Set(),
  watch: [],
  cursor: null,
  spot: null,
  lines: [],
};

/** Attributes of an element as numbers. */
function numbers<const Names extends string[]>(element: Element, ...names: Names): { [Name in keyof Names]: number } {
  return names.map((name) => Number(element.getAttribute(name))) as { [Name in keyof Names]: number };
}

function placesOf(city: Element): Point[] {
  const dot = city.querySelector('.disc');
  if (dot) {
    const [x, y, r] = numbers(dot, 'cx', 'cy', 'r');
    return [{ x, y, r }];
  }
  return [...city.querySelectorAll('.sign')].map((sign) => {
    const [x, y, w, h] = numbers(sign, 'x', 'y', 'width', 'height');
    return { x: x + w / 2, y: y + h / 2, r: h / 1.7 };
  });
}

const sheets = new Map<string, CSSStyleSheet>();

/** Boards bring a style sheet; the security policy wants it adopted by script, not written into the page. */
function adopt(css: string): void {
  if (sheets.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export class Picture {
  readonly svg: SVGSVGElement;
  readonly world: SVGGElement;
  readonly width: number;
  readonly height: number;
  #layers: Record<'shut' | 'trains' | 'marks' | 'people' | 'lines', SVGGElement>;
  #shown = new Map<string, Seat>();
  #standing = '';
  #shut = '';
  #spaces = new Map<string, Space[]>();
  #points = new Map<string, Point[]>();
  #stands = new Map<string, [number, number, number][]>();
  #cells = new Map<number, Point>();

  constructor(
    host: HTMLElement,
    text: string,
    private readonly book: Book | null,
  ) {
    const style = /<style>([^]*?)<\/style>/.exec(text);
    if (style?.[1]) adopt(style[1]);
    host.innerHTML = text.replace(/<style>[^]*?<\/style>/, '').replace(/<title>[^<]*<\/title>/g, '');
    const svg = host.querySelector('svg');
    if (!svg) throw new TypeError('the board is no picture');
    this.svg = svg;
    this.svg.setAttribute('aria-hidden', 'true');
    ({ width: this.width, height: this.height } = svg.viewBox.baseVal);
    this.world = this.#group('world');
    this.world.append(...svg.childNodes);
    svg.append(this.world);
    const cities = this.world.querySelector('.cities');
    this.#layers = {
      shut: this.#group('pieces'),
      trains: this.#group('pieces'),
      marks: this.#group('marks'),
      people: this.#group('pieces'),
      lines: this.#group('lines'),
    };
    cities?.before(this.#layers.shut, this.#layers.trains, this.#layers.marks);
    this.world.append(this.#layers.people, this.#layers.lines);
    this.#prepare();
  }

  /** Everything that stands on the board. Routes in `fresh` roll in; those in `closed` are struck out. */
  show(position: Position, fresh: ReadonlySet<string>, closed: readonly string[]): void {
    if (!this.book) return;
    for (const [index, seat] of position.owner.entries()) {
      const id = this.book.routeNumber(index).id;
      if (seat === FREE) this.#clear(id);
      else if (this.#shown.get(id) !== seat) this.#lay(id, seat, fresh.has(id));
    }
    const shut = closed.join();
    if (shut !== this.#shut) {
      this.#shut = shut;
      this.#layers.shut.innerHTML = closed.map((id) => veils(this.spaces(id))).join('');
    }
    const people = this.#people(position) + this.#scores(position);
    if (people !== this.#standing) this.#layers.people.innerHTML = this.#standing = people;
  }

  mark(marks: Marks): void {
    this.svg.dataset.spot = marks.spot === null ? '' : String(marks.spot);
    const around = (ids: Iterable<string>, css: string) => [...ids].map((id) => frames(this.spaces(id), css)).join('');
    let drawn = around(marks.halo, 'halo') + around(marks.links, 'link');
    if (marks.chosen) {
      drawn += frames(this.spaces(marks.chosen), 'chosen');
      if (marks.ghost !== null) drawn += `<g class="ghost">${wagons(this.spaces(marks.chosen), marks.ghost)}</g>`;
    }
    const ring = (ids: Iterable<string>, css: string) =>
      [...ids]
        .flatMap((id) => this.points(id))
        .map(({ x, y, r }) => `<circle class="${css}" cx="${x}" cy="${y}" r="${r * 2.1}"/>`)
        .join('');
    drawn += ring(marks.rings, 'ringed') + ring(marks.lit, 'lit') + ring(marks.cursor ? [marks.cursor] : [], 'cursor');
    this.#layers.marks.innerHTML = drawn;
    this.#layers.lines.innerHTML = marks.lines
      .map(({ a, b, letter, on }) => {
        const [from, to] = [this.points(a)[0], this.points(b)[0]];
        return from && to ? ticketLine(from, to, letter, on) : '';
      })
      .join('');
  }

  spaces(route: string): readonly Space[] {
    return this.#spaces.get(route) ?? [];
  }

  /** Where a city lies; a country has a sign at each of its ends. */
  points(city: string): readonly Point[] {
    return this.#points.get(city) ?? [];
  }

  /** The rectangle in the window of a route with both its ends, or of a city. */
  box(id: string): DOMRect | null {
    const route = this.book?.routes.get(id);
    const parts = route ? [`route:${id}`, `city:${route.a}`, `city:${route.b}`] : [`city:${id}`];
    const boxes = parts.flatMap((part) => this.svg.querySelector(`[id="${part}"]`)?.getBoundingClientRect() ?? []);
    if (!boxes.length) return null;
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    return new DOMRect(left, top, right - left, bottom - top);
  }

  #group(css: string): SVGGElement {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.setAttribute('class', css);
    return group;
  }

  /** Find everything once: the picture is large, and marks are drawn at every move of the pointer. */
  #prepare(): void {
    let width = 14;
    for (const space of this.svg.querySelectorAll<SVGGElement>('.space')) {
      const slot = space.querySelector('rect');
      const [l, w] = [Number(slot?.getAttribute('width')), Number(slot?.getAttribute('height'))];
      width = w;
      const route = space.id.split(':')[1] ?? '';
      const known = this.#spaces.get(route) ?? [];
      this.#spaces.set(route, [...known, { transform: space.getAttribute('transform') ?? '', length: l, width: w }]);
      // Spaces are thin: a larger, unseen area takes the click.
      const hit = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
      for (const [name, value] of Object.entries({ class: 'hit', x: -l / 2 - 3, y: -w * 0.9, width: l + 6, height: w * 1.8 }))
        hit.setAttribute(name, String(value));
      space.prepend(hit);
    }
    for (const city of this.svg.querySelectorAll<SVGGElement>('.city')) {
      const id = city.id.slice('city:'.length);
      this.#points.set(id, placesOf(city));
      this.#stands.set(id, [...city.querySelectorAll('.stand')].map((stand) => numbers(stand, 'cx', 'cy', 'ry')));
    }
    for (const cell of this.svg.querySelectorAll<SVGRectElement>('.cell')) {
      const [x, y, w, h] = numbers(cell, 'x', 'y', 'width', 'height');
      this.#cells.set(Number(cell.id.split(':')[1]), { x: x + w / 2, y: y + h / 2, r: Math.min(w, h) * 0.36 });
    }
    const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
    defs.innerHTML = coats(width);
    this.svg.prepend(defs);
  }

  #lay(id: string, seat: Seat, rolls: boolean): void {
    this.#clear(id);
    const group = this.#group(`trains p${seat + 1}${rolls ? ' rolls' : ''}`);
    group.id = `trains:${id}`;
    group.innerHTML = wagons(this.spaces(id), seat);
    this.#layers.trains.append(group);
    this.#shown.set(id, seat);
  }

  #clear(id: string): void {
    if (!this.#shown.delete(id)) return;
    this.svg.querySelector(`[id="trains:${id}"]`)?.remove();
  }

  #people({ stations, waiting }: Position): string {
    const { cities = [], guests = [] } = this.book?.names ?? {};
    let drawn = '';
    for (const [index, { id }] of cities.entries()) {
      const seat = stations[index] ?? FREE;
      const point = this.points(id)[0];
      if (seat !== FREE && point) drawn += `<g id="station:${id}">${station(point, seat)}</g>`;
      const colours = (waiting[index] ?? []).flatMap((count, colour) => Array<string>(count).fill(guests[colour]?.id ?? ''));
      if (!colours.length) continue;
      const stands = this.#stands.get(id) ?? [];
      for (const [i, colour] of colours.entries()) {
        const stand = stands[i];
        if (!stand) break;
        const [x, y, ry] = stand;
        const height = ry / 0.15;
        drawn += figure(colour, x, y + height * 0.14, height);
      }
    }
    return drawn;
  }

  #scores({ players }: Position): string {
    const taken = new Map<number, number>();
    let drawn = '';
    for (const [seat, { score }] of players.entries()) {
      const cell = this.#cells.get(((score % 100) + 100) % 100);
      if (!cell) return '';
      const stacked = taken.get(score) ?? 0;
      taken.set(score, stacked + 1);
      drawn += disc(cell.x, cell.y, cell.r, seat, stacked);
    }
    return drawn;
  }
}
