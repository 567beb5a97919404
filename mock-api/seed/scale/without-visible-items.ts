import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/kernel';

/** What keeps `visible_item` while items are entered. */
const TRIGGERS = [
  { table: 'property', trigger: 'property_entered' },
  { table: 'custody_link', trigger: 'custody_link_added' },
];

const switchAll = async (db: Kysely<Database>, state: 'disable' | 'enable') => {
  for (const { table, trigger } of TRIGGERS) {
    await sql`alter table ${sql.id(table)} ${sql.raw(state)} trigger ${sql.id(trigger)}`.execute(db);
  }
};

/** Enters many items and writes who sees them afterwards, in one statement rather than one for each item. */
export async function withoutVisibleItems<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  await switchAll(db, 'disable');
  try {
    return await work();
  } finally {
    await switchAll(db, 'enable');
    await sql`insert into visible_item select * from visible_item_rows(array(select id from property))
      on conflict do nothing`.execute(db);
  }
}
