// Where mileposts and sections lie on the board's picture, and which one is meant by a place on it.
// Everything goes by the picture's ids: `post:k18`, `edge:aarhus-k18`, `ferry:kattegat`.
import type { Picture } from '../board/picture';
import type { CrayonNames } from '../wire/crayon';

export interface Spot {
  x: number;
  y: number;
}

export class Chart {
  readonly #spots: ReadonlyMap<string, Spot>;
  readonly #ends: ReadonlyMap<string, readonly [string, string]>;

  constructor(
    private readonly picture: Picture,
    names: CrayonNames,
  ) {
    const dots = [...picture.svg.querySelectorAll<SVGCircleElement>('circle[id^="post:"]')];
    this.#spots = new Map(dots.map((dot) => [dot.id, { x: dot.cx.baseVal.value, y: dot.cy.baseVal.value }]));
    this.#ends = new Map(names.edges.map((name) => [`edge:${name}`, this.#endsOf(name)]));
  }

  spot(post: string): Spot {
    const spot = this.#spots.get(post);
    if (!spot) throw new RangeError(`the board has no ${post}`);
    return spot;
  }

  /** Path data of a section. */
  section(edge: string): string {
    const [a, b] = (this.#ends.get(edge) ?? []).map((post) => this.spot(post));
    return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
  }

  /** The mileposts that a section joins. */
  ends(edge: string): readonly string[] {
    return this.#ends.get(edge) ?? [];
  }

  middle(posts: readonly string[]): Spot {
    const spots = posts.map((post) => this.spot(post));
    return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
  }

  /** A place in the window as a place on the board. */
  at(clientX: number, clientY: number): Spot | null {
    const matrix = this.picture.world.getScreenCTM();
    return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  }

  /** The milepost nearest to a place, if one is within reach. */
  nearest({ x, y }: Spot, reach: number): string | null {
    let best: string | null = null;
    let least = reach * reach;
    for (const [post, spot] of this.#spots) {
      const far = (spot.x - x) ** 2 + (spot.y - y) ** 2;
      if (far < least) [best, least] = [post, far];
    }
    return best;
  }

  /** The next milepost in a direction: far to the side counts double. */
  beside(from: string, dx: number, dy: number): string | null {
    const { x, y } = this.spot(from);
    let best: string | null = null;
    let least = Infinity;
    for (const [post, spot] of this.#spots) {
      const ahead = (spot.x - x) * dx + (spot.y - y) * dy;
      const aside = Math.abs((spot.x - x) * dy) + Math.abs((spot.y - y) * dx);
      if (post === from || ahead <= 1 || aside > ahead * 1.8) continue;
      if (ahead + 2 * aside < least) [best, least] = [post, ahead + 2 * aside];
    }
    return best;
  }

  /** The two mileposts in the name of a section; a milepost's own name may contain a dash. */
  #endsOf(name: string): readonly [string, string] {
    for (let dash = name.indexOf('-'); dash > 0; dash = name.indexOf('-', dash + 1)) {
      const ends = [`post:${name.slice(0, dash)}`, `post:${name.slice(dash + 1)}`] as const;
      if (ends.every((end) => this.#spots.has(end))) return ends;
    }
    throw new RangeError(`the board has no section ${name}`);
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
