// The server's messages, as its `wire.py` and `answers.py` define them.

export type Seat = number;

export interface Player {
  trains: number;
  stations: number;
  score: number;
  cards: number;
  known: number[];
  tickets: number;
  offered: number[];
  done: number[];
  bonus: number;
  passengers: number[];
}

/** What is to be done now; the fields depend on the stage. */
export interface Stage {
  type: string;
  route?: number;
  city?: number;
  colour?: number;
  locos?: number;
  seen?: number[];
  extra?: number;
  pending?: Seat[];
  ends?: number[];
  how?: string;
}

export interface Public {
  turn: Seat;
  stage: Stage;
  last: number | null;
  players: Player[];
  owner: string; // bytes in base 64, one per route
  stations: string; // one per city
  row: number[];
  deck: number;
  discard: number[];
  piles: { size: number }[][]; // layers of each pile
  waiting: number[][];
}

export interface Hand {
  cards: number[];
  tickets: number[];
  offer: number[];
}

export interface View {
  seat: Seat | null;
  public: Public;
  hand: Hand | null;
}

/** Something that happened; `type` is the name of the engine's event. */
export interface News {
  type: string;
  seat?: Seat;
  card?: number;
  cards?: number | number[];
  colour?: number;
  locos?: number;
  route?: number;
  city?: number;
  points?: number;
  extra?: number;
  mix?: number[];
  count?: number;
  ticket?: number;
  tickets?: number[];
  place?: number;
  how?: string;
}

export interface Line {
  what: string;
  points: number;
  of?: string;
  count?: number | null;
}

export interface Standing {
  seat: Seat;
  rank: number;
  total: number;
  lines: Line[];
}

/** How far a ticket is; the engine says so. */
export interface TicketStatus {
  ticket: number;
  done: boolean;
  missing: string[] | null;
  trains: number;
}

export interface Play {
  type: 'play';
  version: number;
  actors: Seat[];
  view: View;
  news: News[];
  todo: string[];
  undo: boolean;
  clocks: number[] | null;
  ending: string;
  standings: Standing[];
  tickets?: TicketStatus[];
  closed: string[];
  hands?: Hand[];
  trails?: string[][];
}

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  here: boolean;
  host: boolean;
  muted: boolean;
}

export interface TableInfo {
  type: 'table';
  id: string;
  code: string;
  version: number;
  status: 'open' | 'running' | 'over' | 'abandoned';
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  clock: { move: number | null; game: number | null; increment: number };
  hints: boolean;
  chat: 'on' | 'phrases' | 'off';
  commitment: string;
  takeback: { seat: Seat; agreed: Seat[] } | null;
  rematch: string | null;
  watching: number;
  you?: Seat | null;
}

export interface ChatLine {
  type: 'chat';
  number: number;
  at: number;
  seat: Seat;
  text: string;
}

/** Why not: in English, and as a message of the locale files with what fills it. */
export interface Told {
  reason: string;
  key: string;
  facts: Record<string, string | number>;
}

export interface Refusal extends Told {
  rule: string;
}

/** A request that is refused; `detail` is no text where it lists what does not fit the API's document. */
export interface Problem extends Omit<Told, 'reason'> {
  detail: unknown;
}

export interface Refused extends Refusal {
  type: 'refused';
  id: string;
}

export type Answer =
  | { type: 'done'; id: string; version: number }
  | { type: 'stale'; id: string; version: number }
  | Refused
  | ({ type: 'why'; id: string; action: string; legal: boolean } & Refusal)
  | { type: 'look'; id: string; action: string; todo: string[] }
  | { type: 'hint'; id: string; version: number; action: string; reason: string; bot: string }
  | { type: 'pong'; id: string; version: number };

export type Message = Play | TableInfo | ChatLine | Answer;

export type Question =
  | { type: 'act'; version: number; action: string }
  | { type: 'undo'; version: number }
  | { type: 'takeback' }
  | { type: 'answer'; yes: boolean }
  | { type: 'hint' }
  | { type: 'why' | 'look'; action: string }
  | { type: 'back' }
  | { type: 'say'; text: string }
  | { type: 'nonce'; nonce: string }
  | { type: 'ping' };

export interface City {
  id: string;
  name: string;
  de: string;
  en: string;
  through: boolean;
  passengers: number;
  marks: string[];
}

export interface Route {
  id: string;
  a: string;
  b: string;
  length: number;
  colour: number; // an index into kinds; -1: grey
  locos: number;
  tunnel: boolean;
}

export interface Ticket {
  id: string;
  a: string;
  b: string;
  points: number;
  pile: number;
}

/** Names for the numbers in views and news. */
export interface Catalogue {
  game: string;
  options: Record<string, string>;
  kinds: string[];
  guests: string[];
  piles: string[];
  cities: City[];
  routes: Route[];
  tickets: Ticket[];
  trains: number;
  stations: number;
  points: number[] | Record<string, number>;
  names: 'local' | 'language'; // printed names, or those of the person's language
  row: number; // places of the face-up row; 0: there is none
  hand: boolean; // tickets lie in an open hand and are replaced when complete
  parallel: number[][];
}

export interface Option {
  name: string;
  values: string[];
  default: string;
  several: boolean;
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  options: Option[];
  bots: string[];
}

export interface Mine {
  id: string;
  code: string;
  game: string;
  status: TableInfo['status'];
  seats: Seat[];
  turn: boolean;
  names: string[];
  created: number;
}

export interface Listed {
  id: string;
  code: string;
  game: string;
  created: number;
  table: TableInfo;
}

export interface Happened {
  version: number;
  at: number;
  news: News[];
}

export interface Moment {
  number: number;
  seat: Seat; // -1: luck
  text: string;
  view: View;
  news: News[];
  closed: string[];
}

export interface Proof {
  commitment: string;
  nonces: string[];
  seed: string;
}

export interface Replay {
  game: string;
  options: Record<string, string>;
  seats: number;
  total: number;
  ending: string;
  standings: Standing[];
  proof: Proof | null;
  verified: number | null;
  moments: Moment[];
}
