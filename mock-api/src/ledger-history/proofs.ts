import { type Hash, completeSubtrees, proveConsistency, proveInclusion, toHex } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import { type Database, badRequest } from '../kernel';
import { databaseNodes, ledgerEvents } from '../ledger';

const toWire = (proof: Hash[]): string[] => proof.map(toHex);

/**
 * Proof that event `seq` is in the tree of the first `size` events.
 *
 * @throws ApiError 400 where the ledger has fewer events, or the event is not among them.
 */
export async function inclusionProof(db: Kysely<Database>, { seq, size }: { seq: number; size: number }) {
  await mustHave(db, size);
  if (seq >= size) throw badRequest(`Event #${seq} is not in a tree of ${size} events.`);
  const leaf = ledgerEvents(db).select('leaf_hash').where('seq', '=', seq).executeTakeFirstOrThrow();
  const proving = proveInclusion(databaseNodes(db), BigInt(seq), BigInt(size), nodeHasher);
  const [{ leaf_hash }, proof] = await Promise.all([leaf, proving]);
  return { leafHash: toHex(leaf_hash), proof: toWire(proof) };
}

/**
 * Proof that the tree of `to` events begins with the tree of `from` events.
 *
 * @throws ApiError 400 where the ledger has fewer events, or `from` is past `to`.
 */
export async function consistencyProof(db: Kysely<Database>, { from, to }: { from: number; to: number }) {
  await mustHave(db, to);
  if (from > to) throw badRequest('A consistency proof goes from a smaller tree to a larger one.');
  return { proof: toWire(await proveConsistency(databaseNodes(db), BigInt(from), BigInt(to), nodeHasher)) };
}

/**
 * The complete subtrees of the first `size` events, largest first.
 *
 * @throws ApiError 400 where the ledger has fewer events.
 */
export async function readSubtrees(db: Kysely<Database>, size: number) {
  await mustHave(db, size);
  return { hashes: toWire(await databaseNodes(db).read(completeSubtrees(0n, BigInt(size)))) };
}

/** @throws ApiError 400 where the ledger has fewer than `events` events. */
export async function mustHave(db: Kysely<Database>, events: number): Promise<void> {
  const { size } = await db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  const has = size === 1 ? '1 event' : `${size} events`;
  if (events > size) throw badRequest(`The ledger has ${has}, not ${events}.`);
}
