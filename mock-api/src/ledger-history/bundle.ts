import { formatBundleHeader, formatBundleLine } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, seesWholeLedger, recordedItems } from '../access';
import { type SealedCheckpoint, ledgerEvents, readLogKeys } from '../ledger';

const BATCH = 1_000;

export interface BundleOptions {
  db: Kysely<Database>;
  viewer: Viewer;
  origin: string;
  checkpoint: SealedCheckpoint;
  at: Date;
}

/**
 * The ledger as one text file: what the person may read in full, the rest as hashes, so that everybody
 * can rebuild the whole tree. Read in batches, as fast as it is taken.
 */
export async function* writeBundle(options: BundleOptions): AsyncGenerator<string, void, void> {
  const { db, origin, checkpoint, at } = options;
  const { firstKey, rotations } = await readLogKeys(db);
  yield formatBundleHeader({
    origin,
    size: checkpoint.size,
    checkpoint: checkpoint.note,
    firstKey: firstKey ?? '',
    rotations,
    exportedAt: at.toISOString(),
  });
  const mayRead = await readableItems(options);
  for (let from = 0; from < checkpoint.size;) {
    const rows = await ledgerEvents(db)
      .select(['seq', 'leaf_hash', 'item_id', 'body'])
      .where('seq', '>=', from)
      .where('seq', '<', checkpoint.size)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    // Events that are gone leave a gap, which the reader reports.
    if (!last) return;
    yield rows
      .map(({ seq, leaf_hash, item_id, body }) =>
        formatBundleLine(seq, leaf_hash, mayRead(item_id) ? body : null),
      )
      .join('');
    from = last.seq + 1;
  }
}

/** Asked once for the whole file: a person's items are few, the ledger's batches are not. */
async function readableItems({ db, viewer }: BundleOptions): Promise<(itemId: string | null) => boolean> {
  if (await seesWholeLedger(db, viewer)) return () => true;
  const rows = await db.selectFrom('property').select('id').where(recordedItems(viewer)).execute();
  const ids = new Set(rows.map(({ id }) => id));
  return (itemId) => itemId !== null && ids.has(itemId);
}
