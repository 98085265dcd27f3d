// Made from the server's messages by `python -m stellwerk.server.typescript`; not to be edited.

export interface MissingAsk {
  on: string[];
}

export interface Public {
  turn: number;
  stage: Turn | Second | Blind | Refill | PayRoute | PayStation | Reveal | Surcharge | Choose | Boarding | EndTurn | Opening | DealFirst | DealCards | DealPassengers | DealOpening | DealTickets | Over;
  last: number | null;
  idle: number;
  players: Player[];
  owner: string;
  stations: string;
  row: number[];
  deck: number;
  discard: number[];
  piles: Depth[][];
  spent: Depth[];
  layers: number;
  bag: number[];
  waiting: number[][];
}

export interface Turn {
  type: 'Turn';
}

export interface Second {
  type: 'Second';
}

export interface Blind {
  type: 'Blind';
  then: Turn | Second | Blind | Refill | PayRoute | PayStation | Reveal | Surcharge | Choose | Boarding | EndTurn | Opening | DealFirst | DealCards | DealPassengers | DealOpening | DealTickets | Over;
}

export interface Refill {
  type: 'Refill';
  then: Turn | Second | Blind | Refill | PayRoute | PayStation | Reveal | Surcharge | Choose | Boarding | EndTurn | Opening | DealFirst | DealCards | DealPassengers | DealOpening | DealTickets | Over;
}

export interface PayRoute {
  type: 'PayRoute';
  route: number;
}

export interface PayStation {
  type: 'PayStation';
  city: number;
}

export interface Reveal {
  type: 'Reveal';
  route: number;
  colour: number;
  locos: number;
  seen: number[];
}

export interface Surcharge {
  type: 'Surcharge';
  route: number;
  colour: number;
  locos: number;
  seen: number[];
  extra: number;
}

export interface Choose {
  type: 'Choose';
}

export interface Boarding {
  type: 'Boarding';
  ends: number[];
}

export interface EndTurn {
  type: 'EndTurn';
}

export interface Opening {
  type: 'Opening';
  round: number;
  pending: number[];
}

export interface DealFirst {
  type: 'DealFirst';
}

export interface DealCards {
  type: 'DealCards';
  seat: number;
}

export interface DealPassengers {
  type: 'DealPassengers';
  city: number;
}

export interface DealOpening {
  type: 'DealOpening';
  round: number;
  seat: number;
  want: number[];
}

export interface DealTickets {
  type: 'DealTickets';
  seat: number;
  want: number[];
  then: Turn | Second | Blind | Refill | PayRoute | PayStation | Reveal | Surcharge | Choose | Boarding | EndTurn | Opening | DealFirst | DealCards | DealPassengers | DealOpening | DealTickets | Over;
}

export interface Over {
  type: 'Over';
  how: 'last-lap' | 'stuck' | 'tickets' | 'trains';
}

export interface Player {
  trains: number;
  stations: number;
  score: number;
  cards: number;
  known: number[];
  tickets: number;
  from_pile: number[];
  offered: number[];
  reached: number[];
  done: number[];
  bonus: number;
  passengers: number[];
}

export interface Depth {
  number: number;
  size: number;
  drawn: number;
}

export interface Hand {
  cards: number[];
  tickets: number[];
  offer: number[];
  put: Put[];
  boxed: number[];
}

export interface Put {
  layer: number;
  tickets: number[];
}

export interface TicketNames {
  kinds: Thing[];
  guests: Thing[];
  piles: Thing[];
  cities: CityName[];
  routes: RouteName[];
  tickets: TicketName[];
  row: number;
  race: boolean;
  goal: number;
  stations: number;
}

export interface Thing {
  id: string;
  name: string;
}

export interface CityName {
  id: string;
  name: string;
  spellings: string[];
}

export interface RouteName {
  id: string;
  name: string;
  facts: string;
  a: string;
  b: string;
  length: number;
  colour: number;
  tunnel: boolean;
  points: number;
}

export interface TicketName {
  id: string;
  name: string;
  a: string;
  b: string;
  points: number;
}

export interface TicketHelp {
  tickets?: Progress[];
  closed?: number[];
  trails?: number[][];
}

export interface Progress {
  ticket: number;
  done: boolean;
  missing: number[] | null;
  trains: number;
}

export interface Started {
  type: 'Started';
  seat: number;
}

export interface Dealt {
  type: 'Dealt';
  seat: number;
  card: number;
}

export interface Placed {
  type: 'Placed';
  city: number;
  colour: number;
}

export interface TurnedUp {
  type: 'TurnedUp';
  card: number;
  place: number;
}

export interface Flushed {
  type: 'Flushed';
  cards: number[];
}

export interface Reshuffled {
  type: 'Reshuffled';
  cards: number;
}

export interface Took {
  type: 'Took';
  seat: number;
  card: number;
}

export interface Drew {
  type: 'Drew';
  seat: number;
}

export interface Received {
  type: 'Received';
  seat: number;
  card: number;
}

export interface Laid {
  type: 'Laid';
  seat: number;
  colour: number;
  cards: number;
  locos: number;
}

export interface Revealed {
  type: 'Revealed';
  card: number;
}

export interface Due {
  type: 'Due';
  seat: number;
  extra: number;
}

export interface GaveUp {
  type: 'GaveUp';
  seat: number;
  route: number;
}

export interface Claimed {
  type: 'Claimed';
  seat: number;
  route: number;
  points: number;
}

export interface Built {
  type: 'Built';
  seat: number;
  city: number;
}

export interface Asked {
  type: 'Asked';
  seat: number;
  mix: number[];
}

export interface Offered {
  type: 'Offered';
  seat: number;
  ticket: number;
}

export interface Kept {
  type: 'Kept';
  seat: number;
  count: number;
}

export interface Chose {
  type: 'Chose';
  seat: number;
  tickets: number[];
}

export interface Boarded {
  type: 'Boarded';
  seat: number;
  city: number;
  colour: number;
}

export interface Completed {
  type: 'Completed';
  seat: number;
  ticket: number;
}

export interface Crossed {
  type: 'Crossed';
  seat: number;
}

export interface Swapped {
  type: 'Swapped';
  seat: number;
  count: number;
}

export interface Passed {
  type: 'Passed';
  seat: number;
}

export interface LastLapBegan {
  type: 'LastLapBegan';
  seat: number;
}

export interface Ended {
  type: 'Ended';
  how: 'last-lap' | 'stuck' | 'tickets' | 'trains';
}

export type TicketEvent = Started | Dealt | Placed | TurnedUp | Flushed | Reshuffled | Took | Drew | Received | Laid | Revealed | Due | GaveUp | Claimed | Built | Asked | Offered | Kept | Chose | Boarded | Completed | Crossed | Swapped | Passed | LastLapBegan | Ended;

export interface Missing {
  told: string;
  lost: string[];
}

export interface TicketQuestions {
  missing: { about: MissingAsk; answer: Missing };
}

export interface Design {
  title: string;
  board: Record<string, unknown>;
  base: string;
  rules: Record<string, number>;
  own: string;
  coast: string;
  layout: string;
}

export interface Start {
  bases: Base[];
  maps: string[];
}

export interface Base {
  name: string;
  title: string;
  kinds: string[];
  scored: boolean;
  numbers: Record<string, number>;
  marks: string[];
  passengers: boolean;
}

export interface Chart {
  land: [number, number][][];
}

export interface Proposed {
  values: (number | null)[];
}

export interface BoardFile {
  format: number;
  name: string;
  provenance: string[];
  colours: ('black' | 'blue' | 'green' | 'orange' | 'pink' | 'red' | 'white' | 'yellow')[];
  cities: CityEntry[];
  routes: RouteEntry[];
  tickets: TicketEntry[];
  layout: Record<string, unknown>;
}

export interface CityEntry {
  id: string;
  name: string;
  de: string;
  en: string;
  lat: number;
  lon: number;
  marks: string[];
  passengers: number;
  through: boolean;
}

export interface RouteEntry {
  id: string;
  a: string;
  b: string;
  length: number;
  colour: string;
  locos: number;
  tunnel: boolean;
  group: string | null;
}

export interface TicketEntry {
  id: string;
  a: string;
  b: string;
  deck: string;
  kind: string;
  points: number;
  marks: string[];
  off_path: boolean;
  verified: boolean;
}
