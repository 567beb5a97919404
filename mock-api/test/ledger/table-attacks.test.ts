import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { appendEvent } from '../../src/ledger/append';
import { SealedLedger } from './sealed-ledger';
import { NAVARRO, append, clear, dataFolder, openSealer, smallCompany } from './support';

const ledger = SealedLedger.forEachTest();

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
    'Item W123 shows components 3 x SLING, 1 on hand; ledger says 1 x SLING, 1 on hand',
  ],
  [
    'the count of a component',
    sql`update component set on_hand = 1, damaged = 1 where property_id = 'P-0001'`,
    'Item W123 shows components 1 x SLING, 1 on hand, 1 damaged; ledger says 1 x SLING, 1 on hand',
  ],
  [
    'a component taken away',
    sql`delete from component where property_id = 'P-0001'`,
    'Item W123 shows components none of them; ledger says 1 x SLING, 1 on hand',
  ],
  [
    'a component slipped in',
    sql`insert into component (property_id, position, name, quantity) values ('P-0002', 1, 'BAYONET', 1)`,
    'Item W124 shows components 1 x BAYONET, not counted; ledger says none of them',
  ],
])('%s edited behind the ledger is named', async (_what, statement, message) => {
  await ledger.attack(statement);
  expect(await ledger.messages()).toEqual([message]);
});

test('a back-dated event is a warning, and no warning makes the verification fail', async () => {
  await ledger.db.transaction().execute((trx) =>
    appendEvent(trx, {
      type: 'VERIFICATION',
      itemId: 'P-0001',
      actor: NAVARRO,
      details: {},
      at: new Date('2026-11-19T18:00:00Z'),
    }),
  );
  expect(await ledger.verify()).toMatchObject({
    is_verified: true,
    findings: [],
    warnings: [
      {
        code: 'event-backdated',
        message:
          'Event #8 is dated 19NOV2026 1800Z, though it was recorded after an event of 21NOV2026 0604Z',
        seq: 8,
      },
    ],
  });
});

/** The database as it was when it had five events; the server's own folder stays. */
const restoreOldBackup = () =>
  ledger.attack(
    sql`delete from ledger_event where seq >= 5`,
    sql`delete from ledger_node where (idx + 1) << level > 5`,
    sql`delete from ledger_checkpoint`,
    sql`update ledger_head set size = 5`,
  );

test('an old backup of the database restored: the journal puts back what is missing', async () => {
  await restoreOldBackup();
  const reopened = await openSealer(ledger.db, ledger.folder);
  expect(reopened.replay).toEqual({ from: 5, restored: 3 });
  ledger.sealer = reopened.sealer;
  expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 8 });
});

test('an old backup restored and the journal gone: Ledger shrank from N to M, and nothing is signed', async () => {
  await restoreOldBackup();
  await rm(path.join(ledger.folder, 'ledger/journal'), { recursive: true });
  ledger.sealer = (await openSealer(ledger.db, ledger.folder)).sealer;
  // The property book was not part of that backup, so its later state is named too.
  expect(await ledger.messages()).toEqual([
    'Ledger shrank from 8 to 5',
    'Item W124 shows status Operational; ledger says Damaged',
  ]);
  await expect(ledger.sealer.sealNow()).rejects.toThrow('Ledger shrank from 8 to 5');
});

test('an old backup of database and folder together is what it was: only those who remember can tell', async () => {
  await rm(path.join(ledger.folder, 'ledger'), { recursive: true });
  await clear(ledger.db);
  ledger.sealer = (await openSealer(ledger.db, ledger.folder)).sealer;
  await smallCompany(ledger.db);
  await ledger.sealer.sealNow();
  const old = await dataFolder();
  await cp(path.join(ledger.folder, 'ledger'), path.join(old, 'ledger'), { recursive: true });
  await append(ledger.db, 'USER');
  await ledger.sealer.sealNow();
  await ledger.attack(
    sql`delete from ledger_event where seq = 7`,
    sql`delete from ledger_node where (idx + 1) << level > 7`,
    sql`delete from ledger_checkpoint where size = 8`,
    sql`update ledger_head set size = 7`,
  );
  ledger.sealer = (await openSealer(ledger.db, old)).sealer;
  expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 7 });
});
