import type { VerificationDto } from '@hand-receipt/contracts';
import { toHex } from '@hand-receipt/ledger';
import { sql } from 'kysely';
import { recordLedgerKey } from '../../src/ledger';
import { recordRowsFound } from '../../src/ledger-check';
import { append, asOperator } from '../ledger/support';
import { Visitor } from '../ledger/visitor';

const ITEMS = 50;
const EVENTS = 500;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.open();
}, 120_000);
afterAll(() => visitor.close());

/** The items, transfers, maintenance and events of a version whose records name no event. */
async function addOldRecords(): Promise<void> {
  const { db, userId } = visitor;
  for (let n = 0; n < ITEMS; n += 1) await visitor.enter(`OLD${n}`);
  const { rows } = await sql<{ id: string }>`select id from property order by id`.execute(db);
  const ids = rows.map(({ id }) => id);
  for (let n = 0; n < EVENTS; n += 1) {
    await append(db, 'VERIFICATION', ids[n % ids.length] ?? null, { verificationType: 'sight' });
  }
  await asOperator(
    db,
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
  );
  await visitor.sealer.sealNow();
}

const readHashes = async () => {
  const rows = await visitor.db
    .selectFrom('ledger_event')
    .select(['seq', 'leaf_hash'])
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, leaf_hash: hash }) => `${seq} ${toHex(hash)}`);
};

test('EVID-55 an upgrade appends what was found, leaves every old hash, and a browser that remembers is green', async () => {
  await addOldRecords();
  const memory = await visitor.remember();
  const old = await readHashes();
  const { db, sealer } = visitor;
  const { clock } = visitor.api;
  await recordLedgerKey(db, sealer, clock.now());
  await recordRowsFound(db, clock.now());
  await sealer.sealNow();

  const hashes = await readHashes();
  expect(hashes.slice(0, old.length)).toEqual(old);
  const { rows } = await sql<{ type: string; count: number }>`
    select event_type as type, count(*)::int as count from ledger_event
    where seq >= ${old.length} group by event_type order by event_type collate "C"`.execute(db);
  expect(rows).toEqual([
    { type: 'LEDGER KEY', count: 1 },
    { type: 'MAINTENANCE', count: 10 },
    { type: 'RECORDS FOUND', count: 3 },
    { type: 'TRANSFER REQUESTED', count: 20 },
    { type: 'UNIT', count: 1 },
    { type: 'USER', count: 2 },
  ]);
  expect(await visitor.look(memory)).toMatchObject({ verified: true, findings: [] });
  const server = await visitor.send({ url: '/api/verification/database' });
  expect(server.json<VerificationDto>()).toMatchObject({ is_verified: true, findings: [] });

  await recordRowsFound(db, clock.now());
  expect(await readHashes()).toEqual(hashes);
});
