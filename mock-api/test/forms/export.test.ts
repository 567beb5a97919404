import { type Company, testCompany, messageOf } from '../custody/company';
import { exportAs } from './support/export';
import { type PdfPage, readPdf, wordsOf } from './support/pdf';

let company: Company;
beforeAll(async () => {
  company = await testCompany();
});

const firstPage = async (response: { statusCode: number; rawPayload: Buffer; body: string }) => {
  if (response.statusCode !== 200) throw new Error(response.body);
  return (await readPdf(response.rawPayload)).pages[0] as PdfPage;
};

/** What stands in the boxes FROM and TO. */
const parties = ({ texts }: PdfPage) => {
  const head = texts.filter(({ y, text }) => y > 520 && y < 541 && text !== 'NUMBER');
  const between = (from: number, to: number) =>
    head.filter(({ x }) => x > from && x < to).map(({ text }) => text);
  return { from: between(251, 458), to: between(460, 667) };
};

describe('POST /api/da2062/generate-pdf', () => {
  test('API-43 PROP-48 answers a PDF named DA2062_HR-{YYYYMMDD}-{user id}.pdf', async () => {
    const { id } = await company.createItem();
    const now = new Date(2026, 0, 5, 23, 59);
    company.clock.set(now);
    const response = await exportAs(company, 'halloran', [id]);
    company.clock.set(new Date());
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="DA2062_HR-20260105-${company.ids.halloran}.pdf"`,
    );
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('refuses no property: Please select at least one property to export.', async () => {
    const response = await exportAs(company, 'halloran', []);
    expect([response.statusCode, messageOf(response)]).toEqual([
      400,
      'Please select at least one property to export.',
    ]);
  });

  test('refuses e-mail to nobody, and to what is no address', async () => {
    const { id } = await company.createItem();
    const nobody = await exportAs(company, 'halloran', [id], { send_email: true, recipients: [] });
    expect([nobody.statusCode, messageOf(nobody)]).toEqual([400, 'Please enter email recipients.']);
    const unsent = await exportAs(company, 'halloran', [id], { send_email: true });
    expect(messageOf(unsent)).toBe('Please enter email recipients.');
    for (const address of ['whitaker', 'a@b.mil\r\nBcc: c@d.mil', 'a@b.mil,c@d.mil', 'A <a@b.mil>']) {
      const wrong = await exportAs(company, 'halloran', [id], { send_email: true, recipients: [address] });
      expect([address, wrong.statusCode]).toEqual([address, 400]);
    }
  });

  test('answers 404 if the person may not see one of the items', async () => {
    const own = await company.createItem();
    const hidden = await company.createItem();
    await company.signDown(own.id, 'whitaker');
    expect((await exportAs(company, 'whitaker', [own.id])).statusCode).toBe(200);
    for (const ids of [[own.id, hidden.id], [hidden.id], ['P-9999999'], ["' or 1=1 --"]]) {
      const response = await exportAs(company, 'whitaker', ids);
      expect([response.statusCode, messageOf(response)]).toEqual([404, 'Property not found']);
    }
    expect((await exportAs(company, 'stranger', [own.id])).statusCode).toBe(404);
    const guest = await company.inject({
      method: 'POST',
      url: '/api/da2062/generate-pdf',
      body: { property_ids: [own.id] },
    });
    expect(guest.statusCode).toBe(401);
  });

  test('refuses bodies that the contract does not know', async () => {
    const bodies = [
      {},
      { property_ids: 'P-0001' },
      { property_ids: [1] },
      { property_ids: ['P-0001'], extra: true },
      { property_ids: ['P-0001'], from_user: { name: 'x'.repeat(121) } },
      { property_ids: ['P-0001'], unit_info: { unit: 'B Co' } },
      { property_ids: Array.from({ length: 5001 }, (_, index) => `P-${index}`) },
    ];
    for (const body of bodies) {
      const response = await company.as.halloran({ method: 'POST', url: '/api/da2062/generate-pdf', body });
      expect(response.statusCode).toBe(400);
    }
  });
});

describe('who gives and who takes', () => {
  test('PROP-46 comes from the custody chain where nobody is named; a person without a position has no title', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    const page = await firstPage(await exportAs(company, 'halloran', [id]));
    expect(parties(page)).toEqual({
      from: ['B Co', 'SPC Alex Halloran'],
      to: ['1st Squad', 'SPC Alex Whitaker'],
    });
  });

  test('SUCC-44 FROM is the giver by the records, whatever the client says; title and phone are those of the giver', async () => {
    const { id } = await company.createItem();
    await company.signDown(id, 'whitaker');
    const fromOf = async (from_user: object) =>
      parties(await firstPage(await exportAs(company, 'halloran', [id], { from_user }))).from;
    const said = { name: 'General Someone', rank: 'GEN', title: 'Clerk', phone: '555-0100' };
    const giver = ['B Co', 'SPC Alex Halloran'];
    expect(await fromOf(said)).toEqual(giver);
    expect(await fromOf({ id: company.ids.brandt, ...said })).toEqual(giver);
    expect(await fromOf({ id: company.ids.halloran, ...said })).toEqual([
      'B Co',
      'SPC Alex Halloran, Clerk, 555-0100',
    ]);
  });

  test('SUCC-44 the property book has no name: nobody else gives by their id, and its officer is as typed', async () => {
    const { id } = await company.createItem();
    const unit_info = {
      unitName: 'B Co, 4-612 IN',
      dodaac: 'W90ABC',
      stockNumber: '2320-01-540-1993',
      location: 'Bldg 4412',
    };
    const from_user = { id: company.ids.brandt, title: 'Clerk', phone: '555-0100' };
    const page = await firstPage(await exportAs(company, 'halloran', [id], { from_user, unit_info }));
    const unit = 'B Co, 4-612 IN, W90ABC, Bldg 4412';
    expect(parties(page).from).toEqual([unit, 'Property Book Officer']);
    expect(wordsOf(page)).toContain('2320-01-540-1993');
    const typed = { rank: 'CW2', name: 'Doe', title: 'PBO', phone: '555-0100' };
    const officer = await firstPage(
      await exportAs(company, 'halloran', [id], { from_user: typed, unit_info }),
    );
    expect(parties(officer).from).toEqual([unit, 'CW2 Doe, PBO, 555-0100']);
  });

  test('a form for another person than the holder is a draft, by id as the records have them', async () => {
    const { id } = await company.createItem();
    const to_user = { id: company.ids.petrov, name: 'Someone' };
    const page = await firstPage(await exportAs(company, 'halloran', [id], { to_user }));
    expect(parties(page).to).toEqual(['1st Squad', 'SPC Alex Petrov']);
    expect(wordsOf(page)).toContain('DRAFT');
    expect(wordsOf(page)).not.toContain('Someone');
  });

  test('whom the caller does not know answers 404', async () => {
    const { id } = await company.createItem();
    for (const unknown of [company.ids.stranger, 'U-9999999']) {
      const response = await exportAs(company, 'halloran', [id], { to_user: { id: unknown } });
      expect([response.statusCode, messageOf(response)]).toEqual([404, 'The person is not known.']);
    }
  });

  test('is left to be written by hand where nobody has signed, on a draft', async () => {
    const { id } = await company.createItem();
    await company.database.db
      .deleteFrom('custody_link')
      .where('item_id', '=', id)
      .where('position', '>', 0)
      .execute();
    await company.database.db
      .updateTable('property')
      .set({ assigned_to_user_id: null, assigned_date: null })
      .where('id', '=', id)
      .execute();
    const page = await firstPage(await exportAs(company, 'halloran', [id]));
    expect(parties(page)).toEqual({ from: ['B Co', 'Property Book Officer'], to: [] });
    expect(wordsOf(page)).toContain('DRAFT');
  });
});

test('Latin, Cyrillic and Greek are drawn and can be copied; what has no letter is named by its number', async () => {
  const name = 'Žluťoučký Прибор Ωμέγα ½ 測';
  const { id } = await company.createItem({ name });
  // As an import from an older book may have left it.
  await company.database.db
    .updateTable('property')
    .set({ serial_number: 'ÄÖЖ-1' })
    .where('id', '=', id)
    .execute();
  const page = await firstPage(await exportAs(company, 'halloran', [id]));
  expect(wordsOf(page)).toContain('Žluťoučký Прибор Ωμέγα ½ [U+6E2C]');
  expect(wordsOf(page)).toContain('SN: ÄÖЖ-1');
});
