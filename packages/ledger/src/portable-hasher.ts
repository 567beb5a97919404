import { _SHA256 } from '@noble/hashes/sha2.js';
import { HASH_BYTES, type Hash, type TreeHasher, nobleHasher } from './hashing';

/** What follows a message: one bit, zeros, and the message's length in bits as 8 bytes. FIPS 180-4, section 5.1.1. */
const END_OF_MESSAGE = 0x80;
const END_BYTES = 1 + 8;
const BLOCK_BYTES = 64;
const LOW_WORD = 2 ** 32;

const NOTHING = new Uint8Array();

/**
 * The library's SHA-256, for messages that lie whole in memory. It takes them in block by block as it is; they are
 * laid out in one place that is used again, since a hasher and its views for each of 100,000 short messages cost
 * nearly half as much as their hashing.
 */
class MessageHasher extends _SHA256 {
  readonly #start = this.get();
  #message = new Uint8Array(16 * BLOCK_BYTES);
  #blocks = new DataView(this.#message.buffer);

  /** SHA-256(prefix || first || second) */
  hash(prefix: number, first: Uint8Array, second: Uint8Array): Hash {
    const length = 1 + first.length + second.length;
    const end = Math.ceil((length + END_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
    if (end > this.#message.length) this.#grow(end);
    const message = this.#message;
    message[0] = prefix;
    message.set(first, 1);
    message.set(second, 1 + first.length);
    message[length] = END_OF_MESSAGE;
    message.fill(0, length + 1, end);
    this.#blocks.setUint32(end - 8, Math.floor((length * 8) / LOW_WORD));
    this.#blocks.setUint32(end - 4, length * 8);

    this.set(...this.#start);
    for (let block = 0; block < end; block += BLOCK_BYTES) this.process(this.#blocks, block);
    return this.#words();
  }

  #words(): Hash {
    const hash = new Uint8Array(HASH_BYTES);
    let at = 0;
    for (const word of this.get()) {
      hash[at++] = word >>> 24;
      hash[at++] = word >>> 16;
      hash[at++] = word >>> 8;
      hash[at++] = word;
    }
    return hash;
  }

  #grow(length: number): void {
    this.#message = new Uint8Array(2 * length);
    this.#blocks = new DataView(this.#message.buffer);
  }
}

const sha256 = new MessageHasher();

/** The hasher of browsers and workers; the server's is `nodeHasher` of `@hand-receipt/ledger/node`. */
export const portableHasher: TreeHasher = {
  leaf: (data) => sha256.hash(0, data, NOTHING),
  node: (left, right) => sha256.hash(1, left, right),
  empty: nobleHasher.empty,
};
