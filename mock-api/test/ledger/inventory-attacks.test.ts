import { sql } from 'kysely';
import { closeInventory } from '../../src/inventory/close-inventory';
import { ActingCompany, NAVARRO } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

const close = (id: string) =>
  company.do(NAVARRO, (work) => closeInventory(work, id, 'One is away', 'Nobody else is here.'));

test('open and closed inventories agree with their events', async () => {
  const id = await company.openInventory();
  expect(await ledger.messages()).toEqual([]);
  await close(id);
  expect(await ledger.messages()).toEqual([]);
});

test('EVID-04 INVT-29 a closed inventory whose line was changed from not seen to seen is named', async () => {
  const id = await company.openInventory();
  await close(id);
  await ledger.expectFound(
    [
      sql`update inventory_line set verification_id = (select max(id) from verification)
        where verification_id is null`,
    ],
    [
      `Inventory ${id} shows items seen without a verification: 1; ledger says 0`,
      `Inventory ${id} shows 2 of 2 counted; ledger says 1 of 2`,
      `Inventory ${id} shows not seen: none; ledger says P-0002`,
      /^Inventory .* shows lines with SHA-256 [0-9a-f]{16}; ledger says [0-9a-f]{16}$/,
    ],
  );
});

test('EVID-04 a line changed to seen while the inventory was open is named, after it was closed too', async () => {
  const id = await company.openInventory();
  const words = `Inventory ${id} shows items seen without a verification: 1; ledger says 0`;
  await ledger.expectFound(
    [
      sql`update inventory_line set verification_id = (select max(id) from verification)
        where verification_id is null`,
    ],
    [words],
  );
  await close(id);
  expect(await ledger.messages()).toEqual([words]);
});

test.each([
  [
    'line taken out',
    sql`delete from inventory_line where verification_id is null`,
    /not seen: none; ledger says P-0002$/,
  ],
  ['holder of a line', sql`update inventory_line set holder_user_id = null`, /lines with SHA-256 /],
  ['extra taken out', sql`delete from inventory_extra`, /extras: none; ledger says X999$/],
  ['result of an extra', sql`update inventory_extra set result = 'near-miss'`, /extras with SHA-256 /],
  [
    'search for an extra',
    sql`update inventory_extra set not_here_at = at, not_here_by_user_id = 'U-0005'`,
    /extras with SHA-256 /,
  ],
  ['counter', sql`update inventory_counter set user_id = 'U-0005'`, /counters U-0005; ledger says U-0004$/],
  [
    'closing person',
    sql`update inventory set closed_by_user_id = 'U-0005'`,
    /closed by SPC Whitaker; ledger says SGT Navarro$/,
  ],
  [
    'time',
    sql`update inventory set opened_at = opened_at - interval '1 day'`,
    /opened 2026-11-20T06:04:18.000Z; ledger says 2026-11-21T06:04:18.000Z$/,
  ],
  ['kind', sql`update inventory set kind = 'own'`, /kind own; ledger says sensitive$/],
  ['scope', sql`update inventory set unit_id = 'B'`, /unit B Co; ledger says none$/],
])('EVID-04 a closed inventory with another %s is named', async (_what, change, words) => {
  const id = await company.openInventory();
  await close(id);
  await ledger.attack(change);
  const found = await ledger.messages();
  expect(found).toContainEqual(expect.stringMatching(words));
  for (const message of found) expect(message.startsWith(`Inventory ${id} shows `)).toBe(true);
});

test('EVID-04 an open inventory that is closed or deleted by SQL is named', async () => {
  const id = await company.openInventory();
  await ledger.expectFound(
    [sql`update inventory set closed_at = opened_at, closed_by_user_id = 'U-0005'`],
    [
      `Inventory ${id} shows closed by SPC Whitaker; ledger says nobody`,
      `Inventory ${id} shows closed 2026-11-21T06:04:18.000Z; ledger says none`,
    ],
  );
  await ledger.expectFound(
    [sql`delete from inventory`],
    [/^Inventory I-\d+ is missing; ledger has it as event #8$/],
  );
});
