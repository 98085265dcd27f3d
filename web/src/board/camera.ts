// Pan and zoom over the board: mouse, pinch and keyboard.
import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { screen } from '$lib/screen.svelte';
import { settings } from '$lib/settings.svelte';
import type { Point } from './marks';
import type { Picture } from './picture';

const MOST = 6;
const READABLE = 0.5; // pixels per unit of the board at which the names of cities can be read

export class Camera {
  readonly #zoom: ZoomBehavior<SVGSVGElement, unknown>;
  #home = true; // nobody has moved the board yet
  #scale = 0; // pixels per unit of the board, before zooming
  #size: [number, number] = [0, 0]; // of the window, in units of the board

  constructor(
    private readonly picture: Picture,
    room: { width: number; height: number },
  ) {
    this.#zoom = zoom<SVGSVGElement, unknown>().on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
      picture.world.setAttribute('transform', event.transform.toString());
      if (event.sourceEvent) this.#home = false;
    });
    select(picture.svg).call(this.#zoom);
    this.resize(room);
  }

  /** The window onto the board has the shape of its place, so nothing is wasted on margins. The size is given, not
   * asked for: asking would make the browser lay out the whole picture at once. */
  resize(room: { width: number; height: number }): void {
    const { svg, width, height } = this.picture;
    if (!room.width || !room.height) return;
    const before = { middle: zoomTransform(svg).invert([this.#size[0] / 2, this.#size[1] / 2]), scale: this.#scale * zoomTransform(svg).k };
    const whole = Math.min(room.width / width, room.height / height);
    // A phone shows a part that can be read, anything larger shows everything.
    this.#scale = screen.phone ? Math.max(whole, READABLE) : whole;
    const [w, h] = (this.#size = [room.width / this.#scale, room.height / this.#scale]);
    svg.setAttribute('viewBox', `0 0 ${w} ${h}`);
    svg.setAttribute('width', String(room.width));
    svg.setAttribute('height', String(room.height));
    this.#zoom.scaleExtent([whole / this.#scale, MOST]);
    this.#zoom.extent([[0, 0], [w, h]]); // prettier-ignore
    this.#zoom.translateExtent([[0, 0], [width, height]]); // prettier-ignore
    if (this.#home) this.#jump(1, width / 2, height / 2);
    else this.#jump(before.scale / this.#scale, ...before.middle);
  }

  by(factor: number): void {
    this.#home = false;
    this.#moved((call) => this.#zoom.scaleBy(call, factor));
  }

  /** The whole board. */
  fit(): void {
    const { width, height } = this.picture;
    this.#home = true;
    this.#moved((call) => this.#zoom.transform(call, this.#at(this.#zoom.scaleExtent()[0], width / 2, height / 2)));
  }

  /** Back to how it was before somebody was shown something. */
  rest(): void {
    const { width, height } = this.picture;
    const [now, home] = [zoomTransform(this.picture.svg), this.#at(1, width / 2, height / 2)];
    // Moving to where it is would paint the whole board again, frame after frame.
    if (this.#home && String(now) !== String(home)) this.#moved((call) => this.#zoom.transform(call, home));
  }

  /** Move so that these points can be seen, the lower part of the window left free for `covered` pixels. */
  see(points: readonly Point[], covered = 0): void {
    const [w, h] = [this.#size[0], this.#size[1] - covered / this.#scale];
    const edge = 36 / this.#scale;
    const now = zoomTransform(this.picture.svg);
    const inside = (point: Point) => {
      const [x, y] = now.apply([point.x, point.y]);
      return x > edge && x < w - edge && y > edge && y < h - edge;
    };
    if (!points.length || points.every(inside)) return;
    const span = (pick: (point: Point) => number): [number, number] => [Math.min(...points.map(pick)), Math.max(...points.map(pick))];
    const [[left, right], [top, bottom]] = [span((p) => p.x), span((p) => p.y)];
    const room = Math.min((w - 2 * edge) / (right - left + 1), (h - 2 * edge) / (bottom - top + 1));
    const k = Math.max(this.#zoom.scaleExtent()[0], Math.min(now.k, room));
    const to = zoomIdentity.translate(w / 2 - (k * (left + right)) / 2, h / 2 - (k * (top + bottom)) / 2).scale(k);
    this.#moved((call) => this.#zoom.transform(call, covered ? to : this.#held(to)));
  }

  /** The transform that puts a point of the board into the middle, within the board's edges. */
  #at(k: number, x: number, y: number): ZoomTransform {
    const [w, h] = this.#size;
    return this.#held(zoomIdentity.translate(w / 2 - k * x, h / 2 - k * y).scale(k));
  }

  #held(to: ZoomTransform): ZoomTransform {
    const { width, height } = this.picture;
    return this.#zoom.constrain()(to, [[0, 0], this.#size], [[0, 0], [width, height]]); // prettier-ignore
  }

  #jump(k: number, x: number, y: number): void {
    this.#zoom.transform(select(this.picture.svg), this.#at(Math.max(k, this.#zoom.scaleExtent()[0]), x, y));
  }

  #moved(change: (call: never) => void): void {
    const chosen = select(this.picture.svg);
    change((settings.motion ? chosen.transition().duration(350) : chosen) as never);
  }
}
