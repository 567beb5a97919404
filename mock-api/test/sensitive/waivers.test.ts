import type { InventoryRules } from '@hand-receipt/contracts';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { addUser } from '../support/app';
import { PLAIN_RULES } from '../support/plain-rules';
import { type CountedCompany, countedCompany } from './missing-fixture';

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
  await t.issue('tanaka', 'W850001', 'W850002');
});

const OPEN = 'POST /api/inventories';
const WAIVE = 'POST /api/inventories/:id/waive';
const REASON = 'Nobody of that rank is here.';

/** Writes the rules of the company's counts as its Commander does. */
async function setRules(rules: Partial<InventoryRules>): Promise<void> {
  const key = 'inventory.rules.sensitive';
  const settings = await t.calls.ok('halloran', 'GET /api/unit-settings', { query: 'unitId=B' });
  const version = settings.find((setting) => setting.key === key)?.version ?? 0;
  const body = { unitId: 'B', key, value: { ...PLAIN_RULES, ...rules }, citation: null, version } as const;
  await t.calls.ok('halloran', 'PUT /api/unit-settings', { body });
}

/** Who may be chosen for a new count, with the reasons why not. */
const candidates = async () =>
  (await t.calls.ok('brandt', 'GET /api/inventories/candidates')).map(({ person, reasons }) => [
    person.name,
    ...reasons.map(({ words }) => words),
  ]);

test('INVT-07 people who may not count are listed, each with the rule that excludes them', async () => {
  await setRules({ minRank: 'SGT' });
  const users = t.database.db.updateTable('users').set({ rank: 'SSG' });
  await users.where('id', '=', t.ids.petrov).execute();
  const listed = await candidates();
  expect(listed).toContainEqual(['SSG Petrov']);
  expect(listed).toContainEqual(['SPC Whitaker', 'SPC Whitaker is below SGT.']);
  const body = { counterIds: [t.ids.petrov, t.ids.whitaker] };
  expect(await t.calls.refused('brandt', OPEN, { body })).toEqual([
    409,
    'SPC Whitaker may not count this inventory: SPC Whitaker is below SGT.',
  ]);
});

test('INVT-10 with no one eligible nothing opens, everybody is listed with a reason, and no rule was changed', async () => {
  await setRules({ minRank: 'CSM' });
  const rules = async () =>
    (await t.calls.ok('halloran', 'GET /api/unit-settings', { query: 'unitId=B' })).find(
      ({ key }) => key === 'inventory.rules.sensitive',
    );
  const before = await rules();
  for (const [name, ...reasons] of await candidates()) expect(reasons).toEqual([`${name} is below CSM.`]);
  for (const counter of ['petrov', 'brandt', 'halloran'] as const) {
    const [status] = await t.calls.refused('brandt', OPEN, { body: { counterIds: [t.ids[counter]] } });
    expect(status).toBe(409);
  }
  expect(await t.calls.ok('halloran', 'GET /api/inventories', { query: 'status=open' })).toEqual([]);
  expect(await rules()).toEqual(before);
});

test('INVT-11 a waiver needs a Commander and a reason, is a ledger event, and stands on page, PDF and CSV', async () => {
  await setRules({ minRank: 'SGT' });
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  const waiver = { userId: t.ids.whitaker, rule: 'minRank', reason: REASON } as const;
  const call = { params: { id }, body: waiver };
  expect(await t.calls.refused('brandt', WAIVE, call)).toEqual([403, 'Only a Commander waives a rule.']);
  expect(
    await t.calls.refused('halloran', WAIVE, { params: { id }, body: { ...waiver, reason: 'Too few' } }),
  ).toEqual([400, 'Give a reason of 10 characters or more.']);
  await t.calls.ok('halloran', WAIVE, call);
  const recorded = { act: 'waived', inventoryId: id };
  const event = await t.newest('INVENTORY');
  expect(event).toMatchObject(recorded);
  expect(JSON.stringify(event)).toContain(REASON);

  const counters = { params: { id }, body: { counterIds: [t.ids.petrov, t.ids.whitaker] } };
  await t.calls.ok('brandt', 'POST /api/inventories/:id/counters', counters);
  expect((await t.scan('whitaker', id, 'W850001')).result).toBe('verified');
  const shown = await t.calls.ok('brandt', 'GET /api/inventories/:id', { params: { id } });
  expect(shown.waivers).toMatchObject([
    { person: { id: t.ids.whitaker }, rule: 'minRank', reason: REASON, by: { id: t.ids.halloran } },
  ]);

  await t.close('brandt', id);
  const pdf = await t.as.brandt({ url: `/api/inventories/${id}/report.pdf` });
  const { pages } = await readPdf(pdf.rawPayload);
  expect(pages.map(wordsOf).join(' ')).toContain(REASON);
  expect((await t.as.brandt({ url: `/api/inventories/${id}/report.csv` })).body).toContain(REASON);
  expect(await t.findings()).toEqual([]);
});

test('a rule that does not exclude the person is not waived', async () => {
  await setRules({ minRank: 'SGT' });
  const waivers = [{ userId: t.ids.petrov, rule: 'minRank', reason: REASON } as const];
  const body = { holderId: t.ids.tanaka, counterIds: [t.ids.petrov], waivers };
  const { id } = await t.calls.ok('halloran', OPEN, { body });
  const waive = (userId: string) =>
    t.calls.ok('halloran', WAIVE, { params: { id }, body: { userId, rule: 'minRank', reason: REASON } });
  await waive(t.ids.petrov);
  const shown = () => t.calls.ok('halloran', 'GET /api/inventories/:id', { params: { id } });
  expect((await shown()).waivers ?? []).toEqual([]);
  expect(await t.newest('INVENTORY')).not.toMatchObject({ inventoryId: id });
  await waive(t.ids.whitaker);
  expect((await shown()).waivers).toMatchObject([{ person: { id: t.ids.whitaker }, rule: 'minRank' }]);
  expect(await t.findings()).toEqual([]);
});

test('INVT-12 a Commander waives no rule for themselves while a unit above has an active Commander', async () => {
  await setRules({ minRank: 'SGT' });
  const { db } = t.database;
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  const call = {
    params: { id },
    body: { userId: t.ids.halloran, rule: 'minRank', reason: REASON } as const,
  };
  await db
    .insertInto('units')
    .values({ id: 'BN', parent_id: null, name: '4-612 IN', kind: 'company' })
    .execute();
  await db.updateTable('units').set({ parent_id: 'BN' }).where('id', '=', 'B').execute();
  const above = await addUser(t.database, {
    username: 'above',
    role: 'Commander',
    unit_id: 'BN',
    last_name: 'Above',
  });
  expect(await t.calls.refused('halloran', WAIVE, call)).toEqual([
    403,
    'You cannot waive a rule for yourself.',
  ]);
  await db.updateTable('users').set({ status: 'Inactive' }).where('id', '=', above).execute();
  await t.calls.ok('halloran', WAIVE, call);
});
