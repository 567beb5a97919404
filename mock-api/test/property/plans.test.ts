import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { startSession } from '../../src/domain/auth/session';
import { bareApp } from '../support/bare-app';
import { loadBrigade } from '../support/brigade';
import { testDatabase } from '../support/database';
import { type RecordedDatabase, recordQueries } from '../support/recorded-queries';

/** One who sees all items, and one who sees his own. */
const PEOPLE = ['commander', 'person120'] as const;

let recorded: RecordedDatabase;
let app: FastifyInstance;
const cookies = new Map<string, string>();

beforeAll(async () => {
  const database = await testDatabase();
  await loadBrigade(database.db, { items: 20_000, users: 200 });
  await sql`vacuum analyze`.execute(database.db);
  recorded = recordQueries(database);
  app = await bareApp(recorded.database);
  for (const person of PEOPLE) {
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', person)
      .executeTakeFirstOrThrow();
    cookies.set(
      person,
      `hr_session=${await startSession(database.db, { userId: id, at: new Date(), userAgent: null })}`,
    );
  }
}, 400_000);

test.each(PEOPLE)(
  'neither Find Item nor a look for near misses reads all items: %s',
  async (person) => {
    const words = [
      '',
      'carbine',
      'W00',
      'W0O01',
      'm4',
      'b',
      '231-042',
      '1005012310973',
      'C06935',
      'PERSON12',
      'none such',
    ];
    const urls = [
      ...words.map((q) => `/api/inventory?limit=20&q=${encodeURIComponent(q)}`),
      '/api/property/near-misses?serial_number=W0000l2',
      '/api/property/ids?scope=visible&q=carbine',
    ];
    const scans: string[] = [];
    for (const url of urls) {
      recorded.statements();
      const answer = await app.inject({ url, headers: { cookie: cookies.get(person) } });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      scans.push(...(await recorded.scannedWhole(['property'])).map((scan) => `${url}: ${scan.sql}`));
    }
    expect(scans).toEqual([]);
  },
  400_000,
);
