// What makes the client an app on somebody's device: the manifest, the service worker, and a page for when the network
// is away, in every language.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

type Colours = Record<'light' | 'dark', Record<string, string>>;

const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

export function installed(house: string): Plugin {
  const locale = `${house}/src/stellwerk/locale`;
  return {
    name: 'stellwerk-installed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { colour } = JSON.parse(readFileSync(`${house}/src/stellwerk/draw/data/tokens.json`, 'utf8')) as { colour: Colours };
        const langs = readdirSync(locale);
        const away = { ...Object.fromEntries(langs.map((lang) => [`away-${lang}.html`, page(lang, `${locale}/${lang}/web.ftl`)])), 'away.css': css(colour), 'away.js': AWAY };
        const hashed = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const mark = createHash('sha256').update(JSON.stringify(away)).digest('hex').slice(0, 12); // so that a new page is a new worker
        const worker = readFileSync(`${house}/web/plugins/worker.js`, 'utf8')
          .replace('__HASHED__', JSON.stringify(hashed.map((name) => `/${name}`)))
          .replace('__LANGS__', JSON.stringify(langs))
          .replace('__MARK__', mark);
        for (const [fileName, source] of Object.entries({ ...away, 'worker.js': worker, 'manifest.webmanifest': manifest(colour) })) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

function manifest({ light }: Colours): string {
  const colours = { theme_color: light.surface, background_color: light.bg };
  return JSON.stringify({ id: '/', name: 'Stellwerk', short_name: 'Stellwerk', start_url: '/', scope: '/', display: 'standalone', ...colours, icons: ICONS });
}

// It looks by itself whether the server is back; without script, the link does.
const AWAY = `addEventListener('online', () => location.reload());
setInterval(() => fetch('/healthz', { cache: 'no-store' }).then((answer) => answer.ok && location.reload(), () => undefined), 4000);
`;

function page(lang: string, path: string): string {
  const words = new FluentBundle(lang, { useIsolating: false });
  words.addResource(new FluentResource(readFileSync(path, 'utf8')));
  const t = (id: string) => words.formatPattern(words.getMessage(id)?.value ?? id);
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stellwerk</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/away.css"><script src="/away.js" defer></script>
<main><img src="/icon.svg" alt="" width="72" height="72"><h1>${t('offline')}</h1><p>${t('offline-safe')}</p><a href="">${t('retry')}</a></main>
</html>
`;
}

function css({ light, dark }: Colours): string {
  const theme = (colour: Record<string, string>) => `:root{${['bg', 'text', 'accent', 'on-accent', 'focus'].map((name) => `--${name}:${colour[name]}`).join(';')}}`;
  return `${theme(light)}@media(prefers-color-scheme:dark){${theme(dark)}}
body{margin:0;background:var(--bg);color:var(--text);font:400 16px/1.5 Archivo,system-ui,sans-serif}
main{display:grid;place-content:center;justify-items:center;gap:12px;min-height:100dvh;padding:16px;box-sizing:border-box;text-align:center}
h1,p{margin:0}h1{font:400 30px/1.2 'Old Standard TT',Georgia,serif}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 22px;margin-top:12px;border-radius:6px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;
}
