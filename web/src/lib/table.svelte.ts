// A table as this browser knows it: the newest messages, and the ways to answer them.
import type { Family, View } from '../table/family';
import type { ChatLine, Choice, Happened, Hinted, Incoming, NamesInfo, Nudged, Plan, Play, Refusal, TableInfo } from '../wire/messages';
import { api } from './api';
import { opening } from './boards';
import { Line, type Heard, type LineState, type Reply } from './line';
import type { Seat } from './seat';
import { settings } from './settings.svelte';
import { token } from './token';
import { messageOf } from './trouble';
import { t } from './words.svelte';

const NOTHING: readonly Choice[] = [];
/** The version that the table went back to, if something was taken back: an event of every table, whatever is played. */
function backTo(news: readonly unknown[]): number | null {
  const back = (news as { type?: string; to?: number }[]).find(({ type }) => type === 'TakenBack');
  return back?.to ?? null;
}

const NO_PLAN: Plan = { type: 'plan', marks: [], ways: [], notice: '' };
const NO_ANSWER: Reply = { type: 'stale', id: '', version: 0 };

export class Table {
  info = $state.raw<TableInfo | null>(null);
  play = $state.raw<Play | null>(null);
  names = $state.raw<NamesInfo | null>(null);
  family = $state.raw<Family | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  past = $state.raw<Happened[]>([]);
  line = $state<LineState>('connecting');
  retryAt = $state(0);
  /** While the line is broken: whether a deed is on its way, and how often somebody tried another in vain. */
  holding = $state(false);
  knocks = $state(0);
  /** Whether we saw the game end, and did not only come to look at its result. */
  witnessed = $state(false);
  problem = $state('');
  /** The seat whose eyes we look through; null: a spectator. */
  seat = $state<Seat | null>(null);
  /** All seats of this browser: several in a hot seat game. */
  mine = $state.raw<Seat[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  nudged = $state.raw<Nudged | null>(null);
  /** What our seat has in mind; nobody else is told. */
  plan = $state.raw<Plan>(NO_PLAN);
  #line: Line | null = null;
  #listeners = new Set<(play: Play) => void>();
  #stale = true;
  #asked: Promise<void> | null = null; // the question that is not answered yet
  #hoping = new Set<() => void>(); // deeds that wait for it, and no longer when the line breaks

  readonly choices: readonly Choice[] = $derived(this.play && this.line === 'open' ? this.play.choices : NOTHING);
  readonly myTurn: boolean = $derived(this.play !== null && this.seat !== null && this.play.actors.includes(this.seat));
  // The last move says that the game is over; the table itself is told again only when something else changes.
  readonly over: boolean = $derived(!!this.play?.ending || this.info?.status === 'over' || this.info?.status === 'abandoned');
  /** What is played, with what was chosen for it. */
  readonly title: string = $derived([this.info?.title, this.info?.told].filter(Boolean).join(' · '));

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const { info, mine, names, family } = opening(this.id);
      this.info = await info;
      this.mine = (await mine).find((each) => each.id === this.id)?.seats ?? [];
      this.sit(this.mine[0] ?? null);
      [this.names, this.family] = await Promise.all([names, family]);
      this.chat = await api.chat(this.id);
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  /** Look through the eyes of a seat from now on. */
  sit(seat: Seat | null): void {
    this.seat = seat;
    this.play = null;
    this.#connect();
  }

  /** Everything said anew, in the language that is chosen now. */
  async speak(): Promise<void> {
    if (!this.#line) return;
    this.#connect();
    const names = await api.namesAt(this.id).catch(() => null);
    if (names?.lang === settings.lang) this.names = names;
  }

  #connect(): void {
    this.#line?.close();
    this.#stale = true;
    this.plan = NO_PLAN;
    this.#line = new Line(
      this.id,
      this.seat,
      token(this.id),
      settings.lang,
      (message) => this.#hear(message),
      (state, anew) => this.#changed(state, anew),
    );
  }

  close(): void {
    this.#line?.close();
  }

  retry(): void {
    this.#line?.retry();
  }

  nameOf(seat: Seat): string {
    return this.info?.seats[seat]?.name || t('seat', { number: seat + 1 });
  }

  /** Be told of everything new. */
  listen(listener: (play: Play) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Until everything sent is answered: two keys pressed quickly are two deeds, one after the other. A deed that
   *  would have to wait for a broken line is none. */
  async idle(): Promise<void> {
    while (this.#asked && this.line !== 'offline') {
      const broken = new Promise<void>((resolve) => this.#hoping.add(resolve));
      await Promise.race([this.#asked, broken]);
    }
  }

  async act(action: string): Promise<boolean> {
    const version = await this.#meant();
    if (version === null) return false;
    this.refusal = null;
    return (await this.#ask({ type: 'act', version, action })).type === 'done';
  }

  async undo(): Promise<void> {
    const version = await this.#meant();
    if (version !== null && this.play?.undo) await this.#ask({ type: 'undo', version });
  }

  /** The version that is shown, as soon as the last deed is answered. If that deed changed the position meanwhile,
   *  null: this was a second click on the same thing. */
  async #meant(): Promise<number | null> {
    const seen = this.play?.version ?? null;
    await this.idle();
    if (this.line === 'offline') this.knocks++;
    return this.play?.version === seen && this.line !== 'offline' ? seen : null;
  }

  /** What could be done right after an action, without doing it; `ahead`: if it were our turn. Why it is not possible
   *  is shown instead. */
  async look(action: string, ahead = false): Promise<readonly Choice[]> {
    const answer = await this.#ask({ type: 'look', action, ahead });
    if (answer.type !== 'look') return NOTHING;
    this.refusal = answer.why;
    return answer.choices;
  }

  /** Mark something for ourselves, or no longer. Marks are sent whole, so the last answer is waited for. */
  async mark(id: string): Promise<void> {
    await this.idle();
    const { marks } = this.plan;
    await this.#ask({ type: 'mark', on: marks.includes(id) ? marks.filter((each) => each !== id) : [...marks, id] });
  }

  async unmark(): Promise<void> {
    await this.#ask({ type: 'mark', on: [] });
  }

  /** What shall be done when our turn comes: the first way that is possible then. None: nothing any more. */
  async keep(...ways: string[][]): Promise<boolean> {
    this.refusal = null;
    return (await this.#ask({ type: 'keep', ways })).type === 'done';
  }

  /** Whether we may decide before our turn. On a shared device whoever looks next would see it. */
  readonly foresees: boolean = $derived.by(() => this.seat !== null && this.mine.length === 1 && !this.myTurn && !this.over);

  /** What the family answers about the position that is shown; null: it has no answer, or something else is shown. */
  async question(question: string, about: unknown): Promise<unknown> {
    const answer = await this.#line?.ask({ type: 'ask', question, about });
    return answer?.type === 'answer' && answer.version === this.play?.version ? answer.answer : null;
  }

  async hint(): Promise<Hinted | null> {
    // A bot may think for a while; nobody has to wait for it, and advice on an old position is no advice.
    const seen = this.play?.version;
    const answer = await this.#line?.ask({ type: 'hint' });
    if (!answer || this.play?.version !== seen) return null;
    if (answer.type === 'refused') this.refusal = answer.why;
    return answer.type === 'hint' ? answer : null;
  }

  say(text: string): void {
    this.#line?.tell({ type: 'say', text });
  }

  askTakeback(): Promise<Reply> {
    return this.#ask({ type: 'takeback' });
  }

  answerTakeback(yes: boolean): Promise<Reply> {
    return this.#ask({ type: 'answer', yes });
  }

  /** Take the seat back from the bot that stands in. */
  comeBack(): void {
    this.#line?.tell({ type: 'back' });
  }

  async #ask(question: Incoming): Promise<Reply> {
    if (this.line === 'offline') this.knocks++;
    const answer = this.#line?.ask(question) ?? Promise.resolve(NO_ANSWER);
    const asked = answer.then(() => {
      if (this.#asked === asked) this.#asked = null;
    });
    this.#asked = asked;
    await asked;
    const told = await answer;
    if (told.type === 'refused') this.refusal = told.why;
    return told;
  }

  #changed(state: LineState, anew: boolean): void {
    this.line = state;
    this.retryAt = this.#line?.retryAt ?? 0;
    this.holding = this.#line?.holding ?? false;
    if (anew) this.#stale = true;
    if (state === 'open') this.knocks = 0;
    if (state === 'dismissed') void this.#recognise();
    if (state !== 'offline') return;
    for (const give of this.#hoping) give();
    this.#hoping.clear();
  }

  /** Some device was signed out: go on, unless it was this one. */
  async #recognise(): Promise<void> {
    const held = token(this.id);
    await api.mine().catch(() => undefined);
    if (token(this.id) === held) this.#connect();
    else this.problem = t('seat-elsewhere');
  }

  #hear(message: Heard): void {
    if (message.type === 'refused') this.refusal = message.why;
    else if (message.type === 'table') {
      const began = this.info?.status === 'open' && message.status === 'running';
      this.info = message;
      if (began && message.you !== null) this.#reseated(message.you);
    } else if (message.type === 'chat') {
      if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
    } else if (message.type === 'nudge') this.nudged = message;
    else if (message.type === 'plan') this.plan = message;
    else this.#played(message);
  }

  /** Free chairs were taken away when the game began, so seats may have other numbers. */
  #reseated(seat: Seat): void {
    if (this.mine.length === 1) this.mine = [seat];
    this.seat = seat;
  }

  #played(play: Play): void {
    const before = this.play;
    if (before && play.version < before.version) return;
    const { seat } = play.view as View;
    if (seat !== this.seat && this.mine.length <= 1) this.seat = seat;
    this.play = play;
    if (before && !before.ending && play.ending) this.witnessed = true;
    if (before?.version !== play.version) this.refusal = this.nudged = null;
    if (this.#stale) {
      this.#stale = false;
      void this.#recall(play.version);
    } else if (play.news.length) {
      const { version, news, log, players } = play;
      const to = backTo(news) ?? version;
      this.past = [...this.past.filter((each) => each.version <= to), { version, at: Date.now(), news, log, scores: players.map((player) => player.score) }];
      for (const listener of this.#listeners) listener(play);
    }
  }

  /** What we have not heard ourselves: everything before we came, and whatever a broken line swallowed. */
  async #recall(version: number): Promise<void> {
    const { seat } = this;
    const told = await api.history(this.id, seat).catch(() => null);
    if (!told || seat !== this.seat) return;
    this.past = [...told, ...this.past.filter((each) => each.version > Math.max(version, told.at(-1)?.version ?? 0))];
  }
}
