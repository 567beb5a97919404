import { HASH_BYTES, type Hash, type TreeHasher } from '../hashing';
import { LineBlocks, bytesOfLines } from './lines';

const SPACE = 0x20;
const BRACE = 0x7b;
/** The digits of the leaf hash that the line claims, and the space after them. */
const CLAIM_BYTES = 2 * HASH_BYTES + 1;

const NONE = new Uint8Array(HASH_BYTES);

/**
 * Hashes the events of a bundle and reads nothing else of it: what another thread can do meanwhile. It is
 * given the same pieces as the `BundleVerification` that its hashes are for.
 */
export class BundleLeaves {
  readonly #blocks = new LineBlocks();

  constructor(private readonly hasher: Pick<TreeHasher, 'leaf'>) {}

  /**
   * The leaf hashes of the lines that `chunk` completes, 32 bytes for each in their order; zeros where none
   * stands that is text. What is no line of an event has a hash that means nothing.
   *
   * @throws LedgerError where a line is too long.
   */
  take(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
    const lines = this.#blocks.take(chunk).flatMap(bytesOfLines);
    const hashes = new Uint8Array(lines.length * HASH_BYTES);
    lines.forEach((line, at) => hashes.set(this.#leafOf(line), at * HASH_BYTES));
    return hashes;
  }

  #leafOf(line: Uint8Array): Hash {
    const body = line.subarray(line.indexOf(SPACE) + 1 + CLAIM_BYTES);
    return body[0] === BRACE ? this.hasher.leaf(body) : NONE;
  }
}
