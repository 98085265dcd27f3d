import { expect, it, vi } from 'vitest';
import { Book } from '../src/ticket/book';
import { Watcher } from '../src/ticket/moments';
import type { Play } from '../src/wire/messages';
import type { TicketEvent, TicketNames } from '../src/wire/ticket';
import europe from './fixtures/europe.json';

vi.mock('$lib/words.svelte', () => ({ t: (id: string) => id }));
vi.mock('$lib/settings.svelte', () => ({ settings: { motion: true } }));

const book = new Book(europe.names as TicketNames);
const tunnel = book.names.routes.findIndex((route) => route.tunnel);
const cards = [0, 1, 2];

/** What seat 0 is told of a tunnel that was driven without paying more. */
const news = [
  { type: 'Laid', seat: 0, colour: 4, cards: 2, locos: 0 },
  ...cards.map((card) => ({ type: 'Revealed', card })),
  { type: 'Claimed', seat: 0, route: tunnel, points: 2 },
] as unknown as TicketEvent[];

it('shows the three cards of a tunnel to everybody, also when nothing has to be added', () => {
  const { view, help } = europe.moments.at(-1)!;
  for (const you of [0, 1, null]) {
    const watcher = new Watcher(() => book);
    const play = { view, help: {}, news, log: [], version: 7 } as unknown as Play;
    watcher.know({ help } as unknown as Play);
    const [moment, ...others] = watcher.see(play, you);
    expect(others).toEqual([]);
    expect(moment?.props).toMatchObject({ cards: cards.map((card) => book.kind(card)), extra: 0 });
    expect(moment?.at).toBe(book.names.routes[tunnel]?.id);
    expect(moment?.reveals).toBe(7); // words about it wait for the cards
  }
});
