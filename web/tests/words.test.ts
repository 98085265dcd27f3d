import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const LOCALE = new URL('../../src/stellwerk/locale/', import.meta.url);

function ids(lang: string): Map<string, string[]> {
  const resource = new FluentResource(readFileSync(new URL(`${lang}/web.ftl`, LOCALE), 'utf8'));
  return new Map(resource.body.map((message) => [message.id, Object.keys(message.attributes)]));
}

const used = new Set(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .flatMap((path) => [...readFileSync(new URL(path, SOURCE), 'utf8').matchAll(/\bt\('([a-z0-9.-]+)'/g)].map((found) => found[1] ?? '')),
);
// These two are of the engine's own files.
const ENGINE = ['no-loco', 'no-card'];

describe('words', () => {
  it('are the same messages in both languages', () => {
    expect([...ids('de')]).toEqual([...ids('en')]);
  });

  for (const lang of ['de', 'en'])
    it(`exist for everything the interface says (${lang})`, () => {
      const known = ids(lang);
      const missing = [...used].filter((id) => {
        const [key = '', attribute] = id.split('.');
        return !ENGINE.includes(key) && (!known.has(key) || (attribute && !known.get(key)?.includes(attribute)));
      });
      expect(missing).toEqual([]);
    });
});
