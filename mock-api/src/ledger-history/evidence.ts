import { PLACES_AT_ONCE } from '@hand-receipt/contracts';
import { EVIDENCE_AT_ONCE, type EventEvidenceDto, type EvidenceDto } from '@hand-receipt/contracts/routes';
import { type Hash, proveInclusion, toHex } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import { type Database, badRequest, notFound } from '../kernel';
import { type Viewer, maySee, seesWholeLedger, visibleEvents } from '../access';
import { type EventRow, databaseNodes, ledgerEvents } from '../ledger';
import { mustHave } from './proofs';

interface EvidenceQuery {
  limit?: number;
  /** Size of the tree to prove in; the newest checkpoint's, unless given. */
  size?: number;
}

/**
 * The events that a person's own acts made, oldest first, with proofs: their receipts.
 *
 * @param sealedSize size of the newest checkpoint, 0 before the first.
 * @throws ApiError 400 where the ledger has fewer events than `size`.
 */
export async function readReceipts(
  db: Kysely<Database>,
  userId: string,
  { after = -1, ...query }: EvidenceQuery & { after?: number },
  sealedSize: number,
): Promise<EvidenceDto> {
  const rows = await ledgerEvents(db)
    .selectAll()
    .where('actor_id', '=', userId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(query.limit ?? EVIDENCE_AT_ONCE)
    .execute();
  return prove(db, rows, query, sealedSize);
}

/**
 * The events of one item, newest first, with proofs. Each says how many the item has.
 *
 * @throws ApiError 404 for an item out of sight, 400 where the ledger has fewer events than `size`.
 */
export async function readItemEvidence(
  db: Kysely<Database>,
  viewer: Viewer,
  itemId: string,
  { before, ...query }: EvidenceQuery & { before?: number },
  sealedSize: number,
): Promise<EvidenceDto> {
  const rows = await ledgerEvents(db)
    .selectAll()
    .where('item_id', '=', itemId)
    .$if(before !== undefined, (events) => events.where('seq', '<', Number(before)))
    .orderBy('seq', 'desc')
    .limit(query.limit ?? EVIDENCE_AT_ONCE)
    .execute();
  const known = rows.length > 0 && (await seesWholeLedger(db, viewer));
  if (!known && !(await maySee(db, viewer, itemId))) throw notFound('Property not found');
  return prove(db, rows, query, sealedSize);
}

/**
 * The events of these places, in their order, with proofs. Places that the person may not read, or that the ledger does
 * not have, are left out.
 *
 * @param query.seqs places as `4,17,631`.
 * @throws ApiError 400 for more than 200 places, or where the ledger has fewer events than `size`.
 */
export async function readEvidenceOfPlaces(
  db: Kysely<Database>,
  viewer: Viewer,
  { seqs, size }: { seqs: string; size?: number },
  sealedSize: number,
): Promise<EvidenceDto> {
  const places = [...new Set(seqs.split(',').map(Number))];
  if (places.length > PLACES_AT_ONCE) throw badRequest(`Ask for at most ${PLACES_AT_ONCE} events at a time.`);
  const rows = await ledgerEvents(db)
    .selectAll()
    .where('seq', 'in', places)
    .where(visibleEvents(viewer))
    .orderBy('seq')
    .execute();
  return prove(db, rows, { size }, sealedSize);
}

async function prove(
  db: Kysely<Database>,
  rows: readonly EventRow[],
  query: EvidenceQuery,
  sealedSize: number,
): Promise<EvidenceDto> {
  const size = query.size ?? sealedSize;
  await mustHave(db, size);
  const nodes = databaseNodes(db);
  const proofOf = async (seq: number): Promise<string[] | null> =>
    seq < size ? hex(await proveInclusion(nodes, BigInt(seq), BigInt(size), nodeHasher)) : null;
  const events: EventEvidenceDto[] = [];
  for (const { seq, event_id, body, leaf_hash } of rows) {
    events.push({
      seq,
      eventId: event_id,
      // Bytes that are no longer text come as text that hashes to something else, and are found out.
      body: new TextDecoder().decode(body),
      leafHash: toHex(leaf_hash),
      proof: await proofOf(seq),
    });
  }
  return { size, events };
}

const hex = (hashes: readonly Hash[]): string[] => hashes.map(toHex);
