// Pan and zoom over the board: mouse, pinch and keyboard.
import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior } from 'd3-zoom';
import { settings } from '$lib/settings.svelte';
import type { Picture } from './picture';
import type { Point } from './pieces';

const MOST = 6;
const READABLE = 10.5; // pixels that the names of cities should have at least
const LETTERS = 21; // their size on the board

export class Camera {
  readonly #zoom: ZoomBehavior<SVGSVGElement, unknown>;
  onmove: () => void = () => undefined;

  constructor(
    private readonly picture: Picture,
    private readonly host: HTMLElement,
  ) {
    const { svg, world, width, height } = picture;
    this.#zoom = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, MOST])
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .on('zoom', (event: { transform: { toString(): string } }) => {
        world.setAttribute('transform', event.transform.toString());
        this.onmove();
      });
    select(svg).call(this.#zoom);
    this.resize();
  }

  /** The picture fills its place: what does not fit is reached by panning. */
  resize(): void {
    const { svg, width, height } = this.picture;
    const { clientWidth, clientHeight } = this.host;
    if (!clientWidth || !clientHeight) return;
    const whole = Math.min(clientWidth / width, clientHeight / height);
    const k = Math.max(whole, Math.min(READABLE / LETTERS, clientHeight / height));
    const [w, h] = [clientWidth / k, clientHeight / k];
    // The window onto the board has the shape of its place, so nothing is wasted on margins.
    svg.setAttribute('viewBox', `0 0 ${w} ${h}`);
    svg.setAttribute('width', String(clientWidth));
    svg.setAttribute('height', String(clientHeight));
    const [dx, dy] = [Math.max(0, (w - width) / 2), Math.max(0, (h - height) / 2)];
    const least = Math.min(1, whole / k);
    this.#zoom
      .scaleExtent([least, MOST])
      .extent([
        [0, 0],
        [w, h],
      ])
      .translateExtent([
        [-dx, -dy],
        [width + dx, height + dy],
      ]);
    const now = zoomTransform(svg);
    const start = now.k === 1 && now.x === 0 && now.y === 0;
    this.#zoom.transform(select(svg), start ? zoomIdentity.translate(dx || (w - width) / 2, dy) : now);
  }

  by(factor: number): void {
    this.#moved((call) => this.#zoom.scaleBy(call, factor));
  }

  /** The whole board. */
  fit(): void {
    const { svg, width, height } = this.picture;
    const { width: w, height: h } = svg.viewBox.baseVal;
    const k = Math.min(w / width, h / height);
    const to = zoomIdentity.translate((w - k * width) / 2, (h - k * height) / 2).scale(k);
    this.#moved((call) => this.#zoom.transform(call, to));
  }

  /** Move so that these points can be seen, the lower part of the window left free for `covered` pixels. */
  see(points: readonly Point[], covered = 0): void {
    const { svg } = this.picture;
    const scale = svg.viewBox.baseVal.width / this.host.clientWidth;
    const now = zoomTransform(svg);
    const inside = (point: Point) => {
      const [x, y] = now.apply([point.x, point.y]);
      const edge = 40 * scale;
      return x > edge && x < (this.host.clientWidth - 0) * scale - edge && y > edge && y < (this.host.clientHeight - covered) * scale - edge;
    };
    if (!points.length || points.every(inside)) return;
    const middle = (pick: (point: Point) => number) =>
      (Math.min(...points.map(pick)) + Math.max(...points.map(pick))) / 2;
    const at: [number, number] = [middle((p) => p.x), middle((p) => p.y)];
    const to: [number, number] = [(this.host.clientWidth / 2) * scale, ((this.host.clientHeight - covered) / 2) * scale];
    this.#moved((call) => this.#zoom.translateTo(call, at[0], at[1], to));
  }

  #moved(change: (call: never) => void): void {
    const chosen = select(this.picture.svg);
    change((settings.motion ? chosen.transition().duration(350) : chosen) as never);
  }
}
