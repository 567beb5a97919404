import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toHex } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { testDatabase } from '../support/database';
import { fill, segment } from './journal-file';
import { append, asOperator, clear, dataFolder, openSealer } from './support';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(() => clear(database.db));

const storedBodies = async () =>
  (await database.db.selectFrom('ledger_event').select('body').orderBy('seq').execute()).map(({ body }) =>
    toHex(body),
  );

test('journal replay puts back a tail that the database lost, byte for byte', async () => {
  const { db } = database;
  const folder = await dataFolder();
  const { sealer } = await openSealer(db, folder);
  await fill(db, 9);
  const sealed = await sealer.sealNow();
  const before = await storedBodies();
  const columns = await db.selectFrom('ledger_event').selectAll().orderBy('seq').execute();
  await asOperator(
    db,
    sql`delete from ledger_event where seq >= 5`,
    sql`delete from ledger_node where (idx + 1) << level > 5`,
    sql`delete from ledger_checkpoint`,
    sql`update ledger_head set size = 5`,
  );
  const reopened = await openSealer(db, folder);
  expect(reopened.replay).toEqual({ from: 5, restored: 4 });
  expect(await storedBodies()).toEqual(before);
  expect(await db.selectFrom('ledger_event').selectAll().orderBy('seq').execute()).toEqual(columns);
  expect(reopened.sealer.latest).toEqual(sealed);
  await append(db, 'USER');
  expect((await reopened.sealer.sealNow())?.size).toBe(10);
});

test('a lost journal is written again', async () => {
  const { db } = database;
  const folder = await dataFolder();
  await fill(db, 3);
  await (await openSealer(db, folder)).sealer.sealNow();
  const before = await readFile(segment(folder), 'utf8');
  await rm(path.join(folder, 'ledger/journal'), { recursive: true });
  await append(db, 'USER');
  await (await openSealer(db, folder)).sealer.sealNow();
  expect((await readFile(segment(folder), 'utf8')).startsWith(before)).toBe(true);
});

test('nothing is put back from a journal that was edited', async () => {
  const { db } = database;
  const folder = await dataFolder();
  await fill(db, 3);
  await (await openSealer(db, folder)).sealer.sealNow();
  await asOperator(
    db,
    sql`delete from ledger_event where seq = 2`,
    sql`delete from ledger_checkpoint`,
    sql`update ledger_head set size = 2`,
  );
  const text = await readFile(segment(folder), 'utf8');
  await writeFile(segment(folder), text.replace(/(line\s)2/u, '$17'));
  const reopened = await openSealer(db, folder);
  expect(reopened.replayFailure?.message).toBe('The journal is damaged at event 2.');
  expect(await storedBodies()).toHaveLength(2);
  await expect(reopened.sealer.sealNow()).rejects.toThrow('Ledger shrank from 3 to 2');
});
