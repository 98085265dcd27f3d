// What the client shares with the drawing: colours and symbols come from the same two files, so they cannot differ.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Tokens {
  colour: Record<'light' | 'dark', Record<string, string>>;
  route: Record<string, { fill: string; mark_ink: string }>;
  player: Record<string, { fill: string; ink: string }>;
  passenger: Record<string, { fill: string }>;
}

const VIRTUAL = 'virtual:tokens.css';

/** The design tokens as custom properties, in both themes. */
export function tokens(house: string): Plugin {
  const path = `${house}/src/stellwerk/draw/data/tokens.json`;
  return {
    name: 'stellwerk-tokens',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      this.addWatchFile(path);
      return css(JSON.parse(readFileSync(path, 'utf8')) as Tokens);
    },
  };
}

function css(given: Tokens): string {
  const fixed = [
    ...Object.entries(given.route).flatMap(([name, look]) => [`--r-${name}:${look.fill}`, `--or-${name}:${look.mark_ink}`]),
    ...Object.entries(given.player).flatMap(([name, look]) => [`--${name}:${look.fill}`, `--on-${name}:${look.ink}`]),
    ...Object.entries(given.passenger).map(([name, look]) => `--pas-${name}:${look.fill}`),
  ];
  const theme = (name: 'light' | 'dark') =>
    [...Object.entries(given.colour[name]).map(([key, value]) => `--${key}:${value}`), `color-scheme:${name}`].join(';');
  return `:root{${fixed.join(';')};${theme('light')}}:root[data-theme=dark]{${theme('dark')}}`;
}

/** The symbols, set into the page itself: they need no second request and no script. */
export function sprite(house: string): Plugin {
  return {
    name: 'stellwerk-sprite',
    transformIndexHtml(html) {
      const drawn = readFileSync(`${house}/src/stellwerk/draw/data/shapes.svg`, 'utf8');
      // The crayon game's goods are not used yet, and a symbol's own title would show up as a tooltip in one language.
      const parts = drawn.match(/<(symbol|pattern) id="(?!good-)[^]*?<\/\1>|<pattern[^>]*\/>/g) ?? [];
      const plain = parts.join('').replace(/<title>.*?<\/title>/g, '');
      return html.replace('<!--sprite-->', `<svg width="0" height="0" aria-hidden="true" class="sprite"><defs>${plain}</defs></svg>`);
    },
  };
}
