// Mouse and finger over mileposts. Drawing starts on a milepost that may be drawn from; any other drag moves the board.
import type { Chart } from './chart';

export interface Pointing {
  /** The milepost under the mouse; null: none. */
  hover(post: string | null): void;
  /** Whether a line may be drawn from here now. */
  draws(post: string): boolean;
  /** A line is being drawn, and has come this far. */
  drag(post: string, from: string): void;
  /** The line is drawn; null: it was let go of. */
  release(post: string | null): void;
  /** A click or a tap; `sure`: by a mouse, which has shown beforehand what it will do. */
  choose(post: string, sure: boolean): void;
}

const MOUSE = 32; // units of the board: a little more than half the way to the next milepost
const FINGER = 60;

/** Listen on the board; gives back how to stop. */
export function pointing(host: HTMLElement, chart: Chart, hands: Pointing): () => void {
  const ears = new AbortController();
  const options = { signal: ears.signal, capture: true };
  let drawing: { from: string; to: string } | null = null;
  let drawn = false; // the click that ends a drag is none

  const meant = (event: { clientX: number; clientY: number }, touch: boolean): string | null => {
    const place = chart.at(event.clientX, event.clientY);
    return place && chart.nearest(place, touch ? FINGER : MOUSE);
  };

  function begin(event: PointerEvent): void {
    drawn = false;
    const post = event.button === 0 && event.isPrimary ? meant(event, event.pointerType === 'touch') : null;
    if (post === null || !hands.draws(post)) return;
    drawing = { from: post, to: post };
    host.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent): void {
    const touch = event.pointerType === 'touch';
    if (!drawing) {
      if (!touch && !event.buttons) hands.hover(meant(event, false));
      return;
    }
    const post = meant(event, touch);
    if (post === null || post === drawing.to) return;
    drawing.to = post;
    hands.drag(post, drawing.from);
  }
  function end(event: PointerEvent): void {
    if (!drawing) return;
    const { from, to } = drawing;
    drawing = null;
    drawn = to !== from;
    if (drawn) hands.release(event.type === 'pointerup' ? to : null);
  }
  /** While a line is drawn the board stands still: the camera hears nothing of it. */
  function hold(event: Event): void {
    if (drawing) event.stopPropagation();
  }
  function choose(event: MouseEvent): void {
    if (drawn) return;
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    const post = meant(event, touch);
    if (post !== null) hands.choose(post, !touch);
  }

  host.addEventListener('pointerdown', begin, options);
  host.addEventListener('pointermove', move, options);
  host.addEventListener('pointerup', end, options);
  host.addEventListener('pointercancel', end, options);
  host.addEventListener('pointerleave', () => hands.hover(null), { signal: ears.signal });
  host.addEventListener('mousedown', hold, options);
  host.addEventListener('touchstart', hold, options);
  host.addEventListener('click', choose, options);
  return () => ears.abort();
}
