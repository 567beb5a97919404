import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { startSession } from '../../src/people/auth/session';
import { appendEvent } from '../../src/ledger/append';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { bareApp } from '../support/bare-app';
import { loadBrigade } from '../support/brigade';
import { testDatabase } from '../support/database';
import { recordQueries } from '../support/recorded-queries';

/** One of each kind of reach: all units by rank, all items by chain, a company, a squad, their own. */
export const PEOPLE = ['commander', 'supply', 'person40', 'person3', 'person120'] as const;
type Person = (typeof PEOPLE)[number];

/**
 * Tables that grow with the brigade and that nobody's list may read whole. The rest (people, units,
 * sessions) is small; the whole ledger is counted for people who may read all of it.
 */
const LARGE = ['property', 'visible_item', 'custody_link', 'component', 'transfer', 'document'];

/** Large enough that an engine prefers an index; of a larger one it does so all the more. */
const SIZE = { items: 8000, users: 200 };
const EVENTS = 300;
const DOCUMENTS = 6000;

/** A list as somebody read it. */
export interface Read {
  person: Person;
  url: string;
  total: number;
  /** Large tables that were read from end to end, with the query. */
  scanned: { table: string; sql: string }[];
}

/** The API on a brigade, of which it is known how the engine finds what a list shows. */
export interface PlannedBrigade {
  app: FastifyInstance;
  cookies: ReadonlyMap<Person, string>;
  /** Reads a list and, where there is one, its next page. @throws Error where either is refused */
  read(person: Person, url: string): Promise<Read>;
}

async function layIn({ db }: OpenDatabase): Promise<void> {
  await loadBrigade(db, SIZE);
  await db
    .updateTable('users')
    .set({ role: 'Commander', unit_id: 'C-1' })
    .where('username', '=', 'person40')
    .execute();
  const items = await db.selectFrom('property').select('id').orderBy('id').limit(EVENTS).execute();
  await db.transaction().execute(async (trx) => {
    for (const { id } of items) {
      const actor = { id: 'U-0001', name: 'COL Baker-1' };
      await appendEvent(trx, { type: 'ITEM UPDATED', itemId: id, actor, details: { name: 'M249' } });
    }
  });
  await sql`insert into document (type, title, sender_user_id, recipient_user_id, sent_at, form_data)
    select 'maintenance', 'Form ' || n, 'U-' || lpad((n % 7 + 1)::text, 4, '0'),
      'U-' || lpad((n % 191 + 8)::text, 4, '0'),
      timestamptz '2026-06-01Z' + n * interval '1 minute', '{}'
    from generate_series(1, ${DOCUMENTS}::int) n`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function letIn({ db }: OpenDatabase, username: Person): Promise<string> {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return `hr_session=${await startSession(db, { userId, at: new Date(), userAgent: null })}`;
}

/** Lays it in, which takes seconds; call it in `beforeAll`. Nothing is written to it afterwards. */
export async function plannedBrigade(): Promise<PlannedBrigade> {
  const database = await testDatabase();
  await layIn(database);
  const cookies = new Map<Person, string>();
  for (const person of PEOPLE) cookies.set(person, await letIn(database, person));
  const recorded = recordQueries(database);
  const app = await bareApp(recorded.database);

  async function get(person: Person, url: string) {
    const answer = await app.inject({ url, headers: { cookie: cookies.get(person) } });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer;
  }
  return {
    app,
    cookies,
    async read(person, url) {
      let total = 0;
      const queries = await recorded.statementsOf(async () => {
        const { headers } = await get(person, url);
        total = Number(headers['x-total-count']);
        const cursor = headers['x-next-cursor'];
        if (cursor) await get(person, `${url}&cursor=${String(cursor)}`);
      });
      return { person, url, total, scanned: await recorded.scannedWhole(queries, LARGE) };
    },
  };
}

/** The lists that read a large table from end to end, with the first such query. */
export const scansOf = (reads: readonly Read[]): string[] =>
  reads.flatMap(({ url, scanned: [first] }) =>
    first ? `${url} reads all of ${first.table}: ${first.sql}` : [],
  );
