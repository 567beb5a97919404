import { chmod, copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Keyring, openCheckpoint, portableTools, readRoot, toHex } from '@hand-receipt/ledger';
import { generateSignerKey, nodeHasher, nodeSigner } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/kernel/db/open-database';
import { readKeys } from '../../src/ledger-history/keys';
import { databaseNodes } from '../../src/ledger/node-store';
import { rotateKey } from '../../src/ledger/seal/rotate-key';
import type { Sealer } from '../../src/ledger/seal/sealer';
import { LedgerVerification } from '../../src/ledger-check/verification';
import { testDatabase } from '../support/database';
import { segment } from './journal-file';
import { CLOCK, ORIGIN, append, asOperator, clear, dataFolder, openSealer } from './support';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(() => clear(database.db));

const keyIn = (folder: string) => path.join(folder, 'ledger/signing-key');
const fill = async (events = 3) => {
  for (let i = 0; i < events; i += 1) await append(database.db, 'USER');
};
const rotate = (dataDir: string) => rotateKey({ db: database.db, dataDir, origin: ORIGIN, clock: CLOCK });
const verify = (sealer: Sealer) => new LedgerVerification({ db: database.db, sealer, clock: CLOCK }).check();
const messages = async (sealer: Sealer) => (await verify(sealer)).findings.map(({ message }) => message);

/** A second server of the same ledger: a data folder of its own, with the key where it was given one. */
async function secondServer(keyOf?: string): Promise<{ folder: string; sealer: Sealer }> {
  const folder = await dataFolder();
  if (keyOf) {
    await mkdir(path.join(folder, 'ledger'), { recursive: true });
    await copyFile(keyIn(keyOf), keyIn(folder));
    await chmod(keyIn(folder), 0o600);
  }
  return { folder, sealer: (await openSealer(database.db, folder)).sealer };
}

test('the key is changed by an event that the old key signed, and the ledger verifies through every change', async () => {
  const folder = await dataFolder();
  const first = (await openSealer(database.db, folder)).sealer;
  await fill();
  await first.sealNow();
  await fill(1);
  const changes = [await rotate(folder), await rotate(folder)];
  expect(changes.map(({ seq }) => seq)).toEqual([4, 5]);
  expect((await stat(keyIn(folder))).mode & 0o777).toBe(0o600);

  const { sealer } = await openSealer(database.db, folder);
  await fill(1);
  await sealer.sealNow();
  expect(sealer.verifierKey).toBe(changes[1]?.newKey);
  expect(await verify(sealer)).toMatchObject({ is_verified: true, size: 7, findings: [] });

  // A verifier that trusts only the first key follows the changes by itself.
  const { firstKey, rotations } = await readKeys(database.db, sealer);
  const keys = Keyring.follow(ORIGIN, first.verifierKey, rotations, portableTools.verifierOf);
  expect(firstKey).toBe(first.verifierKey);
  expect(keys.current).toBe(sealer.verifierKey);
  const checkpoints = await database.db.selectFrom('ledger_checkpoint').selectAll().orderBy('size').execute();
  for (const { note, size } of checkpoints) {
    const opened = openCheckpoint(note, ORIGIN, [keys.at(BigInt(size))]);
    const root = await readRoot(databaseNodes(database.db), BigInt(size), nodeHasher);
    expect(toHex(opened.root)).toBe(toHex(root));
  }
});

test('a server that is running takes the changed key up with its next checkpoint', async () => {
  const folder = await dataFolder();
  const { sealer } = await openSealer(database.db, folder);
  await fill();
  await sealer.sealNow();
  const { newKey } = await rotate(folder);
  await fill(1);
  expect((await sealer.sealNow())?.size).toBe(5);
  expect(sealer.verifierKey).toBe(newKey);
  expect(await verify(sealer)).toMatchObject({ is_verified: true, size: 5 });
});

test('a change cut short before the ledger had it leaves the old key; after, the new one is put in place', async () => {
  const folder = await dataFolder();
  const { sealer } = await openSealer(database.db, folder);
  await fill();
  await writeFile(`${keyIn(folder)}.next`, `${generateSignerKey(ORIGIN)}\n`, { mode: 0o600 });
  expect((await openSealer(database.db, folder)).sealer.verifierKey).toBe(sealer.verifierKey);

  const old = await readFile(keyIn(folder));
  const { newKey } = await rotate(folder);
  await copyFile(keyIn(folder), `${keyIn(folder)}.next`);
  await writeFile(keyIn(folder), old);
  expect((await openSealer(database.db, folder)).sealer.verifierKey).toBe(newKey);
});

test('a change of the key that the old key did not sign: Signing key changed without authorisation', async () => {
  const folder = await dataFolder();
  const { sealer } = await openSealer(database.db, folder);
  await fill();
  await sealer.sealNow();
  await rotate(folder);
  const running = (await openSealer(database.db, folder)).sealer;
  await running.sealNow();
  await asOperator(
    database.db,
    sql`update ledger_event set body = convert_to(replace(convert_from(body, 'UTF8'), 'rotation v1', 'rotation v2'), 'UTF8')
        where event_type = 'KEY ROTATION'`,
  );
  const { sealer: reopened } = await openSealer(database.db, folder);
  const found = await messages(reopened);
  expect(found).toContain('Signing key changed without authorisation');
  expect(found).toContain('Event #3 no longer matches its sealed hash');
});

test('a key slipped into the list of keys: the true one goes on signing, and the check says so', async () => {
  const folder = await dataFolder();
  const { sealer } = await openSealer(database.db, folder);
  await fill();
  await sealer.sealNow();
  const { verifierKey } = sealer;
  const other = nodeSigner(generateSignerKey(ORIGIN)).verifierKey;
  await asOperator(database.db, sql`insert into ledger_key values (${other}, 1, now())`);
  await fill(1);
  expect((await sealer.sealNow())?.size).toBe(4);
  for (const server of [sealer, (await openSealer(database.db, folder)).sealer]) {
    expect(server.verifierKey).toBe(verifierKey);
    expect(await messages(server)).toEqual([
      "The list of signing keys in the database is not the ledger's own",
    ]);
  }
});

test('a second server without the key makes none: it follows the checkpoints of the first', async () => {
  const first = await openSealer(database.db, await dataFolder());
  const { folder, sealer: second } = await secondServer();
  expect(second.waiting).toMatch(
    /^This server has no signing key: put this ledger's at .*, or set LEDGER_KEY_FILE\.$/,
  );
  await expect(stat(keyIn(folder))).rejects.toThrow('ENOENT');
  await fill();
  expect(await second.sealNow()).toBeNull();
  const sealed = await first.sealer.sealNow();
  expect(await second.sealNow()).toEqual(sealed);
  expect(await verify(second)).toMatchObject({ is_verified: true, size: 3 });
});

test('two servers with one key seal in turn, and each has every event in its own journal', async () => {
  const folder = await dataFolder();
  const { sealer: one } = await openSealer(database.db, folder);
  const { sealer: other } = await secondServer(folder);
  expect(other.verifierKey).toBe(one.verifierKey);
  for (let round = 0; round < 4; round += 1) {
    await fill(2);
    await Promise.all([one.sealNow(), other.sealNow()]);
  }
  expect(one.latest?.size).toBe(8);
  expect(other.latest).toEqual(one.latest);
  expect([one.journal.size, other.journal.size]).toEqual([8, 8]);
  for (const sealer of [one, other]) expect(await verify(sealer)).toMatchObject({ is_verified: true });
});

test('two servers on one data folder share its journal', async () => {
  const folder = await dataFolder();
  const { sealer: one } = await openSealer(database.db, folder);
  const { sealer: other } = await openSealer(database.db, folder);
  for (const sealer of [one, other, one, other]) {
    await fill(2);
    await sealer.sealNow();
  }
  const lines = (await readFile(segment(folder), 'utf8')).split('\n').slice(0, -1);
  expect(lines.map((line) => /^(checkpoint )?\d+/.exec(line)?.[0])).toEqual([
    '0',
    '1',
    'checkpoint 2',
    '2',
    '3',
    'checkpoint 4',
    '4',
    '5',
    'checkpoint 6',
    '6',
    '7',
    'checkpoint 8',
  ]);
});

test('a server whose checkpoint the events do not make refuses to take it over', async () => {
  const folder = await dataFolder();
  const { sealer: one } = await openSealer(database.db, folder);
  await fill();
  await one.sealNow();
  const { sealer: other } = await secondServer(folder);
  await fill(2);
  await one.sealNow();
  await asOperator(database.db, sql`update ledger_event set body = body || ' '::bytea where seq = 4`);
  await expect(other.sealNow()).rejects.toThrow('Event #4 no longer matches its sealed hash');
  expect(other.latest?.size).toBe(3);
});

test.each([
  ['the key of another ledger', () => `${generateSignerKey(ORIGIN)}\n`, /is not the key of this ledger/],
  [
    'the key of another log',
    () => `${generateSignerKey('another')}\n`,
    /is the key of the log another, not of/,
  ],
  [
    'no key at all',
    () => 'nonsense',
    /cannot be used: This is not a signing key\. Put the key back from its copy\./,
  ],
])('a server that is given %s does not start', async (_what, key, message) => {
  await openSealer(database.db, await dataFolder());
  const folder = await dataFolder();
  await mkdir(path.join(folder, 'ledger'));
  await writeFile(keyIn(folder), key(), { mode: 0o600 });
  await expect(openSealer(database.db, folder)).rejects.toThrow(message);
});

test('a key that is lost is not replaced in silence', async () => {
  const folder = await dataFolder();
  const { sealer } = await openSealer(database.db, folder);
  await fill();
  await sealer.sealNow();
  await rm(keyIn(folder));
  expect((await openSealer(database.db, folder)).sealer.waiting).toMatch(/has no signing key/);
  await asOperator(database.db, sql`delete from ledger_key`);
  await expect(openSealer(database.db, folder)).rejects.toThrow(/was signed with a key that is not at/);
  await expect(rotate(folder)).rejects.toThrow(/was signed with a key that is not at/);
});
