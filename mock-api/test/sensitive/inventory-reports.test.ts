import { type Company, type Username, testCompany } from '../custody/company';
import { readPdf, wordsOf } from '../forms/support/pdf';
import { type Calls, callsOf, connect } from '../support/call';
import { setPlainRules } from '../support/plain-rules';

let company: Company;
let calls: Calls;
beforeAll(async () => {
  company = await testCompany();
  calls = callsOf(company);
  company.clock.set(new Date(2026, 10, 21, 6, 4));
  await setPlainRules(company, company.ids.halloran);
});

async function enter(...serials: string[]): Promise<void> {
  for (const serial_number of serials) await company.createItem({ serial_number });
}

/** Opens a count of `category`, reads codes in it, and closes it. */
async function count(opener: Username, closer: Username, codes: readonly string[], notes?: string) {
  const counterIds = [...new Set([company.ids[opener], company.ids[closer]])];
  const { id } = await calls.ok(opener, 'POST /api/inventories', { body: { counterIds } });
  for (const code of codes) {
    await calls.ok(closer, 'POST /api/inventories/:id/scans', {
      params: { id },
      body: { code },
    });
  }
  await calls.ok(closer, 'POST /api/inventories/:id/close', {
    params: { id },
    body: notes ? { notes } : undefined,
  });
  return id;
}

const reports = async (who: Username, query: string) =>
  (await calls.ok(who, 'GET /api/documents', { query: `${query}&type=Inventory%20Report` })).documents;

const pdfText = async (who: Username, documentId: string) => {
  const response = await company.as[who]({ url: `/api/documents/${documentId}/pdf` });
  expect([response.statusCode, response.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="Inventory_Report_I-\d+\.pdf"$/),
  ]);
  const { pages } = await readPdf(response.rawPayload);
  return pages.map(wordsOf);
};

test('a count that the commander opens and closes is filed once, in the documents of the commander', async () => {
  await enter('W900501', 'W900502');
  await count('halloran', 'halloran', ['W900501']);
  const [report, ...others] = await reports('halloran', 'box=inbox');
  expect(others).toEqual([]);
  // Who filed it has nothing to read.
  expect(report).toMatchObject({
    type: 'Inventory Report',
    status: 'read',
    sender: { name: 'SPC Halloran' },
  });
  expect(await reports('halloran', 'box=all')).toHaveLength(1);
});

test('the report has every line, on the wire and on paper: who counted it and when, missing and extra', async () => {
  const serials = Array.from({ length: 130 }, (_, index) => `R${900600 + index}`);
  await enter(...serials);
  company.clock.set(new Date(2026, 10, 21, 6, 40));
  const id = await count(
    'brandt',
    'whitaker',
    ['R900600', 'NOBODYS-7', 'R90O6O1'],
    'R900629 is at the range.',
  );
  for (const who of ['halloran', 'brandt'] as const) {
    const [document] = await reports(who, 'box=inbox');
    const report = await calls.ok(who, 'GET /api/documents/:id/inventory-report', {
      params: { id: document?.id ?? '' },
    });
    expect(report.inventory).toMatchObject({ id, closedBy: { id: company.ids.whitaker } });
    expect(report.lines.length).toBe(report.inventory.progress.expected);
    expect(report.lines.at(-1)).toMatchObject({
      serialNumber: 'R900600',
      holder: 'SPC Halloran',
      countedBy: 'SPC Whitaker',
      countedAt: new Date(2026, 10, 21, 6, 40).toISOString(),
    });
    expect(report.extras.map(({ code }) => code)).toEqual(['NOBODYS-7']);
    expect(report.nearMisses.map(({ code }) => code)).toEqual(['R90O6O1']);

    const pages = await pdfText(who, document?.id ?? '');
    const text = pages.join(' ');
    for (const serial of [...serials, 'W900501', 'NOBODYS-7', 'R90O6O1']) expect(text).toContain(serial);
    expect(pages.at(-1)).toContain(`PAGE ${pages.length} OF ${pages.length} PAGES`);
    const { counted, expected, missing, extra } = report.inventory.progress;
    // On the page of the signatures, whichever that is.
    expect(pages.at(-1)).toContain(
      `${expected} lines, ${counted} seen, ${missing} not seen, ${extra} extra, 1 near miss.`,
    );
    expect(pages.at(-1)).toContain('COMMANDER Signature and date');
    expect(text).toContain('21NOV2026 0640');
    expect(text).toContain('R900629 is at the range.');
    expect(text.match(/NOT SEEN/g)?.length).toBe(report.inventory.progress.missing);
  }
});

test('a report says what the book said when the count opened, whatever is changed later', async () => {
  const item = await company.createItem({ name: 'M240B', serial_number: 'M900701' });
  await count('halloran', 'whitaker', ['M900701']);
  const [document] = await reports('halloran', 'box=inbox');
  await company.signDown(item.id, 'whitaker');
  await company.database.db
    .updateTable('property')
    .set({ name: 'M240L' })
    .where('id', '=', item.id)
    .execute();
  const { lines } = await calls.ok('halloran', 'GET /api/documents/:id/inventory-report', {
    params: { id: document?.id ?? '' },
  });
  expect(lines.find(({ id }) => id === item.id)).toMatchObject({ name: 'M240B', holder: 'SPC Halloran' });
});

test('no one else reads a report, and it is forwarded only to people who may see its inventory', async () => {
  await enter('W900801');
  await count('halloran', 'halloran', []);
  const [document] = await reports('halloran', 'box=inbox');
  const params = { id: document?.id ?? '' };
  for (const who of ['tanaka', 'stranger'] as const) {
    expect((await calls.refused(who, 'GET /api/documents/:id/inventory-report', { params }))[0]).toBe(404);
    expect((await company.as[who]({ url: `/api/documents/${params.id}/pdf` })).statusCode).toBe(404);
  }
  await connect(company, 'tanaka', 'halloran');
  await connect(company, 'brandt', 'halloran');
  const forward = (recipientUserId: string) => ({ params, body: { recipientUserId } });
  expect(
    await calls.refused('halloran', 'POST /api/documents/:id/forward', forward(company.ids.tanaka)),
  ).toEqual([403, expect.stringContaining('may not see this inventory')]);
  const { document: copy } = await calls.ok(
    'halloran',
    'POST /api/documents/:id/forward',
    forward(company.ids.brandt),
  );
  expect((await pdfText('brandt', copy.id)).join(' ')).toContain('W900801');
});
