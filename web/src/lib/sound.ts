// Short sounds, made on the spot. Silent until the first click, because browsers and people want it so.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;
// Later than the click itself: opening the sound device may take a while, and the click must not wait.
addEventListener('pointerdown', () => setTimeout(() => (context ??= new AudioContext()), 300), { once: true });

const LOUDEST = 0.12;

/** Pitch in hertz, start and length in seconds. */
type Note = readonly [pitch: number, start: number, length: number];

const TUNES = {
  card: [[880, 0, 0.05]],
  train: [
    [330, 0, 0.06],
    [330, 0.08, 0.06],
    [440, 0.16, 0.09],
  ],
  turn: [
    [660, 0, 0.09],
    [880, 0.1, 0.14],
  ],
  no: [[196, 0, 0.12]],
  // three cards of a tunnel, as they turn
  tunnel: [
    [294, 0, 0.08],
    [330, 0.35, 0.08],
    [370, 0.7, 0.08],
  ],
  station: [
    [523, 0, 0.1],
    [392, 0.12, 0.2],
  ],
  steps: [
    [587, 0, 0.05],
    [659, 0.12, 0.05],
    [587, 0.24, 0.05],
    [784, 0.36, 0.12],
  ],
  ticket: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.14],
    [1047, 0.32, 0.35],
  ],
  cheer: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.14],
    [784, 0.52, 0.1],
    [1047, 0.64, 0.5],
  ],
  bell: [
    [880, 0, 0.5],
    [660, 0.35, 0.7],
  ],
  count: [[1175, 0, 0.04]],
  win: [
    [392, 0, 0.16],
    [523, 0.16, 0.16],
    [659, 0.32, 0.16],
    [784, 0.48, 0.5],
    [1047, 0.5, 0.6],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Tune = keyof typeof TUNES;

export function play(tune: Tune): void {
  if (!settings.sound || !settings.volume || context?.state !== 'running') return;
  for (const [pitch, start, length] of TUNES[tune]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const at = context.currentTime + start;
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    gain.gain.setValueAtTime(LOUDEST * settings.volume, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
