import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { installed } from './plugins/installed.ts';
import { sprite, tokens } from './plugins/shared.ts';

const house = fileURLToPath(new URL('..', import.meta.url));

// On a phone every request is a wait: what is needed together comes in one piece.
const pieces = [
  { name: 'house', tags: ['$initial' as const] },
  { name: 'desk', test: /src[\\/](board|table|parts|lib|moments)[\\/]|d3-/, minShareCount: 2 },
];

// The client is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), tokens(house), sprite(house), installed(house)],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  build: {
    outDir: `${house}/src/stellwerk/server/static`,
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false, // a few kilobytes: asking for them one after the other takes longer than having them all
    rolldownOptions: { output: { codeSplitting: { groups: pieces } } },
    assetsInlineLimit: 0, // fonts and pictures stay files of their own: the security policy knows no data fonts
  },
  server: {
    fs: { allow: [house] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
});
