import { sql } from 'kysely';
import { editMaintenance } from '../../src/maintenance/edit-maintenance';
import { moveMaintenance } from '../../src/maintenance/move-maintenance';
import { ActingCompany, NAVARRO } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

test('maintenance that is opened, edited, moved and done agrees with its events', async () => {
  const id = await company.openMaintenance();
  const edit = { version: 1, deadlined: true, notes: 'Parts ordered' };
  await company.do(NAVARRO, (work) => editMaintenance(work, id, edit));
  expect(await ledger.messages()).toEqual([]);
  await company.do(NAVARRO, (work) => moveMaintenance(work, id, 'completed', null));
  await company.openMaintenance('completed');
  expect(await ledger.messages()).toEqual([]);
});

test.each([
  ['in-progress', 'status', sql`status = 'cancelled'`, 'status cancelled; ledger says in-progress'],
  ['in-progress', 'item', sql`item_id = 'P-0001'`, 'item P-0001; ledger says P-0002'],
  ['in-progress', 'symbol', sql`symbol = '-'`, 'symbol -; ledger says /'],
  ['in-progress', 'TM item', sql`tm_item = '12'`, 'TM item 12; ledger says none'],
  ['in-progress', 'deadline', sql`deadlined = true`, 'deadlined true; ledger says false'],
  [
    'completed',
    'opening',
    sql`reported_at = reported_at - interval '1 day'`,
    'opened 2026-11-20T06:04:18.000Z; ledger says 2026-11-21T06:04:18.000Z',
  ],
  [
    'completed',
    'end',
    sql`completed_at = completed_at + interval '1 day'`,
    'closed 2026-11-22T06:04:18.000Z; ledger says 2026-11-21T06:04:18.000Z',
  ],
  [
    'completed',
    'reporter',
    sql`reported_by_user_id = 'U-0005'`,
    'reporter SPC Whitaker; ledger says SGT Navarro',
  ],
] as const)('maintenance %s with another %s is named by number', async (status, _what, change, words) => {
  const id = await company.openMaintenance(status);
  await ledger.expectFound(
    [sql`update maintenance_item set ${change}`],
    [`Maintenance ${id} shows ${words}`],
  );
});
