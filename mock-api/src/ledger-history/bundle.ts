import { formatBundleHeader, formatBundleLine } from '@hand-receipt/ledger';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../kernel';
import { type Viewer, seesWholeLedger, visibleEventParts } from '../access';
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
 * The ledger as one text file: what the person may read, by the rule of Ledger History, in full, the rest as hashes, so
 * that everybody can rebuild the whole tree. Read in batches, as fast as it is taken.
 */
export async function* writeBundle(options: BundleOptions): AsyncGenerator<string, void, void> {
  const { db, viewer, origin, checkpoint, at } = options;
  const { firstKey, rotations } = await readLogKeys(db);
  yield formatBundleHeader({
    origin,
    size: checkpoint.size,
    checkpoint: checkpoint.note,
    firstKey: firstKey ?? '',
    rotations,
    exportedAt: at.toISOString(),
  });
  const parts = visibleEventParts(viewer, await seesWholeLedger(db, viewer));
  const mayRead = sql<boolean>`coalesce(${sql.join(parts, sql` or `)}, false)`;
  for (let from = 0; from < checkpoint.size;) {
    const rows = await ledgerEvents(db)
      .select(['seq', 'leaf_hash', 'body', mayRead.as('mayRead')])
      .where('seq', '>=', from)
      .where('seq', '<', checkpoint.size)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    // Events that are gone leave a gap, which the reader reports.
    if (!last) return;
    yield rows
      .map(({ seq, leaf_hash, body, mayRead: isReadable }) =>
        formatBundleLine(seq, leaf_hash, isReadable ? body : null),
      )
      .join('');
    from = last.seq + 1;
  }
}
