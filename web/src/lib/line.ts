// The line to a table: a websocket that comes back by itself, and answers that find their question.
import type { ChatLine, Incoming, Nudged, Outgoing, Play, Refused, TableInfo } from '../wire/messages';
import type { Seat } from './seat';

/** What the server says without being asked, and its no to what expects no answer, such as chat. */
export type Heard = Play | TableInfo | ChatLine | Nudged | Refused;
export type Reply = Exclude<Outgoing, Play | TableInfo | ChatLine | Nudged>;
/** `dismissed`: a token of ours was revoked, perhaps this one. */
export type LineState = 'connecting' | 'open' | 'offline' | 'dismissed';

interface Waiting {
  question: Incoming;
  resolve: (answer: Reply) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15000;
const DISMISSED = 4401;

export class Line {
  state: LineState = 'connecting';
  retryAt = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    private readonly table: string,
    readonly seat: Seat | null,
    private readonly token: string | null,
    private readonly lang: string,
    private readonly hear: (message: Heard) => void,
    private readonly changed: (state: LineState) => void,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Try at once instead of waiting: the network is back, or somebody looks again. */
  retry(): void {
    this.#now();
  }

  /** Ask, and get the answer. A question that the line lost is asked again when the line is back. */
  ask(question: Incoming): Promise<Reply> {
    const id = String(++this.#count);
    return new Promise((resolve) => {
      this.#waiting.set(id, { question, resolve });
      if (this.state === 'open') this.#send(id, question);
    });
  }

  /** Say something that gets no answer. */
  tell(question: Incoming): void {
    if (this.state === 'open') this.#send('', question);
  }

  #send(id: string, question: Incoming): void {
    this.#socket?.send(JSON.stringify({ ...question, id }));
  }

  #now = (): void => {
    if (this.state !== 'offline' || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    // The token travels as a subprotocol: unlike the address, no log notes it. A spectator shows none.
    const protocols = this.token && this.seat !== null ? ['stellwerk.1', `token.${this.token}`] : ['stellwerk.1'];
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}?lang=${this.lang}${seat}`, protocols);
    let first = true;
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as Outgoing;
      if (first) {
        first = false;
        this.#tries = 0;
        this.#set('open');
      }
      this.#sort(message);
    };
    socket.onopen = () => {
      clearInterval(this.#beat);
      this.#heard = Date.now();
      this.#beat = setInterval(() => this.#check(socket), HEARTBEAT);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      clearInterval(this.#beat);
      if (code === DISMISSED) return this.#set('dismissed');
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
      this.retryAt = Date.now() + wait;
      this.#set('offline');
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** A line can be dead without having been closed: no answer to two pings in a row. */
  #check(socket: WebSocket): void {
    if (Date.now() - this.#heard > 2.5 * HEARTBEAT) socket.close();
    else socket.send(JSON.stringify({ type: 'ping', id: '' }));
  }

  #set(state: LineState): void {
    this.state = state;
    this.changed(state);
    if (state !== 'open') return;
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
    if (message.type === 'play' || message.type === 'table' || message.type === 'chat' || message.type === 'nudge') {
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
