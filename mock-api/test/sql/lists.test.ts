import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'sql-formatter';
import { startSession } from '../../src/people/auth/session';
import { addUser } from '../support/app';
import { bareApp } from '../support/bare-app';
import { testDatabase } from '../support/database';
import { type RecordedDatabase, recordQueries } from '../support/recorded-queries';
import { LISTS } from './lists';

/** `pnpm db:snapshots` sets it: then the files are written, not compared. */
const WRITES = process.env.WRITE_SQL === '1';

/** Not of the list itself: who asks, and whether they must enter a PIN. */
const OF_EVERY_REQUEST = /"sessions"|"user_pin"/;

let recorded: RecordedDatabase;
let read: (url: string) => Promise<number>;

/** A commander of one of two companies, so that the lists say which units and people they see. */
beforeAll(async () => {
  const database = await testDatabase();
  const { db } = database;
  const company = (id: string, name: string) => ({ id, name, kind: 'company' as const, parent_id: null });
  await db
    .insertInto('units')
    .values([company('C-1', 'A Company'), company('C-2', 'B Company')])
    .execute();
  const userId = await addUser(database, { username: 'commander', role: 'Commander', unit_id: 'C-1' });
  const session = await startSession(db, { userId, at: new Date(), userAgent: null });
  recorded = recordQueries(database);
  const app = await bareApp(recorded.database);
  read = async (url) => (await app.inject({ url, headers: { cookie: `hr_session=${session}` } })).statusCode;
});

/** The statements that a list asks the database, in the order of their text: some run side by side. */
async function statementsOf(url: string): Promise<string> {
  const statements = await recorded.statementsOf(async () => expect(await read(url)).toBe(200));
  return statements
    .filter(({ sql }) => !OF_EVERY_REQUEST.test(sql))
    .map(({ sql }) => format(sql, { language: 'postgresql', expressionWidth: 100 }))
    .sort()
    .map((text) => `${text};\n`)
    .join('\n');
}

test.each(Object.entries(LISTS))('the SQL of %s is the one in its file', async (name, url) => {
  const file = path.join(__dirname, `${name}.sql`);
  const sql = `-- GET ${url}\n\n${await statementsOf(url)}`;
  if (WRITES) await writeFile(file, sql);
  expect(sql).toBe(await readFile(file, 'utf8'));
});

test('each file is of a list', async () => {
  const files = (await readdir(__dirname)).filter((name) => name.endsWith('.sql'));
  expect(files.sort()).toEqual(
    Object.keys(LISTS)
      .map((name) => `${name}.sql`)
      .sort(),
  );
});
