import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The inputs of the dice. Bytes are written in hexadecimal digits. */
export interface Source {
  seed: string;
  /** The game and its options, in canonical form. */
  spec: string;
  /** The contribution of each seat, in seat order. */
  contributions: string[];
}

const BLOCK = 64;
/** The number of blocks of the key stream that are generated at once. */
const BLOCKS = 16;

/**
 * A second implementation of the referee's dice. It follows the page `dice` of the manual and shares no code
 * with the server, so that each can be checked against the other. It does not use the browser's own
 * cryptography, which is missing over plain http.
 */
export class Dice {
  readonly #key: Uint8Array;
  #words = new DataView(new ArrayBuffer(0));
  #taken = 0;
  #block = 0;

  constructor({ seed, spec, contributions }: Source) {
    this.#key = sha256(concatBytes(hexToBytes(seed), utf8ToBytes(spec), ...contributions.map(hexToBytes)));
  }

  /** A uniform random number below `bound`. */
  below(bound: number): number {
    if (bound <= 1) return 0;
    const reach = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const word = this.#word();
      if (word < reach) return word % bound;
    }
  }

  /** A shuffled copy. */
  shuffled<T>(things: readonly T[]): T[] {
    const order = [...things];
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j] as T, order[i] as T];
    }
    return order;
  }

  #word(): number {
    if (this.#taken === this.#words.byteLength) {
      const stream = chacha20(
        this.#key,
        new Uint8Array(12),
        new Uint8Array(BLOCKS * BLOCK),
        undefined,
        this.#block,
      );
      this.#words = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
      this.#block += BLOCKS;
      this.#taken = 0;
    }
    const word = this.#words.getUint32(this.#taken, true);
    this.#taken += 4;
    return word;
  }
}
