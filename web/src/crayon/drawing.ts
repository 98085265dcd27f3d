// A position on the board's picture: track, trains with their loads, ferries, goods that lie about, and marks.
import { select } from 'd3-selection';
import type { Seat } from '$lib/seat';
import { settings } from '$lib/settings.svelte';
import type { Camera } from '../board/camera';
import type { Picture } from '../board/picture';
import type { Book } from './book';
import { Chart, type Spot } from './chart';
import { ground, lines, tops, type Marks } from './marks';
import { NOWHERE, type Position } from './position';

const STEP = 110; // milliseconds from milepost to milepost
const LONGEST = 1400;
const NAME = 22; // the height of a town's name
const BESIDE = 44; // from one train to the next on the same milepost

export class Drawing {
  readonly chart: Chart;
  readonly host: HTMLElement;
  #ground: SVGGElement;
  #lines: SVGGElement;
  #goods: SVGGElement;
  #tops: SVGGElement;
  #tracks = new Map<Seat, string>(); // what is drawn already
  #moved = new Map<Seat, Animation>();
  #stood = new Map<Seat, Spot>(); // where trains were shown last

  constructor(
    private readonly picture: Picture,
    readonly camera: Camera | null, // none where the picture is all there is
    private readonly book: Book,
  ) {
    this.chart = new Chart(picture, book);
    this.host = picture.svg.parentElement as HTMLElement;
    const [below, above] = picture.svg.querySelectorAll('.live');
    if (!below || !above) throw new TypeError('the board is not a live one');
    this.#ground = group('shade');
    this.#lines = group('crayon-marks');
    this.#goods = group('goods');
    this.#tops = group('crayon-tops');
    below.before(this.#ground);
    below.after(this.#lines);
    above.before(this.#goods);
    above.after(this.#tops);
    // Two clicks on the same milepost are a choice and its confirmation, not a wish to see it larger.
    select(picture.svg).on('dblclick.zoom', null);
  }

  show(position: Position): void {
    for (const seat of position.public.players.keys()) this.#track(seat, position);
    this.#trains(position);
    for (const [line, owners] of position.public.lines.entries())
      for (const [place, seat] of owners.entries()) this.#share(line, place, seat);
    this.#goods.innerHTML = this.#lying(position);
  }

  mark(marks: Marks): void {
    this.#lines.dataset.deed = marks.deed;
    this.#tops.dataset.deed = marks.deed;
    this.#ground.innerHTML = ground(this.chart, marks);
    this.#lines.innerHTML = lines(this.chart, (ferry) => this.#find(ferry)?.querySelector('.line')?.getAttribute('d') ?? '', marks);
    this.#tops.innerHTML = tops(this.chart, marks);
    for (const { id } of this.book.names.ferries) this.#find(`ferry:${id}`)?.classList.toggle('moored', marks.struck.includes(`ferry:${id}`));
  }

  /** A train rolls from milepost to milepost to where it stands by now. */
  roll(seat: Seat, posts: readonly number[]): void {
    const train = this.#find(`train:${seat}`);
    if (!train || !settings.motion) return;
    this.#moved.get(seat)?.cancel();
    const frames = [this.#stood.get(seat), ...posts.map((post) => this.#at(post))].flatMap((spot) => (spot ? [{ transform: moved(spot) }] : []));
    const duration = Math.min(LONGEST, STEP * posts.length);
    this.#moved.set(seat, train.animate(frames, { duration, easing: 'ease-in-out' }));
  }

  /** Move so that these mileposts can be seen. */
  see(posts: readonly string[], covered = 0): void {
    this.camera?.go(posts.map((post) => ({ ...this.chart.spot(post), r: 0 })), covered);
  }

  /** Where a milepost is in the window. */
  boxOf(post: string): DOMRect | null {
    return this.#find(post)?.getBoundingClientRect() ?? null;
  }

  #track(seat: Seat, { owner }: Position): void {
    const edges = [...owner.keys()].filter((edge) => owner[edge] === seat);
    const d = edges.map((edge) => this.chart.section(this.book.edge(edge))).join('');
    if (this.#tracks.get(seat) === d) return;
    this.#tracks.set(seat, d);
    for (const path of this.#find(`track:${seat}`)?.querySelectorAll('path') ?? []) path.setAttribute('d', d);
  }

  #trains({ public: shown }: Position): void {
    const standing = new Map<number, number>();
    for (const [seat, { post, goods }] of shown.players.entries()) {
      const train = this.#find(`train:${seat}`);
      if (!train) continue;
      train.classList.toggle('placed', post !== NOWHERE);
      if (post === NOWHERE) continue;
      const before = standing.get(post) ?? 0;
      standing.set(post, before + 1);
      const { x, y } = this.#at(post);
      this.#stood.set(seat, { x, y });
      // A town's name stays to be read under its train.
      const raised = this.book.placeAt(this.book.post(post)) ? NAME : 0;
      train.setAttribute('transform', `translate(${x + before * BESIDE} ${y - raised})`);
      for (const [place, hold] of train.querySelectorAll('.hold').entries()) {
        const good = goods[place];
        hold.classList.toggle('full', good !== undefined);
        if (good !== undefined) hold.querySelector('use')?.setAttribute('href', `#${this.book.symbol(good)}`);
      }
    }
  }

  #share(line: number, place: number, seat: Seat): void {
    this.#find(`share:${this.book.names.ferries[line]?.id}:${place}`)?.setAttribute('class', `cab share p${seat + 1}`);
  }

  #lying({ public: shown }: Position): string {
    const before = new Map<number, number>();
    return shown.lying
      .map(({ city, good }) => {
        const place = before.get(city) ?? 0;
        before.set(city, place + 1);
        const { x, y } = this.chart.spot(this.book.centre(this.book.city(city)));
        const [left, top] = [x + 24 + 26 * place, y + 2];
        return `<circle class="lying" cx="${left}" cy="${top}" r="12"/><use class="ware" href="#${this.book.symbol(good)}" x="${left - 9}" y="${top - 9}" width="18" height="18"/>`;
      })
      .join('');
  }

  /** Where a milepost lies, by its number. */
  #at(post: number): Spot {
    return this.chart.spot(this.book.post(post));
  }

  #find(id: string): Element | null {
    return this.picture.svg.querySelector(`[id="${id}"]`);
  }
}

const moved = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;

function group(css: string): SVGGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  made.setAttribute('class', css);
  return made;
}
