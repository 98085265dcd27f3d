// The paper on which a board is sketched: degrees to pixels and back, and where lines run.
import type { Board, City, Route } from './board';

export interface Spot {
  x: number;
  y: number;
}

const DEGREE = 60; // pixels
const BLANK = { west: 0, east: 24, south: 43, north: 57 }; // of an empty sheet
const SIDE = 9; // pixels between routes side by side
const SPACE = 80; // pixels on the sketch that one space stands for

/** Degrees are as wide as in the middle of the board it was made for, so that distances look right. */
export class Sheet {
  readonly #narrow: number;

  constructor(cities: readonly City[]) {
    const lats = cities.map(({ lat }) => lat);
    const middle = lats.length ? (Math.min(...lats) + Math.max(...lats)) / 2 : (BLANK.south + BLANK.north) / 2;
    this.#narrow = Math.max(0.2, Math.cos((middle * Math.PI) / 180));
  }

  at(lon: number, lat: number): Spot {
    return { x: lon * this.#narrow * DEGREE, y: -lat * DEGREE };
  }

  back({ x, y }: Spot): { lon: number; lat: number } {
    return { lon: x / this.#narrow / DEGREE, lat: -y / DEGREE };
  }

  /** Everything, with some room around it. */
  frame(cities: readonly City[]): { x: number; y: number; width: number; height: number } {
    const [a, b] = [this.at(BLANK.west, BLANK.north), this.at(BLANK.east, BLANK.south)];
    const spots = cities.length > 1 ? cities.map(({ lon, lat }) => this.at(lon, lat)) : [a, b];
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const room = cities.length > 1 ? 70 + Math.max(wide, high) * 0.06 : 0;
    return { x: left - room, y: top - room, width: wide + 2 * room, height: high + 2 * room };
  }

  ring(points: readonly (readonly [number, number])[]): string {
    const spots = points.map(([lon, lat]) => this.at(lon, lat));
    return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }

  /** About as many spaces as fit between two cities. */
  spaces(a: City, b: City): number {
    const [one, other] = [this.at(a.lon, a.lat), this.at(b.lon, b.lat)];
    return Math.max(1, Math.min(6, Math.round(Math.hypot(one.x - other.x, one.y - other.y) / SPACE)));
  }

  /** A route from city to city; those side by side lie side by side. */
  line(board: Board, route: Route): { from: Spot; to: Spot } | null {
    const [a, b] = [route.a, route.b].map((id) => board.cities.find((city) => city.id === id));
    if (!a || !b) return null;
    const beside = board.routes.filter((each) => (each.a === route.a && each.b === route.b) || (each.a === route.b && each.b === route.a));
    const off = (beside.indexOf(route) - (beside.length - 1) / 2) * SIDE * (route.a < route.b ? 1 : -1);
    const [one, other] = [this.at(a.lon, a.lat), this.at(b.lon, b.lat)];
    const far = Math.hypot(other.x - one.x, other.y - one.y) || 1;
    const [dx, dy] = [(other.x - one.x) / far, (other.y - one.y) / far];
    const gap = Math.min(11, far / 3);
    const shift = ({ x, y }: Spot, along: number): Spot => ({ x: x + dx * along - dy * off, y: y + dy * along + dx * off });
    return { from: shift(one, gap), to: shift(other, -gap) };
  }
}

/** The shores in a GeoJSON text, as far as it can be read. */
export function shores(text: string): [number, number][][] {
  try {
    const { features } = JSON.parse(text) as { features: { geometry: { type: string; coordinates: unknown } }[] };
    return features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? (geometry.coordinates as [number, number][][]) : (geometry.coordinates as [number, number][][][]).flat()));
  } catch {
    return []; // the server says what is wrong with it
  }
}

/** The names that can be read without lying on each other, in the order given; `scale`: pixels per pixel of the sheet. */
export function readable(names: readonly { id: string; name: string; at: Spot }[], scale: number): Set<string> {
  const boxes: { left: number; right: number; y: number }[] = [];
  const shown = new Set<string>();
  for (const { id, name, at } of names) {
    const half = name.length * 3.4 + 3;
    const box = { left: at.x * scale - half, right: at.x * scale + half, y: at.y * scale };
    if (boxes.some((other) => box.left < other.right && other.left < box.right && Math.abs(box.y - other.y) < 15)) continue;
    boxes.push(box);
    shown.add(id);
  }
  return shown;
}
