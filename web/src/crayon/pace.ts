// How often the server is asked: it breaks off a line that says more than 40 things in two seconds, and deeds go first.
const MOST = 28;
const SPAN = 2000; // milliseconds

const sleep = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

export class Pace {
  #asked: number[] = []; // when, in the last span

  /** Wait for room, and take it. */
  async turn(): Promise<void> {
    while (this.#full) await sleep(this.#full);
    this.#asked.push(performance.now());
  }

  /** Wait until one more question may be put: whoever can do without it by then lets it be. */
  async room(): Promise<void> {
    while (this.#full) await sleep(this.#full);
  }

  /** How long there is no room. */
  get #full(): number {
    const now = performance.now();
    this.#asked = this.#asked.filter((at) => now - at < SPAN);
    return this.#asked.length < MOST ? 0 : SPAN - (now - (this.#asked[0] ?? now));
  }
}
