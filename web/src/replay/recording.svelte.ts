// A game that is over, to be walked through.
import { api } from '$lib/api';
import type { Seat } from '$lib/seat';
import type { Replay } from '../wire/messages';
import { stops, turn, type Stop } from './stops';

const PART = 200; // entries that one request may ask for
export const SPEEDS = [1, 2, 4] as const;

export class Recording {
  stops = $state.raw<Stop[]>([]);
  now = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  seat = $state<Seat | null>(null);
  verified = $state<number | null>(null);
  text: string | null = null; // of a record that was sent; null: the table's own
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string | null) {}

  async load(text: string | null, entry: number): Promise<Replay> {
    this.text = text;
    const ask = (first: number) =>
      this.id ? api.replay(this.id, this.seat, first, PART) : api.replayText(this.text ?? '', this.seat, first, PART);
    const first = await ask(0);
    const starts = Array.from({ length: Math.ceil(first.total / PART) - 1 }, (_, i) => (i + 1) * PART);
    const rest = await Promise.all(starts.map(ask));
    this.stops = stops([first, ...rest].flatMap((part) => part.moments));
    this.verified = first.verified;
    this.now = this.holding(entry);
    return first;
  }

  /** Through whose eyes; -1: a spectator's. */
  async look(seat: number): Promise<void> {
    const entry = this.stops[this.now]?.entry ?? 0;
    this.seat = seat < 0 ? null : seat;
    await this.load(this.text, entry);
  }

  /** The stop that an entry of the record belongs to. */
  holding(entry: number): number {
    return Math.max(0, this.stops.filter((stop) => stop.entry <= entry).length - 1);
  }

  go(to: number): void {
    this.now = Math.min(Math.max(0, to), this.stops.length - 1);
    // Every moment has an address that can be passed on.
    history.replaceState(null, '', `#${this.stops[this.now]?.entry ?? 0}`);
    if (this.now === this.stops.length - 1) this.stop();
  }

  /** On to the next turn, or back to the one before. */
  turn(way: 1 | -1): void {
    this.go(turn(this.stops, this.now, way));
  }

  toggle(): void {
    if (this.playing) this.stop();
    else {
      if (this.now === this.stops.length - 1) this.now = 0;
      this.playing = true;
      this.#timer = setInterval(() => this.go(this.now + 1), 900 / this.speed);
    }
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (this.playing) {
      this.stop();
      this.toggle();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }
}
