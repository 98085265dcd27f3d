import { beforeEach, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ sound: true, volume: 0.5 }));
vi.mock('$lib/settings.svelte', () => ({ settings }));

const tones: { pitch: number; loud: number }[] = [];

/** What sound.ts asks of a browser, and what was to be heard. */
class Speaker {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator() {
    const tone = { frequency: { value: 0 }, type: '', connect: (gain: { loud: number }) => (tones.push({ pitch: tone.frequency.value, loud: gain.loud }), gain), start: () => {}, stop: () => {} };
    return tone;
  }
  createGain() {
    const made = { loud: 0, connect: () => {}, gain: { setValueAtTime: (loud: number) => (made.loud = loud), exponentialRampToValueAtTime: () => {} } };
    return made;
  }
}

/** A page that was just opened; the function clicks for the first time. */
async function opened() {
  vi.resetModules();
  vi.useFakeTimers();
  let click = () => {};
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => (click = heard));
  const { play } = await import('../src/lib/sound');
  return { play, click: () => (click(), vi.runAllTimers()) };
}

beforeEach(() => {
  tones.length = 0;
  Object.assign(settings, { sound: true, volume: 0.5 });
});

it('is silent until the first click', async () => {
  const { play, click } = await opened();
  play('turn');
  expect(tones).toEqual([]);
  click();
  play('turn');
  expect(tones.map(({ pitch }) => pitch)).toEqual([660, 880]);
});

it('is as loud as was chosen, and silent when switched off or turned down', async () => {
  const { play, click } = await opened();
  click();
  play('card');
  settings.volume = 1;
  play('card');
  expect(tones[1]!.loud).toBeCloseTo(2 * tones[0]!.loud);
  settings.volume = 0;
  play('card');
  Object.assign(settings, { sound: false, volume: 1 });
  play('card');
  expect(tones.length).toBe(2);
});
