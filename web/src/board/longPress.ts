// A finger that rests on something: the second meaning of a touch. The click that would follow is not one.
const LONG = 500; // milliseconds
const STILL = 10; // pixels that a resting finger may tremble

export function longPress(what: string, done: (element: Element) => void): (host: HTMLElement) => () => void {
  return (host) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [x, y] = [0, 0];
    let spent = false;

    const began = (event: PointerEvent): void => {
      clearTimeout(timer); // a second finger zooms
      spent = false;
      const element = (event.target as Element).closest(what);
      if (event.pointerType !== 'touch' || !event.isPrimary || !element) return;
      [x, y] = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        spent = true;
        done(element);
      }, LONG);
    };
    const moved = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) clearTimeout(timer);
    };
    const ended = (): void => clearTimeout(timer);
    const clicked = (event: MouseEvent): void => {
      if (spent) event.stopPropagation();
      spent = false;
    };

    const listening = new AbortController();
    const { signal } = listening;
    host.addEventListener('pointerdown', began, { signal, capture: true });
    host.addEventListener('pointermove', moved, { signal, capture: true });
    host.addEventListener('pointerup', ended, { signal, capture: true });
    host.addEventListener('pointercancel', ended, { signal, capture: true });
    host.addEventListener('click', clicked, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  };
}
