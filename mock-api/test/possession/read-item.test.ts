import type { CounterReadDto } from '@hand-receipt/contracts';
import { LOST } from '../support/loss-facts';
import { type CounterCompany, authorizedCompany } from './counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});

/** What an item is read as before a person is. */
const read = async (itemId: string, mode?: CounterReadDto['mode']) => {
  const { serial_number: code } = await t.readItem(itemId);
  const body = { sessionId: t.sessionId, code, ...(mode && { mode }) };
  const { kind, item, refusal } = await t.ok('brandt', 'POST /api/counter/read', { body });
  expect([kind, item?.id]).toEqual(['item', itemId]);
  return refusal?.replace(code, '{serial}') ?? null;
};

test('CNTR-03 an item that nobody can be handed is refused before a person is read, in the words of the list', async () => {
  const [fits, drawn, lost] = [await t.stocked(), await t.stocked(), await t.stocked()];
  const unstocked = (await t.createItem({ name: 'Tent' })).id;
  await t.handOver({ items: [drawn] });
  await t.ok('halloran', 'PATCH /api/property/:id/status', { params: { id: lost }, body: LOST });

  expect(await read(fits, 'draw')).toBeNull();
  expect(await read(unstocked, 'issue')).toBeNull();
  expect(await read(drawn, 'draw')).toBe(
    'M4A1 Carbine {serial} is out with SPC Whitaker since 21NOV2026 0900.',
  );
  expect(await read(lost, 'issue')).toMatch(/^M4A1 Carbine \{serial\} is reported lost/);
  expect(await read(unstocked, 'draw')).toBe('Tent {serial} is not kept at Arms Room.');
  // What is out is what a return wants.
  expect(await read(drawn)).toBeNull();
});

test('an item that is only of another person is read without a refusal: that depends on the recipient', async () => {
  const rifle = await t.stocked();
  await t.ok('brandt', 'PUT /api/counters/:id/authorizations', {
    params: { id: t.counterId },
    body: { entries: [{ itemId: rifle, userId: t.ids.tanaka }] },
  });
  expect(await read(rifle, 'draw')).toBeNull();
});
