import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { VerificationDto } from '@hand-receipt/contracts';
import { openCheckpoint, readRoot, signCheckpoint, toHex } from '@hand-receipt/ledger';
import { generateSignerKey, nodeHasher, nodeSigner } from '@hand-receipt/ledger/node';
import { sql } from 'kysely';
import { recordLedgerKey } from '../../src/ledger';
import { databaseNodes } from '../../src/ledger/node-store';
import { recordRowsFound } from '../../src/ledger-check';
import { testCompany } from '../custody/company';
import { asOperator } from './operator';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, ORIGIN, append, dataFolder, openSealer } from './support';

const ledger = SealedLedger.forEachTest();
const ALTERED = "The list of signing keys in the database is not the ledger's own";
const CHANGED = 'Signing key changed without authorisation';
const foreignKey = () => generateSignerKey(ORIGIN);

const recordKey = async () => {
  await recordLedgerKey(ledger.db, ledger.sealer, CLOCK());
  await ledger.sealer.sealNow();
};
const restart = async () => {
  ledger.sealer = (await openSealer(ledger.db, ledger.folder, { isAlone: true })).sealer;
};

test('EVID-12 with a foreign row in the list of keys a new act is sealed within a second, and the check names the list', async () => {
  const company = await testCompany();
  const { app, as, clock, database } = company;
  await recordLedgerKey(database.db, app.sealer, clock.now());
  await recordRowsFound(database.db, clock.now());
  await company.createItem();
  const before = await app.sealer.sealNow();
  const foreign = nodeSigner(generateSignerKey('hand-receipt/ledger')).verifierKey;
  await asOperator(database.db, sql`insert into ledger_key values (${foreign}, -5, now())`);

  const began = Date.now();
  await company.createItem();
  while ((app.sealer.latest?.size ?? 0) <= (before?.size ?? 0) && Date.now() - began < 10_000) {
    await setTimeout(20);
  }
  expect(Date.now() - began).toBeLessThan(1_000);
  expect(app.sealer.latest?.size).toBe((before?.size ?? 0) + 1);
  const checked = await as.halloran({ url: '/api/verification/database' });
  expect(checked.json<VerificationDto>().findings).toEqual([{ code: 'key-list-altered', message: ALTERED }]);
});

test.each([
  ['before the first', (key: string) => sql`insert into ledger_key values (${key}, -5, now())`],
  ['as a change that never was', (key: string) => sql`insert into ledger_key values (${key}, 3, now())`],
  ['in place of the first', (key: string) => sql`update ledger_key set verifier_key = ${key}`],
  ['and every row deleted', () => sql`delete from ledger_key`],
])(
  'EVID-12 a foreign row %s: the key that the events name goes on signing, also after a restart',
  async (_where, statement) => {
    await recordKey();
    const { verifierKey } = ledger.sealer;
    await ledger.attack(statement(nodeSigner(foreignKey()).verifierKey));
    for (const start of [async () => undefined, restart]) {
      await start();
      const before = ledger.sealer.latest?.size ?? 0;
      await append(ledger.db, 'USER');
      expect((await ledger.sealer.sealNow())?.size).toBe(before + 1);
      expect(ledger.sealer.verifierKey).toBe(verifierKey);
      expect(await ledger.messages()).toEqual([ALTERED]);
    }
  },
);

/** Key file, table of keys and every checkpoint of another key; the events stay as they are. */
async function exchangeKey(): Promise<void> {
  const key = foreignKey();
  const signer = nodeSigner(key);
  const file = (name: string) => path.join(ledger.folder, 'ledger', name);
  await writeFile(file('signing-key'), `${key}\n`, { mode: 0o600 });
  await ledger.attack(sql`update ledger_key set verifier_key = ${signer.verifierKey}`);
  for (const { size } of await ledger.db.selectFrom('ledger_checkpoint').select('size').execute()) {
    const root = await readRoot(databaseNodes(ledger.db), BigInt(size), nodeHasher);
    const note = signCheckpoint({ origin: ORIGIN, size: BigInt(size), root }, signer);
    await ledger.attack(
      sql`update ledger_checkpoint set note = ${note}, root = decode(${toHex(root)}, 'hex') where size = ${size}`,
    );
    if (size === ledger.sealer.latest?.size) await writeFile(file('checkpoint'), note);
  }
}

test("EVID-17 key file, key table and checkpoints of another key: the server's own check says so", async () => {
  await recordKey();
  expect(await ledger.messages()).toEqual([]);
  await exchangeKey();
  expect(await ledger.messages()).toContain(CHANGED);
  const journal = await readFile(path.join(ledger.folder, 'ledger/journal/000000000000000.log'), 'utf8');

  await restart();
  expect(await ledger.messages()).toContain(CHANGED);
  await append(ledger.db, 'USER');
  expect(await ledger.sealer.sealNow()).toBeNull();
  expect(await ledger.messages()).toContain(CHANGED);
  expect(await readFile(path.join(ledger.folder, 'ledger/journal/000000000000000.log'), 'utf8')).toBe(
    journal,
  );
});

test('the first key is event 0 of a new ledger, is recorded once, and a change of the key follows from it', async () => {
  const { db } = ledger;
  await asOperator(
    db,
    sql`truncate ledger_event, ledger_search, ledger_node, ledger_checkpoint, ledger_key cascade`,
    sql`update ledger_head set size = 0`,
  );
  const folder = await dataFolder();
  const { sealer } = await openSealer(db, folder);
  await Promise.all([recordLedgerKey(db, sealer, CLOCK()), recordLedgerKey(db, sealer, CLOCK())]);
  const events = await db.selectFrom('ledger_event').select(['seq', 'event_type', 'body']).execute();
  expect(events.map(({ seq, event_type }) => [seq, event_type])).toEqual([[0, 'LEDGER KEY']]);
  expect(JSON.parse(Buffer.from(events[0]?.body ?? []).toString())).toMatchObject({
    actor: { id: 'operator', name: 'Operator' },
    details: { origin: ORIGIN, verifierKey: sealer.verifierKey },
  });
  const sealed = await sealer.sealNow();
  expect(openCheckpoint(sealed?.note ?? '', ORIGIN, [sealer.keys.at(1n)]).size).toBe(1n);
});
