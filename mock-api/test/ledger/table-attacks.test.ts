import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database';
import type { Sealer } from '../../src/domain/ledger/seal/sealer';
import { LedgerVerification } from '../../src/domain/ledger/verify/verification';
import { testDatabase } from '../support/database';
import { CLOCK, NAVARRO, append, asOperator, clear, dataFolder, openSealer, smallCompany } from './support';
import { appendEvent } from '../../src/domain/ledger/append';

let database: OpenDatabase;
let sealer: Sealer;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);

beforeEach(async () => {
  await clear(database.db);
  folder = await dataFolder();
  sealer = (await openSealer(database.db, folder)).sealer;
  await smallCompany(database.db);
  await sealer.sealNow();
});

const verify = () => new LedgerVerification({ db: database.db, sealer, clock: CLOCK }).check();
const messages = async () => (await verify()).findings.map(({ message }) => message);

test.each<[string, RawBuilder<unknown>, string]>([
  [
    'the status of an item',
    sql`update property set current_status = 'Lost' where id = 'P-0002'`,
    'Item W124 shows status Lost; ledger says Operational',
  ],
  [
    'the hand-receipt chain of an item',
    sql`delete from custody_link where item_id = 'P-0001' and user_id = 'U-0004'`,
    'Item W123 shows hand-receipt chain SPC Whitaker; ledger says SGT Navarro > SPC Whitaker',
  ],
  [
    'the whole chain of an item',
    sql`delete from custody_link where item_id = 'P-0002'`,
    'Item W124 shows hand-receipt chain nobody; ledger says SGT Navarro',
  ],
  [
    'the quantity of a component',
    sql`update component set quantity = 3 where property_id = 'P-0001'`,
    'Item W123 shows components 3 x SLING, present; ledger says 1 x SLING, present',
  ],
  [
    'a component taken away',
    sql`delete from component where property_id = 'P-0001'`,
    'Item W123 shows components none of them; ledger says 1 x SLING, present',
  ],
  [
    'a component slipped in',
    sql`insert into component (property_id, position, name, quantity) values ('P-0002', 1, 'BAYONET', 1)`,
    'Item W124 shows components 1 x BAYONET, present; ledger says none of them',
  ],
])('%s edited behind the ledger is named', async (_what, statement, message) => {
  await asOperator(database.db, statement);
  expect(await messages()).toEqual([message]);
});

test('a back-dated event is a warning, and no warning makes the verification fail', async () => {
  await database.db.transaction().execute((trx) =>
    appendEvent(trx, {
      type: 'VERIFICATION',
      itemId: 'P-0001',
      actor: NAVARRO,
      details: {},
      at: new Date('2026-11-19T18:00:00Z'),
    }),
  );
  expect(await verify()).toMatchObject({
    is_verified: true,
    findings: [],
    warnings: [
      {
        code: 'event-backdated',
        message:
          'Event #7 is dated 19NOV2026 1800Z, though it was recorded after an event of 21NOV2026 0604Z',
        seq: 7,
      },
    ],
  });
});

/** The database as it was when it had five events; the server's own folder stays. */
const restoreOldBackup = () =>
  asOperator(
    database.db,
    sql`delete from ledger_event where seq >= 5`,
    sql`delete from ledger_node where (idx + 1) << level > 5`,
    sql`delete from ledger_checkpoint`,
    sql`update ledger_head set size = 5`,
  );

test('an old backup of the database restored: the journal puts back what is missing', async () => {
  await restoreOldBackup();
  const reopened = await openSealer(database.db, folder);
  expect(reopened.replay).toEqual({ from: 5, restored: 2 });
  sealer = reopened.sealer;
  expect(await verify()).toMatchObject({ is_verified: true, size: 7 });
});

test('an old backup restored and the journal gone: Ledger shrank from N to M, and nothing is signed', async () => {
  await restoreOldBackup();
  await rm(path.join(folder, 'ledger/journal'), { recursive: true });
  sealer = (await openSealer(database.db, folder)).sealer;
  // The property book was not part of that backup, so its later state is named too.
  expect(await messages()).toEqual([
    'Ledger shrank from 7 to 5',
    'Item W124 shows status Operational; ledger says Damaged',
  ]);
  await expect(sealer.sealNow()).rejects.toThrow('Ledger shrank from 7 to 5');
});

test('an old backup of database and folder together is what it was: only those who remember can tell', async () => {
  await rm(path.join(folder, 'ledger'), { recursive: true });
  await clear(database.db);
  sealer = (await openSealer(database.db, folder)).sealer;
  await smallCompany(database.db);
  await sealer.sealNow();
  const old = await dataFolder();
  await cp(path.join(folder, 'ledger'), path.join(old, 'ledger'), { recursive: true });
  await append(database.db, 'USER');
  await sealer.sealNow();
  await asOperator(
    database.db,
    sql`delete from ledger_event where seq = 7`,
    sql`delete from ledger_node where (idx + 1) << level > 7`,
    sql`delete from ledger_checkpoint where size = 8`,
    sql`update ledger_head set size = 7`,
  );
  sealer = (await openSealer(database.db, old)).sealer;
  expect(await verify()).toMatchObject({ is_verified: true, size: 7 });
});
