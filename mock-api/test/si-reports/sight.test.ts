import type { CheckScheduleDto, SensitiveItemDto } from '@hand-receipt/contracts';
import { type RouteContract, type RouteKey, routes } from '@hand-receipt/contracts/routes';
import { LOST } from '../support/loss-facts';
import { type Battalion, battalion } from './battalion';

let t: Battalion;
let item: string;
let caseId: string;
beforeAll(async () => {
  t = await battalion();
  item = await t.weapon('soldier-A1', 'ZQA77001');
  const lost = await t.weapon('soldier-A1', 'ZQA77002');
  await t.weapon('soldier-B1', 'ZQB88001');
  const response = await t.as('soldier-A1')({
    method: 'PATCH',
    url: `/api/property/${lost}/status`,
    payload: LOST,
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  const cases = await t.as('co-A')({ method: 'GET', url: '/api/loss-cases' });
  caseId = cases.json<{ id: string }[]>()[0]?.id ?? '';
});

const keys = (Object.entries(routes) as [RouteKey, RouteContract][]).filter(
  ([key, contract]) => key.startsWith('GET') && !contract.public,
);

const BELOW = ['co-B', 'supply-B', 'leader-B1', 'soldier-B1'] as const;

/** Each person of company B at once: they only read, and most of the time is waiting for the database. */
const forEachBelow = (check: (who: (typeof BELOW)[number]) => Promise<void>) => Promise.all(BELOW.map(check));

test('SIRP-06 no list of company B names an item, a person or a report of company A', async () => {
  await forEachBelow(async (who) => {
    const named: string[] = [];
    for (const [key] of keys.filter(([route]) => !route.includes('/:'))) {
      const { body } = await t.as(who)({ method: 'GET', url: key.slice('GET '.length) });
      for (const word of ['ZQA77', 'leader-A', 'soldier-A', 'supply-A', 'co-A', caseId, '"A Co"']) {
        if (body.includes(word)) named.push(`${key}: ${word}`);
      }
    }
    expect([who, named]).toEqual([who, []]);
  });
});

test('SIRP-06 no call of company B answers for an id of company A', async () => {
  const ids = [item, caseId, t.ids['soldier-A1'] ?? '', t.ids['co-A'] ?? '', 'A', 'A-1', 'A-1-1'];
  await forEachBelow(async (who) => {
    const answered: string[] = [];
    const ask = async (key: RouteKey, id: string) => {
      const url = key.slice('GET '.length).replace(':id', id).replace(/:\w+/, '1');
      const { statusCode } = await t.as(who)({ method: 'GET', url });
      if (statusCode < 300) answered.push(`${key} ${id}`);
    };
    for (const [key] of keys.filter(([route]) => route.includes('/:id'))) {
      await Promise.all(ids.map((id) => ask(key, id)));
    }
    expect([who, answered]).toEqual([who, []]);
    for (const unitId of ['A', 'A-1', 'A-1-1', 'BN']) {
      expect((await t.post(who, { unitId })).statusCode).toBe(who === 'soldier-B1' ? 403 : 404);
    }
  });
});

test('SIRP-06 an Admin of company B places people of the installation, and reads no item, report or case of company A', async () => {
  await t.person('admin-B', 'Admin', 'B');
  const named: string[] = [];
  for (const [key] of keys.filter(([route]) => !route.includes('/:'))) {
    const { body } = await t.as('admin-B')({ method: 'GET', url: key.slice('GET '.length) });
    const isOfAccounts = /^GET \/api\/(users|units|people|unit-settings)/.test(key);
    if (body.includes('ZQA77') || body.includes(caseId)) named.push(key);
    if (!isOfAccounts && /(leader|soldier|supply|co)-A|"A Co"/.test(body)) named.push(`${key}: people`);
  }
  expect(named).toEqual([]);
  for (const id of [item, caseId]) {
    for (const start of ['property', 'sensitive-items', 'loss-cases']) {
      const { statusCode } = await t.as('admin-B')({ method: 'GET', url: `/api/${start}/${id}` });
      expect([start, id, statusCode]).toEqual([start, id, 404]);
    }
  }
  expect((await t.post('admin-B', { unitId: 'A-1-1' })).statusCode).toBe(404);
});

test('SIRP-06 SIRP-07 who commands the battalion chooses the unit that receives among those below', async () => {
  const receivers = (who: string) => t.as(who)({ method: 'GET', url: '/api/closings/receivers' });
  expect((await receivers('co-BN')).json<{ id: string }[]>().map(({ id }) => id)).toEqual(['A', 'B']);
  for (const who of ['co-A', 'supply-A']) expect((await receivers(who)).json()).toEqual([]);
});

test('SIRP-07 S4 and PBO read items, people, cases and units of every company below', async () => {
  for (const who of ['s4', 'pbo', 'co-BN']) {
    const read = async (url: string) => (await t.as(who)({ method: 'GET', url })).body;
    expect(await read('/api/property?scope=visible')).toContain('ZQA77001');
    expect(await read('/api/property?scope=visible')).toContain('ZQB88001');
    expect(await read('/api/sensitive-items')).toContain('ZQA77001');
    expect(await read('/api/loss-cases')).toContain(caseId);
    expect(await read(`/api/loss-cases/${caseId}`)).toContain('ZQA77002');
    expect(await read('/api/units')).toContain('"B-1-1"');
    expect(await read('/api/users')).toContain('soldier-A1');
    expect(await read('/api/inventories')).toBe('[]');
  }
});

/** Acts on an item that somebody else holds. */
const ACTS: readonly [string, string, object][] = [
  ['POST', '/api/property/:id/verify', { verificationType: 'Visual' }],
  ['PATCH', '/api/property/:id/status', { status: 'Damaged' }],
  ['PATCH', '/api/property/:id/status', LOST],
  ['PATCH', '/api/property/:id', { location: 'Mine', version: 1 }],
  ['POST', '/api/transfers', { propertyId: ':id', toUserId: ':me' }],
  ['POST', '/api/property/:id/recall', {}],
  ['POST', '/api/maintenance', { propertyId: ':id', description: 'Worn', category: 'corrective' }],
  ['POST', '/api/property', { name: 'Radio', serial_number: 'R1', location: 'Here' }],
  ['POST', '/api/inventories', { unitId: 'A' }],
  ['PUT', '/api/unit-settings', { unitId: 'A', key: 'loss.days', value: 20, version: 0 }],
];

test('SIRP-07 every act of S4 and PBO on what they do not hold is refused and changes nothing', async () => {
  const before = await t.database.db.selectFrom('property').selectAll().where('id', '=', item).execute();
  for (const who of ['s4', 'pbo']) {
    for (const [method, path, body] of ACTS) {
      const payload = JSON.parse(
        JSON.stringify(body)
          .replaceAll(':id', item)
          .replaceAll(':me', t.ids[who] ?? ''),
      ) as object;
      const response = await t.as(who)({ method: method as 'POST', url: path.replace(':id', item), payload });
      expect([who, method, path, response.statusCode >= 400 && response.statusCode < 500]).toEqual([
        who,
        method,
        path,
        true,
      ]);
    }
    for (const [path, body] of [
      ['found', { itemId: item, foundAt: new Date(2026, 10, 22, 17).toISOString(), where: 'Here' }],
      ['confirm', { itemId: item, code: 'ZQA77002' }],
      ['submit', { form: 'DD Form 200', inquiryNumber: '1', submittedOn: '2026-11-22', version: 1 }],
    ] as const) {
      const response = await t.as(who)({
        method: 'POST',
        url: `/api/loss-cases/${caseId}/${path}`,
        payload: body,
      });
      expect([who, path, response.statusCode >= 400]).toEqual([who, path, true]);
    }
  }
  expect(await t.database.db.selectFrom('property').selectAll().where('id', '=', item).execute()).toEqual(
    before,
  );
});

test('SIRP-07 the PBO signs an amendment and a closing of a company; the S4 signs nothing', async () => {
  const proof = { proof: { password: 'demo-0600' } };
  const setting = await t.as('co-A')({
    method: 'PUT',
    url: '/api/unit-settings',
    payload: { unitId: 'A', key: 'amendment.photo', value: false, version: 0 },
  });
  expect(setting.statusCode).toBe(200);
  const proposed = await t.as('co-A')({
    method: 'POST',
    url: '/api/amendments',
    payload: {
      reason: 'Two digits of the data plate were transposed.',
      lines: [{ itemId: item, field: 'serial_number', to: 'ZQA77010' }],
      ...proof,
    },
  });
  expect([proposed.statusCode, proposed.body]).toEqual([201, expect.any(String)]);
  const amendment = proposed.json<{ id: string }>().id;
  const sign = (who: string, path: string) => t.as(who)({ method: 'POST', url: path, payload: proof.proof });
  expect([403, 404]).toContain((await sign('s4', `/api/amendments/${amendment}/sign`)).statusCode);
  const signed = await sign('pbo', `/api/amendments/${amendment}/sign`);
  expect([signed.statusCode, signed.json<{ state: string }>().state]).toEqual([200, 'signed']);

  const prepared = await t.as('co-A')({
    method: 'POST',
    url: '/api/closings',
    payload: {
      kind: 'book-error',
      itemIds: [item],
      documentNumber: 'BE-1',
      reason: 'It was entered twice by mistake.',
      ...proof,
    },
  });
  expect([prepared.statusCode, prepared.body]).toEqual([201, expect.any(String)]);
  const closing = prepared.json<{ id: string }>().id;
  expect([403, 404]).toContain((await sign('s4', `/api/closings/${closing}/sign`)).statusCode);
  const closed = await sign('pbo', `/api/closings/${closing}/sign`);
  expect([closed.statusCode, closed.body]).toEqual([200, expect.stringContaining('"signed"')]);
});

test('SIRP-08 two companies have a 1st Platoon and their own check times', async () => {
  const schedules = async (who: string) =>
    (await t.as(who)({ method: 'GET', url: '/api/check-schedules' })).json<CheckScheduleDto[]>();
  const [weapon] = await schedules('co-A');
  const { category: _, changedAt: __, changedBy: ___, ...body } = weapon as CheckScheduleDto;
  const put = await t.as('co-A')({
    method: 'PUT',
    url: '/api/check-schedules/weapon',
    payload: { ...body, dueTimes: ['0500', '2000'] },
  });
  expect(put.statusCode).toBe(200);
  expect((await schedules('soldier-A2'))[0]).toMatchObject({ dueTimes: ['0500', '2000'], version: 2 });
  expect((await schedules('co-B'))[0]).toMatchObject({ dueTimes: ['0600', '1800'], version: 1 });
  const items = async (who: string) =>
    (await t.as(who)({ method: 'GET', url: '/api/sensitive-items' })).json<SensitiveItemDto[]>();
  const next = (list: SensitiveItemDto[], serial: string) =>
    list.find(({ serialNumber }) => serialNumber === serial)?.nextVerification;
  const seen = await items('s4');
  expect(next(seen, 'ZQA77002')).toBe(new Date(2026, 10, 22, 20).toISOString());
  expect(next(seen, 'ZQB88001')).toBe(new Date(2026, 10, 22, 18).toISOString());
  const dues = async (who: string) => (await t.board(who)).dues.map((due) => new Date(due).getHours());
  expect(await dues('co-B')).toEqual([6, 18, 6, 18]);
  expect(await dues('co-A')).toContain(20);
  // The check of 1800 yesterday was asked by the schedule of its day.
  expect(await dues('co-A')).toEqual([6, 18, 6, 20]);
  // The figures count both companies, each by its own times.
  const summary = await t.as('s4')({ method: 'GET', url: '/api/sensitive-items/summary' });
  expect(summary.json<{ total: number }>().total).toBe(seen.length);
});

test('SIRP-08 a role of the battalion is given to people of a battalion alone', async () => {
  await t.person('admin', 'Admin', 'A');
  const change = (id: string, role: string) =>
    t.as('admin')({ method: 'PUT', url: `/api/users/${id}/role`, payload: { role } });
  const refused = await change(t.ids['soldier-A2'] ?? '', 'S4');
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    400,
    'Only a person of a battalion is its S4.',
  ]);
  expect((await change(t.ids.s4 ?? '', 'PBO')).statusCode).toBe(200);
});
