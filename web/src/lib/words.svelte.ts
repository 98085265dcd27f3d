// Words in the chosen language, from the Fluent files that Python uses too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const files = import.meta.glob<string>('../../../src/stellwerk/locale/*/{web,ticket,refusals,refusals-server,hints,rules-ticket,rules-europe,rules-germany,rules-first-journey}.ftl', {
  query: '?raw',
  import: 'default',
});

const bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
let loaded = $state(0);

// What is loaded or on its way, so that nothing is fetched twice.
const interfaces = new Map<Lang, Promise<void>>();
const rest = new Map<Lang, Promise<void>>();

async function load(lang: Lang, own: boolean): Promise<void> {
  const names = Object.keys(files).filter((path) => path.includes(`/${lang}/`) && path.endsWith('/web.ftl') === own);
  const texts = await Promise.all(names.map((name) => files[name]?.() ?? ''));
  const bundle = (bundles[lang] ??= new FluentBundle(lang, { useIsolating: false }));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  loaded += 1;
}

function whenIdle(deed: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(deed, { timeout: 2000 });
  else setTimeout(deed, 500); // Safari
}

function once(known: Map<Lang, Promise<void>>, lang: Lang, fetched: () => Promise<void>): Promise<void> {
  let words = known.get(lang);
  if (!words) {
    words = fetched();
    known.set(lang, words);
    words.catch(() => known.delete(lang)); // the next one tries again
  }
  return words;
}

/** Fetch a language: the interface first, everything else when there is time. */
export function speak(lang: Lang): Promise<void> {
  return once(interfaces, lang, async () => {
    await load(lang, true);
    whenIdle(() => void everything(lang).catch(() => undefined));
  });
}

/** Rules, refusals and hints as well, for who cannot wait until there is time. */
export function everything(lang: Lang): Promise<void> {
  return once(rest, lang, async () => {
    // A message of the interface came first and stays where the engine's files have one of the same name.
    await speak(lang);
    await load(lang, false);
  });
}

export type Values = Record<string, FluentVariable>;

/** The message with this id. A missing one shows its id, which a test notices. */
export function t(id: string, values?: Values): string {
  void loaded; // rule texts arrive later
  const bundle = bundles[settings.lang];
  const [key = '', attribute] = id.split('.');
  const message = bundle?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values ?? null) : id;
}

/** Whether there are words for this id. */
export function has(id: string): boolean {
  void loaded;
  return bundles[settings.lang]?.hasMessage(id) ?? false;
}
