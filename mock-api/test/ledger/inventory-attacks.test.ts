import { sql } from 'kysely';
import { closeInventory } from '../../src/inventory/close-inventory';
import { endCount } from '../../src/inventory/end-count';
import { resolveExtra } from '../../src/inventory/resolve-extra';
import { signReport } from '../../src/inventory/sign-report';
import type { Actor } from '../../src/unit-of-work';
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
  [
    'blindness',
    sql`update inventory set blind = not blind`,
    /blind: (true|false); ledger says (true|false)$/,
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

test('another person who ended the first count is named', async () => {
  const id = await company.openInventory();
  await company.do(NAVARRO, (work) => endCount(work, id, undefined));
  expect(await ledger.messages()).toEqual([]);
  await ledger.expectFound(
    [sql`update inventory set recount_by_user_id = 'U-0005'`],
    [`Inventory ${id} shows first count ended by SPC Whitaker; ledger says SGT Navarro`],
  );
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

describe('after the closing', () => {
  const SUPPLY: Actor = { ...NAVARRO, role: 'Supply Sergeant' };
  const PROOF = { field: 'password', isRight: true, by: null } as const;
  let id: string;
  beforeEach(async () => {
    id = await company.openInventory();
    await close(id);
    const { id: extraId } = await ledger.db
      .selectFrom('inventory_extra')
      .select('id')
      .executeTakeFirstOrThrow();
    await company.do(SUPPLY, (work) =>
      resolveExtra(work, { inventoryId: id, extraId }, { resolution: 'other-unit', note: 'A box' }),
    );
    await company.do(NAVARRO, (work) => signReport(work, id, { part: 'opener', proof: PROOF }));
    expect(await ledger.messages()).toEqual([]);
  });

  test('the resolution of an extra with another value is named, and so is one that was put in or taken out', async () => {
    await ledger.expectFound(
      [
        sql`update inventory_extra set resolution = 'found-on-installation', resolution_note = 'Gained',
          resolved_by_user_id = 'U-0005', resolved_at = resolved_at - interval '1 day'`,
      ],
      [
        `Extra X999 of ${id} shows resolution found-on-installation; ledger says other-unit`,
        `Extra X999 of ${id} shows note Gained; ledger says A box`,
        `Extra X999 of ${id} shows resolved by SPC Whitaker; ledger says SGT Navarro`,
        /shows resolved 2026-11-20T.*; ledger says 2026-11-21T/,
      ],
    );
    await ledger.expectFound(
      [
        sql`update inventory_extra set resolution = null, resolution_note = null, resolved_by_user_id = null,
          resolved_at = null`,
      ],
      [/^Extra X999 of I-\d+ is missing; ledger has it as event #\d+$/],
    );
    await ledger.expectFound(
      [
        sql`insert into inventory_extra
          (id, inventory_id, code, result, at, by_user_id, resolution, resolved_by_user_id, resolved_at)
          select 'X-9999', inventory_id, 'Y1', 'late', at, by_user_id, 'other-unit', by_user_id, at
          from inventory_extra`,
      ],
      [
        /^Extra X999 of I-\d+ is missing; ledger has it as event #\d+$/,
        `Extra Y1 of ${id} has no event in the ledger`,
      ],
    );
  });

  test('a signature of the report by another person, at another time, put in or taken out is named', async () => {
    await ledger.expectFound(
      [
        sql`update signature set user_id = 'U-0005', at = at - interval '1 day' where subject_kind = 'inventory'`,
      ],
      [
        `Signature ${id}, opener shows signer SPC Whitaker; ledger says SGT Navarro`,
        /^Signature .*, opener shows time 2026-11-20T.*; ledger says 2026-11-21T/,
      ],
    );
    await ledger.expectFound(
      [
        sql`insert into signature (subject_kind, subject_id, part, user_id, method, content_hash, at)
          select 'inventory', subject_id, 'team', user_id, method, content_hash, at
          from signature where subject_kind = 'inventory'`,
        sql`delete from signature where subject_kind = 'inventory' and part = 'opener'`,
      ],
      [
        /^Signature .*, opener is missing; ledger has it as event #\d+$/,
        `Signature ${id}, team has no event in the ledger`,
      ],
    );
  });
});
