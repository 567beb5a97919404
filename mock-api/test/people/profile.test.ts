import type { PersonalDataDto, ProfileDto } from '@hand-receipt/contracts';
import { localDay, startOfDay } from '../../src/kernel/local-day';
import { testCompany, type Company, type Username } from '../custody/company';
import { TEST_PASSWORD } from '../support/app';
import { call } from './people-fixture';
import { LOST } from '../support/loss-facts';

let t: Company;
let item: { rifle: string; truck: string; optic: string };
const inDays = (days: number) => localDay(startOfDay(new Date(), days));

/** What Whitaker is signed for: a rifle and a truck that they hold, an optic that they signed down. */
beforeAll(async () => {
  t = await testCompany();
  const [rifle, truck, optic] = [
    await t.createItem(),
    await t.createItem({ name: 'HMMWV M1151', category: 'vehicles' }),
    await t.createItem({ name: 'M68 CCO', category: 'optics' }),
  ];
  for (const { id } of [rifle, truck, optic]) await t.signDown(id, 'whitaker');
  await t.decide('tanaka', (await t.offer('whitaker', optic.id, 'tanaka')).id, 'Approved');
  await t.decide('tanaka', (await t.offer('whitaker', truck.id, 'tanaka')).id, 'Rejected');
  item = { rifle: rifle.id, truck: truck.id, optic: optic.id };
});

const profile = async (who: Username) => (await call<ProfileDto>(t.as[who], 'GET', '/api/profile')).json;

test('figures follow the person’s own records', async () => {
  const { db } = t.database;
  await db.updateTable('property').set({ unit_price: '1200.50' }).where('id', '=', item.truck).execute();
  const before = await profile('whitaker');
  expect(before.user.equipmentSummary).toEqual({
    vehicles: 1,
    weapons: 1,
    communications: 0,
    opticalSystems: 1,
    sensitiveItems: 1,
  });
  expect(before).toMatchObject({ phone: null, lastInventory: null, verifiedPercent: 0 });
  expect(before.metrics).toMatchObject({
    transfersCompleted: 4,
    transfersApprovedPercent: 50,
    accountabilityPercent: 100,
    readinessPercent: 100,
    verificationsDone: 0,
    itemsHeld: 2,
    itemsSignedDown: 1,
    valueManaged: 1200.5,
  });

  await call(t.as.whitaker, 'POST', `/api/property/${item.rifle}/verify`, { verificationType: 'manual' });
  await call(t.as.whitaker, 'PATCH', `/api/property/${item.truck}/status`, LOST);
  const after = await profile('whitaker');
  expect(after.verifiedPercent).toBe(100);
  expect(Date.now() - Date.parse(after.lastInventory ?? '')).toBeLessThan(600_000);
  expect(after.metrics).toMatchObject({
    verificationsDone: 1,
    accountabilityPercent: 67,
    readinessPercent: 67,
  });
});

test('a person with nothing has no percentage of nothing', async () => {
  const { metrics, verifiedPercent } = await profile('voss');
  expect(verifiedPercent).toBeNull();
  expect(metrics).toEqual({
    transfersCompleted: 0,
    transfersApprovedPercent: null,
    accountabilityPercent: null,
    readinessPercent: null,
    checksInTimePercent: null,
    verificationsDone: 0,
    itemsHeld: 0,
    itemsSignedDown: 0,
    valueManaged: 0,
  });
});

test('upcoming events come from schedules, maintenance and calibration, with a date each, soonest first', async () => {
  const { db } = t.database;
  const work = { maintenance_type: 'scheduled', priority: 'medium', description: 'Annual gauge' } as const;
  for (const [scheduled_date, status] of [
    [inDays(15), 'scheduled'],
    [inDays(16), 'completed'],
    [inDays(-1), 'scheduled'],
  ] as const) {
    await db
      .insertInto('maintenance_item')
      .values({
        ...work,
        status,
        scheduled_date,
        item_id: item.truck,
        reported_by_user_id: t.ids.halloran,
        reported_at: new Date(),
        assigned_to: null,
        estimated_completion_time: null,
        completed_at: null,
        notes: null,
      })
      .execute();
  }
  const calibration = {
    lastCalibrationDate: inDays(-30),
    nextCalibrationDueDate: inDays(37),
    calibrationIntervalDays: 67,
    status: 'current',
    notes: null,
    history: [],
  };
  await db
    .updateTable('property')
    .set({ requires_calibration: true, calibration_info: JSON.stringify(calibration) })
    .where('id', '=', item.optic)
    .execute();

  const { upcomingEvents, user } = await profile('whitaker');
  expect(upcomingEvents.map(({ title, daysAway }) => [title.split(' W9')[0], daysAway])).toEqual([
    ['Sensitive item check: weapons (1)', expect.any(Number)],
    ['Maintenance: HMMWV M1151', 15],
    ['Calibration: M68 CCO', 37],
  ]);
  expect(upcomingEvents[0]?.daysAway).toBeLessThanOrEqual(1);
  expect(upcomingEvents.map(({ date }) => date).slice(1)).toEqual([inDays(15), inDays(37)]);
  expect(user.upcomingEvents).toEqual(upcomingEvents.map(({ title, date }) => ({ title, date })));
});

test('a person changes their e-mail address and phone number, within the rules of the form', async () => {
  const put = (body: object) =>
    call<ProfileDto & { fields?: object }>(t.as.petrov, 'PUT', '/api/profile', body);
  const changed = await put({ email: 'a.petrov@example.mil', phone: '(555) 010-0200' });
  expect(changed.json).toMatchObject({ phone: '(555) 010-0200', user: { email: 'a.petrov@example.mil' } });
  expect((await put({ phone: null })).json.phone).toBeNull();
  expect((await put({ email: 'no', phone: '555' })).json.fields).toEqual({
    email: 'email must be a valid email address',
    phone: 'phone must have at least 10 characters',
  });
  expect((await put({})).status).toBe(400);
  expect((await profile('petrov')).user.email).toBe('a.petrov@example.mil');
});

test('the export is a file with everything of the person, nothing of anybody else, and no secret', async () => {
  await call(t.as.tanaka, 'POST', '/api/tokens', { name: 'Scanner' });
  const answer = await t.as.tanaka({ url: '/api/profile/export' });
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="hand-receipt-${t.ids.tanaka}-${localDay(new Date())}.json"`,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  const data = answer.json<PersonalDataDto>();
  expect(data.account).toMatchObject({ username: 'tanaka', email: 'tanaka@example.mil' });
  expect(data.items.map(({ id }) => id)).toEqual([item.optic]);
  expect(data.transfers).toHaveLength(2);
  expect(data.tokens).toEqual([expect.objectContaining({ name: 'Scanner' })]);
  expect(data.ledgerEvents.map(({ type }) => type)).toEqual(['TRANSFER APPROVED', 'TRANSFER REJECTED']);
  expect(data.notifications).toHaveLength(2);
  expect(data.sessions).toHaveLength(1);
  expect([data.successions, data.clearances, data.papers]).toEqual([[], [], []]);
  expect(answer.body).not.toMatch(/argon2|token_hash|password_hash|hr_[\w-]{40}/);
  expect(answer.body).not.toContain('halloran@example.mil');
});

test('PROF-11 the export has what the person asked for, signed and answers for', async () => {
  const { id, serial_number: serial } = await t.createItem();
  await t.signDown(id, 'voss');
  await call(t.as.halloran, 'POST', `/api/property/${id}/components`, { name: 'Magazine', quantity: 7 });
  const { components, version } = await t.readItem(id);
  const counts = [{ componentId: components[0]?.id, onHand: 5, damaged: 0 }];
  await t.as.voss({
    method: 'PUT',
    url: `/api/property/${id}/component-counts`,
    body: { counts, version },
  });
  await call(t.as.tanaka, 'POST', '/api/transfers/asks', { serialNumber: serial });
  await call(t.as.brandt, 'POST', '/api/amendments', {
    reason: 'The plate reads another number.',
    lines: [{ itemId: id, field: 'name', to: 'M4 Carbine' }],
    proof: { password: TEST_PASSWORD },
  });
  const exported = async (who: Username) =>
    (await call<PersonalDataDto>(t.as[who], 'GET', '/api/profile/export')).json;

  const ofVoss = await exported('voss');
  expect(ofVoss.shortages).toMatchObject([
    { serialNumber: serial, name: 'Magazine', quantity: 2, state: 'open' },
  ]);
  expect([ofVoss.transferRequests, ofVoss.signatures]).toEqual([[], []]);
  const ofTanaka = await exported('tanaka');
  expect(ofTanaka.transferRequests).toMatchObject([{ serialNumber: serial, status: 'Sent' }]);
  expect(ofTanaka.shortages).toEqual([]);
  expect((await exported('brandt')).signatures).toMatchObject([
    { subjectKind: 'amendment', part: 'proposed', method: 'own-session' },
  ]);
});

test('RULE-10 a phone number is trimmed and has a digit; blanks alone are refused', async () => {
  const put = (phone: string | null) => call<ProfileDto>(t.as.whitaker, 'PUT', '/api/profile', { phone });
  expect((await put('  555-0100-999 ')).json.phone).toBe('555-0100-999');
  for (const wrong of [' '.repeat(10), '  555   ', '', '(((((-----)))))']) {
    expect([wrong, (await put(wrong)).status]).toEqual([wrong, 400]);
  }
  expect((await profile('whitaker')).phone).toBe('555-0100-999');
  expect((await put(null)).json.phone).toBeNull();
});
