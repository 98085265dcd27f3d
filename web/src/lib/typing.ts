// Words as people type them.

const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' };

/** Without accents, in small letters. */
export function plain(word: string): string {
  const small = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return small.replace(/[øæßłđı]/g, (letter) => LETTERS[letter] ?? letter);
}
