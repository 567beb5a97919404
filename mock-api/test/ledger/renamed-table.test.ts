import { sql } from 'kysely';
import { appendEventNow } from '../../src/ledger';
import { recordRowsFound } from '../../src/ledger-check';
import { hashFound } from '../../src/ledger-check/records/found';
import { inventories } from '../../src/ledger-check/records/inventories';
import { OPERATOR } from '../../src/people';
import { SealedLedger } from './sealed-ledger';
import { CLOCK } from './support';

const ledger = SealedLedger.forEachTest();

/** An inventory from before its events, which the ledger recorded as found while its table had its former name. */
beforeEach(async () => {
  await ledger.attack(
    sql`insert into inventory (id, title, opened_by_user_id, opened_at, closed_by_user_id, closed_at) values
      ('I-8001', 'October', 'U-0004', '2026-10-20T06:00:00Z', 'U-0004', '2026-10-21T06:00:00Z')`,
  );
  await ledger.db.transaction().execute(async (trx) => {
    const details = { table: 'sensitive_inventory', ...(await hashFound(trx, inventories, CLOCK())) };
    await appendEventNow(trx, { type: 'RECORDS FOUND', itemId: null, actor: OPERATOR, at: CLOCK(), details });
  });
});

test('EVID-55 inventories recorded as found under the former name of their table stay green, and once', async () => {
  await recordRowsFound(ledger.db, CLOCK());
  expect(await ledger.messages()).toEqual([]);
  const { rows } = await sql<{ said: number }>`select count(*)::int as said from ledger_event
    where event_type = 'RECORDS FOUND'`.execute(ledger.db);
  expect(rows).toEqual([{ said: 1 }]);
});

test('EVID-08 such an inventory, changed, is noticed', async () => {
  await recordRowsFound(ledger.db, CLOCK());
  await ledger.expectFound(
    [sql`update inventory set title = 'May' where id = 'I-8001'`],
    ['The inventory from before 21NOV2026 is not as it was found'],
  );
});
