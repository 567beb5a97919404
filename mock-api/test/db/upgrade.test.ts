import type { VerificationDto } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { recordLedgerKey } from '../../src/ledger';
import { recordItemsFound, recordRowsFound } from '../../src/ledger-check';
import { append, asOperator } from '../ledger/support';
import { Visitor } from '../ledger/visitor';

const ITEMS = 50;
const EVENTS = 500;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.open(addOldRecords);
}, 120_000);
afterAll(() => visitor.close());

/** The items, transfers, maintenance and events of a version whose records name no event, and events no fields. */
async function addOldRecords({ db, userId }: Visitor): Promise<void> {
  await asOperator(
    db,
    sql`insert into property (id, serial_number, name, category, unit_id, created_at, assigned_to_user_id, unit_price)
      select 'P-9' || n, 'OLD' || n, 'M4A1 CARBINE', 'weapons', 'B', '2026-11-20T06:00:00Z', ${userId}, 700
      from generate_series(100, ${99 + ITEMS}) n`,
    sql`insert into custody_link (item_id, position, user_id, since)
      select id, position, case position when 1 then ${userId} end, created_at
      from property, generate_series(0, 1) position`,
    sql`insert into users (id, username, email, password_hash, first_name, last_name, rank, unit_id, status)
      values ('U-0900', 'old', 'old@unit.test', '-', 'O', 'Old', 'SPC', 'B', 'Active')`,
    sql`insert into verification (item_id, at, by_user_id, type)
      select id, '2026-11-20T06:00:00Z', ${userId}, 'sight' from property`,
    sql`insert into transfer (id, item_id, from_user_id, to_user_id, status, requested_at)
      select 'T-9' || id, id, ${userId}, 'U-0900', 'Pending', '2026-11-20T06:00:00Z'
      from property order by id limit 20`,
    sql`insert into maintenance_item (id, item_id, maintenance_type, status, priority, description, reported_by_user_id, reported_at)
      select 'M-9' || id, id, 'corrective', 'in-progress', 'high', 'Bolt', ${userId}, '2026-11-20T06:00:00Z'
      from property order by id desc limit 10`,
    // As the upgrade fills the copy that lists are read from.
    sql`select refresh_visible_items(array(select id from property))`,
  );
  const items = await db.selectFrom('property').select(['id', 'serial_number']).orderBy('id').execute();
  for (const { id, serial_number: serialNumber } of items) {
    const entered = { holderId: userId, name: 'M4A1 CARBINE', serialNumber, status: 'Operational' };
    await append(db, 'ITEM CREATED', id, { ...entered, components: [] });
  }
  for (let n = 0; n < EVENTS; n += 1) {
    await append(db, 'VERIFICATION', items[n % ITEMS]?.id ?? null, { verificationType: 'sight' });
  }
}

const readHashes = async () => {
  const rows = await visitor.db
    .selectFrom('ledger_event')
    .select(['seq', 'leaf_hash'])
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, leaf_hash: hash }) => `${seq} ${toHex(hash)}`);
};

const check = async () => {
  const response = await visitor.send({ url: '/api/verification/database' });
  const { findings } = response.json<VerificationDto>();
  return findings.map(({ message }) => message);
};

/** Starts the upgraded server: what it records then, and in the background what `batches` allow. */
async function upgrade(batches = Infinity): Promise<void> {
  const { db, sealer, api } = visitor;
  await recordLedgerKey(db, sealer, api.clock.now());
  await recordRowsFound(db, api.clock.now());
  let left = batches;
  await recordItemsFound(db, api.clock, () => left-- <= 0);
  await sealer.sealNow();
}

test('EVID-55 an upgrade appends what was found, leaves every old hash, and a browser that remembers is green', async () => {
  const memory = await visitor.remember();
  const old = await readHashes();
  const { db, api } = visitor;
  // Interrupted in the middle; then two servers start at once.
  await upgrade(1);
  await Promise.all([upgrade(), recordItemsFound(db, api.clock)]);
  await visitor.sealer.sealNow();

  const hashes = await readHashes();
  expect(hashes.slice(0, old.length)).toEqual(old);
  const { rows } = await sql<{ type: string; count: number }>`
    select event_type as type, count(*)::int as count from ledger_event
    where seq >= ${old.length} group by event_type order by event_type collate "C"`.execute(db);
  expect(rows).toEqual([
    { type: 'ITEM UPDATED', count: ITEMS + 3 },
    { type: 'LEDGER KEY', count: 1 },
    { type: 'MAINTENANCE', count: 10 },
    { type: 'RECORDS FOUND', count: 4 },
    { type: 'TRANSFER REQUESTED', count: 20 },
    { type: 'UNIT', count: 1 },
    { type: 'USER', count: 2 },
  ]);
  expect(await visitor.look(memory)).toMatchObject({ verified: true, findings: [] });
  expect(await check()).toEqual([]);

  await upgrade();
  expect(await readHashes()).toEqual(hashes);

  await asOperator(db, sql`update property set unit_price = 7 where id = 'P-9100'`);
  expect(await check()).toEqual(['Item OLD100 shows price 7.00; ledger says 700.00']);
});

test('EVID-55 a ledger whose items were all entered with their fields records none as found', async () => {
  const other = await Visitor.open();
  await recordItemsFound(other.db, other.api.clock);
  const { size } = await other.db.selectFrom('ledger_head').select('size').executeTakeFirstOrThrow();
  expect(size).toBe(5);
  await other.close();
});
