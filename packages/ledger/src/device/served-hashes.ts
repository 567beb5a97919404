import { fromHex } from '../bytes';
import { must } from '../errors';
import { HASH_BYTES, type Hash } from '../hashing';

/** A proof in a tree of 2^64 leaves has no more. */
const MOST_HASHES = 128;

const HASH = new RegExp(`^[0-9a-f]{${2 * HASH_BYTES}}$`, 'i');

/**
 * The hashes of a proof as a server answered it, whatever that is.
 *
 * @param what names the proof in the sentence, "The consistency proof".
 * @throws LedgerError where it is not a list of hashes, or one too long for any tree.
 */
export function servedHashes(served: unknown, what: string): Hash[] {
  must(Array.isArray(served), `${what} is malformed: it is not a list of hashes.`);
  must(served.length <= MOST_HASHES, `${what} is too long for any ledger.`);
  return served.map((hash: unknown) => {
    must(typeof hash === 'string' && HASH.test(hash), `${what} is malformed: it is not a list of hashes.`);
    return fromHex(hash);
  });
}
