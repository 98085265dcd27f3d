// The interface's own words in the chosen language. Everything about a game is said by the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const files = import.meta.glob<string>('../../../src/stellwerk/{locale,*/locale}/*/web.ftl', { query: '?raw', import: 'default' });

const bundles = $state<Partial<Record<Lang, FluentBundle>>>({});
// What is there or on its way, so that nothing is fetched twice.
const known = new Map<Lang, Promise<void>>();

async function load(lang: Lang): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of await Promise.all(wanted.map(([, read]) => read()))) bundle.addResource(new FluentResource(text));
  bundles[lang] = bundle;
}

/** Fetch a language. */
export function speak(lang: Lang): Promise<void> {
  let words = known.get(lang);
  if (!words) {
    words = load(lang);
    known.set(lang, words);
    words.catch(() => known.delete(lang)); // the next one tries again
  }
  return words;
}

export type Values = Record<string, FluentVariable>;

/** The message with this id. A missing one shows its id, which a test notices. */
export function t(id: string, values?: Values): string {
  const bundle = bundles[settings.lang];
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values ?? null) : id;
}

/** Whether there are words for this id. */
export function has(id: string): boolean {
  return bundles[settings.lang]?.hasMessage(id) ?? false;
}
