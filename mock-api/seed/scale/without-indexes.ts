import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/kernel';

/** Tables that a brigade fills. */
const FILLED = ['property', 'component', 'custody_link', 'transfer', 'ledger_event'];
/** By it the ledger finds an item's event before this one. */
const NEEDED = 'ledger_event_by_item';

/** What only makes reading fast: cheap to build over many rows at once, dear to keep up row by row. */
const INDEXES = sql<{ name: string; definition: string }>`
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index
  where indrelid in (select table_name::regclass from unnest(${FILLED}::text[]) as table_name)
    and not indisunique and indexrelid <> ${NEEDED}::regclass
  order by 1`;

/** Runs many writes without the indexes that only reads need. Builds the indexes again even if a write fails. */
export async function withoutIndexes<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  const { rows: indexes } = await INDEXES.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  try {
    return await work();
  } finally {
    await db.transaction().execute(async (trx) => {
      await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
      for (const { definition } of indexes) await sql.raw(definition).execute(trx);
    });
  }
}
