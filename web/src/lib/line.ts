// The line to a table: a websocket that comes back by itself, and answers that find their question.
import type { ChatLine, Incoming, Nudged, Outgoing, Plan, Play, Refused, TableInfo } from '../wire/messages';
import type { Seat } from './seat';

type Told = Play | TableInfo | ChatLine | Nudged | Plan;
/** What the server says without being asked, and its no to what expects no answer, such as chat. */
export type Heard = Told | Refused;
export type Reply = Exclude<Outgoing, Told>;
/** `dismissed`: a token of ours was revoked, perhaps this one. */
export type LineState = 'connecting' | 'open' | 'offline' | 'dismissed';

interface Waiting {
  question: Incoming;
  resolve: (answer: Reply) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const DISMISSED = 4401;
// Somebody who looks at the table is told within three seconds that the line is silent: BEAT and PATIENCE together.
const BEAT = 1500; // nothing heard for so long: is anybody there?
const PATIENCE = 1000; // for the answer
const GIVEN_UP = 6000; // a line that stays silent is not waited for any longer
const UNSEEN_BEAT = 15000; // while nobody looks

export class Line {
  /** `offline`: closed, or open and silent. */
  state: LineState = 'connecting';
  retryAt = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined; // until the next try
  #watch: ReturnType<typeof setTimeout> | undefined; // until silence means something

  constructor(
    private readonly table: string,
    readonly seat: Seat | null,
    private readonly token: string | null,
    private readonly lang: string,
    private readonly hear: (message: Heard) => void,
    private readonly changed: (state: LineState, anew: boolean) => void,
  ) {
    addEventListener('online', this.#now);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#socket?.close();
  }

  /** Try at once instead of waiting: the network is back, or somebody looks again. */
  retry(): void {
    this.#now();
  }

  /** Whether a deed was sent that nobody has confirmed: it counts as soon as the line is back. */
  get holding(): boolean {
    return [...this.#waiting.values()].some(({ question }) => question.type === 'act' || question.type === 'undo');
  }

  /** Ask, and get the answer. What was asked while the line stood is asked again when it is back; what is asked of
   *  a line that is known to be broken is not kept for later. */
  ask(question: Incoming): Promise<Reply> {
    const id = String(++this.#count);
    if (this.state === 'offline') return Promise.resolve({ type: 'stale', id, version: 0 });
    return new Promise((resolve) => {
      this.#waiting.set(id, { question, resolve });
      if (this.state === 'open') this.#send(id, question);
    });
  }

  /** Say something that gets no answer. */
  tell(question: Incoming): void {
    if (this.state === 'open') this.#send('', question);
  }

  /** What a closing line would swallow is asked again when it is back. */
  #send(id: string, question: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...question, id }));
  }

  #now = (): void => {
    if (this.state !== 'offline' || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #seen = (): void => {
    this.#now();
    if (this.state === 'open' && document.visibilityState === 'visible') this.#doubt();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    // The token travels as a subprotocol: unlike the address, no log notes it. A spectator shows none.
    const protocols = this.token && this.seat !== null ? ['stellwerk.1', `token.${this.token}`] : ['stellwerk.1'];
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}?lang=${this.lang}${seat}`, protocols);
    let first = true;
    this.#leave();
    this.#socket = socket;
    this.#watch = setTimeout(this.#silent, BEAT + PATIENCE);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#await();
      if (first) this.#tries = 0;
      if (this.state !== 'open') this.#set('open', first);
      first = false;
      this.#sort(JSON.parse(event.data) as Outgoing);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === DISMISSED) this.#dismissed();
      else this.#lost();
    };
  }

  /** Nothing more is expected of the socket there is; a dead one would take a minute to close. */
  #leave(): void {
    const socket = this.#socket;
    clearTimeout(this.#watch);
    this.#socket = null;
    socket?.close();
  }

  #dismissed(): void {
    if (this.#closed) return;
    this.#leave();
    this.#set('dismissed');
  }

  #lost(): void {
    if (this.#closed) return;
    this.#leave();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + wait;
    this.#set('offline');
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  // ---- a line can be dead without having been closed

  /** Something was heard: all is well for a while. */
  #await(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(this.#doubt, document.visibilityState === 'visible' ? BEAT : UNSEEN_BEAT);
  }

  /** Is anybody there? Also when the browser says that it is offline: the server may be on this very machine. */
  #doubt = (): void => {
    if (this.state !== 'open') return;
    clearTimeout(this.#watch);
    this.#send('', { type: 'ping' });
    this.#watch = setTimeout(this.#silent, PATIENCE);
  };

  #silent = (): void => {
    this.retryAt = Date.now() + GIVEN_UP;
    this.#set('offline');
    this.#watch = setTimeout(() => this.#lost(), GIVEN_UP);
  };

  /** `anew`: nothing that was asked before has reached the server for certain. */
  #set(state: LineState, anew = false): void {
    this.state = state;
    this.changed(state, anew);
    if (!anew) return;
    // The server applies an action once however often it is sent: it names the version it was chosen in.
    for (const [id, { question, resolve }] of this.#waiting) {
      if (question.type !== 'takeback' && question.type !== 'answer') this.#send(id, question);
      else {
        this.#waiting.delete(id);
        resolve({ type: 'stale', id, version: 0 });
      }
    }
  }

  #sort(message: Outgoing): void {
    if (message.type === 'play' || message.type === 'table' || message.type === 'chat' || message.type === 'nudge' || message.type === 'plan') {
      this.hear(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (waiting) {
      this.#waiting.delete(message.id);
      waiting.resolve(message);
    } else if (message.type === 'refused') this.hear(message);
  }
}
