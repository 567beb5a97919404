import { chmod, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  fromHex,
  openCheckpoint,
  portableVerifier,
  proveConsistency,
  verifyConsistency,
} from '@hand-receipt/ledger';
import { nodeHasher } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { databaseNodes } from '../../src/ledger/node-store';
import { testDatabase } from '../support/database';
import { fill, segment } from './journal-file';
import { ORIGIN, append, asOperator, clear, dataFolder, openSealer } from './support';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(() => clear(database.db));

test('a checkpoint is a signed note that any client can open, and the next one extends it', async () => {
  const { db } = database;
  const { sealer } = await openSealer(db, await dataFolder());
  expect(await sealer.sealNow()).toBeNull();
  await fill(db, 3);
  const first = await sealer.sealNow();
  await fill(db, 4);
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
  expect(await readFile(segment(folder), 'utf8')).toMatch(
    /^0 [0-9a-f]{64} \{"actor":.*\}\ncheckpoint 1 [0-9a-f]{64}\n$/,
  );
});

test('the signing key is created once and only its owner can read it', async () => {
  const folder = await dataFolder();
  const first = await openSealer(database.db, folder);
  const file = path.join(folder, 'ledger/signing-key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await openSealer(database.db, folder)).sealer.verifierKey).toBe(first.sealer.verifierKey);
  await chmod(file, 0o644);
  await expect(openSealer(database.db, folder)).rejects.toThrow(/can be read by others/);
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
  await fill(db, 3);
  const last = await sealer.sealNow();
  await fill(db, 2);
  await asOperator(db, ...statements);
  await expect(sealer.sealNow()).rejects.toThrow(message);
  expect(sealer.latest).toEqual(last);
});
