// Pan and zoom over the board: mouse, pinch and keyboard.
import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { screen } from '$lib/screen.svelte';
import { settings } from '$lib/settings.svelte';
import type { Point } from './marks';
import type { Picture } from './picture';

const MOST = 6;
const BUTTONS = 60; // pixels
const READABLE = 0.5; // pixels per unit of the board at which the names of cities can be read

/** What is seen, told so that it holds in a window of any size: pixels per unit of the board, and what lies in the middle. */
interface Sight {
  scale: number;
  middle: [number, number];
}

export class Camera {
  readonly #zoom: ZoomBehavior<SVGSVGElement, unknown>;
  #stand: 'home' | 'whole' | 'free'; // as it was opened, everything at once, or wherever somebody moved it
  #before: Sight | null = null; // where it was before something was shown
  #scale = 0; // pixels per unit of the board, before zooming
  #size: [number, number] = [0, 0]; // of the window, in units of the board
  #board: [[number, number], [number, number]] = [[0, 0], [0, 0]]; // what may be seen, in the same units

  constructor(
    private readonly picture: Picture,
    private readonly fine: boolean, // too much in it to be seen whole in a small window
    whole: boolean, // yet it is opened that way
  ) {
    this.#stand = whole ? 'whole' : 'home';
    this.#zoom = zoom<SVGSVGElement, unknown>().on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
      picture.world.setAttribute('transform', event.transform.toString());
      picture.scaled(this.#scale * event.transform.k);
      if (!event.sourceEvent) return;
      this.#stand = 'free';
      this.#before = null;
    });
    select(picture.svg).call(this.#zoom);
  }

  /** The window onto the board has the shape of its place, so nothing is wasted on margins. The size is given, not
   * asked for: asking would make the browser lay out the whole picture at once. */
  resize(room: { width: number; height: number }): void {
    const { svg, width, height } = this.picture;
    if (!room.width || !room.height) return;
    const before = this.#sight();
    const whole = Math.min(room.width / width, room.height / height);
    // A phone shows a part that can be read, anything larger shows everything, unless it is too fine for that.
    this.#scale = screen.phone || this.fine ? Math.max(whole, READABLE) : whole;
    const [w, h] = (this.#size = [room.width / this.#scale, room.height / this.#scale]);
    svg.setAttribute('viewBox', `0 0 ${w} ${h}`);
    svg.setAttribute('width', String(room.width));
    svg.setAttribute('height', String(room.height));
    this.#zoom.scaleExtent([whole / this.#scale, MOST]);
    this.#zoom.extent([[0, 0], [w, h]]); // prettier-ignore
    // On a phone buttons float over the corner: the board can be moved out from under them.
    const edge = screen.phone ? BUTTONS / this.#scale : 0;
    this.#board = [[0, 0], [width + edge, height + edge]]; // prettier-ignore
    this.#zoom.translateExtent(this.#board);
    this.#zoom.transform(select(svg), this.#stand === 'free' ? this.#showing(before) : this.#standing());
  }

  by(factor: number): void {
    this.#stand = 'free';
    this.#before = null;
    this.#moved((call) => this.#zoom.scaleBy(call, factor));
  }

  /** The whole board. */
  fit(): void {
    this.#stand = 'whole';
    this.#before = null;
    this.#moved((call) => this.#zoom.transform(call, this.#standing()));
  }

  /** Back to how it was before somebody was shown something. */
  rest(): void {
    if (!this.#before) return;
    const back = this.#stand === 'free' ? this.#showing(this.#before) : this.#standing();
    this.#before = null;
    this.#moved((call) => this.#zoom.transform(call, back));
  }

  /** Somebody looks for a place: the board stays there. */
  go(points: readonly Point[], covered = 0): void {
    this.see(points, covered);
    if (this.#before) this.#stand = 'free';
    this.#before = null;
  }

  /** Move so that these points can be seen, the lower part of the window left free for `covered` pixels; `rest` moves back. */
  see(points: readonly Point[], covered = 0): void {
    const [w, h] = [this.#size[0], this.#size[1] - covered / this.#scale];
    const edge = (covered ? 16 : 36) / this.#scale;
    const now = zoomTransform(this.picture.svg);
    const inside = (point: Point) => {
      const [x, y] = now.apply([point.x, point.y]);
      return x > edge && x < w - edge && y > edge && y < h - edge;
    };
    if (!points.length) return;
    const span = (pick: (point: Point) => number): [number, number] => [Math.min(...points.map(pick)), Math.max(...points.map(pick))];
    const [[left, right], [top, bottom]] = [span((p) => p.x), span((p) => p.y)];
    const room = Math.min((w - 2 * edge) / (right - left + 1), (h - 2 * edge) / (bottom - top + 1));
    // As near as it was before, not as it is now: while a window or a sheet changes there may be hardly any room for
    // a moment, and the picture must not stay that small. Under a sheet the whole board may be too large: what is
    // being decided is worth more than a large picture.
    const [least] = this.#zoom.scaleExtent();
    const usual = Math.max(least, this.#before ? this.#before.scale / this.#scale : now.k);
    const k = Math.max(covered ? least / 2 : least, Math.min(usual, room));
    if (points.every(inside) && now.k > k * 0.99) return;
    this.#before ??= this.#sight();
    const to = zoomIdentity.translate(w / 2 - (k * (left + right)) / 2, h / 2 - (k * (top + bottom)) / 2).scale(k);
    this.#moved((call) => this.#zoom.transform(call, this.#held(to, [w, h])));
  }

  #standing(): ZoomTransform {
    const { width, height } = this.picture;
    return this.#at(this.#stand === 'whole' ? this.#zoom.scaleExtent()[0] : 1, width / 2, height / 2);
  }

  /** The transform that puts a point of the board into the middle, within the board's edges. */
  #at(k: number, x: number, y: number): ZoomTransform {
    const [w, h] = this.#size;
    return this.#held(zoomIdentity.translate(w / 2 - k * x, h / 2 - k * y).scale(k));
  }

  /** Within the board's edges, as far as the part of the window that is free can be filled with it. */
  #held(to: ZoomTransform, free = this.#size): ZoomTransform {
    return this.#zoom.constrain()(to, [[0, 0], free], this.#board); // prettier-ignore
  }

  #sight(): Sight {
    const now = zoomTransform(this.picture.svg);
    return { scale: this.#scale * now.k, middle: now.invert([this.#size[0] / 2, this.#size[1] / 2]) };
  }

  #showing({ scale, middle }: Sight): ZoomTransform {
    return this.#at(Math.max(scale / this.#scale, this.#zoom.scaleExtent()[0]), ...middle);
  }

  #moved(change: (call: never) => void): void {
    const chosen = select(this.picture.svg);
    change((settings.motion ? chosen.transition().duration(350) : chosen) as never);
  }
}
