// Names keep their size on the screen, however far away the board is: between these two, in pixels.
// Where they would then overlap, the less important one steps back.

export const SMALLEST = 11;
const LARGEST = 16;
const CLEAR = 2; // between a name and a piece, in units of the board

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The name of a city with whatever stands beside it, and the point at its city from which it grows. */
export interface Label {
  city: string;
  parts: Element[];
  size: number; // of its letters, in units of the board
  box: Box;
  from: { x: number; y: number };
  weight: number; // of the city
  disc: { x: number; y: number } | null; // where the city lies, if it is one
  shown: string; // how it is drawn now: the browser need not hear the same again
}

const number = (element: Element, name: string): number => Number(element.getAttribute(name));
const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The place of a text by its attributes: asking the browser would make it lay out the whole picture. */
function placeOf(text: Element): Box {
  const [x, y, size] = [number(text, 'x'), number(text, 'y'), number(text, 'font-size')];
  const width = number(text, 'textLength') || size * (text.textContent?.length ?? 0) * 0.6;
  const anchor = text.getAttribute('text-anchor') ?? 'middle';
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.24 };
}

/** A country has a sign at each of its ends, a city one name beside its disc. */
export function labelsOf(city: Element, guests: readonly Element[]): Label[] {
  const id = city.id.slice('city:'.length);
  const weight = city.classList.contains('big') ? 1 : 0;
  const made = (text: Element, parts: Element[], from: Label['from'], box: Box): Label => {
    return { city: id, parts, size: number(text, 'font-size'), box, from, weight, disc: null, shown: '' };
  };
  const signs = [...city.querySelectorAll('.sign')].map((sign) => {
    const [x, y, width, height] = [number(sign, 'x'), number(sign, 'y'), number(sign, 'width'), number(sign, 'height')];
    const text = sign.nextElementSibling ?? sign;
    return made(text, [sign, text], { x: x + width / 2, y: y + height / 2 }, { left: x, top: y, right: x + width, bottom: y + height });
  });
  const name = city.querySelector('.city-name, .town-name');
  const disc = city.querySelector('.disc');
  if (!name) return signs;
  const box = placeOf(name);
  for (const stand of city.querySelectorAll('.stand')) {
    const [x, y, r] = [number(stand, 'cx'), number(stand, 'cy'), number(stand, 'rx')];
    box.left = Math.min(box.left, x - r);
    box.right = Math.max(box.right, x + r);
    box.top = Math.min(box.top, y - 2 * r);
    box.bottom = Math.max(box.bottom, y + r);
  }
  const at = disc && { x: number(disc, 'cx'), y: number(disc, 'cy') };
  const from = at
    ? { x: within(at.x, box.left, box.right), y: within(at.y, box.top, box.bottom) }
    : { x: (box.left + box.right) / 2, y: box.bottom }; // a town lies below its name
  return [{ ...made(name, [name, ...city.querySelectorAll('.stand'), ...guests], from, box), disc: at }];
}

/** How far a name gives way to a piece of this radius that stands on its city: to the side it stands on already. */
function away(box: Box, disc: Label['disc'], piece: number): { x: number; y: number } {
  if (!disc || !piece) return { x: 0, y: 0 };
  const radius = piece + CLEAR;
  if (box.left >= disc.x) return { x: Math.max(0, disc.x + radius - box.left), y: 0 };
  if (box.right <= disc.x) return { x: Math.min(0, disc.x - radius - box.right), y: 0 };
  return { x: 0, y: box.top >= disc.y ? Math.max(0, disc.y + radius - box.top) : Math.min(0, disc.y - radius - box.bottom) };
}

/** Where a label lies on the board at a scale in pixels per unit, off the piece on its city and kept inside the frame. */
export function laid({ box, from, size, disc }: Label, scale: number, inside: Box, radius = 0): { grown: number; dx: number; dy: number; box: Box } {
  const grown = within(size * scale, SMALLEST, LARGEST) / (size * scale);
  const at = (value: number, origin: number) => origin + (value - origin) * grown;
  const big = { left: at(box.left, from.x), right: at(box.right, from.x), top: at(box.top, from.y), bottom: at(box.bottom, from.y) };
  const { x, y } = away(big, disc, radius);
  const dx = x || Math.max(0, inside.left - big.left) || Math.min(0, inside.right - big.right);
  const dy = y || Math.max(0, inside.top - big.top) || Math.min(0, inside.bottom - big.bottom);
  return { grown, dx, dy, box: { left: big.left + dx, right: big.right + dx, top: big.top + dy, bottom: big.bottom + dy } };
}

const APART = 2; // pixels between two names in a line: else they read as one word

/** Letters do not fill the height of their line, so there a pixel may be shared. */
const overlap = (a: Box, b: Box, pixel: number): boolean =>
  a.left - APART * pixel < b.right && b.left - APART * pixel < a.right && a.top + pixel < b.bottom && b.top + pixel < a.bottom;

/** What decides how names are drawn: those in `first` are never the ones that step back; `standing` has the radius of
 * the piece on a city. */
export interface Seen {
  scale: number;
  inside: Box;
  first: ReadonlySet<string>;
  standing: ReadonlyMap<string, number>;
}

/** Every name at its size. Where the names lie then. */
export function settle(labels: readonly Label[], { scale, inside, first, standing }: Seen): Box[] {
  const taken: Box[] = [];
  const rank = (label: Label) => (first.has(label.city) ? 2 : 0) + label.weight;
  for (const label of [...labels].sort((a, b) => rank(b) - rank(a))) {
    const { grown, dx, dy, box } = laid(label, scale, inside, standing.get(label.city));
    const { x, y } = label.from;
    const hidden = taken.some((other) => overlap(box, other, 1 / scale));
    if (!hidden) taken.push(box);
    const move = grown === 1 && !dx && !dy ? '' : `translate(${x + dx} ${y + dy})scale(${grown})translate(${-x} ${-y})`;
    if (label.shown === `${move} ${hidden}`) continue;
    label.shown = `${move} ${hidden}`;
    for (const part of label.parts) {
      part.setAttribute('transform', move);
      part.classList.toggle('crowded', hidden && !part.id.startsWith('guest:'));
    }
  }
  return taken;
}
