import { readPdf, wordsOf } from '../forms/support/pdf';
import { photoOf } from '../succession/changing';
import { type CountedCompany, countedCompany } from './missing-fixture';

const REPORT = 'GET /api/inventories/:id/report';
const SIGN = 'POST /api/inventories/:id/sign';
const PROOF = { password: 'demo-0600' };
const LONG_NAME = 'Launcher grenade 40 millimeter single shot rifle mounted detachable with an attaching kit';

let t: CountedCompany;
beforeAll(async () => {
  t = await countedCompany();
});

/** A LIN for most items, an NSN for some, neither for the others. */
const stockOf = (index: number) => {
  if (index % 50 === 1) return { lin: null, nsn: '1005-01-231-0973' };
  if (index % 50 === 2) return { lin: null, nsn: null };
  return { lin: `C${String(10_000 + (index % 7))}`, nsn: '1005-01-231-0973' };
};

/** Enters so many weapons of a person, past the calls: 600 of them would take a minute. */
async function fill(count: number, prefix: string): Promise<string[]> {
  const serials = Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(4, '0')}`);
  await t.database.db
    .insertInto('property')
    .values(
      serials.map((serial_number, index) => ({
        name: index === 3 ? LONG_NAME : 'M4A1 Carbine',
        serial_number,
        category: 'weapons' as const,
        is_sensitive: true,
        unit_id: 'B-1',
        assigned_to_user_id: t.ids.whitaker,
        created_at: t.clock.now(),
        ...stockOf(index),
      })),
    )
    .execute();
  return serials;
}

/**
 * Accounts for lines by document, past the calls. Each event of a loss case names what each item of the case is, so one
 * of 539 items takes the check of the ledger most of a minute.
 */
async function document(inventoryId: string, serials: readonly string[]): Promise<void> {
  const { db } = t.database;
  await db
    .updateTable('inventory_line')
    .set({
      document_number: 'WO-0043',
      document_note: 'At the shop.',
      document_at: t.clock.now(),
      document_by_user_id: t.ids.petrov,
    })
    .where('inventory_id', '=', inventoryId)
    .where('item_id', 'in', db.selectFrom('property').select('id').where('serial_number', 'in', serials))
    .execute();
}

/** Without the whole text of a paper in the message. */
const has = (text: string, words: string) => expect([words, text.includes(words)]).toEqual([words, true]);

async function textOf(id: string): Promise<string[]> {
  const { rawPayload, statusCode } = await t.as.halloran({ url: `/api/inventories/${id}/report.pdf` });
  expect(statusCode).toBe(200);
  return (await readPdf(rawPayload)).pages.map(wordsOf);
}

const parts = async (id: string, part: string) => {
  const { body } = await t.as.halloran({ url: `/api/inventories/${id}/report.csv` });
  return body.split('\r\n').filter((row) => row.startsWith(`${part},`));
};

/** Of the check of the ledger. The items were entered past the calls, and it says so of each. */
const inventoryFindings = async () => (await t.findings()).filter((words) => !words.startsWith('Item'));

/** The number that stands before words, e.g. 23 of '23 seen'. */
const numberBefore = (text: string, words: string) => Number(text.split(words)[0]?.split(' ').at(-1));

test('INVT-31 the memorandum of 600 lines has every line by LIN with subtotals, on pages that are numbered and stamped', async () => {
  const serials = await fill(600, 'W86');
  const { id } = await t.open('petrov', 'whitaker', ['petrov', 'brandt']);
  for (const serial of serials.slice(0, 60)) await t.scan('petrov', id, serial);
  const uploadId = await photoOf(t as never, t.ids.petrov);
  await t.calls.ok('petrov', 'POST /api/inventories/:id/scans', {
    params: { id },
    body: { code: 'FOREIGN-77', uploadIds: [uploadId], notes: 'In rack 4, no label.' },
  });
  await t.calls.ok('petrov', 'POST /api/inventories/:id/lines/:itemId/document', {
    params: { id, itemId: await idOf(serials[599] ?? '') },
    body: { number: 'WO-0042', note: 'At the shop.' },
  });
  await document(id, serials.slice(139, 599));
  const note = `Racks 1 to 9.\nThe cage is dark. ${'Every plate was cleaned and read twice. '.repeat(30)}END-OF-NOTE`;
  const closed = await t.close('brandt', id, note);
  expect(closed.progress).toMatchObject({
    expected: 600,
    counted: 60,
    byDocument: 461,
    missing: 79,
    extra: 1,
  });

  const pages = await textOf(id);
  const text = pages.join(' ');
  for (const serial of serials) has(text, serial);
  const whole = pages.length;
  pages.forEach((page, index) => {
    has(page, `PAGE ${index + 1} OF ${whole} PAGES`);
    has(page, String(closed.resultDigest));
    has(page, `${id}, printed 22NOV2026 0800.`);
    has(page, 'Ledger of');
  });
  const first = pages[0] ?? '';
  for (const words of [
    'MEMORANDUM FOR RECORD',
    'SUBJECT: Sensitive Items Inventory',
    '1. What was counted',
    '2. When and by whom',
    '3. Totals: 600 lines, 60 seen, 461 by document, 79 not seen, 1 extra, 0 near misses.',
    '4. Differences: 79 not seen, 1 extra.',
    'Not seen, SPC Whitaker: M4A1 Carbine W860060, W860061,',
  ])
    has(first, words);
  const [lossCase] = await t.calls.ok('halloran', 'GET /api/loss-cases', {});
  has(text, `Loss cases: ${lossCase?.id} (79 items).`);
  has(text, '5. Enclosures: every line by LIN (600), extra codes (1), photos (1), closing note');
  // Wrapped, not cut.
  expect(LONG_NAME.split(' ').every((word) => text.includes(word))).toBe(true);
  has(text, 'END-OF-NOTE');
  has(text, 'WO-0042.');
  has(text, 'In rack 4, no label.');
  has(text, 'FOREIGN-77, photo 1');

  const subtotals = await parts(id, 'Subtotal');
  expect(subtotals.map((row) => row.split(',')[1])).toEqual([
    '1005-01-231-0973',
    ...Array.from({ length: 7 }, (_, index) => `C${10_000 + index}`),
    'M4A1 Carbine',
  ]);
  expect(subtotals.reduce((sum, row) => sum + numberBefore(row, ' seen'), 0)).toBe(60);
  for (const key of ['LIN C10000', 'NSN 1005-01-231-0973', 'M4A1 Carbine']) has(text, `Subtotal ${key}: `);
  expect(await parts(id, 'Line')).toHaveLength(600);
  expect(await inventoryFindings()).toEqual([]);
  // A paper of 600 lines is drawn, and read back page by page.
}, 180_000);

const idOf = async (serial: string) =>
  (
    await t.database.db
      .selectFrom('property')
      .select('id')
      .where('serial_number', '=', serial)
      .executeTakeFirstOrThrow()
  ).id;

test('INVT-31 the memorandum of one line has one line, and its LIN stays as of the opening', async () => {
  const [item = ''] = await t.issue('tanaka', 'W870001');
  await t.database.db.updateTable('property').set({ lin: 'M09009' }).where('id', '=', item).execute();
  const { id } = await t.open('petrov', 'tanaka');
  await t.scan('petrov', id, 'W870001');
  await t.close('petrov', id);
  await t.database.db.updateTable('property').set({ lin: 'Z99999' }).where('id', '=', item).execute();
  const pages = await textOf(id);
  expect(pages).toHaveLength(1);
  const [page = ''] = pages;
  for (const words of [
    'W870001',
    'Lines by LIN (1)',
    'Subtotal M09009: 1 line, 1 seen, 0 not seen',
    '4. Differences: none.',
    'PAGE 1 OF 1 PAGES',
  ])
    has(page, words);
  expect(await parts(id, 'Subtotal')).toEqual(['Subtotal,M09009,,,,,,,,"1 line, 1 seen, 0 not seen"']);
});

/** How many reports opener, commander and a member of the team have. */
const inboxes = () =>
  Promise.all(
    (['brandt', 'halloran', 'petrov'] as const).map(async (who) => {
      const query = 'box=inbox&type=Inventory%20Report';
      return (await t.calls.ok(who, 'GET /api/documents', { query })).documents.length;
    }),
  );

test('INVT-30 INVT-31 team, opener and commander sign, and page, paper and CSV say who did and who did not', async () => {
  await t.issue('tanaka', 'W870002');
  const { id } = await t.open('brandt', 'tanaka', ['petrov', 'voss']);
  const before = await inboxes();
  await t.close('brandt', id);
  const sign = (who: 'petrov' | 'brandt' | 'halloran' | 'voss', part: 'team' | 'opener' | 'commander') =>
    t.calls.ok(who, SIGN, { params: { id }, body: { part, proof: PROOF } });
  expect(
    (await t.calls.refused('petrov', SIGN, { params: { id }, body: { part: 'commander', proof: PROOF } }))[0],
  ).toBe(403);
  const signable = async (who: 'petrov' | 'brandt' | 'halloran') =>
    (await t.calls.ok(who, 'GET /api/inventories')).find((count) => count.id === id)?.may?.sign;
  expect([await signable('petrov'), await signable('halloran')]).toEqual([['team'], ['commander']]);
  await sign('petrov', 'team');
  t.clock.set(new Date(2026, 10, 22, 8, 14));
  await sign('halloran', 'commander');
  expect([await signable('petrov'), await signable('halloran')]).toEqual([[], []]);
  expect(await signable('brandt')).toEqual(['opener']);
  const report = await t.calls.ok('halloran', REPORT, { params: { id } });
  expect(report.inventory.signatures).toMatchObject([
    { part: 'team', person: { id: t.ids.petrov } },
    { part: 'commander', person: { id: t.ids.halloran } },
  ]);
  const text = (await textOf(id)).join(' ');
  expect(text.split('Signed in Hand Receipt').length - 1).toBe(2);
  expect(text.split('Signature and date').length - 1).toBe(2);
  has(text, 'Signed in Hand Receipt, 22NOV2026 0814');
  const rows = await parts(id, 'Signature');
  expect(rows.map((row) => row.split(',').slice(3, 7))).toEqual([
    ['Counted', '', 'Signed', 'SPC Petrov'],
    ['Counted', '', 'Not signed', 'SPC Voss'],
    ['Opened the inventory', '', 'Not signed', 'SPC Brandt'],
    ['Commander', '', 'Signed', 'SPC Halloran'],
  ]);
  expect(await inventoryFindings()).toEqual([]);

  const now = await inboxes();
  expect(now.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 0]);
});

test('INVT-31 every member of the team and every commander signs, each once', async () => {
  await t.issue('tanaka', 'W870003');
  const { id } = await t.open('brandt', 'tanaka', ['petrov', 'voss']);
  await t.close('brandt', id);
  const place = (role: 'Commander' | 'Soldier', unit_id: string) =>
    t.database.db.updateTable('users').set({ role, unit_id }).where('id', '=', t.ids.whitaker).execute();
  await place('Commander', 'B');
  const body = (part: 'team' | 'commander') => ({ part, proof: PROOF });
  const twice = async (who: 'petrov' | 'voss' | 'halloran' | 'whitaker', part: 'team' | 'commander') => {
    await t.calls.ok(who, SIGN, { params: { id }, body: body(part) });
    expect(await t.calls.refused(who, SIGN, { params: { id }, body: body(part) })).toEqual([
      409,
      'You signed this report already.',
    ]);
  };
  await twice('petrov', 'team');
  await twice('voss', 'team');
  await twice('halloran', 'commander');
  await twice('whitaker', 'commander');
  const report = await t.calls.ok('halloran', REPORT, { params: { id } });
  expect(report.inventory.signatures?.map(({ part, person }) => [part, person.id])).toEqual([
    ['commander', t.ids.halloran],
    ['commander', t.ids.whitaker],
    ['team', t.ids.petrov],
    ['team', t.ids.voss],
  ]);
  await place('Soldier', 'B-1');
  expect(await inventoryFindings()).toEqual([]);
});
