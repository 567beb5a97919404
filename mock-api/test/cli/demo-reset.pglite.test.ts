import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely } from 'kysely';
import { openDatabase } from '../../src/kernel/db/open';
import type { Database } from '../../src/kernel/db/schema';
import { type Workplace, run, workplace } from './workplace';

let place: Workplace;
beforeAll(async () => {
  place = await workplace();
});

async function look<T>(at: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const database = await openDatabase(place.config);
  const seen = await at(database.db);
  await database.close();
  return seen;
}

/** What the company has that does not depend on the time of day. */
const company = (db: Kysely<Database>) =>
  db
    .selectFrom('property')
    .select(['serial_number', 'name', 'unit_price', 'calibration_info'])
    .orderBy('serial_number')
    .execute();

test('it needs a yes, no server in the folder, and no DATABASE_URL', async () => {
  const asked = await run('demo-reset', [], { env: place.env });
  expect(asked).toMatchObject({
    code: 1,
    output: expect.stringContaining('Nobody is there to ask: say --yes.'),
  });

  const database = await openDatabase(place.config);
  const taken = await run('demo-reset', ['--yes'], { env: place.env });
  await database.close();
  expect(taken).toMatchObject({
    code: 1,
    output: `Another Hand Receipt (process ${process.pid}) is using ${place.dataDir}. Stop it first, or set DATA_DIR to another folder.\n`,
  });

  const env = { ...place.env, DATABASE_URL: 'postgres://localhost/unit' };
  expect(await run('demo-reset', ['--yes'], { env })).toEqual({
    code: 1,
    output: 'DATABASE_URL is set: the demo company is made on the embedded database only.\n',
  });
  const seed = await run('demo-reset', ['--yes', '--seed', 'soon'], { env: place.env });
  expect(seed).toMatchObject({
    code: 2,
    output: expect.stringContaining("--seed is 'soon'; it takes a whole number"),
  });
}, 120_000);

test('it creates the company of its seed anew, another from another seed, and leaves other files', async () => {
  const note = path.join(place.dataDir, 'note.txt');
  await writeFile(note, 'not ours');
  expect(await run('demo-reset', ['--yes', '--seed', '5'], { env: place.env })).toMatchObject({ code: 0 });
  const first = await look(async (db) => {
    await db.updateTable('users').set({ phone: '555' }).execute();
    return company(db);
  });
  expect(first).toHaveLength(150);

  await run('demo-reset', ['--yes', '--seed', '6'], { env: place.env });
  const [second, phones] = await look(async (db) => [
    await company(db),
    await db.selectFrom('users').select('id').where('phone', '=', '555').execute(),
  ]);
  expect(second).toHaveLength(150);
  expect(second).not.toEqual(first);
  expect(phones).toEqual([]);
  await expect(writeFile(note, 'still there', { flag: 'wx' })).rejects.toThrow('EEXIST');
}, 240_000);
