import type { Username } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { type CountedCompany, countedCompany } from './missing-fixture';

const COUNT = '/api/inventories/:id';
const NOT_HERE = `POST ${COUNT}/lines/:itemId/not-here` as const;
const EXTRA_NOT_HERE = `POST ${COUNT}/extras/:extraId/not-here` as const;

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

interface Recount {
  id: string;
  /** Ids of the items that nobody has read, by their serial number. */
  items: ReadonlyMap<string, string>;
}

/**
 * Petrov reads the first of four weapons of Tanaka's and a foreign code, and ends the count. Whitaker holds the fifth.
 * Voss and Whitaker read nothing before that.
 */
async function recount(prefix: string, blind = false): Promise<Recount> {
  await t.setRules({ recount: true, blind });
  const serials = [1, 2, 3, 4].map((number) => `${prefix}${number}`);
  const ids = await t.issue('tanaka', ...serials);
  const [own = ''] = await t.issue('whitaker', `${prefix}5`);
  const { id } = await t.calls.ok('brandt', 'POST /api/inventories', {
    body: { counterIds: [t.ids.petrov, t.ids.voss, t.ids.whitaker] },
  });
  const lines = await t.calls.ok('brandt', `GET ${COUNT}/lines`, { params: { id } });
  const unread = new Set([...serials.slice(1), `${prefix}5`]);
  for (const { serialNumber } of lines) {
    if (!unread.has(serialNumber ?? '')) await t.scan('petrov', id, serialNumber ?? '');
  }
  await t.scan('petrov', id, `FOREIGN-${prefix}`);
  await t.calls.ok('petrov', `POST ${COUNT}/end-count`, { params: { id } });
  return {
    id,
    items: new Map([...serials.map((one, index) => [one, ids[index] ?? ''] as const), [`${prefix}5`, own]]),
  };
}

const close = (who: Username, id: string, noRecountReason?: string) =>
  t.calls.send(who, `POST ${COUNT}/close`, { params: { id }, body: { noRecountReason } });

/** Everybody who may close is refused as long as something was not recounted. */
async function expectRefused(id: string, words: string): Promise<void> {
  for (const who of ['petrov', 'voss', 'brandt', 'halloran'] as const) {
    const refused = await close(who, id);
    expect([who, refused.statusCode, refused.json<{ message: string }>().message]).toEqual([who, 409, words]);
  }
}

const toRecount = async (id: string) =>
  (await t.calls.ok('brandt', `GET ${COUNT}`, { params: { id } })).toRecount;

test('INVT-22 an inventory is closed once each difference was recounted, after none and some acts it is not', async () => {
  const { id, items } = await recount('W8500');
  expect(await toRecount(id)).toBe(5);
  await expectRefused(id, '5 differences have not been recounted.');

  const lookFor = (serial: string) =>
    t.calls.ok('voss', NOT_HERE, { params: { id, itemId: items.get(serial) ?? '' } });
  await lookFor('W85002');
  await expectRefused(id, '4 differences have not been recounted.');
  expect((await t.scan('voss', id, 'W85003')).result).toBe('verified');
  await lookFor('W85004');
  await lookFor('W85005');
  await expectRefused(id, '1 difference has not been recounted.');
  await t.scan('voss', id, 'FOREIGN-W8500');
  // What is read for the first time in the recount is nothing to read again.
  await t.scan('voss', id, 'NEW-W8500');
  expect(await toRecount(id)).toBe(0);
  const closed = await close('petrov', id);
  expect([closed.statusCode, closed.json()]).toMatchObject([200, { state: 'closed', noRecountReason: null }]);
  expect(await t.findings()).toEqual([]);
});

test('INVT-13 INVT-22 the list of extras says in a blind recount which were read in the first count and not again', async () => {
  const { id } = await recount('W8550', true);
  const toReadAgain = async () =>
    (await t.calls.ok('voss', `GET ${COUNT}/extras`, { params: { id } }))
      .filter((extra) => !extra.inRecount && !extra.recount)
      .map(({ code }) => code);
  expect(await toReadAgain()).toEqual(['FOREIGN-W8550']);
  await t.scan('voss', id, 'NEW-W8550');
  expect(await toReadAgain()).toEqual(['FOREIGN-W8550']);
  await t.scan('voss', id, 'FOREIGN-W8550');
  expect(await toReadAgain()).toEqual([]);
});

/** The id of an extra code of an inventory. */
async function extraId(id: string, code: string): Promise<string> {
  const extras = await t.calls.ok('brandt', `GET ${COUNT}/extras`, { params: { id } });
  return extras.find((extra) => extra.code === code)?.id ?? '';
}

test('INVT-22 an extra code that was looked for and not found is recounted, and the report says so', async () => {
  const { id, items } = await recount('W8580');
  const params = { id, extraId: await extraId(id, 'FOREIGN-W8580') };
  for (const serial of [...items.keys()].slice(1)) await t.scan('voss', id, serial);
  await expectRefused(id, '1 difference has not been recounted.');

  expect(await t.calls.refused('petrov', EXTRA_NOT_HERE, { params })).toEqual([
    409,
    'SPC Petrov counted in the first count. Another person must look for it.',
  ]);
  expect(await t.calls.refused('brandt', EXTRA_NOT_HERE, { params })).toEqual([
    403,
    'Only its counters count in this inventory.',
  ]);
  const unknown = { id, extraId: 'X-9999' };
  expect((await t.calls.refused('voss', EXTRA_NOT_HERE, { params: unknown }))[0]).toBe(404);
  expect(await toRecount(id)).toBe(1);

  expect(await t.calls.ok('voss', EXTRA_NOT_HERE, { params })).toMatchObject({ toRecount: 0 });
  const notHere = { at: expect.any(String) as string, by: 'SPC Voss' };
  const [extra] = await t.calls.ok('voss', `GET ${COUNT}/extras`, { params: { id } });
  expect([extra?.notHere, extra?.recount]).toEqual([notHere, undefined]);

  expect((await close('petrov', id)).statusCode).toBe(200);
  const report = await t.calls.ok('brandt', `GET ${COUNT}/report`, { params: { id } });
  expect(report.extras).toMatchObject([{ code: 'FOREIGN-W8580', notHere }]);
  const csv = await t.as.brandt({ url: `/api/inventories/${id}/report.csv` });
  expect(csv.body).toMatch(/FOREIGN-W8580,.*Not found in the recount, SPC Voss /);
  expect(csv.body).not.toContain('not recounted');
  const paper = await readPdf((await t.as.brandt({ url: `/api/inventories/${id}/report.pdf` })).rawPayload);
  expect(paper.pages.map(wordsOf).join(' ')).toContain('Not found in the recount, SPC Voss');
  const result = await t.as.brandt({ url: `/api/inventories/${id}/result.json` });
  expect(result.json<unknown[]>().at(-1)).toMatchObject({
    code: 'FOREIGN-W8580',
    notHereBy: t.ids.voss,
    notHereAt: expect.any(String) as string,
  });
  expect(await t.findings()).toEqual([]);
});

test('who only looked for an extra code has counted in the inventory', async () => {
  const { id } = await recount('W8590');
  const params = { id, extraId: await extraId(id, 'FOREIGN-W8590') };
  await t.calls.ok('whitaker', EXTRA_NOT_HERE, { params });
  await t.calls.ok('brandt', `POST ${COUNT}/counters`, {
    params: { id },
    body: { counterIds: [t.ids.voss] },
  });
  const closed = await close('halloran', id, 'Field exercise.');
  expect(closed.json<{ counters: { id: string }[] }>().counters.map((person) => person.id)).toContain(
    t.ids.whitaker,
  );
});

test('INVT-22 an extra code is looked for in the recount alone, and only while nobody read it again', async () => {
  const { id } = await recount('W8570');
  const params = { id, extraId: await extraId(id, 'FOREIGN-W8570') };
  await t.calls.ok('voss', EXTRA_NOT_HERE, { params });
  // It is found after all.
  await t.scan('voss', id, 'FOREIGN-W8570');
  const [extra] = await t.calls.ok('voss', `GET ${COUNT}/extras`, { params: { id } });
  expect([extra?.notHere, extra?.recount?.by]).toEqual([undefined, 'SPC Voss']);
  const noDifference = [400, 'This code is no difference any more.'];
  expect(await t.calls.refused('voss', EXTRA_NOT_HERE, { params })).toEqual(noDifference);
  await t.scan('voss', id, 'NEW-W8570');
  const added = { id, extraId: await extraId(id, 'NEW-W8570') };
  expect(await t.calls.refused('voss', EXTRA_NOT_HERE, { params: added })).toEqual(noDifference);

  const first = await t.open('brandt', 'tanaka', ['petrov']);
  await t.scan('petrov', first.id, 'FOREIGN-W8571');
  const early = { id: first.id, extraId: await extraId(first.id, 'FOREIGN-W8571') };
  expect(await t.calls.refused('petrov', EXTRA_NOT_HERE, { params: early })).toEqual([
    409,
    'End the first count before its differences are looked for.',
  ]);
});

test('a Commander alone closes with a reason what was recounted in part, and the reason is printed', async () => {
  const { id, items } = await recount('W8600');
  await t.calls.ok('voss', NOT_HERE, { params: { id, itemId: items.get('W86002') ?? '' } });
  expect((await close('brandt', id, 'No time.')).statusCode).toBe(403);
  expect((await close('halloran', id, ' ')).statusCode).toBe(409);
  expect((await close('halloran', id, 'The unit deploys today.')).statusCode).toBe(200);
  const params = { id };
  const report = await t.calls.ok('brandt', `GET ${COUNT}/report`, { params });
  expect(report.inventory.noRecountReason).toBe('The unit deploys today.');
  const csv = await t.as.brandt({ url: `/api/inventories/${id}/report.csv` });
  expect(csv.body).toMatch(/Closed with differences not recounted,.*The unit deploys today\./);
  const found = report.lines.find(({ serialNumber }) => serialNumber === 'W86001');
  const missing = report.lines.filter(({ lossCase }) => lossCase !== undefined);
  expect(missing.map(({ serialNumber }) => serialNumber)).toContain('W86002');
  expect([found?.countedAt === null, found?.lossCase]).toEqual([false, undefined]);
  expect(csv.body).toContain(`Loss case ${missing[0]?.lossCase}.`);
  expect(await t.newest('INVENTORY CLOSED')).toMatchObject({ noRecountReason: 'The unit deploys today.' });
  expect(await t.findings()).toEqual([]);
});

test('INVT-08 a holder who says that their own line is not here recounts nothing', async () => {
  const { id, items } = await recount('W8700');
  const params = { id, itemId: items.get('W87005') ?? '' };
  expect(await t.calls.refused('whitaker', NOT_HERE, { params })).toEqual([
    409,
    'W87005 is on your own hand receipt. Another person must look for it.',
  ]);
  await expectRefused(id, '5 differences have not been recounted.');
  // Somebody else's line is theirs to look for.
  await t.calls.ok('whitaker', NOT_HERE, { params: { id, itemId: items.get('W87004') ?? '' } });
  await t.calls.ok('voss', NOT_HERE, { params });
  expect(await toRecount(id)).toBe(3);
});

test('INVT-13 the refusal of the own line names no serial number in a blind count', async () => {
  const { id, items } = await recount('W8800', true);
  const params = { id, itemId: items.get('W88005') ?? '' };
  expect(await t.calls.refused('whitaker', NOT_HERE, { params })).toEqual([
    409,
    'This item is on your own hand receipt. Another person must look for it.',
  ]);
});

test('INVT-22 the end of a count whose team may not recount is told to opener and Commander, and names nobody excluded again', async () => {
  await t.setRules({ recount: true, blind: false });
  const [, other = ''] = await t.issue('tanaka', 'W857001', 'W857002');
  const { id } = await t.open('brandt', 'tanaka', ['petrov']);
  await t.scan('petrov', id, 'W857001');
  const reason = 'SPC Petrov counted in the first count.';
  const excluded = async (query: string) =>
    (await t.calls.ok('brandt', `GET ${COUNT}/candidates`, { params: { id }, query })).find(
      ({ person }) => person.id === t.ids.petrov,
    )?.reasons;
  expect(await excluded('')).toEqual([]);
  expect(await excluded('recount=true')).toEqual([{ rule: 'recount', words: reason }]);
  await t.calls.ok('petrov', `POST ${COUNT}/end-count`, { params: { id } });
  for (const who of ['brandt', 'halloran'] as const) {
    const [told] = (await t.calls.ok(who, 'GET /api/notifications')).filter(
      ({ title }) => title === 'Recount needs a team',
    );
    expect([who, told?.message]).toEqual([
      who,
      `No one of the team may recount ${id}. ${reason} Name people who read nothing in it.`,
    ]);
  }
  expect(await t.calls.ok('petrov', `GET ${COUNT}`, { params: { id } })).toMatchObject({
    whyNotRecount: reason,
  });
  const name = (...who: Username[]) =>
    t.calls.send('brandt', `POST ${COUNT}/counters`, {
      params: { id },
      body: { counterIds: who.map((username) => t.ids[username]) },
    });
  const refused = await name('petrov', 'voss');
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    `SPC Petrov may not count this inventory: ${reason}`,
  ]);
  expect((await name('voss')).statusCode).toBe(200);
  expect((await t.calls.ok('voss', `GET ${COUNT}`, { params: { id } })).whyNotRecount).toBeUndefined();
  await t.calls.ok('voss', NOT_HERE, { params: { id, itemId: other } });
  const closed = await t.calls.ok('halloran', `POST ${COUNT}/close`, {
    params: { id },
    body: { noRecountReason: 'Field exercise.' },
  });
  // Everybody who counted is named, as on the report.
  expect(closed.counters.map((person) => person.id)).toEqual([t.ids.petrov, t.ids.voss]);
});
