import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { HOLDER_WORDS, itemSearch } from '../../src/property/item-search';
import { loadBrigade } from '../support/brigade';
import { testDatabase } from '../support/database';

const ITEMS = 4000;
// As in a real unit, a person holds few of the items: where ten people hold a fifth of them, the planner reads all.
const USERS = 400;

let db: OpenDatabase['db'];
beforeAll(async () => {
  ({ db } = await testDatabase());
  await loadBrigade(db, { items: ITEMS, users: USERS });
  await sql`vacuum analyze property`.execute(db);
});

/** How many items a search finds, and how often the engine cut a text to pieces for it. */
const search = (typed: string) =>
  db.transaction().execute(async (trx) => {
    await sql`set local track_functions = 'all'`.execute(trx);
    const found = await trx
      .selectFrom('property')
      .select('property.id')
      .where(sql<boolean>`${itemSearch(typed)}`)
      .execute();
    const { rows } = await sql<{ calls: number }>`
      select pg_stat_get_xact_function_calls('short_pieces(text)'::regprocedure) as calls`.execute(trx);
    return { found: found.length, cut: rows[0]?.calls ?? 0 };
  });

test.each(['a', '1', 'M4', '-1', '/A', '-1-', '%', 'é'])(
  'a search for %j finds its items without computing their pieces again',
  async (typed) => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from property left join users holder on holder.id = property.assigned_to_user_id
      where position(lower(${typed}) in lower(property.search_text)) > 0
        or position(lower(${typed}) in lower(${HOLDER_WORDS})) > 0`.execute(db);
    const { found, cut } = await search(typed);
    expect(found).toBe(rows[0]?.n);
    // What was typed is cut, by the planner too.
    expect(cut).toBeLessThan(10);
  },
);
