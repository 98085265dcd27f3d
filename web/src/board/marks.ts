// What is pointed out on the board: frames, rings and lines over the picture, which belong to the page, not to the game.
import type { Seat } from '$lib/seat';
import type { Box } from './labels';

export interface Marks {
  halo: ReadonlySet<string>; // routes that can be paid
  chosen: string | null; // the route being decided on
  ghost: Seat | null; // whose wagons are shown on it beforehand
  planned: ReadonlySet<string>; // routes that somebody has marked for themselves
  links: ReadonlySet<string>; // routes that a ticket still lacks, or a path that is shown
  since: ReadonlySet<string>; // routes taken since one's own last move
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
  planned: new Set(),
  links: new Set(),
  since: new Set(),
  rings: new Set(),
  lit: new Set(),
  watch: [],
  cursor: null,
  spot: null,
  lines: [],
};

/** A space of a route. */
export interface Space {
  transform: string;
  length: number;
  width: number;
}

export interface Point {
  x: number;
  y: number;
  r: number;
}

/** A frame around every space of a route, outside its casing. */
export function frames(spaces: readonly Space[], css: string): string {
  return spaces
    .map(({ transform, length, width }) => {
      const [l, w] = [length + 5, width + 9];
      return `<rect class="${css}" transform="${transform}" x="${-l / 2}" y="${-w / 2}" width="${l}" height="${w}" rx="4"/>`;
    })
    .join('');
}

export function rings(points: readonly Point[], css: string): string {
  return points.map(({ x, y, r }) => `<circle class="${css}" cx="${x}" cy="${y}" r="${r * 2.1}"/>`).join('');
}

const LETTER = 0.62; // pixels per unit at which a letter looks right

const ROUND = 17; // the disc under a letter
const ALONG = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8]; // where on its line a letter may stand, the middle first

/** A slight bend keeps two tickets between neighbouring cities apart, and off the straight routes. */
const bend = (a: Point, b: Point): [number, number] => [(a.x + b.x) / 2 - (b.y - a.y) * 0.08, (a.y + b.y) / 2 + (b.x - a.x) * 0.08];

/** A ticket as a line between its ends. */
export function ticketLine(a: Point, b: Point, on: boolean): string {
  const path = `M${a.x} ${a.y}Q${bend(a, b).join(' ')} ${b.x} ${b.y}`;
  return `<path class="tcase" d="${path}"/><path class="tline${on ? '' : ' off'}" d="${path}"/>`;
}

/** Where the letter of a ticket stands on its line: as near to the middle as the names and letters in `taken` allow. */
export function letterPlace(a: Point, b: Point, scale: number, taken: readonly Box[]): Point {
  const [mx, my] = bend(a, b);
  const r = (ROUND * LETTER) / scale;
  const places = ALONG.map((t) => {
    const [from, middle, to] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: from * a.x + middle * mx + to * b.x, y: from * a.y + middle * my + to * b.y, r };
  });
  const free = places.find(({ x, y }) => taken.every((box) => x + r < box.left || box.right < x - r || y + r < box.top || box.bottom < y - r));
  return free ?? places[0] ?? a;
}

/** The letter, as large on the screen from any distance. */
export function ticketLetter({ x, y }: Point, letter: string, on: boolean, scale: number): string {
  const place = `translate(${x} ${y})scale(${LETTER / scale})`;
  return `<g class="tlab${on ? '' : ' off'}" transform="${place}"><circle r="${ROUND}"/><text y="7" text-anchor="middle">${letter}</text></g>`;
}
