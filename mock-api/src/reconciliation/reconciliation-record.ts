import { createHash } from 'node:crypto';
import type { Json } from '@hand-receipt/ledger';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../kernel';

/** A digest of all rows of a comparison, with how each was settled or noted. */
async function linesHash(db: Kysely<Database>, id: string): Promise<string> {
  const { rows } = await sql<{ lines: string }>`
    select coalesce(json_agg(json_build_array(position, kind, item_id, row_line, theirs, differences, note,
      noted_by, extract(epoch from noted_at), carried_from, outcome)
      order by position)::text, '[]') as lines
    from reconciliation_line where reconciliation_id = ${id}`.execute(db);
  return createHash('sha256')
    .update(rows[0]?.lines ?? '')
    .digest('hex');
}

async function countsOf(db: Kysely<Database>, id: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from reconciliation_line where reconciliation_id = ${id}
    group by kind order by kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** What the event BOOK RECONCILED says of a comparison that was closed. */
export async function reconciliationDetails(
  db: Kysely<Database>,
  row: Selectable<Database['reconciliation']>,
): Promise<Record<string, Json>> {
  return {
    act: 'closed',
    reconciliationId: row.id,
    unitId: row.unit_id,
    fileName: row.file_name,
    fileHash: Buffer.from(row.file_hash).toString('hex'),
    asOf: row.as_of,
    openedBy: row.opened_by,
    openedAt: row.opened_at.toISOString(),
    closedBy: row.closed_by,
    closedAt: row.closed_at?.toISOString() ?? null,
    counts: await countsOf(db, row.id),
    linesHash: await linesHash(db, row.id),
  };
}
