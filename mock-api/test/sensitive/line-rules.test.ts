import { createHash } from 'node:crypto';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { type CountedCompany, countedCompany } from './missing-fixture';

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

const COUNT = '/api/inventories/:id' as const;
const DOCUMENT = `${COUNT}/lines/:itemId/document` as const;
const verifications = async (itemId: string) =>
  (await t.database.db.selectFrom('verification').select('id').where('item_id', '=', itemId).execute())
    .length;
const lines = (id: string, query = '') =>
  t.calls.ok('petrov', `GET ${COUNT}/lines`, { params: { id }, query });

test('INVT-08 a holder does not read their own line in a count of others, and another person does', async () => {
  const [theirs = '', petrovs = ''] = [
    ...(await t.issue('whitaker', 'W800101')),
    ...(await t.issue('petrov', 'W800102')),
  ];
  const { ids } = t;
  const { id, kind } = await t.calls.ok('petrov', 'POST /api/inventories', {
    body: { counterIds: [ids.petrov, ids.whitaker] },
  });
  expect(kind).toBe('sensitive');
  expect(await t.scan('petrov', id, 'W800102')).toMatchObject({
    result: 'not-eligible',
    message: 'W800102 is on your own hand receipt. Another person must read it.',
    verifiedAt: null,
    progress: { expected: 2, counted: 0, missing: 2, extra: 0 },
  });
  expect((await t.scan('whitaker', id, 'W800101')).result).toBe('not-eligible');
  expect([await verifications(theirs), await verifications(petrovs)]).toEqual([0, 0]);
  // A read that waited on the device is answered alike, and its reader is told.
  expect((await t.scanned('petrov', id, 'W800102', '2026-11-22T05:00:00.000Z')).result).toBe('not-eligible');
  const told = await t.calls.ok('petrov', 'GET /api/notifications');
  expect(told.map(({ message }) => message)).toContain(
    'W800102 is on your own hand receipt. Another person must read it. Scan the item again.',
  );

  expect((await t.scan('whitaker', id, 'W800102')).result).toBe('verified');
  expect((await t.scan('petrov', id, 'W800101')).result).toBe('verified');
  // What another person has read is told to its holder as to anybody.
  expect((await t.scan('petrov', id, 'W800102')).result).toBe('already-verified');
  expect([await verifications(theirs), await verifications(petrovs)]).toEqual([1, 1]);
  await t.close('petrov', id);
  expect(await t.findings()).toEqual([]);
});

test('INVT-08 in a count of what they hold alone a person reads their own lines', async () => {
  await t.issue('tanaka', 'W800201');
  const { id, kind } = await t.open('tanaka', 'tanaka');
  expect(kind).toBe('own');
  expect((await t.scan('tanaka', id, 'W800201')).result).toBe('verified');
});

test('a line that a document accounts for is no difference, verifies nothing, and stands in report, digest and ledger', async () => {
  const [read = '', shop = '', unseen = ''] = await t.issue('whitaker', 'W800301', 'W800302', 'W800303');
  const { id } = await t.open('petrov', 'whitaker');
  for (const { serialNumber } of await lines(id, 'state=missing')) {
    const isRead = serialNumber !== null && !['W800302', 'W800303'].includes(serialNumber);
    if (isRead) await t.scan('petrov', id, serialNumber);
  }
  const params = { id, itemId: shop };
  const enter = (who: 'petrov' | 'whitaker' | 'halloran', number: string, note: string, itemId = shop) =>
    t.calls.refused(who, `POST ${DOCUMENT}`, { params: { id, itemId }, body: { number, note } });
  expect(await enter('petrov', ' ', 'At the shop.')).toEqual([400, 'Enter the document number.']);
  expect(await enter('petrov', 'WO-0042', ' ')).toEqual([400, 'Enter a note.']);
  expect(await enter('whitaker', 'WO-0042', 'At the shop.')).toEqual([404, 'Inventory not found']);
  expect(await enter('halloran', 'WO-0042', 'At the shop.')).toEqual([
    403,
    'Only its counters count in this inventory.',
  ]);
  expect(await enter('petrov', 'WO-0042', 'At the shop.', read)).toEqual([
    409,
    'M4A1 Carbine W800301 was read already.',
  ]);

  await t.calls.ok('petrov', `POST ${DOCUMENT}`, {
    params,
    body: { number: 'wo-0041', note: 'At the shop.' },
  });
  // Entered again, it replaces what was entered; taken away, the line is missing again.
  const body = { number: 'wo-0042 ', note: 'At the shop since 19NOV2026.' };
  const entered = await t.calls.ok('petrov', `POST ${DOCUMENT}`, { params, body });
  expect(entered.progress).toMatchObject({ byDocument: 1, missing: 1 });
  const removed = await t.calls.ok('petrov', `DELETE ${DOCUMENT}`, { params });
  expect(removed.progress).toMatchObject({ missing: 2 });
  expect(removed.progress).not.toHaveProperty('byDocument');
  await t.calls.ok('petrov', `POST ${DOCUMENT}`, { params, body });
  expect(await lines(id, 'state=by-document')).toMatchObject([
    {
      serialNumber: 'W800302',
      countedAt: null,
      document: { number: 'WO-0042', note: 'At the shop since 19NOV2026.', by: 'SPC Petrov' },
    },
  ]);
  expect((await lines(id, 'state=missing')).map(({ serialNumber }) => serialNumber)).toEqual(['W800303']);

  const before = await verifications(shop);
  const closed = await t.close('petrov', id);
  expect(closed.progress).toMatchObject({ byDocument: 1, missing: 1 });
  expect(await verifications(shop)).toBe(before);
  const marks = await t.database.db
    .selectFrom('property')
    .select('serial_number')
    .where('missing_inventory_id', '=', id)
    .execute();
  expect(marks).toEqual([{ serial_number: 'W800303' }]);
  expect(unseen).not.toBe('');
  const details = await t.newest('INVENTORY CLOSED');
  expect(details).toMatchObject({
    byDocument: [shop],
    notSeen: [unseen],
    totals: { byDocument: 1, missing: 1 },
  });
  const result = (await t.as.petrov({ url: `/api/inventories/${id}/result.json` })).rawPayload;
  expect(createHash('sha256').update(result).digest('hex')).toBe(details.resultDigest);
  expect(JSON.parse(result.toString())).toContainEqual(
    expect.objectContaining({ itemId: shop, result: 'by document', documentNumber: 'WO-0042' }) as object,
  );
  const { documents } = await t.calls.ok('halloran', 'GET /api/documents', { query: 'box=inbox' });
  const [document] = documents;
  expect(document?.description).toContain('1 by document, 1 missing');
  const report = await t.calls.ok('halloran', 'GET /api/documents/:id/inventory-report', {
    params: { id: document?.id ?? '' },
  });
  const csv = await t.as.halloran({ url: `/api/documents/${document?.id}/inventory-report.csv` });
  expect(csv.headers['content-disposition']).toBe(`attachment; filename="${id}.csv"`);
  const rows = csv.body.split('\r\n');
  expect(rows[0]).toContain('Part,LIN,Serial Number,Name,Holder,Result,By,Time,Document,Note');
  const lossCase = report.lines.find(({ serialNumber }) => serialNumber === 'W800303')?.lossCase;
  expect(rows).toContainEqual(
    `Line,M4A1 Carbine,W800303,M4A1 Carbine,SPC Whitaker,NOT SEEN,,,,Loss case ${lossCase}.`,
  );
  expect(rows.find((row) => row.startsWith('Line,M4A1 Carbine,W800302'))).toMatch(
    /,By document,SPC Petrov,.*,WO-0042,At the shop since 19NOV2026\.$/,
  );
  expect(rows.find((row) => row.startsWith('Line,M4A1 Carbine,W800301'))).toContain(',Seen,SPC Petrov,');
  const pdf = await readPdf((await t.as.halloran({ url: `/api/documents/${document?.id}/pdf` })).rawPayload);
  const paper = pdf.pages.map(wordsOf).join(' ');
  for (const words of ['NOT SEEN', 'WO-0042', '1 by document, 1 not seen']) expect(paper).toContain(words);
  expect((await t.as.tanaka({ url: `/api/documents/${document?.id}/inventory-report.csv` })).statusCode).toBe(
    404,
  );
  expect(report.lines.find((line) => line.id === shop)).toMatchObject({ document: { number: 'WO-0042' } });
  expect(await t.findings()).toEqual([]);
  await t.database.db
    .updateTable('inventory_line')
    .set({ document_number: 'WO-0043' })
    .where('inventory_id', '=', id)
    .where('item_id', '=', shop)
    .execute();
  expect((await t.findings()).join(' ')).toContain(id);
  await t.database.db
    .updateTable('inventory_line')
    .set({ document_number: 'WO-0042' })
    .where('inventory_id', '=', id)
    .where('item_id', '=', shop)
    .execute();
  expect(await t.calls.refused('petrov', `DELETE ${DOCUMENT}`, { params })).toEqual([
    409,
    expect.stringContaining('closed this inventory at') as string,
  ]);
});

test('a read of a line that a document accounts for counts, and its own holder does not account for it', async () => {
  const [theirs = '', own = ''] = [
    ...(await t.issue('tanaka', 'W800401')),
    ...(await t.issue('petrov', 'W800402')),
  ];
  const { id } = await t.calls.ok('petrov', 'POST /api/inventories', { body: {} });
  const enter = (itemId: string) => ({
    params: { id, itemId },
    body: { number: 'WO-0050', note: 'At the range.' },
  });
  expect(await t.calls.refused('petrov', `POST ${DOCUMENT}`, enter(own))).toEqual([
    409,
    'W800402 is on your own hand receipt. Another person must account for it.',
  ]);
  expect(await t.calls.refused('petrov', `POST ${DOCUMENT}`, enter('P-9999'))).toEqual([
    404,
    'The item is not on this inventory.',
  ]);
  await t.calls.ok('petrov', `POST ${DOCUMENT}`, enter(theirs));
  expect(await t.scan('petrov', id, 'W800401')).toMatchObject({ result: 'verified' });
  const [line] = await lines(id, 'q=W800401');
  expect(line).toMatchObject({ countedBy: 'SPC Petrov' });
  expect(line).not.toHaveProperty('document');
});
