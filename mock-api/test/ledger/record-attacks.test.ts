import { sql } from 'kysely';
import { recordRowsFound } from '../../src/ledger-check';
import { RECORDED } from '../../src/ledger-check/recorded';
import { verify } from '../../src/property';
import { Transactor } from '../../src/unit-of-work';
import { SealedLedger } from './sealed-ledger';
import { CLOCK } from './support';

const ledger = SealedLedger.forEachTest();
const WHITAKER = { id: 'U-0005', name: 'SPC Whitaker', role: 'Soldier', unitId: 'B' } as const;

let times = 0;
/** Whitaker verifies W123, which they hold, through the product. */
const verifyOnce = () =>
  new Transactor({ db: ledger.db, clock: { now: CLOCK } }).run(WHITAKER, (work) =>
    verify(work, 'P-0001', { verificationType: 'Serial number count', notes: `look ${(times += 1)}` }),
  );

/** Numbers of the verifications, lowest first. */
async function numbers(): Promise<string[]> {
  const rows = await ledger.db.selectFrom('verification').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

test('verifications through the product agree with their events', async () => {
  await verifyOnce();
  await verifyOnce();
  expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 10, findings: [] });
  const [last] = await ledger.db.selectFrom('verification').selectAll().orderBy('id', 'desc').execute();
  expect(last?.event_id).toMatch(/^evt_[0-9a-f]{16}$/);
});

test('EVID-03 INVT-28 verifications put into the table, with the id of no event or of another, are named one by one', async () => {
  await verifyOnce();
  await ledger.attack(
    sql`insert into verification (id, item_id, at, by_user_id, type, event_id)
      select 'V-9' || n, 'P-0002', now(), 'U-0004', 'sight', case n % 2 when 0 then 'evt_none' || n end
      from generate_series(100, 103) n`,
    // The id of an event that recorded no verification with a number.
    sql`insert into verification (id, item_id, at, by_user_id, type, event_id)
      select 'V-9104', 'P-0001', ts, 'U-0004', 'sight', event_id from ledger_event where event_type = 'VERIFICATION' and seq = 5`,
    sql`insert into verification (id, item_id, at, by_user_id, type, event_id)
      select 'V-9105', 'P-0001', ts, 'U-0004', 'sight', event_id from ledger_event where event_type = 'USER'`,
  );
  const found = await ledger.messages();
  expect(found.sort()).toEqual([
    'Item W123 shows 3 verifications; ledger says 1',
    'Item W124 shows 4 verifications; ledger says 0',
    ...[9100, 9101, 9102, 9103, 9104, 9105].map((n) => `Verification V-${n} has no event in the ledger`),
  ]);
});

test('EVID-03 at most 200 are named', async () => {
  await ledger.attack(
    sql`insert into verification (item_id, at, by_user_id, type)
      select 'P-0002', now(), 'U-0004', 'sight' from generate_series(1, 250)`,
  );
  const [item, ...found] = await ledger.messages();
  expect(item).toBe('Item W124 shows 250 verifications; ledger says 0');
  expect(found).toHaveLength(199);
  for (const message of found) expect(message).toMatch(/^Verification V-\d+ has no event in the ledger$/);
});

test('EVID-03 INVT-28 a deleted verification is named with its number and event, and so is its item', async () => {
  await verifyOnce();
  await verifyOnce();
  const [first] = await numbers();
  await ledger.attack(sql`delete from verification where id = ${first}`);
  expect((await ledger.verify()).findings).toEqual([
    {
      code: 'record-gone',
      message: `Verification ${first} is missing; ledger has it as event #8`,
      seq: 8,
      itemId: 'P-0001',
      record: { kind: 'Verification', id: first },
    },
    {
      code: 'item-differs',
      message: 'Item W123 shows 1 verification; ledger says 2',
      itemId: 'P-0001',
    },
  ]);
});

test('EVID-03 one deleted and one put in its place are both named', async () => {
  await verifyOnce();
  const [first] = await numbers();
  await ledger.attack(
    sql`insert into verification (id, item_id, at, by_user_id, type, event_id)
      select 'V-9001', item_id, at, by_user_id, type, 'evt_none' from verification`,
    sql`delete from verification where id = ${first}`,
  );
  expect(await ledger.messages()).toEqual([
    `Verification ${first} is missing; ledger has it as event #8`,
    'Verification V-9001 has no event in the ledger',
  ]);
});

test.each([
  ['who', sql`by_user_id = 'U-0004'`, 'SGT Navarro', 'SPC Whitaker'],
  ['the item', sql`item_id = 'P-0002'`, 'item P-0002', 'P-0001'],
  ['when', sql`at = at - interval '2 days'`, 'time 2026-11-19T06:04:18.000Z', '2026-11-21T06:04:18.000Z'],
  ['the type', sql`type = 'sight'`, 'type sight', 'Serial number count'],
  [
    'the check that it answers',
    sql`due_at = '2026-11-21T00:00:00Z'`,
    'check due 2026-11-21T00:00:00.000Z',
    'none',
  ],
  ['the inventory', sql`inventory_id = 'I-0001'`, 'inventory I-0001', 'none'],
  ['the notes', sql`notes = null`, 'notes none', /look \d+/],
])(
  'EVID-03 INVT-28 a verification with %s changed is named with both values',
  async (_what, change, shown, said) => {
    await verifyOnce();
    const [first] = await numbers();
    await ledger.attack(sql`update verification set ${change}`);
    const [message, ...more] = await ledger.messages();
    expect(more).toEqual(
      shown === 'item P-0002'
        ? ['Item W123 shows 0 verifications; ledger says 1', 'Item W124 shows 1 verification; ledger says 0']
        : [],
    );
    const start = `Verification ${first} shows ${shown}; ledger says `;
    expect(message?.slice(0, start.length)).toBe(start);
    expect(message?.slice(start.length)).toMatch(said);
  },
);

describe('rows from before the upgrade', () => {
  beforeEach(async () => {
    await ledger.attack(
      sql`insert into verification (item_id, at, by_user_id, type)
        select 'P-0002', '2026-11-20T06:00:00Z', 'U-0004', 'sight' from generate_series(1, 3)`,
    );
    // Two servers start at once.
    await Promise.all([recordRowsFound(ledger.db, CLOCK()), recordRowsFound(ledger.db, CLOCK())]);
  });

  test('are recorded once, as they are found, and stay green', async () => {
    await recordRowsFound(ledger.db, CLOCK());
    // The unit and the two people were recorded with them.
    expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 12, findings: [] });
    await verifyOnce();
    expect(await ledger.verify()).toMatchObject({ is_verified: true, size: 13, findings: [] });
  });

  test.each([
    [
      'changed',
      sql`update verification set by_user_id = 'U-0005' where id = (select min(id) from verification)`,
    ],
    ['deleted', sql`delete from verification where id = (select min(id) from verification)`],
    [
      'slipped in among them',
      sql`insert into verification (item_id, at, by_user_id, type) values ('P-0002', '2026-11-20T07:00:00Z', 'U-0004', 'x')`,
    ],
  ])('EVID-03 one of them %s is noticed', async (_what, statement) => {
    await ledger.attack(statement);
    expect(await ledger.messages()).toEqual([
      'The 3 verifications from before 21NOV2026 are not as they were found',
    ]);
  });

  test('EVID-03 one put in later is named, also after the next start', async () => {
    await ledger.attack(
      sql`insert into verification (id, item_id, at, by_user_id, type)
        values ('V-9001', 'P-0002', '2026-11-21T07:00:00Z', 'U-0004', 'sight')`,
    );
    await recordRowsFound(ledger.db, CLOCK());
    expect(await ledger.messages()).toEqual([
      'Item W124 shows 1 verification; ledger says 0',
      'Verification V-9001 has no event in the ledger',
    ]);
  });
});

test('EVID-03 once verifications come with events, no start takes others for rows from before', async () => {
  await verifyOnce();
  await ledger.attack(
    sql`insert into verification (id, item_id, at, by_user_id, type)
      values ('V-9001', 'P-0002', '2026-11-20T07:00:00Z', 'U-0004', 'sight')`,
  );
  await recordRowsFound(ledger.db, CLOCK());
  expect(await ledger.messages()).toEqual([
    'Item W124 shows 1 verification; ledger says 0',
    'Verification V-9001 has no event in the ledger',
  ]);
});

/** The outbox of webhooks repeats events for other programs and is emptied later: it is no record of property. */
const OUTBOX = 'webhook_delivery';

test('EVID-33 every table with a column event_id is compared with the ledger', async () => {
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = 'event_id' and table_name not like 'ledger\\_%'
    order by table_name`.execute(ledger.db);
  const tables = rows.map(({ table }) => table).filter((table) => table !== OUTBOX);
  expect(RECORDED.map(({ table }) => table).sort()).toEqual(tables);
});
