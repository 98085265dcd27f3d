// Short sounds, made on the spot. Silent until the first click, because browsers and people want it so.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;
// Later than the click itself: opening the sound device may take a while, and the click must not wait.
addEventListener('pointerdown', () => setTimeout(() => (context ??= new AudioContext()), 300), { once: true });

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
} as const;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || context?.state !== 'running') return;
  for (const [pitch, start, length] of TUNES[tune]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const at = context.currentTime + start;
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    gain.gain.setValueAtTime(0.06, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
