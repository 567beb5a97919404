import { sql } from 'kysely';
import { recordRowsFound } from '../../src/ledger-check';
import { moveMaintenance } from '../../src/maintenance/move-maintenance';
import { approve } from '../../src/property/custody/approve';
import { closeInventory } from '../../src/inventory/close-inventory';
import { ActingCompany, NAVARRO, WHITAKER } from './acting-company';
import { SealedLedger } from './sealed-ledger';
import { CLOCK } from './support';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

/** As a version that wrote none of these with its event, at its end: its events name no state of a record. */
beforeEach(async () => {
  await ledger.attack(
    sql`insert into transfer (id, item_id, from_user_id, to_user_id, status, requested_at, resolved_at) values
      ('T-8001', 'P-0001', 'U-0004', 'U-0005', 'Approved', '2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z'),
      ('T-8002', 'P-0002', 'U-0004', 'U-0005', 'Pending', '2026-11-20T06:00:00Z', null)`,
    sql`insert into maintenance_item (id, item_id, maintenance_type, status, priority, description, reported_by_user_id, reported_at) values
      ('M-8001', 'P-0001', 'corrective', 'cancelled', 'high', 'Bolt', 'U-0004', '2026-11-20T06:00:00Z'),
      ('M-8002', 'P-0002', 'corrective', 'in-progress', 'high', 'Bolt', 'U-0004', '2026-11-20T06:00:00Z')`,
    sql`insert into inventory (id, title, opened_by_user_id, opened_at, closed_by_user_id, closed_at) values
      ('I-8001', 'October', 'U-0004', '2026-10-20T06:00:00Z', 'U-0004', '2026-10-21T06:00:00Z'),
      ('I-8002', 'November', 'U-0004', '2026-11-20T06:00:00Z', null, null)`,
    sql`insert into inventory_counter values ('I-8001', 'U-0004'), ('I-8002', 'U-0004')`,
    sql`insert into inventory_line (inventory_id, item_id, name, serial_number) values
      ('I-8001', 'P-0001', 'M4A1 CARBINE', 'W123'), ('I-8002', 'P-0002', 'M4A1 CARBINE', 'W124')`,
    sql`insert into document (id, type, title, sender_user_id, recipient_user_id, sent_at, form_data) values
      ('D-8001', 'Maintenance Form', 'DA 2404', 'U-0004', 'U-0005', '2026-11-20T06:00:00Z', '{"formFields": {}}')`,
    // As the upgrade fills the copy that lists are read from.
    sql`select refresh_visible_items(array['P-0001', 'P-0002'])`,
  );
  await Promise.all([recordRowsFound(ledger.db, CLOCK()), recordRowsFound(ledger.db, CLOCK())]);
});

test('rows from before the upgrade are recorded once, the open ones one by one, stay green, and go on', async () => {
  await recordRowsFound(ledger.db, CLOCK());
  // Three for the unit and the people, four for the tables, three for what is open.
  expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 18, findings: [] });
  await company.do(WHITAKER, (work) => approve(work, 'T-8002'));
  await company.do(NAVARRO, (work) => closeInventory(work, 'I-8002', null));
  await company.do(NAVARRO, (work) => moveMaintenance(work, 'M-8002', 'cancelled', null));
  expect(await ledger.messages()).toEqual([]);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from ledger_event where convert_from(body, 'UTF8') like '%recorded as found%'
      and event_type not in ('USER', 'UNIT')`.execute(ledger.db);
  expect(rows).toEqual([{ open: 3 }]);
});

test.each([
  [
    'a finished transfer',
    sql`update transfer set to_user_id = 'U-0004', from_user_id = 'U-0005' where id = 'T-8001'`,
    'The transfer from before 21NOV2026 is not as it was found',
  ],
  [
    'an open transfer',
    sql`delete from transfer where id = 'T-8002'`,
    'Transfer T-8002 is missing; ledger has it as event #12',
  ],
  [
    'a finished maintenance',
    sql`update maintenance_item set status = 'completed' where id = 'M-8001'`,
    'The maintenance entry from before 21NOV2026 is not as it was found',
  ],
  [
    'an open maintenance',
    sql`update maintenance_item set status = 'scheduled' where id = 'M-8002'`,
    'Maintenance M-8002 shows status scheduled; ledger says in-progress',
  ],
  [
    'a line of a closed inventory',
    sql`update inventory_line set verification_id = 'V-1' where inventory_id = 'I-8001'`,
    'The inventory from before 21NOV2026 is not as it was found',
  ],
  [
    'an open inventory',
    sql`update inventory set title = 'December' where id = 'I-8002'`,
    'Inventory I-8002 shows title December; ledger says November',
  ],
  [
    'a document',
    sql`update document set form_data = '{"formFields": {"a": "b"}}' where id = 'D-8001'`,
    'The document from before 21NOV2026 is not as it was found',
  ],
])('EVID-08 %s from before the upgrade, changed, is noticed', async (_what, change, words) => {
  await ledger.expectFound([change], [words]);
});

test('EVID-08 a transfer put in later is named, also after the next start', async () => {
  await ledger.attack(
    sql`insert into transfer (id, item_id, from_user_id, to_user_id, requested_at)
      values ('T-9001', 'P-0001', 'U-0004', 'U-0005', '2026-11-21T07:00:00Z')`,
  );
  await recordRowsFound(ledger.db, CLOCK());
  expect(await ledger.messages()).toEqual(['Transfer T-9001 has no event in the ledger']);
});
