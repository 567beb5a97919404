import { type PacketEvent, formatLossPacket, fromUtf8, proveInclusion, toHex } from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { Kysely } from 'kysely';
import { type Database, inArray, unavailable } from '../../kernel';
import { type SealedCheckpoint, type Sealer, databaseNodes, ledgerEvents, readLogKeys } from '../../ledger';
import { yieldToEventLoop } from '../pdf/yield-to-event-loop';

interface Packed {
  caseId: string;
  itemIds: readonly string[];
}

/** A checkpoint that covers what is committed now. @throws ApiError 503 where this server does not seal. */
async function sealed(sealer: Pick<Sealer, 'sealNow'>): Promise<SealedCheckpoint> {
  const checkpoint = await sealer.sealNow();
  if (!checkpoint) throw unavailable('The ledger is not sealed yet. Try again shortly.');
  return checkpoint;
}

/**
 * The file that proves a loss case with no server: every event of its items with its proof, and the event that says with
 * which key the ledger began.
 */
export async function lossPacketJson(
  db: Kysely<Database>,
  sealer: Pick<Sealer, 'sealNow'>,
  { caseId, itemIds }: Packed,
): Promise<string> {
  const checkpoint = await sealed(sealer);
  const rows = await ledgerEvents(db)
    .select(['seq', 'body'])
    .where((row) => row.or([row('event_type', '=', 'LEDGER KEY'), row('item_id', '=', inArray(itemIds))]))
    .where('seq', '<', checkpoint.size)
    .orderBy('seq')
    .execute();
  const nodes = databaseNodes(db);
  const breathe = yieldToEventLoop();
  const events: PacketEvent[] = [];
  for (const { seq, body } of rows) {
    const proof = await proveInclusion(nodes, BigInt(seq), BigInt(checkpoint.size), nodeHasher);
    events.push({ seq, body: fromUtf8(body), proof: proof.map(toHex) });
    await breathe();
  }
  const { rotations } = await readLogKeys(db);
  return formatLossPacket({
    caseId,
    checkpoint: checkpoint.note,
    rotations: rotations.filter(({ seq }) => seq < checkpoint.size),
    events,
  });
}
