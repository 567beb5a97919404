import { type Kysely, type RawBuilder, sql } from 'kysely';
import { withoutIndexes } from '../lib/light-api';
import type { Database } from '../../mock-api/src/kernel/db/schema';

/** A value of the copy, by column; of other columns the copy has the original's. */
type Changed = Record<string, RawBuilder<unknown>>;

/** In a copy every id has the number of the copy behind it, and the ledger's places go on. */
const own = (column: string) => sql`original.${sql.ref(column)} || ':' || copy`;
const place = (column: string) => sql`original.${sql.ref(column)} + copy * (select size from bench.original)`;
/** The brigade itself, above all companies, is not copied. */
const unit = (column: string) => sql`case
  when original.${sql.ref(column)} = (select id from units where parent_id is null) then original.${sql.ref(column)}
  else original.${sql.ref(column)} || ':' || copy end`;

const changed = (columns: readonly string[], value: (column: string) => RawBuilder<unknown>): Changed =>
  Object.fromEntries(columns.map((column) => [column, value(column)]));

/** What is copied, in the order of its foreign keys. */
const TABLES: readonly { name: string; values: Changed }[] = [
  { name: 'units', values: { ...changed(['id', 'name'], own), parent_id: unit('parent_id') } },
  { name: 'users', values: { ...changed(['id', 'username', 'email'], own), unit_id: unit('unit_id') } },
  {
    name: 'property',
    values: { ...changed(['id', 'serial_number', 'assigned_to_user_id'], own), unit_id: unit('unit_id') },
  },
  { name: 'unit_ancestor', values: { unit_id: own('unit_id'), ancestor_id: unit('ancestor_id') } },
  { name: 'visible_item', values: { item_id: own('item_id'), scope_id: unit('scope_id') } },
  { name: 'component', values: changed(['id', 'property_id'], own) },
  { name: 'custody_link', values: changed(['item_id', 'user_id'], own) },
  { name: 'transfer', values: changed(['id', 'item_id', 'from_user_id', 'to_user_id'], own) },
  { name: 'verification', values: changed(['id', 'item_id', 'by_user_id'], own) },
  {
    name: 'ledger_event',
    values: {
      ...changed(['event_id', 'item_id', 'actor_id'], own),
      ...changed(['seq', 'item_prev_seq', 'corrects_seq'], place),
    },
  },
  { name: 'ledger_search', values: changed(['seq'], place) },
];

async function columnsOf(db: Kysely<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

/** Its first rows: what it had before it was copied. */
const ORIGINALS: Partial<Record<string, RawBuilder<boolean>>> = {
  units: sql`original.parent_id is not null and strpos(original.id, ':') = 0`,
  users: sql`strpos(original.id, ':') = 0
    and original.unit_id <> (select id from units where parent_id is null)`,
  unit_ancestor: sql`strpos(original.unit_id, ':') = 0
    and original.unit_id <> (select id from units where parent_id is null)`,
  visible_item: sql`strpos(original.item_id, ':') = 0`,
  custody_link: sql`strpos(original.item_id, ':') = 0`,
  ledger_event: sql`original.seq < (select size from bench.original)`,
  ledger_search: sql`original.seq < (select size from bench.original)`,
};

async function copyTable(
  db: Kysely<Database>,
  { name, values }: (typeof TABLES)[number],
  copy: number,
): Promise<void> {
  const columns = await columnsOf(db, name);
  const copied = columns.map((column) => values[column] ?? sql`original.${sql.ref(column)}`);
  const isOriginal = ORIGINALS[name] ?? sql`strpos(original.id, ':') = 0`;
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(copied)} from ${sql.table(name)} original cross join (select ${copy}::int as copy) copies
    where ${isOriginal}`.execute(db);
}

/**
 * Grows a brigade by copies of all that it had at first, by plain SQL, so that whoever was there before sees exactly
 * what they saw. The ledger's copied events stand under no seal, and would fail its check.
 *
 * @param from the number of the first copy, from 1
 */
export async function copyCompanies(db: Kysely<Database>, from: number, to: number): Promise<void> {
  await sql`create schema if not exists bench`.execute(db);
  await sql`create table if not exists bench.original as select size from ledger_head`.execute(db);
  await withoutIndexes(db, async () => {
    for (let copy = from; copy <= to; copy += 1) {
      await db.transaction().execute(async (trx) => {
        // The guards of the ledger stand aside, and so do foreign keys, which the copies keep by themselves.
        await sql`set local session_replication_role = replica`.execute(trx);
        for (const table of TABLES) await copyTable(trx, table, copy);
        await sql`update ledger_head set size = (select size from bench.original) * ${copy + 1}`.execute(trx);
      });
    }
  });
  await sql`vacuum (analyze)`.execute(db);
}
