import { findings, type Report } from '@hand-receipt/ledger';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../kernel';

interface Outside {
  what: 'row' | 'tree node' | 'checkpoint';
  count: number;
  /** The lowest place. */
  first: number | null;
}

/** The rows of events that stand at no place of the ledger; each part is a range of the index. */
const events = (size: number): RawBuilder<unknown> => sql`
  select seq from ledger_event where seq < 0 union all select seq from ledger_event where seq >= ${size}::bigint`;

/** The first places of nodes over leaves that the ledger does not have. Level by level, as the index is. */
const nodes = (size: number): RawBuilder<unknown> => sql`
  select idx << level from ledger_node where level < 1 or level > 62
  union all
  select node.idx << node.level from generate_series(1, 62) as tree (level), lateral (
    select level, idx from ledger_node where level = tree.level and idx < 0
    union all
    select level, idx from ledger_node where level = tree.level and idx >= ${size}::bigint >> tree.level
  ) node`;

/** A checkpoint of more events than there are shows that the ledger shrank; this is one of none or fewer. */
const checkpoints = sql`select size from ledger_checkpoint where size < 1`;

const counted = (what: Outside['what'], places: RawBuilder<unknown>) => sql`
  select ${what}::text as what, count(*) as count, min(place) as first from (${places}) as outside (place)`;

/**
 * Rows outside of the ledger's places, where the scan does not come by: whatever reads the tables without a limit
 * would take them for events.
 *
 * @param size of the ledger in the snapshot that `db` reads.
 */
export async function checkOutside(db: Kysely<Database>, size: number, report: Report): Promise<void> {
  const parts = [
    counted('row', events(size)),
    counted('tree node', nodes(size)),
    counted('checkpoint', checkpoints),
  ];
  const { rows } = await sql<Outside>`${sql.join(parts, sql` union all `)}`.execute(db);
  for (const { what, count, first } of rows) {
    if (first !== null) report.add(findings.rowsOutside(what, count, { size, first }));
  }
}
