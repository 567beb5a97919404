import { labelPayload } from '@hand-receipt/contracts';
import { type Company, type Username, testCompany } from '../custody/company';
import { type Calls, callsOf, keepSignedIn } from '../support/call';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  await keepSignedIn(company);
  calls = callsOf(company);
  company.clock.set(new Date(2026, 10, 21, 6, 4));
});

const scan = (who: Username, code: string, scannedAt?: string) =>
  calls.ok(who, 'POST /api/sensitive-items/scan', { body: { code, ...(scannedAt && { scannedAt }) } });

const records = (who: Username, id: string) =>
  calls.ok(who, 'GET /api/sensitive-items/:id/verifications', { params: { id } });

test('a scan verifies an item of mine by its label or its serial number in any case, once for each check', async () => {
  const item = await company.createItem({ serial_number: 'SCAN-1' });
  const answer = await scan('halloran', `${labelPayload(item)}\r\n`);
  expect(answer).toEqual({
    result: 'verified',
    message: 'M4A1 Carbine SCAN-1 verified.',
    item: { id: item.id, name: 'M4A1 Carbine', serialNumber: 'SCAN-1' },
    nearMisses: [],
    newUii: null,
    verifiedAt: company.clock.now().toISOString(),
    verifiedBy: 'SPC Halloran',
    progress: null,
  });
  company.clock.set(new Date(2026, 10, 21, 6, 20));
  expect(await scan('halloran', ' scan-1 ')).toMatchObject({
    result: 'already-verified',
    message: 'M4A1 Carbine SCAN-1 was already verified at 0604 by SPC Halloran.',
  });
  expect(await records('halloran', item.id)).toHaveLength(1);
  // The evening check is another one.
  company.clock.set(new Date(2026, 10, 21, 18, 5));
  expect((await scan('halloran', 'SCAN-1')).result).toBe('verified');
});

test('SENS-24 a verification has item, date, time, verifier, status and notes', async () => {
  company.clock.set(new Date(2026, 10, 22, 6, 7));
  const { id } = await company.createItem({ serial_number: 'LOG-1' });
  await calls.ok('halloran', 'POST /api/sensitive-items/scan', {
    body: { code: 'LOG-1', notes: 'Sling worn' },
  });
  const [record] = await records('halloran', id);
  expect(record).toMatchObject({
    itemId: id,
    date: '2026-11-22',
    time: '0607',
    verifiedBy: 'SPC Halloran',
    status: 'verified',
    notes: 'Sling worn',
    due: new Date(2026, 10, 22, 6).toISOString(),
  });
  expect(record?.id).toMatch(/^V-\d+$/);
  const all = await calls.ok('halloran', 'GET /api/sensitive-items/verifications', { query: 'q=LOG-1' });
  expect(all).toEqual([record]);
  expect(await calls.ok('stranger', 'GET /api/sensitive-items/verifications')).toEqual([]);
  const out = { params: { id } };
  expect((await calls.refused('stranger', 'GET /api/sensitive-items/:id/verifications', out))[0]).toBe(404);
  expect((await calls.refused('stranger', 'GET /api/sensitive-items/:id', out))[0]).toBe(404);
});

test('verifications are listed newest first, page by page, each once', async () => {
  const { id } = await company.createItem({ serial_number: 'PAGES-1' });
  for (let day = 1; day <= 5; day += 1) {
    company.clock.set(new Date(2026, 10, 22 + day, 6, 10));
    await scan('halloran', 'PAGES-1');
  }
  const times: string[] = [];
  let cursor = '';
  do {
    const page = await calls.send('halloran', 'GET /api/sensitive-items/:id/verifications', {
      params: { id },
      query: `limit=2${cursor && `&cursor=${cursor}`}`,
    });
    expect(page.headers['x-total-count']).toBe('5');
    times.push(...page.json<{ date: string }[]>().map(({ date }) => date));
    cursor = String(page.headers['x-next-cursor'] ?? '');
  } while (cursor);
  expect(times).toEqual(['2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23']);
});

test("somebody else's item is not mine: told whose to who may see it, and nothing of it to others", async () => {
  const { id } = await company.createItem({ serial_number: 'THEIRS-1' });
  await company.signDown(id, 'whitaker');
  expect(await scan('petrov', 'THEIRS-1')).toMatchObject({
    result: 'not-mine',
    message: 'M4A1 Carbine THEIRS-1 is assigned to SPC Whitaker, not to you.',
    item: { id },
  });
  expect(await scan('tanaka', 'THEIRS-1')).toEqual({
    result: 'not-mine',
    message: "THEIRS-1 is on somebody else's hand receipt.",
    item: null,
    nearMisses: [],
    newUii: null,
    verifiedAt: null,
    verifiedBy: null,
    progress: null,
  });
  expect(await records('whitaker', id)).toEqual([]);
});

test('SIRP-06 an item of another company is on no book, as an unknown code is', async () => {
  const { id } = await company.createItem({ serial_number: 'THEIRS-2' });
  await company.signDown(id, 'whitaker');
  const unknown = await scan('stranger', 'THEIRS-3');
  expect(unknown).toMatchObject({ result: 'not-on-the-books', message: 'THEIRS-3 is not on the books.' });
  expect(await scan('stranger', 'THEIRS-2')).toEqual({
    ...unknown,
    message: 'THEIRS-2 is not on the books.',
  });
});

test('a code that is on no book says so; O read for 0 names the item that it may be', async () => {
  await company.createItem({ serial_number: 'W770450' });
  expect(await scan('halloran', 'https://example.com/?x=1')).toMatchObject({
    result: 'not-on-the-books',
    nearMisses: [],
  });
  expect(await scan('halloran', 'w77o45o')).toMatchObject({
    result: 'near-miss',
    message: 'W77O45O is not on the books. Look again: is it M4A1 Carbine W770450?',
    nearMisses: [{ name: 'M4A1 Carbine', serialNumber: 'W770450' }],
  });
  // What a person may not see is no near miss of theirs.
  expect((await scan('stranger', 'W77O45O')).result).toBe('not-on-the-books');
  expect(
    (await calls.refused('halloran', 'POST /api/sensitive-items/scan', { body: { code: ' \n' } }))[0],
  ).toBe(400);
});

test("check 29 the server's time counts, whatever the clock of the phone says", async () => {
  const { id } = await company.createItem({ serial_number: 'CLOCK-1' });
  company.clock.set(new Date(2026, 10, 28, 6, 1));
  const phone = new Date(2026, 10, 27, 6, 1).toISOString();
  expect((await scan('halloran', 'CLOCK-1', phone)).verifiedAt).toBe(company.clock.now().toISOString());
  expect(await records('halloran', id)).toMatchObject([
    { date: '2026-11-28', time: '0601', deviceTime: phone },
  ]);
});

test('SENS-25 SENS-27 categories have name, count, frequency, risk and icon', async () => {
  const categories = await calls.ok('stranger', 'GET /api/sensitive-items/categories');
  expect(categories.map(({ id, verificationFrequency }) => [id, verificationFrequency])).toEqual([
    ['weapon', 'Daily/Weekly'],
    ['optics', 'Weekly/Monthly'],
    ['communication', 'Weekly'],
    ['crypto', 'Daily/Weekly'],
    ['other', 'Monthly'],
  ]);
  expect(categories.every(({ count }) => count === 0)).toBe(true);
  const mine = await calls.ok('halloran', 'GET /api/sensitive-items/categories');
  const weapons = await calls.ok('halloran', 'GET /api/sensitive-items', { query: 'category=weapon' });
  expect(weapons.length).toBeGreaterThan(0);
  expect(mine[0]).toEqual({
    id: 'weapon',
    name: 'Weapons',
    count: weapons.length,
    verificationFrequency: 'Daily/Weekly',
    riskLevel: 'high',
    icon: 'weapon',
  });
  expect(await calls.ok('halloran', 'GET /api/sensitive-items', { query: 'category=crypto' })).toEqual([]);
});
