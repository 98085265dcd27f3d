// What a person has chosen on this device; kept in the browser and nowhere else.

export type Lang = 'de' | 'en';
export type Theme = 'light' | 'dark';

interface Kept {
  lang: Lang;
  theme: Theme | 'system';
  name: string;
  sound: boolean;
  volume: number; // of the sounds, 0 to 1
  motion: boolean;
  text: boolean;
  offered: boolean; // a newcomer was asked whether to learn
  desk: string; // the family whose table was opened last
  bot: string; // the level that was chosen last
}

const KEY = 'stellwerk.settings';
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function kept(): Kept {
  const first: Kept = {
    lang: navigator.language.startsWith('de') ? 'de' : 'en',
    theme: 'system',
    name: '',
    sound: true,
    volume: 0.5,
    motion: true,
    text: false,
    offered: false,
    desk: '',
    bot: '',
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return first; // a private window may keep nothing
  }
}

class Settings {
  #kept = $state<Kept>(kept());
  #systemDark = $state(dark.matches);
  #systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener('change', () => (this.#systemDark = dark.matches));
    still.addEventListener('change', () => (this.#systemStill = still.matches));
  }

  get lang(): Lang {
    return this.#kept.lang;
  }
  get theme(): Theme {
    const { theme } = this.#kept;
    return theme === 'system' ? (this.#systemDark ? 'dark' : 'light') : theme;
  }
  get name(): string {
    return this.#kept.name;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get volume(): number {
    return this.#kept.volume;
  }
  /** Whether things may move: the person's choice, and never against the system's wish. */
  get motion(): boolean {
    return this.#kept.motion && !this.#systemStill;
  }
  get text(): boolean {
    return this.#kept.text;
  }

  get offered(): boolean {
    return this.#kept.offered;
  }
  get desk(): string {
    return this.#kept.desk;
  }
  get bot(): string {
    return this.#kept.bot;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // nothing is kept then, and everything still works
    }
  }
}

export const settings = new Settings();
