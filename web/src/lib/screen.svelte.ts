// How much room there is. Components ask here instead of each watching the window.

class Screen {
  #narrow = matchMedia('(max-width: 719px), (max-height: 480px)');
  #middle = matchMedia('(max-width: 1179px)');
  phone = $state(this.#narrow.matches);
  tablet = $state(this.#middle.matches);
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    this.#narrow.addEventListener('change', () => (this.phone = this.#narrow.matches));
    this.#middle.addEventListener('change', () => (this.tablet = this.#middle.matches));
    addEventListener('resize', () => ([this.width, this.height] = [innerWidth, innerHeight]));
  }
}

export const screen = new Screen();
