import { type RawBuilder, sql } from 'kysely';
import { recordRowsFound } from '../../src/ledger-check';
import { editMaintenance } from '../../src/maintenance/edit-maintenance';
import { moveMaintenance } from '../../src/maintenance/move-maintenance';
import { approve } from '../../src/property/custody/approve';
import { cancel } from '../../src/property/custody/cancel';
import { recall } from '../../src/property/custody/recall';
import { reject } from '../../src/property/custody/reject';
import { closeInventory } from '../../src/sensitive/inventory/close-inventory';
import { ActingCompany, NAVARRO, WHITAKER } from './acting-company';
import { SealedLedger } from './sealed-ledger';
import { CLOCK } from './support';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

/** What the check says after the statements, with the record's number in place of `{id}`. */
const expectFound = async (statements: RawBuilder<unknown>[], expected: (string | RegExp)[]) => {
  await ledger.attack(...statements);
  const found = await ledger.messages();
  expect(found).toEqual(
    expected.map((message) => (typeof message === 'string' ? message : expect.stringMatching(message))),
  );
};

describe('transfers', () => {
  test('open, approved, rejected, cancelled and superseded ones agree with their events', async () => {
    await company.offer();
    expect(await ledger.messages()).toEqual([]);
    const [open] = await ledger.db.selectFrom('transfer').selectAll().execute();
    await company.do(WHITAKER, (work) => approve(work, open?.id ?? ''));
    const recalled = await company.do(NAVARRO, (work) => recall(work, 'P-0001', null));
    await company.do(NAVARRO, (work) => cancel(work, recalled));
    const again = await company.do(NAVARRO, (work) => recall(work, 'P-0002', 'Needed'));
    await company.do(NAVARRO, (work) => reject(work, again, null));
    expect(await ledger.messages()).toEqual([]);
    const rows = await ledger.db.selectFrom('transfer').select('event_id').execute();
    expect(new Set(rows.map(({ event_id }) => event_id)).size).toBe(3);
  });

  test.each([
    [
      'recipient',
      sql`to_user_id = 'U-0004', from_user_id = 'U-0005'`,
      ['sender SPC Whitaker; ledger says SGT Navarro', 'recipient SGT Navarro; ledger says SPC Whitaker'],
    ],
    [
      'status',
      sql`status = 'Cancelled', resolved_at = requested_at`,
      ['status Cancelled; ledger says Pending', 'answered 2026-11-21T06:04:18.000Z; ledger says none'],
    ],
    [
      'time',
      sql`requested_at = requested_at - interval '2 days'`,
      ['requested 2026-11-19T06:04:18.000Z; ledger says 2026-11-21T06:04:18.000Z'],
    ],
    ['item', sql`item_id = 'P-0001'`, ['item P-0001; ledger says P-0002']],
    ['kind', sql`is_recall = true`, ['recall true; ledger says false']],
  ])('EVID-08 an open transfer with another %s is named by number', async (_what, change, words) => {
    const id = await company.offer();
    await expectFound(
      [sql`update transfer set ${change}`],
      words.map((text) => `Transfer ${id} shows ${text}`),
    );
  });

  test.each([
    ['status', sql`status = 'Rejected'`, 'status Rejected; ledger says Approved'],
    [
      'time',
      sql`resolved_at = resolved_at + interval '1 hour'`,
      'answered 2026-11-21T07:04:18.000Z; ledger says 2026-11-21T06:04:18.000Z',
    ],
  ])('EVID-08 an approved transfer with another %s is named by number', async (_what, change, words) => {
    const id = await company.offer();
    await company.do(WHITAKER, (work) => approve(work, id));
    await expectFound([sql`update transfer set ${change}`], [`Transfer ${id} shows ${words}`]);
  });

  test('EVID-08 a deleted open transfer is named by number', async () => {
    const id = await company.offer();
    await expectFound([sql`delete from transfer`], [`Transfer ${id} is missing; ledger has it as event #8`]);
  });

  test('EVID-08 a finished transfer that is deleted, and one put in, are named by number', async () => {
    const id = await company.offer();
    await company.do(NAVARRO, (work) => cancel(work, id));
    await expectFound(
      [
        sql`insert into transfer (id, item_id, from_user_id, to_user_id, requested_at, event_id)
          select 'T-9001', item_id, from_user_id, to_user_id, requested_at, 'evt_none' from transfer`,
        sql`insert into transfer (id, item_id, from_user_id, to_user_id, requested_at, event_id)
          select 'T-9002', 'P-0001', from_user_id, to_user_id, requested_at, (select event_id from ledger_event where seq = 8)
          from transfer where id = ${id}`,
        sql`delete from transfer where id = ${id}`,
      ],
      [
        'Transfer T-9002 has no event in the ledger',
        `Transfer ${id} is missing; ledger has it as event #9`,
        'Transfer T-9001 has no event in the ledger',
      ],
    );
  });

  test('EVID-08 a transfer put back to what it was before its end is named by number', async () => {
    const id = await company.offer();
    const before = await ledger.db.selectFrom('transfer').selectAll().executeTakeFirstOrThrow();
    await company.do(NAVARRO, (work) => cancel(work, id));
    await expectFound(
      [sql`update transfer set status = 'Pending', resolved_at = null, event_id = ${before.event_id}`],
      [
        `Transfer ${id} shows status Pending; ledger says Cancelled`,
        /^Transfer .* shows answered none; ledger says /,
      ],
    );
  });

  test('EVID-08 a recipient that was changed while the transfer was open is named after the wrong one has approved', async () => {
    const id = await company.offer();
    // P-0002 goes to an account of the attacker, who then approves through the product.
    await ledger.attack(
      sql`insert into users (id, username, email, password_hash, first_name, last_name, rank, unit_id, status)
        values ('U-0666', 'mallory', 'm@x.test', '-', 'M', 'Mallory', 'CPT', 'B', 'Active')`,
      sql`update transfer set to_user_id = 'U-0666'`,
    );
    const mallory = { id: 'U-0666', name: 'CPT Mallory', role: 'Soldier', unitId: 'B' } as const;
    await company.do(mallory, (work) => approve(work, id));
    expect(await ledger.messages()).toEqual([
      `Transfer ${id} shows recipient CPT Mallory; ledger says SPC Whitaker`,
    ]);
  });
});

describe('documents', () => {
  test('those that are sent agree with their events', async () => {
    await company.sendForm();
    expect(await ledger.messages()).toEqual([]);
  });

  test.each([
    [
      'form',
      sql`update document set form_data = jsonb_set(form_data, '{faultDescription}', '"None"')`,
      /shows form data with SHA-256 [0-9a-f]{16}; ledger says [0-9a-f]{16}$/,
    ],
    [
      'list of attachments',
      sql`update document set attachments = '[]'`,
      /shows attachments with SHA-256 [0-9a-f]{16} not shown; ledger says [0-9a-f]{16}$/,
    ],
    [
      'attachment',
      sql`update document set attachments = '["/api/uploads/photo-2"]'`,
      /shows attachments with SHA-256 missing, [0-9a-f]{16} not shown; ledger says [0-9a-f]{16}$/,
    ],
    [
      'photo behind its attachment',
      sql`update upload set content_hash = (select content_hash from upload where id = 'photo-2') where id = 'photo-1'`,
      /shows attachments with SHA-256 [0-9a-f]{16}; ledger says [0-9a-f]{16}$/,
    ],
    [
      'recipient',
      sql`update document set recipient_user_id = 'U-0004'`,
      /shows recipient SGT Navarro; ledger says SPC Whitaker$/,
    ],
    [
      'sender',
      sql`update document set sender_user_id = 'U-0005'`,
      /shows sender SPC Whitaker; ledger says SGT Navarro$/,
    ],
    ['item', sql`update document set item_id = 'P-0001'`, /shows item P-0001; ledger says P-0002$/],
    ['kind', sql`update document set subtype = 'DA5988E'`, /shows kind .*; ledger says /],
  ])('EVID-08 a document with another %s is named by number', async (_what, change, words) => {
    const id = await company.sendForm();
    await ledger.attack(change);
    const found = await ledger.messages();
    expect(found).toEqual([expect.stringMatching(words)]);
    expect(found[0]?.startsWith(`Document ${id} shows `)).toBe(true);
  });

  test('EVID-08 the bytes of an attachment changed in place are noticed', async () => {
    await company.sendForm();
    await expectFound(
      [sql`update upload_content set bytes = 'x' where bytes = 'bytes of photo-1'`],
      [/^Document D-\d+ shows attachments with SHA-256 [0-9a-f]{16}; ledger says [0-9a-f]{16}$/],
    );
    await ledger.attack(sql`update upload_content set bytes = 'bytes of photo-1' where bytes = 'x'`);
  });

  test('EVID-08 a deleted document is named by number', async () => {
    const id = await company.sendForm();
    await expectFound([sql`delete from document`], [`Document ${id} is missing; ledger has it as event #8`]);
  });
});

describe('inventories', () => {
  const close = (id: string) => company.do(NAVARRO, (work) => closeInventory(work, id, 'One is away'));

  test('open and closed ones agree with their events', async () => {
    const id = await company.openInventory();
    expect(await ledger.messages()).toEqual([]);
    await close(id);
    expect(await ledger.messages()).toEqual([]);
  });

  test('EVID-04 a closed inventory whose line was changed from not seen to seen is named', async () => {
    const id = await company.openInventory();
    await close(id);
    await expectFound(
      [
        sql`update sensitive_inventory_line set verification_id = (select max(id) from verification)
          where verification_id is null`,
      ],
      [
        `Inventory ${id} shows items seen without a verification: 1; ledger says 0`,
        `Inventory ${id} shows not seen: none; ledger says P-0001`,
        /^Inventory .* shows lines with SHA-256 [0-9a-f]{16}; ledger says [0-9a-f]{16}$/,
      ],
    );
  });

  test('EVID-04 a line changed to seen while the inventory was open is named, after it was closed too', async () => {
    const id = await company.openInventory();
    const words = `Inventory ${id} shows items seen without a verification: 1; ledger says 0`;
    await expectFound(
      [
        sql`update sensitive_inventory_line set verification_id = (select max(id) from verification)
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
      sql`delete from sensitive_inventory_line where verification_id is null`,
      /not seen: none; ledger says P-0001$/,
    ],
    [
      'holder of a line',
      sql`update sensitive_inventory_line set holder_user_id = null`,
      /lines with SHA-256 /,
    ],
    ['extra taken out', sql`delete from sensitive_inventory_extra`, /extras: none; ledger says X999$/],
    [
      'result of an extra',
      sql`update sensitive_inventory_extra set result = 'near-miss'`,
      /extras with SHA-256 /,
    ],
    [
      'counter',
      sql`update sensitive_inventory_counter set user_id = 'U-0005'`,
      /counters U-0005; ledger says U-0004$/,
    ],
    [
      'closing person',
      sql`update sensitive_inventory set closed_by_user_id = 'U-0005'`,
      /closed by SPC Whitaker; ledger says SGT Navarro$/,
    ],
    [
      'time',
      sql`update sensitive_inventory set opened_at = opened_at - interval '1 day'`,
      /opened 2026-11-20T06:04:18.000Z; ledger says 2026-11-21T06:04:18.000Z$/,
    ],
    ['scope', sql`update sensitive_inventory set unit_id = 'B'`, /unit B Co; ledger says none$/],
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
    await expectFound(
      [sql`update sensitive_inventory set closed_at = opened_at, closed_by_user_id = 'U-0005'`],
      [
        `Inventory ${id} shows closed by SPC Whitaker; ledger says nobody`,
        `Inventory ${id} shows closed 2026-11-21T06:04:18.000Z; ledger says none`,
      ],
    );
    await expectFound(
      [sql`delete from sensitive_inventory`],
      [/^Inventory I-\d+ is missing; ledger has it as event #8$/],
    );
  });
});

describe('maintenance', () => {
  test('what is opened, edited, moved and done agrees with its events', async () => {
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
    await expectFound([sql`update maintenance_item set ${change}`], [`Maintenance ${id} shows ${words}`]);
  });
});

describe('rows from before the upgrade', () => {
  /** As a version that wrote none of these with its event, at its end: its events name no state of a record. */
  beforeEach(async () => {
    await ledger.attack(
      sql`insert into transfer (id, item_id, from_user_id, to_user_id, status, requested_at, resolved_at) values
        ('T-8001', 'P-0001', 'U-0004', 'U-0005', 'Approved', '2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z'),
        ('T-8002', 'P-0002', 'U-0004', 'U-0005', 'Pending', '2026-11-20T06:00:00Z', null)`,
      sql`insert into maintenance_item (id, item_id, maintenance_type, status, priority, description, reported_by_user_id, reported_at) values
        ('M-8001', 'P-0001', 'corrective', 'cancelled', 'high', 'Bolt', 'U-0004', '2026-11-20T06:00:00Z'),
        ('M-8002', 'P-0002', 'corrective', 'in-progress', 'high', 'Bolt', 'U-0004', '2026-11-20T06:00:00Z')`,
      sql`insert into sensitive_inventory (id, title, opened_by_user_id, opened_at, closed_by_user_id, closed_at) values
        ('I-8001', 'October', 'U-0004', '2026-10-20T06:00:00Z', 'U-0004', '2026-10-21T06:00:00Z'),
        ('I-8002', 'November', 'U-0004', '2026-11-20T06:00:00Z', null, null)`,
      sql`insert into sensitive_inventory_counter values ('I-8001', 'U-0004'), ('I-8002', 'U-0004')`,
      sql`insert into sensitive_inventory_line (inventory_id, item_id, name, serial_number) values
        ('I-8001', 'P-0001', 'M4A1 CARBINE', 'W123'), ('I-8002', 'P-0002', 'M4A1 CARBINE', 'W124')`,
      sql`insert into document (id, type, title, sender_user_id, recipient_user_id, sent_at, form_data) values
        ('D-8001', 'Maintenance Form', 'DA 2404', 'U-0004', 'U-0005', '2026-11-20T06:00:00Z', '{"formFields": {}}')`,
    );
    await Promise.all([recordRowsFound(ledger.db, CLOCK()), recordRowsFound(ledger.db, CLOCK())]);
  });

  test('are recorded once, the open ones one by one, stay green, and go on', async () => {
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
      'The 1 transfers from before 21NOV2026 are not as they were found',
    ],
    [
      'an open transfer',
      sql`delete from transfer where id = 'T-8002'`,
      'Transfer T-8002 is missing; ledger has it as event #12',
    ],
    [
      'a finished maintenance',
      sql`update maintenance_item set status = 'completed' where id = 'M-8001'`,
      'The 1 maintenance entries from before 21NOV2026 are not as they were found',
    ],
    [
      'an open maintenance',
      sql`update maintenance_item set status = 'scheduled' where id = 'M-8002'`,
      'Maintenance M-8002 shows status scheduled; ledger says in-progress',
    ],
    [
      'a line of a closed inventory',
      sql`update sensitive_inventory_line set verification_id = 'V-1' where inventory_id = 'I-8001'`,
      'The 1 inventories from before 21NOV2026 are not as they were found',
    ],
    [
      'an open inventory',
      sql`update sensitive_inventory set title = 'December' where id = 'I-8002'`,
      'Inventory I-8002 shows title December; ledger says November',
    ],
    [
      'a document',
      sql`update document set form_data = '{"formFields": {"a": "b"}}' where id = 'D-8001'`,
      'The 1 documents from before 21NOV2026 are not as they were found',
    ],
  ])('EVID-08 %s changed is noticed', async (_what, change, words) => {
    await expectFound([change], [words]);
  });

  test('EVID-08 a transfer put in later is named, also after the next start', async () => {
    await ledger.attack(
      sql`insert into transfer (id, item_id, from_user_id, to_user_id, requested_at)
        values ('T-9001', 'P-0001', 'U-0004', 'U-0005', '2026-11-21T07:00:00Z')`,
    );
    await recordRowsFound(ledger.db, CLOCK());
    expect(await ledger.messages()).toEqual(['Transfer T-9001 has no event in the ledger']);
  });
});
