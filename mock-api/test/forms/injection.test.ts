import { type Company, testCompany } from '../custody/company';
import { callsOf, connect } from '../support/call';
import { setPlainRules } from '../support/plain-rules';
import { exportAs } from './support/export';
import { type ReadPdf, readPdf, wordsOf } from './support/pdf';

/** Text that breaks out of a PDF string, turns the reading direction, or cannot be seen. */
const HOSTILE =
  ')>>/JS (app.alert(1)) /OpenAction<</S/JavaScript>>\u202Egnp.exe\u2066\u0007\u001B[2J\uFEFFend';
/** The same without the marks of direction, which no call takes in free text. */
const TYPED = HOSTILE.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
const CLEAN = ')>>/JS (app.alert(1)) /OpenAction<</S/JavaScript>>gnp.exe[2Jend';
/** Names of what makes a PDF do something. */
const ACTIVE = /\/(JS|JavaScript|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile|RichMedia|AcroForm)\b/;

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

function expectInert(bytes: Buffer, { actions }: ReadPdf): void {
  expect(actions).toEqual({ scripts: null, open: null, attachments: null, fields: null, annotations: 0 });
  // Texts are written as glyph numbers in compressed streams, so these words could only be the file's own.
  expect(ACTIVE.exec(bytes.toString('latin1'))).toBeNull();
}

test('check 15 no field of a DA 2062, of a DA 2404 or 5988-E, of an adjustment report, of a label or of an inventory report puts an action or a hidden mark in its file', async () => {
  const item = await company.createItem();
  // Past the checks of entry, as a book that was imported long ago may have it.
  await company.database.db
    .updateTable('property')
    .set({ name: HOSTILE, serial_number: HOSTILE, nsn: ')>>/JS', lin: '(\\)' })
    .where('id', '=', item.id)
    .execute();
  const person = { name: HOSTILE, rank: '/JS', title: HOSTILE, phone: ')>>' };
  const receipt = await exportAs(company, 'halloran', [item.id], {
    from_user: person,
    to_user: person,
    unit_info: { unitName: HOSTILE, dodaac: '/JS', stockNumber: ')>>', location: HOSTILE },
    include_qr_codes: true,
    group_by_category: true,
  });
  const label = await company.as.halloran({ url: `/api/property/${item.id}/label/pdf` });

  await connect(company, 'halloran', 'brandt');
  const calls = callsOf(company);
  const files = [receipt.rawPayload, label.rawPayload];
  for (const formType of ['DA2404', 'DA5988E'] as const) {
    const { document } = await calls.ok('halloran', 'POST /api/documents/maintenance-form', {
      body: {
        propertyId: item.id,
        recipientUserId: company.ids.brandt,
        formType,
        description: TYPED,
        faultDescription: TYPED,
        faults: [{ tmItem: TYPED.slice(0, 20), symbol: 'X', description: TYPED }],
      },
    });
    files.push((await company.as.brandt({ url: `/api/documents/${document.id}/pdf` })).rawPayload);
  }

  const { id: amendmentId } = await calls.ok('halloran', 'POST /api/amendments', {
    body: {
      report: true,
      reason: TYPED,
      documentNumber: ')>>/JS (\\) /OpenAction',
      lines: [{ itemId: item.id, field: 'lin', to: 'C06935' }],
    },
  });
  files.push((await company.as.brandt({ url: `/api/amendments/${amendmentId}/pdf` })).rawPayload);

  const inventories = 'POST /api/inventories';
  await setPlainRules(company, company.ids.halloran);
  const { id: countId } = await calls.ok('halloran', inventories, {
    body: { counterIds: [company.ids.brandt] },
  });
  await calls.ok('brandt', `${inventories}/:id/close`, { params: { id: countId }, body: { notes: TYPED } });
  files.push((await company.as.brandt({ url: `/api/inventories/${countId}/report.pdf` })).rawPayload);

  for (const bytes of files) {
    const pdf = await readPdf(bytes);
    expectInert(bytes, pdf);
    const words = pdf.pages.map(wordsOf).join(' ');
    expect(words.replaceAll(' ', '')).toContain(CLEAN.replaceAll(' ', ''));
    expect(/\p{C}/u.exec(words)).toBeNull();
  }
});
