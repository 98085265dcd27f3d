// Where mileposts and sections lie on the board's picture, and which one is meant by a place on it.
// Everything goes by the picture's ids: `post:k18`, `edge:aarhus-k18`, `ferry:kattegat`.
import type { Picture } from '../board/picture';
import type { Book } from './book';

export interface Spot {
  x: number;
  y: number;
}

export class Chart {
  readonly #spots: ReadonlyMap<string, Spot>;

  constructor(
    private readonly picture: Picture,
    private readonly book: Book,
  ) {
    const dots = [...picture.svg.querySelectorAll<SVGCircleElement>('circle[id^="post:"]')];
    this.#spots = new Map(dots.map((dot) => [dot.id, { x: dot.cx.baseVal.value, y: dot.cy.baseVal.value }]));
  }

  spot(post: string): Spot {
    const spot = this.#spots.get(post);
    if (!spot) throw new RangeError(`the board has no ${post}`);
    return spot;
  }

  /** Path data of a section. */
  section(edge: string): string {
    const [a, b] = this.book.ends(edge).map((post) => this.spot(post));
    return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
  }

  /** Halfway between mileposts. */
  middle(posts: readonly string[]): Spot {
    const spots = posts.map((post) => this.spot(post));
    return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
  }

  middleOf(edge: string): Spot {
    return this.middle(this.book.ends(edge));
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
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
