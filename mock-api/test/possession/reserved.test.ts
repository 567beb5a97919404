import { TEST_PASSWORD } from '../support/app';
import { type CounterCompany, MORNING, authorizedCompany } from './counter-fixture';

let t: CounterCompany;
beforeAll(async () => {
  t = await authorizedCompany();
});
beforeEach(() => t.clock.set(MORNING));

/** An item of the arms room that waits for the signature of whitaker, and the sentence that says so. */
async function reserved(mode: 'draw' | 'issue' = 'draw') {
  const id = await t.stocked();
  await t.ok('brandt', 'POST /api/counter/handovers', {
    body: await t.prepared({ items: [id], mode, confirmation: { method: 'own-session' } }),
  });
  return [
    id,
    `M4A1 Carbine ${(await t.readItem(id)).serial_number} waits for the signature of SPC Whitaker.`,
  ] as const;
}

test('CNTR-26 an item that waits for a signature is not offered, singly or with others, until that ended', async () => {
  const [id, words] = await reserved();
  const body = { propertyId: id, toUserId: t.ids.tanaka };
  expect(await t.refused('halloran', 'POST /api/transfers', { body })).toEqual([409, words]);
  const free = await t.stocked();
  const bulk = await t.ok('halloran', 'POST /api/property/bulk/transfers', {
    body: { ids: [id, free], toUserId: t.ids.tanaka },
  });
  expect(JSON.stringify(bulk)).toContain(words);
  t.clock.set(new Date(MORNING.getTime() + 15 * 60_000));
  expect((await t.send('halloran', 'POST /api/transfers', { body })).statusCode).toBe(201);
});

test('CNTR-26 an item that waits for a signature is not given to who asked for it', async () => {
  const [id, words] = await reserved('issue');
  const request = await t.ok('tanaka', 'POST /api/transfers/asks', {
    body: { serialNumber: (await t.readItem(id)).serial_number },
  });
  expect(
    await t.refused('halloran', 'POST /api/transfers/asks/:id/offer', {
      params: { id: request.id },
      body: {},
    }),
  ).toEqual([409, words]);
});

test('CNTR-26 an item that waits for a signature is not signed over, recalled or amended', async () => {
  const { id } = await t.createItem({ name: 'Radio' });
  await t.signDown(id, 'brandt');
  await t.ok('brandt', 'POST /api/counter/handovers', {
    body: await t.prepared({ items: [id], mode: 'issue', confirmation: { method: 'own-session' } }),
  });
  const { serial_number: serial } = await t.readItem(id);
  const refusal = [409, `Radio ${serial} waits for the signature of SPC Whitaker.`];
  const body = { propertyId: id, toUserId: t.ids.tanaka, signOver: true };
  expect(await t.refused('brandt', 'POST /api/transfers', { body })).toEqual(refusal);
  expect(await t.refused('halloran', 'POST /api/property/:id/recall', { params: { id } })).toEqual(refusal);
  expect(
    await t.refused('brandt', 'POST /api/amendments', {
      body: {
        reason: 'The plate says so.',
        report: true,
        lines: [{ itemId: id, field: 'lin', to: 'R97234' }],
      },
    }),
  ).toEqual(refusal);
});

test('CNTR-26 an amendment is not signed while its item waits for a signature', async () => {
  const id = await t.stocked();
  const proof = { password: TEST_PASSWORD };
  const amendment = await t.ok('brandt', 'POST /api/amendments', {
    body: { reason: 'The plate says so.', lines: [{ itemId: id, field: 'lin', to: 'R97234' }], proof },
  });
  await t.ok('brandt', 'POST /api/counter/handovers', {
    body: await t.prepared({ items: [id], confirmation: { method: 'own-session' } }),
  });
  const sign = { params: { id: amendment.id }, body: proof };
  expect((await t.refused('halloran', 'POST /api/amendments/:id/sign', sign))[1]).toContain(
    'waits for the signature of SPC Whitaker.',
  );
});
