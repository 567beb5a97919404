import type { PersonClearanceDto } from '@hand-receipt/contracts';
import { sql } from 'kysely';
import { LOST } from '../support/loss-facts';
import { type Clearing, LEAVES, PROOF, openSteps, refusal, clearingCompany } from './clearing-fixture';

let t: Clearing;
beforeAll(async () => {
  t = await clearingCompany();
});
beforeEach(() => t.newPeople());

test('SUCC-40 an open loss case holds up the clearance and the deactivation of who was responsible, also without the item', async () => {
  const item = await t.held('whitaker');
  const lost = await t.as.halloran({ method: 'PATCH', url: `/api/property/${item}/status`, body: LOST });
  expect(lost.statusCode).toBe(200);
  // As an import or a correction of the book leaves it: nobody holds the item, and the case goes on.
  await t.database.db.deleteFrom('custody_link').where('item_id', '=', item).execute();
  await sql`update property set assigned_to_user_id = null where id = ${item}`.execute(t.database.db);
  expect((await t.post(t.as.brandt, 'whitaker', '', LEAVES)).statusCode).toBe(201);
  const page = await t.read('whitaker');
  expect(openSteps(page)).toContain('lost');
  const [lossCase] = (await t.as.halloran({ url: `/api/loss-cases?item=${item}` })).json<{ id: string }[]>();
  expect(page.steps.find(({ key }) => key === 'lost')).toMatchObject({
    title: '1 open loss case',
    count: 1,
    entries: [
      { name: `Loss case ${lossCase?.id}`, serial_number: null, path: `/loss-cases/${lossCase?.id}` },
    ],
  });
  expect(refusal(await t.deactivate('whitaker'))).toEqual([
    409,
    'SPC Whitaker is not cleared: has 1 open loss case. Clear them first, or ask the Commander to override.',
  ]);
});

test('SUCC-41 an item that is signed for at the moment of the signature is not overlooked', async () => {
  for (let round = 0; round < 6; round += 1) {
    await t.post(t.as.brandt, 'whitaker', '', LEAVES);
    await t.post(t.as.brandt, 'whitaker', '/steps', { key: 'hand-1', done: true });
    const { id } = await t.createItem();
    const offer = await t.offer('halloran', id, 'whitaker');
    // The open offer itself keeps it from being signed, so it is ended and made by SQL in the same moment.
    await t.as.halloran({ method: 'POST', url: `/api/transfers/${offer.id}/cancel` });
    const [, signed] = await Promise.all([
      t.database.db
        .insertInto('custody_link')
        .values({ item_id: id, position: 2, user_id: t.ids.whitaker, since: new Date() })
        .execute(),
      t.post(t.as.brandt, 'whitaker', '/sign', PROOF),
    ]);
    expect([200, 409]).toContain(signed.statusCode);
    expect((await t.read('whitaker')).clearance?.state).toBe('open');
    await t.database.db
      .deleteFrom('custody_link')
      .where('item_id', '=', id)
      .where('user_id', '=', t.ids.whitaker)
      .execute();
    expect((await t.post(t.as.brandt, 'whitaker', '/cancel')).statusCode).toBe(200);
  }
});

test('SUCC-41 a clearance that is opened and signed while its person signs for an item is not signed', async () => {
  const { id } = await t.createItem();
  const clearing = async () => {
    await t.post(t.as.brandt, 'whitaker', '', LEAVES);
    await t.post(t.as.brandt, 'whitaker', '/steps', { key: 'hand-1', done: true });
    return t.post(t.as.brandt, 'whitaker', '/sign', PROOF);
  };
  let signed: ReturnType<typeof clearing> | undefined;
  await t.database.db.transaction().execute(async (trx) => {
    const link = { item_id: id, position: 2, user_id: t.ids.whitaker, since: new Date() };
    await trx.insertInto('custody_link').values(link).execute();
    signed = clearing();
    // It waits until this is committed, on the embedded database for its one connection.
    await Promise.race([signed, new Promise((resolve) => setTimeout(resolve, 3000))]);
  });
  expect((await signed)?.statusCode).toBe(409);
  expect((await t.read('whitaker')).clearance).toMatchObject({ state: 'open' });
});

test('SUCC-41 open shortages, inventories, changes of command and forms hold it up, as their count alone for others', async () => {
  const { db } = t.database;
  const { id } = await t.createItem();
  await db
    .insertInto('component_shortage')
    .values({
      item_id: id,
      name: 'Magazine',
      quantity: 2,
      since: new Date(),
      accountable_user_id: t.ids.whitaker,
      state: 'open',
      event_id: 'none-1',
    })
    .execute();
  await db
    .insertInto('inventory')
    .values({ title: 'Own count', opened_by_user_id: t.ids.whitaker, opened_at: new Date() })
    .execute();
  await db
    .insertInto('connections')
    .values({ user_id: t.ids.petrov, other_user_id: t.ids.whitaker, status: 'accepted' })
    .execute();
  const form = await t.as.petrov({
    method: 'POST',
    url: '/api/documents/maintenance-form',
    body: {
      propertyId: await t.held('petrov'),
      recipientUserId: t.ids.whitaker,
      formType: 'DA5988E',
      description: 'Coolant low',
      faultDescription: null,
      attachments: [],
    },
  });
  expect([form.statusCode, form.body]).toEqual([201, form.body]);
  const opened = await t.as.halloran({
    method: 'POST',
    url: '/api/successions',
    body: {
      kind: 'primary',
      fromUserId: t.ids.halloran,
      toUserId: t.ids.whitaker,
      startsOn: new Date().toISOString().slice(0, 10),
      reason: 'Orders',
    },
  });
  expect([opened.statusCode, opened.body]).toEqual([201, opened.body]);
  const open = await t.read('whitaker');
  expect(openSteps(open)).toEqual(['shortages', 'inventories', 'successions', 'forms']);
  // A form is between its parties: a leader learns how many, the person which.
  const formsOf = ({ steps }: PersonClearanceDto) => steps.find(({ key }) => key === 'forms')!;
  expect(formsOf(open)).toMatchObject({ count: 1, entries: [] });
  expect(formsOf(await t.read('whitaker', t.as.whitaker)).entries).toHaveLength(1);
  expect(open.steps.find(({ key }) => key === 'shortages')).toMatchObject({
    title: '1 shortage charged to them',
    entries: [{ name: '2 short: Magazine', path: `/property-book/${id}` }],
  });
});

test('SUCC-41 of two clearances that were opened at the same moment the newer one counts', async () => {
  t = await clearingCompany();
  t.clock.set(new Date(2026, 10, 21, 9, 0));
  // Numbers grow past their four digits.
  await sql`select setval('clearance_number', 9998)`.execute(t.database.db);
  await t.clear('whitaker');
  expect((await t.post(t.as.brandt, 'whitaker', '/cancel')).statusCode).toBe(200);
  await t.clear('whitaker');
  expect((await t.read('whitaker')).clearance).toMatchObject({ id: 'PC-10000', state: 'cleared' });
  const id = await t.held('whitaker');
  expect(await t.readItem(id)).toMatchObject({ assigned_to_user_id: t.ids.whitaker });
  expect((await t.read('whitaker')).clearance).toMatchObject({ id: 'PC-10000', state: 'open' });
  expect((await t.deactivate('whitaker')).statusCode).toBe(409);
  const rows = await t.database.db.selectFrom('clearance').select(['id', 'state']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'PC-10000', state: 'open' },
    { id: 'PC-9999', state: 'cancelled' },
  ]);
});

test('the check of the ledger names a signature that SQL wrote', async () => {
  t = await clearingCompany();
  await t.post(t.as.brandt, 'whitaker', '', LEAVES);
  await t.database.db
    .updateTable('clearance')
    .set({ signed_by: t.ids.brandt, signed_at: new Date('2026-11-21T06:00:00Z') })
    .where('id', '=', 'PC-0001')
    .execute();
  expect(await t.findings()).toEqual([
    expect.stringMatching(/^Clearance PC-0001 shows signed by SPC Brandt/),
    'Clearance PC-0001 shows signed 2026-11-21T06:00:00.000Z; ledger says none',
  ]);
});
