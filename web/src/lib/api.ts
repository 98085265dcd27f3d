// Plain requests to the server. The guest token stays in this browser; it is all that says who somebody is.
import type { Draw } from './luck';
import type { Catalogue, ChatLine, GameInfo, Happened, Listed, Mine, Problem, Proof, Replay, Seat, TableInfo, Told } from './wire';

const TOKEN = 'stellwerk.token';

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly told: Told) {
    super(told.reason);
  }
}

/** The server said nothing: it or the network is away. */
export class NoAnswer extends Error {}

export function token(): string | null {
  return localStorage.getItem(TOKEN);
}

async function refusal(response: Response): Promise<Refusal> {
  const { detail, key = '', facts = {} } = (await response.json().catch(() => ({}))) as Partial<Problem>;
  return new Refusal({ reason: typeof detail === 'string' ? detail : response.statusText, key, facts });
}

async function request<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const held = token();
  const sent = typeof body === 'string';
  const answer = fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(held ? { Authorization: `Bearer ${held}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': sent ? 'text/plain' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: sent ? body : JSON.stringify(body) }),
  });
  const response = await answer.catch((cause: unknown) => Promise.reject(new NoAnswer('no answer', { cause })));
  if (response.status === 401 && held) {
    // The server does not know this guest: another database. Come again as somebody new.
    localStorage.removeItem(TOKEN);
    return request(path, body, headers);
  }
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Make sure that the server knows us. */
async function introduce(name: string): Promise<void> {
  if (token()) return;
  const { token: given } = await request<{ token: string }>('/guests', { name });
  localStorage.setItem(TOKEN, given);
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
}

function query(options: Record<string, string>): string {
  const text = new URLSearchParams(options).toString();
  return text && `&${text}`;
}

/** The address of a board's picture. */
export function boardAddress(game: string, options: Record<string, string>, lang: string, theme: string): string {
  return `/api/games/${game}/board.svg?lang=${lang}&theme=${theme}${query(options)}`;
}

export const api = {
  games: () => request<GameInfo[]>('/games'),
  catalogue: (game: string, options: Record<string, string>) =>
    request<Catalogue>(`/games/${game}/catalogue?${query(options).slice(1)}`),
  lobby: () => request<Listed[]>('/tables?most=20'),
  find: (code: string) => request<{ id: string; status: string }>(`/codes/${code}`),
  table: (id: string) => request<TableInfo>(`/tables/${id}`),
  history: (id: string, seat: Seat | null) => request<Happened[]>(`/tables/${id}/history${seat === null ? '' : `?seat=${seat}`}`),
  chat: async (id: string) => (await request<{ lines: ChatLine[] }>(`/tables/${id}/chat`)).lines,
  replay: (id: string, seat: Seat | null, first: number, count: number) =>
    request<Replay>(`/tables/${id}/replay?first=${first}&count=${count}${seat === null ? '' : `&seat=${seat}`}`),
  replayText: (text: string, seat: Seat | null, first: number, count: number) =>
    request<Replay>(`/replay?first=${first}&count=${count}${seat === null ? '' : `&seat=${seat}`}`, text),

  draws: (id: string) => request<{ proof: Proof | null; draws: Draw[] }>(`/tables/${id}/draws`),

  mine: () => (token() ? request<Mine[]>('/guests/me/tables?most=50') : Promise.resolve([])),

  async open(table: NewTable): Promise<TableInfo> {
    await introduce(table.name);
    return (await request<{ table: TableInfo }>('/tables', table)).table;
  },
  async join(id: string, name: string): Promise<TableInfo> {
    await introduce(name);
    return (await request<{ table: TableInfo }>(`/tables/${id}/join`, { name, nonce: nonce() })).table;
  },
  start: (id: string, bot: string | null) => request<TableInfo>(`/tables/${id}/start`, { bot, nonce: nonce() }),
  leave: (id: string) => request<TableInfo>(`/tables/${id}/leave`, {}),
  rematch: (id: string) => request<TableInfo>(`/tables/${id}/rematch`, {}),
};
