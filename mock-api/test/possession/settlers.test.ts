import type { NotificationDto } from '@hand-receipt/contracts';
import { addUser } from '../support/app';
import { ledgerFindings } from '../support/ledger-findings';
import { type CounterCompany, authorizedCompany } from './counter-fixture';

let t: CounterCompany;

beforeAll(async () => {
  t = await authorizedCompany();
});

const reason = 'I did not take it.';

/** The receipt of one item that brandt handed to whitaker, who disputes it. */
async function disputed(mode: 'draw' | 'issue'): Promise<{ id: string }> {
  const { id } = await t.handOver({ items: [await t.stocked()], mode });
  const params = { id };
  await t.ok('whitaker', 'POST /api/counter/handovers/:id/dispute', { params, body: { reason } });
  return params;
}

const settlersOf = async (params: { id: string }) => {
  const { settlers } = await t.ok('whitaker', 'GET /api/counter/handovers/:id', { params });
  return settlers?.map(({ name }) => name);
};

test('CNTR-28 a disputed receipt names who may settle it: neither its parties nor its operator', async () => {
  const params = await disputed('draw');
  expect(await settlersOf(params)).toEqual(['SPC Halloran']);
  const note = { note: 'It was on the rack.' };
  await t.ok('halloran', 'POST /api/counter/handovers/:id/settle', { params, body: note });
  expect(await settlersOf(params)).toBeUndefined();
});

test('CNTR-28 where the commander gave the item, nobody of the company settles; a leader above is named and told', async () => {
  const first = await disputed('issue');
  expect(await settlersOf(first)).toEqual([]);

  const { db } = t.database;
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '4-612 IN', kind: 'battalion' })
    .execute();
  await db.updateTable('units').set({ parent_id: 'BN' }).where('id', '=', 'B').execute();
  const reyes = { username: 'reyes', role: 'Commander', unit_id: 'BN', last_name: 'Reyes' } as const;
  await addUser(t.database, reyes);
  expect(await settlersOf(first)).toEqual(['SPC Reyes']);

  const second = await disputed('issue');
  const asReyes = await t.signIn('reyes');
  const notices = (await asReyes({ url: '/api/notifications' })).json<NotificationDto[]>();
  expect(notices.map(({ title, action }) => [title, action?.path])).toEqual([
    ['Receipt disputed', `/counter/receipts/${second.id}`],
  ]);
  const settle = { method: 'POST', url: `/api/counter/handovers/${first.id}/settle` } as const;
  expect((await asReyes({ ...settle, body: { note: 'Found.' } })).statusCode).toBe(200);
});

test('the ledger check passes after all of it', async () => {
  expect(await ledgerFindings(t)).toEqual([]);
});
