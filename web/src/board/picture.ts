// The board's picture in the page: the server draws it with every piece, this shows what is there and finds places in it.
import { labelsOf, settle, type Box, type Label } from './labels';
import { frames, letterPlace, NO_MARKS, rings, ticketLetter, ticketLine, type Marks, type Point, type Space } from './marks';

/** How a piece is shown. */
export interface Look {
  wears: string; // classes
  shape?: string; // if it has a choice
  on?: string; // what it stands on, if it moves
  covers?: string; // the city that it stands on: its name gives way
  enters?: boolean; // it has just come, and everybody should see it coming
}

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

const FAR = 0.33; // pixels per unit of the board at which passengers would only hide names

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
  #marks: SVGGElement;
  #lines: SVGGElement;
  #letters: SVGGElement;
  #pieces = new Map<string, { piece: Element; layer: Element }>();
  #shown: ReadonlyMap<string, Look> = new Map();
  #standing: ReadonlyMap<string, number> = new Map(); // the radius of what stands on a city
  #spaces = new Map<string, Space[]>();
  #points = new Map<string, Point[]>();
  #inside: Box; // the frame, and a score track if there is one, lie over the names
  #labels: Label[] = [];
  #named: Box[] = []; // where names lie now
  #scale = 0; // pixels per unit of the board, as it is seen now
  #marked: Marks = NO_MARKS;

  constructor(host: HTMLElement, text: string) {
    const style = /<style>([^]*?)<\/style>/.exec(text);
    if (style?.[1]) adopt(style[1]);
    host.innerHTML = text.replace(/<style>[^]*?<\/style>/, '').replace(/<title>[^<]*<\/title>/g, '');
    const svg = host.querySelector('svg');
    if (!svg) throw new TypeError('the board is no picture');
    this.svg = svg;
    this.svg.setAttribute('aria-hidden', 'true');
    ({ width: this.width, height: this.height } = svg.viewBox.baseVal);
    svg.toggleAttribute('data-upright', this.height > this.width);
    const edge = Math.max(0, ...[...svg.querySelectorAll('.frame')].map((frame) => numbers(frame, 'x')[0]));
    this.#inside = { left: edge, top: edge, right: this.width - edge, bottom: this.height - edge };
    this.world = this.#group('world');
    this.world.append(...svg.childNodes);
    svg.append(this.world);
    this.#marks = this.#group('marks');
    this.#lines = this.#group('lines');
    this.#letters = this.#group('lines');
    this.world.querySelector('.cities')?.before(this.#lines, this.#marks); // over the trains, under the names
    this.world.append(this.#letters);
    this.#prepare();
  }

  /** What stands on the board now; pieces that are not named are away. */
  show(pieces: ReadonlyMap<string, Look>): void {
    for (const id of this.#shown.keys()) if (!pieces.has(id)) this.#pieces.get(id)?.piece.remove();
    for (const [id, look] of pieces) {
      const known = this.#shown.get(id);
      // A piece that is still entering when the next one comes may finish.
      if (known?.wears !== look.wears || known.shape !== look.shape || known.on !== look.on) this.#dress(id, look);
    }
    this.#shown = pieces;
    const standing = new Map([...pieces].flatMap(([id, { covers }]) => (covers ? [[covers, this.#radius(id)]] : [])));
    if (standing.size === this.#standing.size && [...standing.keys()].every((city) => this.#standing.has(city))) return;
    this.#standing = standing;
    this.#name();
  }

  /** The board is seen from another distance. */
  scaled(scale: number): void {
    if (scale === this.#scale) return;
    this.#scale = scale;
    this.svg.classList.toggle('far', scale < FAR);
    this.#name();
    if (this.#marked.lines.length) this.#draw();
  }

  mark(marks: Marks): void {
    this.#marked = marks;
    this.svg.dataset.spot = marks.spot === null ? '' : String(marks.spot);
    const around = (routes: Iterable<string>, css: string) => [...routes].map((id) => frames(this.spaces(id), css)).join('');
    const ring = (cities: Iterable<string>, css: string) => rings([...cities].flatMap((id) => this.points(id)), css);
    this.#marks.innerHTML =
      around(marks.halo, 'halo') +
      around(marks.planned, 'planned') +
      around(marks.since, 'since') +
      around(marks.links, 'link') +
      around(marks.chosen ? [marks.chosen] : [], 'chosen') +
      ring(marks.rings, 'ringed') +
      ring(marks.lit, 'lit') +
      ring(marks.cursor ? [marks.cursor] : [], 'cursor');
    this.#name();
    this.#draw();
  }

  /** Lines under the names, letters beside them. */
  #draw(): void {
    const taken = [...this.#named];
    let [lines, letters] = ['', ''];
    for (const { a, b, letter, on } of this.#marked.lines) {
      const [from, to] = [this.points(a)[0], this.points(b)[0]];
      if (!from || !to) continue;
      lines += ticketLine(from, to, on);
      if (!letter || !this.#scale) continue;
      const at = letterPlace(from, to, this.#scale, taken);
      taken.push({ left: at.x - at.r, right: at.x + at.r, top: at.y - at.r, bottom: at.y + at.r });
      letters += ticketLetter(at, letter, on, this.#scale);
    }
    this.#lines.innerHTML = lines;
    this.#letters.innerHTML = letters;
  }

  /** Names of cities that are meant are the last to step back. */
  #name(): void {
    const { lit, watch, cursor, lines, rings: clickable } = this.#marked;
    const first = new Set([...lit, ...watch, ...clickable, ...(cursor ? [cursor] : []), ...lines.flatMap(({ a, b }) => [a, b])]);
    if (this.#scale) this.#named = settle(this.#labels, { scale: this.#scale, inside: this.#inside, first, standing: this.#standing });
  }

  #radius(piece: string): number {
    const shape = this.#pieces.get(piece)?.piece.getAttribute('href')?.slice(1);
    const circle = shape && this.#element(shape)?.querySelector('circle');
    return circle ? numbers(circle, 'r')[0] : 0;
  }

  spaces(route: string): readonly Space[] {
    return this.#spaces.get(route) ?? [];
  }

  /** Where a city lies; a country has a sign at each of its ends. */
  points(city: string): readonly Point[] {
    return this.#points.get(city) ?? [];
  }

  /** Every city with the place where it lies, or its first sign. */
  cities(): ({ id: string } & Point)[] {
    return [...this.#points].flatMap(([id, points]) => points.slice(0, 1).map((point) => ({ id, ...point })));
  }

  /** The rectangle in the window that holds all of these. */
  box(ids: readonly string[]): DOMRect | null {
    const boxes = ids.flatMap((id) => this.#element(id)?.getBoundingClientRect() ?? []);
    if (!boxes.length) return null;
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    return new DOMRect(left, top, right - left, bottom - top);
  }

  #element(id: string): Element | null {
    return this.svg.querySelector(`[id="${id}"]`);
  }

  #group(css: string): SVGGElement {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.setAttribute('class', css);
    return group;
  }

  /** Find everything once: the picture is large, and marks are drawn at every move of the pointer. */
  #prepare(): void {
    for (const space of this.svg.querySelectorAll<SVGGElement>('.space')) {
      const slot = space.querySelector('rect');
      const [l, w] = [Number(slot?.getAttribute('width')), Number(slot?.getAttribute('height'))];
      const route = space.id.split(':')[1] ?? '';
      const known = this.#spaces.get(route) ?? [];
      this.#spaces.set(route, [...known, { transform: space.getAttribute('transform') ?? '', length: l, width: w }]);
      // Spaces are thin: a larger, unseen area takes the click.
      const hit = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
      for (const [name, value] of Object.entries({ class: 'hit', x: -l / 2 - 3, y: -w * 1.1, width: l + 6, height: w * 2.2 }))
        hit.setAttribute(name, String(value));
      space.prepend(hit);
    }
    for (const city of this.svg.querySelectorAll<SVGGElement>('.city')) {
      const id = city.id.slice('city:'.length);
      this.#points.set(id, placesOf(city));
      this.#labels.push(...labelsOf(city, [...this.svg.querySelectorAll(`.pieces > [id^="guest:${id}:"]`)]));
    }
    // Pieces lie beside the board until they are shown: the browser need not prepare hundreds that nobody sees.
    for (const layer of this.svg.querySelectorAll('.pieces'))
      for (const piece of layer.querySelectorAll(':scope > [id]')) {
        this.#pieces.set(piece.id, { piece, layer });
        piece.remove();
      }
  }

  /** The first class of a piece says what it is, the others how it looks. */
  #dress(id: string, { wears, shape, on, enters }: Look): void {
    const { piece, layer } = this.#pieces.get(id) ?? {};
    if (!piece || !layer) return; // a title without a score track has no markers
    if (!piece.parentNode) layer.append(piece);
    piece.setAttribute('class', `${piece.classList[0]} ${wears} ${enters ? 'enters' : ''}`.trimEnd());
    if (shape) piece.setAttribute('href', `#${shape}`);
    const place = on && this.#element(on);
    if (!place) return;
    const [x, y, width, height] = numbers(place, 'x', 'y', 'width', 'height');
    piece.setAttribute('x', String(x + width / 2));
    piece.setAttribute('y', String(y + height / 2));
  }
}
