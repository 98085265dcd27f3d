// Names of things on the board, in the person's language.
import type { Book } from './position';
import { settings } from './settings.svelte';
import { t } from './words.svelte';
import type { Term } from './notation';
import type { City, Route } from './wire';

/** The name as the board shows it. */
export function cityName(book: Book, id: string): string {
  const city = book.cities.get(id);
  return city ? shown(book, city) : id;
}

function shown(book: Book, city: City): string {
  if (!city.through || book.catalogue.names === 'language') return city[settings.lang];
  return city.name;
}

/** Every name a person may type for a city. */
export function spellings(city: City): string[] {
  return [...new Set([city.name, city.de, city.en])];
}

const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' };

/** A word as it may be typed: without accents, in small letters. */
export function plain(word: string): string {
  const small = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return small.replace(/[øæßłđı]/g, (letter) => LETTERS[letter] ?? letter);
}

export function pairName(book: Book, a: string, b: string): string {
  return `${cityName(book, a)} – ${cityName(book, b)}`;
}

export function routeName(book: Book, route: Route): string {
  return pairName(book, route.a, route.b);
}

export function kindName(kind: string, count = 1): string {
  return t(`kind-${kind}`, { count });
}

/** "3 Blau + 1 Lok" */
export function paymentName(terms: readonly Term[]): string {
  return terms.map((term) => `${term.count} ${t(`kind-${term.name}.short`, { count: term.count })}`).join(' + ');
}
