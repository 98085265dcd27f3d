// Was luck fair? Every draw computed again from the seed and the nonces, with the browser's own cryptography.
import type { Draw } from '../wire/messages';

const WORD = 8;
const BLOCK = 32;
const SPAN = 1n << 64n;

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(data: ArrayBuffer): string {
  return Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function hmac(key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, data));
}

/** SHA-256 of the seed, as it was published before the deal. */
export async function commitment(seed: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', unhex(seed)));
}

/** The stream of numbers that seed and nonces give; see CommittedLuck in the engine. */
export class Stream {
  #used = 0;
  #number = -1;
  #block = new Uint8Array(BLOCK);

  private constructor(private readonly key: Uint8Array<ArrayBuffer>) {}

  static async of(seed: string, nonces: readonly string[]): Promise<Stream> {
    const parts = nonces.map(unhex);
    const message = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
    let at = 0;
    for (const part of parts) {
      new DataView(message.buffer).setUint32(at, part.length);
      message.set(part, at + 4);
      at += 4 + part.length;
    }
    return new Stream(await hmac(unhex(seed), message));
  }

  /** A number below `total`, each equally likely. */
  async below(total: number): Promise<number> {
    const span = BigInt(total);
    const limit = SPAN - (SPAN % span);
    for (;;) {
      const word = await this.#word();
      if (word < limit) return Number(word % span);
    }
  }

  async #word(): Promise<bigint> {
    const at = this.#used++ * WORD;
    const number = Math.floor(at / BLOCK);
    if (number !== this.#number) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(number));
      this.#block = await hmac(this.key, counter);
      this.#number = number;
    }
    return new DataView(this.#block.buffer).getBigUint64(at % BLOCK);
  }
}

/** How many draws agree with the seed; the number of the first that does not is thrown. */
export async function verify(seed: string, nonces: readonly string[], draws: readonly Draw[]): Promise<number> {
  const stream = await Stream.of(seed, nonces);
  for (const [number, draw] of draws.entries()) {
    let left = await stream.below(draw.weights.reduce((sum, weight) => sum + weight, 0));
    let index = 0;
    while (left >= (draw.weights[index] ?? Infinity)) left -= draw.weights[index++] ?? 0;
    if (index !== draw.index) throw new RangeError(`draw ${number}`);
  }
  return draws.length;
}
