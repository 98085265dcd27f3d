import { expect, it, vi } from 'vitest';
import { Book } from '../src/ticket/book';
import { Watcher } from '../src/ticket/moments';
import type { Play } from '../src/wire/messages';
import type { TicketEvent, TicketNames } from '../src/wire/ticket';
import europe from './fixtures/europe.json';
import firstJourney from './fixtures/first-journey.json';
import germany from './fixtures/germany.json';

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

/** The moments that an event brings to whoever sits at `you`, in the first stored position of a title. */
function told({ names, moments }: { names: unknown; moments: { view: unknown; help: unknown }[] }, event: object, you: number | null = 0, players: object[] = []) {
  const { view, help } = moments[0]!;
  const watcher = new Watcher(() => new Book(names as TicketNames));
  watcher.know({ help } as Play);
  return watcher.see({ view, help, news: [event], log: [], version: 7, players } as unknown as Play, you);
}

it('every kind of moment has a sound of its own', () => {
  const sounds = [
    [europe, { type: 'Built', seat: 1, city: 3 }, 'station'],
    [germany, { type: 'Boarded', seat: 1, city: 3, colour: 1 }, 'steps'],
    [europe, { type: 'LastLapBegan', seat: 1 }, 'bell'],
    [firstJourney, { type: 'Completed', seat: 1, ticket: 2 }, 'cheer'],
    [firstJourney, { type: 'Crossed', seat: 0, bonus: 1 }, 'cheer'],
  ] as const;
  for (const [title, event, tune] of sounds) expect(told(title as never, event).map((moment) => moment.tune)).toEqual([tune]);
  const { view } = europe.moments.at(-1)!;
  const dug = new Watcher(() => book).see({ view, help: {}, news, log: [], version: 7 } as unknown as Play, null);
  expect(dug.map((moment) => moment.tune)).toEqual(['tunnel']);
  const watcher = new Watcher(() => book);
  watcher.know({ help: { tickets: [] } } as unknown as Play);
  const fulfilled = { tickets: [{ ticket: 0, done: true, trains: 0, missing: [] }] };
  expect(watcher.see({ view, help: fulfilled, news: [], log: [], version: 7 } as unknown as Play, 0).map((moment) => moment.tune)).toEqual(['ticket']);
});

it('what needs no second of everybody’s eyes makes no sound as a moment', () => {
  expect(told(europe as never, { type: 'Drew', seat: 1, card: 2 })).toEqual([]);
});

it('who needs only one more journey is told to everybody, also where nothing moves', () => {
  const event = { type: 'Completed', seat: 1, ticket: 2 };
  const [fourth] = told(firstJourney as never, event, 0, [{ score: 2 }, { score: 4 }]);
  const [fifth] = told(firstJourney as never, event, 0, [{ score: 2 }, { score: 5 }]);
  expect([fourth?.tells, fifth?.tells]).toEqual([undefined, true]);
  expect(fifth?.props['text']).toBe('one-to-go');
});

it('a passenger boards in its colour', () => {
  const [moment] = told(germany as never, { type: 'Boarded', seat: 1, city: 3, colour: 1 });
  const { id } = (germany.names as unknown as TicketNames).guests[1]!;
  expect(moment?.props).toMatchObject({ icon: `passenger-${id}`, tint: `var(--pas-${id})` });
});
