import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { nodeSigner, generateSignerKey } from '@hand-receipt/ledger/node';
import { recordLedgerKey } from '../../src/ledger';
import { recordItemsFound } from '../../src/ledger-check';
import { ActingCompany } from './acting-company';
import { segment } from './journal-file';
import { rewriteHistory } from './rewrite';
import { SealedLedger } from './sealed-ledger';
import { CLOCK, ORIGIN, append, dataFolder, openSealer } from './support';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);

test('LIM-03 an event that was false when it was written is verified', async () => {
  await append(ledger.db, 'STATUS CHANGE', null, { note: 'This never happened' });
  await ledger.sealer.sealNow();
  expect(await ledger.messages()).toEqual([]);
});

test('LIM-08 an event that is not sealed yet, deleted with everything that counts it, is not missed', async () => {
  await append(ledger.db, 'USER');
  await ledger.attack(
    sql`delete from ledger_event where seq = 8`,
    sql`delete from ledger_node where (idx + 1) << level > 8`,
    sql`update ledger_head set size = 8`,
  );
  await ledger.sealer.sealNow();
  expect(await ledger.messages()).toEqual([]);
});

test('LIM-09 a server that has neither key nor journal believes the key that the database names', async () => {
  await recordLedgerKey(ledger.db, ledger.sealer, CLOCK());
  await ledger.sealer.sealNow();
  const forger = nodeSigner(generateSignerKey(ORIGIN));
  const details = { origin: ORIGIN, verifierKey: forger.verifierKey };
  await rewriteHistory(ledger.db, 8, { details }, forger);
  await ledger.attack(sql`update ledger_key set verifier_key = ${forger.verifierKey}`);
  expect(await ledger.messages()).not.toEqual([]);
  ledger.sealer = (await openSealer(ledger.db, await dataFolder(), { joinsOthers: true })).sealer;
  expect(await ledger.messages()).toEqual([]);
});

test('LIM-11 a field of an item is changed before the upgrade that records it, and nobody notices', async () => {
  await ledger.attack(
    sql`update property set nsn = '1005012310973', lin = 'R97234', description = 'x', location = 'y'
      where id = 'P-0001'`,
  );
  await recordItemsFound(ledger.db, { now: CLOCK });
  expect(await ledger.messages()).toEqual([]);
});

test('EVID-55 what an upgrade finds of an item hides no change of what events had said, and no item without events', async () => {
  await ledger.attack(
    sql`update property set current_status = 'Damaged', assigned_to_user_id = 'U-0004' where id = 'P-0001'`,
    sql`insert into property (id, serial_number, name, category, unit_id, created_at, is_sensitive)
      values ('P-0003', 'W125', 'M4A1 CARBINE', 'weapons', 'B', ${CLOCK()}, true)`,
  );
  const before = await ledger.messages();
  await recordItemsFound(ledger.db, { now: CLOCK });
  expect(await ledger.messages()).toEqual(before);
  expect(before).toEqual([
    'Item W125 is in the property book; the ledger has no event that entered it',
    'Item W123 shows holder SGT Navarro; ledger says SPC Whitaker',
    'Item W123 shows status Damaged; ledger says Operational',
  ]);
});

test('LIM-12 texts that no event states are changed, and nobody notices', async () => {
  await company.prepare();
  await company.sendForm();
  await company.offer();
  await company.openMaintenance();
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(
    sql`update document set title = 'Other', description = 'Other'`,
    sql`update transfer set notes = 'Other', mounted = '{}'`,
    sql`update maintenance_item set description = 'Other', notes = 'Other', priority = 'high'`,
  );
  expect(await ledger.messages()).toEqual([]);
});

test('LIM-17 values of an item and its components that the check does not compare are changed, and nobody notices', async () => {
  await ledger.attack(
    sql`update property set security_level = 'secret', unit_of_issue = 'DZ', calibration_days = 9`,
    sql`update component set nsn = '1005012310973', serial_number = 'X', kind = 'BII', required = not required`,
  );
  expect(await ledger.messages()).toEqual([]);
});

test('LIM-19 facts beside a record that no event states are changed, and nobody notices', async () => {
  await company.prepare();
  const id = await company.openInventory();
  expect(await ledger.messages()).toEqual([]);
  // Triggers write what follows from it.
  await sql`update property set sensitive_since = '2020-01-01Z', created_at = '2020-01-01Z', last_location = 'Range 5',
    location_until = now()`.execute(ledger.db);
  await ledger.attack(
    sql`update users set position = 'First Sergeant', command_start = '2020-01-01'`,
    sql`update verification set device_at = '2026-11-01Z'`,
    sql`update component set counted_by = 'U-0005', counted_at = now() where on_hand is not null`,
    sql`insert into item_photo (item_id, upload_id, kind, caption, by_user_id, at)
      values ('P-0001', 'photo-1', 'data-plate', 'No damage', 'U-0005', now())`,
    sql`insert into inventory_extra (inventory_id, code, result, at, by_user_id)
      values (${id}, 'LATE9', 'late', now(), 'U-0005')`,
    sql`insert into readiness_count (day, unit_id, status, items) values ('2026-11-01', 'B', 'Lost', 9)`,
    sql`insert into signature (subject_kind, subject_id, part, user_id, method, content_hash, at)
      values ('inventory', ${id}, 'keys', 'U-0005', 'pin-on-device', sha256('x'), now())`,
    sql`insert into check_schedule (category, frequency, due_times, grace_minutes)
      values ('optics', 'daily', '{0300}', 1439)`,
  );
  expect(await ledger.messages()).toEqual([]);
});

/** The journal without the line that names the checkpoint at this size. */
async function cutNameOf(size: number): Promise<void> {
  const text = await readFile(segment(ledger.folder), 'utf8');
  const kept = text.split('\n').filter((line) => !line.startsWith(`checkpoint ${size} `));
  await writeFile(segment(ledger.folder), kept.join('\n'));
}

test('LIM-14 a checkpoint that is not the newest, deleted with the line of the journal that names it, is not missed', async () => {
  await cutNameOf(7);
  expect(await ledger.messages()).toEqual([]);
  await ledger.attack(sql`delete from ledger_checkpoint where size = 7`);
  ledger.sealer = (await openSealer(ledger.db, ledger.folder, { isAlone: true })).sealer;
  expect(await ledger.messages()).toEqual([]);
});

test('LIM-13 the journal and the newest checkpoint of one server of several, cut back together, are not missed', async () => {
  const own = await dataFolder();
  const opened = await openSealer(ledger.db, own, { joinsOthers: true });
  ledger.sealer = opened.sealer;
  await append(ledger.db, 'USER');
  await ledger.sealer.sealNow();
  const { note } = await ledger.db
    .selectFrom('ledger_checkpoint')
    .select('note')
    .where('size', '=', 7)
    .executeTakeFirstOrThrow();
  const lines = (await readFile(segment(own), 'utf8')).split('\n');
  await writeFile(
    segment(own),
    lines
      .slice(
        0,
        lines.findIndex((line) => line.startsWith('7 ')),
      )
      .join('\n') + '\n',
  );
  await writeFile(path.join(own, 'ledger/checkpoint'), note);
  ledger.sealer = (await openSealer(ledger.db, own, { joinsOthers: true })).sealer;
  expect(await ledger.messages()).toEqual([]);
});

test('LIM-15 a trigger that is disabled is noticed by what is done meanwhile, not by itself', async () => {
  await sql`alter table ledger_event disable trigger ledger_event_guard`.execute(ledger.db);
  const messages = await ledger.messages();
  await sql`alter table ledger_event enable trigger ledger_event_guard`.execute(ledger.db);
  expect(messages).toEqual([]);
});
