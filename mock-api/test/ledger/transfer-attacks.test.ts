import { sql } from 'kysely';
import { approve } from '../../src/property/custody/approve';
import { cancel } from '../../src/property/custody/cancel';
import { recall } from '../../src/property/custody/recall';
import { reject } from '../../src/property/custody/reject';
import { ActingCompany, NAVARRO, WHITAKER } from './acting-company';
import { SealedLedger } from './sealed-ledger';

const ledger = SealedLedger.forEachTest();
const company = new ActingCompany(() => ledger.db);
beforeEach(() => company.prepare());

test('open, approved, rejected, cancelled and superseded transfers agree with their events', async () => {
  await company.offer();
  expect(await ledger.messages()).toEqual([]);
  const [open] = await ledger.db.selectFrom('transfer').selectAll().execute();
  await company.do(WHITAKER, (work) => approve(work, open?.id ?? ''));
  const { transferId: recalled } = await company.do(NAVARRO, (work) => recall(work, 'P-0001'));
  await company.do(NAVARRO, (work) => cancel(work, recalled));
  const { transferId: again } = await company.do(NAVARRO, (work) =>
    recall(work, 'P-0002', { notes: 'Needed' }),
  );
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
  ['kind', sql`is_recall = true`, ['recall true; ledger says false']],
])('EVID-08 an open transfer with another %s is named by number', async (_what, change, words) => {
  const id = await company.offer();
  await ledger.expectFound(
    [sql`update transfer set ${change}`],
    words.map((text) => `Transfer ${id} shows ${text}`),
  );
});

test('EVID-08 an open transfer with another item is named by number, with the item that its recipient sees for it', async () => {
  const id = await company.offer();
  await ledger.expectFound(
    [sql`update transfer set item_id = 'P-0001'`],
    [
      `Transfer ${id} shows item P-0001; ledger says P-0002`,
      'Item W124 shows in lists of SPC Whitaker the item; ledger says nothing',
    ],
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
  await ledger.expectFound([sql`update transfer set ${change}`], [`Transfer ${id} shows ${words}`]);
});

test('EVID-08 a deleted open transfer is named by number', async () => {
  const id = await company.offer();
  await ledger.expectFound(
    [sql`delete from transfer`],
    [`Transfer ${id} is missing; ledger has it as event #8`],
  );
});

test('EVID-08 a finished transfer that is deleted, and one put in, are named by number', async () => {
  const id = await company.offer();
  await company.do(NAVARRO, (work) => cancel(work, id));
  await ledger.expectFound(
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
  await ledger.expectFound(
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
