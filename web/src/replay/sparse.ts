// Marks on a line that is too short for all of them.

interface Mark {
  icon: string;
  at: number; // on the line, 0 to 1
}

const WIDE = 15; // pixels that a sign needs
export const POST = 'train-count'; // narrow posts: they may stand close
const FIRST = 'ui-flag'; // worth more than any other sign

/** Those that can be told apart on a line of so many pixels: every post, and signs that do not lie over another one. */
export function sparse<M extends Mark>(marks: readonly M[], width: number): M[] {
  const signs = marks.filter(({ icon }) => icon !== POST).sort((a, b) => Number(b.icon === FIRST) - Number(a.icon === FIRST));
  const kept: M[] = [];
  for (const sign of signs) if (kept.every(({ at }) => Math.abs(at - sign.at) * width >= WIDE)) kept.push(sign);
  return marks.filter((mark) => mark.icon === POST || kept.includes(mark));
}
