import { DEFAULT_CHOSEN_RULES, type OpenInventoryDto } from '@hand-receipt/contracts';
import { readPdf, wordsOf } from '../forms/support/pdf';
import type { Username } from '../custody/company';
import { TEST_PASSWORD } from '../support/app';
import { type CountedCompany, countedCompany } from './missing-fixture';

const OPEN = 'POST /api/inventories';
const COUNT = '/api/inventories/:id';

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

/** Enters a tool that is not sensitive and signs it down to a person. @returns its id. */
async function issueTool(to: Username, serial_number: string): Promise<string> {
  const { id, is_sensitive } = await t.createItem({
    name: 'Tool kit',
    serial_number,
    category: 'support-equipment',
  });
  expect(is_sensitive).toBe(false);
  await t.signDown(id, to);
  return id;
}

const open = (
  who: Username,
  itemIds: readonly string[],
  counters: readonly Username[] = ['petrov', 'voss'],
) =>
  t.calls.ok(who, OPEN, {
    body: { kind: 'chosen', itemIds: [...itemIds], counterIds: counters.map((name) => t.ids[name]) },
  });
const refused = (who: Username, body: OpenInventoryDto) => t.calls.refused(who, OPEN, { body });
const serialsOf = async (who: Username, id: string) =>
  (await t.calls.ok(who, `GET ${COUNT}/lines`, { params: { id } })).map(({ serialNumber }) => serialNumber);

/** Petrov reads none of these items, Voss finds none in the recount, and Brandt closes. @returns the inventory. */
async function missAll(itemIds: readonly string[]): Promise<string> {
  const { id } = await open('brandt', itemIds);
  await t.calls.ok('petrov', `POST ${COUNT}/end-count`, { params: { id } });
  for (const itemId of itemIds) {
    await t.calls.ok('voss', `POST ${COUNT}/lines/:itemId/not-here`, { params: { id, itemId } });
  }
  await t.close('brandt', id);
  return id;
}

test('a leader opens an inventory of the items that they choose, sensitive or not, by the rules of this kind', async () => {
  const [rifle = ''] = await t.issue('tanaka', 'U208801');
  const tool = await issueTool('whitaker', 'T-77');
  const opened = await open('brandt', [rifle, tool]);
  expect(opened).toMatchObject({
    kind: 'chosen',
    rules: DEFAULT_CHOSEN_RULES,
    unit: null,
    category: null,
    holder: null,
    progress: { expected: 2, counted: 0 },
    becameSensitive: 0,
  });
  expect(opened.title).toBe('Chosen items inventory 22NOV2026 0800');
  expect(DEFAULT_CHOSEN_RULES).toEqual({
    blind: true,
    recount: true,
    notHolder: true,
    notArmorer: true,
    notTwice: false,
    minRank: null,
  });
  expect(await t.newest('INVENTORY OPENED')).toMatchObject({
    inventoryId: opened.id,
    kind: 'chosen',
    expected: 2,
    rules: DEFAULT_CHOSEN_RULES,
  });
  const [notification] = await t.calls.ok('petrov', 'GET /api/notifications', {});
  expect(notification?.message).toBe('SPC Brandt asks you to count chosen items.');
  expect(await t.findings()).toEqual([]);
});

test('a chosen inventory is blind to its team, nobody reads their own line, and the differences are recounted', async () => {
  const [rifle = '', second = ''] = await t.issue('tanaka', 'U208820', 'U208831');
  const tool = await issueTool('whitaker', 'T-78');
  const { id } = await open('brandt', [rifle, second, tool], ['petrov', 'whitaker']);
  expect(await serialsOf('petrov', id)).toEqual([null, null, null]);
  expect((await serialsOf('brandt', id)).sort()).toEqual(['T-78', 'U208820', 'U208831']);
  expect(await t.scan('petrov', id, 'U2O8831')).toMatchObject({
    result: 'near-miss',
    message: 'U2O8831 is not on this count, but a similar serial number is. Read the plate again.',
  });
  expect(await t.scan('whitaker', id, 'T-78')).toMatchObject({
    result: 'not-eligible',
    message: 'T-78 is on your own hand receipt. Another person must read it.',
  });
  expect((await t.scan('petrov', id, 'T-78')).result).toBe('verified');
  expect((await t.scan('petrov', id, 'U208820')).result).toBe('verified');
  expect(await t.calls.refused('brandt', `POST ${COUNT}/close`, { params: { id }, body: {} })).toEqual([
    409,
    '1 difference has not been recounted. End the count first.',
  ]);

  await t.calls.ok('petrov', `POST ${COUNT}/end-count`, { params: { id } });
  await t.calls.ok('brandt', `POST ${COUNT}/counters`, {
    params: { id },
    body: { counterIds: [t.ids.voss] },
  });
  await t.calls.ok('voss', `POST ${COUNT}/lines/:itemId/not-here`, { params: { id, itemId: second } });
  const closed = await t.close('brandt', id);
  expect(closed).toMatchObject({ state: 'closed', progress: { expected: 3, counted: 2, missing: 1 } });
  expect(closed.may?.countDifferences).toBe(true);

  const { inventory, lines } = await t.calls.ok('halloran', `GET ${COUNT}/report`, { params: { id } });
  const missing = lines.find(({ serialNumber }) => serialNumber === 'U208831');
  expect(missing?.lossCase).toMatch(/^LC-/);
  expect(inventory.resultDigest).toHaveLength(64);
  const pdf = await t.as.halloran({ url: `/api/inventories/${id}/report.pdf` });
  const paper = (await readPdf(pdf.rawPayload)).pages.map(wordsOf).join(' ');
  expect(paper).toContain('Chosen Items Inventory');
  expect(paper).toContain('(chosen items)');
  const csv = (await t.as.halloran({ url: `/api/inventories/${id}/report.csv` })).body;
  expect(csv).toContain('chosen items');
  expect(csv).not.toContain('all sensitive items');
  expect(await t.newest('INVENTORY CLOSED')).toMatchObject({ inventoryId: id, kind: 'chosen' });
  expect(await t.findings()).toEqual([]);
});

test('the differences of a closed inventory are what it did not see and what is still on the book', async () => {
  const [seen = '', lost = ''] = await t.issue('tanaka', 'W860001', 'W860002');
  const { id: first } = await open('brandt', [seen, lost]);
  expect((await t.scan('petrov', first, 'W860001')).result).toBe('verified');
  const body: OpenInventoryDto = {
    kind: 'chosen',
    differencesOf: first,
    counterIds: [t.ids.petrov, t.ids.voss],
  };
  expect(await refused('brandt', body)).toEqual([
    409,
    `${first} is not closed. Its differences are known once it is closed.`,
  ]);
  await t.calls.ok('petrov', `POST ${COUNT}/end-count`, { params: { id: first } });
  await t.calls.ok('voss', `POST ${COUNT}/lines/:itemId/not-here`, { params: { id: first, itemId: lost } });
  await t.close('brandt', first);

  const again = await t.calls.ok('brandt', OPEN, { body });
  expect(again).toMatchObject({
    kind: 'chosen',
    title: `Differences of ${first}`,
    progress: { expected: 1 },
  });
  expect(await serialsOf('brandt', again.id)).toEqual(['W860002']);
  expect(await refused('brandt', body)).toEqual([
    409,
    `What ${first} did not see is being counted in ${again.id}. Close or cancel ${again.id} first.`,
  ]);
  expect((await t.scan('petrov', again.id, 'W860002')).result).toBe('verified');
  expect(await t.newest('FOUND')).toMatchObject({ inventoryId: again.id });
  await t.close('brandt', again.id);
  expect(await refused('brandt', { kind: 'chosen', differencesOf: again.id })).toEqual([
    409,
    `Nothing that ${again.id} did not see is still on the book.`,
  ]);
  expect(await t.findings()).toEqual([]);

  const offered = async () =>
    (await t.calls.ok('brandt', `GET ${COUNT}`, { params: { id: first } })).may?.countDifferences;
  expect(await offered()).toBe(true);
  const line = t.database.db
    .updateTable('inventory_line')
    .where('inventory_id', '=', first)
    .where('item_id', '=', lost);
  await line.set({ left_at: t.clock.now() }).execute();
  expect(await offered()).toBe(false);
  await line.set({ left_at: null }).execute();
});

test('an item that two chosen inventories did not see is in one open loss case', async () => {
  const [item = ''] = await t.issue('tanaka', 'W861001');
  const first = await missAll([item]);
  const second = await missAll([item]);
  const caseOf = async (id: string) =>
    (await t.calls.ok('halloran', `GET ${COUNT}/report`, { params: { id } })).lines[0]?.lossCase;
  expect(await caseOf(first)).toBeDefined();
  expect(await caseOf(second)).toBe(await caseOf(first));
  expect(await t.findings()).toEqual([]);
});

test('a cancelled inventory has no differences, and one out of sight answers 404', async () => {
  const [item = ''] = await t.issue('tanaka', 'W862001');
  const { id } = await open('brandt', [item]);
  const cancel = { params: { id }, body: { reason: 'The list is of the wrong unit.' } };
  await t.calls.ok('halloran', `POST ${COUNT}/cancel`, cancel);
  expect(await refused('brandt', { kind: 'chosen', differencesOf: id })).toEqual([
    409,
    `${id} was cancelled. It has no differences.`,
  ]);
  for (const unknown of [id, 'I-9999']) {
    expect(await refused('stranger', { kind: 'chosen', differencesOf: unknown })).toEqual([
      404,
      'Inventory not found',
    ]);
  }
});

test('only leaders choose items: of their unit or signed for; an id out of sight answers as an unknown one', async () => {
  const [own = '', distant = ''] = [
    ...(await t.issue('whitaker', 'W863001')),
    ...(await t.issue('voss', 'W863002')),
  ];
  for (const itemIds of [[own], [distant], ['P-9999']]) {
    expect(await refused('whitaker', { kind: 'chosen', itemIds })).toEqual([
      403,
      'Only a leader of the unit opens an inventory of chosen items.',
    ]);
  }
  for (const [who, itemIds] of [
    ['stranger', [own]],
    ['petrov', [own, distant]],
    ['petrov', [own, 'P-9999']],
  ] as const) {
    expect(await refused(who, { kind: 'chosen', itemIds: [...itemIds] })).toEqual([
      404,
      'An item is not known.',
    ]);
  }
  // Petrov sees what they are offered, and it is not their unit's yet.
  const { id: offered } = await t.createItem({ serial_number: 'W863003', category: 'weapons' });
  await t.offer('halloran', offered, 'petrov');
  expect(await refused('petrov', { kind: 'chosen', itemIds: [own, offered] })).toEqual([
    403,
    'W863003 is not an item of your unit. A leader of its unit counts it.',
  ]);
  expect((await open('petrov', [own], ['petrov'])).progress.expected).toBe(1);
});

test('an item that left the book is refused by name', async () => {
  const [other = ''] = await t.issue('tanaka', 'W864002');
  const { id: item } = await t.createItem({ serial_number: 'W864001', category: 'weapons' });
  const turnIn = { kind: 'turn-in', documentNumber: 'W15GK9-6326-0012', receivingActivity: 'SSA' } as const;
  await t.calls.ok('brandt', 'POST /api/closings', {
    body: { ...turnIn, conditionCode: 'F', itemIds: [item], proof: { password: TEST_PASSWORD } },
  });
  const leave = t.database.db.updateTable('property');
  await leave.set({ left_at: t.clock.now(), assigned_to_user_id: null }).where('id', '=', item).execute();
  const [status, words] = await refused('brandt', { kind: 'chosen', itemIds: [other, item] });
  expect(status).toBe(409);
  expect(words).toMatch(/^M4A1 Carbine W864001 left the book on /);
});

test('the call says what is counted in one way, and names 1 to 500 items, each once', async () => {
  const [item = ''] = await t.issue('tanaka', 'W865001');
  const choose = 'Choose the items, or a closed inventory whose differences are counted.';
  const narrowed = 'Chosen items are not narrowed to a unit, a category or a holder.';
  for (const [body, words] of [
    [{ kind: 'chosen' }, choose],
    [{ kind: 'chosen', itemIds: [item], differencesOf: 'I-0001' }, choose],
    [{ kind: 'chosen', itemIds: [item], unitId: 'B' }, narrowed],
    [{ kind: 'chosen', itemIds: [item], category: 'weapon' }, narrowed],
    [{ kind: 'chosen', itemIds: [item], holderId: t.ids.tanaka }, narrowed],
    [{ itemIds: [item] }, 'Only an inventory of chosen items names what it counts.'],
  ] satisfies [OpenInventoryDto, string][]) {
    expect(await refused('brandt', body)).toEqual([400, words]);
  }
  const many = Array.from({ length: 501 }, (_, index) => `P-${index}`);
  for (const itemIds of [[], [item, item], many]) {
    expect((await refused('brandt', { kind: 'chosen', itemIds }))[0]).toBe(400);
  }
});

test('a unit has its own rules of chosen inventories, which decide who may be chosen', async () => {
  const key = 'inventory.rules.chosen' as const;
  const value = { ...DEFAULT_CHOSEN_RULES, minRank: 'CSM' as const };
  await t.calls.ok('halloran', 'PUT /api/unit-settings', {
    body: { unitId: 'B', key, value, citation: null, version: 0 },
  });
  const reasons = async (query: string) =>
    (await t.calls.ok('brandt', 'GET /api/inventories/candidates', { query }))
      .find(({ person }) => person.id === t.ids.petrov)
      ?.reasons.map(({ words }) => words);
  expect(await reasons('kind=chosen')).toEqual(['SPC Petrov is below CSM.']);
  expect(await reasons('')).toEqual([]);
  const [item = ''] = await t.issue('tanaka', 'W866001');
  expect(await refused('brandt', { kind: 'chosen', itemIds: [item], counterIds: [t.ids.petrov] })).toEqual([
    409,
    'SPC Petrov may not count this inventory: SPC Petrov is below CSM.',
  ]);
  await t.calls.ok('halloran', 'PUT /api/unit-settings', {
    body: { unitId: 'B', key, value: DEFAULT_CHOSEN_RULES, citation: null, version: 1 },
  });
});
