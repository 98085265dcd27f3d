// Made from the server's messages by `python -m stellwerk.server.typescript`; not to be edited.

export interface Act {
  type: 'act';
  version: number;
  action: string;
  id?: string;
}

export interface Undo {
  type: 'undo';
  version: number;
  id?: string;
}

export interface Takeback {
  type: 'takeback';
  id?: string;
}

export interface Answer {
  type: 'answer';
  yes: boolean;
  id?: string;
}

export interface Hint {
  type: 'hint';
  id?: string;
}

export interface Look {
  type: 'look';
  action: string;
  ahead?: boolean;
  id?: string;
}

export interface Mark {
  type: 'mark';
  on: string[];
  id?: string;
}

export interface Keep {
  type: 'keep';
  ways: string[][];
  id?: string;
}

export interface Back {
  type: 'back';
  id?: string;
}

export interface Say {
  type: 'say';
  text: string;
  id?: string;
}

export interface GiveNonce {
  type: 'nonce';
  nonce: string;
  id?: string;
}

export interface Ping {
  type: 'ping';
  id?: string;
}

export interface Ask {
  type: 'ask';
  question: string;
  about?: unknown;
  id?: string;
}

export type Incoming = Act | Undo | Takeback | Answer | Hint | Look | Mark | Keep | Back | Say | GiveNonce | Ping | Ask;

export interface Play {
  type: 'play';
  version: number;
  actors: number[];
  prompt: string;
  log: LogLine[];
  players: PlayerFacts[];
  choices: Choice[];
  headings: Record<string, string>;
  undo: boolean;
  clocks: number[] | null;
  ending: string;
  result: Result | null;
  view: unknown;
  news: unknown[];
  help: unknown;
  coach: Coach | null;
}

export interface LogLine {
  text: string;
  seat?: number | null;
  on?: string[];
  again?: boolean;
}

export interface PlayerFacts {
  score: number | null;
  numbers: number[];
  last?: boolean;
  flag?: string;
}

export interface Choice {
  action: string;
  group: string;
  label?: string;
  key?: string;
  on?: string[];
}

export interface Result {
  ending: string;
  winners: string;
  seats: SeatResult[];
  sheet: Row[];
}

export interface SeatResult {
  seat: number;
  rank: number;
  total: number;
  told: string;
  place: string;
  lines: ScoreLine[];
}

export interface ScoreLine {
  text: string;
  points: number;
  on?: string[];
  row?: string;
}

export interface Row {
  label: string;
  points: number[];
  counts: string[];
}

export interface Coach {
  done: number;
  of: number;
  text: string;
  on: string[];
}

export interface TableInfo {
  type: 'table';
  id: string;
  code: string;
  version: number;
  status: 'abandoned' | 'open' | 'over' | 'running';
  game: string;
  family: string;
  title: string;
  options: Record<string, string>;
  told: string;
  rules: number;
  digest: string;
  seats: SeatInfo[];
  clock: Clock;
  hints: boolean;
  chat: 'off' | 'on' | 'phrases';
  commitment: string;
  nonces: string[];
  takeback: TakebackInfo | null;
  rematch: string | null;
  watching: number;
  you: number | null;
  analysis: boolean;
}

export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string | null;
  here: boolean;
  host: boolean;
  muted: boolean;
  votes: number[];
  needed: number;
}

export interface Clock {
  move: number | null;
  game: number | null;
  increment: number;
}

export interface TakebackInfo {
  seat: number;
  agreed: number[];
}

export interface Done {
  type: 'done';
  id: string;
  version: number;
}

export interface Stale {
  type: 'stale';
  id: string;
  version: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  why: Refusal;
}

export interface Refusal {
  rule: string;
  reason: string;
  text: string;
  meaning: string;
}

export interface Seen {
  type: 'look';
  id: string;
  action: string;
  choices: Choice[];
  headings: Record<string, string>;
  why: Refusal | null;
}

export interface Reply {
  type: 'answer';
  id: string;
  version: number;
  question: string;
  answer: unknown;
}

export interface Hinted {
  type: 'hint';
  id: string;
  version: number;
  action: string;
  label: string;
  reason: string;
  on: string[];
  bot: string;
  others: Candidate[];
}

export interface Candidate {
  action: string;
  label: string;
  reason: string;
  on: string[];
  bot: string;
}

export interface ChatLine {
  type: 'chat';
  number: number;
  at: number;
  seat: number;
  text: string;
}

export interface Nudged {
  type: 'nudge';
  by: number;
  seat: number;
}

export interface Plan {
  type: 'plan';
  marks: string[];
  ways: Way[];
  notice: string;
}

export interface Way {
  text: string;
  on: string[];
}

export interface Pong {
  type: 'pong';
  id: string;
  version: number;
}

export type Outgoing = Play | TableInfo | Done | Stale | Refused | Seen | Reply | Hinted | ChatLine | Nudged | Plan | Pong;

export interface CallsInfo {
  key: string;
  push: boolean;
  mail: boolean;
  address: string;
  confirmed: boolean;
}

export interface Chats {
  lines: ChatLine[];
}

export interface Checked {
  findings: Remark[];
  playable: boolean;
  proposed: unknown;
}

export interface Remark {
  file: string;
  place: (string | number)[];
  text: string;
  harmless: boolean;
}

export interface ChronicleInfo {
  family: string;
  chronicle: unknown;
}

export interface DeviceInfo {
  id: string;
  name: string;
  created: number;
  seen: number;
  this: boolean;
}

export interface Draws {
  proof: Proof | null;
  draws: Draw[];
}

export interface Proof {
  commitment: string;
  nonces: string[];
  seed: string;
  takebacks: number;
  taken: number;
}

export interface Draw {
  weights: number[];
  index: number;
}

export interface Found {
  id: string;
  code: string;
  status: 'abandoned' | 'open' | 'over' | 'running';
}

export interface GameInfo {
  name: string;
  family: string;
  title: string;
  line: string;
  time: string;
  age: string;
  browser: boolean;
  fewest: number;
  most: number;
  rules: number;
  lesson: boolean;
  options: OptionInfo[];
  bots: BotInfo[];
}

export interface OptionInfo {
  name: string;
  label: string;
  values: ValueInfo[];
  default: string;
  several: boolean;
}

export interface ValueInfo {
  value: string;
  label: string;
  help: string;
}

export interface BotInfo {
  name: string;
  rating: number | null;
}

export interface GuestInfo {
  guest: string;
  token: string;
}

export interface Happened {
  version: number;
  at: number;
  news: unknown[];
  log: LogLine[];
  scores: (number | null)[];
}

export interface Health {
  status: string;
  version: string;
  unreadable: number;
}

export interface LaidOut {
  layout: string;
  picture: string;
  overlaps: string[];
}

export interface Listed {
  id: string;
  code: string;
  game: string;
  status: 'abandoned' | 'open' | 'over' | 'running';
  created: number;
  table: TableInfo;
}

export interface Live {
  id: string;
  table: TableInfo;
}

export interface Lookback {
  head: string;
  chances: number[][];
  told: string[];
  heads: string[];
  rows: BalanceRow[];
  sum: string;
  costly: Highlights;
  lucky: Highlights;
  unlucky: Highlights;
}

export interface BalanceRow {
  seat: number;
  figures: string[];
}

export interface Highlights {
  head: string;
  looked: Looked[];
  about: string;
  nothing: string;
}

export interface Looked {
  entry: number;
  seat: number;
  swing: string;
  text: string;
  better: string;
  advice: string;
}

export interface Mine {
  id: string;
  code: string;
  game: string;
  title: string;
  told: string;
  status: 'abandoned' | 'open' | 'over' | 'running';
  seats: number[];
  turn: boolean;
  names: string[];
  created: number;
  result: string;
}

export interface NamesInfo {
  game: string;
  family: string;
  options: Record<string, string>;
  rules: number;
  digest: string;
  lang: string;
  counters: Counter[];
  names: unknown;
}

export interface Counter {
  icon: string;
  label: string;
}

export interface NudgeInfo {
  reached: boolean;
  text: string;
}

export interface PassInfo {
  link: string;
  qr: string;
  until: number;
}

export interface Primer {
  title: string;
  chapters: Chapter[];
}

export interface Chapter {
  id: string;
  heading: string;
  text: string;
  rules: string[];
  picture: boolean;
}

export interface Problem {
  detail: string;
  text: string;
  key: string;
}

export interface ProgramInfo {
  seat: number;
  token: string;
}

export interface Published {
  game: string;
}

export interface Replay {
  game: string;
  family: string;
  title: string;
  options: Record<string, string>;
  seats: number;
  total: number;
  ending: string;
  result: Result | null;
  proof: Proof | null;
  verified: number | null;
  moments: MomentInfo[];
}

export interface MomentInfo {
  number: number;
  seat: number;
  text: string;
  log: LogLine[];
  players: PlayerFacts[];
  view: unknown;
  news: unknown[];
  help: unknown;
}

export interface Reported {
  games: number;
  endless: number;
  verdicts: Judged[];
  page: string;
}

export interface Judged {
  light: 'amber' | 'green' | 'red';
  text: string;
  value: string;
  needed: number | null;
}

export interface Results {
  titles: TitleResults[];
  games: Outcome[];
}

export interface TitleResults {
  game: string;
  title: string;
  games: number;
  wins: number;
  best: string;
  against: Against[];
  feats: Feat[];
}

export interface Against {
  bot: string;
  games: number;
  wins: number;
}

export interface Feat {
  label: string;
  value: number;
  of: number | null;
}

export interface Outcome {
  id: string;
  at: number;
  game: string;
  title: string;
  told: string;
  seats: number;
  rank: number;
  total: number;
  against: Opponent[];
  feats: Feat[];
}

export interface Opponent {
  name: string;
  bot: string | null;
}

export interface RuleBook {
  parts: Part[];
  unverified: string[];
}

export interface Part {
  part: string;
  title: string;
  sections: Section[];
}

export interface Section {
  heading: string;
  rules: Rule[];
}

export interface Rule {
  id: string;
  text: string;
  why: string | null;
}

export interface SeatTaken {
  token: string;
  table: string;
}

export interface Seated {
  table: TableInfo;
  seats: number[];
  token: string | null;
}
