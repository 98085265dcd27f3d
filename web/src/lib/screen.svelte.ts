// How much room there is. Components ask here instead of each watching the window.

class Screen {
  #narrow = matchMedia('(max-width: 719px), (max-height: 480px)');
  #low = matchMedia('(max-height: 480px) and (min-width: 560px)');
  #short = matchMedia('(max-width: 719px) and (max-height: 720px)');
  #middle = matchMedia('(max-width: 1179px)');
  phone = $state(this.#narrow.matches);
  low = $state(this.#low.matches); // a phone held sideways: one's own things lie beside the map
  small = $state(this.#short.matches); // a phone on which a sheet leaves hardly any map
  tablet = $state(this.#middle.matches);
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    this.#narrow.addEventListener('change', () => (this.phone = this.#narrow.matches));
    this.#low.addEventListener('change', () => (this.low = this.#low.matches));
    this.#short.addEventListener('change', () => (this.small = this.#short.matches));
    this.#middle.addEventListener('change', () => (this.tablet = this.#middle.matches));
    addEventListener('resize', () => ([this.width, this.height] = [innerWidth, innerHeight]));
  }
}

export const screen = new Screen();
