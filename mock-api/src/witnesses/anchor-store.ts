import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../kernel';
import type { Anchored } from '../ledger';

export type AnchorRow = Selectable<Database['ledger_anchor']>;

/** Sent, and its status is still to come. */
export const SENT = 'SENT';
/** Sent, and asked for again without an answer. */
export const UNKNOWN = 'UNKNOWN';
export const VALID = 'VALID';

/** Writes a transaction down before it is sent, so that its status can be asked for whatever happens then. */
export async function recordSent(
  db: Kysely<Database>,
  sent: Anchored & { txId: string; channel: string; at: Date },
): Promise<void> {
  const { size, root, txId, channel, at } = sent;
  await db
    .insertInto('ledger_anchor')
    .values({ size, root, tx_id: txId, channel, status: SENT, submitted_at: at })
    .execute();
}

/** Writes down how a transaction ended. `block` is null where that is not known. */
export async function recordStatus(
  db: Kysely<Database>,
  txId: string,
  { code, block, at }: { code: string; block: number | null; at: Date | null },
): Promise<void> {
  await db
    .updateTable('ledger_anchor')
    .set({ status: code, block, committed_at: at })
    .where('tx_id', '=', txId)
    .execute();
}

/** The newest transaction of a channel; with a status, the newest of those. */
export async function newestAnchor(
  db: Kysely<Database>,
  channel: string,
  status?: string,
): Promise<AnchorRow | null> {
  const row = await db
    .selectFrom('ledger_anchor')
    .selectAll()
    .where('channel', '=', channel)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .orderBy('submitted_at', 'desc')
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
