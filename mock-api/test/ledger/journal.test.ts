import fs, { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeHasher } from '@hand-receipt/ledger/node';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { Journal } from '../../src/ledger/seal/journal';
import { testDatabase } from '../support/database';
import { eventLines, fill, segment } from './journal-file';
import { clear, dataFolder, openSealer } from './support';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(() => clear(database.db));

test('a line that a crash cut short is taken off the journal and written again', async () => {
  const { db } = database;
  const folder = await dataFolder();
  const { sealer } = await openSealer(db, folder);
  await fill(db, 3);
  await sealer.sealNow();
  const whole = await readFile(segment(folder), 'utf8');
  await appendFile(segment(folder), '3 0011');
  await fill(db, 1);
  const reopened = await openSealer(db, folder);
  expect((await reopened.sealer.sealNow())?.size).toBe(4);
  const text = await readFile(segment(folder), 'utf8');
  expect(text.startsWith(whole)).toBe(true);
  expect(await eventLines(folder)).toHaveLength(4);
});

test('a disk that is full in the middle of a line: nothing is signed, and once there is room it goes on', async () => {
  const { db } = database;
  const folder = await dataFolder();
  const { sealer } = await openSealer(db, folder);
  await fill(db, 2);
  const last = await sealer.sealNow();
  const whole = await readFile(segment(folder), 'utf8');
  await fill(db, 2);

  const really = fs.open;
  const full = jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const handle = await really(...args);
    if (!String(args[0]).endsWith('.log')) return handle;
    handle.appendFile = async (text) => {
      await handle.write(String(text).slice(0, 30));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    return handle;
  });
  await expect(sealer.sealNow()).rejects.toThrow('ENOSPC');
  full.mockRestore();
  expect(sealer.latest).toEqual(last);
  expect(await readFile(segment(folder), 'utf8')).toBe(whole);
  expect(await db.selectFrom('ledger_checkpoint').select('size').execute()).toEqual([{ size: 2 }]);

  expect((await sealer.sealNow())?.size).toBe(4);
  expect(await eventLines(folder)).toHaveLength(4);
});

test('a journal that grows while it is read is read to where it ended', async () => {
  const journal = await Journal.open(path.join(await dataFolder(), 'journal'));
  const entry = (seq: number) => {
    const body = Buffer.from(`{"seq":${seq}}`);
    return { seq, body, leafHash: nodeHasher.leaf(body) };
  };
  await journal.append([entry(0), entry(1)]);
  const read: number[] = [];
  for await (const { seq } of journal.read(0)) {
    read.push(seq);
    await journal.append([entry(journal.size)]);
  }
  expect(read).toEqual([0, 1]);
  expect(journal.size).toBe(4);
});

test('a journal goes over several files, and reads from any event on', async () => {
  const journal = await Journal.open(path.join(await dataFolder(), 'journal'));
  const entries = Array.from({ length: 20_005 }, (_, seq) => {
    const body = Buffer.from(`{"seq":${seq}}`);
    return { seq, body, leafHash: nodeHasher.leaf(body) };
  });
  await journal.append(entries.slice(0, 9_990));
  await journal.append(entries.slice(9_990));
  await expect(journal.append(entries.slice(0, 1))).rejects.toThrow(
    "The journal's next event is 20005, not 0.",
  );
  const read: number[] = [];
  for await (const { seq } of journal.read(9_998)) read.push(seq);
  expect(read).toEqual(Array.from({ length: 20_005 - 9_998 }, (_, i) => 9_998 + i));
});
