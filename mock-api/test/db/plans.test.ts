import { PROPERTY_SORTS, TRANSFER_SORTS } from '@hand-receipt/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { startSession } from '../../src/domain/auth/session';
import { appendEvent } from '../../src/domain/ledger/append';
import { loadBrigade } from '../support/brigade';
import { bareApp } from '../support/bare-app';
import { testDatabase } from '../support/database';
import { type RecordedDatabase, recordQueries } from '../support/recorded-queries';

let recorded: RecordedDatabase;
let app: FastifyInstance;

/** One of each kind of reach: all units by rank, all items by chain, a company, a squad, his own. */
const PEOPLE = ['commander', 'supply', 'person40', 'person3', 'person120'] as const;
type Person = (typeof PEOPLE)[number];
const cookies = new Map<Person, string>();

/**
 * Tables that grow with the brigade and that nobody's list may read whole. The rest (people, units,
 * sessions) is small; the ledger is counted whole for whoever may read it whole.
 */
const LARGE = ['property', 'custody_link', 'component', 'transfer', 'document'];

beforeAll(async () => {
  const database = await testDatabase();
  await loadBrigade(database.db, { items: 20_000, users: 200 });
  await database.db
    .updateTable('users')
    .set({ role: 'Commander', unit_id: 'C-1' })
    .where('username', '=', 'person40')
    .execute();
  const items = await database.db.selectFrom('property').select('id').orderBy('id').limit(300).execute();
  await database.db.transaction().execute(async (trx) => {
    for (const { id } of items) {
      const actor = { id: 'U-0001', name: 'COL Baker-1' };
      await appendEvent(trx, { type: 'ITEM UPDATED', itemId: id, actor, details: { name: 'M249' } });
    }
  });
  await sql`insert into document (type, title, sender_user_id, recipient_user_id, sent_at, form_data)
    select 'maintenance', 'Form ' || n, 'U-' || lpad((n % 7 + 1)::text, 4, '0'),
      'U-' || lpad((n % 191 + 8)::text, 4, '0'),
      timestamptz '2026-06-01Z' + n * interval '1 minute', '{}' from generate_series(1, 6000) n`.execute(
    database.db,
  );
  await sql`vacuum analyze`.execute(database.db);

  recorded = recordQueries(database);
  app = await bareApp(recorded.database);
  for (const person of PEOPLE) {
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', person)
      .executeTakeFirstOrThrow();
    const token = await startSession(database.db, { userId: id, at: new Date(), userAgent: null });
    cookies.set(person, `hr_session=${token}`);
  }
}, 400_000);

/** Reads a list and, where there is one, its next page; answers the total and what was read from end to end. */
async function read(person: Person, url: string) {
  recorded.statements();
  const get = async (address: string) => {
    const answer = await app.inject({ url: address, headers: { cookie: cookies.get(person) } });
    if (answer.statusCode !== 200)
      throw new Error(`${address} answered ${answer.statusCode}: ${answer.body}`);
    return answer;
  };
  const first = await get(url);
  const cursor = first.headers['x-next-cursor'];
  if (cursor) await get(`${url}&cursor=${String(cursor)}`);
  const scanned = await recorded.scannedWhole(LARGE);
  return { person, url, total: Number(first.headers['x-total-count']), scanned };
}

const bothWays = (sorts: readonly string[]) => sorts.flatMap((sort) => [sort, `-${sort}`]);
/** The lists that read a large table from end to end, with the first such query. */
const scansOf = (reads: Awaited<ReturnType<typeof read>>[]) =>
  reads.flatMap(({ url, scanned: [first] }) =>
    first ? `${url} reads all of ${first.table}: ${first.sql}` : [],
  );

test.each(PEOPLE)(
  'no list of items reads all items, whatever it is sorted by: %s',
  async (person) => {
    const reads = [];
    for (const scope of ['visible', 'mine', 'assigned', 'signedout']) {
      for (const sort of bothWays(PROPERTY_SORTS)) {
        reads.push(await read(person, `/api/property?limit=20&scope=${scope}&sort=${sort}`));
      }
    }
    expect(scansOf(reads)).toEqual([]);
    expect(Math.max(...reads.map(({ total }) => total))).toBeGreaterThan(20);
  },
  400_000,
);

test.each(PEOPLE)(
  'no search and no filter reads all items: %s',
  async (person) => {
    const reads = [];
    const filters = ['', '&category=weapons', '&status=Damaged', '&category=optics&status=Operational'];
    for (const scope of ['visible', 'mine']) {
      for (const q of ['carbine', 'PVS-14', 'W00', 'm4', 'a', '-1', 'no such thing', '%', '']) {
        for (const filter of filters) {
          reads.push(
            await read(person, `/api/property?limit=20&scope=${scope}&q=${encodeURIComponent(q)}${filter}`),
          );
        }
      }
    }
    expect(scansOf(reads)).toEqual([]);
    expect(Math.max(...reads.map(({ total }) => total))).toBeGreaterThan(20);
  },
  400_000,
);

test.each(PEOPLE)(
  'nor does any other list, search or count read all of a table that grows: %s',
  async (person) => {
    const reads = [];
    for (const sort of bothWays(TRANSFER_SORTS)) {
      for (const view of ['incoming', 'outgoing', 'history']) {
        reads.push(await read(person, `/api/transfers?limit=20&view=${view}&sort=${sort}`));
      }
    }
    for (const url of [
      '/api/transfers?limit=20&q=carbine',
      '/api/documents?limit=20',
      '/api/documents?limit=20&box=inbox&status=unread',
      '/api/ledger/history?limit=20',
      '/api/ledger/history?limit=20&type=inventory-updated',
      '/api/ledger/history?limit=20&q=m249',
      '/api/property/counts?',
      '/api/property/ids?scope=visible&q=m249',
      '/api/inventory?limit=20',
      '/api/inventory?limit=20&q=m249',
      '/api/sensitive-items?limit=20',
      '/api/sensitive-items?limit=20&q=pvs',
      '/api/maintenance?limit=20',
    ]) {
      reads.push(await read(person, url));
    }
    expect(scansOf(reads)).toEqual([]);
  },
  400_000,
);

test('a page by cursor goes on where the last one ended, by every sort, until all have come once', async () => {
  for (const sort of bothWays(PROPERTY_SORTS)) {
    const seen: string[] = [];
    let cursor = '';
    do {
      const answer = await app.inject({
        url: `/api/property?limit=150&scope=visible&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        headers: { cookie: cookies.get('person3') },
      });
      seen.push(...answer.json<{ id: string }[]>().map(({ id }) => id));
      cursor = String(answer.headers['x-next-cursor'] ?? '');
      expect(Number(answer.headers['x-total-count'])).toBeGreaterThan(400);
      if (!cursor) expect(seen.length).toBe(Number(answer.headers['x-total-count']));
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
  }
}, 400_000);
