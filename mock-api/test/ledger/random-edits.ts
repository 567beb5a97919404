import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/kernel/db/schema';
import { asOperator } from './operator';

/** One value of a table that the ledger covers, and how it is made another. */
interface Edit {
  table: 'transfer' | 'document' | 'verification' | 'inventory' | 'maintenance_item' | 'users' | 'property';
  /** What a finding calls the row. */
  named: RawBuilder<string>;
  /** Null deletes the row. */
  set: RawBuilder<unknown> | null;
  /** Which rows it is made on; all of the table where left out. */
  among?: RawBuilder<unknown>;
}

const record = (table: Edit['table'], noun: string, sets: (RawBuilder<unknown> | null)[]): Edit[] =>
  sets.map((set) => ({ table, named: sql<string>`${sql.lit(noun)} || ' ' || id`, set }));

const another = (...columns: string[]) =>
  sql`(select other.id from users other
    where other.id not in (${sql.join(columns.map((column) => sql.ref(column)))}) order by other.id limit 1)`;

const account = sql<string>`'Account ' || rank || ' ' || first_name || ' ' || last_name`;
const item = sql<string>`'Item ' || serial_number`;

/** Every covered value that one statement can change and leave possible. */
const EDITS: readonly Edit[] = [
  ...record('transfer', 'Transfer', [
    sql`to_user_id = ${another('from_user_id', 'to_user_id')}`,
    sql`from_user_id = ${another('from_user_id', 'to_user_id')}`,
    sql`requested_at = requested_at - interval '1 second'`,
    sql`status = case status when 'Approved' then 'Rejected' when 'Pending' then 'Cancelled' else 'Approved' end,
        resolved_at = coalesce(resolved_at, requested_at)`,
    // A recall is no sign-over: the table refuses a row that is both.
    sql`is_recall = not is_recall, sign_over = false, superior_user_id = null, needs_consent = false,
      superior_agreed_at = null`,
    null,
  ]),
  ...record('document', 'Document', [
    sql`form_data = jsonb_set(form_data, '{description}', '"changed"')`,
    sql`attachments = '["/api/uploads/other"]'`,
    sql`recipient_user_id = ${another('recipient_user_id')}`,
    sql`sender_user_id = ${another('sender_user_id')}`,
    sql`sent_at = sent_at + interval '1 second'`,
    null,
  ]),
  ...record('verification', 'Verification', [
    sql`by_user_id = ${another('by_user_id')}`,
    sql`at = at - interval '1 second'`,
    sql`type = type || '!'`,
    sql`notes = coalesce(notes, '') || '!'`,
    null,
  ]),
  ...record('inventory', 'Inventory', [
    sql`title = title || '!'`,
    sql`opened_at = opened_at - interval '1 second'`,
    sql`opened_by_user_id = ${another('opened_by_user_id')}`,
    sql`category = case category when 'weapon' then 'optics' else 'weapon' end`,
    sql`holder_user_id = case when holder_user_id is null then opened_by_user_id end`,
    null,
  ]),
  ...record('maintenance_item', 'Maintenance', [
    sql`status = case status when 'completed' then 'cancelled' else 'completed' end`,
    sql`reported_at = reported_at - interval '1 second'`,
    sql`completed_at = coalesce(completed_at, reported_at) + interval '1 second'`,
    sql`reported_by_user_id = ${another('reported_by_user_id')}`,
    sql`deadlined = not deadlined`,
    null,
  ]),
  ...[
    sql`last_name = last_name || 'x'`,
    sql`first_name = first_name || 'x'`,
    sql`role = case role when 'Admin' then 'Soldier' else 'Admin' end`,
    sql`status = case status when 'Active' then 'Inactive' else 'Active' end`,
  ].map((set): Edit => ({ table: 'users', named: account, set })),
  ...[
    sql`current_status = case current_status when 'Lost' then 'Damaged' else 'Lost' end`,
    sql`name = name || 'x'`,
    sql`location = coalesce(location, '') || 'x'`,
    sql`nsn = coalesce(nsn, '') || '1'`,
  ].map((set): Edit => ({ table: 'property', named: item, set })),
  {
    table: 'property',
    named: item,
    set: sql`assigned_to_user_id = (select max(other.id) from users other
      where other.id is distinct from property.assigned_to_user_id)`,
    // The database lets nobody hold what left the book.
    among: sql`left_at is null`,
  },
];

/** An edit that was made, and the way back. */
export interface Edited {
  /** The beginning of what a finding about it says, after its noun: "Transfer T-0004". */
  name: string;
  what: string;
  undo(): Promise<void>;
}

/** Columns of a table that may be written. */
async function columnsOf(db: Kysely<Database>, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** Makes one of the edits on one of the rows, past the server; null where the table has no row. */
export async function editAtRandom(db: Kysely<Database>, which: number, row: number): Promise<Edited | null> {
  const edit = EDITS[which % EDITS.length];
  if (!edit) throw new Error('There is no edit.');
  const table = sql.table(edit.table);
  const { rows } = await sql<{ id: string; name: string; before: string }>`
    select id, ${edit.named} as name, to_jsonb(${sql.ref(edit.table)})::text as before from ${table}
    where ${edit.among ?? sql`true`} order by id`.execute(db);
  const victim = rows[row % Math.max(rows.length, 1)];
  if (!victim) return null;
  const columns = await columnsOf(db, edit.table);
  const remove = sql`delete from ${table} where id = ${victim.id}`;
  await asOperator(
    db,
    edit.set === null ? remove : sql`update ${table} set ${edit.set} where id = ${victim.id}`,
  );
  return {
    name: victim.name,
    what: edit.set === null ? 'deleted' : edit.set.compile(db).sql,
    undo: () =>
      asOperator(
        db,
        remove,
        sql`insert into ${table} (${columns})
          select ${columns} from jsonb_populate_record(null::${table}, ${victim.before}::jsonb)`,
      ),
  };
}
