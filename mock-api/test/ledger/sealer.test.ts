import { appendFile, readFile, rm, stat, writeFile, chmod } from 'node:fs/promises';
import fs from 'node:fs/promises';
import path from 'node:path';
import {
  fromHex,
  openCheckpoint,
  portableVerifier,
  toHex,
  verifyConsistency,
  proveConsistency,
} from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database';
import { databaseNodes } from '../../src/domain/ledger/node-store';
import { Journal } from '../../src/domain/ledger/seal/journal';
import { testDatabase } from '../support/database';
import { ORIGIN, append, asOperator, clear, dataFolder, openSealer } from './support';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(() => clear(database.db));

const segment = (folder: string) => path.join(folder, 'ledger/journal/000000000000000.log');
const storedBodies = async () =>
  (await database.db.selectFrom('ledger_event').select('body').orderBy('seq').execute()).map(({ body }) =>
    toHex(body),
  );
const fill = async (events: number) => {
  for (let i = 0; i < events; i += 1)
    await append(database.db, 'VERIFICATION', `P-${i % 2}`, { note: `line\u2028${i}` });
};

test('a checkpoint is a signed note that any client can open, and the next one extends it', async () => {
  const { db } = database;
  const { sealer } = await openSealer(db, await dataFolder());
  expect(await sealer.sealNow()).toBeNull();
  await fill(3);
  const first = await sealer.sealNow();
  await fill(4);
  const second = await sealer.sealNow();
  const [from, to] = [first, second].map((sealed) =>
    openCheckpoint(sealed?.note ?? '', ORIGIN, [portableVerifier(sealer.verifierKey)]),
  );
  expect([from?.size, to?.size]).toEqual([3n, 7n]);
  const proof = await proveConsistency(databaseNodes(db), 3n, 7n, nodeHasher);
  verifyConsistency(
    { from: 3n, to: 7n, fromRoot: fromHex(first?.root ?? ''), toRoot: fromHex(second?.root ?? ''), proof },
    nodeHasher,
  );
  const kept = await db.selectFrom('ledger_checkpoint').select(['size', 'note']).orderBy('size').execute();
  expect(kept).toEqual([
    { size: 3, note: first?.note },
    { size: 7, note: second?.note },
  ]);
});

test('sealing on its own, an event is covered within a second, and its journal line is there before', async () => {
  const { db } = database;
  const folder = await dataFolder();
  const { sealer } = await openSealer(db, folder);
  sealer.start((error) => {
    throw error;
  });
  await append(db, 'USER');
  const began = Date.now();
  while (sealer.latest?.size !== 1 && Date.now() - began < 5_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Date.now() - began).toBeLessThan(1_000);
  await sealer.stop();
  expect(await readFile(segment(folder), 'utf8')).toMatch(/^0 [0-9a-f]{64} \{"actor":.*\}\n$/);
});

test('the signing key is made once and nobody else may read it', async () => {
  const folder = await dataFolder();
  const first = await openSealer(database.db, folder);
  const file = path.join(folder, 'ledger/signing-key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await openSealer(database.db, folder)).sealer.verifierKey).toBe(first.sealer.verifierKey);
  await chmod(file, 0o644);
  await expect(openSealer(database.db, folder)).rejects.toThrow(/can be read by others/);
});

test('journal replay puts back a tail that the database lost, byte for byte', async () => {
  const { db } = database;
  const folder = await dataFolder();
  const { sealer } = await openSealer(db, folder);
  await fill(9);
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

test('a line that a crash cut short is taken off the journal and written again', async () => {
  const { db } = database;
  const folder = await dataFolder();
  const { sealer } = await openSealer(db, folder);
  await fill(3);
  await sealer.sealNow();
  const whole = await readFile(segment(folder), 'utf8');
  await appendFile(segment(folder), '3 0011');
  await fill(1);
  const reopened = await openSealer(db, folder);
  expect((await reopened.sealer.sealNow())?.size).toBe(4);
  const text = await readFile(segment(folder), 'utf8');
  expect(text.startsWith(whole)).toBe(true);
  expect(text.split('\n')).toHaveLength(5);
});

test('a disk that is full in the middle of a line: nothing is signed, and once there is room it goes on', async () => {
  const { db } = database;
  const folder = await dataFolder();
  const { sealer } = await openSealer(db, folder);
  await fill(2);
  const last = await sealer.sealNow();
  const whole = await readFile(segment(folder), 'utf8');
  await fill(2);

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
  expect((await readFile(segment(folder), 'utf8')).split('\n')).toHaveLength(5);
});

test('a journal that was lost is written anew', async () => {
  const { db } = database;
  const folder = await dataFolder();
  await fill(3);
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
  await fill(3);
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

test.each([
  [
    'an event edited before it was sealed',
    [sql`update ledger_event set body = body || '\\x20'::bytea where seq = 4`],
    'Event #4 no longer matches its sealed hash',
  ],
  [
    'an event deleted before it was sealed',
    [sql`delete from ledger_event where seq = 3`],
    'Event #3 is missing',
  ],
  [
    'history before the last checkpoint rewritten',
    [sql`update ledger_node set hash = sha256('x') where level = 1 and idx = 0`],
    'History before #3 differs from what was sealed',
  ],
  [
    'a node over new events overwritten',
    [sql`update ledger_node set hash = sha256('x') where level = 2 and idx = 0`],
    'Stored tree node over events #3 to #4 does not match them',
  ],
  [
    'the tail cut',
    [sql`delete from ledger_event where seq >= 2`, sql`update ledger_head set size = 2`],
    'Ledger shrank from 3 to 2',
  ],
])('nothing is signed with %s', async (_name, statements, message) => {
  const { db } = database;
  const { sealer } = await openSealer(db, await dataFolder());
  await fill(3);
  const last = await sealer.sealNow();
  await fill(2);
  await asOperator(db, ...statements);
  await expect(sealer.sealNow()).rejects.toThrow(message);
  expect(sealer.latest).toEqual(last);
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
