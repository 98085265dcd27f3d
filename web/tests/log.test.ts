import { describe, expect, it, vi } from 'vitest';
import { logLines } from '../src/lib/log';
import { Book } from '../src/lib/position';
import type { Catalogue, Happened, News } from '../src/lib/wire';
import { everything } from '../src/lib/words.svelte';
import europe from './fixtures/europe.json';

// The little of a browser that settings and words ask for.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('window', {});
});

const book = new Book(europe.catalogue as unknown as Catalogue);
const who = { name: (seat: number) => ['Anna', 'Ben'][seat] ?? '', you: 0 };
const RED = book.catalogue.kinds.indexOf('red');

async function lines(...news: News[][]): Promise<string[]> {
  await everything('en');
  const past: Happened[] = news.map((each, version) => ({ version, at: 0, news: each }));
  return logLines(past, book, who, 50).map((line) => line.text);
}

describe('log', () => {
  it('tells two cards of one turn in one line', async () => {
    const took = { type: 'Took', seat: 1, card: RED };
    const drew = { type: 'Drew', seat: 1 };
    expect(await lines([took], [drew])).toEqual(['Ben takes Red and a hidden card.']);
    expect(await lines([drew], [drew])).toEqual(['Ben takes two hidden cards.']);
  });

  it('keeps cards of different people apart', async () => {
    const mine = { type: 'Took', seat: 0, card: RED };
    expect(await lines([mine], [{ type: 'Drew', seat: 1 }])).toEqual(['You draw Red.', 'Ben takes a hidden card.']);
  });
});
