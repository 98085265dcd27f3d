// What players put on the board, drawn as SVG text on the places that the board's picture names.
import type { Seat } from '$lib/seat';

const PATTERNS = ['solid', 'stripe', 'dots', 'bars', 'line'];

export interface Space {
  transform: string;
  length: number;
  width: number;
}

/** The players' patterns in the size of this board's wagons. */
export function coats(width: number): string {
  const scale = (width / 10).toFixed(2);
  return PATTERNS.map((name) => {
    const turn = name === 'stripe' ? ' rotate(45)' : '';
    return `<pattern id="coat-${name}" href="#pattern-${name}" patternTransform="scale(${scale})${turn}"/>`;
  }).join('');
}

export function coat(seat: Seat): string {
  return `url(#coat-${PATTERNS[seat] ?? 'solid'})`;
}

/** Wagons on every space of a route. */
export function wagons(spaces: readonly Space[], seat: Seat): string {
  return spaces
    .map(({ transform, length, width }, i) => {
      const [l, w] = [length - 0.6, width * 1.14];
      const box = `x="${-l / 2}" y="${-w / 2}" width="${l}" height="${w}" rx="3"`;
      return (
        `<g transform="${transform}"><g class="car" style="animation-delay:${i * 70}ms">` +
        `<rect ${box} fill="var(--p${seat + 1})"/><rect class="wagon" ${box} fill="${coat(seat)}"/>` +
        `<rect class="roof" x="${3 - l / 2}" y="${1.6 - w / 2}" width="${l - 6}" height="${w * 0.17}" rx="1.4"/></g></g>`
      );
    })
    .join('');
}

/** Every space of a route that is closed, veiled and struck out. */
export function veils(spaces: readonly Space[]): string {
  return spaces
    .map(
      ({ transform, length: l, width: w }) =>
        `<g transform="${transform}"><rect class="veil" x="${-l / 2}" y="${-w / 2}" width="${l}" height="${w}" rx="2.6"/>` +
        `<path class="strike" d="M${4 - l / 2} 0H${l / 2 - 4}"/></g>`,
    )
    .join('');
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

export interface Point {
  x: number;
  y: number;
  r: number;
}

export function station({ x, y, r }: Point, seat: Seat): string {
  const big = r * 1.7;
  const house = big * 1.08;
  return (
    `<circle cx="${x}" cy="${y}" r="${big}" fill="var(--p${seat + 1})"/>` +
    `<circle class="hut" cx="${x}" cy="${y}" r="${big}" fill="${coat(seat)}"/>` +
    `<circle class="plate" cx="${x}" cy="${y}" r="${big * 0.7}"/>` +
    `<use href="#station" class="house" x="${x - house / 2}" y="${y - house / 2}" width="${house}" height="${house}"/>`
  );
}

/** A passenger whose feet stand on a point. */
export function figure(colour: string, x: number, y: number, height: number): string {
  return (
    `<use href="#passenger-${colour}" class="figure" color="var(--pas-${colour})" ` +
    `x="${x - height / 2}" y="${y - height}" width="${height}" height="${height}"/>`
  );
}

/** A ticket as a line between its ends, with its letter in the middle. */
export function ticketLine(a: Point, b: Point, letter: string, on: boolean): string {
  const off = on ? '' : ' off';
  // A slight bend keeps two tickets between neighbouring cities apart, and off the straight routes.
  const [mx, my] = [(a.x + b.x) / 2 - (b.y - a.y) * 0.08, (a.y + b.y) / 2 + (b.x - a.x) * 0.08];
  const path = `M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}`;
  const [tx, ty] = [(a.x + 2 * mx + b.x) / 4, (a.y + 2 * my + b.y) / 4];
  return (
    `<path class="tcase" d="${path}"/><path class="tline${off}" d="${path}"/>` +
    (letter
      ? `<g class="tlab${off}"><circle cx="${tx}" cy="${ty}" r="17"/><text x="${tx}" y="${ty + 7}" text-anchor="middle">${letter}</text></g>`
      : '')
  );
}

/** A disc on the score track; discs on one cell lie like a fan. */
export function disc(x: number, y: number, r: number, seat: Seat, stacked: number): string {
  const [cx, cy] = [x + stacked * 5, y - stacked * 2];
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--p${seat + 1})"/>` +
    `<circle class="hut" cx="${cx}" cy="${cy}" r="${r}" fill="${coat(seat)}"/>`
  );
}
