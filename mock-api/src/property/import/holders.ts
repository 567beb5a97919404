import type { ImportHolderDto } from '@hand-receipt/contracts';
import { type Kysely, sql } from 'kysely';
import { loadPeople, visiblePeople } from '../../access';
import type { Viewer } from '../../access';
import { type Database, inArray } from '../../kernel';
import { matchHolder } from './match-holder';

/** A person as a column of the file names them, and how many rows without an error name them. */
export async function holderValues(
  db: Kysely<Database>,
  importId: string,
  index: number,
): Promise<{ value: string; rows: number }[]> {
  const { rows } = await sql<{ value: string; rows: number }>`
    select btrim(cells ->> ${index}::int) as value, count(*) filter (where state <> 'wrong')::int as rows
    from property_import_row where import_id = ${importId} and coalesce(btrim(cells ->> ${index}::int), '') <> ''
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Active people whom the importer may look up; the importer is among them. */
const candidates = (db: Kysely<Database>, viewer: Viewer) =>
  db
    .selectFrom('users')
    .select(['id', 'rank', 'first_name', 'last_name', 'username'])
    .where('status', '=', 'Active')
    .where(visiblePeople(viewer))
    .execute();

/** Those of some people to whom the importer may offer items: active, in sight, and not the importer. */
export async function offerable(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', inArray([...ids]))
    .where('id', '!=', viewer.id)
    .where('status', '=', 'Active')
    .where(visiblePeople(viewer))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Names in rows that will be entered, of which nobody has said to whom their items are offered. */
export async function unconfirmedHolders(db: Kysely<Database>, importId: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct item ->> 'holder' as value from property_import_row
    where import_id = ${importId} and state = 'ready' and item ? 'holder'
      and item ->> 'holder' not in (select value from property_import_holder where import_id = ${importId})
    order by 1`.execute(db);
  return rows.map(({ value }) => value);
}

/** The people whom a column names, each with the person who was confirmed or else is proposed. */
export async function loadHolders(
  db: Kysely<Database>,
  viewer: Viewer,
  importId: string,
  index: number,
): Promise<ImportHolderDto[]> {
  const values = await holderValues(db, importId, index);
  const confirmed = await db
    .selectFrom('property_import_holder')
    .select(['value', 'user_id'])
    .where('import_id', '=', importId)
    .execute();
  const saidOf = new Map(confirmed.map(({ value, user_id }) => [value, user_id]));
  const people = await candidates(db, viewer);
  const matched = values.map(({ value, rows }) => {
    const match = matchHolder(value, people)?.id ?? null;
    const isMe = match === viewer.id;
    const said = saidOf.get(value);
    return { value, rows, isMe, said, id: said !== undefined ? said : isMe ? null : match };
  });
  const named = await loadPeople(
    db,
    matched.map(({ id }) => id),
  );
  return matched.map(({ value, rows, isMe, said, id }) => ({
    value,
    rows,
    person: (id !== null && named.get(id)) || null,
    confirmed: said !== undefined,
    is_me: isMe,
  }));
}
