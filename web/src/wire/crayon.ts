// Made from the server's messages by `python -m stellwerk.server.typescript`; not to be edited.

export interface BuildAsk {
  to: string;
  from?: string;
}

export interface RunAsk {
  to: string;
}

export interface Everything {
}

export interface OrderAsk {
  card: number;
  slot: number;
  source?: string;
}

export interface StartAsk {
  city: string;
}

export interface CityAsk {
  city: string;
}

export interface EventsAsk {
  event?: number | null;
}

export interface Public {
  round: number;
  turn: number;
  first: number;
  stage: Dealing | Opening | Tossing | LayingOut | Moving | Building | Ending | Drawing | Losing | Answering | Proposing | Weighing | Over;
  players: Player[];
  owner: string;
  lines: number[][];
  supply: number[];
  lying: Lying[];
  orders: number[];
  running: Running[];
  tariffs: Tariff[];
  bargains: Bargain[];
  debts: Debt[];
  pile: Depth[];
  layer: number;
  shuffled: number[];
  discard: number[];
  delivered: number;
  final: boolean;
  cash: number[];
}

export interface Dealing {
  type: 'Dealing';
  seat: number;
}

export interface Opening {
  type: 'Opening';
  pending: number[];
}

export interface Tossing {
  type: 'Tossing';
}

export interface LayingOut {
  type: 'LayingOut';
  left: number;
}

export interface Moving {
  type: 'Moving';
  used: number;
  half: boolean;
  crossed: boolean;
  stuck: boolean;
  fresh: boolean;
  paid: number[];
  asked: number[];
}

export interface Building {
  type: 'Building';
  spent: number;
  built: number;
  left: number[];
  kind: number;
  fresh: boolean;
}

export interface Ending {
  type: 'Ending';
  kind: number;
}

export interface Drawing {
  type: 'Drawing';
  to: number | null;
  then: Moving | Ending;
}

export interface Losing {
  type: 'Losing';
  pending: number[];
  then: Drawing | Ending;
}

export interface Answering {
  type: 'Answering';
  to: number;
  sum: number;
  rounds: number;
  then: Moving;
}

export interface Proposing {
  type: 'Proposing';
  to: number;
  good: number;
  give: boolean;
  then: Moving;
  city: number;
}

export interface Weighing {
  type: 'Weighing';
  to: number;
  bargain: Bargain;
  then: Moving;
}

export interface Bargain {
  supplier: number;
  partner: number;
  good: number;
  city: number;
  sum: number;
  until: number;
}

export interface Over {
  type: 'Over';
  how: 'idle' | 'money';
}

export interface Player {
  start: number;
  kind: number;
  post: number;
  goods: number[];
  cards: number;
  old: number;
  under: number[];
  rich: boolean;
  derailed: boolean;
}

export interface Lying {
  city: number;
  good: number;
  seat: number;
  until: number;
  reserved: number | null;
}

export interface Running {
  event: number;
  seat: number;
  begun: boolean;
}

export interface Tariff {
  seat: number;
  owner: number;
  until: number;
}

export interface Debt {
  seat: number;
  owner: number;
  sum: number;
}

export interface Depth {
  number: number;
  size: number;
  drawn: number;
}

export interface Hand {
  cash: number;
  cards: number[];
  returned: [number, number][];
  seen: [number, number][];
}

export interface CrayonNames {
  posts: string[];
  edges: string[];
  places: PlaceName[];
  ferries: FerryName[];
  goods: Thing[];
  trains: TrainName[];
  cards: CardName[];
  events: Thing[];
  limit: number;
  goal: number;
}

export interface PlaceName {
  id: string;
  name: string;
  spellings: string[];
  posts: string[];
  goods: number[];
  city: boolean;
  big: boolean;
  start: boolean;
}

export interface FerryName {
  id: string;
  name: string;
  ports: [string, string];
}

export interface Thing {
  id: string;
  name: string;
}

export interface TrainName {
  id: string;
  name: string;
  speed: number;
  holds: number;
}

export interface CardName {
  id: number;
  orders: string[];
}

export interface CrayonHelp {
  reach?: Reached[];
}

export interface Reached {
  post: string;
  points: number;
  rent: number;
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

export interface PutUnder {
  type: 'PutUnder';
  seat: number;
  count: number;
}

export interface Began {
  type: 'Began';
  seat: number;
  city: number;
}

export interface TurnBegan {
  type: 'TurnBegan';
  seat: number;
  round: number;
}

export interface Moved {
  type: 'Moved';
  seat: number;
  post: number;
}

export interface Crossed {
  type: 'Crossed';
  seat: number;
  line: number;
  post: number;
}

export interface Rented {
  type: 'Rented';
  seat: number;
  owner: number;
  sum: number;
  owed: number;
}

export interface Repaid {
  type: 'Repaid';
  seat: number;
  owner: number;
  sum: number;
}

export interface Loaded {
  type: 'Loaded';
  seat: number;
  good: number;
  city: number;
}

export interface Dropped {
  type: 'Dropped';
  seat: number;
  good: number;
  city: number;
}

export interface Returned {
  type: 'Returned';
  good: number;
  city: number;
}

export interface Lost {
  type: 'Lost';
  seat: number;
  good: number;
}

export interface Delivered {
  type: 'Delivered';
  seat: number;
  card: number;
  good: number;
  city: number;
  pay: number;
  public: boolean;
}

export interface Announced {
  type: 'Announced';
  seat: number;
}

export interface Laid {
  type: 'Laid';
  seat: number;
  edge: number;
  cost: number;
}

export interface Bought {
  type: 'Bought';
  seat: number;
  line: number;
  cost: number;
}

export interface Ordered {
  type: 'Ordered';
  seat: number;
  kind: number;
  cost: number;
}

export interface Refitted {
  type: 'Refitted';
  seat: number;
  kind: number;
}

export interface Swapped {
  type: 'Swapped';
  seat: number;
  cards: number[];
}

export interface LaidOut {
  type: 'LaidOut';
  card: number;
}

export interface Shuffled {
  type: 'Shuffled';
}

export interface Revealed {
  type: 'Revealed';
  event: number;
}

export interface InForce {
  type: 'InForce';
  event: number;
  begins: boolean;
}

export interface WashedOut {
  type: 'WashedOut';
  edge: number;
  owner: number;
}

export interface Derailed {
  type: 'Derailed';
  seat: number;
}

export interface Taxed {
  type: 'Taxed';
  percent: number;
}

export interface TaxPaid {
  type: 'TaxPaid';
  seat: number;
  sum: number;
}

export interface Offered {
  type: 'Offered';
  seat: number;
  to: number;
  sum: number;
  rounds: number;
}

export interface Proposed {
  type: 'Proposed';
  seat: number;
  to: number;
  bargain: Bargain;
}

export interface Kept {
  type: 'Kept';
  seat: number;
  partner: number;
  good: number;
  city: number;
  paid: number;
  owed: number;
}

export interface Lapsed {
  type: 'Lapsed';
  seat: number;
  partner: number;
  good: number;
  city: number;
}

export interface Answered {
  type: 'Answered';
  seat: number;
  yes: boolean;
}

export interface LastRound {
  type: 'LastRound';
  seat: number;
}

export interface Ended {
  type: 'Ended';
  how: 'idle' | 'money';
}

export type CrayonEvent = Drew | Received | PutUnder | Began | TurnBegan | Moved | Crossed | Rented | Repaid | Loaded | Dropped | Returned | Lost | Delivered | Announced | Laid | Bought | Ordered | Refitted | Swapped | LaidOut | Shuffled | Revealed | InForce | WashedOut | Derailed | Taxed | TaxPaid | Offered | Proposed | Kept | Lapsed | Answered | LastRound | Ended;

export interface BuildPreview {
  to: string;
  sections: Section[];
  cost: number;
  costs: Costs;
  limit: number;
  left: number;
  cash: number;
  action: string;
  now: number;
  ends_run: boolean;
  turn: number | null;
  told: string;
  why: Hindrance | null;
}

export interface Section {
  on: string[];
  posts: [string, string];
  cost: number;
  costs: Costs;
  action: string;
  turn: number | null;
  why: Hindrance | null;
}

export interface Costs {
  track: number;
  river: number;
  bay: number;
  city: number;
  ferry: number;
}

export interface Hindrance {
  rule: string;
  text: string;
  on: string[];
}

export interface RunPreview {
  to: string;
  steps: RunStep[];
  points: number;
  turn: number | null;
  ferries: string[];
  fees: Fee[];
  action: string;
  now: number;
  told: string;
  why: Hindrance | null;
}

export interface RunStep {
  post: string;
  on: string;
  action: string;
  turn: number;
  points: number;
  fee: Fee | null;
}

export interface Fee {
  owner: number;
  sum: number;
  owed: number;
}

export interface ReachAnswer {
  left: number;
  posts: Reached[];
}

export interface OrdersAnswer {
  orders: OrderFacts[];
}

export interface OrderFacts {
  card: number;
  slot: number;
  public: boolean;
  good: string;
  city: string;
  pay: number;
  bonus: number;
  aboard: boolean;
  sources: Source[];
  told: string;
}

export interface Source {
  city: string;
  left: number;
  until: number | null;
}

export interface OrderPreview {
  card: number;
  slot: number;
  source: string | null;
  pay: number;
  building: number;
  rent: number;
  profit: number;
  turn: number | null;
  on: string[];
  told: string;
  why: Hindrance | null;
}

export interface PlanAnswer {
  order: OrderPreview;
  action: string;
  steps: PlanStep[];
}

export interface PlanStep {
  turn: number;
  what: 'build' | 'deliver' | 'done' | 'drop' | 'end' | 'load' | 'run';
  action: string;
  cost: number;
  on: string[];
  told: string;
}

export interface StartOffer {
  city: string;
  taken: number[];
  orders: OrderPreview[];
  told: string;
  why: Hindrance | null;
}

export interface GoodsAnswer {
  goods: GoodFacts[];
}

export interface GoodFacts {
  good: string;
  name: string;
  chips: number;
  left: number;
  cities: string[];
  lying: LyingGood[];
  trains: number[];
  told: string;
}

export interface LyingGood {
  city: string;
  seat: number;
  until: number;
  told: string;
}

export interface CityFacts {
  city: string;
  name: string;
  here: boolean;
  wares: Ware[];
  wanted: OrderFacts[];
  joined: number[];
  free: number;
  actions: Handling[];
  told: string[];
}

export interface Ware {
  good: string;
  left: number;
  until: number | null;
  told: string;
}

export interface Handling {
  action: string;
  group: string;
  heading: string;
  label: string;
}

export interface TrainsAnswer {
  train: string;
  offers: TrainOffer[];
}

export interface TrainOffer {
  train: string;
  name: string;
  action: string;
  upgrade: boolean;
  cost: number;
  speed: number;
  faster: number;
  holds: number;
  more_holds: number;
  cards: number;
  more_cards: number;
  loses: number;
  told: string;
  why: Hindrance | null;
}

export interface EventsAnswer {
  events: EventFacts[];
}

export interface EventFacts {
  event: string;
  number: number;
  name: string;
  text: string;
  begun: boolean;
  posts: string[];
  cities: string[];
  ferries: string[];
  edges: string[];
  until: string;
  me: string[];
}

export interface CrayonQuestions {
  build: { about: BuildAsk; answer: BuildPreview };
  run: { about: RunAsk; answer: RunPreview };
  reach: { about: Everything; answer: ReachAnswer };
  orders: { about: Everything; answer: OrdersAnswer };
  order: { about: OrderAsk; answer: OrderPreview };
  plan: { about: OrderAsk; answer: PlanAnswer };
  start: { about: StartAsk; answer: StartOffer };
  goods: { about: Everything; answer: GoodsAnswer };
  city: { about: CityAsk; answer: CityFacts };
  trains: { about: Everything; answer: TrainsAnswer };
  events: { about: EventsAsk; answer: EventsAnswer };
}

export interface CrayonChronicle {
  money: Balance[];
  deliveries: Delivery[];
  spendings: Spending[];
  flows: Flow[];
}

export interface Balance {
  round: number;
  seat: number;
  money: number[];
}

export interface Delivery {
  round: number;
  seat: number;
  card: number;
  good: string;
  city: string;
  pay: number;
  public: boolean;
  told: string;
}

export interface Spending {
  seat: number;
  sections: number;
  track: number;
  ferries: number;
  trains: number;
}

export interface Flow {
  seat: number;
  to: number;
  sum: number;
}
