import type { InventoryRules, SensitiveInventoryDto } from '@hand-receipt/contracts';
import type { Username } from '../custody/company';
import { type CountedCompany, countedCompany } from './missing-fixture';

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

const COUNT = '/api/inventories/:id';

const setRules = (rules: Partial<InventoryRules>) => t.setRules(rules);

const lines = (who: Username, id: string, query = '') =>
  t.calls.ok(who, `GET ${COUNT}/lines`, { params: { id }, query });
const extras = (who: Username, id: string) => t.calls.ok(who, `GET ${COUNT}/extras`, { params: { id } });
const serialsOf = async (who: Username, id: string, query = '') =>
  (await lines(who, id, query)).map(({ serialNumber }) => serialNumber);
const close = (who: Username, id: string, body: { notes?: string; noRecountReason?: string } = {}) =>
  t.calls.ok(who, `POST ${COUNT}/close`, { params: { id }, body });
const refusedClose = (who: Username, id: string, body: { noRecountReason?: string } = {}) =>
  t.calls.refused(who, `POST ${COUNT}/close`, { params: { id }, body });

test('INVT-13 INVT-14 a blind count gives its team no serial number that was not read, and its opener all of them', async () => {
  await setRules({ blind: true });
  await t.issue('tanaka', 'U208820', 'U208831');
  const count = await t.open('brandt', 'tanaka', ['petrov']);
  const { id } = count;
  expect(count).toMatchObject({ rules: { blind: true }, serialsHidden: false });
  expect((await t.calls.ok('petrov', `GET ${COUNT}`, { params: { id } })).serialsHidden).toBe(true);
  const isHidden = (answer: unknown) => !JSON.stringify(answer).includes('U2088');

  expect(await serialsOf('brandt', id)).toEqual(['U208820', 'U208831']);
  expect(await serialsOf('petrov', id)).toEqual([null, null]);
  expect(await lines('petrov', id, 'q=U208820')).toEqual([]);
  expect(await lines('petrov', id, 'q=M4A1')).toHaveLength(2);
  expect(await lines('brandt', id, 'q=U208820')).toHaveLength(1);
  // Also not in the place where the next page starts.
  const page = await t.as.petrov({ url: `/api/inventories/${id}/lines?limit=1` });
  const cursor = String(page.headers['x-next-cursor'] ?? '');
  expect(isHidden(Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString())).toBe(true);

  expect(await t.scan('petrov', id, 'U2O8831')).toMatchObject({
    result: 'near-miss',
    message: 'U2O8831 is not on this count, but a similar serial number is. Read the plate again.',
    nearMisses: [],
    item: null,
  });
  const [line] = await lines('petrov', id);
  const document = { params: { id, itemId: line?.id ?? '' }, body: { number: ' ', note: 'x' } };
  expect(isHidden(await t.calls.refused('petrov', `POST ${COUNT}/lines/:itemId/document`, document))).toBe(
    true,
  );
  expect((await t.scan('petrov', id, 'U208831')).result).toBe('verified');
  expect((await serialsOf('petrov', id)).filter(Boolean)).toEqual(['U208831']);
  // The near miss was read again.
  expect(await extras('petrov', id)).toMatchObject([
    { code: 'U2O8831', readAgainAt: expect.any(String) as string },
  ]);

  await close('brandt', id);
  expect(await serialsOf('petrov', id)).toEqual(['U208820', 'U208831']);
});

test('INVT-13 a Commander who counts sees no more than the rest of the team', async () => {
  await setRules({ blind: true });
  const { id } = await t.open('halloran', 'tanaka', ['halloran', 'petrov']);
  expect(new Set(await serialsOf('halloran', id))).toEqual(new Set([null]));
  expect(await serialsOf('brandt', id)).toContain('U208831');
});

test('INVT-22 the end of a count with differences leads to a recount that nobody of the first count can do', async () => {
  await setRules({ recount: true });
  await t.issue('whitaker', 'W810001', 'W810002', 'W810003');
  const { id } = await t.open('brandt', 'whitaker', ['petrov', 'voss']);
  expect((await t.scan('petrov', id, 'W810001')).result).toBe('verified');
  expect((await t.scan('petrov', id, 'FOREIGN-9')).result).toBe('not-on-the-books');
  const { progress } = await t.calls.ok('brandt', `GET ${COUNT}`, { params: { id } });
  const differences = progress.missing + progress.extra;
  expect(await refusedClose('brandt', id)).toEqual([
    409,
    `${differences} differences have not been recounted. End the count first.`,
  ]);
  expect(await refusedClose('brandt', id, { noRecountReason: 'No time.' })).toEqual([
    403,
    'Only a Commander closes an inventory without a recount.',
  ]);
  const end = 'POST /api/inventories/:id/end-count';
  expect(await t.calls.ok('petrov', end, { params: { id } })).toMatchObject({
    state: 'recount',
    status: 'open',
    toRecount: differences,
  });
  expect(await t.calls.refused('petrov', end, { params: { id } })).toEqual([
    409,
    'The first count of this inventory has ended.',
  ]);
  expect(await refusedClose('brandt', id)).toEqual([
    409,
    `${differences} differences have not been recounted.`,
  ]);

  // Petrov counted; Voss did not.
  const barred = 'SPC Petrov counted in the first count. Another person must read it.';
  expect(await t.scan('petrov', id, 'W810002')).toMatchObject({ result: 'not-eligible', message: barred });
  expect(await t.scan('petrov', id, 'NEW-1')).toMatchObject({ result: 'not-eligible', message: barred });
  expect((await t.scan('voss', id, 'W810002')).result).toBe('verified');
  expect((await t.scan('voss', id, 'FOREIGN-9')).result).toBe('not-on-the-books');
  const notHere = 'POST /api/inventories/:id/lines/:itemId/not-here';
  const missing = await lines('voss', id, 'state=missing');
  for (const line of missing) {
    const params = { id, itemId: line.id };
    expect((await t.calls.refused('petrov', notHere, { params }))[0]).toBe(409);
    await t.calls.ok('voss', notHere, { params });
  }
  const closed = await close('voss', id, { notes: 'Looked twice.' });
  expect(closed).toMatchObject({ state: 'closed', progress: { missing: missing.length } });
  const report = await t.calls.ok('brandt', 'GET /api/inventories/:id/report', { params: { id } });
  expect(report.lines.find(({ serialNumber }) => serialNumber === 'W810002')).toMatchObject({
    inRecount: true,
  });
  expect(report.lines.find(({ serialNumber }) => serialNumber === 'W810003')).toMatchObject({
    notHere: { by: 'SPC Voss' },
  });
  expect(report.extras).toMatchObject([{ code: 'FOREIGN-9', recount: { by: 'SPC Voss' } }]);
  expect(await t.findings()).toEqual([]);
});

test('INVT-22 a Commander closes without a recount for a reason, which the report and the ledger have', async () => {
  await setRules({ recount: true });
  await t.issue('whitaker', 'W820001');
  const { id } = await t.open('brandt', 'whitaker', ['petrov']);
  await close('halloran', id, { noRecountReason: 'The unit deploys today.' });
  const { inventory } = await t.calls.ok('halloran', 'GET /api/inventories/:id/report', { params: { id } });
  expect(inventory.noRecountReason).toBe('The unit deploys today.');
  expect(await t.newest('INVENTORY CLOSED')).toMatchObject({ noRecountReason: 'The unit deploys today.' });
  expect(await t.findings()).toEqual([]);
});

test('a Commander cancels an inventory with a reason, and its opener before the first read; its reads stay', async () => {
  await setRules({});
  const [itemId = ''] = await t.issue('whitaker', 'W830001');
  const cancel = 'POST /api/inventories/:id/cancel';
  const { id } = await t.open('brandt', 'whitaker', ['petrov']);
  await t.scan('petrov', id, 'W830001');
  expect(
    await t.calls.refused('brandt', cancel, { params: { id }, body: { reason: 'Wrong list.' } }),
  ).toEqual([
    403,
    'Only a Commander cancels an inventory, or the person who opened it before the first read.',
  ]);
  const body = { reason: 'Wrong list.' };
  const cancelled = await t.calls.ok('halloran', cancel, { params: { id }, body });
  expect(cancelled).toMatchObject({ state: 'cancelled', status: 'closed', cancelReason: 'Wrong list.' });
  const log = await t.calls.ok('halloran', 'GET /api/sensitive-items/:id/verifications', {
    params: { id: itemId },
  });
  expect(log).toMatchObject([{ inventoryId: id }]);
  expect(await refusedClose('halloran', id)).toEqual([
    409,
    expect.stringContaining('SPC Halloran cancelled this inventory at') as string,
  ]);
  const second: SensitiveInventoryDto = await t.open('brandt', 'whitaker', ['petrov']);
  await t.calls.ok('brandt', cancel, { params: { id: second.id }, body });
  // A leader who neither opened nor counts it reads the same sentence; who does not see it finds none.
  const { id: other } = await t.open('petrov', 'whitaker');
  expect(await t.calls.refused('brandt', cancel, { params: { id: other }, body })).toEqual([
    403,
    'Only a Commander cancels an inventory, or the person who opened it before the first read.',
  ]);
  expect(await t.calls.refused('stranger', cancel, { params: { id: other }, body })).toEqual([
    404,
    'Inventory not found',
  ]);
  expect(await t.findings()).toEqual([]);
});

test('an extra is resolved after the closing by the Supply Sergeant or a Commander; an address is refused and not kept', async () => {
  await setRules({});
  const { id } = await t.open('brandt', 'whitaker', ['petrov']);
  // With the time of the device, as the screen sends it.
  await t.scanned('petrov', id, 'OTHER-1', t.clock.now().toISOString());
  const scans = { params: { id }, body: { code: 'https://example.com/W1' } };
  expect(await t.calls.refused('petrov', `POST ${COUNT}/scans`, scans)).toEqual([
    400,
    'This is a web address. It names no item.',
  ]);
  const long = { params: { id }, body: { code: 'X'.repeat(65) } };
  expect((await t.calls.refused('petrov', `POST ${COUNT}/scans`, long))[0]).toBe(400);
  const [extra, ...others] = await extras('petrov', id);
  expect(others).toEqual([]);
  const resolve = 'POST /api/inventories/:id/extras/:extraId/resolve';
  const given = { params: { id, extraId: extra?.id ?? '' }, body: { resolution: 'other-unit' as const } };
  expect((await t.calls.refused('brandt', resolve, given))[0]).toBe(409);
  await close('brandt', id);
  expect((await t.calls.refused('petrov', resolve, given))[0]).toBe(403);
  expect(await t.calls.ok('brandt', resolve, given)).toMatchObject([
    { code: 'OTHER-1', resolved: { as: 'other-unit', by: 'SPC Brandt' } },
  ]);
  expect(await t.newest('INVENTORY')).toMatchObject({ act: 'resolved', resolution: 'other-unit' });
  // Before a signature it may be corrected; after one it stays.
  const again = { ...given, body: { resolution: 'typing-error' as const } };
  expect(await t.calls.ok('halloran', resolve, again)).toMatchObject([{ resolved: { as: 'typing-error' } }]);
  await t.calls.ok('brandt', 'POST /api/inventories/:id/sign', {
    params: { id },
    body: { part: 'opener', proof: { password: 'demo-0600' } },
  });
  expect(await t.calls.refused('halloran', resolve, given)).toEqual([
    409,
    `OTHER-1 is resolved, and the report of ${id} is signed. Its resolution stays.`,
  ]);
  expect(await t.findings()).toEqual([]);
});
