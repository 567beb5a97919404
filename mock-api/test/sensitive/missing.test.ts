import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { eventTypes } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { type CountedCompany, countedCompany } from './missing-fixture';
import { LOST } from '../support/loss-facts';

let company: CountedCompany;
beforeAll(async () => {
  company = await countedCompany();
});

const verify = (id: string, body: { verificationType: string; notes?: string }) =>
  company.calls.refused('whitaker', 'POST /api/property/:id/verify', { params: { id }, body });
const statusOf = async (id: string) =>
  (await company.calls.ok('petrov', 'GET /api/sensitive-items/:id', { params: { id } })).status;

test('INVT-25 its holder cannot clear it by button, scan, queued read, count of their own or status', async () => {
  const { calls } = company;
  const { itemId, inventoryId } = await company.missing('W910001');
  const sentence = `W910001 was not seen in ${inventoryId}. Someone other than its holder must see it.`;
  expect(await statusOf(itemId)).toBe('missing');

  expect(await verify(itemId, { verificationType: 'Visual' })).toEqual([409, sentence]);
  expect(await verify(itemId, { verificationType: 'Visual', notes: 'It is in my locker' })).toEqual([
    409,
    sentence,
  ]);
  const scan = { code: 'W910001' };
  expect(await calls.ok('whitaker', 'POST /api/sensitive-items/scan', { body: scan })).toMatchObject({
    result: 'not-eligible',
    message: sentence,
    verifiedAt: null,
  });
  // Read before the count was closed, sent after it.
  const queued = { ...scan, scannedAt: new Date(2026, 10, 22, 7, 0).toISOString() };
  expect(await calls.ok('whitaker', 'POST /api/sensitive-items/scan', { body: queued })).toMatchObject({
    result: 'not-eligible',
  });
  const own = await calls.ok('whitaker', 'POST /api/inventories', { body: {} });
  expect(await company.scan('whitaker', own.id, 'W910001')).toMatchObject({
    result: 'not-eligible',
    message: 'W910001 is on your own hand receipt. Another person must read it.',
  });
  const params = { id: itemId };
  await calls.ok('whitaker', 'PATCH /api/property/:id/status', { params, body: LOST });
  const body = { status: 'Operational' };
  expect((await calls.refused('whitaker', 'PATCH /api/property/:id/status', { params, body }))[0]).toBe(409);
  const bulk = await calls.ok('whitaker', 'POST /api/property/bulk/status', {
    body: { ids: [itemId], status: 'Damaged' },
  });
  expect(bulk.refused).toBe(1);
  expect(await statusOf(itemId)).toBe('missing');
  const types = await eventTypes(company, itemId);
  expect(types).toContain('NOT SEEN');
  expect(types).not.toContain('VERIFICATION');
  expect(types).not.toContain('FOUND');
  expect(await company.findings()).toEqual([]);
});

test("INVT-25 another person's read in a count finds it, with FOUND", async () => {
  const { calls } = company;
  const { itemId, inventoryId } = await company.missing('W910002');
  const again = await company.open('petrov', 'whitaker');
  expect(await company.scan('petrov', again.id, 'W910002')).toMatchObject({ result: 'verified' });
  expect(await statusOf(itemId)).not.toBe('missing');
  expect((await eventTypes(company, itemId)).slice(-5)).toEqual([
    'NOT SEEN',
    'LOSS CASE',
    'VERIFICATION',
    'FOUND',
    'LOSS CASE',
  ]);
  expect(await company.newest('FOUND')).toMatchObject({
    how: 'inventory',
    by: company.ids.petrov,
    inventoryId: again.id,
    missingIn: inventoryId,
    holderId: company.ids.whitaker,
  });
  await company.close('petrov', again.id);
  await calls.ok('whitaker', 'POST /api/property/:id/verify', {
    params: { id: itemId },
    body: { verificationType: 'Visual' },
  });
  expect(await company.findings()).toEqual([]);
});

test('the SI board is RED for an item that is missing, and not for its open case once another person read it', async () => {
  const { calls } = company;
  const { itemId } = await company.missing('W910004');
  const [lossCase] = await calls.ok('halloran', 'GET /api/loss-cases', { query: `item=${itemId}` });
  const caseId = lossCase?.id ?? '';
  const named = async () => {
    const { rows } = await calls.ok('halloran', 'GET /api/si-board');
    return rows.flatMap(({ cells }) => cells).some((cell) => cell?.caseIds.includes(caseId));
  };
  expect(await named()).toBe(true);

  const again = await company.open('petrov', 'whitaker');
  await company.scan('petrov', again.id, 'W910004');
  await company.close('petrov', again.id);
  expect(await calls.ok('halloran', 'GET /api/loss-cases/:id', { params: { id: caseId } })).toMatchObject({
    state: 'searching',
    found_to_confirm: true,
  });
  expect(await named()).toBe(false);
});

test('INVT-25 a holder who counts as a leader cannot read their own missing item', async () => {
  const [itemId = ''] = await company.issue('petrov', 'W910003');
  const count = await company.open('halloran', 'petrov', ['petrov', 'halloran']);
  await company.close('halloran', count.id);
  const next = await company.open('halloran', 'petrov', ['petrov', 'halloran']);
  expect(await company.scan('petrov', next.id, 'W910003')).toMatchObject({ result: 'not-eligible' });
  expect(await company.scan('halloran', next.id, 'W910003')).toMatchObject({ result: 'verified' });
  expect((await eventTypes(company, itemId)).slice(-2)).toEqual(['FOUND', 'LOSS CASE']);
});

test('INVT-26 it is neither offered, approved, recalled nor bulk transferred', async () => {
  const { calls, ids } = company;
  const [itemId = ''] = await company.issue('whitaker', 'W910010');
  const offered = await company.offer('whitaker', itemId, 'tanaka');
  const { id } = await company.open('petrov', 'whitaker');
  await company.close('petrov', id);
  const sentence = `W910010 was not seen in ${id}. It cannot change hands before it is found.`;
  const decided = await company.decide('tanaka', offered.id, 'Approved');
  expect([decided.statusCode, decided.json<{ message: string }>().message]).toEqual([409, sentence]);
  await company.decide('whitaker', offered.id, 'Cancelled');

  const offer = { propertyId: itemId, toUserId: ids.tanaka };
  expect(await calls.refused('whitaker', 'POST /api/transfers', { body: offer })).toEqual([409, sentence]);
  expect(
    await calls.refused('halloran', 'POST /api/property/:id/recall', { params: { id: itemId }, body: {} }),
  ).toEqual([409, sentence]);
  const bulk = { ids: [itemId], toUserId: ids.tanaka };
  expect(await calls.ok('whitaker', 'POST /api/property/bulk/transfers', { body: bulk })).toMatchObject({
    results: [{ id: itemId, ok: false, message: sentence }],
  });
  expect(
    await calls.ok('halloran', 'POST /api/property/bulk/recall', { body: { property_ids: [itemId] } }),
  ).toMatchObject({ results: [{ id: itemId, ok: false, message: sentence }] });
  expect((await company.readItem(itemId)).assigned_to_user_id).toBe(ids.whitaker);
});

test('INVT-26 what it is mounted on does not take it along', async () => {
  const { calls, ids } = company;
  const [rifle = ''] = await company.issue('whitaker', 'W910011');
  const { itemId: optic, inventoryId } = await company.missing('W910012');
  await calls.ok('whitaker', 'POST /api/property/:id/mounts', {
    params: { id: rifle },
    body: { itemId: optic, position: 'Rail' },
  });
  const body = { propertyId: rifle, toUserId: ids.tanaka, includeComponents: true };
  expect(await calls.refused('whitaker', 'POST /api/transfers', { body })).toEqual([
    409,
    `W910012 was not seen in ${inventoryId}. It cannot change hands before it is found.`,
  ]);
});

test('INVT-27 opening and closing are events; SHA-256 of result.json is the digest of the closing', async () => {
  await company.issue('tanaka', 'W910020', 'W910021', 'W910022');
  const { id } = await company.open('petrov', 'tanaka');
  expect(await company.newest('INVENTORY OPENED')).toMatchObject({
    inventoryId: id,
    kind: 'sensitive',
    expected: 3,
  });
  const params = { id };
  expect(await company.calls.refused('petrov', 'GET /api/inventories/:id/result.json', { params })).toEqual([
    409,
    'This inventory is open. It has a result once it is closed.',
  ]);
  await company.scan('petrov', id, 'W910021');
  await company.scan('petrov', id, 'W91O022');
  await company.scan('petrov', id, 'ZZ-1');
  const closed = await company.close('petrov', id);
  expect(closed.progress).toEqual({ expected: 3, counted: 1, missing: 2, extra: 1, nearMiss: 1 });
  const event = await company.newest('INVENTORY CLOSED');
  expect(event).toMatchObject({
    kind: 'sensitive',
    totals: { expected: 3, seen: 1, byDocument: 0, missing: 2, extra: 1, nearMiss: 1, left: 0 },
    resultDigest: closed.resultDigest,
  });
  const url = `/api/inventories/${id}/result.json`;
  const answer = await company.as.petrov({ url });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(event.resultDigest);
  const result = answer.json<{ serialNumber?: string; result: string; code?: string }[]>();
  expect(result.map((entry) => [entry.serialNumber ?? entry.code, entry.result])).toEqual([
    ['W910020', 'not seen'],
    ['W910021', 'seen'],
    ['W910022', 'not seen'],
    ['W91O022', 'near-miss'],
    ['ZZ-1', 'not-on-the-books'],
  ]);
  expect((await company.as.whitaker({ url })).statusCode).toBe(404);
  expect(await company.findings()).toEqual([]);
});

test('INVT-32 of two people who close at once one closes, and the other is told who did', async () => {
  await company.issue('voss', 'W910030');
  const { id } = await company.open('halloran', 'voss', ['petrov', 'halloran']);
  const close = (who: 'petrov' | 'halloran') =>
    company.calls.send(who, 'POST /api/inventories/:id/close', {
      params: { id },
      body: { notes: `Note of ${who}` },
    });
  const answers = await Promise.all([close('petrov'), close('halloran')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [first, second] = answers[0]?.statusCode === 200 ? answers : [answers[1], answers[0]];
  const { closedBy, notes } = first?.json<{ closedBy: { name: string }; notes: string }>() ?? {};
  expect(second?.json<{ message: string }>().message).toBe(
    `${closedBy?.name} closed this inventory at 0800. Your note was not added.`,
  );
  expect(notes).toBe(`Note of ${closedBy?.name === 'SPC Petrov' ? 'petrov' : 'halloran'}`);
  const { rows } = await sql<{ type: string; count: number }>`
    select event_type as type, count(*)::int as count from ledger_event
    where convert_from(body, 'UTF8') like ${`%"inventoryId":"${id}"%`} and event_type in ('INVENTORY CLOSED', 'NOT SEEN')
    group by event_type order by event_type`.execute(company.database.db);
  expect(rows).toEqual([
    { type: 'INVENTORY CLOSED', count: 1 },
    { type: 'NOT SEEN', count: 1 },
  ]);
});

test('INVT-21 a read that arrives after the closing is kept, told once, and changes nothing until it is accepted', async () => {
  const { calls } = company;
  const [itemId = ''] = await company.issue('tanaka', 'W910040', 'W910041');
  const { id } = await company.open('brandt', 'tanaka', ['petrov', 'tanaka']);
  const before = await company.close('brandt', id);
  const late = (who: 'petrov' | 'tanaka', code: string) =>
    company.scanned(who, id, code, new Date(2026, 10, 22, 7, 55).toISOString());
  expect(await late('petrov', 'W910040')).toMatchObject({
    result: 'late',
    message: `${id} was closed on 22NOV2026 0800. Your read of M4A1 Carbine W910040 is kept, and does not change the result.`,
  });
  await late('petrov', 'W910040');
  await late('tanaka', 'W910041');
  expect(await statusOf(itemId)).toBe('missing');
  const params = { id };
  expect(await calls.ok('brandt', 'GET /api/inventories/:id', { params })).toEqual(before);
  const told = (await calls.ok('brandt', 'GET /api/notifications')).filter(
    ({ title }) => title === 'Reads arrived after the count was closed',
  );
  // Once for each reader.
  expect(told).toHaveLength(2);
  expect(
    (await calls.ok('halloran', 'GET /api/notifications')).filter(({ title }) =>
      title.startsWith('Reads arrived'),
    ),
  ).toHaveLength(2);

  const reads = await calls.ok('brandt', 'GET /api/inventories/:id/late-reads', { params });
  expect(reads.map(({ code, by, mayAccept }) => [code, by, mayAccept])).toEqual([
    ['W910040', 'SPC Petrov', true],
    // Its holder read it.
    ['W910041', 'SPC Tanaka', false],
  ]);
  const accept = 'POST /api/inventories/:id/late-reads/:itemId/accept';
  expect((await calls.refused('petrov', accept, { params: { id, itemId } }))[0]).toBe(403);
  const other = reads[1]?.item?.id ?? '';
  expect(await calls.refused('brandt', accept, { params: { id, itemId: other } })).toEqual([
    409,
    `W910041 was not seen in ${id}. Someone other than its holder must see it.`,
  ]);
  const [accepted] = await calls.ok('brandt', accept, { params: { id, itemId } });
  expect(accepted).toMatchObject({ acceptedBy: 'SPC Brandt', mayAccept: false });
  expect(await statusOf(itemId)).not.toBe('missing');
  expect(await company.newest('FOUND')).toMatchObject({
    how: 'late read',
    by: company.ids.petrov,
    inventoryId: id,
  });
  expect((await calls.refused('halloran', accept, { params: { id, itemId } }))[0]).toBe(409);
  expect(await company.findings()).toEqual([]);
});

test('INVT-33 two presses at once, and a press that waited offline, leave one VERIFICATION', async () => {
  const [itemId = ''] = await company.issue('whitaker', 'W910050');
  const press = () =>
    company.calls.ok('whitaker', 'POST /api/property/:id/verify', {
      params: { id: itemId },
      body: { verificationType: 'Visual' },
    });
  await Promise.all([press(), press(), press()]);
  await company.calls.ok('whitaker', 'POST /api/sensitive-items/scan', { body: { code: 'W910050' } });
  expect((await eventTypes(company, itemId)).filter((type) => type === 'VERIFICATION')).toHaveLength(1);
});

test('INVT-28 what is missing or seen otherwise than the events say names the item', async () => {
  const { itemId, inventoryId } = await company.missing('W910060');
  const change = (statement: ReturnType<typeof sql>) => statement.execute(company.database.db);
  await change(
    sql`update property set missing_since = null, missing_inventory_id = null where id = ${itemId}`,
  );
  expect(await company.findings()).toEqual([
    `Item W910060 shows not missing; ledger says not seen in ${inventoryId}`,
  ]);
  await change(sql`insert into verification (item_id, at, by_user_id, type)
    values (${itemId}, now(), ${company.ids.whitaker}, 'Visual')`);
  expect(await company.findings()).toEqual([
    'Item W910060 shows 1 verification; ledger says 0',
    `Item W910060 shows verified; ledger says not seen in ${inventoryId}`,
    expect.stringMatching(/^Verification V-\d+ has no event in the ledger$/),
  ]);
  await change(sql`delete from verification where item_id = ${itemId}`);
  await change(sql`update property set missing_since = ${new Date(2026, 10, 22, 8, 0)}, missing_inventory_id = ${inventoryId}
    where id = ${itemId}`);
  expect(await company.findings()).toEqual([]);
});

const CHANGES: [string, (id: string) => ReturnType<typeof sql>][] = [
  [
    'total',
    (id) =>
      sql`update inventory_line set left_at = now() where inventory_id = ${id} and verification_id is null`,
  ],
  ['line', (id) => sql`update inventory_line set name = 'Mop' where inventory_id = ${id}`],
  [
    'closing time',
    (id) => sql`update inventory set closed_at = closed_at - interval '1 day' where id = ${id}`,
  ],
  ['digest', (id) => sql`update inventory set result_digest = repeat('0', 64) where id = ${id}`],
  [
    'number of lines',
    (id) => sql`delete from inventory_line where inventory_id = ${id} and verification_id is null`,
  ],
];

test.each(CHANGES)('INVT-29 another %s of a closed inventory names the inventory', async (what, change) => {
  const { inventoryId: id } = await company.missing(`W91007${CHANGES.findIndex(([name]) => name === what)}`);
  const said = async () =>
    (await company.findings()).filter((words) => words.startsWith(`Inventory ${id} shows `));
  expect(await said()).toEqual([]);
  await change(id).execute(company.database.db);
  expect((await said()).length).toBeGreaterThan(0);
});

test('INVT-24 after closing it is missing, and nowhere verified, in every list, figure, export and paper', async () => {
  const { calls, as, ids } = company;
  // It was verified today, before the count did not see it.
  const [itemId = ''] = await company.issue('voss', 'W910090', 'W910091');
  for (const code of ['W910090', 'W910091']) {
    await calls.ok('voss', 'POST /api/sensitive-items/scan', { body: { code } });
  }
  const figures = () => calls.ok('voss', 'GET /api/dashboard/summary');
  const before = await figures();
  const { id } = await company.open('halloran', 'voss');
  await company.scan('halloran', id, 'W910091');
  await company.close('halloran', id);
  const missing = { countId: id, since: new Date(2026, 10, 22, 8, 0).toISOString() };
  const after = await figures();
  expect(after.missingInCount).toBe(before.missingInCount + 1);
  expect(after.sensitive).toMatchObject({
    total: before.sensitive.total,
    missing: before.sensitive.missing + 1,
    verified: before.sensitive.verified - 1,
    verifiedToday: before.sensitive.verifiedToday - 1,
  });
  expect(after.sensitive.compliance).toBeLessThan(before.sensitive.compliance);
  expect(after.readiness).toMatchObject({
    total: before.readiness.total,
    ready: before.readiness.ready - 1,
    other: before.readiness.other + 1,
  });
  const report = await calls.ok('halloran', 'GET /api/dashboard/readiness');
  expect(report.missingInCount).toBeGreaterThan(0);
  expect(report.byStatus.reduce((sum, { count }) => sum + count, report.missingInCount)).toBe(
    report.history.at(-1)?.total,
  );

  const only = async <T extends { id: string }>(rows: readonly T[]) =>
    rows.filter((row) => row.id === itemId);
  expect(
    await only(await calls.ok('voss', 'GET /api/sensitive-items', { query: 'missing=true' })),
  ).toMatchObject([{ status: 'missing', missing }]);
  expect(
    await only(await calls.ok('halloran', 'GET /api/sensitive-items', { query: 'q=W910090' })),
  ).toMatchObject([{ status: 'missing', missing }]);
  const book = await calls.ok('halloran', 'GET /api/property', {
    query: 'scope=visible&only=missing&q=W9100',
  });
  expect(book.map(({ serial_number }) => serial_number)).toContain('W910090');
  expect(book.map(({ serial_number }) => serial_number)).not.toContain('W910091');
  expect(book.find((item) => item.id === itemId)?.missing).toEqual(missing);
  expect(await only(await calls.ok('halloran', 'GET /api/inventory', { query: 'q=W910090' }))).toMatchObject([
    { missing },
  ]);
  expect(await calls.ok('voss', 'GET /api/property/:id', { params: { id: itemId } })).toMatchObject({
    missing,
  });
  const held = await calls.ok('halloran', 'GET /api/people/:id/holdings', { params: { id: ids.voss } });
  expect(held.received.flatMap(({ items }) => items).find((item) => item.id === itemId)?.missing).toEqual(
    missing,
  );
  const csv = (await as.halloran({ url: '/api/property/export?scope=visible&q=W910090' })).body;
  expect(csv).toContain(`${id} 2026-11-22`);

  const paper = await as.voss({
    method: 'POST',
    url: '/api/da2062/generate-pdf',
    body: { property_ids: [itemId] },
  });
  const words = (await readPdf(paper.rawPayload)).pages.map(wordsOf).join(' ');
  expect(words).toContain('NOT SEEN 22NOV2026: W910090');
});
