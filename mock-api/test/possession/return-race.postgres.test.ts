import type { TemporaryAct } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { ledgerFindings } from '../support/ledger-findings';
import { type CounterCompany, PIN, authorizedCompany, eventsOf } from './counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});

const NEXT_WEEK = new Date(2026, 11, 5, 18).toISOString();

/** Waits until so many transactions of this database wait for a lock. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waits: number }>`select count(*)::int as waits from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(t.database.db);
    if ((rows[0]?.waits ?? 0) >= count) return;
  }
}

/** A temporary receipt of some radios, and the call with which whitaker signs a change of it at the counter. */
async function lent(count: number, act: TemporaryAct) {
  const items: string[] = [];
  for (let made = 0; made < count; made += 1) items.push(await t.stocked('Radio'));
  const dueAt = new Date(2026, 10, 28, 12).toISOString();
  const { id } = await t.handOver({ mode: 'temporary', items, recipientId: t.ids.whitaker, dueAt });
  const change = { sessionId: t.sessionId, ...(act === 'extend' && { dueAt: NEXT_WEEK }) };
  const params = { id };
  const shown = await t.ok('brandt', 'POST /api/temporary-receipts/:id/prepare', {
    params,
    body: { ...change, act },
  });
  const body = {
    ...change,
    challenge: shown.challenge ?? '',
    contentHash: shown.content_hash ?? '',
    confirmation: { method: 'pin-on-device' as const, pin: PIN },
  };
  const sign = () =>
    act === 'extend'
      ? t.send('brandt', 'POST /api/temporary-receipts/:id/extend', {
          params,
          body: { ...body, dueAt: NEXT_WEEK },
        })
      : t.send('brandt', 'POST /api/temporary-receipts/:id/convert', { params, body });
  return { id, items, sign };
}

/** The answers of a return that has the item first, and of a change that comes while it is taken back. */
const returnFirst = (itemId: string, sign: Awaited<ReturnType<typeof lent>>['sign']) =>
  t.database.db
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('property').select('id').where('id', '=', itemId).forUpdate().execute();
      const body = { sessionId: t.sessionId, itemId, typed: false };
      const returned = t.send('brandt', 'POST /api/counter/returns', { body });
      await waiting(1);
      const changed = sign();
      await waiting(2);
      return [returned, changed] as const;
    })
    .then((both) => Promise.all(both));

test('CNTR-41 a receipt whose only item is taken back while it is extended is closed', async () => {
  const { id, items, sign } = await lent(1, 'extend');
  const [itemId = ''] = items;
  const [returned, extended] = await returnFirst(itemId, sign);
  expect([returned.statusCode, extended.statusCode]).toEqual([201, 409]);
  expect(extended.json<{ message: string }>().message).toBe(`${id} is closed.`);
  expect(await eventsOf(t, itemId, 'TEMPORARY RECEIPT')).toEqual([]);
  expect(await ledgerFindings(t)).toEqual([]);
});

test('CNTR-41 a receipt of which one item is taken back while it is converted is shown again first', async () => {
  const { items, sign } = await lent(2, 'convert');
  const [first = '', second = ''] = items;
  const [returned, converted] = await returnFirst(first, sign);
  expect([returned.statusCode, converted.statusCode]).toEqual([201, 409]);
  expect(converted.json<{ message: string }>().message).toBe(
    'The list changed after it was shown. Show it again.',
  );
  for (const itemId of [first, second]) expect(await eventsOf(t, itemId, 'TEMPORARY RECEIPT')).toEqual([]);
  expect(await ledgerFindings(t)).toEqual([]);
});
