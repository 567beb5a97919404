import type { OpenInventoryDto, SensitiveInventoryDto } from '@hand-receipt/contracts';
import { type Company, type Username, testCompany } from '../custody/company';
import { listInventories } from '../../src/inventory/load-inventory';
import { type Calls, callsOf } from '../support/call';
import { setPlainRules } from '../support/plain-rules';
import { recordQueries } from '../support/recorded-queries';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
  company.clock.set(new Date(2026, 10, 21, 6, 4));
  await setPlainRules(company, company.ids.halloran);
});

const open = (who: Username, body: OpenInventoryDto = {}): Promise<SensitiveInventoryDto> =>
  calls.ok(who, 'POST /api/inventories', { body });
const scan = (who: Username, id: string, code: string) =>
  calls.ok(who, 'POST /api/inventories/:id/scans', { params: { id }, body: { code } });
const close = (who: Username, id: string, notes?: string) =>
  calls.ok(who, 'POST /api/inventories/:id/close', {
    params: { id },
    body: notes ? { notes } : undefined,
  });
const inbox = (who: Username) => calls.ok(who, 'GET /api/documents', { query: 'box=inbox' });

/** Weapons with these serial numbers, on the commander's hand receipt. */
async function enter(...serials: string[]): Promise<string[]> {
  const ids = [];
  for (const serial_number of serials) ids.push((await company.createItem({ serial_number })).id);
  return ids;
}

test('a count that a leader opens is counted by whom they name, and ends in a report to the commander', async () => {
  await enter('W900101', 'W900102', 'W900103');
  await company.createItem({ name: 'Field desk', serial_number: 'DESK-1' });
  const { whitaker, brandt } = company.ids;
  const count = await open('brandt', { counterIds: [whitaker], category: 'weapon' });
  expect(count).toMatchObject({
    status: 'open',
    category: 'weapon',
    openedBy: { id: brandt },
    counters: [{ id: whitaker }],
    progress: { expected: 3, counted: 0, missing: 3, extra: 0 },
    mayCount: false,
    mayClose: true,
  });
  const { id } = count;
  const asked = await calls.ok('whitaker', 'GET /api/notifications');
  expect(asked.map(({ message }) => message)).toContain('SPC Brandt asks you to count sensitive items.');

  // The soldier does not hold them: they may count them because the leader says so.
  expect(await scan('whitaker', id, 'w900101')).toMatchObject({
    result: 'verified',
    verifiedBy: 'SPC Whitaker',
    progress: { counted: 1, missing: 2 },
  });
  expect((await scan('whitaker', id, 'W900101')).result).toBe('already-verified');
  expect(await scan('whitaker', id, 'DESK-1')).toMatchObject({
    result: 'not-mine',
    item: null,
    progress: { extra: 1 },
  });
  expect((await scan('whitaker', id, 'NOBODYS-1')).result).toBe('not-on-the-books');
  expect(await scan('whitaker', id, 'W9OO1O2')).toMatchObject({
    result: 'near-miss',
    nearMisses: [{ serialNumber: 'W900102' }],
    progress: { counted: 1, extra: 2 },
  });
  expect((await scan('whitaker', id, 'W900102')).progress).toEqual({
    expected: 3,
    counted: 2,
    missing: 1,
    extra: 2,
    nearMiss: 1,
  });
  const state = (query: string) =>
    calls.ok('brandt', 'GET /api/inventories/:id/lines', { params: { id }, query });
  expect((await state('state=missing')).map(({ serialNumber }) => serialNumber)).toEqual(['W900103']);
  expect((await state('state=counted')).map(({ countedBy }) => countedBy)).toEqual([
    'SPC Whitaker',
    'SPC Whitaker',
  ]);
  const extras = await calls.ok('brandt', 'GET /api/inventories/:id/extras', {
    params: { id },
  });
  expect(extras.map(({ code, result }) => [code, result]).sort()).toEqual([
    ['DESK-1', 'not-mine'],
    ['NOBODYS-1', 'not-on-the-books'],
    ['W9OO1O2', 'near-miss'],
  ]);

  company.clock.set(new Date(2026, 10, 21, 6, 40));
  expect(await close('whitaker', id, 'W900103 is at the range.')).toMatchObject({
    status: 'closed',
    closedBy: { id: whitaker },
    notes: 'W900103 is at the range.',
    mayCount: false,
    mayClose: false,
  });
  expect(
    await calls.refused('brandt', 'POST /api/inventories/:id/close', {
      params: { id },
      body: {},
    }),
  ).toEqual([409, 'SPC Whitaker closed this inventory at 0640.']);
  const { documents } = await inbox('halloran');
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({
    type: 'Inventory Report',
    status: 'unread',
    sender: { id: whitaker },
    description: '2 of 3 counted, 1 missing, 2 extra.',
  });
  expect(JSON.parse(documents[0]?.formData ?? '')).toMatchObject({
    faultDescription: 'W900103 is at the range.',
    formFields: {
      Counted: '2 of 3',
      Missing: 'M4A1 Carbine W900103',
      Extra: expect.stringContaining('DESK-1') as string,
    },
  });
  const notifications = await calls.ok('halloran', 'GET /api/notifications');
  expect(notifications.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'SPC Whitaker: 2 of 3 counted, 1 missing, 2 extra.',
      // The commander holds it.
      expect.stringContaining(`1 item of yours was not seen in ${id}`),
    ]),
  );
  const late = { params: { id }, body: { code: 'W900103' } };
  expect(await calls.ok('whitaker', 'POST /api/inventories/:id/scans', late)).toMatchObject({
    result: 'late',
    verifiedAt: null,
  });
});

test('two people who scan one item at once verify it once', async () => {
  company.clock.set(new Date(2026, 10, 21, 7));
  const [itemId = ''] = await enter('W900201');
  await company.signDown(itemId, 'tanaka');
  const { halloran, whitaker, tanaka } = company.ids;
  const { id } = await open('halloran', { holderId: tanaka, counterIds: [halloran, whitaker] });
  const answers = await Promise.all(
    (['halloran', 'whitaker', 'halloran', 'whitaker'] as const).map((who) => scan(who, id, 'W900201')),
  );
  expect(answers.map(({ result }) => result).sort()).toEqual([
    'already-verified',
    'already-verified',
    'already-verified',
    'verified',
  ]);
  const log = await calls.ok('halloran', 'GET /api/sensitive-items/:id/verifications', {
    params: { id: itemId },
  });
  expect(log).toMatchObject([{ inventoryId: id }]);
  const events = await company.database.db
    .selectFrom('ledger_event')
    .select('event_type')
    .where('item_id', '=', itemId)
    .where('event_type', '=', 'VERIFICATION')
    .execute();
  expect(events).toHaveLength(1);
});

test('two hundred scans in a row count two hundred items', async () => {
  const serials = Array.from({ length: 200 }, (_, index) => `ROW${String(index).padStart(4, '0')}X`);
  for (const serial_number of serials) {
    await company.createItem({ name: 'KYV-5 encryption unit', category: 'comsec', serial_number });
  }
  const { id } = await open('halloran', { category: 'crypto', counterIds: [company.ids.whitaker] });
  for (const serial of serials) expect((await scan('whitaker', id, serial)).result).toBe('verified');
  const count = await calls.ok('halloran', 'GET /api/inventories/:id', { params: { id } });
  expect(count.progress).toEqual({
    expected: 200,
    counted: 200,
    missing: 0,
    extra: 0,
    nearMiss: 0,
  });
});

test('a count is narrowed to a holder, and to nothing that its opener may not count', async () => {
  const [first = '', second = ''] = await enter('W900301', 'W900302');
  await company.signDown(first, 'whitaker');
  await company.signDown(second, 'voss');
  const { whitaker, halloran } = company.ids;
  expect((await open('halloran', { holderId: whitaker })).progress.expected).toBe(1);
  expect((await open('whitaker')).progress.expected).toBe(1);
  expect((await open('voss', { unitId: 'B-2' })).progress.expected).toBe(1);
  const refused = (who: Username, body: OpenInventoryDto) =>
    calls.refused(who, 'POST /api/inventories', { body });
  expect(await refused('stranger', {})).toEqual([400, 'There is no sensitive item here to count.']);
  const hidden = await refused('halloran', { holderId: company.ids.stranger });
  expect(hidden).toEqual(await refused('halloran', { holderId: 'none' }));
  expect(hidden).toEqual([404, 'The holder is not known.']);
  expect((await refused('whitaker', { counterIds: [halloran] }))[0]).toBe(403);
  expect((await refused('petrov', { unitId: 'B-2' }))[0]).toBe(404);
  expect((await refused('halloran', { unitId: 'C' }))[0]).toBe(404);
  expect((await refused('halloran', { counterIds: [company.ids.stranger] }))[0]).toBe(404);
});

test('a count is seen by its opener, its counters and the leaders of its unit, and counted by its counters', async () => {
  await enter('W900401');
  const { id } = await open('brandt', { unitId: 'B', counterIds: [company.ids.tanaka] });
  const ids = async (who: Username) =>
    (await calls.ok(who, 'GET /api/inventories', { query: 'status=open' })).map((count) => count.id);
  expect(await ids('brandt')).toContain(id);
  expect(await ids('tanaka')).toEqual([id]);
  expect(await ids('halloran')).toContain(id);
  expect(await ids('whitaker')).not.toContain(id);
  expect(await ids('stranger')).toEqual([]);
  const params = { id };
  const body = { code: 'W900401' };
  const scans = 'POST /api/inventories/:id/scans';
  expect((await calls.refused('halloran', scans, { params, body }))[0]).toBe(403);
  expect((await calls.refused('whitaker', scans, { params, body }))[0]).toBe(404);
  expect((await calls.refused('stranger', 'GET /api/inventories/:id', { params }))[0]).toBe(404);
  expect((await calls.refused('stranger', 'GET /api/inventories/:id/lines', { params }))[0]).toBe(404);
  expect((await calls.refused('stranger', 'GET /api/inventories/:id/extras', { params }))[0]).toBe(404);
  // The Supply Sergeant and Commanders of the unit close it; a leader of a squad does not see it.
  const close = 'POST /api/inventories/:id/close';
  expect((await calls.refused('petrov', close, { params }))[0]).toBe(404);
  expect((await calls.ok('halloran', close, { params })).status).toBe('closed');
});

test('reads that a device queued for the former path of counts are still taken', async () => {
  await enter('W900001');
  const { id } = await open('brandt', { counterIds: [company.ids.whitaker] });
  const former = await company.as.whitaker({
    method: 'POST',
    url: `/api/sensitive-items/inventories/${id}/scans`,
    body: { code: 'NOBODYS-0' },
  });
  expect(former.statusCode).toBe(200);
  expect(former.json()).toMatchObject({ result: 'not-on-the-books' });
  const list = await company.as.whitaker({ method: 'GET', url: '/api/sensitive-items/inventories' });
  expect(list.json<{ id: string }[]>().map((one) => one.id)).toContain(id);
  const other = await company.as.whitaker({ method: 'GET', url: '/api/sensitive-items/inventoriesx' });
  expect(other.statusCode).toBe(404);
});

test('anybody opens an inventory of the kind own by its name: of what they hold, counted by themselves', async () => {
  const [held = ''] = await enter('W900701', 'W900702');
  await company.signDown(held, 'tanaka');
  const count = await open('tanaka', { kind: 'own' });
  const lines = await calls.ok('tanaka', 'GET /api/inventories/:id/lines', { params: { id: count.id } });
  expect(count).toMatchObject({
    kind: 'own',
    progress: { expected: lines.length },
    counters: [{ id: company.ids.tanaka }],
  });
  const serials = lines.map(({ serialNumber }) => serialNumber);
  expect([serials.includes('W900701'), serials.includes('W900702')]).toEqual([true, false]);

  const own = await open('halloran', { kind: 'own' });
  const book = await calls.ok('halloran', 'GET /api/inventories/:id/lines', { params: { id: own.id } });
  expect(own.kind).toBe('own');
  expect(book.map(({ serialNumber }) => serialNumber)).toContain('W900702');
  expect(book.map(({ serialNumber }) => serialNumber)).not.toContain('W900701');

  const words = 'An inventory of your own items counts what you hold, and nobody else counts it.';
  for (const more of [
    { unitId: 'B' },
    { holderId: company.ids.tanaka },
    { counterIds: [company.ids.petrov] },
  ]) {
    const body = { kind: 'own' as const, ...more };
    expect(await calls.refused('halloran', 'POST /api/inventories', { body })).toEqual([400, words]);
  }
});

test('SIRP-06 in a count the code of an item of another company is as unknown as any', async () => {
  const { id } = await open('halloran', { kind: 'own' });
  const unknown = await scan('halloran', id, 'THEIRS-8');
  expect(unknown.result).toBe('not-on-the-books');
  const body = { name: 'M4A1 Carbine', serial_number: 'THEIRS-5' };
  expect((await company.as.stranger({ method: 'POST', url: '/api/property', body })).statusCode).toBe(201);
  expect(await scan('halloran', id, 'THEIRS-5')).toEqual({
    ...unknown,
    message: unknown.message.replace('THEIRS-8', 'THEIRS-5'),
    progress: unknown.progress && { ...unknown.progress, extra: unknown.progress.extra + 1 },
  });
  const extras = await calls.ok('halloran', 'GET /api/inventories/:id/extras', { params: { id } });
  expect(extras.map(({ code, result }) => [code, result]).sort()).toEqual([
    ['THEIRS-5', 'not-on-the-books'],
    ['THEIRS-8', 'not-on-the-books'],
  ]);
});

test('a page of counts takes few statements, however many counts it shows', async () => {
  const { halloran, whitaker } = company.ids;
  for (let count = 0; count < 12; count += 1) await open('halloran', { holderId: whitaker });
  const recorded = recordQueries(company.database);
  const viewer = { id: halloran, role: 'Commander', unitId: 'B' } as const;
  let shown = 0;
  const statements = await recorded.statementsOf(async () => {
    shown = (await listInventories(recorded.database.db, viewer, { limit: 100 })).rows.length;
  });
  expect(shown).toBeGreaterThan(12);
  expect(statements.length).toBeLessThan(10);
});
