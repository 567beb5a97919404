import { type Changing, OPENED, START, changingCompany, daysAfter } from './changing';

let company: Changing;
beforeAll(async () => {
  company = await changingCompany();
});

test('SUCC-18 a draft proposes its sections smallest first', async () => {
  await company.signedDownTo('petrov', 3);
  await company.signedDownTo('voss', 1);
  await company.held(2);
  const opened = await company.open();

  expect(opened.status).toBe(201);
  expect(opened.json).toMatchObject({ id: 'SC-0001', state: 'draft', my_part: 'outgoing', roles_pass: true });
  expect(opened.json.sections.map(({ title, items, included }) => [title, items, included])).toEqual([
    ['SPC Voss', 1, true],
    ['Held by SPC Halloran', 2, true],
    ['SPC Petrov', 3, true],
  ]);
});

test('a second one of the same person is refused by its number', async () => {
  const { status, json } = await company.open();

  expect([status, json.message]).toEqual([409, 'SC-0001, from SPC Halloran to CPT Osei, is not finished.']);
});

test('a person cannot succeed themselves, nor can somebody without an account', async () => {
  const own = await company.send('brandt', 'POST', '/api/successions', {
    ...OPENED(company),
    toUserId: company.ids.halloran,
  });
  const pending = await company.send('brandt', 'POST', '/api/successions', {
    ...OPENED(company),
    toUserId: company.pendingId,
  });

  expect([own.status, own.json.message]).toEqual([
    400,
    'Choose another person: SPC Halloran cannot succeed themselves.',
  ]);
  expect([pending.status, pending.json.message]).toEqual([
    400,
    'SPC Delgado has no active account of this company to sign with.',
  ]);
});

test('SUCC-46 people outside get 404, and sub-hand receipt holders until the plan is published', async () => {
  const answers = await Promise.all(
    (['osei', 'brandt', 'petrov', 'whitaker', 'stranger'] as const).map(
      async (who) => (await company.send(who, 'GET', '/api/successions/SC-0001')).status,
    ),
  );

  expect(answers).toEqual([200, 200, 404, 404, 404]);
});

test('it is cancelled with a reason, and then another may be opened', async () => {
  const cancel = (who: 'brandt' | 'halloran', reason: string) =>
    company.send(who, 'POST', '/api/successions/SC-0001/cancel', { reason });

  expect((await cancel('brandt', 'Orders rescinded')).status).toBe(403);
  expect((await cancel('halloran', '  ')).json.message).toBe('Reason is required');
  const ended = await cancel('halloran', 'Orders rescinded');
  expect(ended.json).toMatchObject({ state: 'cancelled', cancel_reason: 'Orders rescinded' });
  expect((await company.open()).json.id).toBe('SC-0002');
  const list = await company.send<{ id: string }[]>('osei', 'GET', '/api/successions?scope=ended');
  expect(list.json.map(({ id }) => id)).toEqual(['SC-0001']);
});

test('the due date follows from the days that the unit has set', async () => {
  expect((await company.send('halloran', 'GET', '/api/successions/SC-0002')).json.due_on).toBe(
    daysAfter(START, 30),
  );
  await company.send('halloran', 'POST', '/api/successions/SC-0002/cancel', { reason: 'Opened anew' });
  await company.send('halloran', 'PUT', '/api/unit-settings', {
    unitId: 'B',
    key: 'succession.days',
    value: 10,
    version: 0,
  });
  expect((await company.open()).json.due_on).toBe(daysAfter(START, 10));
});

test('the first day is neither long ago nor far ahead, and a section is counted between it and the due date', async () => {
  await company.send('halloran', 'POST', '/api/successions/SC-0003/cancel', { reason: 'Opened again' });
  const refused = [
    await company.open({ startsOn: '2020-01-01' }),
    await company.open({ startsOn: '2099-01-01' }),
  ];
  expect(refused.map(({ status, json }) => [status, json.message.slice(0, 16), json.fields])).toEqual(
    refused.map(({ json }) => [400, 'The first day is', { startsOn: json.message }]),
  );
  const { json } = await company.open();
  const path = `/api/successions/${json.id}/plan`;
  for (const day of [daysAfter(START, -1), daysAfter(json.due_on, 1)]) {
    const body = { version: json.version, sections: [{ number: 1, included: true, day }] };
    const { status, json: no } = await company.send('halloran', 'PUT', path, body);
    expect([status, Object.keys(no.fields ?? {})]).toEqual([400, ['day']]);
  }
});

test('before the first day all days are left', async () => {
  const { id } = (await company.send<{ id: string }[]>('osei', 'GET', '/api/successions?scope=open'))
    .json[0]!;
  await company.send('halloran', 'POST', `/api/successions/${id}/cancel`, { reason: 'Opened again' });
  const { json } = await company.open({ startsOn: daysAfter(START, 20) });
  expect([json.days_used, json.days_left]).toEqual([0, 10]);
});
