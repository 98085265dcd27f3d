// Plain requests to the server. The guest token stays in this browser; it is all that says who somebody is.
import type { Chats, Draws, Found, GameInfo, GuestInfo, Happened, Listed, Live, Mine, NamesInfo, Primer, Problem, Replay, Results, RuleBook, Seated, TableInfo } from '../wire/messages';
import type { Seat } from './seat';
import { settings } from './settings.svelte';
import { become, forget, token, tokens } from './token';

/** The server said nothing: it or the network is away. */
export class NoAnswer extends Error {}

/** Why the server said no; whatever else stands between us and it says so in its own way. */
async function refusal(response: Response): Promise<Partial<Problem>> {
  return (await response.json().catch(() => ({}))) as Partial<Problem>;
}

// Which build of this program asks, by the name of its script: what a browser keeps for one may lack something that the
// next one wants to read.
const BUILD = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.src.replace(/.*\/|\.js$/g, '') ?? 'new';

/** The address of something that is told in words. */
function spoken(path: string): string {
  return `/api${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}&build=${BUILD}`;
}

/** `as`: whose request it is, where the path does not tell. */
interface How {
  method?: 'DELETE';
  as?: string | null;
}

export async function request<T>(path: string, body?: unknown, how: How = {}): Promise<T> {
  const held = how.as ?? token(/^\/tables\/([0-9a-f]{16})/.exec(path)?.[1]);
  const sent = typeof body === 'string';
  const answer = fetch(spoken(path), {
    method: how.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(held ? { Authorization: `Bearer ${held}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': sent ? 'text/plain' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: sent ? body : JSON.stringify(body) }),
  });
  const response = await answer.catch((cause: unknown) => Promise.reject(new NoAnswer('no answer', { cause })));
  if (!response.ok) {
    const { key, text } = await refusal(response);
    if (key !== 'token-unknown' || !held) throw new Error(text ?? response.statusText);
    // The server does not know this guest: another database. Come again as somebody new.
    forget(held);
    return request(path, body, { ...how, as: null });
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Make sure that the server knows us. */
async function introduce(name: string): Promise<void> {
  if (token()) return;
  const { token: given } = await request<GuestInfo>('/guests', { name });
  become(given);
}

/** 16 random bytes that we add to luck, so that the server alone cannot choose the cards. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  name: string;
  clock?: { move?: number; game?: number; increment?: number };
  away?: number;
  hints?: boolean;
  chat?: 'on' | 'phrases' | 'off';
  listed?: boolean;
  watched?: boolean;
  /** A position to go on from: so many entries of a record. */
  past?: { record: string; entries: number };
}

/** The address of a board's picture. */
export function boardAddress(game: string, options: Record<string, string>, theme: string): string {
  return spoken(`/games/${game}/board.svg?${new URLSearchParams({ theme, ...options }).toString()}`);
}

/** The address of the picture of a chapter of the rules. */
export function exampleAddress(game: string, chapter: string, theme: string): string {
  return spoken(`/games/${game}/primer/${chapter}.svg?theme=${theme}`);
}

/** The games of one of those we are; none if the server does not know it any more. */
const gamesOf = (as: string): Promise<Mine[]> =>
  request<Mine[]>('/guests/me/tables?most=50', undefined, { as }).catch((error: unknown) => (tokens().includes(as) ? Promise.reject(error) : []));

const eyes = (seat: Seat | null): string => (seat === null ? '' : `&seat=${seat}`);

export const api = {
  games: () => request<GameInfo[]>('/games'),
  game: (name: string) => request<GameInfo>(`/games/${name}`),
  rules: (game: string) => request<RuleBook>(`/games/${game}/rules`),
  primer: (game: string) => request<Primer>(`/games/${game}/primer`),
  names: (game: string, options: Record<string, string>) =>
    request<NamesInfo>(`/games/${game}/names?${new URLSearchParams(options).toString()}`),
  namesAt: (id: string) => request<NamesInfo>(`/tables/${id}/names`),
  lobby: () => request<Listed[]>('/tables?most=20'),
  live: () => request<Live[]>('/live'),
  find: (code: string) => request<Found>(`/codes/${code}`),
  table: (id: string) => request<TableInfo>(`/tables/${id}`),
  history: (id: string, seat: Seat | null) => request<Happened[]>(`/tables/${id}/history?${eyes(seat)}`),
  chat: async (id: string) => (await request<Chats>(`/tables/${id}/chat`)).lines,
  replay: (id: string, seat: Seat | null, first: number, count: number) =>
    request<Replay>(`/tables/${id}/replay?first=${first}&count=${count}${eyes(seat)}`),
  replayText: (text: string, seat: Seat | null, first: number, count: number) =>
    request<Replay>(`/replay?first=${first}&count=${count}${eyes(seat)}`, text),

  /** The record of a game that is over, as text. */
  record: (id: string) => fetch(`/api/tables/${id}/record`).then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText)))),
  draws: (id: string) => request<Draws>(`/tables/${id}/draws`),
  /** A finished game in its family's own numbers. */
  chronicle: async <T>(id: string) => (await request<{ chronicle: T }>(`/tables/${id}/chronicle`)).chronicle,

  /** My games, whoever I am in them; where a seat was brought here, as its owner. */
  async mine(): Promise<Mine[]> {
    const all = new Map<string, Mine>();
    for (const games of (await Promise.all(tokens().map(gamesOf))).reverse()) for (const game of games) all.set(game.id, game);
    return [...all.values()].sort((one, other) => other.created - one.created);
  },

  results: () => (token() ? request<Results>('/guests/me/results') : Promise.resolve({ titles: [], games: [] })),
  forgetResults: () => request<undefined>('/guests/me/results', undefined, { method: 'DELETE' }),

  async open(table: NewTable): Promise<TableInfo> {
    await introduce(table.name);
    return (await request<Seated>('/tables', table)).table;
  },
  async learn(game: string, name: string): Promise<TableInfo> {
    await introduce(name);
    return (await request<Seated>(`/games/${game}/lesson`, { name })).table;
  },
  async join(id: string, name: string): Promise<TableInfo> {
    await introduce(name);
    return (await request<Seated>(`/tables/${id}/join`, { name, nonce: nonce() })).table;
  },
  start: (id: string, bot: string | null) => request<TableInfo>(`/tables/${id}/start`, { bot, nonce: nonce() }),
  leave: (id: string) => request<TableInfo>(`/tables/${id}/leave`, {}),
  rematch: (id: string) => request<TableInfo>(`/tables/${id}/rematch`, {}),
};
