import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const HOUSE = new URL('../../src/stellwerk/', import.meta.url);

function files(folder: URL, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => wanted.test(path));
}

/** The messages of the interface: the shell's, and those of each family's desk. */
function ids(lang: string): string[] {
  const words = files(HOUSE, new RegExp(`locale/${lang}/web\\.ftl$`)).sort();
  return words.flatMap((path) => new FluentResource(readFileSync(new URL(path, HOUSE), 'utf8')).body.map((message) => message.id));
}

const source = files(SOURCE, /\.(svelte|ts)$/).map((path) => readFileSync(new URL(path, SOURCE), 'utf8'));
const find = (what: RegExp) => source.flatMap((text) => [...text.matchAll(what)].map((found) => found[1] ?? ''));
const said = new Set(find(/\bt\('([a-z0-9-]+)'/g));
const chosen = new Set(find(/'([a-z0-9-]+)'/g)); // one of several, as in `t(on ? 'replay-pause' : 'replay-play')`
const begun = [...new Set(find(/\b(?:t|has)\([^()]*?`([a-z-]+-)\$\{/g))]; // `t(`pace-${each}`)`

/** A message of a family's desk, as the page says it. */
function says(lang: string, family: string, id: string, values: Record<string, FluentVariable>): string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${family}/locale/${lang}/web.ftl`, HOUSE), 'utf8')));
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? '', values);
}

describe('words', () => {
  it('count one thing as one', () => {
    expect(says('de', 'ticket', 'after-payment', { trains: 1, cards: 1 })).toBe('Danach hast du noch 1 Waggon und 1 Karte.');
    expect(says('en', 'ticket', 'after-payment', { trains: 1, cards: 1 })).toBe('That leaves you 1 train and 1 card.');
    expect(says('de', 'ticket', 'city-facts', { city: 'Lisboa', routes: 1, payable: 0 })).toContain('1 Strecke,');
  });

  it('need no article that a country would have', () => {
    for (const lang of ['de', 'en']) expect(says(lang, 'ticket', 'board-at', { city: 'Niederlande' })).toMatch(/^Niederlande: /);
  });

  it('are the same messages in both languages, and none of them twice', () => {
    expect(ids('de')).toEqual(ids('en'));
    expect(new Set(ids('de')).size).toBe(ids('de').length);
  });

  it('exist for everything the interface says', () => {
    const known = new Set(ids('en'));
    expect([...said].filter((id) => !known.has(id))).toEqual([]);
    for (const start of begun) expect([...known].some((id) => id.startsWith(start)), start).toBe(true);
  });

  it('are all said somewhere', () => {
    const silent = ids('en').filter((id) => !said.has(id) && !chosen.has(id) && !begun.some((start) => id.startsWith(start)));
    expect(silent).toEqual([]);
  });
});
